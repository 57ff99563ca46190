/// The gamma and the error function: slower than the others, some microseconds. Their bounds are those
/// of the operations they consist of, and of what their series leave.
extension DoublePair {
  /// The gamma function up to 140 in magnitude; unknown at the poles.
  ///
  /// Below ½ it is π ÷ (sin(πx)·Γ(1-x)). Above, it is raised to 32 by Γ(x+1) = xΓ(x), where twelve terms of
  /// Stirling's series leave less than the next one, 2⁻¹¹³.
  ///
  /// - Source: DLMF 5.5.1, 5.5.3, 5.11.1 and 5.11(ii).
  public static func gamma(_ a: Self) -> Self {
    guard a.high.magnitude < 140, a.error < 0x1p-20 else { return unknown }
    if let whole = a.wholeValue { return whole > 0 ? factorial(a - one) : unknown }
    if a.high < 0.5 {
      return pi / (sin(degrees: a * DoublePair(180)) * gamma(one - a))
    }
    var product = one
    var x = a
    while x.high < 32 {
      product = product * x
      x = x + one
    }
    let inverse = one / x
    let square = inverse * inverse
    var series = zero
    for index in (0..<12).reversed() {
      series = series * square + DoublePair(constant: DoubleWord(PairTables.stirling, at: index))
    }
    let main = (x - DoublePair(0.5)) * ln(x) - x + DoublePair(constant: PairTables.halfLnTau)
    let logarithm = main + series * inverse
    return exp(Self(logarithm.word, error: logarithm.error + 0x1p-112)) / product
  }

  /// The factorial, which is Γ(x+1) between the whole numbers; those up to 170 are known.
  public static func factorial(_ a: Self) -> Self {
    guard let n = a.wholeValue else { return gamma(a + one) }
    guard n >= 0, n <= 170 else { return unknown }
    var product = one
    var factor = 1.0
    while factor < Double(n) {
      factor += 1
      product = product * DoublePair(factor)
    }
    return product
  }

  /// The error function.
  ///
  /// erf x = (2÷√π)·e^-x²·Σ 2ⁿx²ⁿ⁺¹÷(1·3·…·(2n+1)), whose terms are all positive. Once the next term is below half
  /// of the last one, all that follow are together below the last. From 10 on, 1 - erf x < 2⁻¹⁴⁴.
  ///
  /// - Source: DLMF 7.6.2.
  public static func erf(_ a: Self) -> Self {
    guard a.high.magnitude < 10 else {
      guard a.error < 0.1 else { return unknown }
      return Self(DoubleWord(a.high < 0 ? -1 : 1, 0), error: 0x1p-140)
    }
    let square = a * a
    let doubled = square + square
    var term = a
    var sum = a
    var divisor = 1.0
    repeat {
      divisor += 2
      term = term * doubled / DoublePair(divisor)
      sum = sum + term
      guard sum.isKnown else { return unknown }
    } while term.high.magnitude > sum.high.magnitude * 0x1p-105 || doubled.high * 2 > divisor
    let whole = Self(sum.word, error: sum.error + term.high.magnitude * 2)
    return whole * exp(-square) * DoublePair(constant: PairTables.twoOverRootPi)
  }

  /// 1 less the error function; unknown where too many digits cancel.
  public static func erfc(_ a: Self) -> Self { one - erf(a) }
}
