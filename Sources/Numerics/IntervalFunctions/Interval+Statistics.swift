extension Interval {
  /// 1 − erf(x), which falls from 2 to 0.
  public static func erfc(_ x: Interval) -> Interval {
    guard !x.isEmpty else { return .empty }
    let upper = Swift.min(widened(Elementary.erfc(x.lower), 2 * Accuracy.erfc).upper, 2)
    // The values are above 0, even where the double is 0.
    return Interval(
      Swift.max(widened(Elementary.erfc(x.upper), 2 * Accuracy.erfc).lower, 0),
      Swift.max(upper, .leastNonzeroMagnitude), decoration: x.decoration)
  }

  /// `x` rounded to a whole number of decimal places.
  public static func round(_ x: Interval, places: Interval) -> Interval {
    guard !x.isEmpty, !places.isEmpty else { return .empty }
    let decoration = Swift.min(x.decoration, places.decoration)
    guard places.isPoint else {
      return (x + change(roundingTo: Elementary.ceil(places.lower)))
        .decorated(atMost: Swift.min(decoration, .partlyDefined))
    }
    guard places.lower == Elementary.floor(places.lower) else { return .empty }
    // Up to 10²² the powers of ten are exact, so that only a last division rounds.
    let ulps: Double = places.lower.magnitude <= 22 ? 1 : 8
    let (lower, upper) = (
      Elementary.round(x.lower, places: places.lower),
      Elementary.round(x.upper, places: places.lower)
    )
    var result = Interval(widened(lower, ulps).lower, widened(upper, ulps).upper)
    if places.lower.magnitude > 22 { result = result + change(roundingTo: places.lower) }
    return result.decorated(atMost: Swift.min(decoration, lower == upper ? .continuous : .defined))
  }

  /// More than rounding to so many places may add or take away.
  private static func change(roundingTo places: Double) -> Interval {
    let most = Elementary.pow(10, -places)
    return most < .infinity ? Interval(-most, most) : .whole
  }
}
