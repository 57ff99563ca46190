#!/usr/bin/env python3
"""Joins the page's style sheets into one file and its modules into six, so that a visit fetches few.

    scripts/join-site.py FOLDER

In FOLDER, `style.css` takes in the sheets that it imports, and each module of ENTRIES those that it
imports; the files taken in are removed. Every module but an entry becomes a function that is called
once, before what imports it, so that its own names stay its own. An entry that others import stays
a module by itself, since all must share what it holds. Comments (in modules doc comments and lines of
their own), indentation, empty lines and the keys of the languages' texts are left out, and private
names of classes are shortened. The modules are meant to be read by this: an import is a line of names
`from` a path, an export stands before what it exports. What is written otherwise, a circle of imports
and a name exported twice end with an error.
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
CLASS = re.compile(r"(?=^(?:export )?class )", re.MULTILINE)
# A private name of a class, where it is used and where it is declared.
PRIVATE = re.compile(
    r"((?<=\.)|^(?:static |async |get |set )*)#(\w+)|(?<!\S)#(\w+)(?= in )", re.MULTILINE)
LETTERS = "abcdefghijklmnopqrstuvwxyz"
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


def with_short_names(text):
    """A class with private names of one letter or two: no other part of a program can use them."""
    names = {}

    def short(match):
        number = names.setdefault(match[2] or match[3], len(names))
        first = LETTERS[number // 26 - 1] if number >= 26 else ""
        return f"{match[1] or ''}#{first}{LETTERS[number % 26]}"

    return PRIVATE.sub(short, text)


def shortened(text):
    """A module without comments, indentation and empty lines, its private names short."""
    text = BLANK.sub("", COMMENT_LINE.sub("", DOC.sub("", text)))
    return "".join(map(with_short_names, CLASS.split(text)))


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
        entry.write_text(shortened(shared + before + IMPORT.sub("", entry.read_text())))
        joined.update(modules)
    worker = folder / "service-worker.js"
    worker.write_text(shortened(worker.read_text()))
    page = folder / "index.html"
    page.write_text(BLANK.sub("", page.read_text()))
    shorten_languages(folder)
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
