extension Interval {
  /// Two intervals that together have the same whole numbers, the one nearer to 0 first.
  ///
  /// An interval without an end is divided where a number is twice as large as its other end.
  ///
  /// - Precondition: The ends are whole numbers or infinite, and differ.
  public var wholeHalves: [Interval] {
    if lower == -.infinity {
      let split = upper == .infinity ? -1 : Swift.min(2 * upper, -1) - 1
      return [Interval(split + 1, upper), Interval(-.infinity, split)]
    }
    let middle =
      upper == .infinity ? Swift.max(2 * lower, 1) : (lower / 2 + upper / 2).rounded(.down)
    return [Interval(lower, middle), Interval(middle + 1, upper)]
  }

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
