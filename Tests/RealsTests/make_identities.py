#!/usr/bin/env python3
"""Prints RealIdentities.swift: numbers that are 0, and numbers that are nearly 0, by mpmath.

    Tests/RealsTests/make_identities.py > Tests/RealsTests/RealIdentities.swift

Numbers are written in reverse Polish notation. A near miss is an identity of which one number was moved by
10^-50 to 10^-900.
"""
import itertools
import math
import random
import re
import sys

from mpmath import mp, mpf

mp.dps = 1100
COUNT = 200
FUNCTIONS = {"exp": mp.exp, "ln": mp.log, "sin": mp.sin, "cos": mp.cos, "tan": mp.tan, "asin": mp.asin,
             "acos": mp.acos, "atan": mp.atan, "sinh": mp.sinh, "cosh": mp.cosh, "tanh": mp.tanh,
             "asinh": mp.asinh, "acosh": mp.acosh, "atanh": mp.atanh, "gamma": mp.gamma,
             "sqrt": mp.sqrt, "cbrt": lambda x: mp.sign(x) * mp.cbrt(abs(x)), "neg": lambda x: -x}


def value(text):
    """The value, and the size of the largest number on the way."""
    stack = []
    size = mpf(1)
    for word in text.split():
        if word in FUNCTIONS:
            stack.append(FUNCTIONS[word](stack.pop()))
        elif word in "+-*/^":
            b, a = stack.pop(), stack.pop()
            stack.append({"+": lambda: a + b, "-": lambda: a - b, "*": lambda: a * b,
                          "/": lambda: a / b, "^": lambda: a ** b}[word]())
        else:
            stack.append(mp.pi if word == "pi" else mp.e if word == "e" else mpf(word))
        size = max(size, abs(stack[-1]))
    (result,) = stack
    return result, size


def angles():
    """sin, cos and tan of multiples of π÷n against their roots."""
    roots = {
        ("sin", 1, 12): "6 sqrt 2 sqrt - 4 /", ("sin", 5, 12): "6 sqrt 2 sqrt + 4 /",
        ("sin", 1, 10): "5 sqrt 1 - 4 /", ("sin", 3, 10): "5 sqrt 1 + 4 /",
        ("sin", 1, 8): "2 2 sqrt - sqrt 2 /", ("sin", 3, 8): "2 2 sqrt + sqrt 2 /",
        ("sin", 1, 5): "10 2 5 sqrt * - sqrt 4 /", ("sin", 2, 5): "10 2 5 sqrt * + sqrt 4 /",
        ("sin", 1, 6): "1 2 /", ("sin", 1, 4): "2 sqrt 2 /", ("sin", 1, 3): "3 sqrt 2 /",
        ("tan", 1, 12): "2 3 sqrt -", ("tan", 5, 12): "2 3 sqrt +", ("tan", 1, 8): "2 sqrt 1 -",
        ("tan", 3, 8): "2 sqrt 1 +", ("tan", 1, 5): "5 2 5 sqrt * - sqrt",
        ("tan", 2, 5): "5 2 5 sqrt * + sqrt", ("tan", 1, 10): "25 10 5 sqrt * - sqrt 5 /",
        ("tan", 3, 10): "25 10 5 sqrt * + sqrt 5 /", ("tan", 1, 6): "3 sqrt 3 /",
        ("tan", 1, 3): "3 sqrt", ("tan", 1, 4): "1",
    }
    for (function, k, n), root in roots.items():
        yield f"{k} pi * {n} / {function} {root} -"
        yield f"{root} a{function} {k} pi * {n} / -"
        if function == "sin":
            # cos(π÷2 - x) = sin x, and a whole turn further
            yield f"{n - 2 * k} pi * {2 * n} / cos {root} -"
            yield f"{root} acos {n - 2 * k} pi * {2 * n} / -"
            yield f"{k + 2 * n} pi * {n} / sin {root} -"
    for (a, x), (b, y) in itertools.combinations(
            [(f"{k} pi * {n} / sin", root) for (f, k, n), root in roots.items() if f == "sin"], 2):
        yield f"{a} {b} * {x} {y} * -"
    for (a, x), (b, y) in itertools.combinations(
            [(f"{k} pi * {n} / tan", root) for (f, k, n), root in roots.items() if f == "tan"], 2):
        yield f"{a} {b} + {x} {y} + -"


def sums_of_angles():
    yield "pi 9 / sin 2 pi * 9 / sin * 4 pi * 9 / sin * 3 sqrt 8 / -"
    yield "pi 7 / cos 2 pi * 7 / cos - 3 pi * 7 / cos + 1 2 / -"
    yield "pi 7 / sin 2 pi * 7 / sin * 3 pi * 7 / sin * 7 sqrt 8 / -"
    yield "pi 7 / tan 2 pi * 7 / tan * 3 pi * 7 / tan * 7 sqrt -"
    yield "3 pi * 11 / tan 4 2 pi * 11 / sin * + 11 sqrt -"
    yield "2 pi * 15 / cos 4 pi * 15 / cos + 8 pi * 15 / cos + 14 pi * 15 / cos + 1 2 / -"
    yield "pi 24 / tan 6 sqrt 3 sqrt - 2 sqrt + 2 - -"
    yield "pi 16 / cos 2 2 2 sqrt + sqrt + sqrt 2 / -"
    yield "pi 15 / sin 2 * pi 15 / cos * 2 pi * 15 / sin -"
    yield "pi 13 / sin 2 ^ pi 13 / cos 2 ^ + 1 -"
    for n in range(3, 10):
        yield " ".join(f"{k} pi * {n} / sin" for k in range(1, n)) + " *" * (n - 2) + f" {n} 2 {n - 1} ^ / -"


def roots():
    primes = [2, 3, 5, 6, 7, 10, 11]
    for a, b in itertools.combinations(primes, 2):
        yield f"{a} sqrt {b} sqrt + 2 ^ {a + b} - 2 {a * b} sqrt * -"
        yield f"{a + b} 2 {a * b} sqrt * + sqrt {a} sqrt - {b} sqrt -"
        yield f"1 {a} sqrt {b} sqrt + / {b} sqrt {a} sqrt - {b - a} / -"
        yield f"{a} cbrt {b} cbrt * {a * b} cbrt -"
    yield "1 2 sqrt 3 sqrt + 5 sqrt + / 3 2 sqrt * 2 3 sqrt * + 30 sqrt - 12 / -"
    yield "1 2 cbrt 1 + / 1 2 cbrt - 4 cbrt + 3 / -"
    yield "2 cbrt 1 - cbrt 1 2 cbrt - 4 cbrt + 9 cbrt / -"
    yield "5 cbrt 4 cbrt - sqrt 2 cbrt 20 cbrt + 25 cbrt - 3 / -"
    yield "28 cbrt 3 - sqrt 98 cbrt 28 cbrt - 1 - 3 / -"
    yield "5 sqrt 2 + cbrt 5 sqrt 1 + 2 / -"
    yield "20 14 2 sqrt * + cbrt 20 14 2 sqrt * - cbrt + 4 -"
    yield "3 2 5 1 4 / ^ * + 3 2 5 1 4 / ^ * - / 1 4 / ^ 5 1 4 / ^ 1 + 5 1 4 / ^ 1 - / -"
    yield "2 3 sqrt + sqrt 6 sqrt 2 sqrt + 2 / -"
    yield "5 5 sqrt - sqrt 5 sqrt 1 - 2 / 5 5 sqrt + sqrt * -"
    yield "3 2 sqrt - sqrt 7 sqrt 3 2 sqrt - * 7 / 3 2 sqrt + sqrt * -"
    yield "16 2 29 sqrt * - 2 55 10 29 sqrt * - sqrt * + sqrt "\
          "11 2 29 sqrt * + sqrt + 22 2 5 sqrt * + sqrt - 5 sqrt -"
    for k in range(2, 12):
        yield f"{k} sqrt {k - 1} sqrt + {k} sqrt {k - 1} sqrt - * 1 -"
        yield f"1 2 sqrt + {k} ^ 2 sqrt 1 - {k} ^ * 1 -"
        yield f"{k} 1 2 / ^ {k} 1 3 / ^ * {k} 5 6 / ^ -"


def logarithms():
    for a, b in itertools.combinations([2, 3, 5, 6, 10, 12], 2):
        yield f"{a ** 3 * b} ln 3 {a} ln * - {b} ln -"
        yield f"{a} {b} / ln {a} ln {b} ln - -"
        yield f"{a} sqrt ln {b} ln + {a * b * b} ln 2 / -"
    for a in range(2, 8):
        for k in range(2, 6):
            yield f"{a ** k} ln {a} ln / {k} -"
            yield f"{k} {a} ln * exp {a ** k} -"
            yield f"e {a} ln {k} / ^ {a} 1 {k} / ^ -"
        yield f"{a} ln sinh {a * a - 1} {2 * a} / -"
        yield f"{a} ln cosh {a * a + 1} {2 * a} / -"
        yield f"{a} ln tanh {a * a - 1} {a * a + 1} / -"
        yield f"{a * a - 1} {2 * a} / asinh {a} ln -"
        yield f"{a * a + 1} {2 * a} / acosh {a} ln -"
        yield f"{a * a - 1} {a * a + 1} / atanh {a} ln -"
        yield f"2 sqrt {a} + exp 2 sqrt exp / e {a} ^ -"
        yield f"{a} 1 2 / + gamma pi sqrt {a} * / {math.prod(range(1, 2 * a, 2))} {2 ** a * a} / -"
    yield "0.3 0.1 - 0.2 -"
    yield "8 ln 3 2 ln * -"
    yield "pi sin"
    yield "5 ln exp 5 -"
    yield "e 5 ln ^ 5 -"
    yield "pi 2 ^ pi - pi / pi - 1 +"
    yield "2 sqrt pi * 3 pi * + pi / 2 sqrt - 3 -"
    yield "1 exp ln 1 -"
    yield "e 2 ^ ln 2 -"


def moved(text, generator):
    """The text with one number moved a little, and its sign."""
    words = text.split()
    if text == "pi sin":
        return "pi 10 60 neg ^ + sin", -1
    places = [k for k, word in enumerate(words) if re.fullmatch(r"[\d.]+", word)]
    while True:
        place, digits = generator.choice(places), generator.randint(50, 900)
        after = " ".join([*words[:place], words[place], "10", str(digits), "neg ^",
                          generator.choice("+-"), *words[place + 1:]])
        if re.search(r"\^ [-+] \^", after):
            continue
        result, _ = value(after)
        if mp.im(result) == 0 and 50 <= -mp.log10(abs(result)) <= 900:
            return after, int(mp.sign(result))


def main():
    generator = random.Random(17)
    families = [list(family()) for family in (angles, sums_of_angles, roots, logarithms)]
    families[0] = families[0][:88] + generator.sample(families[0][88:], 16)
    chosen = [*families[1], *families[0], *families[3][-9:]]
    rest = [*families[2], *families[3][:-9]]
    chosen += generator.sample(rest, COUNT - len(chosen))
    chosen.sort(key=lambda text: (len(text), text))
    for text in chosen:
        result, size = value(text)
        if abs(result) > size * mpf(10) ** -1050:
            sys.exit(f"error: not 0: {text}")
    print("// Written by Tests/RealsTests/make_identities.py.\n")
    print("/// Numbers that are 0, in reverse Polish notation.")
    print("let realIdentities = [")
    for text in chosen:
        print(f'  "{text}",')
    print("]\n")
    print("/// Numbers that differ from 0 by 10^-50 to 10^-900, and their signs.")
    print("let realNearMisses: [(text: String, sign: Int)] = [")
    for text in chosen:
        text, sign = moved(text, generator)
        print(f'  ("{text}", {sign}),')
    print("]")


if __name__ == "__main__":
    main()
