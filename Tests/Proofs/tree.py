"""Formulas as trees, and their values.

A tree is a tuple: its kind, then its parts.

    ("number", text)                  as typed, without a sign
    ("constant", "π")
    ("variable", "n")
    ("negative", a)
    ("sum", a, ((sign, b), …))        from the left; a sign is + or -
    ("product", a, ((sign, b), …))    from the left; a sign is * or /
    ("power", a, b)
    ("call", name, (a, …))
    ("series", name, variable, first, last, body)    Σ or Π
    ("postfix", "!", a)               also "!!", "%", "°"
"""

from flint import fmpq

import angles
import arithmetic
import powers
import whole_numbers
from operations import CONSTANTS, FUNCTIONS, GIVING_ANGLE, OF_ANGLE
from real import Problem, Real, Unknown, check_size, fmpq_from_text, is_whole, rational

VULGAR = {
    "½": (1, 2),
    "¼": (1, 4),
    "¾": (3, 4),
    "⅓": (1, 3),
    "⅔": (2, 3),
    "⅛": (1, 8),
    "⅜": (3, 8),
    "⅝": (5, 8),
    "⅞": (7, 8),
    "⅕": (1, 5),
    "⅖": (2, 5),
    "⅗": (3, 5),
    "⅘": (4, 5),
    "⅙": (1, 6),
    "⅚": (5, 6),
}


def written_fraction(tree):
    """The exact value of an exponent that is written as a number or a fraction of whole numbers, else None."""
    kind = tree[0]
    if kind == "number":
        return number(tree[1])
    if kind == "negative":
        value = written_fraction(tree[1])
        return None if value is None else -value
    if kind == "product" and len(tree[2]) == 1 and tree[2][0][0] == "/":
        top, bottom = signed_number(tree[1]), tree[2][0][1]
        if top is not None and bottom[0] == "number":
            below = number(bottom[1])
            return top / below if below != 0 and top.q == below.q == 1 else None
    return None


def signed_number(tree):
    if tree[0] == "negative":
        value = signed_number(tree[1])
        return None if value is None else -value
    return number(tree[1]) if tree[0] == "number" else None


def number(text):
    """The value of a number as typed; a vulgar fraction may end it."""
    if text[-1] in VULGAR:
        whole = fmpq_from_text(text[:-1]) if len(text) > 1 else fmpq(0)
        return whole + fmpq(*VULGAR[text[-1]])
    return fmpq_from_text(text)


class Evaluation:
    """The value of trees in an angle unit."""

    def __init__(self, angle="radians", values=None):
        self.in_degrees = angle == "degrees"
        self.values = dict(values or {})
        self.names = {}

    def value(self, tree):
        """- Raises: Problem, where the first step without a value is; Unknown."""
        return check_size(getattr(self, tree[0])(tree))

    def number(self, tree):
        return rational(number(tree[1]))

    def constant(self, tree):
        # One number for each, so that it is evaluated once.
        if tree[1] not in self.names:
            self.names[tree[1]] = CONSTANTS[tree[1]]()
        return self.names[tree[1]]

    def variable(self, tree):
        return self.values[tree[1]]

    def negative(self, tree):
        return arithmetic.negate(self.value(tree[1]))

    def sum(self, tree):
        result = self.value(tree[1])
        for sign, part in tree[2]:
            operand = self.value(part)
            result = check_size(
                arithmetic.add(result, operand) if sign == "+" else arithmetic.subtract(result, operand)
            )
        return result

    def product(self, tree):
        result = self.value(tree[1])
        for sign, part in tree[2]:
            operand = self.value(part)
            result = check_size(
                arithmetic.multiply(result, operand) if sign == "*" else arithmetic.divide(result, operand)
            )
        return result

    def power(self, tree):
        base = self.value(tree[1])
        fraction = written_fraction(tree[2])
        if fraction is not None:
            return powers.fraction_power(base, fraction)
        exponent = self.value(tree[2])
        if tree[1] == ("constant", "e"):
            return powers.exponential(exponent)
        return powers.power(base, exponent)

    def call(self, tree):
        name, operands = tree[1], [self.value(part) for part in tree[2]]
        if name == "pow":
            fraction = written_fraction(tree[2][1])
            return (
                powers.power(*operands) if fraction is None else powers.fraction_power(operands[0], fraction)
            )
        if name in OF_ANGLE:
            return OF_ANGLE[name](*[self.radians(value) for value in operands])
        if name in GIVING_ANGLE:
            angle = GIVING_ANGLE[name](*operands)
            return angles.to_degrees(angle) if self.in_degrees else angle
        return FUNCTIONS[name](*operands)

    def radians(self, value):
        return angles.to_radians(value) if self.in_degrees else value

    def postfix(self, tree):
        value = self.value(tree[2])
        if tree[1] == "%":
            return arithmetic.divide(value, rational(100))
        if tree[1] == "°":
            return value if self.in_degrees else angles.to_radians(value)
        return whole_numbers.factorial(value) if tree[1] == "!" else whole_numbers.double_factorial(value)

    def series(self, tree):
        _, name, variable, first, last, body = tree
        first, last = self.value(first), self.value(last)
        if not is_whole(first) or not is_whole(last):
            raise Problem("out-of-domain")
        result = rational(0 if name == "sum" else 1)
        before = self.values.get(variable)
        for index in range(int(first.q.p), int(last.q.p) + 1):
            self.values[variable] = rational(fmpq(index))
            term = self.value(body)
            result = arithmetic.add(result, term) if name == "sum" else arithmetic.multiply(result, term)
        if before is not None:
            self.values[variable] = before
        return result
