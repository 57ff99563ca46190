"""The places of a plot's dots, computed without the engine with 30 digits."""

import mpmath

mpmath.mp.dps = 30


def samples(function, x_max, count):
    """Pairs of x and y for which the function is real and finite, in order of x."""
    found = []
    for i in range(count + 1):
        x = mpmath.mpf(x_max) * (2 * i - count) / count
        try:
            y = function(x)
        except (ValueError, ZeroDivisionError):
            continue
        if isinstance(y, mpmath.mpc) or not mpmath.isfinite(y):
            continue
        found.append((x, y))
    return found


def centers(function, x_max, count, frame):
    """The centres of the dots by the four quadrant equations."""
    left, top, right, bottom = frame
    (cx, cy) = ((left + right) / 2, (top + bottom) / 2)
    points = samples(function, x_max, count)
    y_max = max(abs(y) for _, y in points)
    placed = []
    for x, y in points:
        across = abs(x) / x_max * (right - left) / 2
        up = abs(y) / y_max * (bottom - top) / 2
        placed.append(
            (float(cx + across if x > 0 else cx - across), float(cy - up if y > 0 else cy + up))
        )
    return placed
