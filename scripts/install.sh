#!/bin/sh
# Installs what `make programs web` has built into a folder, or removes it again:
#
#   scripts/install.sh install|uninstall PREFIX [DESTDIR]
#
# The files go below DESTDIR/PREFIX and expect to run from PREFIX. This script builds nothing, so that
# installing as root leaves no file of root's in the clone.
set -eu

cd "$(dirname "$0")/.."
task=${1:-}
prefix=${2:-}
root=${3:-}
case "$task:$prefix" in
  install:/* | uninstall:/*) ;;
  *) echo "usage: scripts/install.sh install|uninstall /PREFIX [DESTDIR]" >&2; exit 64 ;;
esac
prefix=${prefix%/}
to=${root%/}$prefix
documents=share/doc/ordinate

# Each line: mode, file, where it goes. A program's mode is 755.
files() {
  for program in ordinate ordinate-history ordinate-server; do
    echo "755 .build/release/$program bin/$program"
  done
  echo "644 .build/man/ordinate.1 share/man/man1/ordinate.1"
  echo "644 .build/completions/ordinate share/bash-completion/completions/ordinate"
  echo "644 .build/completions/_ordinate share/zsh/site-functions/_ordinate"
  echo "644 .build/completions/ordinate.fish share/fish/vendor_completions.d/ordinate.fish"
  echo "644 Packaging/ordinate@.service lib/systemd/system/ordinate@.service"
  echo "644 Packaging/nginx.conf $documents/nginx.conf"
  for document in README.md CHANGELOG.md LICENSE docs/running.md docs/scaling.md docs/http.md; do
    echo "644 $document $documents/${document#docs/}"
  done
}

if [ "$task" = uninstall ]; then
  files | while read -r _ _ target; do rm -f "$to/$target"; done
  rm -rf "$to/share/ordinate" "${to:?}/$documents"
  exit 0
fi

lacking=$(files | while read -r _ source _; do [ -e "$source" ] || echo "  $source"; done)
[ -e .build/site/index.html ] || lacking="$lacking  .build/site"
if [ -n "$lacking" ]; then
  echo "error: not built yet; \`make programs web\` builds these:" >&2
  echo "$lacking" >&2
  exit 66
fi

# Without the names of functions, a program is half as large.
strip=$(command -v strip || command -v llvm-strip || true)
files | while read -r mode source target; do
  case $mode in
    755) install -D -m 755 ${strip:+-s "--strip-program=$strip"} "$source" "$to/$target" ;;
    *) install -D -m 644 "$source" "$to/$target" ;;
  esac
done
for file in lib/systemd/system/ordinate@.service $documents/nginx.conf; do
  sed -i "s|@PREFIX@|$prefix|g" "$to/$file"
done

# The site changes at once, as a whole.
site="$to/share/ordinate"
rm -rf "$site.new"
mkdir -p "$site.new"
cp -R .build/site/. "$site.new"
chmod -R u=rwX,go=rX "$site.new"
rm -rf "$site"
mv "$site.new" "$site"

# Linked libraries come with their licences.
for package in .build/checkouts/*/; do
  name=$(basename "$package")
  licences=$(find "$package" -maxdepth 1 -iname 'LICENSE*' -o -maxdepth 1 -iname 'NOTICE*' | sort)
  [ -n "$licences" ] || continue
  mkdir -p "$to/$documents/licences"
  # shellcheck disable=SC2086  # a list of files without spaces
  cat $licences >"$to/$documents/licences/$name.txt"
done
chmod -R u=rwX,go=rX "$to/$documents"
