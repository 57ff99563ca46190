#!/usr/bin/env python3
"""Joins the page's style sheets into three files and its modules into twelve, so that a visit fetches few.

    scripts/join-site.py FOLDER

In FOLDER, each of SHEETS takes in the sheets that it imports, and each module of ENTRIES those that it
imports; the files taken in are removed. Every module but an entry becomes a function that is called
once, before what imports it, so that its own names stay its own. An entry that others import stays
a module by itself, since all must share what it holds. The page loses its comments, the page and the
manifest lose white space, and the languages' texts their keys; `scripts/name-by-contents.py` shortens the
modules and the sheets.

The modules have to be simple: an import is a line of names `from` a path, and an export stands before the
thing it exports. Anything else, a circle of imports, or a name exported twice ends with an error.
"""
import json
import os
import pathlib
import re
import sys

ENTRIES = [
    "app.js", "elements/elements.js", "graph/graph.js", "calculators/calculators.js",
    "sheets/sheets.js", "history/history.js", "shared/engine.js", "graph/tile-worker.js",
    "keys/keys.js", "configuration/configuration.js", "exam/exam.js", "reading/reading.js",
]

# What a first visit needs, the rest of the page, and the Graph tab; the later ones override the others.
SHEETS = ["style.css", "plotter.css", "sheets/sheets.css"]

IMPORT = re.compile(r'^import \{([^}]*)\} from "(\.[^"]+)";\n', re.MULTILINE)
EXPORT = re.compile(
    r"^export (?=(?:async )?(?:class|function|const|let) (\w+))", re.MULTILINE)
DOC = re.compile(r"/\*\*.*?\*/", re.DOTALL)
BLANK = re.compile(r"^\s+", re.MULTILINE)
REMARK = re.compile(r"<!--.*?-->", re.DOTALL)
STYLE = re.compile(r'^@import "([^"]+)";\n', re.MULTILINE)


def imports(path):
    """The names that a module imports, by the module that has them."""
    for names, name in IMPORT.findall(path.read_text()):
        yield (path.parent / name).resolve(), [word.strip() for word in names.split(",") if word.strip()]


def modules_before(entry, entries):
    """The modules that a module needs, each after its own imports; without entries."""
    ordered, open_ = [], []

    def visit(path):
        if path in open_:
            sys.exit(f"error: {path} imports itself, by way of {open_[-1]}")
        open_.append(path)
        for needed, _ in imports(path):
            if needed not in ordered and needed not in entries:
                visit(needed)
        ordered.append(open_.pop())

    visit(entry)
    return ordered[:-1]


def shared_imports(entry, modules, entries):
    """Lines that import the names that an entry and its modules need from other entries."""
    names = {}
    for path in [*modules, entry]:
        for needed, listed in imports(path):
            if needed in entries:
                names.setdefault(needed, {}).update(dict.fromkeys(listed))
    for needed, listed in names.items():
        place = os.path.relpath(needed, entry.parent)
        place = place if place.startswith(".") else f"./{place}"
        yield f'import {{ {", ".join(listed)} }} from "{place}";\n'


def wrapped(path, taken):
    """A module as one constant for each name that it exports; `taken` are those of others."""
    text = IMPORT.sub("", path.read_text())
    names = EXPORT.findall(text)
    body = EXPORT.sub("", text)
    if left := re.search(r"^(import|export)\b.*", body, re.MULTILINE):
        sys.exit(f"error: {path}: cannot join “{left[0]}”")
    if twice := taken.intersection(names):
        sys.exit(f"error: {path} exports {', '.join(twice)}, as another module does")
    taken.update(names)
    exports = ", ".join(names)
    return f"const {{ {exports} }} = (() => {{\n{body}return {{ {exports} }};\n}})();\n\n"


def shorten_languages(folder):
    """Leaves out the keys and comments of the languages' files: the page's program goes by the order."""
    for path in folder.glob("languages/*.txt"):
        lines = [line for line in path.read_text().splitlines() if line and not line.startswith("#")]
        path.write_text("".join(f"= {line.partition(' = ')[2]}\n" for line in lines))


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    joined = set()
    entries = {folder / name for name in ENTRIES}
    for entry in sorted(entries):
        modules = modules_before(entry, entries)
        shared = "".join(shared_imports(entry, modules, entries))
        taken = set()
        before = "".join(wrapped(path, taken) for path in modules)
        entry.write_text(shared + before + IMPORT.sub("", entry.read_text()))
        joined.update(modules)
    page = folder / "index.html"
    page.write_text(BLANK.sub("", REMARK.sub("", page.read_text())).replace(">\n<", "><"))
    manifest = folder / "ordinate.webmanifest"
    manifest.write_text(json.dumps(json.loads(manifest.read_text()), separators=(",", ":")))
    shorten_languages(folder)
    for sheet in SHEETS:
        style = folder / sheet
        text = style.read_text()
        joined.update(style.parent / name for name in STYLE.findall(text))
        style.write_text(STYLE.sub(lambda match: (style.parent / match[1]).read_text(), text))
    # Modules that only have types are for readers of the source.
    joined.update(
        path for path in folder.rglob("*.js")
        if DOC.sub("", path.read_text()).strip() == "export {};")
    for path in joined:
        path.unlink()


main()
