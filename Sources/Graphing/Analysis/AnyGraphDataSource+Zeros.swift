import OrdinateNumerics

// The zeros and poles of a function, found through a simpler function.
extension AnyGraphDataSource {
  func isContinuousWithoutZero(from lower: Double, to upper: Double) -> Bool {
    guard let value = enclosures?([Interval(lower, upper)]).first else { return false }
    return value.decoration == .continuous && !value.contains(0)
  }

  func isBounded(from lower: Double, to upper: Double) -> Bool {
    enclosures?([Interval(lower, upper)]).first.map { $0.width.isFinite } ?? false
  }

  enum ZeroCount { case none, one, unknown }

  /// How many zeros it has strictly between `lower` and `upper`.
  func zeroCount(from lower: Double, to upper: Double) -> ZeroCount {
    let whole = Interval(lower, upper)
    guard let found = enclosures?([whole, Interval(lower), Interval(upper)]),
      found[0].decoration == .continuous
    else { return .unknown }
    if !found[0].contains(0) { return .none }
    guard let slope = slopes?([whole]).first, slope.decoration >= .defined, !slope.contains(0),
      let left = found[1].sign, let right = found[2].sign
    else { return .unknown }
    return left * right < 0 ? .one : .none
  }
}
