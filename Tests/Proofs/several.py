"""Operations on several values."""
from arithmetic import add, divide, multiply, subtract
from powers import square_root, whole_power
from real import Problem, rational, sign


def smallest(*values):
    result = values[0]
    for value in values[1:]:
        if sign(subtract(value, result)) < 0:
            result = value
    return result


def largest(*values):
    result = values[0]
    for value in values[1:]:
        if sign(subtract(value, result)) > 0:
            result = value
    return result


def total(*values):
    result = values[0]
    for value in values[1:]:
        result = add(result, value)
    return result


def product(*values):
    result = values[0]
    for value in values[1:]:
        result = multiply(result, value)
    return result


def mean(*values):
    return divide(total(*values), rational(len(values)))


def median(*values):
    ordered = []
    for value in values:
        place = 0
        while place < len(ordered) and sign(subtract(value, ordered[place])) > 0:
            place += 1
        ordered.insert(place, value)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return divide(add(ordered[middle - 1], ordered[middle]), rational(2))


def variance(*values):
    if len(values) < 2:
        raise Problem("division-by-zero")
    middle = mean(*values)
    squares = [whole_power(subtract(value, middle), 2) for value in values]
    return divide(total(*squares), rational(len(values) - 1))


def deviation(*values):
    return square_root(variance(*values))


def length(*values):
    return square_root(total(*[whole_power(value, 2) for value in values]))


def clamped(least, a, most):
    if sign(subtract(least, most)) > 0:
        raise Problem("out-of-domain")
    return smallest(largest(a, least), most)
