#!/usr/bin/env python3
"""Compares what `eval` shows for integrals, sums and products with mpmath.

    Tests/Proofs/integrals.py --program PROGRAM [--count N] [--seed N]

Integrals are drawn from templates with random numbers: closed forms, compositions, roots of powers, kinks,
poles inside the range and at its ends, oscillations. Each template has its own integrand for mpmath, so that no
text is read twice in the same way. A digit that differs is a failure; so is a value for an integral that has
none, and a claim that an integral has none where it has. What is undecided is counted.
"""
import argparse
import json
import random
import subprocess
import sys
from fractions import Fraction

import mpmath
from mpmath import mp, mpf

mp.dps = 60
DIVERGENT, UNDEFINED = "divergent", "undefined"
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")


def number(generator, least=-4, most=4, steps=4):
    """A random fraction as text and as a number."""
    value = Fraction(generator.randint(least * steps, most * steps), steps)
    text = f"({value})" if value.denominator > 1 or value < 0 else str(value)
    return text, mpf(value.numerator) / value.denominator


def positive(generator, most=4):
    value = Fraction(generator.randint(1, most * 4), 4)
    return (f"({value})" if value.denominator > 1 else str(value)), mpf(value.numerator) / value.denominator


def real_root(x, degree):
    if degree % 2 == 1 and x < 0:
        return -((-x) ** (mpf(1) / degree))
    return x ** (mpf(1) / degree)


def integrate(function, low, high, breaks=()):
    """An integral by mpmath, between the points where the integrand is not smooth."""
    points = [low] + sorted(point for point in breaks if min(low, high) < point < max(low, high))
    if low > high:
        points = [low] + sorted(points[1:], reverse=True)
    points.append(high)
    pieces = [points[0]]
    for start, end in zip(points, points[1:]):
        count = max(1, int(abs(end - start)) * 2)
        pieces += [start + (end - start) * k / count for k in range(1, count + 1)]
    return mpmath.quad(function, pieces)


def rooted(function, length, degree, exponent):
    """The integral of a function times x^(exponent/degree) from 0 on, by another variable."""
    return integrate(
        lambda u: degree * u ** (degree - 1 + exponent) * function(u ** degree), mpf(0), real_root(length, degree))


def within(function, x, is_in_domain):
    if not is_in_domain:
        raise ValueError
    return function(x)


UNARY = [
    ("sin({})", mpmath.sin), ("cos({})", mpmath.cos), ("e^({})", mpmath.exp), ("atan({})", mpmath.atan),
    ("tanh({})", mpmath.tanh), ("√(({})²+1)", lambda t: mpmath.sqrt(t * t + 1)),
    ("ln(({})²+2)", lambda t: mpmath.log(t * t + 2)), ("|{}|", abs), ("({})^2", lambda t: t * t),
    ("({})^3", lambda t: t ** 3), ("√({})", lambda t: within(mpmath.sqrt, t, t >= 0)),
    ("1/({})", lambda t: 1 / t), ("ln({})", lambda t: within(mpmath.log, t, t > 0)),
    ("tan({})", mpmath.tan), ("asin({})", lambda t: within(mpmath.asin, t, abs(t) <= 1)),
    ("({})^(1/3)", lambda t: real_root(t, 3)), ("√(({})²)", abs), ("(-({}))", lambda t: -t),
    ("max({},0)", lambda t: max(t, mpf(0))), ("sign({})", mpmath.sign), ("erf({})", mpmath.erf),
]
BINARY = [
    ("({})+({})", lambda s, t: s + t), ("({})-({})", lambda s, t: s - t),
    ("({})×({})", lambda s, t: s * t), ("({})/({})", lambda s, t: s / t),
]


def composition(generator, depth):
    """A random integrand as text and as a function."""
    if depth == 0:
        if generator.random() < 0.75:
            return "x", lambda t: t
        text, value = number(generator)
        return text, lambda t: value
    if generator.random() < 0.55:
        text, outer = generator.choice(UNARY)
        inner_text, inner = composition(generator, depth - 1)
        return text.format(inner_text), lambda t: outer(inner(t))
    text, join = generator.choice(BINARY)
    left_text, left = composition(generator, depth - 1)
    right_text, right = composition(generator, depth - 1)
    return text.format(left_text, right_text), lambda t: join(left(t), right(t))


def composed(generator):
    """The integral of a composition, and its value where two ways to compute it agree; else `None`."""
    text, function = composition(generator, generator.randint(1, 3))
    a_text, a = number(generator, -2, 2, 2)
    b_text, b = number(generator, -2, 2, 2)

    def real(t):
        value = mpmath.mpmathify(function(t))
        if mpmath.im(value) != 0:
            raise ValueError
        return value

    def magnitude(t):
        return abs(real(t))

    source = f"int(x={a_text},{b_text},{text})"
    try:
        values, sizes = [], []
        for pieces, digits in ((5, 40), (8, 25)):
            points = [a + (b - a) * mpf(k) / pieces for k in range(pieces + 1)]
            with mpmath.workdps(40):
                values.append(mpmath.quad(real, points))
            # Two halves of a pole may cancel; their magnitudes grow with the precision.
            with mpmath.workdps(digits):
                sizes.append(mpmath.quad(magnitude, points))
        if a == b or abs(sizes[0] - sizes[1]) > sizes[1] / 100 or abs(values[0] - values[1]) > mpf(10) ** -25 * max(1, abs(values[1])):
            return source, None
        return source, values[1]
    except (ValueError, ZeroDivisionError, OverflowError, TypeError):
        return source, None


def draw(generator):
    """An integral as text, and its value, DIVERGENT or UNDEFINED; `None` where it is not known."""
    if generator.random() < 0.3:
        return composed(generator)
    a_text, a = number(generator)
    b_text, b = number(generator)
    p_text, p = positive(generator)
    q_text, q = positive(generator)
    n = generator.randint(1, 6)
    x = mpf
    if generator.random() < 0.3 and a > b:
        a_text, a, b_text, b = b_text, b, a_text, a
    low, high = min(a, b), max(a, b)
    inside = low <= 0 <= high
    kind = generator.randrange(49)

    def regular(text, function, breaks=()):
        return f"int(x={a_text},{b_text},{text})", integrate(function, a, b, breaks)

    def on_positive(text, function, breaks=()):
        return f"int(x={p_text},{q_text},{text})", integrate(function, p, q, breaks)

    if kind == 0:
        c = [generator.randint(-5, 5) for _ in range(n + 1)]
        text = "+".join(f"({k})x^{i}" for i, k in enumerate(c))
        return regular(text, lambda t: sum(k * t ** i for i, k in enumerate(c)))
    if kind == 1:
        return regular(f"x^{n} e^({p_text}x)", lambda t: t ** n * mpmath.exp(p * t))
    if kind == 2:
        return regular(f"x^{n} sin({p_text}x+{q_text})", lambda t: t ** n * mpmath.sin(p * t + q))
    if kind == 3:
        return regular(f"e^(-{p_text}x)cos({q_text}x)", lambda t: mpmath.exp(-p * t) * mpmath.cos(q * t))
    if kind == 4:
        m = generator.randint(1, 4)
        return regular(f"sin(x)^{n}cos({p_text}x)^{m}", lambda t: mpmath.sin(t) ** n * mpmath.cos(p * t) ** m)
    if kind == 5:
        return on_positive(f"x^{n} ln(x)^2", lambda t: t ** n * mpmath.log(t) ** 2)
    if kind == 6:
        return regular(f"1/(x²+{p_text})", lambda t: 1 / (t * t + p))
    if kind == 7:
        return regular(f"(x+{q_text})/(x²+x+{n})^2", lambda t: (t + q) / (t * t + t + n) ** 2)
    if kind == 8:  # the magnitude of x
        return regular("√(x²)", lambda t: abs(t), [mpf(0)])
    if kind == 9:
        return regular("x√(x²)", lambda t: t * abs(t), [mpf(0)])
    if kind == 10:
        return regular("(x^4)^(1/4)", lambda t: abs(t), [mpf(0)])
    if kind == 11:
        if inside and low < high:
            return f"int(x={a_text},{b_text},|x|/x)", None
        return regular("|x|/x", lambda t: mpmath.sign(t))
    if kind == 12:
        if low < 0:
            return f"int(x={a_text},{b_text},√x·√x)", UNDEFINED
        return regular("√x·√x", lambda t: t)
    if kind == 13:  # a pole of odd or even order
        text = f"1/x^{n}"
        if inside:
            value = DIVERGENT if low < high else None
            return f"int(x={a_text},{b_text},{text})", value
        return regular(text, lambda t: t ** -n)
    if kind == 14:
        text = f"1/(x-{p_text})"
        if low <= p <= high:
            return f"int(x={a_text},{b_text},{text})", DIVERGENT if low < high else None
        return regular(text, lambda t: 1 / (t - p))
    if kind == 15:
        poles = [k for k in range(-4, 4) if low <= (k + mpf(1) / 2) * mp.pi <= high]
        if poles and low < high:
            return f"int(x={a_text},{b_text},tan x)", DIVERGENT
        return regular("tan x", mpmath.tan)
    if kind == 16:
        return f"int(x=0,{p_text},1/√x)", 2 * mpmath.sqrt(p)
    if kind == 17:
        return f"int(x=0,{p_text},ln x)", p * mpmath.log(p) - p
    if kind == 18:
        return f"int(x=0,{p_text},x^{n} ln x)", p ** (n + 1) * (mpmath.log(p) / (n + 1) - mpf(1) / (n + 1) ** 2)
    if kind == 19:
        return regular("x^(1/3)", lambda t: real_root(t, 3), [mpf(0)])
    if kind == 20:
        value = 3 * (real_root(b, 3) - real_root(a, 3))
        return f"int(x={a_text},{b_text},x^(-2/3))", value
    if kind == 21:
        return f"int(x=-{p_text},{p_text},√({p_text}^2-x²))", mp.pi * p * p / 2
    if kind == 22:
        return f"int(x=0,{p_text},1/√({p_text}^2-x²))", mp.pi / 2
    if kind == 23:
        return regular(f"e^(-{p_text}x²)", lambda t: mpmath.exp(-p * t * t))
    if kind == 24:
        return regular(f"sin({p_text}x²)", lambda t: mpmath.sin(p * t * t))
    if kind == 25:
        return regular(f"√(x²+{p_text})e^x", lambda t: mpmath.sqrt(t * t + p) * mpmath.exp(t))
    if kind == 26:
        return regular(f"|x-{p_text}|cos x", lambda t: abs(t - p) * mpmath.cos(t), [p])
    if kind == 27:
        return on_positive("x^x", lambda t: t ** t)
    if kind == 28:
        return regular(f"x/(e^x+{n})", lambda t: t / (mpmath.exp(t) + n))
    if kind == 29:
        return on_positive(f"sin({n}x)/x", lambda t: mpmath.sin(n * t) / t)
    if kind == 30:
        return regular(f"cos(x)e^({n}sin(x))", lambda t: mpmath.cos(t) * mpmath.exp(n * mpmath.sin(t)))
    if kind == 31:
        return regular(f"atan({p_text}x)", lambda t: mpmath.atan(p * t))
    # Infinite bounds; their values are known, for mpmath's are not as certain.
    if kind == 33:
        return f"int(x=0,∞,x^{n} e^(-{p_text}x))", mpmath.factorial(n) / p ** (n + 1)
    if kind == 34:
        return f"int(x=-∞,∞,e^(-{p_text}x²))", mpmath.sqrt(mp.pi / p)
    if kind == 35:
        return f"int(x={q_text},∞,1/(x²+{p_text}))", (mp.pi / 2 - mpmath.atan(q / mpmath.sqrt(p))) / mpmath.sqrt(p)
    if kind == 36:
        return f"int(x=0,∞,e^(-{p_text}x)sin({q_text}x))", q / (p * p + q * q)
    if kind == 37:
        return f"int(x={p_text},∞,1/(x(x+{q_text})))", mpmath.log(1 + q / p) / q
    if kind == 38:
        degree = Fraction(generator.randint(1, 12), 4)
        value = p ** (1 - mpf(degree.numerator) / degree.denominator) if degree > 1 else None
        text = f"int(x={p_text},∞,1/x^({degree}))"
        return text, DIVERGENT if degree <= 1 else value / (mpf(degree.numerator) / degree.denominator - 1)
    if kind == 39:
        text = generator.choice(["cos({}x)", "sin({}x+1)", "e^({}x)", "x/(x²+{})", "√x+{}", "1/√(x+{})", "atan({}x)"])
        return f"int(x=0,∞,{text.format(p_text)})", DIVERGENT
    if kind == 40:
        return f"int(x=0,∞,√x e^(-{p_text}x))", mpmath.sqrt(mp.pi) / 2 / p ** (mpf(3) / 2)
    # A limit at a bound.
    if kind == 41:
        return f"int(x=0,{p_text},sin({q_text}x)/x)", mpmath.si(p * q)
    if kind == 42:
        return f"int(x=0,{p_text},(e^({q_text}x)-1)/x)", mpmath.ei(p * q) - mpmath.log(p * q) - mpmath.euler
    # Long sums.
    if kind == 43:
        m = generator.randint(101, 10 ** 4)
        return f"sum(k=1,{m},k^{n}+{p_text})", mpf(sum(k ** n for k in range(1, m + 1))) + p * m
    if kind == 44:
        m = generator.randint(101, 2000)
        return f"sum(k=0,{m},({p_text})^k)", (
            mpf(m + 1) if p == 1 else (p ** (m + 1) - 1) / (p - 1))
    # Roots at a bound.
    if kind >= 46:
        degree = generator.randint(2, 6)
        m = generator.randint(1 - degree, 2 * degree)
        text, function = generator.choice([
            (f"cos({q_text}x)", lambda t: mpmath.cos(q * t)), (f"e^(-{q_text}x)", lambda t: mpmath.exp(-q * t)),
            (f"ln(1+{q_text}x)", lambda t: mpmath.log(1 + q * t)), ("1/(1+x^3)", lambda t: 1 / (1 + t ** 3))])
        if kind == 46:
            return f"int(x=0,{p_text},{text} x^({m}/{degree}))", rooted(function, p, degree, m)
        if kind == 47:
            k = generator.randint(1 - degree, degree)
            left = rooted(lambda t: function(t) * (p - t) ** (mpf(k) / degree), p / 2, degree, m)
            right = rooted(lambda t: function(p - t) * (p - t) ** (mpf(m) / degree), p / 2, degree, k)
            return f"int(x=0,{p_text},{text} x^({m}/{degree})({p_text}-x)^({k}/{degree}))", left + right
        return (f"int(x=0,{p_text}/2,{text} sin(x)^({m}/{degree}))",
                rooted(lambda t: function(t) * (mpmath.sin(t) / t) ** (mpf(m) / degree), p / 2, degree, m))
    if kind == 32:
        m = generator.randint(1, 8)
        value = sum(mpf(k) ** n for k in range(1, m + 1))
        return f"sum(k=1,{m},int(x=0,k,{n + 1}x^{n})/k)", value
    return f"prod(k=1,{n},int(x=0,1,(k+1)x^k))+int(x=0,{p_text},{n}x^{n - 1})", 1 + p ** n


def shown(program, texts, digits):
    """The answers of `eval` to all texts, by one process."""
    lines = subprocess.run(
        [program, "eval", "--json", "--digits", str(digits), "--file", "-"],
        input="\n".join(texts) + "\n", capture_output=True, text=True).stdout.splitlines()
    answers = [json.loads(line) for line in lines if line.startswith("{")]
    if len(answers) != len(texts):
        sys.exit(f"{len(texts)} integrals have {len(answers)} answers")
    return answers


def differs(text, value, digits, is_exact):
    """Whether a shown number is not the value, rounded to its digits."""
    plain = text.replace("×10", "e").replace("−", "-").translate(RAISED)
    given = mpf(plain)
    if is_exact:
        return abs(given - value) > mpf(10) ** -40 * max(1, abs(value))
    if given == 0:
        return abs(value) > mpf(10) ** -40
    mantissa = plain.split("e")[0].lstrip("-").replace(".", "").lstrip("0")
    place = mpf(10) ** (int(mpmath.floor(mpmath.log10(abs(given)))) + 1 - max(digits, len(mantissa)))
    # Zeros at the end are left out, so the last place is that of all digits asked for.
    return abs(given - value) > place * mpf("0.5000000001")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--count", type=int, default=600)
    parser.add_argument("--seed", type=int, default=random.randrange(10 ** 6))
    options = parser.parse_args()
    print(f"seed {options.seed}")
    generator = random.Random(options.seed)
    drawn = [draw(generator) for _ in range(options.count)]
    counts = {"exact": 0, "enclosed": 0, "divergent": 0, "undefined": 0, "undecided": 0}
    failures = unchecked = 0
    for (text, value), answer in zip(drawn, shown(options.program, [text for text, _ in drawn], 16)):
        code = answer.get("error", {}).get("code") if isinstance(answer.get("error"), dict) else answer.get("code")
        problem = None
        if code in ("undecided", "unfinished"):
            counts["undecided"] += 1
        elif code == "divergent":
            counts["divergent"] += 1
            if value is not None and value != DIVERGENT:
                problem = f"has the value {value}"
        elif code is not None:
            counts["undefined"] += 1
            if value is not None and value != UNDEFINED:
                problem = f"is {code}, not {value}"
        else:
            form = answer.get("exact")
            counts["exact" if answer.get("isExact") or form else "enclosed"] += 1
            if value in (DIVERGENT, UNDEFINED):
                problem = f"is {answer['text']}, but {value}"
            elif value is None:
                unchecked += 1
            elif differs(answer["text"], value, 16, answer.get("isExact")):
                problem = f"is shown as {answer['text']}, not {mpmath.nstr(value, 25)}"
        if problem:
            failures += 1
            print(f"{text} {problem}")
    print(", ".join(f"{count} {name}" for name, count in counts.items()) + f"; {unchecked} not compared")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
