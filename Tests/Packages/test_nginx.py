"""Debian's nginx with the installed configuration, in front of two servers."""
import concurrent.futures
import gzip
import http.client
import json
import os
import pathlib
import queue
import shutil
import socket
import subprocess
import threading
import time

import pytest

from conftest import Server, ask

MODULES = pathlib.Path("/etc/nginx/modules-enabled")
HAS_BROTLI = any(MODULES.glob("*brotli-static.conf"))


class Balancer:
    """nginx in front of two servers, which can be killed and started."""

    def __init__(self, prefix, folder):
        self.prefix = prefix
        self.site = prefix / "share" / "ordinate"
        self.servers = [Server(prefix), Server(prefix)]
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        text = (prefix / "share/doc/ordinate/nginx.conf").read_text()
        # Only the ports and the place of the log differ from the installed configuration.
        for old, new in [("listen 80;", f"listen 127.0.0.1:{self.port};"), ("listen [::]:80;", ""),
                         ("127.0.0.1:8081", f"127.0.0.1:{self.servers[0].port}"),
                         ("127.0.0.1:8082", f"127.0.0.1:{self.servers[1].port}"),
                         ("/var/log/nginx/ordinate.log", f"{folder}/access.log")]:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        if not HAS_BROTLI:
            text = text.replace("brotli_static on;", "")
        (folder / "site.conf").write_text(text)
        self.log = folder / "access.log"
        (folder / "nginx.conf").write_text(f"""
            {"user root;" if os.geteuid() == 0 else ""}
            include {MODULES}/*brotli-static.conf;
            daemon off;
            worker_processes 1;
            pid {folder}/pid;
            error_log {folder}/error.log;
            events {{ worker_connections 512; }}
            http {{
              client_body_temp_path {folder}/body;
              proxy_temp_path {folder}/proxy;
              fastcgi_temp_path {folder}/fastcgi;
              uwsgi_temp_path {folder}/uwsgi;
              scgi_temp_path {folder}/scgi;
              include {folder}/site.conf;
            }}""")
        nginx = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
        assert nginx, "scripts/set-up.sh test installs nginx"
        self.process = subprocess.Popen([nginx, "-c", folder / "nginx.conf"])
        self.wait()

    def wait(self):
        for _ in range(200):
            try:
                return socket.create_connection(("127.0.0.1", self.port)).close()
            except ConnectionRefusedError:
                assert self.process.poll() is None, "nginx has ended"
                time.sleep(0.05)
        raise AssertionError("nginx does not listen")

    def kill(self, index):
        """Kills a server in the middle of its work."""
        self.servers[index].process.kill()
        self.servers[index].process.wait()

    def start(self, index):
        """Starts a server again at its port."""
        self.servers[index] = Server(self.prefix, self.servers[index].port)

    def wait_for_servers(self):
        """Waits until nginx tries skipped servers again."""
        for _ in range(100):
            if ask(self.port, "/health", source="127.0.1.100")[0].status == 200:
                return
            time.sleep(0.05)
        raise AssertionError("nginx asks no server")

    def close(self):
        for process in [self.process, *(server.process for server in self.servers)]:
            process.terminate()
            process.wait(timeout=15)


@pytest.fixture(scope="module")
def site(tmp_path_factory, prefix):
    """The installed prefix, with one more file whose name has a hash of its contents."""
    folder = prefix / "share" / "ordinate" / "made"
    folder.mkdir()
    (folder / "up-0123456789ab.js").write_text("export {};\n")
    (folder / "up-0123456789ab.js.gz").write_bytes(gzip.compress(b"export {};\n"))
    yield prefix
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def balancer(tmp_path_factory, site):
    made = Balancer(site, tmp_path_factory.mktemp("nginx"))
    yield made
    made.close()


def plain_files(folder):
    return [path for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in (".br", ".gz")]


def test_files_come_with_the_headers_of_the_server(balancer):
    """Type, policy and caching: nginx sends the same for every file as a server alone."""
    names = ["Content-Type", "Cache-Control", "Content-Security-Policy", "X-Content-Type-Options",
             "X-Frame-Options", "Referrer-Policy", "Cross-Origin-Opener-Policy",
             "Cross-Origin-Embedder-Policy", "Cross-Origin-Resource-Policy", "Permissions-Policy"]
    for path in ["/"] + ["/" + str(p.relative_to(balancer.site)) for p in plain_files(balancer.site)]:
        here, body = ask(balancer.port, path)
        there, expected = ask(balancer.servers[0].port, path)
        assert (here.status, body) == (200, expected), path
        for name in names:
            assert here.headers.get_all(name) == there.headers.get_all(name), (path, name)


def test_files_come_compressed_as_they_lie_on_the_disk(balancer):
    for file in plain_files(balancer.site):
        path = "/" + str(file.relative_to(balancer.site))
        best = ("br", ".br") if HAS_BROTLI else ("gzip", ".gz")
        for accepted, coding, suffix in [("gzip, deflate, br", *best), ("gzip", "gzip", ".gz")]:
            encoded = file.with_name(file.name + suffix)
            response, body = ask(balancer.port, path, Accept_Encoding=accepted)
            if encoded.exists():
                assert response.headers["Vary"] == "Accept-Encoding"
                assert response.headers["Content-Encoding"] == coding
                assert body == encoded.read_bytes()


def test_names_with_a_hash_are_kept_and_errors_are_not(balancer):
    kept = "public, max-age=31536000, immutable"
    for path, status, caching in [
            ("/made/up-0123456789ab.js", 200, kept), ("/", 200, "no-cache"),
            ("/index.html", 200, "no-cache"), ("/made/no-0123456789ab.js", 404, "no-cache"),
            ("/made/up-0123456789ab.js?x-0123456789ab.js", 200, kept),
            ("/made/?x-0123456789ab.js", 403, "no-cache"), ("/nope", 404, "no-cache")]:
        response, _ = ask(balancer.port, path)
        assert (response.status, response.headers["Cache-Control"]) == (status, caching), path
    tag = ask(balancer.port, "/made/up-0123456789ab.js")[0].headers["ETag"]
    response, body = ask(balancer.port, "/made/up-0123456789ab.js", If_None_Match=tag)
    assert (response.status, body) == (304, b"") and response.headers["Cache-Control"] == kept


def test_nothing_else_is_answered(balancer):
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        response, body = ask(balancer.port, "/", method=method)
        assert (response.status, response.headers["Allow"]) == (405, "GET, HEAD")
        assert json.loads(body)["error"]["kind"] == "method-not-allowed"
    for path in ("/metrics", "/../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/made/../../doc"):
        assert ask(balancer.port, path)[0].status in (400, 403, 404), path


def test_all_that_is_computed_is_passed_on(balancer):
    for path, kind in [
            ("/plot.svg?f=sin(x)", "image/svg+xml"), ("/plot.png?f=x", "image/png"),
            ("/plot.pdf?f=x", "application/pdf"), ("/value?f=2*3", "application/json"),
            ("/formula?f=x%5E2&as=latex", "text/plain"), ("/table.csv?f=x", "text/csv"),
            ("/health", "")]:
        here, body = ask(balancer.port, path)
        there, expected = ask(balancer.servers[1].port, path)
        assert (here.status, body) == (200, expected), path
        assert here.headers["Content-Type"].startswith(kind), path
        for name in ("Content-Type", "Cache-Control", "Content-Security-Policy"):
            assert here.headers.get_all(name) == there.headers.get_all(name), (path, name)


def test_the_servers_errors_are_passed_on(balancer):
    for formula, status in [("1%2F%2F2", 422), ("1%2B" * 10_000, 413)]:
        response, body = ask(balancer.port, f"/value?f={formula}")
        assert response.status == status, body
        assert json.loads(body)["error"]["kind"] and response.headers["Allow"] is None


def test_no_request_fails_while_a_server_is_killed_and_started_again(balancer):
    """Eight clients ask for plots throughout; then both servers answer again."""
    answers = queue.SimpleQueue()
    is_enough = threading.Event()

    def client(number):
        count = 0
        # Below the allowed rate.
        while not is_enough.wait(0.02):
            response, body = ask(
                balancer.port, f"/plot.svg?f=sin({number}x)%2B{count}", source=f"127.0.1.{number}")
            answers.put((response.status, body.endswith(b"</svg>\n") or body[-100:]))
            count += 1

    def take(count):
        return {answers.get(timeout=30) for _ in range(count)}

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        clients = [pool.submit(client, number) for number in range(1, 9)]
        try:
            before = take(40)
            balancer.kill(0)
            after = take(80)
        finally:
            is_enough.set()
        for done in clients:
            done.result()
    assert before == after == take(answers.qsize()) | before == {(200, True)}

    balancer.start(0)
    address = f"127.0.0.1:{balancer.servers[0].port}"
    before = balancer.log.read_text().count(address)
    for _ in range(100):
        ask(balancer.port, "/value?f=1", source="127.0.1.9")
        if balancer.log.read_text().count(address) > before:
            return
        time.sleep(0.1)
    raise AssertionError("the server that was started again is not asked")


def test_without_servers_files_are_served_and_the_rest_is_refused(balancer):
    for index in (0, 1):
        balancer.kill(index)
    try:
        response, body = ask(balancer.port, "/plot.svg?f=x", source="127.0.1.10")
        assert (response.status, response.headers["Content-Type"]) == (503, "application/json")
        assert json.loads(body)["error"]["kind"] == "busy"
        assert response.headers["Retry-After"] == "1"
        assert ask(balancer.port, "/")[0].status == 200
    finally:
        for index in (0, 1):
            balancer.start(index)
        balancer.wait_for_servers()


def test_only_a_client_that_asks_too_often_is_refused(balancer):
    def statuses(path, count, source):
        connection = http.client.HTTPConnection(
            "127.0.0.1", balancer.port, timeout=20, source_address=(source, 0))
        for _ in range(count):
            connection.request("GET", path)
            response = connection.getresponse()
            yield response.status, response.headers["Content-Type"], response.read()
        connection.close()

    answers = list(statuses("/health", 300, "127.0.1.11"))
    refused = [answer for answer in answers if answer[0] == 429]
    assert answers[0][0] == 200 and refused
    assert refused[0][1] == "application/json"
    assert json.loads(refused[0][2])["error"]["kind"] == "too-many-requests"
    assert {status for status, _, _ in statuses("/health", 20, "127.0.1.12")} == {200}
    assert {status for status, _, _ in statuses("/index.html", 300, "127.0.1.11")} == {200}


def test_the_log_does_not_contain_queries(balancer):
    ask(balancer.port, "/value?f=7654321")
    log = balancer.log.read_text()
    assert " GET /value 200 " in log and "7654321" not in log and "?" not in log
