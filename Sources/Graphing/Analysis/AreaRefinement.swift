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
    /// What is known of a hole at one end, up to which the source does not enclose.
    var hole: Hole?
  }

  struct Hole {
    let isAtLowerEnd: Bool
    /// Encloses the ordinates on the whole piece.
    let values: Interval
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
    var found = piece.hole == nil ? Self.refined(piece, count, source) : nil
    if found == nil, piece.hole != nil || approaches < Self.mostApproaches {
      if piece.hole == nil { approaches += 1 }
      found = Self.approached(piece, source)
    }
    area = area + (found ?? piece.area)
    return next < open.count
  }

  /// How often a piece is halved towards a corner.
  private static var mostHalvings: Int { 48 }
  private static var mostApproaches: Int { 64 }
  /// How often a piece is halved towards a hole, and into how many parts its halves are divided.
  private static let (halvingsOfHole, partsOfHole) = (24, 96)

  /// Halves a piece with a corner or a hole at one end, or with a steep end, and refines the halves without it.
  private static func approached(
    _ piece: Piece, _ source: AnyGraphDataSource
  ) -> Interval? {
    var (lower, upper) = (piece.lower, piece.upper)
    var sum = Interval(0)
    for _ in 0..<(piece.hole == nil ? mostHalvings : halvingsOfHole) {
      let middle = lower / 2 + upper / 2
      guard middle > lower, middle < upper else { break }
      func half(_ lower: Double, _ upper: Double) -> Interval? {
        let area = piece.hole.map { $0.values * (Interval(upper) - Interval(lower)) } ?? .whole
        let count = piece.hole == nil ? 24 : partsOfHole
        return refined(Piece(lower: lower, upper: upper, area: area), count, source)
      }
      if piece.hole?.isAtLowerEnd != false, let found = half(middle, upper) {
        sum = sum + found
        upper = middle
      } else if piece.hole?.isAtLowerEnd != true, let found = half(lower, middle) {
        sum = sum + found
        lower = middle
      } else {
        break
      }
    }
    guard upper < piece.upper || lower > piece.lower else { return nil }
    var values = piece.hole?.values
    if values == nil, let rest = source.enclosures?([Interval(lower, upper)]).first,
      rest.decoration >= .defined
    {
      values = rest
    }
    let width = Interval(upper) - Interval(lower)
    return values.map { (sum + $0 * width).narrowed(by: piece.area) }
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
    // At a kink the slope jumps, and no curvature tells of it.
    guard let values = source.enclosures?(points.map { Interval($0) }),
      let slopes = source.slopes?(parts), let curvatures = source.curvatures?(parts),
      values.count == points.count, curvatures.count == parts.count,
      slopes.allSatisfy({ $0.decoration == .continuous }),
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

extension AreaRefinement.Piece {
  /// A side of a hole up to the place of the hole, which is known as an interval; `nil` if nothing is left beside it.
  init?(_ side: CurveGerm.Side, from place: Interval, to end: Double) {
    lower = min(end, place.upper)
    upper = max(end, place.lower)
    guard lower < upper else { return nil }
    area = side.area
    hole = AreaRefinement.Hole(isAtLowerEnd: upper == end, values: side.values)
  }
}

extension CurveCell {
  /// Encloses the integral over a cell: by the trapezoid and the error that the curve's bend
  /// allows, if that is known.
  ///
  /// - Source: the trapezoidal rule errs by -*h*³ *f*″ / 12.
  func area(width: Interval, isDefined: Bool) -> Interval {
    let plain = value * width
    if !isDefined { return Interval.hull(plain, Interval(0)) }
    guard hasSlope else { return plain }
    let half = width * Interval(0.5)
    let trapezoid = half * (left.value + right.value)
    if hasCurvature {
      let cube = Interval.square(width) * width / Interval(12)
      return plain.narrowed(by: trapezoid - curvature * cube)
    }
    // Both halves deviate from their ends by up to the slope times half the width, on average a
    // quarter.
    let spread = Interval.square(half) * Interval(0.5) * (slope - slope)
    return plain.narrowed(by: trapezoid + spread)
  }
}
