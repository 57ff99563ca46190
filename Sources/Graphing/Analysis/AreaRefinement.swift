import OrdinateNumerics

/// Encloses the integral more closely than the cells of a survey do, which need only few parts to
/// tell zeros and turns.
///
/// - Source: the trapezoidal rule errs by -*h*³ *f*″ / 12, so thrice as many parts are some 27 times
///   as close.
struct AreaRefinement {
  /// A range of x on which the slopes of the derivative are enclosed, with the integral over it.
  struct Piece {
    let lower: Double
    let upper: Double
    let area: Interval
  }

  /// The integral over the pieces refined so far and over all else.
  private(set) var area: Interval
  private var open: [(piece: Piece, partCount: Int)] = []
  private var next = 0
  private var approaches = 0

  /// The width of the enclosure that is sought, relative to the integral.
  private static var precision: Double { 0x1p-27 }
  private static var mostParts: Int { 32_768 }
  private static var mostPartsOfPiece: Int { 512 }

  /// - Parameter rest: The integral over all that is not in a piece.
  init(_ pieces: [Piece], rest: Interval) {
    area = rest
    guard rest.width.isFinite, !pieces.isEmpty else {
      for piece in pieces { area = area + piece.area }
      return
    }
    var (sum, size) = (rest.midpoint, rest.midpoint.magnitude)
    for piece in pieces {
      sum += piece.area.midpoint
      size += piece.area.midpoint.magnitude
    }
    let allowed = Self.precision * max(sum.magnitude, 0x1p-10 * size) / Double(pieces.count)
    var (wanted, total) = ([Double](), 0.0)
    for piece in pieces {
      let ratio = piece.area.width / allowed
      // NaN if both are 0.
      wanted.append(
        ratio > 1
          ? min(Elementary.cubeRoot(ratio).rounded(.up), Double(Self.mostPartsOfPiece)) : 0)
      total += wanted[wanted.count - 1]
    }
    let share = min(1, Double(Self.mostParts) / max(1, total))
    for (piece, parts) in zip(pieces, wanted) {
      if parts == 0 {
        area = area + piece.area
      } else {
        open.append((piece, max(2, Int(parts * share))))
      }
    }
  }

  /// Refines one piece.
  ///
  /// - Returns: Whether pieces are left.
  mutating func advance(_ source: AnyGraphDataSource) -> Bool {
    guard next < open.count else { return false }
    let (piece, count) = open[next]
    next += 1
    var found = Self.refined(piece, count, source)
    if found == nil, approaches < Self.mostApproaches {
      approaches += 1
      found = Self.approached(piece, source)
    }
    area = area + (found ?? piece.area)
    return next < open.count
  }

  /// How often a piece is halved towards a corner.
  private static var mostHalvings: Int { 48 }
  private static var mostApproaches: Int { 64 }

  /// Halves a piece with a corner at one end, or with a steep end, and refines the halves without it.
  private static func approached(
    _ piece: Piece, _ source: AnyGraphDataSource
  ) -> Interval? {
    var (lower, upper) = (piece.lower, piece.upper)
    var sum = Interval(0)
    for _ in 0..<mostHalvings {
      let middle = lower / 2 + upper / 2
      guard middle > lower, middle < upper else { break }
      func half(_ lower: Double, _ upper: Double) -> Interval? {
        refined(Piece(lower: lower, upper: upper, area: .whole), 24, source)
      }
      if let found = half(middle, upper) {
        sum = sum + found
        upper = middle
      } else if let found = half(lower, middle) {
        sum = sum + found
        lower = middle
      } else {
        break
      }
    }
    guard upper < piece.upper || lower > piece.lower,
      let rest = source.enclosures?([Interval(lower, upper)]).first, rest.decoration >= .defined
    else { return nil }
    let width = Interval(upper) - Interval(lower)
    return (sum + rest * width).narrowed(by: piece.area)
  }

  /// - Returns: `nil` if the source does not enclose what is needed.
  private static func refined(
    _ piece: Piece, _ count: Int, _ source: AnyGraphDataSource
  ) -> Interval? {
    let step = (piece.upper - piece.lower) / Double(count)
    var points = [piece.lower]
    for index in 1..<count {
      let x = piece.lower + step * Double(index)
      if x > points[points.count - 1] && x < piece.upper { points.append(x) }
    }
    points.append(piece.upper)
    let parts = zip(points, points.dropFirst()).map { Interval($0, $1) }
    guard let values = source.enclosures?(points.map { Interval($0) }),
      let curvatures = source.curvatures?(parts), values.count == points.count,
      curvatures.count == parts.count,
      (values + curvatures).allSatisfy({ $0.decoration >= .defined })
    else { return nil }
    var sum = Interval(0)
    for index in parts.indices {
      let width = Interval(points[index + 1]) - Interval(points[index])
      let trapezoid = width * Interval(0.5) * (values[index] + values[index + 1])
      let cube = Interval.square(width) * width / Interval(12)
      sum = sum + trapezoid - curvatures[index] * cube
    }
    return sum.narrowed(by: piece.area)
  }
}
