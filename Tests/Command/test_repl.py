"""`ordinate repl`, through a pipe and at a terminal."""
import json
import os
import pty
import select
import signal
import termios
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


def test_errors_are_in_the_chosen_language(ordinate):
    answer = ordinate("repl", "--on", "rpn", stdin=b"1 0 /\n", LC_MESSAGES="de_DE.UTF-8")
    assert answer.out == "1÷0 =\nDivision durch null\n"


def test_help_and_keys_are_printed(ordinate):
    answer = ordinate("repl", "--on", "rpn", stdin=b"help\nkeys\n")
    assert answer.code == 0 and "10 sqrt 3 +" in answer.out
    assert any(line.split() == ["store", "→M", "store", "in", "M"] for line in answer.out.split("\n"))


def test_a_line_of_the_plotter_is_an_equation_which_is_drawn(ordinate):
    answer = ordinate("repl", "--on", "plotter", stdin="√(x³+x²+2.5x+23)\n".encode())
    first, *picture = answer.out.splitlines()
    assert (answer.code, first) == (0, "√(x^3+x^2+2.5×x+23)")
    assert len(picture) == 23 and any("\u2800" < c < "\u2900" for c in answer.out)
    wrong = ordinate("repl", "--on", "plotter", stdin=b"2-\nplot\n")
    assert (wrong.code, wrong.out) == (65, "")
    assert "  2-\n    ^\n" in wrong.err and "nothing to plot" in wrong.err


@pytest.mark.parametrize("calculator, lines, name", [
    ("scientific", "3 x * x =\nplot --x -2:2 --out {}\n", "y = 3×x×x"),
    ("rpn", "M sin\nplot --out {} --y -1:1\n", "y = sin(M)"),
    ("calculator", "plot sin x ; x^2 --out {}\n", "y = sin(x), x^2"),
    ("plotter", "plot x --x-max 4 --samples 10 --out={}\n", "y = x"),
])
def test_plot_makes_a_picture(ordinate, tmp_path, calculator, lines, name):
    picture = tmp_path / "plot.svg"
    answer = ordinate("repl", "--on", calculator, stdin=lines.format(picture).encode())
    assert (answer.code, answer.err) == (0, "")
    text = picture.read_text()
    assert f"<title>{name}</title>" in text
    assert text.count('class="dot"') == (11 if calculator == "plotter" else 0)


@pytest.mark.parametrize("line", [
    "plot", "plot -", "plot 2+", "plot x*y", "plot x --x 3", "plot x --nope 3", "set angle gon",
    "set colour red", "set digits", "plot x --out f.gif",
])
def test_wrong_plots_and_settings_are_reported(ordinate, line):
    answer = ordinate("repl", "--on", "calculator", stdin=f"{line}\n2+3\n".encode())
    assert (answer.code, answer.out) == (65, "2+3 =\n5\n")
    assert answer.err.startswith("error: ")


def test_settings_count_from_then_on(ordinate):
    answer = ordinate(
        "repl", stdin=b"set angle degrees\n30 sin\nset digits 4\n1/3\nset\nsin(30)/7\n")
    assert answer.code == 0
    assert answer.out.split("\n") == [
        "0", "sin(30) =", "0.5", "sin(30) =", "0.5", "1÷3 =", "0.3333",
        "angle    degrees        radians or degrees", "digits   4              automatic or 4 to 16",
        "sin(30)÷7 =", "0.07143", ""]
    ordered = ordinate("repl", "--on", "calculator", stdin=b"set order precedence\n2+3*4\n")
    assert ordered.out.endswith("2+3×4 =\n14\n")


def test_each_line_is_answered_by_one_of_json(ordinate):
    answer = ordinate("repl", "--on", "rpn", "--json", stdin=b"3 5 +\n1 nope\n0 /\n")
    first, second, third = map(json.loads, answer.out.splitlines())
    assert (first["display"], first["description"], first["value"]) == ("8", "3+5", 8)
    assert (second["display"], second["value"], second["error"]) == ("", None, "syntax")
    assert third["error"] == "division-by-zero" and answer.code == 65


def test_a_plot_among_lines_of_json_goes_into_a_file(ordinate, tmp_path):
    lines = f"x sin\nplot\nplot --out {tmp_path}/plot.svg\nplot x --out=-\n"
    answer = ordinate("repl", "--json", stdin=lines.encode())
    shown = [json.loads(line) for line in answer.out.splitlines()]
    assert [state["error"] for state in shown] == [None, "syntax", None, "syntax"]
    assert (tmp_path / "plot.svg").exists() and answer.code == 65


class Terminal:
    """A run of the repl at a pseudo-terminal."""

    def __init__(self, home, calculator="rpn"):
        self.prompt = f"{calculator}> "
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            environment = {
                "TERM": "xterm", "LANG": "C.UTF-8", "ORDINATE_HOME": str(home), "NO_COLOR": "1"}
            os.execve(ORDINATE, [ORDINATE, "repl", "--on", calculator], environment)

    def until(self, text):
        """The output up to a text, which must appear."""
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
        """Types at a prompt, and waits for the expected text and the next prompt."""
        os.write(self.descriptor, keys.encode())
        shown = self.until(expecting)
        return shown if shown.endswith(self.prompt) else shown + self.until(self.prompt)

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
    # A dropped line is neither run nor remembered.
    terminal.type("7 7 7\x03", PROMPT)
    terminal.type("√ π\r", "√(3+5),π =\r\n")
    # Tab completes an unambiguous name.
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


def test_lines_that_are_pasted_are_each_answered(tmp_path):
    terminal = Terminal(tmp_path)
    terminal.until(PROMPT)
    os.write(terminal.descriptor, b"1 2 +\r3\t4 *\rclear\r5 6")
    shown = terminal.until("5 6")
    # Each line appears once, after its prompt, with a space for a tab.
    assert shown.startswith("1 2 +\r\n") and "rpn> clear\r\n0\r\n" in shown
    assert shown.count("1 2") == shown.count("4 *") == shown.count("clear") == 1
    assert "1+2 =\r\n3\r\n" in shown and "1+2,3×4 =\r\n12\r\n" in shown
    terminal.type("\r", "\r\n5 =\r\n6\r\n")
    assert terminal.end() == 0


def test_fractions_and_powers_are_typeset(tmp_path):
    terminal = Terminal(tmp_path, "scientific")
    terminal.until("scientific> ")
    terminal.type("2^3/(1+4)\r", "\r\n 2³\r\n───── =\r\n1 + 4\r\n1.6\r\n")
    # Tab also knows functions without a key, and works after an operator.
    terminal.type("2+hyp\t(3,4)\r", "2+hypot(3,4) =\r\n7\r\n")
    assert terminal.end() == 0


def test_plots_are_drawn_in_place(tmp_path):
    terminal = Terminal(tmp_path, "plotter")
    terminal.until("plotter> ")
    shown = terminal.type("x/2\r", "\r\nx\r\n─\r\n2\r\n")
    assert any("\u2800" < character < "\u2900" for character in shown)
    assert terminal.end() == 0


@pytest.mark.parametrize("keys, end", [("1\r", signal.SIGTERM), ("", signal.SIGHUP)])
def test_the_terminal_is_left_as_it_was(tmp_path, keys, end):
    terminal = Terminal(tmp_path)
    terminal.until(PROMPT)
    if keys:
        terminal.type(keys, PROMPT)
    assert not termios.tcgetattr(terminal.descriptor)[3] & (termios.ECHO | termios.ICANON)
    os.kill(terminal.pid, end)
    _, status = os.waitpid(terminal.pid, 0)
    assert os.waitstatus_to_exitcode(status) == -end
    mode = termios.tcgetattr(terminal.descriptor)[3]
    assert mode & termios.ECHO and mode & termios.ICANON
    os.close(terminal.descriptor)
