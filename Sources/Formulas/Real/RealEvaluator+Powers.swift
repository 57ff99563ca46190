import OrdinateNumerics
import Reals

// Powers, roots and logarithms of any numbers.
extension RealEvaluator {
  /// A number to a power.
  ///
  /// - Parameter isLiteral: Whether the exponent is written as a number, or as a quotient of whole numbers.
  ///   Then the power of a negative number is its real root, where the exponent has an odd denominator.
  mutating func power(
    _ base: Number, _ exponent: Number, isLiteral: Bool
  ) throws(RealProblem) -> Number {
    let value = computation.rational(exponent)
    if let value, value.isWhole { return try power(base, whole: value.numerator) }
    if try computation.sign(of: base) >= 0 { return try computation.power(base, exponent) }
    if isLiteral, let value {
      guard !value.denominator.isEven else { throw .negativeRoot }
      let root = try computation.power(computation.negate(base), exponent)
      return value.numerator.magnitude.isEven ? root : computation.negate(root)
    }
    guard let whole = try computation.wholeValue(of: exponent) else { throw .outOfDomain }
    return try power(base, whole: whole)
  }

  private mutating func power(_ base: Number, whole: Integer) throws(RealProblem) -> Number {
    if let exponent = Int64(whole) { return try computation.power(base, exponent) }
    if let value = computation.rational(base), value.isZero || value.magnitude == 1 {
      if value.isZero, whole.isNegative { throw .divisionByZero }
      return value.signum < 0 && whole.magnitude.isEven ? computation.negate(base) : base
    }
    let isNegative = try computation.sign(of: base) < 0
    let power = try computation.power(
      isNegative ? computation.negate(base) : base, number(whole))
    return isNegative && !whole.magnitude.isEven ? computation.negate(power) : power
  }

  /// The root of any degree but 0; of a negative number where the degree is odd.
  mutating func root(_ x: Number, degree: Number) throws(RealProblem) -> Number {
    let direction = try computation.sign(of: degree)
    guard direction != 0 else { throw .divisionByZero }
    let sign = try computation.sign(of: x)
    guard sign != 0 || direction > 0 else { throw .divisionByZero }
    if sign == 0 { return number(0) }
    let exponent = try computation.divide(number(1), by: degree)
    if sign > 0 { return try computation.power(x, exponent) }
    guard let whole = try computation.wholeValue(of: degree) else { throw .outOfDomain }
    guard !whole.magnitude.isEven else { throw .negativeRoot }
    return computation.negate(try computation.power(computation.negate(x), exponent))
  }

  /// The logarithm to a base above 0 other than 1.
  mutating func logarithm(of x: Number, to base: Number) throws(RealProblem) -> Number {
    guard try computation.sign(of: base) > 0, try computation.compare(base, number(1)) != 0 else {
      throw .outOfDomain
    }
    return try logarithm(x, base: base)
  }

  mutating func logarithm(_ x: Number, base: Number) throws(RealProblem) -> Number {
    let quotient = try computation.divide(
      computation.apply(.logarithm, to: x), by: computation.apply(.logarithm, to: base))
    guard computation.exactForm(of: quotient) == nil, let x = computation.rational(x),
      computation.rational(base) != nil
    else { return quotient }
    // The exact form of the logarithm of a large number is not known, but a power may be compared.
    let near = try computation.nearestDouble(to: quotient)
    let whole = Elementary.round(near)
    guard whole.magnitude < 1e7, (near - whole).magnitude < 1e-12 * max(1, whole.magnitude)
    else { return quotient }
    let power = try computation.power(base, Int64(whole))
    return computation.rational(power) == x ? number(Int(whole)) : quotient
  }
}

extension Int64 {
  /// `nil` where the number is too large.
  fileprivate init?(_ whole: Integer) {
    guard let word = whole.magnitude.word, word <= UInt64(Int64.max) else { return nil }
    self = whole.isNegative ? -Int64(word) : Int64(word)
  }
}
