#!/usr/bin/env python3
"""Measures the server and its peers in one run, with wrk: 64 connections, one core for the server.

It measures plots of F2 with 1,200 samples as SVG, beside hand-written code in node, and files of the
app, beside nginx.
"""
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
SITE = ROOT / ".build/site"
sys.path.insert(0, str(ROOT / "Tests/Server"))
import hostile  # noqa: E402
from conftest import SERVER  # noqa: E402

DRY = os.environ.get("ORDINATE_DRY") == "1"
SECONDS = int(os.environ.get("ORDINATE_SECONDS", "1" if DRY else "10"))
F2 = "sin(x)%2Bcos(2x)-tan(3x)"
PLOTS = {
    "dots, 1,200 samples": f"/plot.svg?f={F2}&x-max=10&samples=1199",
    "dots of a curve, 1,200 samples": f"/plot.svg?f={F2}&y=-5:5&size=1200x600&style=dots&bare",
    "line, 800×600": f"/plot.svg?f={F2}",
}
NGINX = """\
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
  access_log off;
  client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
  uwsgi_temp_path {folder}; scgi_temp_path {folder};
  include /etc/nginx/mime.types;
  sendfile on;
  keepalive_requests 1000000000;
  server {{ listen 127.0.0.1:{port}; root {site}; }}
}}
"""


def measure(url):
    """Requests per second, and the 99th percentile of their times in milliseconds."""
    output = subprocess.run(
        ["taskset", "-c", CLIENT_CORE, "wrk", "-t1", "-c64", f"-d{SECONDS}s", "--latency", url],
        check=True, capture_output=True, text=True).stdout
    # On a busy machine a request may take longer than wrk's two seconds; wrk reports it and goes on.
    if "Non-2xx" in output or re.search(r"(connect|read|write) [1-9]", output):
        raise SystemExit(f"error: {url}\n{output}")
    rate = float(re.search(r"Requests/sec:\s*([\d.]+)", output)[1])
    value, unit = re.search(r"99%\s+([\d.]+)(us|ms|s)", output).groups()
    return rate, float(value) * {"us": 1e-3, "ms": 1, "s": 1e3}[unit]


class Running:
    """A program on the server's core, which runs until the end of a `with`."""

    def __init__(self, command, port=None):
        self.process = subprocess.Popen(
            ["taskset", "-c", "0", *map(str, command)], stdout=subprocess.PIPE, text=True)
        self.address = (
            f"http://127.0.0.1:{port}" if port else self.process.stdout.readline().strip())
        time.sleep(0.5)

    def __enter__(self):
        return self.address

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=20)


CLIENT_CORE = str(max(os.sched_getaffinity(0)))


def show(name, result, peer=None):
    ratio = f"   × {result[0] / peer[0]:.2f}" if peer else ""
    print(f"{name:<52} {result[0]:9.0f} a second   p99 {result[1]:7.2f} ms{ratio}", flush=True)


def main():
    with Running([SERVER, "127.0.0.1", "0", SITE, "--threads", "1"]) as ours, \
            Running(["node", ROOT / "Benchmarks/plot-server.mjs"]) as node, \
            tempfile.TemporaryDirectory() as folder:
        by_hand = measure(node + "/")
        show("plot of F2 by hand in node", by_hand)
        for name, path in PLOTS.items():
            show(f"plot of F2, {name}", measure(ours + path), by_hand)
        configuration = pathlib.Path(folder) / "nginx.conf"
        port = 18080
        configuration.write_text(NGINX.format(folder=folder, port=port, site=SITE))
        os.chmod(folder, 0o755)
        with Running(["nginx", "-c", configuration], port) as nginx:
            for path in ["index.html", *sorted(
                    str(file.relative_to(SITE)) for file in SITE.rglob("*-*")
                    if file.name.endswith((".js", ".wasm", ".css")))[:6]]:
                theirs = measure(f"{nginx}/{path}")
                show(f"/{path} of nginx", theirs)
                show(f"/{path}", measure(f"{ours}/{path}"), theirs)
    print("hostile requests beside good ones:")
    hostile.run(SECONDS, strict=False)


if __name__ == "__main__":
    main()
