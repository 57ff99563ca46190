extension CurvePlot {
  /// A range of y that shows the essential part of the curves over a range of x.
  ///
  /// It holds all values, with a margin, unless a few of them dwarf the rest, as near a pole: then
  /// it holds the rest. A constant gets room around it, and 0 is included when it is near.
  ///
  /// - Returns: A domain (`Viewport.isDomain`); `nil` when no value is finite.
  /// - Precondition: `x` is a domain.
  public static func automaticRange(
    of sources: [some GraphDataSource], over x: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    precondition(Viewport.isDomain(x), "a plot has an extent")
    let viewport = Viewport(x: x, y: 0...1, size: Size(width: 1000, height: 1))
    // Uneven, so that no curve repeats itself in step with the samples.
    var spread = 0.0
    let inner = (0..<1000).map { column in
      spread += goldenSection
      if spread >= 1 { spread -= 1 }
      return viewport.x(atDistance: Double(column) + spread)
    }
    let xs = [x.lowerBound] + inner + [x.upperBound]
    var hull: ClosedRange<Double>?
    for source in sources {
      guard let range = typicalRange(of: source, at: xs) else { continue }
      hull =
        hull.map {
          min($0.lowerBound, range.lowerBound)...max($0.upperBound, range.upperBound)
        } ?? range
    }
    return hull.map(padded)
  }

  /// From the least to the greatest value; an end that a pole draws away loses a twentieth of the
  /// values.
  private static func typicalRange(
    of source: some GraphDataSource, at xs: [Double]
  ) -> ClosedRange<Double>? {
    let ys = source.values(at: xs)
    let order = ys.filter { $0.isFinite }.sorted()
    guard let least = order.first, let greatest = order.last,
      let first = ys.firstIndex(of: least), let last = ys.lastIndex(of: greatest)
    else { return nil }
    let low = order[order.count / 20]
    let high = order[order.count - 1 - order.count / 20]
    let spread = high - low
    guard spread > 0 else { return least...greatest }
    // Each end by itself: a pole may leave one way only.
    let isPoleBelow = low - least > 2 * spread && grows(source, around: first, of: xs, from: least)
    let isPoleAbove =
      greatest - high > 2 * spread && grows(source, around: last, of: xs, from: greatest)
    return (isPoleBelow ? low - spread / 4 : least)...(isPoleAbove ? high + spread / 4 : greatest)
  }

  /// Whether closer samples go far beyond an extreme one, as near a pole but not on a hill.
  private static func grows(
    _ source: some GraphDataSource, around index: Int, of xs: [Double], from extreme: Double
  ) -> Bool {
    let (lower, upper) = (xs[max(index - 1, 0)], xs[min(index + 1, xs.count - 1)])
    let closer = (0...64).map { lower + (upper - lower) * (Double($0) / 64) }
    return source.values(at: closer).contains { y in
      !y.isNaN && y.magnitude > 1.5 * extreme.magnitude && (y < 0) == (extreme < 0)
    }
  }

  private static func padded(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    var width = upper - lower
    if width < max(lower.magnitude, upper.magnitude) * 1e-9 || width < 1e-280 {
      let middle = lower / 2 + upper / 2
      width = 2 * (middle.magnitude < 1e-280 ? 1 : middle.magnitude)
      (lower, upper) = (middle - width / 2, middle + width / 2)
    }
    if lower > 0 && lower < width / 4 { lower = 0 }
    if upper < 0 && -upper < width / 4 { upper = 0 }
    let margin = (upper - lower) * 0.06
    let wide = (lower - margin)...(upper + margin)
    return Viewport.isDomain(wide) ? wide : -1e300...1e300
  }
}
