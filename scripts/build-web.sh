#!/bin/sh
# Builds a WebAssembly program, and the engine as Embedded Swift, into FOLDER.
#
#   scripts/build-web.sh [PRODUCT [FOLDER]]
#
# PRODUCT is by default WebEngine, the page's program, which becomes engine-PART.wasm for each part that
# scripts/split-engine.py makes. Any other one, for a test or a benchmark, becomes PRODUCT.wasm.
# FOLDER is .build-web by default.
#
# Needs a Swift toolchain, wasi-libc, a libclang-rt-*-dev-wasm32, binaryen and node.
set -eu

cd "$(dirname "$0")/.."
product=${1:-WebEngine}
scratch=${2:-.build-web}
mkdir -p "$scratch"
triple=wasm32-unknown-none-wasm

# The toolchain says where it lives.
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
unicode="$resources/embedded/$triple/libswiftUnicodeDataTables.a"

# The newest, if several packages of builtins are installed.
builtins=$(
  for file in /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a \
    /usr/lib/llvm-*/lib/clang/*/lib/wasm32-unknown-wasi/libclang_rt.builtins.a \
    /usr/lib/llvm-*/lib/clang/*/lib/wasm32-wasi/libclang_rt.builtins.a; do
    if [ -e "$file" ]; then echo "$file"; fi
  done | sort -V | tail -n 1
)
libc=/usr/lib/wasm32-wasi
for needed in "$unicode" "$libc/libc.a" \
  "${builtins:-libclang_rt.builtins of libclang-rt-*-dev-wasm32}"; do
  if [ ! -e "$needed" ]; then
    echo "error: building for the web needs $needed" >&2
    exit 1
  fi
done

# The package manager plans again only for another path, so the path changes with the contents. It
# ignores changes of the linker's options, so the old plan is removed.
sed -e "s|@UNICODE@|$unicode|" -e "s|@LIBC@|$libc|" -e "s|@BUILTINS@|$builtins|" \
  scripts/web-toolset.json.in >"$scratch/toolset.json"
toolset="$scratch/toolset-$(cksum <"$scratch/toolset.json" | cut -d ' ' -f 1).json"
[ -e "$toolset" ] || rm -f "$scratch/release.yaml"
mv "$scratch/toolset.json" "$toolset"

build() {
  ORDINATE_PARTS=web swift build -c release -debug-info-format none --triple "$triple" --toolset "$toolset" \
    --scratch-path "$scratch" "$@"
}
build --product "$product"
linked=$(build --show-bin-path)/$product.wasm
if [ "$product" = WebEngine ]; then
  python3 scripts/split-engine.py "$linked" "$scratch"
else
  wasm-opt -O3 --enable-simd --enable-bulk-memory --enable-sign-ext \
    --enable-nontrapping-float-to-int --enable-mutable-globals --strip-debug --strip-producers \
    "$linked" -o "$scratch/$product.wasm.new"
  mv "$scratch/$product.wasm.new" "$scratch/$product.wasm"
fi
