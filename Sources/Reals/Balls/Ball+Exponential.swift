extension Ball {
  /// e to a power.
  ///
  /// - Returns: `nil` where the result's exponent has more than 61 bits, or the argument is known too
  ///   badly for any bound.
  /// - Complexity: O(√bits) products of that size.
  public func exponential(_ precision: Int, _ constants: Constants) -> Ball? {
    guard radius.top <= 0 else { return nil }
    if mantissa.isZero, isExact { return Ball(1) }
    guard top <= 61 else { return nil }
    let bits = precision + 16
    let size = Int(max(top, 0))
    if top < -Int64(bits) {
      // 1 + x, and the rest is below x².
      return Ball(1).adding(self, bits).widened(by: (magnitude * magnitude)).rounded(to: precision)
    }
    // x = n·ln 2 + t, 0 ≤ t < ln 2
    let working = bits + size
    let logOfTwo = constants.logOfTwo(working)
    let quotient = center.divided(by: logOfTwo, working + 8) ?? Ball(0)
    let n = quotient.mantissa.shifted(by: quotient.exponent)
    let rest = center.subtracting(Ball(n).multiplied(by: logOfTwo, 2 * working), 2 * working)
    // The quotient may have been a little too large: then t is a little below 0.
    let fixed = rest.mantissa.shifted(by: rest.exponent + Int64(bits))
    let isBelow = fixed.isNegative
    let t = isBelow ? Natural() : fixed.magnitude
    var result = Ball(Integer(FixedPoint.exponential(t, bits: bits)), exponent: Int64(-bits))
      .widened(by: .powerOfTwo(Int64(9 - bits)))
    // t was cut to whole units, and is known but to the radius of what was left.
    result = result.widened(
      by: (rest.radius << 2) + .powerOfTwo(Int64(2 - bits))
        + (isBelow ? Bound(above: fixed.magnitude, Int64(2 - bits)) : .zero))
    guard let exponent = n.int64 else { return nil }
    // e^(m±r) lies within e^m · (r + r²) of e^m, for r ≤ 1.
    if !radius.isZero { result = result.widened(by: result.magnitude * (radius + radius * radius)) }
    return result.scaled(by: exponent).rounded(to: precision)
  }
}

extension Integer {
  /// The number times 2^exponent, rounded down.
  ///
  /// - Precondition: The result fits memory.
  func shifted(by exponent: Int64) -> Integer {
    if exponent >= 0 { return self << Int(exponent) }
    let count = Int(min(-exponent, Int64(magnitude.bitWidth) + 1))
    return self >> count
  }

  /// The number as an `Int64`; `nil` if it is too large.
  var int64: Int64? {
    guard let word = magnitude.word, word <= UInt64(Int64.max) else { return nil }
    return isNegative ? -Int64(word) : Int64(word)
  }
}
