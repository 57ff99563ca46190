"""Reads formulas of the plain language: exact forms as they are printed, and those of formulas.py.

Numbers, + - × ÷ ^ !, products without a sign, calls with parentheses, √ and ∛ before one operand, |a|.
"""
import re

TOKEN = re.compile(r"\s*(?:(\d+\.?\d*(?:e-?\d+)?|\.\d+)|(log1p|[A-Za-z]+\d*)|(.))")
SIGNS = {"·": "*", "×": "*", "÷": "/", "−": "-"}
NAMES = {"pi": "π", "tau": "τ", "phi": "φ"}
SYMBOLS = "eπτφ"


class Reader:
    def __init__(self, text):
        self.tokens = []
        for number, name, sign in TOKEN.findall(text):
            kind = "number" if number else "name" if name else "sign"
            self.tokens.append((kind, number or NAMES.get(name, name) or SIGNS.get(sign, sign)))
        self.tokens = [token for token in self.tokens if token[1].strip()]
        self.tokens.append(("end", ""))
        self.place = 0
        self.bars = 0

    @property
    def token(self):
        return self.tokens[self.place]

    def take(self, *signs):
        if self.token[0] == "sign" and self.token[1] in signs:
            self.place += 1
            return self.tokens[self.place - 1][1]
        return None

    def expect(self, sign):
        if not self.take(sign):
            raise ValueError(f"no {sign} before {self.token}")

    def formula(self):
        tree = self.sum()
        if self.token[0] != "end":
            raise ValueError(f"left over: {self.token}")
        return tree

    def sum(self):
        first, rest = self.product(), []
        while sign := self.take("+", "-"):
            rest.append((sign, self.product()))
        return ("sum", first, tuple(rest)) if rest else first

    def product(self):
        first, rest = self.signed(), []
        while True:
            if sign := self.take("*", "/"):
                rest.append((sign, self.signed()))
            elif self.begins_operand():
                rest.append(("*", self.power()))
            else:
                return ("product", first, tuple(rest)) if rest else first

    def begins_operand(self):
        kind, text = self.token
        if kind == "sign":
            return text in ("(", "√", "∛", "π", "τ", "φ") or text == "|" and not self.bars
        return kind in ("number", "name")

    def signed(self):
        if self.take("-"):
            return ("negative", self.signed())
        self.take("+")
        return self.power()

    def power(self):
        base = self.operand()
        while self.take("!"):
            base = ("postfix", "!", base)
        return ("power", base, self.signed()) if self.take("^") else base

    def operand(self):
        kind, text = self.token
        self.place += 1
        if kind == "number":
            return ("number", text)
        if text in SYMBOLS and text:
            return ("constant", text)
        if kind == "name":
            self.expect("(")
            bars, self.bars = self.bars, 0
            operands = [self.sum()]
            while self.take(","):
                operands.append(self.sum())
            self.expect(")")
            self.bars = bars
            if text == "log" and len(operands) == 2:
                text = "logb"
            return ("call", text, tuple(operands))
        if text == "(":
            bars, self.bars = self.bars, 0
            tree = self.sum()
            self.expect(")")
            self.bars = bars
            return tree
        if text == "|":
            self.bars += 1
            tree = self.sum()
            self.bars -= 1
            self.expect("|")
            return ("call", "abs", (tree,))
        if text in "√∛" and text:
            return ("call", "sqrt" if text == "√" else "cbrt", (self.power(),))
        raise ValueError(f"unexpected {kind} {text}")


def read(text):
    return Reader(text).formula()


VARIABLE = re.compile(r"[A-Za-z]+\d*")


def with_value(text, value):
    """The formula with a value in parentheses for each x."""

    def replaced(match):
        return match[0].replace("x", f"({value})") if set(match[0]) == {"x"} else match[0]

    return VARIABLE.sub(replaced, text)
