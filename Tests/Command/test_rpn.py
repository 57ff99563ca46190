"""`ordinate keys --on rpn` and `describe --as rpn`."""
import json

import pytest

STORY = ["7", "M", "+", "√", "9", "→M", "14", "+"]


def state(ordinate, *keys, language=None):
    return ordinate("keys", "--on", "rpn", *keys, "--json", **locale(language)).json


def locale(language):
    return {"LANG": language} if language else {}


@pytest.mark.parametrize("keys, description, display", [
    ("10 cos", "cos(10)", "-0.8390715290764525"),
    ("3 enter 5 -", "3-5", "-2"),
    ("10 √ 3 +", "√(10)+3", "6.162277660168379"),
    ("3 ⏎ 5 + √", "√(3+5)", "2.82842712474619"),
    ("3 ⏎ 5 ⏎ 4 + +", "3+5+4", "12"),
    ("3 enter 5 √ + √ 6 ÷", "√(3+√(5))÷6", "0.3813742685451229"),
    ("3 enter +", "?+3", ""),
    ("3 enter 5 + sqrt pi cos", "√(3+5),cos(π)", "-1"),
    ("3 enter 5 enter 4 + *", "3×(5+4)", "27"),
    ("7 M + √", "√(7+M)", ""),
    ("7 M + √ 9 store", "√(7+M)", "4"),
    ("7 M + √ 9 →M 14 +", "√(7+M)+14", "18"),
    ("pi sin", "sin(π)", "0"),
    ("", "", "0"),
    ("2.45", "", "2.45"),
    ("4 1/x", "1÷4", "0.25"),
    ("3 enter 2 xʸ", "3^2", "9"),
    ("3 enter 5 sign +", "3+(-5)", "-2"),
    ("2 sign enter 2 pow", "(-2)^2", "4"),
    ("3 enter 5 + undo", "3,5", "5"),
    ("1 enter 2 swap -", "2-1", "1"),
    ("12 clear", "", "0"),
    ("6.02e23 enter", "6.02e23", "6.02×10²³"),
])
def test_keys_show_the_description_and_the_display(ordinate, keys, description, display):
    answer = ordinate("keys", "--on", "rpn", *keys.split())
    assert answer.code == 0 and answer.err == ""
    lines = answer.out.split("\n")
    assert lines[0] == description and lines[2:] == [""]
    assert lines[1] == display


def test_the_story_of_m_key_by_key(ordinate):
    answer = ordinate("keys", "--on", "rpn", *STORY, "--trace", "--json")
    states = [json.loads(line) for line in answer.out.splitlines()]
    shown = [(state["display"], state["description"]) for state in states]
    assert shown == [
        ("7", ""), ("", "7,M"), ("", "7+M"), ("", "√(7+M)"), ("9", "√(7+M)"), ("4", "√(7+M)"),
        ("1", "√(7+M)"), ("14", "√(7+M)"), ("18", "√(7+M)+14")]
    assert [state["value"] for state in states] == [7, None, None, None, 9, 4, 1, 14, 18]
    assert [state["error"] for state in states[1:4]] == ["variable-not-set"] * 3
    assert states[3]["message"] == "M is not set" and states[4]["message"] is None
    assert all(state["text"] is None and state["alert"] is None for state in states)


ERRORS = {
    "M": ("variable-not-set", {
        "en_US.UTF-8": "M is not set", "de_DE.UTF-8": "M ist nicht gesetzt",
        "es_ES.UTF-8": "M no tiene valor", "fr_FR.UTF-8": "M n’a pas de valeur",
        "zh_CN.UTF-8": "M 未赋值"}),
    "5 enter 0 /": ("division-by-zero", {
        "C": "Division by zero", "de": "Division durch null", "es_MX": "División por cero",
        "fr_CA": "Division par zéro", "zh_TW.UTF-8": "除数为零"}),
    "5 sign sqrt": ("negative-root", {
        "POSIX": "Even root of a negative number", "de_AT": "Gerade Wurzel aus einer negativen Zahl",
        "es": "Raíz de índice par de un número negativo",
        "fr": "Racine d’ordre pair d’un nombre négatif", "zh": "负数没有偶次方根"}),
    "5 +": ("missing-operands", {
        "it_IT.UTF-8": "Not enough operands", "de_DE": "Zu wenige Operanden",
        "es_ES": "Faltan operandos", "fr_FR": "Il manque des opérandes", "zh_CN": "操作数不足"}),
    "1e300 enter tenpow": ("overflow", {"de": "Eine Zahl ist zu groß"}),
    # The divisor is too close to 0, the quotient is not.
    "1 enter 1e300 enter sign tenpow /": ("overflow", {
        "C": "A number is too close to 0", "fr": "Un nombre est trop proche de 0"}),
    "0 ln": ("logarithm-of-zero", {"es": "Logaritmo de cero"}),
    "1 sign ln": ("logarithm-of-negative", {"fr": "Logarithme d’un nombre négatif"}),
}


@pytest.mark.parametrize("keys, language", [
    (keys, language) for keys, (_, messages) in ERRORS.items() for language in messages])
def test_errors_have_a_code_and_words_in_the_language(ordinate, keys, language):
    code, messages = ERRORS[keys]
    shown = state(ordinate, *keys.split(), language=language)
    assert (shown["display"], shown["value"], shown["error"]) == ("", None, code)
    assert shown["message"] == messages[language]
    before = state(ordinate, *keys.split(), language="C")
    assert shown["description"] == before["description"] != ""


def test_the_language_is_of_the_first_variable_that_is_set(ordinate):
    def message(**environment):
        return ordinate("keys", "--on", "rpn", "M", "--json", **environment).json["message"]

    german, french = "M ist nicht gesetzt", "M n’a pas de valeur"
    assert message(LC_ALL="de_DE.UTF-8", LC_MESSAGES="fr", LANG="es") == german
    assert message(LC_ALL="", LC_MESSAGES="fr_FR.UTF-8", LANG="de") == french
    assert message(LC_CTYPE="fr", LANG="de") == german
    assert message(LC_ALL="C", LANG="de") == "M is not set"


@pytest.mark.parametrize("keys, description", [
    ("3 enter 4 atan2", "atan2(3,4)"), ("1 enter 2 enter 3 max:3", "max(1,2,3)"),
    ("8 enter 2 log:2", "log(8,2)"), ("x enter", "x,x"), ("1 x +", "1+x"), ("5 sgn", "sign(5)"),
    ("-5 enter", "-5"), ("−5 enter", "-5"), ("1e-7 enter", "1e-7"),
])
def test_tokens_without_a_key_go_by_their_names(ordinate, keys, description):
    assert state(ordinate, *keys.split())["description"] == description


@pytest.mark.parametrize("key", ["nope", "(", "plot", "3+5", "mc", "1.2.3", "max:", "xy", "SIN", ""])
def test_an_unknown_key_is_refused(ordinate, key):
    answer = ordinate("keys", "--on", "rpn", "1", key)
    assert (answer.code, answer.out) == (65, "")
    assert answer.err == f"error: the RPN calculator has no key named {key}\n"


FORMULAS = [
    "1", "0.1", "123.456", "1e30", "2.5e-9", "0", "π", "e", "-1", "-π", "-(-3)", "-0", "1+2",
    "1-2-3", "1-(2-3)", "1+(2+3)", "2*3/4", "2/(3*4)", "1/7", "1/(1+2)", "-2^2", "(-2)^2", "2^3^2",
    "(2^3)^2", "2^-3", "3^2", "√(3+√(5))/6", "cbrt(27)", "sin(1)cos(2)-tan(3)", "ln(10)+log(100)",
    "log(8, 2)", "max(1, 2, 3)", "min(4, 5)", "gcd(12, 18)", "atan2(3, 4)", "sinh(1)/tanh(2)",
    "asin(0.5)+acos(0.5)+atan(0.5)", "5!", "-5!", "|3-7|", "exp(2)", "floor(-2.5)", "sign(-3)",
    "3-(-5)", "2(-3)", "1e300*1e-300", "hypot(3,4)",
]


@pytest.mark.parametrize("formula", FORMULAS)
def test_the_keys_of_a_formula_enter_it(ordinate, formula):
    described = ordinate("describe", formula, "--as", "rpn")
    assert described.code == 0 and described.out.endswith("\n")
    shown = state(ordinate, *described.out.split())
    # A typed number is not on the stack yet.
    if shown["description"] == "":
        shown = state(ordinate, *described.out.split(), "enter")
    assert shown["description"] == ordinate("describe", formula, "--as", "text").out.rstrip("\n")
    value = ordinate("eval", formula, "--json").json
    assert (shown["value"], shown["display"]) == (value["value"], value["text"])


@pytest.mark.parametrize("formula", ["√(7+M)", "sin(x)/x", "a b+c", "2^n", "max(a,b,c)"])
def test_the_keys_of_a_formula_with_variables_enter_it(ordinate, formula):
    keys = ordinate("describe", formula, "--as", "rpn").out.split()
    shown = state(ordinate, *keys)
    assert shown["description"] == ordinate("describe", formula).out.rstrip("\n")
    assert shown["error"] == "variable-not-set"
