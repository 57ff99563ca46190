#!/bin/sh
# Assembles the web app in .build/site: the page's files, joined into few, the languages' files and the
# parts of the WebAssembly program, each named after its contents. Every file that compresses is there
# as .br and .gz too, so that the server does not have to compress.
#
#   scripts/build-site.sh WASM...
set -eu

cd "$(dirname "$0")/.."
: "${1:?the parts of the WebAssembly program}"
site=.build/site
rm -rf "$site.new"
mkdir -p .build
cp -R Web "$site.new"
cp -R Sources/Words/Languages "$site.new/languages"
python3 scripts/join-site.py "$site.new"
cp "$@" "$site.new/shared/"
python3 scripts/name-by-contents.py "$site.new"
find "$site.new" -type f \( -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.svg' \
  -o -name '*.json' -o -name '*.txt' -o -name '*.webmanifest' -o -name '*.wasm' \) | while read -r file; do
  brotli --best --keep --force "$file"
  # A smaller window is sometimes shorter.
  brotli --best --lgwin=18 --force --output="$file.short" "$file"
  if [ "$(wc -c <"$file.short")" -lt "$(wc -c <"$file.br")" ]; then
    mv "$file.short" "$file.br"
  else
    rm "$file.short"
  fi
  gzip -9 --keep --force --no-name "$file"
done
rm -rf "$site"
mv "$site.new" "$site"
