#!/usr/bin/env python3
"""Proves that imports point downwards, and draws the layers in CONTRIBUTING.md.

    scripts/check-layers.py [--write]

The manifest says which module may import which. The check refuses

- an import that the manifest does not declare, and a declared dependency that nothing imports;
- in the engine, any import of a module that is not its own;
- a path of imports from Graphing to Formulas, because a graph view knows no formula;
- two rooms (folders) of a module that name each other's types, directly or in a circle;
- modules of the page that import each other in a circle of rooms;
- a room of more than 20 source files, and a file of more than 350 lines that is not a table.

`--write` puts the drawing into CONTRIBUTING.md; without it, the check refuses a drawing that is out of date.
"""
import collections
import graphlib
import json
import os
import pathlib
import platform
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The manifest has this target on x86-64 only.
WIDE = "OrdinateNumericsWide"
# Pairs of modules of which the first must never reach the second.
APART = [("Graphing", "Formulas")]
MOST_FILES = 20
MOST_LINES = 350
# Files that are one table each; their rows are data.
TABLES = {
    "Operation+Table.swift", "ElementaryValues.swift", "PairTables.swift", "PairValues.swift",
    "RealIdentities.swift", "RealValues.swift",
}
DRAWING = "CONTRIBUTING.md"
BEGIN, END = "<!-- drawn by scripts/check-layers.py -->\n", "<!-- end of the drawing -->\n"

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |fileprivate |private )?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
    re.MULTILINE,
)
TYPE = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private|final|indirect) )*"
    r"(?:struct|class|enum|protocol|typealias|actor)\s+(\w+)",
    re.MULTILINE,
)
NAME = re.compile(r"(?<![.\w])[A-Z]\w*")
NOT_CODE = re.compile(r'//.*|"(?:\\.|[^"\\\n])*"')
SCRIPT_IMPORT = re.compile(r'^import .*?from "(\.[^"]+)";|import\("(\.[^"]+)"\)', re.MULTILINE)
SCRIPT_DOC = re.compile(r"/\*\*.*?\*/", re.DOTALL)


class Module:
    """A target of the manifest with sources of this repository."""

    def __init__(self, target):
        self.name = target["name"]
        self.folder = ROOT / (target.get("path") or f"Sources/{self.name}")
        self.isProgram = target["type"] == "executable"
        self.below = {next(iter(entry.values()))[0] for entry in target["dependencies"]}
        settings = json.dumps(target["settings"])
        self.isEmbedded = "EmbeddedRestrictions" in settings
        self.sources = sorted(self.folder.rglob("*.swift"))

    def room(self, source):
        return str(source.parent.relative_to(self.folder))


def manifest():
    """The modules by name, in the order of the manifest, including the web's programs."""
    modules = {}
    for parts in ("web", "all"):
        output = subprocess.run(
            ["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True,
            text=True, env=dict(os.environ, ORDINATE_PARTS=parts, ORDINATE_WIDE="1")).stdout
        for target in json.loads(output)["targets"]:
            folder = target.get("path") or f"Sources/{target['name']}"
            if target["type"] != "test" and folder.startswith("Sources/"):
                # The web's targets come first but lack the wide lanes.
                modules[target["name"]] = Module(target)
    return modules


def ordered(arrows):
    """The names from the bottom up, always in the same order, or a circle among them."""
    arrows = {name: sorted(arrows[name]) for name in sorted(arrows)}
    try:
        return list(graphlib.TopologicalSorter(arrows).static_order()), None
    except graphlib.CycleError as error:
        return None, error.args[1]


def module_problems(modules):
    left_out = set() if platform.machine() == "x86_64" else {WIDE}
    for module in modules.values():
        declared = module.below & modules.keys()
        imported = set()
        for source in module.sources:
            for name in IMPORT.findall(source.read_text()):
                if name in modules:
                    imported.add(name)
                    if name not in declared | left_out:
                        yield f"{source.relative_to(ROOT)} imports {name}, which {module.name} does not declare"
                elif module.isEmbedded:
                    yield f"{source.relative_to(ROOT)} imports {name}; the engine stands on itself alone"
        if module.sources:
            for name in sorted(declared - imported):
                yield f"the manifest lets {module.name} depend on {name}, which it does not import"
        for name in sorted(declared):
            if modules[name].isProgram:
                yield f"{module.name} depends on the program {name}"
    for folder in sorted(path for path in (ROOT / "Sources").iterdir() if path.is_dir()):
        if folder not in {module.folder for module in modules.values()}:
            yield f"{folder.relative_to(ROOT)} belongs to no target of the manifest"
    for upper, lower in APART:
        reached, rest = set(), [upper]
        while rest:
            name = rest.pop()
            if name in modules and name not in reached:
                reached.add(name)
                rest += modules[name].below
        if lower in reached:
            yield f"{upper} reaches {lower}"


def room_arrows(module):
    """Which rooms of a module name types of which other rooms, with one example per arrow."""
    rooms, declared = collections.defaultdict(list), {}
    for source in module.sources:
        if not source.is_symlink():
            rooms[module.room(source)].append(source)
    for room, sources in rooms.items():
        for source in sources:
            for name in TYPE.findall(source.read_text()):
                declared.setdefault(name, room)
    arrows, examples = {room: set() for room in rooms}, {}
    for room, sources in rooms.items():
        for source in sources:
            for name in sorted(set(NAME.findall(NOT_CODE.sub("", source.read_text())))):
                target = declared.get(name, room)
                if target != room:
                    arrows[room].add(target)
                    examples.setdefault((room, target), f"{source.name} names {name}")
    return arrows, examples


def script_arrows():
    """Which folders of the page import from which other folders."""
    web = ROOT / "Web"
    arrows, examples = collections.defaultdict(set), {}
    for path in sorted(web.rglob("*.js")):
        room = str(path.parent.relative_to(web))
        arrows[room]
        for names in SCRIPT_IMPORT.findall(SCRIPT_DOC.sub("", path.read_text())):
            target = str((path.parent / (names[0] or names[1])).resolve().parent.relative_to(web))
            if target != room:
                arrows[room].add(target)
                examples.setdefault((room, target), f"{path.name} imports from {target}")
    return dict(arrows), examples


def circle_problems(name, arrows, examples):
    _, circle = ordered(arrows)
    if circle:
        steps = "; ".join(examples[(b, a)] for a, b in zip(circle, circle[1:]))
        yield f"{name}: rooms in a circle, {' ← '.join(circle)} ({steps})"


def size_problems():
    tracked = subprocess.run(
        ["git", "ls-files", "-z", "Sources", "Web", "Tests"], cwd=ROOT, check=True,
        capture_output=True, text=True).stdout.split("\0")
    files = [path for path in tracked if path.endswith((".swift", ".js")) and (ROOT / path).is_file()]
    for folder, count in collections.Counter(os.path.dirname(path) for path in files).items():
        if count > MOST_FILES:
            yield f"{folder} has {count} source files; {MOST_FILES} are enough for a room"
    for path in files:
        lines = (ROOT / path).read_text().count("\n")
        if lines > MOST_LINES and os.path.basename(path) not in TABLES:
            yield f"{path} has {lines} lines; is there a seam?"


def drawing(modules, rooms, page):
    """Every module below those that import it, with its rooms from the top down and the modules it
    imports, except those that one of these imports anyway."""
    order, _ = ordered({name: module.below & modules.keys() for name, module in modules.items()})
    height = {}
    for name in order:
        below = modules[name].below & modules.keys()
        height[name] = 1 + max((height[other] for other in below), default=0)

    def line(name, content):
        return f"{name:<22}{content}".rstrip()

    def shown(names):
        return " · ".join(name for name in names if name != ".")

    reached = {}
    for name in order:
        below = modules[name].below & modules.keys()
        reached[name] = below.union(*(reached[other] for other in below))

    def rows(chosen):
        for name in sorted(chosen, key=lambda name: (-height[name], name)):
            inner, _ = ordered(rooms[name])
            below = modules[name].below & modules.keys()
            # What another of them imports anyway would only make the drawing dense.
            direct = below - set().union(*(reached[other] for other in below))
            arrows = sorted(direct, key=lambda name: (-height[name], name))
            content = shown(reversed(inner))
            yield line(name, content + ("  " if content and arrows else "") + (
                "→ " + ", ".join(arrows) if arrows else ""))

    def is_engine(module):
        return (module.isEmbedded or not module.sources) and not module.isProgram

    engine = {
        name for name in modules if is_engine(modules[name])
        and not any(name in other.below for other in modules.values() if not is_engine(other))
        or modules[name].isEmbedded and not modules[name].isProgram}
    web = {name for name in modules if modules[name].isProgram and modules[name].isEmbedded}
    system = set(modules) - engine - web
    page_order, _ = ordered(page)
    lines = ["Web" + " " * 19 + shown(reversed(page_order)), *rows(web), "", *rows(system), ""]
    lines += ["──── below: no Foundation, no platform module, builds as Embedded Swift", ""]
    return "```\n" + "\n".join([*lines, *rows(engine)]) + "\n```\n"


def main():
    modules = manifest()
    problems = [*module_problems(modules), *size_problems()]
    rooms = {}
    for name, module in modules.items():
        if name == WIDE:
            rooms[name] = {}
            continue
        rooms[name], examples = room_arrows(module)
        problems += circle_problems(name, rooms[name], examples)
    page, examples = script_arrows()
    problems += circle_problems("Web", page, examples)
    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    if problems:
        return 1
    path = ROOT / DRAWING
    before, _, rest = path.read_text().partition(BEGIN)
    drawn, _, after = rest.partition(END)
    now = drawing(modules, rooms, page)
    if "--write" in sys.argv:
        path.write_text(before + BEGIN + now + END + after)
    elif drawn != now:
        print(f"error: {DRAWING} draws another house; run scripts/check-layers.py --write", file=sys.stderr)
        return 1
    print(f"{len(modules)} modules, {sum(map(len, rooms.values()))} rooms: everything points downwards")
    return 0


if __name__ == "__main__":
    sys.exit(main())
