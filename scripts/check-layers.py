#!/usr/bin/env python3
"""Proves that imports point downwards, as the house is drawn in CONTRIBUTING.md.

Every module's imports and its dependencies in the manifest must be below it, the two must agree,
and the engine must import no platform module.
"""
import json
import os
import pathlib
import platform
import re
import subprocess
import sys

# What each module of ours may stand on, from the bottom up; an arrow that is not here is refused.
ARROWS = {
    "CNumerics": set(),
    "OrdinateNumericsWide": {"CNumerics"},
    "OrdinateNumerics": {"CNumerics", "OrdinateNumericsWide"},
    "Formulas": {"OrdinateNumerics"},
    "Calculators": {"Formulas", "OrdinateNumerics"},
    "Graphing": {"OrdinateNumerics"},
    "Screens": {"Calculators", "Formulas", "Graphing", "OrdinateNumerics"},
    "CCairo": set(),
    "CLineEditor": set(),
    "Rendering": {"CCairo", "Graphing", "OrdinateNumerics"},
    "Requests": {
        "Screens", "Calculators", "Formulas", "Graphing", "OrdinateNumerics", "Rendering"},
    "CWebMemory": set(),
    "WebApp": {"CWebMemory", "Screens", "Formulas", "Graphing", "OrdinateNumerics"},
    "WebAppLanguages": {
        "CWebMemory", "Screens", "Formulas", "Graphing", "OrdinateNumerics"},
    "WebGraph": {"Screens", "Formulas", "Graphing", "OrdinateNumerics"},
    "WebCalculators": {"Screens"},
    "OrdinateCommand": {
        "CLineEditor", "Screens", "Calculators", "Formulas", "Graphing", "OrdinateNumerics",
        "Rendering", "Requests"},
    "OrdinateServer": {
        "Screens", "Formulas", "Graphing", "OrdinateNumerics", "Requests"},
    "HistoryStore": {"Calculators", "Formulas"},
    "OrdinateHistory": {"Calculators", "Formulas", "HistoryStore", "Screens"},
}
ENGINE = {
    "CNumerics", "OrdinateNumericsWide", "OrdinateNumerics", "Formulas", "Calculators", "Graphing",
    "Screens",
}
FOLDERS = {"OrdinateNumerics": "Numerics", "OrdinateNumericsWide": "NumericsWide"}
# What the manifest has on x86-64 only.
WIDE = "OrdinateNumericsWide"

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |fileprivate |private )?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
    re.MULTILINE,
)


def described(parts):
    """The manifest's targets by name, as the package manager reads it."""
    output = subprocess.run(
        ["swift", "package", "dump-package"],
        check=True, capture_output=True, text=True,
        env=dict(os.environ, ORDINATE_PARTS=parts, ORDINATE_WIDE="1"),
    ).stdout
    return {target["name"]: target for target in json.loads(output)["targets"]}


def dependencies(target):
    """The names of a target's dependencies that are modules of ours."""
    names = (next(iter(entry.values()))[0] for entry in target["dependencies"])
    return {name for name in names if name in ARROWS}


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    # In this order: the web's targets, which have no wide lanes, are there in both.
    targets = described("web") | described("all")
    left_out = set() if platform.machine() == "x86_64" else {WIDE}
    problems = []
    for folder in sorted(path.name for path in (root / "Sources").iterdir() if path.is_dir()):
        if folder not in {FOLDERS.get(module, module) for module in ARROWS}:
            problems.append(f"Sources/{folder} has no place among the layers")
    for module, below in ARROWS.items():
        sources = sorted((root / "Sources" / FOLDERS.get(module, module)).rglob("*.swift"))
        imported = set()
        for source in sources:
            for name in IMPORT.findall(source.read_text()):
                place = source.relative_to(root)
                if name in ARROWS and name not in below:
                    problems.append(f"{place} imports {name}, which is not below {module}")
                elif name in ARROWS:
                    imported.add(name)
                elif module in ENGINE:
                    problems.append(f"{place} imports {name}; the engine stands on itself alone")
        if module in left_out:
            continue
        if module not in targets:
            problems.append(f"{module} is not in the manifest")
            continue
        declared = dependencies(targets[module])
        for name in sorted(declared - below):
            problems.append(f"the manifest lets {module} depend on {name}, which is not below it")
        for name in sorted(imported - declared - left_out):
            problems.append(f"{module} imports {name}, but the manifest does not say so")
        for name in sorted(declared - imported if sources else ()):
            problems.append(f"the manifest lets {module} depend on {name}, which it does not import")
    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    if not problems:
        print(f"{len(ARROWS)} modules: imports and manifest point downwards")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
