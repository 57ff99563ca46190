import OrdinateNumerics

extension Interval {
  /// The same bounds, for a function that may be undefined.
  var unknown: Interval { isEmpty ? self : Interval(lower, upper, decoration: .partlyDefined) }

  /// -1 or 1 if all points have that sign and the function is defined, 0 if it is 0; `nil` if
  /// unknown.
  var sign: Int? {
    if decoration < .defined { return nil }
    return lower > 0 ? 1 : upper < 0 ? -1 : lower == 0 && upper == 0 ? 0 : nil
  }

  /// The sign; `nil` if it is 0 or unknown.
  var strictSign: Int? { sign == 0 ? nil : sign }

  /// Ordinates with the signs of these intervals.
  init(signsOf left: Interval, _ right: Interval) {
    let isUnknown = left.sign == nil && right.sign == nil
    let isNegative = left.sign == -1 || right.sign == -1 || isUnknown
    let isPositive = left.sign == 1 || right.sign == 1 || isUnknown
    self.init(isNegative ? -.infinity : 0, isPositive ? .infinity : 0)
  }
}
