/// Enclosures of functions that only rise or only fall: their values at the ends, widened.
///
/// Twice the largest error of the function is enough: once for the value at the end, once for
/// values computed near it.
extension IntervalLanes {
  /// A function of a row of lanes; the result may overwrite the operand.
  typealias Row = (UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, _ count: Int) -> Void

  /// The values of a function at the bounds. The row is called as a function; with lanes, each use
  /// would inline another copy.
  @inline(__always) func ends(_ function: Row) -> (low: Lanes, high: Lanes) {
    var ends = (low: lower, high: upper)
    withUnsafeMutableBytes(of: &ends) { bytes in
      guard let ends = bytes.bindMemory(to: Lanes.self).baseAddress else { return }
      function(ends, ends, 2)
    }
    return ends
  }

  /// The values of a function that never falls, which `function` computes with an error of at most
  /// `error` units in the last place.
  ///
  /// The computed value must be 0 only where the function is 0, except for values outside `range`.
  @inline(__always)
  static func rising(
    _ x: IntervalLanes, error: Double, within range: ClosedRange<Double> = -.infinity ... .infinity,
    _ function: Row
  ) -> IntervalLanes {
    let ulps = Swift.max(2, 2 * error)
    let (low, high) = x.ends(function)
    return IntervalLanes(
      lower: low.lowered(byUlps: ulps).larger(Lanes(repeating: range.lowerBound)),
      upper: high.raised(byUlps: ulps).smaller(Lanes(repeating: range.upperBound)),
      decoration: x.decoration)
  }

  /// The values of a function that never rises.
  @inline(__always)
  static func falling(
    _ x: IntervalLanes, error: Double, within range: ClosedRange<Double> = -.infinity ... .infinity,
    _ function: Row
  ) -> IntervalLanes {
    let mirrored = IntervalLanes(lower: x.upper, upper: x.lower, decoration: x.decoration)
    return rising(mirrored, error: error, within: range, function)
  }

  /// The part in a closed domain; if it is not the whole interval, it is partly defined or empty.
  @inline(__always)
  func restricted(to domain: ClosedRange<Double>) -> IntervalLanes {
    let (first, last) = (
      Lanes(repeating: domain.lowerBound), Lanes(repeating: domain.upperBound)
    )
    let isPartial = (lower .< first) .| (upper .> last)
    let isOutside = (upper .< first) .| (lower .> last)
    return restricted(from: first, to: last, isPartial: isPartial, isOutside: isOutside)
  }

  /// The part in an open domain; its ends remain bounds.
  @inline(__always)
  func restricted(above end: Double, below otherEnd: Double = .infinity) -> IntervalLanes {
    let (first, last) = (Lanes(repeating: end), Lanes(repeating: otherEnd))
    let isUnbounded = otherEnd == .infinity
    let isTooHigh = isUnbounded ? upper .> last : upper .>= last
    let isPartial = (lower .<= first) .| isTooHigh
    let isOutside = (upper .<= first) .| (lower .>= last)
    return restricted(from: first, to: last, isPartial: isPartial, isOutside: isOutside)
  }

  @inline(__always)
  private func restricted(
    from first: Lanes, to last: Lanes, isPartial: LaneMask, isOutside: LaneMask
  ) -> IntervalLanes {
    let limit = Self.limit(.partlyDefined, where: isPartial)
    let inside = ~unsafeBitCast(isOutside, to: LaneBits.self)
    return IntervalLanes(
      lower: lower.larger(first), upper: upper.smaller(last),
      decoration: decoration & limit & inside)
  }
}
