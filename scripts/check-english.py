#!/usr/bin/env python3
"""Refuses phrases that went out of use, wherever people read: documents, comments, help, messages.

    scripts/check-english.py

Each row has a phrase and what to write instead. Tables of other languages are left out.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PHRASES = [
    (r"\banew\b", "again, or from the start"),
    (r"\b(?:for|only|of|to|by|from|with) who\b", "for readers who …, only those who …"),
    (r"\bbe it(?: but)?\b", "even, or even if"),
    (r"\b(?:is|are) told\b", "gets, learns, or the message itself"),
    (r"\bhears?\b(?! (?:the|a) (?:tone|graph|sound))", "reads, receives"),
    (r"\bwhoever\b", "anyone who"),
    (r"\b(?:wherein|thereof|therein|whereof|hereof)\b", "in which, of it"),
    (r"\bthere is none\b", "no … exists, or nil"),
    (r"\bfor ever\b", "forever, or for good"),
    (r"\ba file a module\b", "one file per module"),
    (r"\bnothing but\b", "only"),
    (r"\bnone but\b", "only"),
    (r"\bneed be\b", "needs to be"),
    (r"\bneed not be\b", "does not need to be"),
    (r"\bjust where\b", "exactly where"),
    (r"\btakes? it away\b", "removes it"),
]
FOLDERS = [
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile", "Package.swift", "Dockerfile", "docs", "Sources",
    "Web", "Tests", "Benchmarks", "Examples", "Packaging", "scripts",
]
ENDINGS = (".md", ".swift", ".c", ".h", ".js", ".mjs", ".css", ".html", ".py", ".sh", ".service", ".conf", "Makefile", "Dockerfile")


def main():
    files = subprocess.run(
        ["git", "ls-files", "-z", *FOLDERS], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split("\0")
    phrases = [(re.compile(pattern, re.IGNORECASE), instead) for pattern, instead in PHRASES]
    found = 0
    own = pathlib.Path(__file__).name
    for name in files:
        path = ROOT / name
        if not name.endswith(ENDINGS) or path.name == own or path.is_symlink() or not path.is_file():
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            for pattern, instead in phrases:
                if match := pattern.search(line):
                    found += 1
                    print(f"error: {name}:{number}: “{match[0]}”; write: {instead}", file=sys.stderr)
    if not found:
        print(f"{len(files)} files: no phrase that went out of use")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
