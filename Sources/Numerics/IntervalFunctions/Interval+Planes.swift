/// Functions of a point of the plane, and logarithms to a base that varies.
extension Interval {
  /// The distance of a point of the plane from the origin.
  public static func hypot(_ x: Interval, _ y: Interval) -> Interval {
    guard !x.isEmpty, !y.isEmpty else { return .empty }
    let (x, y) = (abs(x), abs(y))
    let ulps = 2 * Accuracy.hypot
    return Interval(
      widened(Elementary.hypot(x.lower, y.lower), ulps).lower,
      widened(Elementary.hypot(x.upper, y.upper), ulps).upper,
      decoration: Swift.min(x.decoration, y.decoration))
  }

  /// The angle of a point of the plane from the x-axis, in radians; not defined at the origin.
  ///
  /// It jumps where `y` is 0 and `x` negative. There a rounded `y` may be -0, whose angle is -π, so
  /// the enclosure contains both.
  public static func argument(_ y: Interval, _ x: Interval) -> Interval {
    guard !x.isEmpty, !y.isEmpty else { return .empty }
    let decoration = Swift.min(x.decoration, y.decoration)
    let hasOrigin = x.contains(0) && y.contains(0)
    let known = Swift.min(decoration, hasOrigin ? .partlyDefined : .continuous)
    if x.lower < 0 && y.contains(0) {
      let halfTurn = IntervalLanes.halfTurn
      return Interval(-halfTurn, halfTurn, decoration: Swift.min(known, .defined))
    }
    var result = Interval.empty
    for x in [x.lower, x.upper] {
      for y in [y.lower, y.upper] where x != 0 || y != 0 {
        result = hull(result, widened(Elementary.atan2(y + 0, x + 0), 2 * Accuracy.atan2))
      }
    }
    return result.decorated(atMost: known)
  }

  /// The logarithm of `x` to a base that is positive and not 1.
  public static func log(_ x: Interval, base: Interval) -> Interval {
    guard !base.isEmpty else { return .empty }
    if base.isPoint && base.lower == 2 { return log2(x).decorated(atMost: base.decoration) }
    if base.isPoint && base.lower == 10 { return log10(x).decorated(atMost: base.decoration) }
    return ln(x) / ln(base)
  }

  /// `sin(x) ÷ x`, and 1 at 0.
  public static func sinc(_ x: Interval) -> Interval {
    guard !x.isEmpty else { return .empty }
    let size = abs(x)
    var result = hull(sinc(at: size.lower), sinc(at: size.upper))
    // After one extreme of each sign, all others are nearer to 0.
    let turns = Elementary.floor(Swift.min(size.lower, 0x1p40) / .pi)
    for index in 0..<4 {
      let turn = Swift.max(0, turns - 1) + Double(index)
      let place = extremeOfSinc(turn)
      guard size.lower <= place.upper && place.lower <= size.upper else { continue }
      let root = squareRoot(Interval(1) + square(place))
      let value = Interval(1) / root
      result = hull(result, 2 * Elementary.floor(turn / 2) == turn ? value : -value)
    }
    // Far out the waves are too dense to tell apart.
    if size.lower > 0x1p40 && !size.isPoint {
      let envelope = Interval(1) / Interval(size.lower)
      result = hull(result, hull(envelope, -envelope))
    }
    return Interval(result.lower, Swift.min(1, result.upper), decoration: x.decoration)
  }

  private static func sinc(at x: Double) -> Interval {
    if x == 0 { return Interval(1) }
    if x == .infinity { return Interval(0) }
    return widened(Elementary.sin(x) / x, 2 * (Accuracy.sin + 1))
  }

  /// Encloses the extreme of sinc in a given half turn, where `x` is its own tangent.
  private static func extremeOfSinc(_ turn: Double) -> Interval {
    if turn == 0 { return Interval(0) }
    let middle = (turn + 0.5) * .pi
    var place = middle
    for _ in 0..<16 { place = middle - Elementary.atan(1 / place) }
    return widened(place, 8)
  }
}
