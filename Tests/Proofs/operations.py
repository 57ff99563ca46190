"""The functions and constants of the language by name."""

import angles
import arithmetic
import hyperbolic
import powers
import several
import whole_numbers

# Functions of an angle, and functions that give one.
OF_ANGLE = {
    "sin": angles.sine,
    "cos": angles.cosine,
    "tan": angles.tangent,
    "sec": angles.secant,
    "csc": angles.cosecant,
    "cot": angles.cotangent,
}
GIVING_ANGLE = {
    "asin": angles.arc_sine,
    "acos": angles.arc_cosine,
    "atan": angles.arc_tangent,
    "asec": angles.arc_secant,
    "acsc": angles.arc_cosecant,
    "acot": angles.arc_cotangent,
    "atan2": angles.angle_of_point,
}
FUNCTIONS = {
    "sinh": hyperbolic.sinh,
    "cosh": hyperbolic.cosh,
    "tanh": hyperbolic.tanh,
    "sech": hyperbolic.sech,
    "csch": hyperbolic.csch,
    "coth": hyperbolic.coth,
    "asinh": hyperbolic.inverse_sinh,
    "acosh": hyperbolic.inverse_cosh,
    "atanh": hyperbolic.inverse_tanh,
    "asech": hyperbolic.inverse_sech,
    "acsch": hyperbolic.inverse_csch,
    "acoth": hyperbolic.inverse_coth,
    "exp": powers.exponential,
    "expm1": powers.expm1,
    "ln": powers.logarithm,
    "log": powers.log10,
    "log10": powers.log10,
    "lg": powers.log10,
    "log2": powers.log2,
    "log1p": powers.log1p,
    "logb": powers.log_to_base,
    "sqrt": powers.square_root,
    "cbrt": powers.cube_root,
    "root": powers.any_root,
    "abs": arithmetic.magnitude,
    "sign": whole_numbers.sign_of,
    "floor": whole_numbers.floor_of,
    "ceil": whole_numbers.ceiling,
    "round": whole_numbers.rounded,
    "trunc": whole_numbers.truncated,
    "frac": whole_numbers.fractional_part,
    "mod": whole_numbers.modulo,
    "gcd": whole_numbers.greatest_common_divisor,
    "lcm": whole_numbers.least_common_multiple,
    "min": several.smallest,
    "max": several.largest,
    "sum": several.total,
    "product": several.product,
    "avg": several.mean,
    "median": several.median,
    "stdev": several.deviation,
    "var": several.variance,
    "hypot": several.length,
    "fact": whole_numbers.factorial,
    "gamma": whole_numbers.gamma,
    "digamma": whole_numbers.digamma,
    "ncr": whole_numbers.combinations,
    "npr": whole_numbers.permutations,
    "erf": hyperbolic.erf,
    "erfc": hyperbolic.erfc,
    "clamp": several.clamped,
    "sinc": angles.sinc,
    "deg": angles.to_degrees,
    "rad": angles.to_radians,
}
CONSTANTS = {"π": arithmetic.pi, "e": powers.e, "τ": powers.tau, "φ": powers.phi}
