"""Curves against the truth: the pixels that contain a point of the graph.

`Tests/Graphs/make_truth.py` computed them for functions of our own.
"""
import gzip
import json

import numpy
import pytest

from conftest import ROOT
from pictures import decoded, grown, ink, pixels

OURS = ROOT / "Tests" / "Graphs" / "truth.jsonl.gz"
THEIRS = ROOT.parent / "shared" / "conformance" / "graph.jsonl"


def cases():
    """The cases of our file, and of the conformance data if it is at hand."""
    texts = [("ours", gzip.decompress(OURS.read_bytes()).decode())]
    if THEIRS.exists():
        texts.append(("theirs", THEIRS.read_text(encoding="utf-8")))
    for owner, text in texts:
        for line in text.splitlines():
            case = json.loads(line)
            x_min, x_max, y_min, y_max = case["window"].values()
            name = f"{case['input']} on {x_min:.9g}:{x_max:.9g} {y_min:.9g}:{y_max:.9g} ({owner})"
            yield pytest.param(case, id=name)


def described(problem, bad):
    """The number of bad pixels, and the first of them as column and row."""
    places = [(int(c), int(r)) for c, r in sorted(zip(*numpy.nonzero(bad.T)))[:8]]
    return f"{bad.sum()} {problem}, as (column, row): {places}"


@pytest.mark.skipif(not THEIRS.exists(), reason=f"no {THEIRS}: only our own functions are compared")
def test_the_conformance_data_are_compared():
    assert any(case.id.endswith("(theirs)") for case in cases())


@pytest.mark.parametrize("case", cases())
def test_ink_is_where_the_graph_is_and_nowhere_else(ordinate, tmp_path, case):
    window, (width, height) = case["window"], case["size"]
    file = tmp_path / "graph.png"
    answer = ordinate(
        "plot", case["input"], "--bare", "--x", f"{window['xmin']!r}:{window['xmax']!r}",
        "--y", f"{window['ymin']!r}:{window['ymax']!r}", "--size", f"{width}x{height}",
        "--out", str(file))
    assert answer.code == 0
    inked = ink(pixels(file.read_bytes()))
    assert inked.shape == (height, width)
    true = decoded(case["expect"]["columns_rle"], (width, height))
    optional = decoded(case["expect"].get("optional_rle", [[width, []]]), (width, height))
    distance = case.get("tolerance", 2)
    stray = inked & ~grown(true | optional, distance)
    missing = true & ~grown(inked, distance)
    problems = [described("inked pixels are not near the graph", stray)] if stray.any() else []
    if missing.any():
        problems.append(described("pixels of the graph are not near ink", missing))
    assert not problems, f"{case['input']}: {'; '.join(problems)}"
