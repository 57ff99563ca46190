"""Asks the programs for values: `ordinate eval`, the server's `/value`, and `ordinate keys`."""

import contextlib
import http.client
import json
import pathlib
import signal
import subprocess
import urllib.parse

SITE = pathlib.Path(__file__).resolve().parents[2] / ".build/site"


def by_eval(program, texts, angle, digits):
    """The answers of `eval --json` to formulas with the same options."""
    options = ["--json", "--angle", angle] + (["--digits", str(digits)] if digits else [])

    def lines(some, seconds):
        return subprocess.run(
            [program, "eval", "--file", "-", *options],
            input="".join(text + "\n" for text in some),
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        ).stdout.splitlines()

    with contextlib.suppress(subprocess.TimeoutExpired):
        found = lines(texts, 60 + len(texts))
        if len(found) == len(texts):
            return [json.loads(line) for line in found]
    # One of them ends the program, or keeps it busy: each alone tells which.
    return [alone(lines, text) for text in texts]


def alone(lines, text):
    try:
        found = lines([text], 20)
        return json.loads(found[0]) if found else {"error": {"code": "crash"}}
    except subprocess.TimeoutExpired:
        return {"error": {"code": "hang"}}


@contextlib.contextmanager
def server(program):
    """The server of the built programs, with the built page; gives its port."""
    process = subprocess.Popen(
        [f"{program}-server", "127.0.0.1", "0", SITE], stdout=subprocess.PIPE, text=True
    )
    try:
        yield urllib.parse.urlsplit(process.stdout.readline().strip()).port
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=20)


def by_server(port, text, angle, digits):
    query = {"f": text, "angle": angle} | ({"digits": str(digits)} if digits else {})
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", "/value?" + urllib.parse.urlencode(query, quote_via=urllib.parse.quote))
    answer = json.loads(connection.getresponse().read())
    connection.close()
    if "error" in answer:
        return {"error": {"code": answer["error"]["kind"]}}
    return answer


def by_keys(program, keys, angle):
    found = subprocess.run(
        [program, "keys", "--on", "rpn", "--angle", angle, "--json", "--", *keys],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    state = json.loads(found.stdout)
    if state["error"]:
        return {"error": {"code": state["error"]}}
    return {
        "text": state["display"].replace("−", "-"),
        "value": state["value"],
        "exact": state["exact"],
        "isExact": state["isExact"],
    }


# Functions that are keys of the RPN calculator by their names in text.
KEY_NAMES = {"sqrt": "sqrt", "fact": "factorial", "log10": "log", "lg": "log"}
NO_KEYS = {"sign", "pow", "logb", "round", "hypot", "sum", "product", "avg", "median", "stdev", "var", "ncr", "npr"}
OPERATORS = {"+": "+", "-": "-", "*": "*", "/": "/"}


class NoKeys(Exception):
    """The formula has no keys of its own."""


def keys_of(tree):
    """The keys of the RPN calculator for a tree; raises `NoKeys`."""
    keys = []
    for key, is_typed in parts(tree):
        if is_typed and keys and keys[-1][1]:
            keys.append(("enter", False))
        # The sign of a number belongs to its typing.
        keys.append((key, is_typed or key == "sign" and keys[-1][1]))
    # A number that is being typed shows what was typed.
    if keys and keys[-1][1]:
        keys.append(("enter", False))
    return [key for key, _ in keys]


def parts(tree):
    kind = tree[0]
    if kind == "number":
        if not tree[1].replace(".", "").isdigit() or len(tree[1]) > 18:
            raise NoKeys
        yield tree[1], True
    elif kind == "constant":
        yield {"π": "pi", "e": "e", "τ": "tau", "φ": "phi"}[tree[1]], False
    elif kind == "negative":
        yield from parts(tree[1])
        yield "sign", False
    elif kind in ("sum", "product"):
        yield from parts(tree[1])
        for sign, part in tree[2]:
            yield from parts(part)
            yield OPERATORS[sign], False
    elif kind == "power":
        yield from parts(tree[1])
        yield from parts(tree[2])
        yield "pow", False
    elif kind == "call" and tree[1] not in NO_KEYS:
        for operand in tree[2]:
            yield from parts(operand)
        name = KEY_NAMES.get(tree[1], tree[1])
        yield (f"{name}:{len(tree[2])}" if name in ("min", "max", "gcd", "lcm") else name), False
    elif kind == "postfix" and tree[1] == "!":
        yield from parts(tree[2])
        yield "factorial", False
    else:
        raise NoKeys
