#!/bin/sh
# Proves that the linker mixes no code for AVX2 into the code for every processor in a release build:
#
#   scripts/check-wide-lanes.sh .build/release
#
# If two modules contain a copy of one function, for example a generic one of the standard library, the
# linker keeps either copy. So the module of wide lanes must share none: all functions that it defines
# contain its name, and no function of other modules does.
set -eu
build=$1
module=OrdinateNumericsWide
mangled=${#module}$module

if [ "$(uname -m)" != x86_64 ]; then
  echo "no wide lanes on $(uname -m)"
  exit 0
fi

# The functions that object files define, except local ones, which the linker does not share.
functions() { xargs -0r nm --defined-only | awk '$2 ~ /^[TWiu]$/ { print $3 }' | sort -u; }

own=$(find "$build/$module.build" -name '*.o' -print0 | functions)
others=$(find "$build"/*.build -name '*.o' ! -path "*/$module.build/*" -print0 | functions)
shared=$(echo "$own" | grep -v "$mangled" || true)
copied=$(echo "$others" | grep "$mangled" || true)
for name in $shared; do echo "error: $module defines $name, which others may define" >&2; done
for name in $copied; do echo "error: another module defines $name, of $module" >&2; done
if [ -z "$own" ]; then echo "error: $build has no $module" >&2; fi
if [ -z "$own" ] || [ -n "$shared$copied" ]; then exit 1; fi
echo "$(echo "$own" | wc -l) functions of wide lanes, none shared with other modules"
