"""Writes trees as people write formulas: with many notations, chosen at random."""

from tree import VULGAR

SUM, PRODUCT, BARE, SIGNED, POWER, POSTFIX, ATOM = range(7)
DIGITS = str.maketrans("-.0123456789", "⁻·⁰¹²³⁴⁵⁶⁷⁸⁹")
SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
FULL_WIDTH = str.maketrans("0123456789", "０１２３４５６７８９")
ALIASES = {
    "asin": ("arcsin",),
    "acos": ("arccos",),
    "atan": ("arctan",),
    "csc": ("cosec",),
    "cot": ("cotan",),
    "sqrt": ("√",),
    "cbrt": ("∛",),
    "log": ("log10", "lg"),
    "log10": ("log",),
    "sign": ("sgn",),
    "trunc": ("int",),
    "avg": ("mean", "average"),
    "ncr": ("nCr",),
    "npr": ("nPr",),
    "root": ("nthroot",),
    "asinh": ("arsinh", "arcsinh"),
    "acosh": ("arcosh",),
    "atanh": ("artanh",),
    "fact": ("fac",),
    "deg": ("rad2deg",),
    "rad": ("deg2rad",),
    "logb": ("log",),
}
CONSTANTS = {"π": ("π", "π", "pi", "PI", "Pi", "𝜋"), "e": ("e",), "τ": ("τ", "tau"), "φ": ("φ", "phi")}
# Names that may stand before an operand without parentheses.
BARE_NAMES = {
    "sin",
    "cos",
    "tan",
    "sec",
    "csc",
    "cot",
    "asin",
    "acos",
    "atan",
    "sinh",
    "cosh",
    "tanh",
    "ln",
    "log",
    "log2",
    "sqrt",
    "cbrt",
    "exp",
    "abs",
    "floor",
    "erf",
    "sinc",
}
RAISED = {"sin", "cos", "tan", "sec", "csc", "cot", "sinh", "cosh", "tanh", "ln"}
INVERSES = {"asin": "sin", "acos": "cos", "atan": "tan", "asinh": "sinh", "acosh": "cosh", "atanh": "tanh"}


class Text:
    """A text, how tightly it binds, and how it ends.

    The ends: "number", "name", "point" (in a superscript), "sign" (an operator must follow), "other".
    """

    def __init__(self, text, level, end="other"):
        self.text = text
        self.level = level
        self.end = end


class Writer:
    def __init__(self, random):
        self.random = random
        self.times = random.choice(["*", "*", "×", "·", " × ", "⋅"])
        self.divide = random.choice(["/", "/", "÷", " ÷ ", "∕"])
        self.minus = random.choice(["-", "-", "−", "–"])
        self.space = random.choice(["", "", " "])
        # Plain formulas have parentheses around each operand of a function and all signs.
        self.fancy = random.random() < 0.6
        self.brackets = ["()"] if random.random() < 0.9 else ["[]", "{}", "()"]
        self.full_width = random.random() < 0.02

    def chance(self, share):
        return self.fancy and self.random.random() < share

    def formula(self, tree):
        return self.write(tree).text

    def write(self, tree):
        return getattr(self, tree[0])(tree)

    def enclosed(self, text):
        opening, closing = self.random.choice(self.brackets)
        return Text(opening + text + closing, ATOM)

    def at(self, level, tree):
        """The tree's text, in parentheses if it binds less tightly."""
        written = self.write(tree)
        if written.level < level or self.random.random() < 0.02:
            return self.enclosed(written.text)
        return written

    def number(self, tree):
        text = tree[1]
        if self.full_width and text.isdigit():
            text = text.translate(FULL_WIDTH)
        elif self.chance(0.1):
            text = self.other_number(text)
        # ½² would be read as one or the other.
        return Text(text, POWER if text[-1] in VULGAR else ATOM, "number")

    def other_number(self, text):
        if text.startswith("0.") and text[-1] not in VULGAR:
            return text[1:]
        if "e-" in text:
            return text.replace("e-", self.random.choice(["E-", "e−", "e-"]))
        if "e" in text:
            return text.replace("e", self.random.choice(["e+", "E+", "E"]))
        return text + "." if text.isdigit() and self.random.random() < 0.3 else text

    def constant(self, tree):
        return Text(self.random.choice(CONSTANTS[tree[1]]), ATOM, "name")

    def variable(self, tree):
        return Text(tree[1], ATOM, "name")

    def negative(self, tree):
        operand = self.at(SIGNED, tree[1])
        return Text(self.minus + operand.text, SIGNED, operand.end)

    def sum(self, tree):
        text = self.at(PRODUCT, tree[1]).text
        for sign, part in tree[2]:
            operand = self.at(PRODUCT, part)
            text += self.space + (self.minus if sign == "-" else "+") + self.space + operand.text
        return Text(text, SUM)

    def product(self, tree):
        # A first factor that ends without a closing sign would take the next one in.
        first = self.at(PRODUCT, tree[1])
        text, end, level = first.text, first.end, first.level
        for sign, part in tree[2]:
            operand = self.at(BARE, part)
            if sign == "*" and level != BARE and self.chance(0.5) and self.joins(end, part, operand):
                space = " " if end == "name" else self.random.choice(["", "", " "])
                text += space + operand.text
            else:
                text += (self.divide if sign == "/" else self.times) + operand.text
            end, level = operand.end, operand.level
        return Text(text, PRODUCT, end)

    @staticmethod
    def joins(end, part, operand):
        """Whether an operand multiplies what stands before it without a sign."""
        if end == "sign" or operand.level in (SIGNED, PRODUCT) or operand.text[0] in "|⌊⌈³⁴⁵∜{[+-−–":
            return False
        if operand.text[0].isdigit() or operand.text[0] in "." or operand.text[0] in VULGAR:
            return end in ("point", "other")
        # 8⁰·⁵√2 would be read as 8⁰ times a fifth root.
        if end == "point" and operand.text[0] == "√":
            return False
        if end == "number":
            return operand.text[0] not in "eE"
        return True

    def power(self, tree):
        _, base, exponent = tree
        literal = self.literal(exponent)
        if base[0] == "call" and base[1] in RAISED and literal in ("2", "3") and self.chance(0.6):
            call = self.call_with_parentheses(base, exponent=literal)
            return Text(call, ATOM)
        written = self.at(POSTFIX, base)
        if literal is not None and self.chance(0.6) and not ("." in literal and literal.startswith("-")):
            end = "point" if "." in literal else "other"
            return Text(written.text + literal.translate(DIGITS), POWER, end)
        sign = "**" if self.chance(0.1) else "^"
        operand = self.at(SIGNED, exponent)
        if operand.level == SIGNED and exponent[0] == "negative" and exponent[1][0] != "number":
            operand = self.enclosed(operand.text)
        return Text(written.text + sign + operand.text, POWER, operand.end)

    @staticmethod
    def literal(tree):
        """The text of an exponent that may be raised, else None."""
        if tree[0] == "negative" and tree[1][0] == "number":
            inner = Writer.literal(tree[1])
            return inner and "-" + inner
        is_plain = tree[0] == "number" and all(c in "0123456789." for c in tree[1])
        return tree[1] if is_plain and not tree[1].startswith(".") and len(tree[1]) < 6 else None

    def call(self, tree):
        _, name, operands = tree
        if len(operands) == 1:
            special = self.special(name, operands[0])
            if special:
                return special
        if name == "logb" and operands[0][0] == "number" and operands[0][1].isdigit() and self.chance(0.6):
            base = operands[0][1]
            subscript = self.random.choice([base.translate(SUBSCRIPTS), "_" + base])
            return Text(f"log{subscript}({self.write(operands[1]).text})", ATOM)
        if name == "root" and operands[1] in (("number", "3"), ("number", "4"), ("number", "5")):
            if self.chance(0.6):
                sign = operands[1][1].translate(DIGITS) + "√"
                return Text(sign + self.enclosed(self.write(operands[0]).text).text, ATOM)
        return Text(self.call_with_parentheses(tree), ATOM)

    def special(self, name, operand):
        """Delimiters, and functions without parentheses."""
        if name in ("abs", "floor", "ceil") and self.chance(0.6):
            inner = self.write(operand).text
            if not set(inner) & set("|⌊⌈"):
                opening, closing = {"abs": "||", "floor": "⌊⌋", "ceil": "⌈⌉"}[name]
                return Text(opening + inner + closing, ATOM)
        if name in ("sqrt", "cbrt") and operand[0] in ("number", "constant") and self.chance(0.5):
            inner = self.write(operand)
            return Text(("√" if name == "sqrt" else "∛") + inner.text, POWER, inner.end)
        if name in BARE_NAMES and self.chance(0.5):
            inner = self.bare_operand(operand)
            if inner is not None:
                return Text(name + " " + inner, BARE, "sign")
        return None

    def bare_operand(self, tree):
        """A product without signs and parentheses that a name may stand before; None if it is none."""
        if tree[0] == "negative":
            inner = self.bare_operand(tree[1]) if tree[1][0] != "negative" else None
            return inner and self.minus + inner
        factors = [tree]
        if tree[0] == "product":
            if any(sign == "/" for sign, _ in tree[2]):
                return None
            factors = [tree[1], *[part for _, part in tree[2]]]
        text = ""
        for index, factor in enumerate(factors):
            if factor[0] == "number" and index == 0 and factor[1][-1] not in VULGAR:
                text = factor[1]
            elif factor[0] == "constant":
                if text and text[-1].isdigit() and factor[1] == "e":
                    return None
                text += (" " if text else "") + factor[1]
            elif (
                factor[0] == "postfix" and factor[1] == "°" and factor[2][0] == "number" and len(factors) == 1
            ):
                text = factor[2][1] + "°"
            else:
                return None
        return text

    def call_with_parentheses(self, tree, exponent=None):
        _, name, operands = tree
        if name in INVERSES and self.chance(0.2) and exponent is None:
            name = INVERSES[name] + self.random.choice(["⁻¹", "^-1", "^(-1)"])
        elif name in ALIASES and (name == "logb" or self.random.random() < 0.3):
            name = self.random.choice(ALIASES[name])
        if exponent is not None:
            name += exponent.translate(DIGITS) if self.random.random() < 0.7 else "^" + exponent
        texts = [self.write(operand).text for operand in operands]
        return f"{name}({(',' + self.space).join(texts)})"

    def postfix(self, tree):
        _, sign, operand = tree
        written = self.at(ATOM, operand)
        return Text(written.text + sign, POSTFIX, "sign")

    def series(self, tree):
        _, name, variable, first, last, body = tree
        name = "sum" if name == "sum" else "prod"
        return Text(
            f"{name}({variable}={self.write(first).text},{self.space}{self.write(last).text},"
            f"{self.space}{self.write(body).text})",
            ATOM,
        )


class LaTeX(Writer):
    """Writes what people paste from documents."""

    COMMANDS = {
        "sin",
        "cos",
        "tan",
        "sec",
        "csc",
        "cot",
        "sinh",
        "cosh",
        "tanh",
        "ln",
        "log",
        "min",
        "max",
        "exp",
    }

    def enclosed(self, text):
        return Text(self.random.choice([f"\\left({text}\\right)", f"({text})"]), ATOM)

    def number(self, tree):
        return Text(tree[1], ATOM, "number")

    def constant(self, tree):
        return Text({"π": "\\pi", "τ": "\\tau", "φ": "\\varphi"}.get(tree[1], tree[1]), ATOM, "name")

    def product(self, tree):
        text = self.at(PRODUCT, tree[1]).text
        for sign, part in tree[2]:
            if sign == "/":
                text = f"\\frac{{{text}}}{{{self.write(part).text}}}"
            else:
                text += self.random.choice([" \\cdot ", " \\times "]) + self.at(SIGNED, part).text
        return Text(text, PRODUCT)

    def power(self, tree):
        return Text(self.at(POSTFIX, tree[1]).text + "^{" + self.write(tree[2]).text + "}", POWER)

    def call(self, tree):
        _, name, operands = tree
        texts = [self.write(operand).text for operand in operands]
        if name == "sqrt":
            return Text(f"\\sqrt{{{texts[0]}}}", ATOM)
        if name == "cbrt":
            return Text(f"\\sqrt[3]{{{texts[0]}}}", ATOM)
        if name == "abs":
            return Text(f"\\left|{texts[0]}\\right|", ATOM)
        if name == "logb":
            return Text(f"\\log_{{{texts[0]}}}\\left({texts[1]}\\right)", ATOM)
        if name in self.COMMANDS:
            return Text(f"\\{name}\\left({', '.join(texts)}\\right)", ATOM)
        return Text(f"\\operatorname{{{name}}}\\left({', '.join(texts)}\\right)", ATOM)


def is_latex(tree):
    """Whether LaTeX has a usual notation for the whole tree."""
    if tree[0] in ("number", "constant"):
        return not any(sign in tree[1] for sign in "e" + "".join(VULGAR)) or tree[0] == "constant"
    if tree[0] in ("sum", "product"):
        return is_latex(tree[1]) and all(is_latex(part) for _, part in tree[2])
    if tree[0] == "call":
        allowed = LaTeX.COMMANDS | {"sqrt", "cbrt", "abs"}
        return tree[1] in allowed and all(is_latex(part) for part in tree[2])
    if tree[0] == "negative":
        return is_latex(tree[1])
    return tree[0] == "power" and is_latex(tree[1]) and is_latex(tree[2])
