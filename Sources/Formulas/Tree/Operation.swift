/// A function of the language; `Operation+Table.swift` has all the facts about each.
///
/// The factorial is an operation too, written after its operand. Signs, sums, products and powers
/// are not: `Formula` has its own nodes for them.
public enum Operation: UInt8, CaseIterable, Sendable {
  case sin, cos, tan, sec, csc, cot
  case asin, acos, atan, asec, acsc, acot, atan2
  case sinh, cosh, tanh, sech, csch, coth
  case asinh, acosh, atanh, asech, acsch, acoth
  case sinc, exp, ln, log10, log2, log
  case squareRoot, cubeRoot, root, power, hypot
  case absolute, sign, floor, ceil, round, trunc, frac
  case mod, gcd, lcm, min, max, sum, average, clamp
  case factorial, gamma, combinations, permutations, erf
  case degrees, radians, degree, doubleFactorial
  case expm1, log1p, erfc, product, median, variance, deviation, roundToPlaces
  case summation, iteratedProduct, integral, digamma, polygamma
  case normalDensity, normalProbability, binomialProbability, binomialSum, poissonProbability
  case poissonSum, studentDensity, studentProbability, chiSquareDensity, chiSquareProbability
  case covariance, correlation
  case normalQuantile, scaledNormalQuantile, studentQuantile, chiSquareQuantile, quartile
}
