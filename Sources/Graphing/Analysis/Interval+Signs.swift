import OrdinateNumerics

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
