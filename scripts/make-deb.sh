#!/bin/sh
# Packs what `make programs web` has built as ordinate_VERSION_ARCHITECTURE.deb and prints that name:
#
#   scripts/make-deb.sh [FOLDER]
#
# FOLDER is .build by default. The same files always give the same bytes: times are those of the last
# commit.
set -eu

cd "$(dirname "$0")/.."
folder=${1:-.build}
version=$(.build/release/ordinate --version)
architecture=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || date +%s)
export SOURCE_DATE_EPOCH
work=.build/deb
root=$work/root
documents=$root/usr/share/doc/ordinate
rm -rf "$work"
mkdir -p "$root/DEBIAN" "$work/debian"
umask 022
scripts/install.sh install /usr "$root"

# Debian's own places for some files, and the manual page compressed.
mkdir -p "$root/usr/share/zsh/vendor-completions"
mv "$root/usr/share/zsh/site-functions/_ordinate" "$root/usr/share/zsh/vendor-completions"
rmdir "$root/usr/share/zsh/site-functions"
gzip -9n "$root/usr/share/man/man1/ordinate.1"
{
  echo "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
  echo "Upstream-Name: ordinate"
  echo "Comment: What the programs have linked in is in /usr/share/doc/ordinate/licences."
  echo
  echo "Files: *"
  sed -n 's/^Copyright (c) /Copyright: /p' LICENSE
  echo "License: Expat"
  sed -e '1,4d' -e 's/^$/./' -e 's/^/ /' LICENSE
} >"$documents/copyright"
rm "$documents/LICENSE"
mv "$documents/CHANGELOG.md" "$documents/changelog"
gzip -9n "$documents/changelog"

# The linked libraries, at the versions whose symbols the programs use; the libraries that they load if
# installed are below.
printf 'Source: ordinate\n\nPackage: ordinate\nArchitecture: any\n' >"$work/debian/control"
linked=$(cd "$work" && dpkg-shlibdeps -O root/usr/bin/* | sed -n 's/^shlibs:Depends=//p')

sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@LINKED@/$linked/" \
  -e "s/@SIZE@/$(du -k -s --apparent-size "$root/usr" | cut -f 1)/" Packaging/debian/control \
  >"$root/DEBIAN/control"
for script in postinst prerm postrm; do
  install -m 755 "Packaging/debian/$script" "$root/DEBIAN/$script"
done
(cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) \
  >"$root/DEBIAN/md5sums"

# A fifth of the time of the best compression, for a seventh more bytes.
: "${DPKG_DEB_COMPRESSOR_TYPE=xz}" "${DPKG_DEB_COMPRESSOR_LEVEL=1}"
export DPKG_DEB_COMPRESSOR_TYPE DPKG_DEB_COMPRESSOR_LEVEL
package=$folder/ordinate_${version}_$architecture.deb
dpkg-deb --root-owner-group --build "$root" "$package.new" >/dev/null
mv "$package.new" "$package"
rm -rf "$work"
echo "$package"
