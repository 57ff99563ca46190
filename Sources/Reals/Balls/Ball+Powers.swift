extension Ball {
  /// The ball to a whole power.
  ///
  /// - Returns: `nil` for a negative power of what may be 0.
  public func power(_ exponent: Int64, _ precision: Int) -> Ball? {
    guard exponent >= 0 else {
      return power(-exponent, precision + 8).flatMap { Ball(1).divided(by: $0, precision) }
    }
    let bits = 64 - exponent.leadingZeroBitCount
    let working = precision + bits + 8
    var result = Ball(1)
    for index in stride(from: bits - 1, through: 0, by: -1) {
      result = result.squared(working)
      if exponent >> index & 1 == 1 { result = result.multiplied(by: self, working) }
    }
    return result.rounded(to: precision)
  }

  /// The ball, which is above 0, to any power.
  ///
  /// - Returns: `nil` where the base may be 0 or negative, or the result is too large or too small.
  public func power(_ exponent: Ball, _ precision: Int, _ constants: Constants) -> Ball? {
    if exponent.mantissa.isZero, exponent.isExact { return Ball(1) }
    // A relative error of the power is an absolute one of its logarithm.
    let size = Int(min(max(exponent.top + max(top.magnitudeBits, 4), 0), 128))
    let working = precision + size + 16
    guard let logarithm = logarithm(working, constants) else { return nil }
    return logarithm.multiplied(by: exponent, working).exponential(precision, constants)
  }

  /// The real root of odd or even degree, of a ball that is above 0.
  ///
  /// - Precondition: `degree` is above 0.
  public func root(_ degree: Int, _ precision: Int, _ constants: Constants) -> Ball? {
    if degree == 1 { return rounded(to: precision) }
    if degree == 2 { return squareRoot(precision) }
    guard let least = leastMagnitude, !mantissa.isNegative else { return nil }
    var shift = Int64(degree * (precision + 4) - mantissa.magnitude.bitWidth)
    let remainder = (exponent - shift) % Int64(degree)
    shift += remainder < 0 ? remainder + Int64(degree) : remainder
    let root = mantissa.magnitude.shifted(by: shift).root(UInt(degree))
    let weight = (exponent - shift) / Int64(degree)
    var result = Ball(Integer(root), exponent: weight)
    if !isExact || shift < 0 || root.power(UInt(degree)) != mantissa.magnitude << Int(shift) {
      result = result.widened(by: .powerOfTwo(weight))
    }
    // The relative distance of roots is not greater than that of the numbers.
    if !radius.isZero { result = result.widened(by: result.magnitude * (radius / least)) }
    return result.rounded(to: precision)
  }
}

extension Int64 {
  /// How many binary digits the magnitude has.
  fileprivate var magnitudeBits: Int64 { Int64(64 - magnitude.leadingZeroBitCount) }
}
