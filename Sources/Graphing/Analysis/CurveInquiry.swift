import OrdinateNumerics

/// What an analysis may ask of a source.
///
/// The analysis is not generic over the source: across modules that takes several times as long.
struct CurveInquiry {
  let values: ([Double]) -> [Double]
  let enclosures: ([Interval]) -> [Interval]?
  let slopes: ([Interval]) -> [Interval]?
  let curvatures: ([Interval]) -> [Interval]?
  // Made anew at each call, which takes its time.
  let zeroFactor: () -> CurveFactor?
  let poleFactor: () -> CurveFactor?

  init(_ source: some GraphDataSource) {
    values = { source.values(at: $0) }
    enclosures = { source.enclosures(over: $0) }
    slopes = { source.slopes(over: $0) }
    curvatures = { source.curvatures(over: $0) }
    zeroFactor = { source.zeroFactor.map { CurveFactor($0) } }
    poleFactor = { source.poleFactor.map { CurveFactor($0) } }
  }

  /// The slopes, as good as they are known; `nil` if the source cannot tell.
  func slopeValues(_ xs: [Double]) -> [Double]? {
    slopes(xs.map { Interval($0) })?.map { slope in
      slope.decoration >= .defined ? slope.lower / 2 + slope.upper / 2 : .nan
    }
  }
}

/// A simpler function that tells of another one's zeros or poles.
struct CurveFactor {
  let values: ([Double]) -> [Double]
  let enclosures: ([Interval]) -> [Interval]?
  private let slopes: ([Interval]) -> [Interval]?

  init(_ source: some GraphDataSource) {
    values = { source.values(at: $0) }
    enclosures = { source.enclosures(over: $0) }
    slopes = { source.slopes(over: $0) }
  }

  func isContinuousWithoutZero(from lower: Double, to upper: Double) -> Bool {
    guard let value = enclosures([Interval(lower, upper)])?.first else { return false }
    return value.decoration == .continuous && !value.contains(0)
  }

  /// How many zeros it has from `lower` to `upper`, but for these two themselves.
  enum Count { case none, one, unknown }

  func zeroCount(from lower: Double, to upper: Double) -> Count {
    let whole = Interval(lower, upper)
    guard let found = enclosures([whole, Interval(lower), Interval(upper)]),
      found[0].decoration == .continuous
    else { return .unknown }
    if !found[0].contains(0) { return .none }
    guard let slope = slopes([whole])?.first, slope.decoration >= .defined, !slope.contains(0),
      let left = found[1].sign, let right = found[2].sign
    else { return .unknown }
    return left * right < 0 ? .one : .none
  }
}

extension Interval {
  /// The same bounds, of a function that is perhaps undefined.
  var unknown: Interval { isEmpty ? self : Interval(lower, upper, .partlyDefined) }

  /// -1 or 1 where all points have that sign and the function is defined, 0 where it is 0; else
  /// nothing is known.
  var sign: Int? {
    if decoration < .defined { return nil }
    return lower > 0 ? 1 : upper < 0 ? -1 : lower == 0 && upper == 0 ? 0 : nil
  }

  /// The sign where it is not 0.
  var strictSign: Int? { sign == 0 ? nil : sign }

  /// The least interval around both, decorated as the one that is decorated less.
  func joined(_ other: Interval) -> Interval {
    if isEmpty || other.isEmpty { return isEmpty ? other : self }
    return Interval(
      Swift.min(lower, other.lower), Swift.max(upper, other.upper),
      Swift.min(decoration, other.decoration))
  }

  /// 0 for a point and for nothing.
  var width: Double { isEmpty ? 0 : upper - lower }

  /// The points in both, decorated as this one; all of this if there are none.
  func intersection(_ other: Interval) -> Interval {
    let (low, high) = (Swift.max(lower, other.lower), Swift.min(upper, other.upper))
    return isEmpty || low > high ? self : Interval(low, high, decoration)
  }
}

/// The number with the fewest binary digits among those from `lower` to `upper`.
///
/// - Precondition: Both are finite, and `lower <= upper`.
func simplestNumber(from lower: Double, to upper: Double) -> Double {
  if lower <= 0 && upper >= 0 { return 0 }
  if upper < 0 { return -simplestNumber(from: -upper, to: -lower) }
  let width = upper - lower
  if !width.isNormal || width.isInfinite { return lower }
  var step = Double(sign: .plus, exponent: min(width.exponent + 1, 1023), significand: 1)
  for _ in 0..<4 {
    let multiple = (lower / step).rounded(.up) * step
    if multiple <= upper { return multiple }
    step /= 2
  }
  return lower
}
