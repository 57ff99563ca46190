import OrdinateNumerics

extension Ball {
  /// The natural logarithm.
  ///
  /// - Returns: `nil` where the ball is not wholly above 0.
  /// - Complexity: that of about two exponentials.
  public func logarithm(_ precision: Int, _ constants: Constants) -> Ball? {
    guard !mantissa.isNegative, let least = leastMagnitude else { return nil }
    let spread = radius.isZero ? Bound.zero : radius / least
    // x = 2^k · m, ½√2 ≤ m < √2, nearly.
    let width = mantissa.magnitude.bitWidth
    var k = top
    let leading =
      (width >= 8 ? mantissa.magnitude >> (width - 8) : mantissa.magnitude << (8 - width))
    if (leading.word ?? 0) < 181 { k -= 1 }
    let m = center.scaled(by: -k)
    let distance = m.subtracting(Ball(1), width + 64)
    if distance.mantissa.isZero {
      return Ball(Integer(0)).adding(constants.multipleOfLogOfTwo(k, precision), precision)
        .widened(by: spread)
    }
    let closeness = Int(max(-distance.top, 0))
    var value: Ball
    if closeness > precision {
      // ln(1+u) lies within u² of u.
      value = distance.rounded(to: precision).widened(by: distance.magnitude * distance.magnitude)
    } else {
      value = m.refinedLogarithm(precision + (k == 0 ? closeness : 0) + 8, constants)
    }
    if k != 0 {
      value = value.adding(constants.multipleOfLogOfTwo(k, precision + 8), precision + 8)
    }
    return value.widened(by: spread).rounded(to: precision)
  }

  /// The logarithm of an exact number between ½ and 2, to an absolute precision.
  ///
  /// Newton's iteration of third order on the exponential; only the last step has to be certain.
  private func refinedLogarithm(_ bits: Int, _ constants: Constants) -> Ball {
    var steps = [bits]
    while let last = steps.last, last > 48 { steps.append(last / 3 + 4) }
    var y = Ball(approximation: Elementary.ln(centerValue))
    for step in steps.reversed() {
      // ln x = y + ln(x ÷ e^y) = y + 2 atanh(w), w = (x - e^y) ÷ (x + e^y)
      let working = step + 16
      guard let power = y.exponential(working, constants),
        let w = subtracting(power, working).divided(by: adding(power, working), working)
      else { continue }
      let cube = w.magnitude * w.magnitude * w.magnitude
      let next = y.adding(w.scaled(by: 1), working)
      y = step == bits ? next.widened(by: cube) : next.center
    }
    return y
  }
}

extension Constants {
  /// k · ln 2, to a relative precision in bits.
  func multipleOfLogOfTwo(_ k: Int64, _ precision: Int) -> Ball {
    guard k != 0 else { return Ball(0) }
    return logOfTwo(precision + 8).multiplied(by: Ball(Integer(int64: k)), precision + 8)
  }
}

extension Integer {
  init(int64 value: Int64) { self.init(Natural(value.magnitude), isNegative: value < 0) }
}
