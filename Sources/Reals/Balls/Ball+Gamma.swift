extension Ball {
  /// The gamma function.
  ///
  /// - Returns: `nil` where the ball may hold a pole (0 or a negative whole number), or the value is too
  ///   large.
  /// - Complexity: O(bits) products of that size.
  /// - Source: Stirling's series; for real arguments above 0 its error is below the first term left out,
  ///   NIST DLMF 5.11(ii). Arguments below ½ by reflection, DLMF 5.5.3.
  public func gamma(_ precision: Int, _ constants: Constants) -> Ball? {
    if top < 0 || mantissa.isNegative {
      // Γ(x) = π ÷ (sin(πx) Γ(1-x))
      let working = precision + 16
      let rest = Ball(1).subtracting(self, working)
      guard let mirrored = rest.gamma(working, constants) else { return nil }
      guard let sine = sineOfPiTimes(working, constants) else { return nil }
      return constants.pi(working).divided(by: sine.multiplied(by: mirrored, working), precision)
    }
    guard top <= 60,
      let logarithm = logGammaShifted(precision + Int(max(top, 0)) * 2 + 24, constants)
    else { return nil }
    guard let large = logarithm.value.exponential(precision + 16, constants) else { return nil }
    return large.divided(by: logarithm.product, precision)
  }

  /// ln Γ(x+n), and x(x+1)…(x+n-1), for an n that makes Stirling's series converge.
  private func logGammaShifted(
    _ bits: Int, _ constants: Constants
  ) -> (value: Ball, product: Ball)? {
    // From 0.17·bits on, terms fall below 2^-bits before they grow again; further away, few of their
    // Bernoulli numbers are needed, which take more time than the product.
    let least = Int64(bits) * 2 / 5 + 8
    let isLarge = top > 40
    let whole =
      isLarge ? least : Int64(truncatingIfNeeded: mantissa.shifted(by: exponent).int64 ?? 0)
    let n = isLarge ? 0 : Swift.max(0, least - whole)
    var product = Ball(1)
    for index in 0..<Int(n) {
      product = product.multiplied(by: adding(Ball(index), bits), bits)
    }
    let z = adding(Ball(Integer(int64: n)), bits + 64)
    guard let logarithm = z.logarithm(bits, constants),
      let reciprocal = Ball(1).divided(by: z, bits)
    else { return nil }
    let square = reciprocal.squared(bits)
    var power = reciprocal
    // (z-½) ln z - z + ½ ln 2π
    let half = Ball(1).scaled(by: -1)
    var sum = z.subtracting(half, bits + 64).multiplied(by: logarithm, bits).subtracting(z, bits)
    guard let offset = constants.pi(bits).scaled(by: 1).logarithm(bits, constants) else {
      return nil
    }
    sum = sum.adding(offset.scaled(by: -1), bits)
    constants.prepareTangentNumbers(Self.stirlingTerms(bits, top: z.top))
    var k = 1
    while true {
      let term = power.multiplied(by: constants.stirlingCoefficient(k, bits), bits)
      if term.top < -Int64(bits) {
        return (sum.widened(by: term.magnitude), product)
      }
      sum = sum.adding(term, bits)
      power = power.multiplied(by: square, bits)
      k += 1
    }
  }

  /// About how many terms of Stirling's series are above 2^-bits at a number of at least 2^(top-1): the
  /// term k is near (k ÷ πez)^2k.
  private static func stirlingTerms(_ bits: Int, top: Int64) -> Int {
    var k = 8
    while k < bits {
      let ratio = top + 2 - Int64(Int.bitWidth - k.leadingZeroBitCount)
      if Int64(2 * k) * max(ratio, 1) >= Int64(bits) { return k }
      k += k / 8
    }
    return k
  }

  /// sin(πx), relative to its zeros.
  func sineOfPiTimes(_ precision: Int, _ constants: Constants) -> Ball? {
    // x = n + t, |t| ≤ ½
    guard top < 1 << 20 else { return nil }
    let n = (mantissa.shifted(by: exponent + 1) + 1) >> 1
    let rest = subtracting(Ball(n), precision + 64 + Int(max(top, 0)) + mantissa.magnitude.bitWidth)
    let angle = rest.multiplied(by: constants.pi(precision + 16), precision + 16)
    guard let sine = angle.sineAndCosine(precision, constants)?.sine else { return nil }
    return n.magnitude.isEven ? sine : -sine
  }
}

extension Constants {
  /// B₂ₖ ÷ (2k(2k-1)), the coefficient of Stirling's series, to a precision in bits.
  ///
  /// - Source: tangent numbers, Brent and Harvey 2011, arXiv 1108.0286, algorithm TangentNumbers.
  func stirlingCoefficient(_ k: Int, _ bits: Int) -> Ball {
    if knownTangents.count < k { prepareTangentNumbers(k + k / 4 + 8) }
    // B₂ₖ = (-1)^(k-1) · 2k · Tₖ ÷ (4ᵏ(4ᵏ-1))
    let power = Natural(1 as UInt) << (2 * k)
    let divisor = (power - 1) * Natural(UInt(2 * k - 1))
    let quotient = Ball(Integer(knownTangents[k - 1], isNegative: k & 1 == 0))
      .divided(by: Ball(Integer(divisor)), bits)
    return (quotient ?? Ball(0)).scaled(by: -2 * Int64(k))
  }

  /// Computes so many tangent numbers at once, which takes less time than one by one.
  func prepareTangentNumbers(_ count: Int) {
    if knownTangents.count < count { knownTangents = Self.tangentNumbers(count) }
  }

  private static func tangentNumbers(_ count: Int) -> [Natural] {
    var numbers = [Natural(1 as UInt)]
    for k in 1..<count {
      var next = numbers[k - 1]
      next.multiply(by: UInt(k))
      numbers.append(next)
    }
    for k in 1..<count {
      for j in k..<count {
        var first = numbers[j - 1]
        first.multiply(by: UInt(j - k))
        var second = numbers[j]
        second.multiply(by: UInt(j - k + 2))
        numbers[j] = first + second
      }
    }
    return numbers
  }
}
