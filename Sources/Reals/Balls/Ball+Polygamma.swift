extension Ball {
  /// ψ⁽ⁿ⁾, the derivative of order n + 1 of ln Γ.
  ///
  /// - Returns: `nil` where the ball may hold a pole (0 or a negative whole number).
  /// - Complexity: O(bits + n) quotients of that size.
  /// - Source: NIST DLMF 5.15; between two poles below 0, the value is that of three positive numbers, from
  ///   adding up the recurrence 5.15.5 in both directions.
  public func polygamma(_ order: Int, _ precision: Int, _ constants: Constants) -> Ball? {
    let bits = precision + 24
    guard mantissa.isNegative else {
      return sizeOfPolygamma(order, bits, constants).map { order & 1 == 0 ? -$0 : $0 }
    }
    guard top < 1 << 20, let first = polygammaBelowZero(order, bits, constants) else { return nil }
    // Near a zero the three cancel; then they are computed with as many more bits.
    let lost = first.size - first.value.top
    guard lost > 16, lost < Int64(4 * bits), !first.value.mantissa.isZero else {
      return first.value
    }
    return polygammaBelowZero(order, bits + Int(lost), constants)?.value
  }

  /// The value at a negative number, and the exponent of the largest of the numbers that it is the sum of.
  private func polygammaBelowZero(
    _ order: Int, _ bits: Int, _ constants: Constants
  ) -> (value: Ball, size: Int64)? {
    let floor = mantissa.shifted(by: exponent)
    let exact = bits + 64 + Int(max(top, 0)) + mantissa.magnitude.bitWidth
    let (above, below) = (
      subtracting(Ball(floor), exact), Ball(floor + 1).subtracting(self, exact)
    )
    guard let first = above.sizeOfPolygamma(order, bits, constants),
      let far = Ball(1).subtracting(self, exact).sizeOfPolygamma(order, bits, constants),
      let near = below.sizeOfPolygamma(order, bits, constants)
    else { return nil }
    // The signs of ψ⁽ⁿ⁾(x+m) + (-1)ⁿ (ψ⁽ⁿ⁾(1-x) - ψ⁽ⁿ⁾(1-x-m)), where ψ⁽ⁿ⁾ is (-1)ⁿ⁺¹ times the size.
    let outer = order & 1 == 0 ? -first : first
    return (
      outer.adding(near, bits).subtracting(far, bits), Swift.max(first.top, near.top, far.top)
    )
  }

  /// (-1)ⁿ⁺¹ ψ⁽ⁿ⁾ of a positive number.
  ///
  /// - Source: the recurrence up to a number z, then the asymptotic series, DLMF 5.15.8; its error is smaller than the
  ///   first term left out.
  private func sizeOfPolygamma(_ order: Int, _ bits: Int, _ constants: Constants) -> Ball? {
    guard signum == 1 else { return nil }
    // As for ln Γ; a derivative's terms fall more slowly at first.
    let least = Int64(bits) * 2 / 5 + 8 + Int64(order)
    let whole =
      top > 40 ? least : Int64(truncatingIfNeeded: mantissa.shifted(by: exponent).int64 ?? 0)
    let count = Int(Swift.max(0, least - whole))
    var sum = Ball(0)
    for index in 0..<count {
      let place = adding(Ball(index), bits + 64)
      guard let power = place.power(Int64(order) + 1, bits),
        let term = Ball(1).divided(by: power, bits)
      else { return nil }
      sum = sum.adding(term, bits)
    }
    let z = adding(Ball(count), bits + 64)
    guard let reciprocal = Ball(1).divided(by: z, bits),
      var power = reciprocal.power(Int64(order), bits)
    else { return nil }
    let factorial = Ball(Integer(.factorial(UInt(order))))
    var size: Ball
    if order == 0 {
      guard let logarithm = z.logarithm(bits, constants) else { return nil }
      size = -logarithm
    } else {
      size = power.multiplied(by: Ball(Integer(.factorial(UInt(order - 1)))), bits)
    }
    size = size.adding(factorial.multiplied(by: sum, bits), bits)
    power = power.multiplied(by: reciprocal, bits)
    size = size.adding(factorial.multiplied(by: power, bits).scaled(by: -1), bits)
    power = power.multiplied(by: reciprocal, bits)
    let square = reciprocal.squared(bits)
    // (2k+n-1)! ÷ (2k-2)!, which with Stirling's coefficient is B₂ₖ (2k+n-1)! ÷ (2k)!
    var factor = Ball(Integer(.factorial(UInt(order + 1))))
    var k = 1
    while true {
      let coefficient = constants.stirlingCoefficient(k, bits).multiplied(by: factor, bits)
      let term = power.multiplied(by: coefficient, bits)
      if term.top < size.top - Int64(bits) { return size.widened(by: term.magnitude) }
      size = size.adding(term, bits)
      power = power.multiplied(by: square, bits)
      let next = factor.multiplied(by: Ball((2 * k + order) * (2 * k + order + 1)), bits)
      guard let factorOfNext = next.divided(by: Ball((2 * k - 1) * 2 * k), bits) else {
        return nil
      }
      factor = factorOfNext
      k += 1
    }
  }
}
