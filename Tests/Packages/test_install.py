"""`make install` and `make deb`: installed programs run from their folder, and leave no trace."""
import os
import pathlib
import shutil
import subprocess

from conftest import ROOT, Server, ask, install

PROGRAMS = ["ordinate", "ordinate-history", "ordinate-server"]


def run(*command, **options):
    return subprocess.run(
        command, capture_output=True, text=True, timeout=120, **options)


def files(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def test_programs_run_from_where_they_are_installed(prefix, tmp_path):
    for program in PROGRAMS:
        assert os.access(prefix / "bin" / program, os.X_OK)
    answer = run(prefix / "bin" / "ordinate", "eval", "2^3^2", cwd=tmp_path)
    assert (answer.returncode, answer.stdout) == (0, "512\n")
    answer = run(prefix / "bin" / "ordinate", "plot", "x", "--out", "x.png", cwd=tmp_path)
    assert answer.returncode == 0 and (tmp_path / "x.png").read_bytes().startswith(b"\x89PNG")

    home = dict(os.environ, ORDINATE_HOME=str(tmp_path / "home"))
    for arguments in (["keys", "--record", "--on", "rpn", "2", "enter", "3", "*"], ["history"]):
        answer = run(prefix / "bin" / "ordinate", *arguments, env=home, cwd=tmp_path)
        assert answer.returncode == 0, answer.stderr
    assert "2 × 3 = 6" in answer.stdout


def test_the_command_finds_the_installed_site(prefix, tmp_path):
    process = subprocess.Popen(
        [prefix / "bin" / "ordinate", "serve", "--port", "0"], cwd=tmp_path,
        stdout=subprocess.PIPE, text=True)
    try:
        port = int(process.stdout.readline().strip().rpartition(":")[2])
        response, body = ask(port, "/")
        assert response.status == 200
        assert body == (prefix / "share" / "ordinate" / "index.html").read_bytes()
    finally:
        process.terminate()
        assert process.wait(timeout=15) == 0


def test_all_of_the_site_is_installed(prefix):
    assert files(prefix / "share" / "ordinate") == files(ROOT / ".build" / "site")


def test_the_manual_and_completions_are_those_of_the_command(prefix):
    for path in ("share/man/man1/ordinate.1", "share/bash-completion/completions/ordinate",
                 "share/zsh/site-functions/_ordinate",
                 "share/fish/vendor_completions.d/ordinate.fish"):
        assert "analyze" in (prefix / path).read_text(), path


def test_linked_libraries_come_with_their_licences(prefix):
    licences = prefix / "share" / "doc" / "ordinate" / "licences"
    for name in ("swift-nio", "swift-argument-parser", "GRDB.swift"):
        assert "icense" in (licences / f"{name}.txt").read_text()


def test_files_below_destdir_name_the_prefix_alone(tmp_path):
    assert install("PREFIX=/opt/o", f"DESTDIR={tmp_path}/d").returncode == 0
    root = tmp_path / "d" / "opt" / "o"
    unit = (root / "lib/systemd/system/ordinate@.service").read_text()
    assert "ExecStart=/opt/o/bin/ordinate serve" in unit and "@PREFIX@" not in unit
    assert "root /opt/o/share/ordinate;" in (root / "share/doc/ordinate/nginx.conf").read_text()
    for path in root.rglob("*"):
        if path.is_file() and path.parent.name != "bin":
            assert str(tmp_path).encode() not in path.read_bytes(), path


def test_installing_twice_leaves_nothing_of_the_first_and_uninstalling_nothing(tmp_path):
    here = [f"PREFIX={tmp_path}/p"]
    assert install(*here).returncode == 0
    before = files(tmp_path)
    (tmp_path / "p/share/ordinate/stale.js").write_text("")
    (tmp_path / "p/share/ordinate.new").mkdir()
    assert install(*here).returncode == 0
    assert files(tmp_path) == before
    (tmp_path / "p/bin/other").write_text("")
    done = run("make", "--no-print-directory", "uninstall", *here, cwd=ROOT)
    assert (done.returncode, files(tmp_path)) == (0, ["p/bin/other"])


def test_missing_builds_are_reported_before_anything_is_installed(tmp_path):
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts")
    done = run(tmp_path / "scripts/install.sh", "install", f"{tmp_path}/p")
    assert done.returncode == 66 and ".build/release/ordinate" in done.stderr
    assert not (tmp_path / "p").exists()
    for arguments in ([], ["install"], ["install", "relative"], ["remove", "/x"]):
        assert run(tmp_path / "scripts/install.sh", *arguments).returncode == 64


def test_the_package_has_the_same_files_and_names_its_dependencies(prefix, tmp_path):
    # Not compressed, because that takes most of the time.
    done = run(ROOT / "scripts" / "make-deb.sh", tmp_path,
               env=dict(os.environ, DPKG_DEB_COMPRESSOR_TYPE="none"))
    assert done.returncode == 0, done.stderr
    package = pathlib.Path(done.stdout.strip())

    version = run(prefix / "bin" / "ordinate", "--version").stdout.strip()
    field = lambda name: run("dpkg-deb", "--field", package, name).stdout.strip()
    assert field("Version") == version and package.name.startswith(f"ordinate_{version}_")
    assert "libc6 (>=" in field("Depends") and "libsqlite3-0 (>=" in field("Depends")
    assert "libcairo2" in field("Recommends")

    run("dpkg-deb", "--raw-extract", package, tmp_path / "raw", check=True)
    packed, installed = tmp_path / "raw" / "usr", files(prefix)
    debian = {"share/doc/ordinate/LICENSE": "share/doc/ordinate/copyright",
              "share/doc/ordinate/CHANGELOG.md": "share/doc/ordinate/changelog.gz",
              "share/man/man1/ordinate.1": "share/man/man1/ordinate.1.gz",
              "share/zsh/site-functions/_ordinate": "share/zsh/vendor-completions/_ordinate"}
    assert files(packed) == sorted(debian.get(name, name) for name in installed)
    assert run("md5sum", "--check", "--quiet", "DEBIAN/md5sums", cwd=tmp_path / "raw").returncode == 0
    listing = run("dpkg-deb", "--contents", package).stdout.splitlines()
    assert listing and all(line.split()[1] == "root/root" for line in listing)
    with Server(packed) as server:
        assert ask(server.port, "/")[0].status == 200
