#!/usr/bin/env python3
"""Proves what is shown for formulas, with arithmetic that is not ours.

    Tests/Proofs/prove.py [--count N] [--seed N] [--jobs N] [--program PATH] [--only INDEX]

Every digit shown is Arb's and mpmath's, every exact form has the same value to 1,200 digits, every
double is the nearest, and every error is one. First come the table's formulas, then random ones, some
of them through the server and the keys of the RPN calculator. Prints how many formulas prove nothing,
or were answered `undecided` or `unfinished`, and fails if these are many. `ORDINATE_SEED` replays a
run, `--only` one formula of it.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import subprocess
import sys
import time

import generator
import notation
import programs
import reading
import table
from proof import Case, Verdicts

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Formulas like those of textbooks and wild ones, beside the repository where it is developed.
OTHERS = ROOT.parent / "shared/conformance/formulas.py"
CHUNK = 500
# Digits wanted, and how often; most formulas are shown as they are without options.
DIGITS = [None] * 40 + [1, 5, 12, 17, 30, 30, 100, 400]
SHOWN_DIFFERENCES = 40
# The largest shares of formulas that may prove nothing, or be answered that they are not known.
MOST = {
    "skipped": 0.002, "by Arb alone": 0.002, "undecided": 0.02, "unfinished": 0.002, "too close to 0": 0.0001,
}
# Values of x in formulas that have it.
VALUES = [
    "2",
    "-1",
    "0",
    "0.5",
    "-3.7",
    "1/3",
    "π/4",
    "√2",
    "7",
    "10",
    "-2/5",
    "e",
    "100",
    "1.25",
    "-8",
    "0.1",
    "0.000000001",
    "-π/3",
    "123.456",
]


def case_at(seed, index):
    """A formula of the generator; each can be drawn alone."""
    r = random.Random(f"{seed} {index}")
    kind, tree = generator.formula(r)
    is_latex = r.random() < 0.15 and notation.is_latex(tree)
    text = (notation.LaTeX if is_latex else notation.Writer)(r).formula(tree)
    return Case(f"{kind} {index}", text, tree, r.choice(["radians", "degrees"]), r.choice(DIGITS))


def chunk(program, seed, start, end):
    return check_all(program, [case_at(seed, index) for index in range(start, end)])


def chunk_of_others(program, seed, count, which):
    """Formulas in x of the other generator, with a value for x."""
    lines = subprocess.run(
        [sys.executable, OTHERS, str(seed), str(count), which], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    r = random.Random(f"{which} {seed}")
    cases = []
    for line in lines:
        text = reading.with_value(json.loads(line)["formula"], r.choice(VALUES))
        cases.append(Case(which, text, reading.read(text), r.choice(["radians", "degrees"]), None))
    return check_all(program, cases)


def check_all(program, cases):
    verdicts = Verdicts()
    for angle, digits in sorted({(case.angle, case.digits) for case in cases}, key=str):
        same = [case for case in cases if (case.angle, case.digits) == (angle, digits)]
        answers = programs.by_eval(program, [case.text for case in same], angle, digits)
        for case, answer in zip(same, answers):
            verdicts.check(case, answer)
    return verdicts


def check_table(program):
    """The rows of the table: their texts as they are written there, and their values by Arb and mpmath."""
    verdicts = Verdicts()
    for row in table.ROWS:
        (answer,) = programs.by_eval(program, [row.formula], row.angle, row.digits)
        case = Case("table", row.formula, reading.read(row.plain), row.angle, row.digits)
        verdicts.check(case, answer)
        shown = answer["text"] if "text" in answer else answer["error"]["code"]
        if shown != row.shown:
            verdicts.differ(case, "table", shown, row.shown)
        elif row.exact != "" and answer["exact"] != row.exact:
            verdicts.differ(case, "exact form of the table", answer["exact"], row.exact)
    return verdicts


def check_server(program, seed, count):
    verdicts = Verdicts()
    with programs.server(program) as port:
        for index in range(count):
            case = case_at(f"{seed} server", index)
            verdicts.check(case, programs.by_server(port, case.text, case.angle, case.digits))
    return verdicts


def check_keys(program, seed, count):
    verdicts = Verdicts()
    index = 0
    while verdicts.counts["formulas"] < count:
        case = case_at(f"{seed} keys", index)._replace(digits=None)
        index += 1
        try:
            keys = programs.keys_of(case.tree)
        except programs.NoKeys:
            continue
        case = case._replace(text=" ".join(keys))
        verdicts.check(case, programs.by_keys(program, keys, case.angle))
    return verdicts


def tasks(options):
    program, seed = options.program, options.seed
    yield check_table, (program,)
    share = options.count // 10 if OTHERS.exists() else 0
    for which in ("textbook", "wild"):
        for part, start in enumerate(range(0, share, CHUNK)):
            yield chunk_of_others, (program, seed * 1000 + part, min(CHUNK, share - start), which)
    few = min(options.count // 10, 400)
    yield check_server, (program, seed, few)
    yield check_keys, (program, seed, few)
    own = options.count - 2 * share - 2 * few
    for start in range(0, own, CHUNK):
        yield chunk, (program, seed, start, min(start + CHUNK, own))


def all_verdicts(options):
    if options.only is not None:
        return chunk(options.program, options.seed, options.only, options.only + 1)
    verdicts = Verdicts()
    if options.jobs == 1:
        for function, arguments in tasks(options):
            verdicts.add(function(*arguments))
        return verdicts
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        for result in [pool.submit(function, *arguments) for function, arguments in tasks(options)]:
            verdicts.add(result.result())
    return verdicts


def report(verdicts, options, seconds):
    """Prints what was found, and returns why that is a failure."""
    counts = verdicts.counts
    formulas = counts["formulas"]
    print(
        f"{formulas} formulas, seed {options.seed}, {seconds:.0f} s: {counts['values']} values, "
        f"{counts['exact forms']} exact forms, {counts['errors']} errors"
    )
    failures = []
    for name, most in MOST.items():
        count = sum(value for key, value in counts.items() if key.startswith(name))
        print(f"{name}: {count}, {100 * count / formulas:.3f} % (at most {100 * most:.2f} %)")
        if count > most * formulas and count > 5:
            failures.append(f"more than {100 * most:.1f} % are {name}")
    for case, claim, answer, expected in verdicts.differences[:SHOWN_DIFFERENCES]:
        digits = f" --digits {case.digits}" if case.digits else ""
        print(
            f"difference ({claim}; {case.kind}; {case.angle}{digits}): {case.text}\n"
            f"  shown {answer}\n  true  {expected}"
        )
    if verdicts.differences:
        failures.append(f"{len(verdicts.differences)} differences")
    return failures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", default=str(ROOT / ".build/release/ordinate"))
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument(
        "--seed", type=int, default=int(os.environ.get("ORDINATE_SEED") or random.randrange(10**6))
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", type=int)
    options = parser.parse_args()
    begin = time.monotonic()
    verdicts = all_verdicts(options)
    failures = report(verdicts, options, time.monotonic() - begin)
    if failures:
        sys.exit(f"error: {', '.join(failures)}; replay with ORDINATE_SEED={options.seed}")


if __name__ == "__main__":
    main()
