#!/usr/bin/env python3
"""Sends good requests beside 64 connections of hostile ones: hostile.py SECONDS [--strict]

Hostile requests are formulas of 100 KB, 1e9 samples, 9^9^9^9, deep nesting, functions that are hard to
draw, clients that send one byte per second or never read, many requests at once, half-closed
connections, and paths with `..`, `%00` and bad UTF-8. The server must not end, must stay within its
memory, and must answer every good request; with --strict also within three times the 99th percentile
that it is allowed without the hostile requests.
"""
import argparse
import asyncio
import json
import multiprocessing
import pathlib
import os
import random
import statistics
import sys
import tempfile
import time
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from conftest import Server  # noqa: E402

F2 = urllib.parse.quote("sin(x)+cos(2x)-tan(3x)")
GOOD = [
    f"/plot.svg?f={F2}&x-max=10&samples=1200", f"/value?f={F2}&x=2", "/", "/formula?f=x%5e2&as=latex",
]
# The limits for the server, in MiB, and for one good request, in seconds.
MEMORY = 256
ALLOWED = 0.015
HARD = "+".join(f"sin({n}e4x)/x" for n in range(1, 40))
TARGETS = [
    "/plot.svg?f=" + "x+" * 50_000 + "x",
    "/plot.svg?f=" + "(" * 30_000,
    "/plot.svg?f=x&samples=1e9",
    "/table.csv?f=x&samples=1000000000",
    "/plot.png?f=x&size=10000x10000",
    "/plot.svg?f=9^9^9^9", "/value?f=9^9^9^9", "/value?f=9!!!!",
    "/formula?as=mathml&f=" + "(" * 900 + "x" + ")" * 900,
    "/plot.svg?f=" + "sin(" * 400 + "x" + ")" * 400,
    "/plot.svg?size=2000x1000&f=" + urllib.parse.quote(HARD),
    "/plot.svg?size=2000x1000&f=" + urllib.parse.quote("sin(1/(x y)) = sin(e^(x+y))"),
    "/plot.svg?f=" + urllib.parse.quote("y = sum(k=1, 2000, sin(k x)/k) or x = 0"),
    "/plot.svg?size=2000x1000&link=%23" + urllib.parse.quote("sin(1/(x y)) = sin(e^(x+y))"),
    "/plot.png?f=x&size=1999x1999",
    "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%00", "/%ff%fe", "/%", "/value?%ff=%",
]
# Many of these come at once on one connection.
SLOW = (b"GET /plot.svg?samples=2000&f=" + b"atan(tan(x))" * 8 + b" HTTP/1.1\r\nHost: x\r\n\r\n")


async def exchange(port, pieces, pause, shut, patience):
    """Sends pieces, and reads the answer until the connection ends or a time is up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(pause)
        if shut:
            writer.write_eof()
        await asyncio.wait_for(reader.read(-1), patience)
    except (OSError, asyncio.TimeoutError):
        pass
    finally:
        writer.close()


async def attack(port, choose, end):
    """One hostile connection after the other."""
    while time.monotonic() < end:
        target = choose.choice(TARGETS).encode()
        request = b"GET " + target + b" HTTP/1.1\r\nHost: x\r\n\r\n"
        last = request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        left = max(0.1, end - time.monotonic())
        pieces, pause, shut, patience = choose.choice([
            ([last], 0, False, 5),
            ([last], 0, False, 5),
            ([request * 3], 0, True, 5),
            ([SLOW * 100], 0, True, 5),
            ([request], 0, False, 0),  # never reads
            ([bytes([byte]) for byte in request[:int(left)]], 1, False, 0),
            ([request[:40]], 0, True, 2),
            ([choose.randbytes(200)], 0, False, 2),
        ])
        try:
            await exchange(port, pieces, pause, shut, min(patience, left))
        except OSError:
            await asyncio.sleep(0.01)


def attackers(port, seed, count, end):
    async def run():
        await asyncio.gather(*(
            attack(port, random.Random(seed + number), end) for number in range(count)))
    asyncio.run(run())


def durations(server, seconds):
    """The sorted times of good requests, one after the other on one connection."""
    import http.client
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    times = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for target in GOOD:
            start = time.perf_counter()
            connection.request("GET", target)
            response = connection.getresponse()
            response.read()
            times.append(time.perf_counter() - start)
            assert response.status == 200, (target, response.status)
    connection.close()
    return sorted(times)


def peak_memory(process):
    """In MiB."""
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1024


def percentile(times, share):
    return times[min(len(times) - 1, int(share * len(times)))]


def run(seconds, strict, options=()):
    seed = int(os.environ.get("ORDINATE_SEED") or random.randrange(2**32))
    print(f"ORDINATE_SEED={seed}")
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "index.html").write_text("<!doctype html><title>x</title>")
        with Server(folder, "--threads", 1, *options) as server:
            alone = durations(server, min(3, seconds))
            end = time.monotonic() + seconds
            # Two processes, because one might not keep 64 connections busy.
            processes = [
                multiprocessing.Process(
                    target=attackers, args=(server.port, seed + 1000 * number, 32, end))
                for number in range(2)
            ]
            for process in processes:
                process.start()
            beside = durations(server, seconds)
            for process in processes:
                process.join()
            after = durations(server, 0.5)
            assert server.process.poll() is None, "the server has ended"
            result = {
                "seconds": seconds,
                "good requests": len(beside),
                "p99 alone, ms": round(1e3 * percentile(alone, 0.99), 2),
                "p99 beside, ms": round(1e3 * percentile(beside, 0.99), 2),
                "median beside, ms": round(1e3 * statistics.median(beside), 2),
                "longest beside, ms": round(1e3 * beside[-1], 2),
                "p99 after, ms": round(1e3 * percentile(after, 0.99), 2),
                "peak memory, MiB": round(peak_memory(server.process), 1),
            }
            print(json.dumps(result))
            assert result["peak memory, MiB"] < MEMORY
            if strict:
                assert percentile(beside, 0.99) <= 3 * max(ALLOWED, percentile(alone, 0.99))
            return result


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("seconds", type=float)
    parser.add_argument("--strict", action="store_true")
    arguments = parser.parse_args()
    run(arguments.seconds, arguments.strict)
