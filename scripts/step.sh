#!/bin/sh
# Runs one step of a check and says how many seconds it took: scripts/step.sh TITLE COMMAND…
#
# Where steps run beside each other, and what they write is held back until they end, file descriptor 9
# is where to tell at once that one starts.
title=$1
shift
if [ -e /dev/fd/9 ]; then echo ".. $title" >&9; fi
echo "== $title"
start=$(date +%s)
"$@" 9>&-
status=$?
seconds=$(($(date +%s) - start))
if [ "$status" -eq 0 ]; then
  echo "-- $title: $seconds s"
else
  echo "-- $title: FAILED after $seconds s" >&2
fi
exit "$status"
