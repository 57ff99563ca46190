"""Runs the built programs; `make programs web` builds them."""
import json
import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
ORDINATE = ROOT / ".build" / "release" / "ordinate"


class Answer:
    """The output and the exit code of a run of `ordinate`."""

    def __init__(self, completed):
        self.code = completed.returncode
        self.out = completed.stdout.decode("utf-8")
        self.err = completed.stderr.decode("utf-8")

    @property
    def json(self):
        return json.loads(self.out)

    def marked(self):
        """The marked part of the printed formula, after checking the form."""
        first, text, caret = self.err.rstrip("\n").split("\n")
        assert first.startswith("error: ")
        assert text.startswith("  ") and caret.strip("^~ ") == "" and caret.count("^") == 1
        return text[caret.index("^"):len(caret)]


@pytest.fixture
def ordinate(tmp_path_factory):
    """Runs `ordinate`; its data is in the test's own folder, unless ORDINATE_HOME is given."""
    home = None

    def run(*arguments, stdin=b"", cwd=None, **environment):
        nonlocal home
        if "HOME" not in environment:
            home = home or str(tmp_path_factory.mktemp("home"))
            environment = {"ORDINATE_HOME": home} | (environment or dict(os.environ))
        completed = subprocess.run(
            [ORDINATE, *arguments], input=stdin, capture_output=True, timeout=30, cwd=cwd,
            env=environment)
        return Answer(completed)

    return run
