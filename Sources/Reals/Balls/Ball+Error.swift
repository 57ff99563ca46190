extension Ball {
  /// The error function.
  ///
  /// - Complexity: O(bits) steps on numbers of that size.
  public func errorFunction(_ precision: Int, _ constants: Constants) -> Ball? {
    if mantissa.isZero, isExact { return self }
    if mantissa.isNegative { return (-self).errorFunction(precision, constants).map { -$0 } }
    // erf′ ≤ 2 ÷ √π < 2
    let spread = radius << 1
    if isBeyond(precision) {
      let value = Ball(1).widened(by: .powerOfTwo(-Int64(precision) - 1))
      // All numbers of the ball are at least half of the one in its middle.
      let isFar = radius.top < top - 1 && isBeyond(4 * precision + 12)
      return isFar ? value : value.widened(by: spread)
    }
    let value = errorSeries(precision + 16, constants)
    return value?.widened(by: spread).rounded(to: precision)
  }

  /// 1 − erf x, to a relative precision.
  public func complementaryErrorFunction(_ precision: Int, _ constants: Constants) -> Ball? {
    guard !mantissa.isNegative, top > 0 else {
      return errorFunction(precision + 8, constants).map { Ball(1).subtracting($0, precision) }
    }
    guard top < 32 else { return nil }
    if isBeyond(precision + 48) { return asymptoticErrorFunction(precision, constants) }
    // erfc x > e^(-x²) ÷ 4x: so many bits cancel.
    let size = centerValue
    let lost = Int(size * size * 1.45) + 16
    guard let value = center.errorSeries(precision + lost, constants) else { return nil }
    let rest = Ball(1).subtracting(value, precision + lost)
    guard !radius.isZero else { return rest.rounded(to: precision) }
    // |erfc′| = 2 ÷ √π · e^(-x²), at its greatest on the left of the ball.
    return rest.widened(by: radius << 1).rounded(to: precision)
  }

  /// Whether erfc x is below 2^-precision: x² ln 2 beyond it.
  private func isBeyond(_ precision: Int) -> Bool {
    if top > 31 { return true }
    let size = centerValue
    return size * size * 1.44 > Double(precision) + 4
  }

  /// erf x = 2 ÷ √π · e^(-x²) · Σ 2^k x^(2k+1) ÷ (1·3·…·(2k+1)), all terms of one sign.
  ///
  /// - Source: NIST DLMF 7.6.2.
  private func errorSeries(_ bits: Int, _ constants: Constants) -> Ball? {
    let x = center
    let square = x.squared(2 * bits)
    let size = Int(Swift.max(square.top, 0))
    let working = bits + 2 * (size < 28 ? 1 << size : 0) + 32
    let fixed = square.mantissa.magnitude.shifted(by: square.exponent + Int64(working) + 1)
    var term = Natural(1 as UInt) << working
    var sum = term
    var k: UInt = 1
    while !term.isZero {
      term = (term * fixed) >> working
      _ = term.divide(by: 2 * k + 1)
      sum += term
      k += 1
    }
    // Each term lost less than 3 units before it grew; the rest is less than a unit in the end.
    let series = Ball(Integer(sum), exponent: -Int64(working))
      .widened(by: Bound(above: (sum >> (working - 8)) * Natural(4 * k + 8), -Int64(working)))
    guard let power = (-square).exponential(bits, constants),
      let root = constants.pi(bits).squareRoot(bits)
    else { return nil }
    return x.scaled(by: 1).multiplied(by: series, bits).multiplied(by: power, bits)
      .divided(by: root, bits)
  }

  /// erfc x = e^(-x²) ÷ (x√π) · Σ (-1)^k · 1·3·…·(2k-1) ÷ (2x²)^k; the error is below the first term left out.
  ///
  /// - Source: NIST DLMF 7.12.1 and 7.12(i).
  private func asymptoticErrorFunction(_ precision: Int, _ constants: Constants) -> Ball? {
    let bits = precision + 24
    let size = centerValue
    let square = squared(2 * bits + 64)
    guard let ratio = Ball(1).divided(by: square.scaled(by: 1), bits) else { return nil }
    var term = Ball(1)
    var sum = term
    var k = 1
    // Beyond x² of them, terms grow again.
    let most = Int(min(size * size, 1e6))
    while term.top > -Int64(bits), k < most {
      term = -term.multiplied(by: ratio, bits).multiplied(by: Ball(2 * k - 1), bits)
      sum = sum.adding(term, bits)
      k += 1
    }
    guard let power = (-square).exponential(bits, constants),
      let root = constants.pi(bits).squareRoot(bits)
    else { return nil }
    return sum.widened(by: term.magnitude).multiplied(by: power, bits)
      .divided(by: multiplied(by: root, bits), precision)
  }
}
