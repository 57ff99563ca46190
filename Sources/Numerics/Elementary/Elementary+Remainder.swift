/// The remainder of a division whose quotient is truncated: C's `fmod`.
extension Elementary {
  /// The remainder of `x ÷ y` with the sign of `x`, exact.
  ///
  /// NaN where `y` is 0 or `x` infinite; `x` itself where `y` is infinite.
  ///
  /// - Complexity: O(*n*) in the binary digits of the quotient beyond the first 11.
  /// - Source: long division of the significands as whole numbers, 11 bits or more at a time.
  public static func remainder(_ x: Double, truncating y: Double) -> Double {
    guard x.isFinite, y != 0, !y.isNaN else { return .nan }
    guard x.magnitude >= y.magnitude else { return x }
    var (rest, exponent) = wholeSignificand(x)
    var (divisor, unit) = wholeSignificand(y)
    // Trailing zero bits that both share are dropped from the divisor.
    let zeros = min(exponent - unit, divisor.trailingZeroBitCount)
    divisor >>= zeros
    unit += zeros
    rest %= divisor
    let most = divisor.leadingZeroBitCount
    while exponent > unit && rest != 0 {
      let shift = min(exponent - unit, most)
      rest = (rest << shift) % divisor
      exponent -= shift
    }
    // Exact: the remainder has no more bits than the divisor, and no bit below the divisor's last.
    let magnitude = scaled(rest, byTwoToThe: unit)
    return x.sign == .minus ? -magnitude : magnitude
  }

  package static func remainder(
    _ xs: UnsafePointer<Lanes>, truncating ys: UnsafePointer<Lanes>,
    into remainders: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    for index in 0..<count { remainders[index] = remainder(xs[index], truncating: ys[index]) }
  }

  @inline(__always) static func remainder(_ x: Lanes, truncating y: Lanes) -> Lanes {
    var remainder = x
    for lane in 0..<Lanes.scalarCount {
      remainder[lane] = self.remainder(x[lane], truncating: y[lane])
    }
    return remainder
  }

  /// A finite magnitude as a whole number of at most 53 bits and a power of two.
  private static func wholeSignificand(_ x: Double) -> (UInt64, exponent: Int) {
    let exponent = Int(x.exponentBitPattern)
    return exponent == 0
      ? (x.significandBitPattern, -1074) : (x.significandBitPattern | 1 << 52, exponent - 1075)
  }

  /// A whole number of at most 53 bits times a power of two; both the power and the product are
  /// doubles.
  private static func scaled(_ whole: UInt64, byTwoToThe exponent: Int) -> Double {
    exponent < -900
      ? Double(whole) * powerOfTwo(exponent + 120) * 0x1p-120
      : Double(whole) * powerOfTwo(exponent)
  }

  /// A power of two that is a normal number.
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }
}
