#!/usr/bin/env python3
"""Measures the relations of Graphest's tests, and the memory of ten relations at once.

For each relation: the pixels that we and Graphest leave undecided, and the processor's milliseconds until 99 of 100
pixels are decided, until the end, until the first picture of a view, and until that of the same relation with another
number. Functions that the language does not have are left out. With a file, writes the table there too.
"""
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile

from bench import DRY, RELEASE, ROOT

CORPUS = ROOT.parent / "shared/conformance/relations/relations.jsonl"
LEFT_OUT = {"special", "gamma", "gcd", "sum"}
ROUNDS = 1 if DRY else 3
SHOWN = 60
TEN = [
    "x^2+y^2 = 50", "x^3+y^3 = 6x y", "|x cos(x)-y sin(y)| = |x cos(y)-y sin(x)|", "sin(x^2+y^2) = cos(x y)",
    "y > x^2", "y-x = sin(e^(x+y))", "r = 1+cos θ", "(cos t, sin(2t))", "x y > 1 or x^2+y^2 < 4", "y = tan(x)"]


def rows():
    """The relations with their names, windows and Graphest's undecided pixels."""
    for line in CORPUS.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        features = set(row["features"])
        if "graphest" not in row or features & LEFT_OUT:
            continue
        relation = row["relation"]
        if "integer-parameter" in features:
            names = [name for name in "mnk" if re.search(rf"(?<![a-z]){name}(?![a-z])", relation)]
            relation = " ∧ ".join([relation, *(f"{name} ∈ ℤ" for name in names)])
        yield relation, row["window"], row["size"], row["graphest"]["undecided"]


def measured(task, lines):
    """The answers of a benchmark, a list of numbers for each line; `None` for what does not happen."""
    runs = []
    for _ in range(ROUNDS):
        output = subprocess.run(
            [RELEASE / "RelationBenchmark", task], input="\n".join(lines), check=True, capture_output=True,
            text=True).stdout
        runs.append([[None if word == "-" else float(word) for word in line.split()] for line in output.splitlines()])
    return [[None if None in values else statistics.median(values) for values in zip(*answers)]
            for answers in zip(*runs)]


def megabytes():
    """The most memory that `ordinate plot` has while it draws ten relations, in megabytes."""
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        process = subprocess.Popen(
            [RELEASE / "ordinate", "plot", *TEN, "--size", "2560x1440", "--out", file.name], stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
    assert status == 0
    return usage.ru_maxrss / 1024


def text(number):
    return "-" if number is None else f"{number:.1f}"


def summary(name, numbers):
    known = [number for number in numbers if number is not None]
    return f"{name}: median {statistics.median(known):.1f} ms, most {max(known):.1f} ms, {len(known)} relations"


def main():
    print(f"ten relations at 2560×1440: {megabytes():.0f} MB")
    if not CORPUS.exists():
        print(f"no {CORPUS}")
        return
    relations = list(rows())[:3 if DRY else None]
    lines = ["\t".join([*map(repr, window), *map(str, size), relation]) for relation, window, size, _ in relations]
    proofs, pictures = (measured(task, lines) for task in ("proof", "picture"))
    table = [["relation", "undecided", "Graphest's", "to 99 %, ms", "to the end, ms", "first picture, ms", "moved, ms"]]
    for (relation, *_, theirs), (ours, early, end), (first, moved) in zip(relations, proofs, pictures):
        table.append([relation if len(relation) <= SHOWN else relation[:SHOWN - 1] + "…", str(int(ours)), str(theirs),
                      text(early), text(end), text(first), text(moved)])
    sums = [
        f"undecided: {int(sum(ours for ours, *_ in proofs))}, Graphest {sum(theirs for *_, theirs in relations)}",
        summary("to 99 %", [early for _, early, _ in proofs]), summary("to the end", [end for *_, end in proofs]),
        summary("first picture", [first for first, _ in pictures]), summary("moved", [moved for _, moved in pictures])]
    for row in table:
        print(f"{row[0]:<{SHOWN}}", *(f"{cell:>10}" for cell in row[1:]))
    print("\n".join(sums), flush=True)
    if sys.argv[1:]:
        cells = [" | ".join(cell.replace("|", "\\|") for cell in row) for row in table]
        cells.insert(1, "|".join(["---"] + ["---:"] * (len(table[0]) - 1)))
        with open(sys.argv[1], "w", encoding="utf-8") as file:
            file.write("".join(f"| {line} |\n" for line in cells) + "\n" + "".join(f"- {line}\n" for line in sums))


if __name__ == "__main__":
    main()
