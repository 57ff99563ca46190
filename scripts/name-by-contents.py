#!/usr/bin/env python3
"""Names each file of the site after its contents, so that a browser may keep it for good.

    scripts/name-by-contents.py FOLDER

`graph.js` becomes `graph-0123456789ab.js`, with the first 12 digits of its SHA-256, and every file
that refers to it gets the new name. A reference is the path, relative to the referring file, as a
whole string in double quotes. Files with a fixed address keep their names: `index.html`, the manifest,
the service worker and the examples; `graph/graph.js`, which other pages import, becomes a line that
leads to the file of this version. `app.js` gets the list of the languages' files, the service worker
that of every file of this version with the digest of its contents; the examples, which the app does
not need, it leaves to the network.
"""
import hashlib
import json
import pathlib
import re
import subprocess
import sys

KEPT = {"index.html", "ordinate.webmanifest", "service-worker.js"}
# Modules whose address never changes.
LASTING = ["graph/graph.js"]
TEXT = {".html", ".css", ".js", ".webmanifest", ".svg"}
STRING = re.compile(r'"([\w./-]+\.(?:html|css|js|svg|png|txt|wasm|webmanifest))"')


def digest(data):
    """The first 12 digits of the SHA-256: enough to tell versions of a file apart."""
    return hashlib.sha256(data).hexdigest()[:12]


def fill(path, name, value):
    """Gives a constant of a module its value."""
    text, count = re.subn(
        rf"^const {name} = .*;$", f"const {name} = {json.dumps(value)};", path.read_text(),
        flags=re.MULTILINE)
    if count != 1:
        sys.exit(f"error: {path} has no line “const {name} = …;”")
    path.write_text(text)


def minify(path):
    """Shortens a module or a style sheet; every other file stays as it is."""
    if path.suffix in {".js", ".css"}:
        path.write_bytes(subprocess.run(
            ["esbuild", "--minify", "--charset=utf8", "--log-level=error", str(path)],
            check=True, capture_output=True).stdout)


class Site:
    """The files of a folder, and the new names of renamed ones."""

    def __init__(self, folder):
        self.folder = folder
        self.named = {}
        self.open = []

    def files(self):
        return sorted(path for path in self.folder.rglob("*") if path.is_file())

    def keeps_name(self, path):
        name = path.relative_to(self.folder)
        return str(name) in KEPT or name.parts[0] == "examples"

    def spoken_of(self, speaker, text):
        """The file that a string means; `None` if it means none."""
        path = (speaker.parent / text).resolve()
        return path if path.is_file() or path in self.named else None

    def name(self, path):
        """The final name of a file, after all files that it refers to have theirs."""
        if path in self.named:
            return self.named[path]
        if path in self.open:
            sys.exit(f"error: {path} speaks of itself, by way of {self.open[-1]}")
        self.open.append(path)
        if path.suffix in TEXT:
            self.rewrite(path)
        if not self.keeps_name(path):
            minify(path)
        self.open.pop()
        if self.keeps_name(path):
            self.named[path] = path
        else:
            mark = digest(path.read_bytes())
            self.named[path] = path.rename(path.with_name(f"{path.stem}-{mark}{path.suffix}"))
        return self.named[path]

    def rewrite(self, path):
        def replaced(match):
            meant = self.spoken_of(path, match[1])
            if meant is None or meant == path or self.keeps_name(meant):
                return match[0]
            name = self.name(meant).name
            return f'"{match[1].rpartition("/")[0]}{"/" if "/" in match[1] else ""}{name}"'

        path.write_text(STRING.sub(replaced, path.read_text()))

    def list_languages(self, app):
        """Writes the file that the app needs of each language into it."""
        files = {path.stem: f"languages/{path.name}" for path in self.files()
                 if path.parent == self.folder / "languages" and "-" not in path.stem}
        fill(app, "languages", files)

    def tell(self, worker):
        """Writes the files of this version into the service worker."""
        rows = {}
        for path in self.files():
            name = str(path.relative_to(self.folder))
            if path != worker and not name.startswith("examples/"):
                # The digest of a file that is named after its contents is in its name.
                mark = digest(path.read_bytes())
                rows["./" if name == "index.html" else name] = "" if mark in name else mark
        version = digest(json.dumps(rows).encode() + worker.read_bytes())
        fill(worker, "version", version)
        fill(worker, "files", rows)
        minify(worker)


def main():
    site = Site(pathlib.Path(sys.argv[1]).resolve())
    worker = site.folder / "service-worker.js"
    site.list_languages(site.folder / "app.js")
    for path in site.files():
        if path != worker:
            site.name(path)
    for name in LASTING:
        path = site.folder / name
        path.write_text(f'export * from "./{site.named[path].name}";\n')
    site.tell(worker)


main()
