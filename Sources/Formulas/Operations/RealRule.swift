import Reals

/// How an operation's real value is computed.
///
/// Rules are data, so the table does not reach the arithmetic of real numbers: a page that only plots
/// does not fetch it.
enum RealRule: Sendable {
  case function(RealFunction)
  /// A function of an angle, which is in the unit chosen.
  case ofAngle(RealFunction)
  /// A function that gives an angle.
  case givingAngle(RealFunction)
  /// 1 ÷ the function, which has a pole where the function is 0.
  case reciprocal(of: RealFunction)
  case reciprocalOfAngle(RealFunction)
  /// The function of 1 ÷ the operand; the error is that at 0.
  case ofReciprocal(RealFunction, atZero: RealProblem)
  case givingAngleOfReciprocal(RealFunction)
  /// The logarithm to this base.
  case logarithm(base: Int)
  case root(degree: Int)
  /// The operand times this many degrees in π, or its inverse.
  case inDegrees, inRadians
  case cot, acot, atan2, sinc, log, anyRoot, power, hypot
  case absolute, sign, floor, ceil, round, trunc, frac
  case mod, gcd, lcm, min, max, sum, average, clamp
  case factorial, combinations, permutations
  /// An angle in degrees, in the unit chosen.
  case degreeSign
  case doubleFactorial, expm1, log1p, product, median, variance, deviation
  case roundToPlaces
  /// Over a range: its terms are evaluated one after the other.
  case series
  /// Of the formula that it stands for.
  case formula
  /// The number at which a distribution reaches a probability.
  case quantile(Quantile)
  case quartile
  case poissonSum, binomialSum
  case polygamma

  enum Quantile: Sendable {
    case normal, student, chiSquare
  }
}
