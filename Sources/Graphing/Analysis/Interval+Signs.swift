import OrdinateNumerics

extension Interval {
  /// The same bounds, of a function that is perhaps undefined.
  var unknown: Interval { isEmpty ? self : Interval(lower, upper, decoration: .partlyDefined) }

  /// -1 or 1 where all points have that sign and the function is defined, 0 where it is 0; else
  /// nothing is known.
  var sign: Int? {
    if decoration < .defined { return nil }
    return lower > 0 ? 1 : upper < 0 ? -1 : lower == 0 && upper == 0 ? 0 : nil
  }

  /// The sign where it is not 0.
  var strictSign: Int? { sign == 0 ? nil : sign }

  /// What two enclosures of the same values leave, decorated as this one; this one where they have
  /// no point in common.
  func narrowed(by other: Interval) -> Interval {
    let common = Interval.intersection(self, other)
    return common.isEmpty ? self : Interval(common.lower, common.upper, decoration: decoration)
  }
}
