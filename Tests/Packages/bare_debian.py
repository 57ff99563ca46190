"""The package of `make deb` in a bare Debian: it needs only the packages that it names.

Needs root, for debootstrap and chroot, and takes minutes; `make test-long` runs it.
"""
import contextlib
import os
import pathlib
import subprocess
import time
import urllib.request

import pytest

from conftest import ROOT

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="a bare Debian is made by root only")
MIRROR = "http://deb.debian.org/debian"


def make_package():
    done = subprocess.run(
        ["make", "--no-print-directory", "package"], cwd=ROOT, check=True, capture_output=True,
        text=True)
    return ROOT / done.stdout.split()[-1]


@pytest.fixture(scope="module")
def bare(tmp_path_factory):
    """A folder with only the base of the Debian release that this machine has."""
    release = dict(
        line.split("=", 1) for line in pathlib.Path("/etc/os-release").read_text().splitlines()
        if "=" in line)
    folder = tmp_path_factory.mktemp("debian") / "root"
    subprocess.run(
        ["debootstrap", "--variant=minbase", release["VERSION_CODENAME"].strip('"'), folder, MIRROR],
        check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["mount", "--bind", "/proc", folder / "proc"], check=True)
    yield folder
    subprocess.run(["umount", folder / "proc"], check=True)


def inside(folder, *command, **options):
    return subprocess.run(
        ["chroot", folder, *command], capture_output=True, text=True, timeout=600,
        env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root",
             "DEBIAN_FRONTEND": "noninteractive"}, **options)


@contextlib.contextmanager
def served(folder, port):
    process = subprocess.Popen(
        ["chroot", folder, "/usr/bin/ordinate", "serve", "--port", str(port)],
        stdout=subprocess.PIPE, text=True)
    try:
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        assert process.wait(timeout=15) == 0


def test_the_package_installs_runs_and_goes(bare):
    package = make_package()
    (bare / "tmp" / "ordinate.deb").write_bytes(package.read_bytes())
    # Without the recommended packages first: the package must not need them.
    for step in (["apt-get", "update", "-qq"],
                 ["apt-get", "install", "-y", "--no-install-recommends", "/tmp/ordinate.deb"]):
        done = inside(bare, *step)
        assert done.returncode == 0, done.stdout + done.stderr
    assert inside(bare, "ordinate", "eval", "2^3^2").stdout == "512\n"
    assert inside(bare, "ordinate", "plot", "x", "--out", "/tmp/x.svg").returncode == 0
    lacking = inside(bare, "ordinate", "plot", "x", "--out", "/tmp/x.png")
    assert lacking.returncode != 0 and "airo" in lacking.stderr
    keys = ["keys", "--record", "--on", "rpn", "2", "enter", "3", "*"]
    assert inside(bare, "ordinate", *keys).returncode == 0
    assert "2 × 3 = 6" in inside(bare, "ordinate", "history").stdout
    with served(bare, 0) as address, urllib.request.urlopen(address, timeout=20) as page:
        assert page.status == 200 and b"Ordinate" in page.read()

    done = inside(bare, "apt-get", "install", "-y", "--no-install-recommends", "libcairo2")
    assert done.returncode == 0, done.stderr
    assert inside(bare, "ordinate", "plot", "x", "--out", "/tmp/x.png").returncode == 0
    assert (bare / "tmp" / "x.png").read_bytes().startswith(b"\x89PNG")

    assert inside(bare, "apt-get", "purge", "-y", "ordinate").returncode == 0
    left = [path for path in (bare / "usr").rglob("*ordinate*")]
    assert left == []


def test_the_same_files_give_the_same_package():
    first = make_package().read_bytes()
    # In another second, because times in a package are in seconds.
    second = int(time.time())
    while int(time.time()) == second:
        time.sleep(0.05)
    assert make_package().read_bytes() == first
