/// The gamma function and the factorial.
extension Interval {
  /// Γ(x): for positive `x` it falls to its least value near 1.46 and rises from there; poles at 0,
  /// -1, -2, …
  public static func gamma(_ x: Interval) -> Interval {
    guard !x.isEmpty else { return .empty }
    if x.upper <= 0 { return gamma(ofNegative: x) }
    if x.lower < 0 { return Interval(-.infinity, .infinity, decoration: .partlyDefined) }
    let (low, high) = (gamma(at: x.lower), gamma(at: x.upper))
    let least = x.lower < leastPlace.upper && x.upper > leastPlace.lower ? leastGamma : low
    let result = hull(hull(low, high), least)
    return Interval(
      result.lower, result.upper,
      decoration: Swift.min(x.decoration, x.lower == 0 ? .partlyDefined : .continuous))
  }

  /// `x!`, which is Γ(x + 1).
  public static func factorial(_ x: Interval) -> Interval { gamma(x + Interval(1)) }

  /// The positive argument at which the gamma function is least, and its value there.
  ///
  /// - Source: OEIS A030169 and A030171.
  private static let leastPlace = Interval(around: 1.4616321449683623)
  private static let leastGamma = widened(0.8856031944108887, 2 * Accuracy.gamma)

  /// Encloses the value at a bound of a positive interval.
  private static func gamma(at x: Double) -> Interval {
    if x == 0 || x.isInfinite { return Interval(.greatestFiniteMagnitude, .infinity) }
    return widened(Elementary.gamma(x), 2 * Accuracy.gamma)
  }

  private static func gamma(ofNegative x: Interval) -> Interval {
    let floor = Elementary.floor(x.lower)
    if x.isPoint && floor == x.lower { return .empty }
    guard x.upper <= floor + 1 else {
      return Interval(-.infinity, .infinity, decoration: .partlyDefined)
    }
    let hasPole = floor == x.lower || x.upper == floor + 1
    let ends = hull(sizeOfGamma(at: x.lower), sizeOfGamma(at: x.upper))
    // Further down all values but those at poles underflow, and doubles are too far apart to tell the turning place.
    var least = floor < -201 ? 0 : ends.lower
    let (first, last) = turningPlace(above: floor)
    if x.lower < last && x.upper > first {
      // The reflection: Γ(x) Γ(1 - x) is π over the sine of πx.
      let part = Interval(Swift.max(x.lower, first), Swift.min(x.upper, last))
      let sine = sin(Interval(.pi, Double.pi.nextUp) * (part - Interval(floor)))
      let size = Interval(.pi) / (sine * gamma(Interval(1) - part))
      least = Swift.max(0, Swift.min(least, widened(size.lower, 2 * Accuracy.gamma).lower))
    }
    let size = Interval(
      least, ends.upper,
      decoration: hasPole ? Swift.min(x.decoration, .partlyDefined) : x.decoration)
    return 2 * Elementary.floor(floor / 2) == floor ? size : -size
  }

  /// Encloses the magnitude at a negative bound, or beside a pole; it is never 0, although it may underflow.
  private static func sizeOfGamma(at x: Double) -> Interval {
    if x == Elementary.floor(x) { return Interval(.greatestFiniteMagnitude, .infinity) }
    let size = Elementary.gamma(x).magnitude
    return size == 0 ? Interval(0, 0x1p-1072) : widened(size, 2 * Accuracy.gamma)
  }

  /// Bounds of the point between two poles where the magnitude is least.
  ///
  /// - Source: the zeros of the digamma function lie near arctan(π ÷ ln n) ÷ π above -n. This was
  ///   within 0.005 of every zero up to n = 201; past that the function underflows.
  private static func turningPlace(above floor: Double) -> (Double, Double) {
    let fraction = floor == -1 ? 0.5 : Elementary.atan(.pi / Elementary.ln(-floor)) / .pi
    return (floor + fraction - 0.01, floor + fraction + 0.01)
  }
}
