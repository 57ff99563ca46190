"""`ordinate history`, and the commands that write it: `ordinate repl` and `ordinate keys --record`."""
import csv
import io
import json
import os
import pty
import shutil
import sqlite3
import stat
import subprocess
import time

import pytest

from conftest import ORDINATE

# In whole seconds, as in rows.
STARTED = int(time.time())
SINE = "sin(30) = -0.9880316240928618\n"


@pytest.fixture
def home(tmp_path):
    return tmp_path / "home"


@pytest.fixture
def run(ordinate, home):
    def run(*arguments, **environment):
        environment.setdefault("ORDINATE_HOME", str(home))
        return ordinate(*arguments, **environment)

    return run


@pytest.fixture
def filled(run):
    """A store with rows of three calculators."""
    for tab, keys in [
        ("calculator", "795 + 459 ="), ("calculator", "2 + 3 * 4 ="), ("calculator", "clear"),
        ("scientific", "30 sin"), ("rpn", "3 enter 5 -"), ("plotter", "3 x plot"),
    ]:
        assert run("keys", "--on", tab, "--record", *keys.split()).code == 0
    return run


def rows(answer):
    assert (answer.code, answer.err) == (0, "")
    return [json.loads(line) for line in answer.out.splitlines()]


def test_rows_are_listed_newest_first(filled):
    answer = filled("history", "--on", "calculator")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == "Cleared\n(2 + 3) × 4 = 20\n795 + 459 = 1254\n"
    assert filled("history").out == "3 × x\n3 - 5 = -2\n" + SINE + answer.out


def test_rows_are_grouped_by_kind(filled):
    answer = filled("history", "--on", "calculator", "--grouped")
    assert answer.out == (
        "Additions\n795 + 459 = 1254\n\nCleared\nCleared\n\nMixed\n(2 + 3) × 4 = 20\n")
    answer = filled("history", "--on", "rpn", "--grouped", LC_ALL="de_DE.UTF-8")
    assert answer.out == "Subtraktionen\n3 - 5 = -2\n"


@pytest.mark.parametrize("text, out", [
    ("(2+3)*4", "(2 + 3) × 4 = 20\n"), ("SIN", SINE),
    ("cleared", "Cleared\n"), ("nothing", ""), ("-", "3 - 5 = -2\n" + SINE),
])
def test_a_search_finds_look_alikes(filled, text, out):
    assert filled("history", "--search", text).out == out


def test_json_tells_all_of_a_row(filled):
    listed = rows(filled("history", "--json"))
    assert [row["on"] for row in listed] == ["plotter", "rpn", "scientific"] + 3 * ["calculator"]
    assert sorted((row["id"] for row in listed), reverse=True) == [row["id"] for row in listed]
    assert all(STARTED <= row["time"] <= time.time() for row in listed)
    row = {name: listed[2][name] for name in ("text", "formula", "kind", "angle")}
    assert row == {
        "text": SINE.strip(), "formula": "sin(30)", "kind": "trigonometry",
        "angle": "radians"}


def test_csv_has_the_columns_of_the_web_app(filled):
    read = list(csv.reader(io.StringIO(filled("history", "--export", "csv").out)))
    assert read[0] == ["row", "formula", "result", "kind", "angle"]
    assert read[-2] == ["(2 + 3) × 4 = 20", "(2+3)*4", "20", "mixed", ""]


def test_a_history_is_cleared_alone_or_with_all_others(filled):
    assert filled("history", "--on", "rpn", "--clear").code == 0
    assert filled("history", "--on", "rpn").out == ""
    assert filled("history", "--clear", "--search", "795").code == 0
    assert len(rows(filled("history", "--json"))) == 4
    assert filled("history", "--clear", "--yes").code == 0
    assert filled("history").out == ""


@pytest.mark.parametrize("answer, left", [(b"y\n", 0), (b"n\n", 3), (b"\x04", 3)])
def test_at_a_terminal_clearing_asks_first(filled, home, answer, left):
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(
            ORDINATE, [ORDINATE, "history", "--on", "calculator", "--clear"],
            {"ORDINATE_HOME": str(home)})
    shown = b""
    while not shown.endswith(b"[y/N] "):
        shown += os.read(terminal, 100)
    assert shown == b"Clear 3 rows of calculator? [y/N] "
    os.write(terminal, answer)
    assert os.waitpid(pid, 0)[1] == 0
    os.close(terminal)
    assert filled("history", "--on", "calculator").out.count("\n") == left


def test_output_that_cannot_be_written_is_reported(filled, home):
    answer = subprocess.run(
        f"{ORDINATE} history > /dev/full", shell=True, capture_output=True, timeout=30,
        env={"ORDINATE_HOME": str(home)})
    assert answer.returncode == 73 and answer.stderr.startswith(b"error: cannot write standard")


def test_numbers_are_not_used_again(filled):
    last = rows(filled("history", "--json"))[0]["id"]
    filled("history", "--clear")
    filled("keys", "--on", "calculator", "--record", "1", "+", "1", "=")
    assert rows(filled("history", "--json"))[0]["id"] == last + 1


@pytest.mark.parametrize("arguments", [
    ["--clear", "--json"], ["--clear", "--grouped"], ["--json", "--export", "csv"], ["--yes"],
    ["--on", "abacus"], ["--export", "xls"], ["more"],
])
def test_options_that_exclude_each_other_are_refused(filled, arguments):
    before = filled("history").out
    answer = filled("history", *arguments)
    assert answer.code == 64 and answer.err.startswith("error: ") and answer.out == ""
    assert filled("history").out == before


def test_where_nothing_was_written_nothing_is_made(run, home):
    answer = run("history")
    assert (answer.code, answer.out, answer.err) == (0, "", "")
    assert run("keys", "--on", "calculator", "1", "+", "1", "=").code == 0
    assert run("history", "--clear").code == 0
    assert not home.exists()


@pytest.mark.parametrize("tab, lines, listed", [
    ("calculator", "2+3\n* 4\n9 sqrt\nclear\n", ["Cleared", "√(9) = 3", "(2 + 3) × 4 = 20", "2 + 3 = 5"]),
    ("scientific", "2+sin(0)\n1/0\n3 x *\nx =\n", ["3 × x × x", "2 + sin(0) = 2"]),
    ("rpn", "3 5 +\n2\n*\nnope\n1 0 /\n3 M *\n", ["(3 + 5) × 2 = 16", "3 + 5 = 8"]),
])
def test_the_repl_writes_its_computations(run, tab, lines, listed):
    run("repl", "--on", tab, stdin=lines.encode())
    assert run("history", "--on", tab).out.splitlines() == listed


def test_only_the_user_can_open_the_folder_which_is_where_xdg_says(ordinate, tmp_path):
    keys = ["keys", "--on", "calculator", "--record", "1", "+", "1", "="]
    ordinate(*keys, HOME=str(tmp_path))
    path = tmp_path / ".local/share/ordinate/history.sqlite"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    ordinate(*keys, HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path / "data"))
    assert (tmp_path / "data/ordinate/history.sqlite").exists()
    answer = ordinate(*keys, HOME="")
    assert answer.code == 69 and "ORDINATE_HOME" in answer.err and answer.out == "1+1\n2\n"


def test_help_has_examples_that_work_and_fit_a_terminal(filled, home, tmp_path):
    text = filled("help", "history").out
    assert max(map(len, text.splitlines())) <= 80
    examples = [line.strip() for line in text.splitlines() if line.startswith("  ordinate")]
    assert len(examples) == 3
    for example in examples:
        done = subprocess.run(
            example, shell=True, cwd=tmp_path, capture_output=True, timeout=30,
            env={"PATH": f"{ORDINATE.parent}:/usr/bin:/bin", "ORDINATE_HOME": str(home)})
        assert (done.returncode, done.stderr) == (0, b""), example
    assert (tmp_path / "sines.csv").read_text().count("\n") == 2
    assert filled("history", "--on", "calculator").out == ""


# Obstacles to using the file.


def unwritable(arguments, home):
    """A run to which file permissions apply even if the user is root."""
    prefix = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
    return subprocess.run(
        (prefix if os.geteuid() == 0 else []) + [ORDINATE, *arguments], capture_output=True,
        text=True, timeout=30, input="1+1\n2+2\n", env={"ORDINATE_HOME": str(home)})


def damage(path):
    path.write_bytes(b"no database " * 1000)


def cut(path):
    path.write_bytes(path.read_bytes()[:-6000])


def advance(path):
    with sqlite3.connect(path) as database:
        database.execute("INSERT INTO grdb_migrations VALUES ('of a later version')")
    database.close()


@pytest.mark.parametrize("spoil, reason", [
    (damage, "it is damaged, or no history"), (cut, "it is damaged, or no history"),
    (advance, "a later version of ordinate wrote it"),
])
def test_a_file_that_cannot_be_used_stays_and_calculators_work(filled, home, spoil, reason):
    path = home / "history.sqlite"
    spoil(path)
    before = path.read_bytes()
    answer = filled("history")
    assert (answer.code, answer.out) == (66, "")
    assert answer.err == f"error: cannot open {path}: {reason}\n"
    answer = filled("keys", "--on", "calculator", "--record", "1", "+", "1", "=")
    assert (answer.code, answer.out) == (73, "1+1\n2\n")
    assert answer.err == f"error: cannot write {path}: {reason}\n"
    answer = filled("repl", "--on", "rpn", stdin=b"3 5 +\n3 6 +\n")
    assert (answer.code, answer.out) == (0, "3+5 =\n8\n3+5,3+6 =\n9\n")
    assert answer.err == f"warning: the history is not kept: cannot write {path}: {reason}\n"
    assert path.read_bytes() == before


@pytest.mark.parametrize("is_folder", [False, True])
def test_a_read_only_history_is_listed(filled, home, is_folder):
    listed = filled("history").out
    (home / "history.sqlite").chmod(0o400)
    if is_folder:
        home.chmod(0o500)
    try:
        answer = unwritable(["history"], home)
        assert (answer.returncode, answer.stdout, answer.stderr) == (0, listed, "")
        answer = unwritable(["history", "--clear"], home)
        assert answer.returncode == 73 and "may only be read" in answer.stderr
        answer = unwritable(["repl", "--on", "calculator"], home)
        assert (answer.returncode, answer.stdout) == (0, "1+1 =\n2\n2+2 =\n4\n")
        assert answer.stderr.count("\n") == 1 and "may only be read" in answer.stderr
        assert [path.name for path in home.iterdir()] == ["history.sqlite"]
    finally:
        home.chmod(0o700)
    assert filled("history").out == listed


def test_a_full_disk_keeps_earlier_rows(run, home):
    """A limit on the size of a file stands in for the space on a disk."""
    lines = "".join(f"{n}+{n}\n" for n in range(1, 400))
    limited = subprocess.run(
        ["sh", "-c", f"ulimit -f 400; exec {ORDINATE} repl --on calculator"], input=lines,
        capture_output=True, text=True, timeout=60, env={"ORDINATE_HOME": str(home)})
    assert limited.returncode == 0 and limited.stdout.endswith("798\n")
    assert limited.stderr.count("\n") == 1 and limited.stderr.startswith("warning: ")
    kept = rows(run("history", "--json"))[::-1]
    assert 0 < len(kept) < 399
    assert [row["formula"] for row in kept] == [f"{n}+{n}" for n in range(1, len(kept) + 1)]
    assert run("keys", "--on", "rpn", "--record", "1", "enter", "2", "+").code == 0


KEYS = """
    ALTER TABLE row ADD COLUMN key TEXT;
    CREATE UNIQUE INDEX row_key ON row (key);
    INSERT INTO grdb_migrations VALUES ('keys');
"""


@pytest.mark.parametrize("later", ["", KEYS])
def test_a_file_of_an_earlier_version_is_brought_up_to_date(run, home, later):
    home.mkdir()
    with sqlite3.connect(home / "history.sqlite") as database:
        database.executescript("""
            CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
            INSERT INTO grdb_migrations VALUES ('rows');
            CREATE TABLE row (
              id INTEGER PRIMARY KEY AUTOINCREMENT, owner TEXT NOT NULL, text TEXT NOT NULL,
              formula TEXT NOT NULL, kind TEXT NOT NULL, angle TEXT, time INTEGER NOT NULL);
            INSERT INTO row (owner, text, formula, kind, angle, time)
            VALUES ('scientific', 'sin(60) = 0.8660254037844386', 'sin(60)', 'trigonometry', 'degrees',
                    0);
            """ + later)
    database.close()
    assert run("history").out == "sin(60) = 0.8660254037844386\n"
    run("keys", "--on", "scientific", "--record", "12", "sqrt")
    assert run("history").out == "√(12) = 3.464101615137755\nsin(60) = 0.8660254037844386\n"
    new, old = rows(run("history", "--json"))
    assert (old["formula"], old["angle"], old["exact"]) == ("sin(60)", "degrees", None)
    assert (new["formula"], new["angle"], new["exact"]) == ("sqrt(12)", None, "2×√(3)")


def test_without_the_program_that_stores_calculators_work(tmp_path):
    program = tmp_path / "ordinate"
    shutil.copy(ORDINATE, program)
    environment = {"ORDINATE_HOME": str(tmp_path)}
    answer = subprocess.run(
        [program, "repl", "--on", "calculator"], input=b"1+1\n2+2\n", capture_output=True,
        env=environment, timeout=30)
    assert (answer.returncode, answer.stdout) == (0, b"1+1 =\n2\n2+2 =\n4\n")
    assert answer.stderr.count(b"warning: ") == 1
    answer = subprocess.run([program, "history"], capture_output=True, env=environment, timeout=30)
    assert answer.returncode == 69 and b"cannot start" in answer.stderr
