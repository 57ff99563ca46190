import OrdinateNumerics

// Powers and roots as the language defines them, and functions of whole numbers.
extension DoublePair {
  /// The power; unknown where the base is negative and the exponent not certainly whole.
  static func anyPower(_ base: DoublePair, _ exponent: DoublePair) -> DoublePair {
    if let whole = exponent.wholeValue, whole.magnitude <= 1024 { return power(base, Int(whole)) }
    if base.signum == 0 { return exponent.signum == 1 ? zero : unknown }
    return power(base, exponent)
  }

  /// The power with an exponent in lowest terms; of a negative number where the denominator is odd.
  ///
  /// - Parameter denominator: Above 0.
  static func power(
    _ base: DoublePair, numerator: Int, denominator: Int
  ) -> DoublePair {
    power(root(base, degree: denominator), numerator)
  }

  /// The real root of a degree above 0.
  static func root(_ x: DoublePair, degree: Int) -> DoublePair {
    switch degree {
    case 1: return x
    case 2: return squareRoot(x)
    case 3: return cubeRoot(x)
    default:
      guard let sign = x.signum else { return unknown }
      if sign == 0 { return x }
      guard sign > 0 || degree % 2 == 1 else { return unknown }
      let root = exp(ln(absolute(x)) / DoublePair(Double(degree)))
      return sign < 0 ? -root : root
    }
  }

  /// The root of a degree that may be negative or not whole.
  static func anyRoot(_ x: DoublePair, degree: DoublePair) -> DoublePair {
    if let whole = degree.wholeValue, whole > 0, whole <= 1024 {
      return root(x, degree: Int(whole))
    }
    return power(x, one / degree)
  }

  /// n(n-1)…(n-k+1) of whole numbers, k up to 170; unknown for others.
  static func permutations(of n: DoublePair, taking k: DoublePair) -> DoublePair {
    guard let n = n.wholeValue, let k = k.wholeValue, k >= 0, k <= min(n, 170) else {
      return unknown
    }
    var product = one
    for factor in 0..<k { product = product * DoublePair(Double(n - factor)) }
    return product
  }

  /// A function of whole numbers, as long as all results are below 2⁵³.
  static func whole(
    _ numbers: [DoublePair], from start: Double, _ function: (Double, Double) -> Double
  ) -> DoublePair {
    var result = start
    for number in numbers {
      guard number.wholeValue != nil else { return unknown }
      result = function(result, number.high)
      guard result.magnitude < 0x1p53 else { return unknown }
    }
    return DoublePair(result)
  }
}
