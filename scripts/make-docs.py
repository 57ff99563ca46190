#!/usr/bin/env python3
"""Makes the documentation of the engine's modules in .build/docs, and runs its examples.

The Swift code of an article in docs/api is one program: it is compiled and run, and must print the
article's blocks of text. Then DocC makes pages from the articles and the comments in the sources; a
broken link is an error.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
CATALOGS = ROOT / "docs" / "api"
PAGES = ROOT / ".build" / "docs"
# The other examples share this build of the engine.
SCRATCH = ROOT / ".build-examples"
PACKAGE = ROOT / ".build" / "articles"

# The package manager only plans again if this text changes, so it has a checksum of the engine's manifest.
MANIFEST = """// swift-tools-version: 6.2
// ordinate {checksum:08x}
import PackageDescription

let package = Package(
  name: "articles",
  dependencies: [.package(name: "ordinate", path: {root})],
  targets: [
{targets}  ]
)
"""
TARGET = """    .executableTarget(
      name: "{name}", dependencies: [{products}],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
"""


def modules():
    return sorted(catalog.stem for catalog in CATALOGS.glob("*.docc"))


def articles():
    """For each article with a program, by name: the program and the text that it must print."""
    found = {}
    for path in sorted(CATALOGS.glob("*.docc/*.md")):
        blocks = re.findall(r"^```(swift|text)\n(.*?)^```$", path.read_text(), re.M | re.S)
        program = "\n".join(text for language, text in blocks if language == "swift")
        if program:
            printed = "".join(text for language, text in blocks if language == "text")
            found[path.stem] = program, printed
    return found


def write(path, text):
    """Writes a file unless it has this text already, so that it is not built again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def run(*command, **options):
    """The output of a command; if it fails, its output is shown and the script ends."""
    result = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    if result.returncode != 0:
        sys.exit(f"{result.stdout}error: {' '.join(map(str, command[:2]))} has failed")
    return result.stdout


def try_examples():
    found = articles()
    missing = [name for name in modules() if not has_example(name, found)]
    if missing:
        sys.exit(f"error: no example in an article of {', '.join(missing)}")
    targets = ""
    for name, (program, _) in found.items():
        write(PACKAGE / "Sources" / name / "main.swift", program)
        used = [module for module in modules() if f"import {module}\n" in program]
        products = ", ".join(f'.product(name: "{each}", package: "ordinate")' for each in used)
        targets += TARGET.format(name=name, products=products)
    manifest = MANIFEST.format(
        checksum=zlib.crc32((ROOT / "Package.swift").read_bytes()),
        root=json.dumps(str(ROOT)), targets=targets)
    write(PACKAGE / "Package.swift", manifest)
    run("swift", "build", "--package-path", PACKAGE, "--scratch-path", SCRATCH,
        env={**os.environ, "ORDINATE_PARTS": "engine"})
    failures = []
    for name, (_, expected) in found.items():
        printed = subprocess.run([SCRATCH / "debug" / name], capture_output=True, text=True)
        if (printed.stdout, printed.returncode) != (expected, 0):
            failures.append(f"{name} prints\n{printed.stdout}{printed.stderr}and not\n{expected}")
    if failures:
        sys.exit("\n".join(failures))
    print(f"{len(found)} examples print what their articles say")


def has_example(module, found):
    return any(path.stem in found for path in (CATALOGS / f"{module}.docc").glob("*.md"))


def make_pages():
    docc = shutil.which("docc") or pathlib.Path(shutil.which("swift")).resolve().with_name("docc")
    target = json.loads(run("swiftc", "-print-target-info"))["target"]
    folder = (SCRATCH / "debug").resolve()
    archives = []
    shutil.rmtree(PAGES, ignore_errors=True)
    for name in modules():
        graphs = PACKAGE / "graphs" / name
        graphs.mkdir(parents=True, exist_ok=True)
        run("swift", "symbolgraph-extract", "-module-name", name,
            "-target", target["unversionedTriple"], "-I", folder / "Modules",
            "-Xcc", f"-fmodule-map-file={folder / 'CNumerics.build' / 'module.modulemap'}",
            "-minimum-access-level", "public", "-skip-inherited-docs", "-skip-synthesized-members",
            "-output-dir", graphs)
        archive = PACKAGE / f"{name}.doccarchive"
        # A comment names only parameters whose labels do not say enough.
        run(docc, "convert", CATALOGS / f"{name}.docc", "--additional-symbol-graph-dir", graphs,
            "--fallback-display-name", name, "--fallback-bundle-identifier", f"ordinate.{name}",
            "--disable-parameters-and-returns-validation", "--warnings-as-errors",
            "--output-path", archive)
        archives.append(archive)
    run(docc, "merge", *archives, "--output-path", PAGES,
        "--synthesized-landing-page-name", "Ordinate",
        "--synthesized-landing-page-topics-style", "detailedGrid")
    print(f"{PAGES.relative_to(ROOT)}/documentation is their start, once a server has the folder:")
    print(f"python3 -m http.server --directory {PAGES.relative_to(ROOT)}")


if __name__ == "__main__":
    try_examples()
    make_pages()
