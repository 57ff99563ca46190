"""`ordinate sheet`, `ordinate link`, and `ordinate plot` of rows that use each other."""
import json

import pytest


def rows(answer):
    return [json.loads(line) for line in answer.out.splitlines()]


@pytest.mark.parametrize("given, kinds", [
    (["a = 2", "b = a²", "f(x) = x²+a", "f(3)"], ["parameter", "definition", "function", "value"]),
    (["y = x²", "x²+y² = 25", "r = 1+cos θ", "(cos t, sin t)"],
     ["curve", "relation", "polar", "parametric"]),
    (["x² {x > 0}", "{x < 0: -x, x}", "if(x < 0, -x, x)", "y {x > 0}"],
     ["curve", "curve", "curve", "error"]),
    (["(1, 2)", "[1…3]", '"a note"', "y = q x"], ["point", "list", "note", "error"]),
])
def test_sheet_prints_how_each_row_is_read(ordinate, given, kinds):
    answer = ordinate("sheet", *given, "--json")
    found = rows(answer)
    assert [row["kind"] for row in found] == kinds
    assert [row["row"] for row in found] == [1, 2, 3, 4]
    assert answer.code == (65 if "error" in kinds else 0)
    lines = ordinate("sheet", *given).out.splitlines()
    assert [line.split()[1] for line in lines] == kinds


def test_sheet_as_json_has_every_key(ordinate):
    value, wrong = rows(ordinate("sheet", "1/3", "y = q x", "--json"))
    assert value == {
        "row": 1, "kind": "value", "text": "0.3333333333333333", "value": 1 / 3, "exact": "1÷3",
        "error": None, "message": None, "start": None, "end": None}
    assert wrong == {
        "row": 2, "kind": "error", "text": "y = q x", "value": None, "exact": None,
        "error": "unknown-name", "message": "There is no “q”. A row such as q = 1 defines it.",
        "start": 4, "end": 5}


@pytest.mark.parametrize("given, code", [
    (["a = b", "b = a"], "cycle"), (["[1…10^9]"], "too-long"), (["1/0"], "division-by-zero"),
    (["2+"], "syntax"), (["a=1", "a=2"], "duplicate-name"),
])
def test_sheet_tells_what_is_wrong(ordinate, given, code):
    answer = ordinate("sheet", *given, "--json")
    assert answer.code == 65
    assert {row["error"] for row in rows(answer)} == {code}


@pytest.mark.parametrize("given, shown", [
    ("3/10", "3÷10 = 0.3"), ("5/2", "5÷2 = 2.5"), ("1/3", "1÷3 ≈ 0.3333333333333333"), ("2^3", "8"),
    ("√2", "√(2) ≈ 1.414213562373095"), ("sin 1", "≈ 0.8414709848078965"), ("1-1e-50", "≈ 1"),
])
def test_sheet_tells_rounded_values_from_exact_ones(ordinate, given, shown):
    assert ordinate("sheet", given).out == f"1  value       {given}  → {shown}\n"


@pytest.mark.parametrize("given, kind", [
    (r"r=2\cos\left(3\theta\right)", "polar"), (r"y=\sin\theta", "relation"), (r"\theta=\frac{\pi}{4}", "polar"),
    (r"f\left(x\right)=x^{2}", "function"), (r"\alpha=2", "parameter"), (r"\frac{d}{dx}x^{3}", "curve"),
    (r"f\left(x\right)=\begin{cases}x^{2}&x<0\\2x+1&x\ge0\end{cases}", "function"),
])
def test_sheet_reads_latex(ordinate, given, kind):
    [row] = rows(ordinate("sheet", given, "--json"))
    assert (row["kind"], "\\" in row["text"]) == (kind, False)


def test_sheet_solves_equations(ordinate):
    answer = ordinate("sheet", "s = solve(x^3=2x+1)", "solve(cos x=x)", "max(s)")
    assert [line.split("→ ")[1] for line in answer.out.splitlines()] == [
        "[-1, (1-√(5))÷2, (1+√(5))÷2]",
        "[0.7390851332151606]  (all solutions from -1000 to 1000)", "(1+√(5))÷2 ≈ 1.618033988749895"]
    found = rows(ordinate("sheet", "solve(x^2=4)", "--json"))[0]
    assert (found["kind"], found["text"], found["complete"]) == ("list", "[-2, 2]", True)


def test_sheet_reads_files_and_standard_input(ordinate, tmp_path):
    text = "a = 2\n\ny = a x @red, hidden\n@x=-1:1\n".encode()
    (tmp_path / "lesson.txt").write_bytes(text)
    answers = [
        ordinate("sheet", "--file", "lesson.txt", cwd=tmp_path),
        ordinate("sheet", "--file", "-", stdin=text), ordinate("sheet", "-", stdin=text)]
    assert [line.split()[:2] for line in answers[0].out.splitlines()] == [
        ["1", "parameter"], ["2", "note"], ["3", "curve"]]
    assert len({answer.out for answer in answers}) == 1
    assert ordinate("sheet", "-", stdin=b"sin(30)\n@degrees\n").out.endswith("1\u00f72 = 0.5\n")
    assert ordinate("sheet", "--file", "none.txt", cwd=tmp_path).code == 66
    assert ordinate("sheet").code == 64
    assert ordinate("sheet", "1", "--file", "x").code == 64


def svg(ordinate, *arguments, **options):
    answer = ordinate("plot", *arguments, "--out", "-", "--size", "300x200", **options)
    assert (answer.code, answer.err) == (0, ""), answer.err
    return answer.out


def paths(picture):
    return [line for line in picture.splitlines() if "<path class=\"curve" in line]


def test_plot_draws_rows_that_use_each_other(ordinate):
    defined = svg(ordinate, "f(x) = a x²", "y = f(x-1)", "a = 2", "--y", "-5:5")
    plain = svg(ordinate, "2x²", "2(x-1)²", "--y", "-5:5")
    assert len(paths(defined)) == 2 and paths(defined) == paths(plain)
    assert len(paths(svg(ordinate, "y = [1,2,3] x"))) == 3
    assert paths(svg(ordinate, "f(x) = x³", "y = f'(x)", "--y", "-5:5"))[1:] \
        == paths(svg(ordinate, "x³", "3x²", "--y", "-5:5"))[1:]


def test_plot_of_rows_tells_what_is_wrong(ordinate):
    answer = ordinate("plot", "y = a x", "b = 2", "--out", "-")
    assert answer.code == 65 and "row 1: There is no “a”." in answer.err
    assert answer.marked() == "a"


def test_plot_draws_a_file(ordinate, tmp_path):
    (tmp_path / "lesson.txt").write_text("a = 2\ny = a x @green\ny = -x @hidden\n@x=-1:1,y=-2:2\n")
    picture = svg(ordinate, "--sheet", "lesson.txt", cwd=tmp_path)
    direct = svg(ordinate, "y = a x", "a = 2", "--x", "-1:1", "--y", "-2:2")
    assert len(paths(picture)) == 1
    assert picture != direct
    other = svg(ordinate, "--sheet", "lesson.txt", "--x", "-3:3", cwd=tmp_path)
    assert other != picture
    with (tmp_path / "lesson.txt").open("a") as file:
        file.write('@x=-1:1,y=-2:2,title="Two, lines"\n')
    titled = svg(ordinate, "--sheet", "lesson.txt", cwd=tmp_path)
    assert "<title>Two, lines: y = " in titled and ">Two, lines</text>" in titled
    renamed = svg(ordinate, "--sheet", "lesson.txt", "--title", "One, lines", cwd=tmp_path)
    assert renamed == titled.replace("Two, lines", "One, lines")


def test_link_prints_a_fragment_that_plot_draws(ordinate):
    link = ordinate("link", "y=x^2{x>0}", "a=2", "--x", "-10:10", "--y", "-5:5")
    assert (link.code, link.out) == (0, "#y=x^2{x>0};a=2;@x=-10:10,y=-5:5\n")
    link = ordinate("link", "y=a x^2", "a=2", "--x", "-10:10", "--y", "-5:5").out.strip()
    picture = svg(ordinate, "--link", "https://example.org/" + link)
    # The picture is the page's: units are as high as they are wide, and a legend names the curves.
    assert picture == svg(ordinate, "--link", link) and "y = 2×x^2" in picture
    ranges = ["--x", "-10:10", "--y", "-5:5"]
    assert svg(ordinate, "--link", link, *ranges) == svg(ordinate, "y=a x^2", "a=2", *ranges)
    many = [f"y = a x^{n} + b sin({n}x)" for n in range(1, 11)] + ["a = 1", "b = 2"]
    packed = ordinate("link", *many).out.strip()
    assert packed.startswith("#~1.")
    assert svg(ordinate, "--link", packed, "--bare") == svg(ordinate, *many, "--bare")
    for wrong in ["https://example.org/", "#~1." + packed[5:], "#~9.abc"]:
        answer = ordinate("plot", "--link", wrong)
        assert answer.code == 65 and answer.err.startswith("error: This link")


def test_statistics_of_two_lists_are_exact(ordinate):
    answer = ordinate("sheet", "L=[1,2,3,4]", "M=[0.1,0.3,0.2,0.6]", "cov(L,M)", "corr(L, M)", "corr([1,2],[4,3])")
    assert answer.code == 0
    assert [line.split("→ ")[1] for line in answer.out.splitlines()[2:]] == [
        "7÷30 ≈ 0.2333333333333333", "√(70)÷10 ≈ 0.8366600265340755", "-1"]
