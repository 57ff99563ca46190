/// Angles of ratios, in radians.
extension DoublePair {
  /// The arc tangent.
  ///
  /// |atan x - atan a| ≤ |x - a|. Above 1 it is π÷2 - atan(1÷x).
  public static func atan(_ a: Self) -> Self {
    guard a.error < 0x1p-20 else { return a.high.magnitude < 0x1p20 ? unknown : steep(a) }
    guard a.high.magnitude > 0x1p-250 else {
      if a.isExactZero { return a }
      // It differs from its argument by less than a third of its cube.
      guard a.high == 0 || isInRange(a.high) else { return unknown }
      return Self(
        a.word, error: (a.error * 2 + a.high.magnitude * 0x1p-200) * outward)
    }
    guard a.high.magnitude < 0x1p300 else { return steep(a) }
    let word = arcTangent(a.high < 0 ? -a.word : a.word)
    let error = (a.error + word.high * 0x1p-95) * outward
    return Self(a.high < 0 ? -word : word, error: error)
  }

  /// The arc tangent of a large number.
  private static func steep(_ a: Self) -> Self {
    guard a.isAwayFromZero else { return unknown }
    let quarter = DoublePair(constant: PairTables.halfPi)
    return (a.high < 0 ? -quarter : quarter) - atan(one / a)
  }

  /// The arc sine; unknown where the argument may lie outside its domain.
  ///
  /// atan(x ÷ √((1-x)(1+x))).
  public static func asin(_ a: Self) -> Self {
    if a.isDouble, a.high.magnitude == 1 {
      let quarter = DoublePair(constant: PairTables.halfPi)
      return a.high < 0 ? -quarter : quarter
    }
    return atan(a / squareRoot((one - a) * (one + a)))
  }

  /// The arc cosine; unknown where the argument may lie outside its domain.
  ///
  /// 2·atan(√((1-x)÷(1+x))).
  public static func acos(_ a: Self) -> Self {
    if a.isDouble, a.high == -1 { return pi }
    let half = atan(squareRoot((one - a) / (one + a)))
    return half + half
  }

  /// The angle of the point (`x`, `y`) seen from the origin; unknown where a sign is uncertain.
  public static func atan2(_ y: Self, _ x: Self) -> Self {
    guard let sideways = x.signum, let upwards = y.signum else { return unknown }
    if sideways == 0 {
      let quarter = DoublePair(constant: PairTables.halfPi)
      return upwards == 0 ? unknown : upwards < 0 ? -quarter : quarter
    }
    if upwards == 0 { return sideways > 0 ? zero : pi }
    let angle = atan(y / x)
    return sideways > 0 ? angle : upwards > 0 ? angle + pi : angle - pi
  }

  /// The arc tangent of a positive number, with a relative error below 2⁻⁹⁵.
  ///
  /// Between 0 and 1, atan x = atan c + atan t, with c = i÷64 and t = (x-c)÷(1+cx), |t| ≤ 2⁻⁷; above 1 it is
  /// π÷2 - atan(1÷x), with t = (1-cx)÷(x+c) then. cx errs by 4u² of itself; in 1 - cx or x - c, not more than
  /// a 64th remains, so t has an absolute error of 4u²·1.1 + 25u² of itself where c is not 0, below 5u². There
  /// the result is at least 2⁻⁷, and the table and the sum err by 4u² of it.
  /// atan t = t - tz(1÷3 - z(1÷5 - zp)), z = t² ≤ 2⁻¹⁴, p = 1÷7 - z÷9 + … + z⁴÷15: zp is a double and errs by 4u of
  /// itself, so z³p by 2⁻⁹⁵·⁸; the omitted z⁸÷17 is below 2⁻¹¹⁵. t is not greater than the result.
  ///
  /// - Source: Muller, Elementary Functions (third edition 2016), section 6.4.
  private static func arcTangent(_ x: DoubleWord) -> DoubleWord {
    let isSteep = x.high > 1
    let shifted = (isSteep ? 64 / x.high : 64 * x.high) + 0x1.8p52
    let i = Int(Int32(truncatingIfNeeded: shifted.bitPattern))
    let c = (shifted - 0x1.8p52) * (1 / 64)
    let t: DoubleWord
    if i == 0 {
      t = isSteep ? DoubleWord(1, 0) / x : x
    } else {
      t = isSteep ? (-(x * c) + 1) / (x + c) : (x + -c) / (x * c + 1)
    }
    let z = t * t
    var p = z.high * (1 / 15) - 1 / 13
    p = p * z.high + 1 / 11
    p = p * z.high - 1 / 9
    p = p * z.high + 1 / 7
    let inner = PairTables.third - z * (PairTables.fifth + -z.high * p)
    let small = t - (t * z) * inner
    let angle = i == 0 ? small : DoubleWord(PairTables.arcTangents, at: i) + small
    return isSteep ? PairTables.halfPi - angle : angle
  }
}
