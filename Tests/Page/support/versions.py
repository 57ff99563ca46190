"""Versions of the site, and a static host on which one replaces another."""

import functools
import http.server
import pathlib
import re
import shutil
import subprocess
import sys
import threading

from conftest import ROOT, SITE, Handler


def build(folder, change=lambda folder: None):
    """A version of the site with changed sources and the same programs."""
    shutil.copytree(ROOT / "Web", folder)
    shutil.copytree(ROOT / "Sources" / "Words" / "Languages", folder / "languages")
    change(folder)
    run = functools.partial(subprocess.run, check=True)
    run([sys.executable, ROOT / "scripts" / "join-site.py", folder])
    for part in SITE.glob("shared/*.wasm"):
        shutil.copy(part, folder / "shared" / re.sub(r"-\w+\.wasm$", ".wasm", part.name))
    run([sys.executable, ROOT / "scripts" / "name-by-contents.py", folder])
    return folder


class Host:
    """Serves one version at a time, below its own path; records the requests."""

    PATH = "/some/where/"

    def __init__(self, version):
        self.version = pathlib.Path(version)
        self.asked = []
        # A pattern of names that get no answer.
        self.broken = None
        # The version that replaces this one at the next request for the worker.
        self.next = None
        self.is_closed = False
        host = self

        class VersionHandler(Handler):
            def do_GET(self):
                name = self.path.partition("?")[0].removeprefix(Host.PATH)
                # A connection that stays open outlives the server.
                if host.is_closed:
                    self.close_connection = True
                    return
                host.asked.append(name)
                if host.next and name == "service-worker.js":
                    host.version, host.next = host.next, None
                if host.broken and re.search(host.broken, name):
                    self.close_connection = True
                    return
                # Versions are made within one second, and dates have whole seconds only.
                del self.headers["If-Modified-Since"]
                super().do_GET()

            def translate_path(self, path):
                inside = path.partition("?")[0].removeprefix(Host.PATH)
                return str(host.version / (inside or "index.html"))

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), VersionHandler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}{self.PATH}"

    def close(self):
        """Stops answering."""
        self.is_closed = True
        self.server.shutdown()
        self.server.server_close()
