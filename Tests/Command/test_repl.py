"""`ordinate repl --on rpn`, through a pipe and at a terminal."""
import os
import pty
import select
import signal
import time

import pytest

from conftest import ORDINATE


@pytest.mark.parametrize("lines, out", [
    ("3 enter 5 -", "3-5 =\n-2\n"),
    ("3 5 +", "3+5 =\n8\n"),
    ("3\n5\n+", "3\n3 =\n5\n3+5 =\n8\n"),
    ("7 M + √\n9 →M\n14 +", "√(7+M) =\nM is not set\n√(7+M) =\n4\n√(7+M)+14 =\n18\n"),
    ("1 0 /", "1÷0 =\nDivision by zero\n"),
    ("drop", "0\nNot enough operands\n"),
    ("\n  \t\n4 sqrt\r\n", "√(4) =\n2\n"),
    ("1 2 3 max:3 x *", "max(1,2,3)×x =\nx is not set\n"),
    ("5 sign 2.5e-1 -", "-5-0.25 =\n-5.25\n"),
    ("1\nquit\n2", "1\n"), ("1\nexit\n2", "1\n"), ("", ""),
])
def test_each_line_is_answered(ordinate, tmp_path, lines, out):
    answer = ordinate("repl", "--on", "rpn", stdin=lines.encode(), ORDINATE_HOME=str(tmp_path))
    assert (answer.code, answer.out, answer.err) == (0, out, "")
    assert list(tmp_path.glob("repl-*")) == []


def test_a_line_with_an_unknown_word_does_nothing(ordinate):
    answer = ordinate("repl", "--on", "rpn", stdin=b"3\n4 nope +\n5 +\n")
    assert (answer.code, answer.out) == (65, "3\n3+5 =\n8\n")
    assert answer.err == "error: the RPN calculator has no key named nope\n"


def test_errors_are_told_in_the_language(ordinate):
    answer = ordinate("repl", "--on", "rpn", stdin=b"1 0 /\n", LC_MESSAGES="de_DE.UTF-8")
    assert answer.out == "1÷0 =\nDivision durch null\n"


def test_help_and_keys_are_told(ordinate):
    answer = ordinate("repl", "--on", "rpn", stdin=b"help\nkeys\n")
    assert answer.code == 0 and "10 sqrt 3 +" in answer.out
    assert any(line.split() == ["store", "→M", "store", "in", "M"] for line in answer.out.split("\n"))


def test_the_plotter_has_none(ordinate):
    answer = ordinate("repl", "--on", "plotter")
    assert answer.code == 64 and answer.err.startswith("error: ")


class Terminal:
    """A run of the repl at a pseudo-terminal."""

    def __init__(self, home):
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            environment = {"TERM": "xterm", "LANG": "C.UTF-8", "ORDINATE_HOME": str(home)}
            os.execve(ORDINATE, [ORDINATE, "repl", "--on", "rpn"], environment)

    def until(self, text):
        """What is shown up to a text, which has to come."""
        shown = ""
        end = time.monotonic() + 20
        while text not in shown:
            ready, _, _ = select.select([self.descriptor], [], [], max(0, end - time.monotonic()))
            assert ready, f"{text!r} did not come, but {shown!r}"
            try:
                part = os.read(self.descriptor, 4096)
            except OSError:
                part = b""
            assert part, f"the terminal is gone after {shown!r}"
            shown += part.decode("utf-8")
        return shown

    def type(self, keys, expecting):
        """Types at a prompt, and waits for what is expected and for the next prompt."""
        os.write(self.descriptor, keys.encode())
        shown = self.until(expecting)
        return shown if shown.endswith(PROMPT) else shown + self.until(PROMPT)

    def end(self, keys="\x04"):
        """The exit code after the last keys."""
        os.write(self.descriptor, keys.encode())
        end = time.monotonic() + 20
        while (found := os.waitpid(self.pid, os.WNOHANG))[0] == 0:
            if time.monotonic() > end:
                os.kill(self.pid, signal.SIGKILL)
            time.sleep(0.01)
        _, status = found
        os.close(self.descriptor)
        return os.waitstatus_to_exitcode(status)


UP = "\x1b[A"
PROMPT = "rpn> "


def test_a_terminal_has_a_prompt_and_a_history(tmp_path):
    home = tmp_path / "deep" / "home"
    terminal = Terminal(home)
    terminal.until(PROMPT)
    terminal.type("3 5 +\r", "3+5 =\r\n8\r\n")
    terminal.type("clear\r", "\n0\r\n")
    terminal.type(UP + UP + "\r", "3+5 =\r\n8\r\n")
    # What is dropped is neither done nor kept.
    terminal.type("7 7 7\x03", PROMPT)
    terminal.type("√ π\r", "√(3+5),π =\r\n")
    # Tab completes what is sure.
    terminal.type("facto\t\r", "√(3+5),π! =\r\n")
    assert terminal.end() == 0
    kept = (home / "repl-rpn").read_text().split("\n")
    assert [line.strip() for line in kept] == ["3 5 +", "clear", "3 5 +", "√ π", "factorial", ""]
    assert (home / "repl-rpn").stat().st_mode & 0o77 == 0

    again = Terminal(home)
    again.until(PROMPT)
    again.type(UP + UP + "\r", "√(?),π =")
    assert again.end("quit\r") == 0


def test_without_a_place_for_the_history_there_is_none(tmp_path):
    home = tmp_path / "file"
    home.write_text("not a folder")
    terminal = Terminal(home)
    terminal.until(PROMPT)
    terminal.type("1 2 -\r", "1-2 =\r\n-1\r\n")
    terminal.type("clear\r", "\n0\r\n")
    terminal.type(UP + UP + "\r", "1-2 =\r\n-1\r\n")
    assert terminal.end() == 0
    assert home.read_text() == "not a folder"
