#!/bin/sh
# Makes .build/python, the virtual environment of the tests, and a browser where apt has none.
set -eu

environment=.build/python
requirements=Tests/requirements.txt
if cmp -s "$requirements" "$environment/installed.txt" && "$environment/bin/python" -c ''; then
  exit 0
fi
rm -rf "$environment"
mkdir -p .build
python3 -m venv "$environment"
"$environment/bin/python" -m pip install --quiet --disable-pip-version-check -r "$requirements"
if ! command -v chromium >/dev/null 2>&1; then
  "$environment/bin/python" -m playwright install --with-deps chromium
fi
cp "$requirements" "$environment/installed.txt"
