// Functions of whole numbers.
extension RealComputation {
  /// The largest whole number that divides both; 0 for two zeros.
  public mutating func greatestCommonDivisor(_ a: Integer, _ b: Integer) throws(RealProblem)
    -> Integer
  {
    try spend(Work.reduction(Int64(a.magnitude.bitWidth + b.magnitude.bitWidth)))
    return Integer(Natural.greatestCommonDivisor(a.magnitude, b.magnitude))
  }

  /// The smallest whole number above 0 that both divide; 0 if one is 0.
  public mutating func leastCommonMultiple(_ a: Integer, _ b: Integer) throws(RealProblem)
    -> Integer
  {
    if a.isZero || b.isZero { return 0 }
    let divisor = try greatestCommonDivisor(a, b)
    try spend(Work.product(Int64(a.magnitude.bitWidth), Int64(b.magnitude.bitWidth)))
    return Integer(a.magnitude / divisor.magnitude * b.magnitude)
  }

  /// n(n-1)…(n-k+1): in how many orders k of n things can be taken.
  ///
  /// - Parameter k: Not negative.
  /// - Throws: `undecided`, `unfinished`, `overflow`, `underflow`.
  public mutating func permutations(of n: Number, taking k: Int64) throws(RealProblem) -> Number {
    if k == 0 { return number(1) }
    if let value = rational(n) {
      if value.isWhole, value.signum >= 0, let whole = value.numerator.int64, whole < k {
        return number(0)
      }
      if let bits = bits(ofFactors: value, k) {
        try spend(2 * Work.square(bits))
        let step = Integer(value.denominator)
        let top = Self.product(value.numerator, step, 0, Int(k))
        return number(Fraction(top, value.denominator.power(UInt(k))))
      }
    } else if k <= 32 {
      var product = n
      for index in 1..<max(k, 1) {
        product = try multiply(product, subtract(number(Fraction(Integer(int64: index))), from: n))
      }
      return product
    }
    let one = number(1)
    let count = number(Fraction(Integer(int64: k)))
    if try sign(of: n) < 0 {
      // (-1)^k · (-n)(1-n)…(k-1-n)
      let start = negate(n)
      let ways = try divide(
        apply(.gamma, to: add(start, count)), by: apply(.gamma, to: start))
      return k & 1 == 0 ? ways : negate(ways)
    }
    let above = try apply(.gamma, to: add(n, one))
    return try divide(above, by: apply(.gamma, to: add(subtract(count, from: n), one)))
  }

  /// n(n-1)…(n-k+1) ÷ k!: in how many ways k of n things can be taken.
  ///
  /// - Parameter k: Not negative.
  /// - Throws: `undecided`, `unfinished`, `overflow`, `underflow`.
  public mutating func combinations(of n: Number, taking k: Int64) throws(RealProblem) -> Number {
    var k = k
    if let value = rational(n), value.isWhole, value.signum >= 0,
      let whole = value.numerator.int64, whole >= k
    {
      k = min(k, whole - k)
    }
    let orders = try permutations(of: n, taking: k)
    if rational(orders)?.isZero == true { return orders }
    return try divide(
      orders, by: apply(.gamma, to: number(Fraction(Integer(int64: k) + 1))))
  }

  /// The bits of k factors of a number's size; `nil` where the product is not kept exactly.
  private func bits(ofFactors value: Fraction, _ k: Int64) -> Int64? {
    guard k <= 1 << 20 else { return nil }
    let size = value.bits + Int64(64 - k.leadingZeroBitCount)
    return size * k <= 1 << 20 ? size * k : nil
  }

  /// The product of n - i·step over i from `lower` up to `upper`.
  private static func product(_ n: Integer, _ step: Integer, _ lower: Int, _ upper: Int) -> Integer
  {
    if upper - lower == 1 { return n - step * Integer(lower) }
    let middle = (lower + upper) / 2
    return product(n, step, lower, middle) * product(n, step, middle, upper)
  }
}
