#!/bin/sh
# Runs one step of a check and says how many seconds it took: scripts/step.sh TITLE COMMAND…
title=$1
shift
echo "== $title"
start=$(date +%s)
"$@"
status=$?
seconds=$(($(date +%s) - start))
if [ "$status" -eq 0 ]; then
  echo "-- $title: $seconds s"
else
  echo "-- $title: FAILED after $seconds s" >&2
fi
exit "$status"
