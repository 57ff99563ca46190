"""Random formulas over the whole language, each a tree: what people type, and what is hard.

`formula(random)` draws one; the same state of the random numbers gives the same formula.
"""

from tree import VULGAR


def N(text):
    text = str(text)
    return ("negative", ("number", text[1:])) if text.startswith("-") else ("number", text)


PI, E, TAU, PHI = (("constant", name) for name in "πeτφ")


def add(a, *others):
    return ("sum", a, tuple(("+", b) for b in others))


def sub(a, *others):
    return ("sum", a, tuple(("-", b) for b in others))


def mul(a, *others):
    return ("product", a, tuple(("*", b) for b in others))


def div(a, *others):
    return ("product", a, tuple(("/", b) for b in others))


def neg(a):
    return ("negative", a)


def power(a, b):
    return ("power", a, b if isinstance(b, tuple) else N(b))


def call(name, *operands):
    return ("call", name, operands)


def sqrt(a):
    return call("sqrt", a)


def fraction(p, q):
    return div(N(p), N(q))


def tiny(r, least=5, most=60):
    """10^-k, as people write it."""
    k = r.randint(least, most)
    return r.choice([power(N(10), -k), N(f"1e-{k}"), div(N(1), power(N(10), k))])


# Numbers


def whole(r, least=1, most=12):
    return N(r.randint(least, most))


def digits(r, count):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(count - 1))


def typed(r):
    """A number as it is typed."""
    k = r.random()
    if k < 0.4:
        return whole(r, 0 if k < 0.03 else 1, r.choice([5, 12, 100]))
    if k < 0.7:
        return N(f"{r.randint(0, 20)}.{digits(r, r.randint(1, 3))}")
    if k < 0.76:
        return N(f"{r.randint(0, 9)}.{digits(r, r.randint(12, 40))}")
    if k < 0.82:
        return N(digits(r, r.randint(13, 40)))
    if k < 0.88:
        return N(f"{r.randint(1, 9)}.{r.randint(0, 99)}e{r.choice([3, 5, 23, -3, -7, -19, -34, 12])}")
    if k < 0.90:
        return N(f"{r.randint(1, 9)}e{r.choice([400, -400, 308, -308, -320, 1000, -1000])}")
    if k < 0.94:
        return N(r.choice(["", "", "1", "2", "10"]) + r.choice(list(VULGAR)))
    if k < 0.97:
        return ("postfix", "%", whole(r, 1, 200))
    return N(f"{r.randint(1, 999)}")


def constant(r):
    return r.choice([PI, PI, PI, E, E, TAU, PHI])


def leaf(r):
    return typed(r) if r.random() < 0.75 else constant(r)


# Arithmetic


def arithmetic(r, depth):
    if depth == 0:
        return typed(r)
    k = r.random()
    if k < 0.45:
        parts = [arithmetic(r, depth - 1) for _ in range(r.randint(2, 4))]
        return ("sum", parts[0], tuple((r.choice("+-"), part) for part in parts[1:]))
    if k < 0.85:
        parts = [arithmetic(r, depth - 1) for _ in range(r.randint(2, 3))]
        return ("product", parts[0], tuple((r.choice("**/"), part) for part in parts[1:]))
    if k < 0.93:
        return power(arithmetic(r, depth - 1), r.randint(-4, 6))
    return neg(arithmetic(r, depth - 1))


def percentage(r, depth):
    price = typed(r)
    part = ("postfix", "%", whole(r, 1, 99))
    return r.choice(
        [mul(price, part), add(price, mul(price, part)), sub(N(1), part), mul(price, add(N(1), part))]
    )


# Functions

ONE = (
    "sin cos tan sec csc cot asin acos atan asec acsc acot sinh cosh tanh sech csch coth asinh acosh atanh "
    "asech acsch acoth exp expm1 ln log log10 lg log2 log1p sqrt cbrt abs sign floor ceil round trunc frac "
    "fact gamma digamma erf erfc sinc deg rad"
).split()
COMMON = "sin cos tan ln log sqrt exp sin cos tan asin acos atan cbrt abs".split()
TWO = "atan2 logb root pow mod hypot ncr npr round".split()
MANY = "min max sum product avg median stdev var gcd lcm hypot".split()


def elementary(r, depth):
    if depth == 0:
        return leaf(r)
    k = r.random()
    if k < 0.4:
        return call(r.choice(COMMON if r.random() < 0.6 else ONE), elementary(r, depth - 1))
    if k < 0.6:
        return ("sum", elementary(r, depth - 1), ((r.choice("+-"), elementary(r, depth - 1)),))
    if k < 0.8:
        return ("product", elementary(r, depth - 1), ((r.choice("**/"), elementary(r, depth - 1)),))
    if k < 0.88:
        return power(elementary(r, depth - 1), exponent(r))
    if k < 0.92:
        return two(r, depth - 1)
    if k < 0.95:
        return many(r, depth - 1)
    return r.choice([neg, lambda a: power(E, a), lambda a: power(N(2), a), lambda a: power(N(10), a)])(
        elementary(r, depth - 1)
    )


def exponent(r):
    return r.choice(
        [
            N(2),
            N(3),
            N(-1),
            N(-2),
            N(0.5),
            N(1.5),
            N(10),
            fraction(1, 2),
            fraction(1, 3),
            fraction(2, 3),
            neg(fraction(1, 2)),
            fraction(-3, 2),
            fraction(5, 7),
            N("0.2"),
            N("0.25"),
            N(0),
            leaf(r),
        ]
    )


def two(r, depth):
    name = r.choice(TWO)
    a, b = elementary(r, depth), elementary(r, depth)
    if name == "root":
        b = r.choice([N(2), N(3), N(4), N(5), N(-2), N(7), b])
    elif name == "logb":
        a = r.choice([N(2), N(3), N(10), N("0.5"), E, a])
    elif name in ("ncr", "npr"):
        a, b = r.choice([whole(r, 0, 60), N("2.5"), N("-3"), leaf(r)]), whole(r, 0, 20)
    elif name == "round":
        b = N(r.randint(0, 6))
    return call(name, a, b)


def many(r, depth):
    name = r.choice(MANY)
    count = r.randint(2, 5)
    if name in ("gcd", "lcm"):
        return call(
            name, *[N(r.choice([r.randint(0, 40), digits(r, 20), r.randint(-40, -1)])) for _ in range(count)]
        )
    return call(name, *[elementary(r, depth) for _ in range(count)])


def wild(r, depth):
    """Functions of functions."""
    if depth == 0:
        return leaf(r)
    k = r.random()
    if k < 0.45:
        return call(r.choice(ONE), wild(r, depth - 1))
    if k < 0.9:
        a, b = wild(r, depth - 1), wild(r, depth - 1)
        return r.choice(
            [lambda: add(a, b), lambda: sub(a, b), lambda: mul(a, b), lambda: div(a, b), lambda: power(a, b)]
        )()
    return two(r, depth - 1)


# Whole numbers, steps, several values


def near_whole(r, depth):
    """What is whole only in exact arithmetic, or lies just beside."""
    a, b = r.randint(1, 999), r.choice([10, 100, 1000, 3, 7, 9, 49])
    value = r.choice(
        [
            lambda: mul(N(f"{a}.{digits(r, 2)}"), N(100)),
            lambda: div(mul(N(a), N(f"0.{digits(r, 1)}")), N(f"0.{digits(r, 2)}")),
            lambda: mul(fraction(a, b), N(b)),
            lambda: call("log2", power(N(2), a % 60)),
            lambda: div(call("ln", power(N(7), a % 30)), call("ln", N(7))),
            lambda: power(sqrt(N(a)), 2),
            lambda: call("log", N("1" + "0" * (a % 25))),
            lambda: power(call("cbrt", N(a)), 3),
            lambda: mul(call("cos", fraction(1, 1)), N(a)),
            lambda: div(call("sin", div(PI, N(6))), N("0.5")),
            lambda: add(N(a), neg(tiny(r))),
            lambda: add(N(a), tiny(r)),
            lambda: mul(N(a), sub(N(1), N("0." + "9" * r.randint(3, 30)))),
            lambda: power(N("1." + digits(r, 3)), r.randint(2, 40)),
            lambda: div(N(digits(r, 30)), N(a)),
        ]
    )()
    name = r.choice(["floor", "ceil", "round", "trunc", "frac", "sign"])
    shifted = r.choice([value, neg(value), add(value, N("0.5")), add(value, whole(r))])
    return (
        call(name, shifted)
        if r.random() < 0.8
        else call("mod", shifted, N(r.choice([1, 2, 3, 7, 10, "0.1"])))
    )


def integers(r, depth):
    n = r.randint(1, 60)
    return r.choice(
        [
            lambda: ("postfix", "!", N(n)),
            lambda: ("postfix", "!!", N(n)),
            lambda: div(
                ("postfix", "!", N(n + r.choice([1, 150, 1000]))),
                ("postfix", "!", N(n + r.choice([0, 149, 999]))),
            ),
            lambda: call("ncr", N(n + r.randint(0, 200)), N(r.randint(0, n))),
            lambda: call("npr", N(n), N(r.randint(0, 60))),
            lambda: call("mod", power(N(r.randint(2, 12)), r.randint(20, 300)), N(r.randint(2, 1000))),
            lambda: call("gcd", power(N(6), n), power(N(10), n), N(digits(r, 25))),
            lambda: call("lcm", *[N(k) for k in range(2, 4 + n // 3)]),
            lambda: sub(power(N(r.randint(2, 9)), n), N(1)),
            lambda: add(power(N(2), r.choice([53, 63, 64, 70, 100])), N(r.randint(0, 9))),
            lambda: mul(N(digits(r, 12)), N(digits(r, 9))),
            lambda: call("mod", N(digits(r, 30)), N(r.randint(2, 97))),
            lambda: call("gamma", r.choice([N(n), fraction(2 * n + 1, 2), N(f"-{n}.5")])),
        ]
    )()


def statistics(r, depth):
    values = [typed(r) for _ in range(r.randint(2, 6))]
    return call(r.choice(MANY[:8] + ["hypot"]), *values)


def series(r, depth):
    name = r.choice(["sum", "sum", "prod"])
    n = ("variable", "n")
    body = r.choice(
        [
            n,
            power(n, 2),
            div(N(1), n),
            div(N(1), power(n, 2)),
            div(N(1), ("postfix", "!", n)),
            add(mul(N(2), n), N(1)),
            sqrt(n),
            call("sin", n),
            power(fraction(1, 2), n),
            mul(n, N(f"0.{digits(r, 2)}")),
            sub(n, fraction(1, 3)),
        ]
    )
    first = r.randint(1, 4)
    return ("series", name, "n", N(first), N(first + r.randint(0, 25)), body)


# Exact values


def surd(r):
    n = r.choice([2, 3, 5, 6, 7, 8, 10, 12, 18, 20, 50, 72])
    return r.choice(
        [
            sqrt(N(n)),
            mul(whole(r, 2, 9), sqrt(N(n))),
            div(N(1), sqrt(N(n))),
            div(sqrt(N(n)), whole(r, 2, 9)),
            add(whole(r), sqrt(N(n))),
            div(add(N(1), sqrt(N(5))), N(2)),
            sqrt(fraction(r.randint(1, 9), r.randint(1, 9))),
            power(N(n), fraction(r.randint(1, 5), r.randint(2, 6))),
            call("cbrt", N(n)),
            sqrt(add(N(r.randint(3, 9)), mul(N(2), sqrt(N(r.choice([2, 3, 5, 6])))))),
            power(N(n), N("0.5")),
        ]
    )


def angle(r):
    p, q = r.randint(-24, 24), r.choice([1, 2, 3, 4, 5, 6, 8, 10, 12])
    return r.choice(
        [
            mul(fraction(p, q), PI),
            div(mul(N(p), PI), N(q)),
            ("postfix", "°", N(180 * abs(p) // q)),
            div(PI, N(q)),
            N(15 * p),
            div(TAU, N(q)),
            N(18 * p),
            N("22.5"),
        ]
    )


def exact_value(r):
    k = r.random()
    if k < 0.3:
        return call(r.choice(["sin", "cos", "tan", "sin", "cos", "sec", "cot"]), angle(r))
    if k < 0.55:
        return surd(r)
    if k < 0.65:
        return call(
            r.choice(["asin", "acos", "atan"]),
            r.choice(
                [
                    fraction(1, 2),
                    fraction(-1, 2),
                    div(sqrt(N(3)), N(2)),
                    div(sqrt(N(2)), N(2)),
                    N(1),
                    N(0),
                    N(-1),
                    sqrt(N(3)),
                    div(N(1), sqrt(N(3))),
                    N("0.5"),
                    sub(sqrt(N(2)), N(1)),
                    sub(N(2), sqrt(N(3))),
                ]
            ),
        )
    if k < 0.8:
        n = r.choice([2, 3, 4, 6, 8, 10, 12, 16, 100, "0.5", "0.2"])
        return r.choice(
            [
                call("ln", N(n)),
                call("log", N(n)),
                call("logb", N(r.choice([2, 3, 10])), N(n)),
                call("log2", N(n)),
            ]
        )
    if k < 0.9:
        return r.choice(
            [
                PI,
                E,
                mul(fraction(r.randint(1, 9), r.randint(2, 9)), PI),
                power(PI, r.randint(-3, 3)),
                power(E, r.choice([2, -1, fraction(1, 2), 3])),
                PHI,
            ]
        )
    return fraction(r.randint(-99, 99), r.randint(1, 99))


def exact(r, depth):
    if depth == 0:
        return exact_value(r)
    a, b = exact(r, depth - 1), exact(r, r.choice([0, depth - 1]))
    return r.choice(
        [
            lambda: add(a, b),
            lambda: sub(a, b),
            lambda: mul(a, b),
            lambda: div(a, b),
            lambda: add(a, mul(whole(r), b)),
            lambda: power(a, 2),
            lambda: mul(add(a, b), sub(a, b)),
            lambda: power(add(a, b), 2),
            lambda: call("abs", a),
        ]
    )()


def pair(r):
    """Two formulas of one number."""
    a, b = r.randint(2, 30), r.randint(2, 30)
    x = r.choice([surd(r), N(a), fraction(a, b), call("ln", N(a)), N(f"{a}.{digits(r, 3)}"), PI])
    return r.choice(
        [
            lambda: (sqrt(N(a * a * b)), mul(N(a), sqrt(N(b)))),
            lambda: (power(add(sqrt(N(a)), sqrt(N(b))), 2), add(N(a + b), mul(N(2), sqrt(N(a * b))))),
            lambda: (call("ln", N(a**3)), mul(N(3), call("ln", N(a)))),
            lambda: (call("ln", N(a * b)), add(call("ln", N(a)), call("ln", N(b)))),
            lambda: (power(E, call("ln", N(a))), N(a)),
            lambda: (call("sin", div(PI, N(12))), div(sub(sqrt(N(6)), sqrt(N(2))), N(4))),
            lambda: (call("cos", div(PI, N(5))), div(add(N(1), sqrt(N(5))), N(4))),
            lambda: (
                mul(power(N(a), fraction(1, 2)), power(N(a), fraction(1, 3))),
                power(N(a), fraction(5, 6)),
            ),
            lambda: (
                mul(N(2), call("sin", div(PI, N(b))), call("cos", div(PI, N(b)))),
                call("sin", div(TAU, N(b))),
            ),
            lambda: (div(N(1), sub(sqrt(N(a + 1)), sqrt(N(a)))), add(sqrt(N(a + 1)), sqrt(N(a)))),
            lambda: (call("logb", N(a), N(b)), div(call("ln", N(b)), call("ln", N(a)))),
            lambda: (power(x, 2), mul(x, x)),
            lambda: (mul(add(x, N(a)), sub(x, N(a))), sub(power(x, 2), N(a * a))),
            lambda: (add(call("asin", fraction(1, a)), call("acos", fraction(1, a))), call("asin", N(1))),
            lambda: (add(power(call("sin", N(a)), N(2)), power(call("cos", N(a)), N(2))), N(1)),
            lambda: (call("atan", N(a)), sub(call("acos", N(0)), call("atan", fraction(1, a)))),
            lambda: (div(fraction(a, b), fraction(b, a)), power(fraction(a, b), 2)),
            lambda: (mul(N("0.1"), N(a)), fraction(a, 10)),
            lambda: (add(div(x, N(3)), div(x, N(6))), div(x, N(2))),
            lambda: (power(power(x, 2), 3), power(x, 6)),
            lambda: (call("sinh", N(a)), div(sub(power(E, a), power(E, -a)), N(2))),
            lambda: (
                call("tan", mul(N(2), fraction(a, b))),
                div(call("sin", mul(N(2), fraction(a, b))), call("cos", mul(N(2), fraction(a, b)))),
            ),
        ]
    )()


def identity(r, depth):
    """A difference that is 0, or is not by very little."""
    a, b = pair(r)
    difference = sub(a, b)
    k = r.random()
    if k < 0.4:
        return difference
    if k < 0.75:
        return add(difference, tiny(r, 5, r.choice([40, 200, 900])))
    if k < 0.85:
        return div(whole(r), add(difference, tiny(r)))
    if k < 0.9:
        return div(whole(r), difference)
    return call(
        r.choice(["floor", "sign", "ceil", "sqrt", "ln", "round"]),
        r.choice([difference, div(a, b), add(difference, N(1))]),
    )


# Edges of domains


def edge(r, depth):
    e = r.choice([tiny(r, 5, 50), tiny(r, 5, 50), N(0), neg(tiny(r))])
    right = r.choice([div(PI, N(2)), ("postfix", "°", N(90)), N(90), div(mul(N(3), PI), N(2))])
    half = r.choice([PI, N(180), ("postfix", "°", N(180)), N(0), mul(N(r.randint(2, 9)), PI)])
    return r.choice(
        [
            lambda: call(r.choice(["tan", "sec"]), add(right, e)),
            lambda: call(r.choice(["csc", "cot"]), add(half, e)),
            lambda: div(N(1), call("sin", add(half, e))),
            lambda: div(N(1), call("cos", add(right, e))),
            lambda: call("ln", e),
            lambda: call("ln", add(N(1), e)),
            lambda: call("log1p", sub(e, N(1))),
            lambda: call("sqrt", e),
            lambda: call("sqrt", sub(N("0.3"), N("0.1"), N("0.2"), e)),
            lambda: call(
                r.choice(["asin", "acos", "atanh"]), r.choice([add(N(1), e), sub(N(-1), e), sub(N(1), e)])
            ),
            lambda: call(
                r.choice(["acosh", "asec", "acsc", "acoth"]), r.choice([add(N(1), e), sub(N(-1), e)])
            ),
            lambda: call(r.choice(["gamma", "fact"]), add(N(-r.randint(0, 9)), e)),
            lambda: call(r.choice(["asech", "acsch", "csch", "coth"]), e),
            lambda: call("asin", div(mul(N("0.1"), N(3)), N("0.3"))),
            lambda: call("mod", add(N(r.randint(1, 99)), e), N(r.choice([1, 3, "0.1", "0.3"]))),
            lambda: call("atan2", e, r.choice([N(-1), N(1), e, N(0)])),
            lambda: power(e, r.choice([N(0), N(-1), N("0.5"), N(2), PI])),
            lambda: power(
                N(-r.randint(1, 40)),
                r.choice(
                    [
                        fraction(1, 3),
                        fraction(2, 5),
                        N("0.2"),
                        N("0.5"),
                        fraction(3, 4),
                        N(3),
                        neg(fraction(1, 3)),
                        N("-0.6"),
                        fraction(2, 6),
                        sqrt(N(2)),
                    ]
                ),
            ),
            lambda: call("root", N(-r.randint(1, 40)), N(r.choice([3, 5, 2, 4, -3, 0, "2.5"]))),
            lambda: call("logb", add(N(1), e), N(r.randint(2, 9))),
            lambda: call("clamp", N(r.randint(-5, 5)), leaf(r), N(r.randint(-5, 9))),
            lambda: call("sinc", e),
            lambda: call(
                r.choice(
                    ["expm1", "log1p", "sinh", "tanh", "erf", "erfc", "asinh", "sin", "tan", "atan", "cos"]
                ),
                e,
            ),
        ]
    )()


# Huge and tiny values


def extreme(r, depth):
    n = r.randint(10, 5000)
    return r.choice(
        [
            lambda: power(N(10), r.choice([-n, n])),
            lambda: power(N(r.randint(2, 9)), r.choice([-n, n])),
            lambda: call("exp", r.choice([N(n), N(-n), N(n * 1000)])),
            lambda: ("postfix", "!", N(r.randint(20, 1500))),
            lambda: power(E, power(N(10), r.randint(1, 15))),
            lambda: power(N(9), power(N(9), r.randint(2, 9))),
            lambda: call(r.choice(["sin", "cos", "tan"]), power(N(10), r.randint(10, 400))),
            lambda: call(r.choice(["sin", "cos"]), N(digits(r, r.randint(20, 60)))),
            lambda: call(
                r.choice(["sinh", "cosh", "tanh", "erf", "erfc", "atan", "coth", "sech"]),
                N(r.randint(1, 300)),
            ),
            lambda: sub(add(power(N(10), r.randint(10, 60)), typed(r)), power(N(10), r.randint(10, 60))),
            lambda: div(power(N(10), n), power(N(10), n - r.randint(-3, 3))),
            lambda: add(N(1), power(N(10), -r.randint(5, 400))),
            lambda: power(add(N(1), power(N(10), -r.randint(3, 12))), power(N(10), r.randint(3, 12))),
            lambda: call("gamma", N(f"{r.randint(20, 400)}.{digits(r, 2)}")),
            lambda: call("ln", power(N(10), n)),
            lambda: call("log", ("postfix", "!", N(r.randint(10, 900)))),
            lambda: mul(typed(r), power(N(10), r.choice([-n, n]))),
            lambda: power(call("ln", N(2)), r.choice([N(n), N(-n)])),
            lambda: call("exp", neg(call("exp", whole(r, 1, 12)))),
            lambda: power(N(10), power(N(10), r.randint(17, 20))),
        ]
    )()


# Rounding


def rounding(r, depth):
    """A value that ends exactly between two numbers of 16 digits, or lies beside one."""
    count = r.randint(1, 16)
    head = digits(r, 16)
    tie = N(f"{head[:count]}.{head[count:]}5") if count < 16 else N(head + ".5")
    beside = tiny(r, 30, 60)
    k = r.choice([2, 3, 7, 11, 13])
    same = r.choice(
        [
            tie,
            div(mul(tie, N(k)), N(k)),
            add(sub(tie, sqrt(N(k))), sqrt(N(k))),
            power(sqrt(tie), 2),
            add(mul(tie, fraction(1, 3)), mul(tie, fraction(2, 3))),
            sub(add(tie, PI), PI),
            mul(tie, call("tan", div(PI, N(4)))),
            neg(tie),
        ]
    )
    return r.choice([same, add(same, beside), sub(same, beside), mul(same, add(N(1), beside))])


def angles(r, depth):
    """Trigonometry of anything."""
    name = r.choice(["sin", "cos", "tan", "sin", "cos", "sec", "csc", "cot"])
    inside = r.choice(
        [
            angle(r),
            typed(r),
            mul(typed(r), PI),
            ("postfix", "°", whole(r, 1, 720)),
            elementary(r, 1),
            div(N(r.choice([22, 355, 103993, 245850922])), N(r.choice([7, 113, 33102, 78256779]))),
        ]
    )
    tree = call(name, inside)
    return r.choice(
        [tree, tree, power(tree, 2), mul(whole(r), tree), add(tree, call(r.choice(["sin", "cos"]), inside))]
    )


STRATEGIES = [
    (arithmetic, 18),
    (percentage, 2),
    (elementary, 16),
    (wild, 7),
    (near_whole, 8),
    (integers, 6),
    (statistics, 3),
    (series, 2),
    (exact, 12),
    (identity, 8),
    (edge, 8),
    (extreme, 6),
    (rounding, 5),
    (angles, 6),
]


def formula(r):
    """A random formula: the strategy's name and the tree."""
    strategy = r.choices([s for s, _ in STRATEGIES], [weight for _, weight in STRATEGIES])[0]
    return strategy.__name__, strategy(r, r.choice([1, 1, 2, 2, 3]))
