#!/bin/sh
# Installs the Debian or Ubuntu packages that a task needs and that are missing.
#
#   scripts/set-up.sh programs|run|test|bench|deb|long
set -eu

# Chromium comes from Debian. Ubuntu's package of that name is a stub for a snap, and other systems
# may have none; the page's tests then use the browser that Playwright installs.
has_real_chromium() {
  version=$(apt-cache policy chromium 2>/dev/null | sed -n 's/^  Candidate: //p')
  case "$version" in "" | "(none)" | *snap*) return 1 ;; esac
  [ "$(. /etc/os-release && echo "${ID:-}")" != ubuntu ]
}

newest_wasm_runtime() {
  apt-cache search --names-only '^libclang-rt-[0-9]+-dev-wasm32$' | cut -d ' ' -f 1 | sort -V | tail -n 1
}

wasm_runtime_is_installed() {
  dpkg-query -W -f '${db:Status-Status}\n' 'libclang-rt-*-dev-wasm32' 2>/dev/null | grep -qx installed
}

is_installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

task=${1:?which task: programs, run, test, bench, deb or long}
wanted="pkg-config libcairo2-dev libsqlite3-dev python3"
[ "$task" = programs ] || wanted="$wanted libedit2 wasi-libc binaryen brotli esbuild python3-venv"
case "$task" in
  programs | run) ;;
  test) wanted="$wanted node-typescript webkit2gtk-driver xvfb fonts-dejavu-core dpkg-dev nginx" ;;
  bench) wanted="$wanted gnuplot-nox libmuparser-dev g++ bc wrk nginx" ;;
  deb) wanted="$wanted dpkg-dev" ;;
  long) wanted="$wanted debootstrap" ;;
  *) echo "error: $task is not programs, run, test, bench, deb or long" >&2; exit 64 ;;
esac

if ! command -v dpkg-query >/dev/null 2>&1; then
  echo "Not Debian or Ubuntu: install yourself what this needs: $wanted" >&2
  exit 0
fi

missing=""
for package in $wanted; do
  is_installed "$package" || missing="$missing $package"
done
[ "$task" = programs ] || command -v node >/dev/null 2>&1 || missing="$missing nodejs"
[ "$task" = test ] && ! command -v chromium >/dev/null 2>&1 && missing="$missing chromium?"
# Only Debian has a package of Chromium without windows, which halves the time of the page's tests.
[ "$task" = test ] && [ "$(. /etc/os-release && echo "${ID:-}")" = debian ] &&
  ! command -v chromium-headless-shell >/dev/null 2>&1 && missing="$missing headless?"
brotli_module=libnginx-mod-http-brotli-static
[ "$task" = test ] && ! is_installed $brotli_module && missing="$missing brotli-module?"
[ "$task" = programs ] || wasm_runtime_is_installed || missing="$missing wasm-runtime?"

[ -n "$missing" ] || exit 0

as_root=""
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null 2>&1 || { echo "error: installing$missing needs root or sudo" >&2; exit 1; }
  as_root=sudo
fi
$as_root apt-get update -qq
install=""
wished=""
for package in $missing; do
  case "$package" in
    chromium\?) if has_real_chromium; then install="$install chromium"; fi ;;
    headless\?) if has_real_chromium; then wished=chromium-headless-shell; fi ;;
    # Debian has it since 12, Ubuntu since 24.04.
    brotli-module\?)
      if apt-cache show $brotli_module >/dev/null 2>&1; then install="$install $brotli_module"; fi ;;
    wasm-runtime\?) install="$install $(newest_wasm_runtime)" ;;
    *) install="$install $package" ;;
  esac
done
get() {
  echo "Installing $*"
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}
# shellcheck disable=SC2086  # a list of words
[ -z "$install" ] || get $install
[ -z "$wished" ] || get "$wished" || echo "Without $wished tests take longer."
