extension Interval {
  /// Two intervals that together have the same whole numbers, the one nearer to 0 first if there is an end
  /// missing; `nil` if there is no double between the ends to divide them at.
  ///
  /// An interval without an end is divided where a number is twice as large as its other end. Beyond 2⁵³,
  /// where doubles are no longer followed by the next whole number, the two have an end in common.
  ///
  /// - Precondition: The ends are whole numbers or infinite, and differ.
  public var wholeHalves: [Interval]? {
    if lower == -.infinity {
      let split = upper == .infinity ? 0 : Swift.min(2 * upper, -1)
      guard split > lower else { return nil }
      let next = split.magnitude < Self.leastWithoutNext ? split - 1 : split
      return [Interval(split, upper), Interval(-.infinity, next)]
    }
    let middle =
      upper == .infinity
      ? Swift.max(2 * lower, 1) : Swift.min((lower / 2 + upper / 2).rounded(.down), upper - 1)
    guard middle < upper else { return nil }
    if middle.magnitude < Self.leastWithoutNext {
      return [Interval(lower, middle), Interval(middle + 1, upper)]
    }
    return lower < middle ? [Interval(lower, middle), Interval(middle, upper)] : nil
  }

  /// The next whole number after this one is no double.
  private static var leastWithoutNext: Double { 0x1p53 }

  /// Two intervals that together have the same numbers, the one nearer to 0 first if there is an end missing;
  /// `nil` if there is no number between the ends.
  ///
  /// An interval without an end is divided where a number is twice as large as its other end.
  public var halves: [Interval]? {
    if lower == -.infinity {
      let split = upper == .infinity ? 0 : Swift.min(2 * upper, -1)
      return split > lower ? [Interval(split, upper), Interval(-.infinity, split)] : nil
    }
    let middle = upper == .infinity ? Swift.max(2 * lower, 1) : midpoint
    guard lower < middle, middle < upper else { return nil }
    return [Interval(lower, middle), Interval(middle, upper)]
  }
}
