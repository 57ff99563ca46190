"""`ordinate serve`: types, policy, encodings, and wrong requests."""
import base64
import gzip
import hashlib
import http.client
import random
import re
import shutil
import signal
import socket
import subprocess
import urllib.parse

import pytest
from playwright.sync_api import sync_playwright

from conftest import ORDINATE, ROOT


def named(start, kind):
    """The path of a file of the site whose name has a digest of its contents."""
    site = ROOT / ".build" / "site"
    [path] = site.glob(f"{start}-*.{kind}")
    return f"/{path.relative_to(site)}"


@pytest.fixture(scope="module")
def server():
    process = subprocess.Popen(
        [ORDINATE, "serve", "--port", "0"], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    address = process.stdout.readline().strip()
    assert address.startswith("http://127.0.0.1:")
    yield urllib.parse.urlsplit(address).port
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=10) == 0


def get(port, path, method="GET", **headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request(method, path, headers={k.replace("_", "-"): v for k, v in headers.items()})
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


def raw(port, request):
    """The status line of the answer to these bytes."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall(request)
        return connection.recv(64)


@pytest.mark.parametrize("path, kind", [
    ("/", "text/html; charset=utf-8"), ("/index.html", "text/html; charset=utf-8"),
    ("app", "text/javascript; charset=utf-8"), ("shared/engine-first", "application/wasm"),
    ("style", "text/css; charset=utf-8"), ("icon", "image/svg+xml"),
    ("/service-worker.js", "text/javascript; charset=utf-8"),
    ("/ordinate.webmanifest", "application/manifest+json"),
])
def test_files_have_their_types_and_the_policy(server, path, kind):
    if not path.startswith("/"):
        endings = {"app": "js", "shared/engine-first": "wasm", "style": "css", "icon": "svg"}
        path = named(path, endings[path])
    response, body = get(server, path)
    assert response.status == 200 and body
    assert response.headers["Content-Type"] == kind
    policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe-inline" not in policy and "frame-ancestors 'none'" in policy
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    head, nothing = get(server, path, method="HEAD")
    assert head.headers["Content-Length"] == str(len(body)) and nothing == b""


def test_policy_lets_the_script_inside_the_page_run_and_no_other(server):
    response, body = get(server, "/")
    scripts = re.findall(r"<script>(.*?)</script>", body.decode(), re.DOTALL)
    digests = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts]
    policy = response.headers["Content-Security-Policy"]
    assert re.findall(r"'sha256-(.*?)'", policy) == digests
    assert policy in (ROOT / "Packaging/nginx.conf").read_text()


def test_encodings_follow_the_accepted_ones(server):
    plain, body = get(server, named("shared/engine-first", "wasm"))
    assert plain.headers["Content-Encoding"] is None
    for accepted, coding in [
            ("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("*", "br"),
            ("identity", None), ("br;q=0", None)]:
        response, encoded = get(
            server, named("shared/engine-first", "wasm"), Accept_Encoding=accepted)
        assert response.headers["Content-Encoding"] == coding
        assert response.headers["Vary"] == "Accept-Encoding"
        if coding == "gzip":
            assert gzip.decompress(encoded) == body
        if coding:
            assert len(encoded) < len(body) and response.headers["ETag"] != plain.headers["ETag"]


def test_files_that_the_client_has_are_not_sent_again(server):
    tag = get(server, "/")[0].headers["ETag"]
    response, body = get(server, "/", If_None_Match=f'"other", {tag}')
    assert (response.status, body) == (304, b"")
    assert get(server, "/", If_None_Match='"other"')[0].status == 200


@pytest.mark.parametrize("target, status", [
    (b"/nope", 404), (b"/style", 404), (b"/style/", 404), (b"/..", 404),
    (b"/../../etc/passwd", 404), (b"/%2e%2e/%2e%2e/etc/passwd", 404), (b"/index.html/", 404),
    (b"/%00", 400), (b"/%", 400), (b"/%zz", 400), (b"/%ff%fe", 400), (b"/\xff", 400),
    (b"/" + b"a" * 60_000, 404), (b"/" + b"a" * 70_000, 413), (b"/?x=%ff", 200), (b"http://host", 200), (b"*", 400),
])
def test_bad_paths_are_answered(server, target, status):
    answer = raw(server, b"GET " + target + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 %d " % status)


def test_other_methods_are_refused(server):
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        response, _ = get(server, "/", method=method)
        assert response.status == 405 and response.headers["Allow"] == "GET, HEAD"


def test_no_request_ends_the_server(server):
    seed = 20260101
    print("seed", seed)
    choose = random.Random(seed)
    parts = [b"/", b":", b"?", b"#", b"%", b"%2", b"a", b"..", b"http://", b"\xc3", b"\xa9", b"@",
             b"[", b"]", b"&", b"=", b"\x7f", b"\t", b"*", b"\\", b"%00", b"%e2%82"]
    for _ in range(500):
        target = b"".join(choose.choices(parts, k=choose.randint(1, 9)))
        raw(server, b"GET " + target + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    for request in (b"GET\r\n\r\n", b"\0" * 100, b"GET / HTTP/9.9\r\n\r\n"):
        raw(server, request)
    assert get(server, "/")[0].status == 200


def test_a_reason_not_to_serve_is_reported(ordinate, server, tmp_path):
    assert ordinate("serve", "--port", "70000").code == 64
    assert ordinate("serve", "--port", "abc").code == 64
    taken = ordinate("serve", "--port", str(server), "--site", str(ROOT / ".build" / "site"))
    assert taken.code == 69 and taken.err.startswith("error: ")
    missing = ordinate("serve", "--port", "0", "--site", str(tmp_path / "none"))
    assert missing.code == 66 and missing.err.startswith("error: ")


def test_the_page_starts_under_the_policy(server):
    """In Chromium: the program runs, styles apply, and nothing is refused."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        complaints = []
        page.on("console", lambda message: complaints.append(message.text)
                if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"http://127.0.0.1:{server}/?lang=en")
        page.get_by_role("tab", name="Plotter").click()
        page.get_by_role("button", name="7", exact=True).click()
        assert page.get_by_role("textbox", name="Equation").input_value() == "7"
        browser.close()
    assert complaints == []
