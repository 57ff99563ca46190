"""Parts of files, names that never change, and every use of a connection."""
import pathlib
import select
import signal
import socket

import pytest

import hostile
from conftest import Server

HASHED = "/app-0123456789ab.js"


def wait_until_read(connection):
    """Waits until the server has read everything that was sent to it."""
    here, there = (address[1] for address in (connection.getsockname(), connection.getpeername()))
    while True:
        sockets = [line.split() for line in pathlib.Path("/proc/net/tcp").read_text().splitlines()]
        is_empty = [
            fields[4].endswith(":00000000") for fields in sockets
            if fields[1].endswith(f":{there:04X}") and fields[2].endswith(f":{here:04X}")]
        if all(is_empty):
            return


def talk(server, *pieces, drops=b"", shut=False, timeout=30):
    """All answers of a server to pieces of bytes, until it closes the connection.

    The server reads each piece by itself; until it answers, it gets `drops` again and again.
    """
    with socket.create_connection(("127.0.0.1", server.port), timeout=timeout) as connection:
        for piece in pieces:
            connection.sendall(piece)
            wait_until_read(connection)
        while drops and not select.select([connection], [], [], 0.2)[0]:
            connection.sendall(drops)
        if shut:
            connection.shutdown(socket.SHUT_WR)
        answer = b""
        while part := connection.recv(65536):
            answer += part
        return answer


@pytest.mark.parametrize("field, status, content, range", [
    ("bytes=0-3", 206, b"<!do", "bytes 0-3/40"), ("bytes=36-", 206, b"tle>", "bytes 36-39/40"),
    ("bytes=-4", 206, b"tle>", "bytes 36-39/40"), ("bytes=38-99", 206, b"e>", "bytes 38-39/40"),
    ("bytes=-99", 206, None, "bytes 0-39/40"), ("bytes=40-", 416, b"", "bytes */40"),
    ("bytes=99999999999999999999-", 416, b"", "bytes */40"), ("bytes=-0", 416, b"", "bytes */40"),
    ("bytes=3-1", 200, None, None), ("bytes=0-1,3-4", 200, None, None),
    ("lines=0-1", 200, None, None), ("Bytes=0-3", 206, b"<!do", "bytes 0-3/40"), ("bytes=a-b", 200, None, None), ("bytes=-", 200, None, None),
])
def test_parts_of_files_are_sent(server, field, status, content, range):
    whole = server.get("/")[1]
    assert len(whole) == 40
    response, body = server.get("/", Range=field)
    assert response.status == status and response.headers["Content-Range"] == range
    assert body == (whole if content is None else content)


def test_a_part_is_sent_only_of_the_version_that_is_known(server):
    tag = server.get("/")[0].headers["ETag"]
    assert server.get("/", Range="bytes=0-3", If_Range=tag)[0].status == 206
    assert server.get("/", Range="bytes=0-3", If_Range='"other"')[0].status == 200


def test_a_file_is_sent_only_if_it_is_the_version_asked_for(server):
    tag = server.get("/")[0].headers["ETag"]
    for tags in [tag, "*", f'"other", {tag}']:
        assert server.get("/", If_Match=tags)[0].status == 200
        assert server.get("/", If_Match=tags, Range="bytes=0-3")[0].status == 206
        assert server.get("/", If_Match=tags, If_None_Match=tag)[0].status == 304
    for tags in ['"other"', f"W/{tag}"]:
        for fields in [{}, {"Range": "bytes=0-3"}, {"If_None_Match": tag}]:
            response, body = server.get("/", If_Match=tags, **fields)
            assert response.status == 412 and b'"kind":"changed"' in body


@pytest.mark.parametrize("path, cache", [
    (HASHED, "public, max-age=31536000, immutable"), ("/", "no-cache"),
    ("/app-0123456789ABCDEF.js", "no-cache"),
])
def test_names_with_a_hash_are_kept_forever(server, path, cache):
    assert server.get(path)[0].headers["Cache-Control"] == cache
    response, body = server.get(path, If_None_Match=server.get(path)[0].headers["ETag"])
    assert (response.status, body) == (304, b"")
    assert response.headers["Cache-Control"] == cache


def test_encodings_of_a_file_have_different_tags(server):
    response, body = server.get(HASHED, Accept_Encoding="br")
    assert response.headers["Content-Encoding"] == "br" and body == b"not really brotli"
    assert response.headers["ETag"] != server.get(HASHED)[0].headers["ETag"]


def test_requests_in_a_row_are_answered_in_order(server):
    names = ["/value?f=1", "/plot.svg?f=sin(x)&size=100x100", "/value?f=2", "/nope", "/value?f=3"]
    request = b"".join(b"GET %s HTTP/1.1\r\nHost: x\r\n\r\n" % name.encode() for name in names)
    end = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    answer = talk(server, request + end)
    places = [answer.index(text) for text in
              (b'"text":"1"', b"</svg>", b'"text":"2"', b"not-found", b'"text":"3"', b'"ok"')]
    assert places == sorted(places)


@pytest.mark.parametrize("fields", [
    b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n",
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n",
    b"Expect: 100-continue\r\n",
])
def test_requests_that_must_be_the_last_end_the_connection(server, fields):
    answer = talk(server, b"GET /health HTTP/1.1\r\nHost: x\r\n" + fields + b"\r\n")
    assert answer.startswith(b"HTTP/1.1 200 ") and b"\r\nConnection: close\r\n" in answer


def test_a_client_that_waits_to_send_a_body_is_answered(server):
    answer = talk(
        server, b"POST /value HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n"
        b"Expect: 100-continue\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 405 ") and answer.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize("wrong, status", [
    (b"\0\1\2\r\n\r\n", 400),
    (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n" + b"a" * 70000, 413),
    (b"GET / HTTP/1.1\r\n\r\n", 400), (b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400),
])
def test_an_error_after_requests_is_answered_after_them(server, wrong, status):
    """The plot is slow, so that the error arrives while it is drawn."""
    end = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    answer = talk(server, b"GET /plot.png?f=sin(x) HTTP/1.1\r\nHost: x\r\n\r\n" + wrong + end)
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert answer.index(b"IEND") < answer.index(b"HTTP/1.1 %d " % status)


@pytest.mark.parametrize("pieces, status", [
    ([b"GET /health HTTP/1.0\r\n\r\n"], 200),
    ([b"GET /hea", b"lth HTTP/1.1\r\nHo", b"st: x\r\nConnection: close\r\n\r\n"], 200),
    ([b"POST /value HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nConnection: close\r\n\r\n", b"f=1"],
     405),
    ([b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999\r\n\r\n" + b"a" * 70000], 413),
    ([b"\0\1\2\3\r\n\r\n"], 400), ([b"GET / HTTP/9.9\r\n\r\n"], 400),
    ([b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: " + b"b" * 70000 + b"\r\n\r\n"], 413),
    ([b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 200 + b"\r\n"], 413),
])
def test_requests_in_pieces_and_wrong_requests_are_answered(server, pieces, status):
    assert talk(server, *pieces).startswith(b"HTTP/1.1 %d " % status)


def test_a_client_that_has_said_all_is_answered(server):
    answer = talk(server, b"GET /plot.svg?f=tan(x) HTTP/1.1\r\nHost: x\r\n\r\n", shut=True)
    assert answer.startswith(b"HTTP/1.1 200 ") and answer.endswith(b"</svg>\n")
    assert talk(server, b"GET /plot.svg?f=tan(x) HT", shut=True)[:13] in (b"", b"HTTP/1.1 400 ")


def test_slow_and_idle_clients_are_left(site):
    with Server(site, "--request-seconds=1", "--idle-seconds=1") as server:
        # Below the default limits.
        patience = {"timeout": 9}
        assert talk(server, b"GET / HT", **patience) == b""
        slow = b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n"
        assert talk(server, slow, drops=b"a", **patience)[:13] in (b"", b"HTTP/1.1 408 ")
        idle = talk(server, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n", **patience)
        assert idle.endswith(b'{"status":"ok"}\n')


def test_the_number_of_connections_is_bounded(site):
    with Server(site, "--connections=3", "--idle-seconds=1", "--request-seconds=1") as server:
        # Connections above the limit wait until earlier ones are closed.
        sockets = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(9)]
        assert server.get("/health")[0].status == 200
        for connection in sockets:
            connection.close()


def test_answers_that_nobody_takes_fill_no_memory(site):
    curves = "&f=x" * 16
    request = b"GET /plot.svg?style=dots&size=10000x300%s HTTP/1.1\r\nHost: x\r\n\r\n" % curves.encode()
    with Server(site, "--threads=1", "--unsent-bytes=20000000") as server:
        sockets = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(40)]
        for connection in sockets:
            connection.sendall(request)
        for _ in range(400):
            response, body = server.get("/plot.svg?f=x")
            if response.status == 503:
                break
        assert response.status == 503 and b'"busy"' in body
        assert server.get("/health")[0].status == 200
        assert hostile.peak_memory(server.process) < 200
        for connection in sockets:
            connection.close()
        while server.get("/plot.svg?f=x")[0].status == 503:
            pass


def test_it_ends_after_the_answers_that_are_under_way(site):
    # Long answers have a low priority: beside other programs they take many times their own time.
    server = Server(site, "--threads=1", "--milliseconds=500", "--stopping-seconds=300")
    wild = "%2B".join(f"sin({n}e5x)" for n in range(1, 100))
    idle = socket.create_connection(("127.0.0.1", server.port), timeout=300)
    busy = socket.create_connection(("127.0.0.1", server.port), timeout=300)
    # The answer to the first request shows that the second one is being computed.
    busy.sendall(
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
        b"GET /plot.svg?f=%s&size=2000x2000 HTTP/1.1\r\nHost: x\r\n\r\n" % wild.encode())
    first = b'{"status":"ok"}\n'
    answer = b""
    while first not in answer:
        answer += busy.recv(65536)
    server.process.send_signal(signal.SIGTERM)
    while part := busy.recv(65536):
        answer += part
    answer = answer.partition(first)[2]
    assert answer[:13] in (b"HTTP/1.1 200 ", b"HTTP/1.1 503 ")
    assert b"\r\nConnection: close\r\n" in answer
    assert idle.recv(10) == b""
    assert server.process.wait(timeout=20) == 0


def test_it_ends_soon_even_if_a_client_does_not_read(site):
    server = Server(site, "--threads=1", "--stopping-seconds=1")
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as deaf:
        # More bytes than the system keeps for both sides.
        large = b"GET /plot.svg?style=dots&size=10000x300%s HTTP/1.1\r\nHost: x\r\n\r\n" % (b"&f=x" * 16)
        deaf.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" + 8 * large)
        assert deaf.recv(10) == b"HTTP/1.1 2"
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(timeout=20) == 0
