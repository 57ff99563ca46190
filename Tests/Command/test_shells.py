"""The manual page and the completions of shells, as `make man` writes them."""
import os
import re
import shutil
import subprocess

import pytest

from conftest import ORDINATE, ROOT

COMMANDS = ["eval", "keys", "plot", "table", "describe", "analyze", "fit", "sheet", "link", "repl", "history",
            "serve"]

@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("manual")
    subprocess.run([ROOT / "scripts" / "make-manual.py", ORDINATE, folder], check=True, timeout=60)
    return folder


def test_the_manual_has_every_command_and_option(ordinate, folder):
    page = (folder / "man" / "ordinate.1").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert f"\n.SS ordinate {command}\n" in page
        for option in re.findall(r"^  (--[a-z-]+)", ordinate("help", command).out, re.MULTILINE):
            if option not in ("--help", "--version"):
                assert f".B {option}".replace("-", "\\-") in page
    for title in ("NAME", "SYNOPSIS", "DESCRIPTION", "EXAMPLES", "EXIT STATUS", "ENVIRONMENT"):
        assert f"\n.SH {title}\n" in page
    # Lines that begin with a point are requests; each of them exists.
    known = {"TH", "nh", "ad", "SH", "SS", "HP", "B", "TP", "PP", "EX", "EE", "BR", '\\"'}
    assert {line[1:].split(" ")[0] for line in page.splitlines() if line.startswith(".")} <= known


def test_the_manual_is_set_without_a_warning(folder):
    if shutil.which("groff") is None:
        pytest.skip("groff is not installed")
    completed = subprocess.run(
        ["groff", "-ww", "-man", "-k", "-Tutf8", "-rLL=78n", folder / "man" / "ordinate.1"],
        capture_output=True, timeout=30)
    assert completed.returncode == 0 and completed.stderr == b""
    assert "ordinate eval '2*sin(1)+3^4'" in completed.stdout.decode()


BASH = r"""
source "$1"; shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE}
_ordinate ordinate "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\n' "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize("words, offered", [
    (["pl"], ["plot"]), (["plot", "x", "--sty"], ["--style"]), (["plot", "x", "--style", ""],
     ["dots", "line"]), (["describe", "x", "--as", "m"], ["mathml"]),
    (["keys", "--on", "r"], ["rpn"]), (["eval", "--file", "formu"], ["formulas.txt"]),
])
def test_bash_completes(folder, tmp_path, words, offered):
    (tmp_path / "formulas.txt").touch()
    completed = subprocess.run(
        ["bash", "-c", BASH, "bash", folder / "completions" / "ordinate", "ordinate", *words],
        cwd=tmp_path, capture_output=True, encoding="utf-8", timeout=30)
    assert sorted(completed.stdout.split()) == offered


@pytest.mark.parametrize("words, offered", [
    ("pl", {"plot"}), ("plot x --sa", {"--samples"}), ("plot --x 0:1 --x", {"--x-max"}),
    ("plot --x-max 9 x --x", {"--x"}), ("plot x --style ", {"line", "dots"}),
    ("table x --x 0:1 --x", set()), ("keys 1 --tr", {"--trace"}),
])
def test_fish_completes(folder, tmp_path, words, offered):
    if shutil.which("fish") is None:
        pytest.skip("fish is not installed")
    script = f"source {folder}/completions/ordinate.fish; complete -C 'ordinate {words}'"
    completed = subprocess.run(
        ["fish", "--no-config", "-c", script], env={**os.environ, "HOME": str(tmp_path)},
        cwd=tmp_path, capture_output=True, encoding="utf-8", timeout=30)
    assert completed.stderr == ""
    assert {line.split("\t")[0] for line in completed.stdout.splitlines()} == offered


def test_there_is_a_completion_for_each_shell(folder):
    completions = folder / "completions"
    assert sorted(path.name for path in completions.iterdir()) == [
        "_ordinate", "ordinate", "ordinate.fish"]
    assert (completions / "_ordinate").read_text().startswith("#compdef ordinate\n")
    assert "complete -c 'ordinate'" in (completions / "ordinate.fish").read_text()
