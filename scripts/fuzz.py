#!/usr/bin/env python3
"""Runs the programs that libFuzzer drives, and keeps their corpus small.

    scripts/fuzz.py run [--seconds N] [--hang N] [TARGET…]
    scripts/fuzz.py reduce [TARGET…]

`make fuzz` builds the programs. `run` gives each target its seconds and prints what it found. The
inputs that reach more code stay in .build-fuzz, so that the next run goes on from there. `reduce`
chooses the few of them that reach most of the code and writes them to Tests/Fuzz/Corpus: a file for
each target, with one input per line as a JSON string. A byte that is not UTF-8 is there as U+DC80 to
U+DCFF, as Python's `surrogateescape` has it.
"""
import argparse
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build-fuzz"
CORPUS = ROOT / "Tests/Fuzz/Corpus"
# The length of the longest input, in bytes.
TARGETS = {"formulas": 400, "keys": 800, "messages": 1200, "relations": 160, "sheets": 400,
           "links": 400}
# Inputs of the corpus in the repository are no longer, and no more.
LONGEST_KEPT = 240
MOST_KEPT = 400
MEGABYTES = 2048
# An input that takes so many seconds by the clock will not end.
ENDLESS = 120
# libFuzzer, not Swift, handles a trap: it writes the input to a file.
ENVIRONMENT = dict(os.environ, SWIFT_BACKTRACE="enable=no")


class Target:
    def __init__(self, name):
        self.name = name
        self.program = BUILD / "release" / f"Fuzz{name.capitalize()}"
        self.folder = BUILD / "inputs" / name
        self.grown = self.folder / "corpus"
        self.findings = self.folder / "findings"
        self.table = CORPUS / f"{name}.jsonl"

    def options(self):
        dictionary = self.folder / "dictionary"
        words = subprocess.run([self.program, "--dictionary"], check=True, capture_output=True)
        dictionary.write_bytes(words.stdout)
        return [
            f"-dict={dictionary}", f"-max_len={TARGETS[self.name]}", f"-timeout={ENDLESS}",
            f"-rss_limit_mb={MEGABYTES}", f"-artifact_prefix={self.findings}/", "-reload=0"]

    def unpack(self):
        """Puts the inputs of the repository among those that earlier runs have found."""
        for folder in (self.grown, self.findings):
            folder.mkdir(parents=True, exist_ok=True)
        for line in self.table.read_text().splitlines():
            put(encoded(json.loads(line)), self.grown)

    def run(self, seconds, hang):
        """Returns whether no input broke a promise."""
        self.unpack()
        known = set(self.findings.iterdir())
        log = self.folder / "log"
        command = [
            self.program, *self.options(), f"-max_total_time={seconds}", "-print_final_stats=1",
            self.grown]
        print(f"{self.name}: {seconds} s from {len(list(self.grown.iterdir()))} inputs", flush=True)
        with log.open("wb") as output:
            environment = dict(ENVIRONMENT, ORDINATE_HANG=str(hang))
            status = subprocess.run(command, stderr=output, env=environment).returncode
        text = log.read_text(errors="replace")
        runs = re.search(r"number_of_executed_units:\s*(\d+)", text)
        reached = re.findall(r"cov: (\d+)", text)
        print(f"  {runs[1] if runs else '?'} runs, {reached[-1] if reached else '?'} places in the code")
        if status == 0:
            return True
        for line in text.splitlines():
            if re.match(r".*(Fatal error|ERROR: libFuzzer|SUMMARY)", line):
                print(f"  {line}")
        for finding in sorted(set(self.findings.iterdir()) - known):
            print(f"  input: {json.dumps(decoded(finding.read_bytes()), ensure_ascii=False)}"
                  .encode("utf-8", "backslashreplace").decode())
            print(f"  replay: SWIFT_BACKTRACE=enable=no {self.program.relative_to(ROOT)} "
                  f"{finding.relative_to(ROOT)}")
        print(f"  log: {log.relative_to(ROOT)}", flush=True)
        return False

    def reduce(self):
        self.unpack()
        chosen = self.folder / "chosen"
        shutil.rmtree(chosen, ignore_errors=True)
        chosen.mkdir()
        short = self.folder / "short"
        shutil.rmtree(short, ignore_errors=True)
        short.mkdir()
        for path in self.grown.iterdir():
            if path.stat().st_size <= LONGEST_KEPT:
                shutil.copy(path, short)
        # Without counters an input is kept only if it reaches a new place, not if it goes there more often.
        subprocess.run(
            [self.program, *self.options(), "-set_cover_merge=1", "-use_counters=0", chosen, short],
            check=True, stderr=subprocess.DEVNULL, env=ENVIRONMENT)
        inputs = sorted((path.read_bytes() for path in chosen.iterdir()), key=lambda each: (len(each), each))
        lines = [json.dumps(decoded(each), ensure_ascii=False) for each in inputs[:MOST_KEPT]]
        self.table.write_bytes("".join(line + "\n" for line in lines).encode("utf-8", "backslashreplace"))
        print(f"{self.name}: {len(lines)} of {len(list(self.grown.iterdir()))} inputs, "
              f"{self.table.stat().st_size} bytes")


def decoded(data):
    return data.decode("utf-8", "surrogateescape")


def encoded(text):
    return text.encode("utf-8", "surrogateescape")


def put(data, folder):
    """Writes an input to a file with the name that libFuzzer would give it."""
    path = folder / hashlib.sha1(data).hexdigest()
    if not path.exists():
        path.write_bytes(data)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("action", choices=["run", "reduce"])
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(TARGETS))
    parser.add_argument("--seconds", type=int, default=60, help="for each target")
    parser.add_argument("--hang", type=int, default=1, help="the seconds of the processor that an input may take")
    arguments = parser.parse_intermixed_args()
    if unknown := set(arguments.targets) - TARGETS.keys():
        parser.error(f"no target {', '.join(sorted(unknown))}")
    targets = [Target(name) for name in arguments.targets or TARGETS]
    if arguments.action == "reduce":
        for target in targets:
            target.reduce()
        return 0
    passed = [target.run(arguments.seconds, arguments.hang) for target in targets]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
