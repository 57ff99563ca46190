"""Rows of histories whose programs are killed or write at the same time."""
import json
import os
import random
import re
import signal
import sqlite3
import subprocess

import pytest

from conftest import ORDINATE

KILLS = int(os.environ.get("ORDINATE_KILLS", "20"))
LINES = 1000


class Repl:
    """A run of `ordinate repl` with more lines than it has time to compute."""

    def __init__(self, home, numbers):
        self.process = subprocess.Popen(
            [ORDINATE, "repl", "--on", "calculator"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, env={"ORDINATE_HOME": str(home)}, start_new_session=True)
        # Less than a pipe holds.
        self.process.stdin.write("".join(f"{n}+{n}\n" for n in numbers).encode())
        self.process.stdin.flush()
        self.shown = set()

    def show(self, count):
        """Waits for a number of results, or for the last one."""
        while len(self.shown) < count and (line := self.process.stdout.readline()):
            if line.endswith(b"\n") and (value := re.search(rb"(\d+)$", line.strip())):
                self.shown.add(int(value[1]) // 2)

    @property
    def writer(self):
        """The process that stores rows."""
        pid = self.process.pid
        with open(f"/proc/{pid}/task/{pid}/children") as children:
            return int(children.read().split()[0])

    def end(self):
        self.process.stdin.close()
        self.show(LINES + 1)
        self.process.stdout.close()
        return self.process.wait(30)


def check(home, shown):
    """Every row that was shown is there once, and the file is sound."""
    with sqlite3.connect(home / "history.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        formulas = [formula for formula, in database.execute("SELECT formula FROM row")]
    database.close()
    stored = {int(formula.split("+")[0]) for formula in formulas}
    assert len(formulas) == len(stored)
    assert shown <= stored
    return stored


def test_kills_neither_lose_nor_double_a_row_that_was_shown(tmp_path):
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    generator = random.Random(seed)
    shown, survivors = set(), 0
    for kill in range(KILLS):
        numbers = range(1 + kill * LINES, 1 + (kill + 1) * LINES)
        repl = Repl(tmp_path, numbers)
        repl.show(generator.randrange(1, 100))
        match generator.choice(["repl", "writer", "both"]):
            case "repl":
                repl.process.kill()
                repl.end()
            case "writer":
                # Another one is started in its place, and the repl goes on computing.
                os.kill(repl.writer, signal.SIGKILL)
                assert repl.end() == 0
                assert repl.shown == set(numbers)
                survivors += 1
            case "both":
                os.killpg(repl.process.pid, signal.SIGKILL)
                repl.end()
        shown |= repl.shown
        check(tmp_path, shown)
    assert survivors < KILLS
    listed = subprocess.run(
        [ORDINATE, "history", "--on", "calculator", "--json"], capture_output=True,
        env={"ORDINATE_HOME": str(tmp_path)}, check=True)
    ids = [json.loads(line)["id"] for line in listed.stdout.splitlines()]
    assert ids == sorted(set(ids), reverse=True) and len(ids) >= len(shown)


def test_concurrent_programs_neither_lose_nor_double_rows(tmp_path):
    """From the start, when the file does not exist yet."""
    repls = [Repl(tmp_path, range(1 + k * LINES, 1 + (k + 1) * LINES)) for k in range(4)]
    environment = {"ORDINATE_HOME": str(tmp_path)}
    command = [ORDINATE, "keys", "--on", "calculator", "--record"]
    recorders = [
        subprocess.Popen(
            [*command, *f"{n} + {n} =".split()], stdout=subprocess.DEVNULL, env=environment)
        for n in range(100_001, 100_007)
    ]
    assert [recorder.wait(60) for recorder in recorders] == 6 * [0]
    assert [repl.end() for repl in repls] == 4 * [0]
    expected = {*range(1, 1 + 4 * LINES), *range(100_001, 100_007)}
    assert check(tmp_path, expected) == expected
