"""Installs the built programs and site with `make install`, and sends requests to a server."""
import http.client
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def install(*arguments):
    """`make install`, as if called from a shell."""
    return subprocess.run(
        ["make", "--no-print-directory", "install", *arguments], cwd=ROOT, capture_output=True,
        text=True, timeout=60)


@pytest.fixture(scope="session")
def prefix(tmp_path_factory):
    """A folder that Ordinate is installed in."""
    folder = tmp_path_factory.mktemp("prefix")
    done = install(f"PREFIX={folder}")
    assert done.returncode == 0, done.stderr
    return folder


class Server:
    """A server at a port of 127.0.0.1, a free one by default."""

    def __init__(self, prefix, port=0):
        self.process = subprocess.Popen(
            [prefix / "bin" / "ordinate", "serve", "--port", str(port),
             "--site", prefix / "share" / "ordinate"],
            cwd="/", stdout=subprocess.PIPE, text=True)
        address = self.process.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:"), address
        self.port = int(address.rpartition(":")[2])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=15)


def ask(port, path, method="GET", source="127.0.0.1", **headers):
    """The response to one request, and its body as received."""
    connection = http.client.HTTPConnection(
        "127.0.0.1", port, timeout=20, source_address=(source, 0))
    try:
        connection.request(
            method, path, headers={name.replace("_", "-"): text for name, text in headers.items()})
        response = connection.getresponse()
        return response, response.read()
    finally:
        connection.close()
