#!/usr/bin/env python3
"""Joins the page's style sheets into one file and its modules into six, so that a visit fetches few.

    scripts/join-site.py FOLDER

In FOLDER, `style.css` takes in the sheets that it imports, and each module of ENTRIES the modules that
it imports; the files taken in are removed. Every module except an entry becomes a function, which is
called once, before the modules that import it, so its private names stay private. An entry that
others import remains a module, because all must share its state. Comments (in modules: doc comments
and comments on their own lines), indentation and empty lines are left out, which saves a first visit
1500 bytes. Modules must be written for this script: an import is a line of names `from` a path, and
`export` stands before the thing exported. Anything else, a circle of imports or a name that is
exported twice ends with an error.
"""
import os
import pathlib
import re
import sys

ENTRIES = [
    "app.js", "elements/elements.js", "graph/graph.js", "calculators/calculators.js",
    "history/history.js", "shared/engine.js",
]

IMPORT = re.compile(r'^import \{([^}]*)\} from "(\.[^"]+)";\n', re.MULTILINE)
EXPORT = re.compile(
    r"^export (?=(?:async )?(?:class|function|const|let) (\w+))", re.MULTILINE)
DOC = re.compile(r"/\*\*.*?\*/", re.DOTALL)
COMMENT_LINE = re.compile(r"^ *//.*\n", re.MULTILINE)
STYLE_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
BLANK = re.compile(r"^\s+", re.MULTILINE)
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


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    joined = set()
    entries = {folder / name for name in ENTRIES}
    for entry in sorted(entries):
        modules = modules_before(entry, entries)
        shared = "".join(shared_imports(entry, modules, entries))
        taken = set()
        before = "".join(wrapped(path, taken) for path in modules)
        text = DOC.sub("", shared + before + IMPORT.sub("", entry.read_text()))
        entry.write_text(BLANK.sub("", COMMENT_LINE.sub("", text)))
        joined.update(modules)
    style = folder / "style.css"
    joined.update(folder / name for name in STYLE.findall(style.read_text()))
    text = STYLE.sub(lambda match: (folder / match[1]).read_text(), style.read_text())
    style.write_text(BLANK.sub("", STYLE_COMMENT.sub("", text)))
    # Modules that only have types are for readers of the source.
    joined.update(
        path for path in folder.rglob("*.js")
        if DOC.sub("", path.read_text()).strip() == "export {};")
    for path in joined:
        path.unlink()


main()
