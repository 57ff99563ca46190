/// Exponential and hyperbolic functions.
extension DoublePair {
  /// e^x. Unknown above 600 in magnitude.
  ///
  /// |e^x - e^a| ≤ e^a·δ(1 + δ) where δ = |x - a| ≤ 2⁻²⁰.
  public static func exp(_ a: Self) -> Self {
    if a.isExactZero { return one }
    guard let parts = SplitExponential(a) else { return unknown }
    return Self(
      parts.value, error: parts.value.high * (a.error * (1 + 0x1p-19) + 0x1p-99) * outward)
  }

  /// e^x - 1, also near 0.
  public static func expm1(_ a: Self) -> Self {
    if a.isExactZero { return zero }
    guard let parts = SplitExponential(a) else { return unknown }
    if parts.isWhole {
      // The powers of two are 1.
      let rest = parts.rest
      let caused = a.error * (1 + 0x1p-9)
      return Self(rest, error: (caused + rest.high.magnitude * 0x1p-88) * outward)
    }
    return exp(a) - one
  }

  /// (e^x - e^-x) ÷ 2 = (p + p÷(1+p)) ÷ 2 for x ≥ 0, where p = e^x - 1; the function is odd.
  public static func sinh(_ a: Self) -> Self {
    let p = expm1(absolute(a))
    let y = (p + p / (p + one)).scaled(by: 0.5)
    return a.high < 0 ? -y : y
  }

  public static func cosh(_ a: Self) -> Self {
    let p = exp(a)
    return (p + one / p).scaled(by: 0.5)
  }

  /// p ÷ (p + 2), where p = e^2x - 1. From 100 on it is 1 less 2·e^-200 at most.
  public static func tanh(_ a: Self) -> Self {
    if a.high.magnitude >= 100, a.error < 1 {
      return Self(DoubleWord(a.high < 0 ? -1 : 1, 0), error: 0x1p-280)
    }
    let p = expm1(a.scaled(by: 2))
    return p / (p + DoublePair(2))
  }
}

/// e^x as 2^(k÷1024)·(1 + rest), with k whole.
private struct SplitExponential {
  /// 2^(k÷1024).
  private let power: DoubleWord
  /// e^r - 1, where r = x - k·ln 2÷1024.
  ///
  /// Its absolute error is below 2⁻¹⁰¹, and where k is 0 its relative error below 2⁻⁸⁸.
  let rest: DoubleWord
  /// Whether k is 0.
  let isWhole: Bool

  /// Reduces the argument by two tables, of 2^(i÷32) and 2^(j÷1024).
  ///
  /// k is below 2²⁰, so its products with the first two parts of ln 2÷1024 are exact, and |r| < 2⁻¹¹·⁴.
  /// r errs by the four sums' 2u² of it each, by the rounded product with the third part, below
  /// 2⁻¹¹⁰, and by what the three parts leave of ln 2, below 2⁻¹¹⁰: together less than 2⁻¹⁰⁸.
  /// Of r + r²(1÷2 + r(1÷6 + rq)), where q has the terms from r⁴÷24 to r⁸÷8!, the omitted rest is below
  /// 2⁻¹²⁰. q and r·q are doubles, and r³ times their errors, 4u of r·q, below 2⁻¹⁰¹·⁵; the rest of the polynomial has
  /// relative errors of some 9u² in r², which is below 2⁻²².
  ///
  /// - Source: Muller, Elementary Functions (third edition 2016), section 6.2, table-driven exponentials.
  /// - Returns: `nil` above 600 in magnitude, and for errors above 2⁻²⁰.
  init?(_ x: DoublePair) {
    guard x.error < 0x1p-20, x.high.magnitude < 600 else { return nil }
    let shifted = x.high * 1477.3197218702985 + 0x1.8p52
    let count = shifted - 0x1.8p52
    let k = Int(Int32(truncatingIfNeeded: shifted.bitPattern))
    let (first, second, third) = PairTables.ln2Parts
    var r = DoubleWord(sumOf: x.high, -count * first)
    r = r + -count * second
    r = r + x.low
    r = r + -count * third
    var q = r.high * (1 / 40320) + 1 / 5040
    q = q * r.high + 1 / 720
    q = q * r.high + 1 / 120
    q = q * r.high + 1 / 24
    let inner = PairTables.sixth + q * r.high
    rest = r + (r * r) * (inner * r + 0.5)
    isWhole = k == 0
    let table =
      DoubleWord(PairTables.coarsePowers, at: k >> 5 & 31)
      * DoubleWord(PairTables.finePowers, at: k & 31)
    power = table.scaled(by: .powerOfTwo(k >> 10))
  }

  /// The whole, with a relative error below 2⁻¹⁰⁰: of the tables u² each, of their product 9u², of the
  /// product with the rest less than u², of the sum 3u², and 2⁻¹⁰¹ of the rest.
  var value: DoubleWord { power + power * rest }
}
