"""Builds the examples, which need only the engine."""
import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def built():
    """A function that builds an example and returns its program."""
    def build(name):
        command = ["swift", "build", "--package-path", ROOT / "Examples" / name,
                   "--scratch-path", ROOT / ".build-examples"]
        environment = dict(os.environ, ORDINATE_PARTS="engine")
        result = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert result.returncode == 0, result.stdout + result.stderr
        folder = subprocess.run(
            [*command, "--show-bin-path"], env=environment, capture_output=True, text=True,
            check=True)
        return pathlib.Path(folder.stdout.strip()) / name
    return build
