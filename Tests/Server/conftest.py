"""Runs the built `ordinate-server`; `make programs` builds it."""
import http.client
import pathlib
import signal
import subprocess
import urllib.parse

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
ORDINATE = ROOT / ".build" / "release" / "ordinate"
SERVER = ROOT / ".build" / "release" / "ordinate-server"


class Server:
    """A server of its own, of a small site, until the end of a `with`."""

    def __init__(self, site, *options):
        self.process = subprocess.Popen(
            [SERVER, "127.0.0.1", "0", site, *map(str, options)], stdout=subprocess.PIPE, text=True)
        address = self.process.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:"), address
        self.port = urllib.parse.urlsplit(address).port

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(timeout=20) == 0

    def get(self, target, method="GET", body=None, **headers):
        """The answer to a request, and its body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request(
            method, target, body, {k.replace("_", "-"): v for k, v in headers.items()})
        response = connection.getresponse()
        content = response.read()
        connection.close()
        return response, content


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    (folder / "index.html").write_text("<!doctype html><title>0123456789</title>")
    (folder / "app-0123456789ab.js").write_text("export const a = 1;\n" * 100)
    (folder / "app-0123456789ab.js.br").write_bytes(b"not really brotli")
    (folder / "app-0123456789ABCDEF.js").write_text("not a hash")
    return folder


@pytest.fixture(scope="session")
def server(site):
    with Server(site, "--threads", 2) as server:
        yield server


@pytest.fixture
def ordinate():
    def run(*arguments):
        return subprocess.run([ORDINATE, *arguments], capture_output=True, timeout=30)

    return run
