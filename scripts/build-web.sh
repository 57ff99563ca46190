#!/bin/sh
# Builds a WebAssembly program, and the engine as Embedded Swift, into FOLDER.
#
#   scripts/build-web.sh [PRODUCT [FOLDER]]
#
# PRODUCT is WebApp, the page's program, which becomes ordinate.wasm, WebAppLanguages, the same in all
# languages, which becomes languages.wasm, WebGraph, its graphs', which becomes graph.wasm,
# WebCalculators, its calculators', which becomes calculators.wasm, or NumericsProbe, a test's;
# FOLDER is .build-web by default.
#
# Needs a Swift toolchain, wasi-libc, a libclang-rt-*-dev-wasm32 and binaryen.
set -eu

cd "$(dirname "$0")/.."
product=${1:-WebApp}
scratch=${2:-.build-web}
mkdir -p "$scratch"
triple=wasm32-unknown-none-wasm

# The toolchain says where it lives.
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
unicode="$resources/embedded/$triple/libswiftUnicodeDataTables.a"

# Of several packages of builtins the newest.
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

# The package manager plans anew only for another path, so the path changes with the contents.
sed -e "s|@UNICODE@|$unicode|" -e "s|@LIBC@|$libc|" -e "s|@BUILTINS@|$builtins|" \
  scripts/web-toolset.json.in >"$scratch/toolset.json"
toolset="$scratch/toolset-$(cksum <"$scratch/toolset.json" | cut -d ' ' -f 1).json"
mv "$scratch/toolset.json" "$toolset"

build() {
  ORDINATE_PARTS=web swift build -c release --triple "$triple" --toolset "$toolset" \
    --scratch-path "$scratch" "$@"
}
build --product "$product"
case $product in
  WebApp) program=$scratch/ordinate.wasm ;;
  WebAppLanguages) program=$scratch/languages.wasm ;;
  WebGraph) program=$scratch/graph.wasm ;;
  WebCalculators) program=$scratch/calculators.wasm ;;
  *) program=$scratch/$product.wasm ;;
esac
# What a first visit fetches is made small: 3 % smaller, compressed, than by -O3 alone, and as fast.
case $product in
  WebApp*) passes="--flatten --rereloop -O3 -Oz --low-memory-unused --zero-filled-memory" ;;
  *) passes=-O3 ;;
esac
# shellcheck disable=SC2086  # a list of words
wasm-opt $passes --enable-simd --enable-bulk-memory --enable-sign-ext \
  --enable-nontrapping-float-to-int --enable-mutable-globals --strip-debug --strip-producers \
  "$(build --show-bin-path)/$product.wasm" -o "$program.new"
mv "$program.new" "$program"
