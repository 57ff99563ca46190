#!/bin/sh
# Runs one step of a build or a check and says how many seconds it took: scripts/step.sh TITLE COMMAND…
#
# If steps run in parallel and their output is held back until they end, each announces itself
# immediately on file descriptor 9. What failed is said again at the end of the step, and added to the file
# ORDINATE_FAILURES, because much may be printed between. With ORDINATE_LOGS=FOLDER the output goes to a file there, which is
# shown if the step fails; meanwhile a line every 15 seconds says what the step is doing.
title=$1
shift
if [ -e /dev/fd/9 ]; then echo ".. $title" >&9; fi
echo "== $title"
start=$(date +%s)
if [ -n "${ORDINATE_LOGS:-}" ]; then
  mkdir -p "$ORDINATE_LOGS"
  log=$ORDINATE_LOGS/$(echo "$title" | tr ' ' '-').log
  "$@" >"$log" 2>&1 9>&- &
  command=$!
  trap 'kill "$command" 2>/dev/null' INT TERM
  while kill -0 "$command" 2>/dev/null; do
    sleep 1
    seconds=$(($(date +%s) - start))
    if [ "$seconds" -gt 0 ] && [ $((seconds % 15)) -eq 0 ]; then
      echo ".. $title: $seconds s, $(tail -n 1 "$log" | cut -c 1-70)"
    fi
  done
  wait "$command"
  status=$?
  [ "$status" -eq 0 ] || cat "$log" >&2
else
  log=$(mktemp)
  trap 'rm -f "$log" "$log.status"' EXIT
  { "$@" 9>&-; echo $? >"$log.status"; } 2>&1 | tee "$log"
  status=$(cat "$log.status")
  if [ "$status" -ne 0 ]; then
    failed=$(grep -E '^(✘|FAILED|ERROR|not ok)|: error:' "$log" | head -n 40)
    [ -z "$failed" ] || printf '%s: these failed:\n%s\n' "$title" "$failed" |
      tee -a "${ORDINATE_FAILURES:-/dev/null}" >&2
  fi
fi
seconds=$(($(date +%s) - start))
if [ "$status" -eq 0 ]; then
  echo "-- $title: $seconds s"
else
  echo "-- $title: FAILED after $seconds s" >&2
fi
exit "$status"
