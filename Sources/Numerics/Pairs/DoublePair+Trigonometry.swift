/// Trigonometry of angles in radians and in degrees.
extension DoublePair {
  /// The sine. Unknown above 2²⁴ radians in magnitude.
  public static func sin(_ a: Self) -> Self { SlicedAngle(radians: a).sine }

  public static func cos(_ a: Self) -> Self { SlicedAngle(radians: a).cosine }

  public static func tan(_ a: Self) -> Self {
    let (sine, cosine) = SlicedAngle(radians: a).sineAndCosine
    return sine / cosine
  }

  /// The cotangent, cos ÷ sin.
  public static func cot(_ a: Self) -> Self {
    let (sine, cosine) = SlicedAngle(radians: a).sineAndCosine
    return cosine / sine
  }

  /// The sine of an angle in degrees: exact for multiples of 90°. Unknown above 2⁴⁰ degrees in magnitude.
  public static func sin(degrees a: Self) -> Self { SlicedAngle(degrees: a).sine }

  public static func cos(degrees a: Self) -> Self { SlicedAngle(degrees: a).cosine }

  public static func tan(degrees a: Self) -> Self {
    let (sine, cosine) = SlicedAngle(degrees: a).sineAndCosine
    return sine / cosine
  }

  public static func cot(degrees a: Self) -> Self {
    let (sine, cosine) = SlicedAngle(degrees: a).sineAndCosine
    return cosine / sine
  }

  /// An angle in degrees, in radians.
  public static func radians(degrees a: Self) -> Self {
    a * DoublePair(constant: PairTables.radiansPerDegree)
  }

  /// An angle in radians, in degrees.
  public static func degrees(radians a: Self) -> Self {
    a * DoublePair(constant: PairTables.degreesPerRadian)
  }
}

/// An angle as a number of 256ths of a turn, and a rest of half of one at most.
private struct SlicedAngle {
  /// The rest in radians, |r| ≤ π÷256; unknown if the angle is.
  private let rest: DoublePair
  /// The number of slices; only the last eight bits count.
  private let count: Int

  /// π÷128 has three parts, which leave less than 2⁻¹⁶⁹ of it.
  ///
  /// What the first two products leave of the upper double is exact. The lower parts are below 2⁻⁵⁸ and
  /// rounded four times; the sum with the angle's lower double errs by 2u² of itself. Where the count is
  /// 0, the rest is the angle.
  ///
  /// - Source: Muller, Elementary Functions (third edition 2016), section 11.2, Cody and Waite's method.
  init(radians a: DoublePair) {
    guard a.high.magnitude < 0x1p24, a.error < 0x1p-20 else {
      self.init(.unknown, 0)
      return
    }
    let shifted = a.high * 40.74366543152521 + 0x1.8p52
    let turns = shifted - 0x1.8p52
    if turns == 0 {
      self.init(a, 0)
      return
    }
    let (first, second, third) = PairTables.angleParts
    let large = DoubleWord(productOf: turns, first)
    let small = DoubleWord(productOf: turns, second)
    let upper = DoubleWord(sumOf: a.high - large.high, -large.low)
    let middle = DoubleWord(sumOf: upper.high, -small.high)
    let lower = (upper.low - small.low) + (middle.low - turns * third)
    let word = DoubleWord(sumOf: middle.high, lower) + a.low
    let bound = a.error + 0x1p-107 + turns.magnitude * 0x1p-164
    self.init(
      DoublePair(word, error: bound * DoublePair.outward),
      Int(Int32(truncatingIfNeeded: shifted.bitPattern)))
  }

  /// A slice is 45÷32 degrees, so the reduction is exact.
  init(degrees a: DoublePair) {
    guard a.high.magnitude < 0x1p40, a.error < 0x1p-20 else {
      self.init(.unknown, 0)
      return
    }
    let shifted = a.high * (32 / 45) + 0x1.8p52
    let turns = shifted - 0x1.8p52
    let degrees = DoubleWord(sumOf: a.high - turns * 1.40625, a.low)
    self.init(
      DoublePair.radians(degrees: DoublePair(degrees, error: a.error)),
      Int(truncatingIfNeeded: Int64(bitPattern: shifted.bitPattern & 0xFF)))
  }

  private init(_ rest: DoublePair, _ count: Int) {
    self.rest = rest
    self.count = count
  }

  var sine: DoublePair { at(count) ?? combined(count, sineAndVersine) }

  var cosine: DoublePair { at(count + 64) ?? combined(count + 64, sineAndVersine) }

  var sineAndCosine: (DoublePair, DoublePair) {
    if let sine = at(count), let cosine = at(count + 64) { return (sine, cosine) }
    let parts = sineAndVersine
    return (combined(count, parts), combined(count + 64, parts))
  }

  /// The sine where the rest is 0, too small for its square to be computed, or unknown.
  private func at(_ slice: Int) -> DoublePair? {
    if rest.high.magnitude > 0x1p-400 { return nil }
    guard rest.isKnown, rest.high == 0 else { return .unknown }
    let s = Self.sineOfSlice(slice)
    let isExact = rest.error == 0 && s.low == 0
    return DoublePair(s, error: isExact ? 0 : rest.error * DoublePair.outward + 0x1p-105)
  }

  /// sin(slice·π÷128 + rest) = S·cos r + C·sin r = S + (C·sin r - S·(1 - cos r)).
  ///
  /// S and C err by u², sin r by 2⁻¹⁰⁰ of itself, S·(1 - cos r) by 2⁻⁹⁸·⁵ of S (see `sineAndVersine`); the
  /// products add 9u² and the sums 3u². The sum is not smaller than half of S, so its relative error is
  /// below 2⁻⁹⁶; where S is 0, it is that of sin r. The derivative is at most 1.
  private func combined(_ slice: Int, _ parts: (DoubleWord, DoubleWord)) -> DoublePair {
    let s = Self.sineOfSlice(slice)
    let c = Self.sineOfSlice(slice + 64)
    let (sine, versine) = parts
    let word = s.high == 0 ? sine * c.high : s + (c * sine - s * versine)
    return DoublePair(
      word, error: (rest.error + word.high.magnitude * 0x1p-96) * DoublePair.outward)
  }

  private static func sineOfSlice(_ slice: Int) -> DoubleWord {
    let place = slice & 127
    let word = DoubleWord(PairTables.sines, at: place <= 64 ? place : 128 - place)
    return slice & 128 == 0 ? word : -word
  }

  /// sin r and 1 - cos r, where |r| ≤ π÷256 < 2⁻⁶·³.
  ///
  /// sin r = r - r³(1÷6 - z(1÷120 - zp)), z = r² < 2⁻¹²·⁶, p = 1÷5040 - … + z³÷11!: zp is a double and errs
  /// by 4u of itself, so the sine by 2⁻¹⁰¹; the omitted z⁶÷13! is below 2⁻¹⁰⁷; the others are 30u² of r³÷6.
  /// 1 - cos r = z(1÷2 - z(1÷24 - zq)), q = 1÷720 - … + z³÷12!: z²q errs by 2⁻⁸⁶, so the whole by 2⁻⁸⁵ of
  /// itself, and it is below 2⁻¹³·⁶.
  private var sineAndVersine: (DoubleWord, DoubleWord) {
    let r = rest.word
    let z = r * r
    var p = 1 / 362_880 - z.high * (1 / 39_916_800)
    p = 1 / 5040 - z.high * p
    let sine = PairTables.sixth - z * (PairTables.hundredTwentieth + -z.high * p)
    var q = 1 / 3_628_800 - z.high * (1 / 479_001_600)
    q = 1 / 40_320 - z.high * q
    q = 1 / 720 - z.high * q
    let cosine = -(z * (PairTables.twentyFourth + -z.high * q)) + 0.5
    return (r - (r * z) * sine, z * cosine)
  }
}
