import OrdinateNumerics

/// The pixels of a picture, as a curve's coordinates meet them.
struct CurveGrid {
  private let xEdges: PixelEdges
  private let yEdges: PixelEdges
  private let pixel: Size
  /// The distances of the picture's points from the origin.
  private let radii: ClosedRange<Double>

  /// Strokes are at most this far from the curve, in pixels.
  private static let deviation = 0.15
  /// Parts of a curve are short below this size, in pixels.
  static let small = 0.15
  /// Parts that cannot be decided at this size, in pixels, often lie on an edge.
  static let tiny = 0x1p-8
  /// Parts that cannot be decided at this size stay undecided.
  static let least = 0x1p-26

  init(x: PixelEdges, y: PixelEdges) {
    (xEdges, yEdges) = (x, y)
    let (x, y) = (x.range, y.range)
    pixel = Size(
      width: (x.upperBound - x.lowerBound) / Double(xEdges.count),
      height: (y.upperBound - y.lowerBound) / Double(yEdges.count))
    let nearest = max(x.nearestToZero, y.nearestToZero) * (1 - Self.tolerance)
    let farthest = (x.farthestFromZero + y.farthestFromZero) * (1 + Self.tolerance)
    radii = nearest...farthest
  }

  /// Of distances from the origin.
  private static let tolerance = 0x1p-40

  /// Whether a pixel may have points whose distances from the origin, perhaps negative, are in an enclosure.
  func mayMeet(column: Int, row: Int, radius: Interval) -> Bool {
    let x = xEdges.edges[column].lower...xEdges.edges[column + 1].upper
    let y = yEdges.edges[row].lower...yEdges.edges[row + 1].upper
    func square(_ a: Double, _ b: Double) -> Double { a * a + b * b }
    let least = square(x.nearestToZero, y.nearestToZero) * (1 - Self.tolerance)
    let greatest = square(x.farthestFromZero, y.farthestFromZero) * (1 + Self.tolerance)
    let distances = max(0, radius.lower, -radius.upper)...max(-radius.lower, radius.upper)
    return square(distances.upperBound, 0) >= least && square(distances.lowerBound, 0) <= greatest
  }

  /// Whether no point of the picture has such a distance from the origin.
  func excludes(radius: Interval?) -> Bool {
    guard let radius else { return false }
    if radius.isEmpty { return true }
    return (radius.lower > radii.upperBound || radius.upper < -radii.upperBound)
      || (radius.lower > -radii.lowerBound && radius.upper < radii.lowerBound)
  }

  /// Whether the coordinates with these reciprocals are all outside the picture.
  func excludes(reciprocals: (x: Interval?, y: Interval?)) -> Bool {
    excludes(reciprocals.x, xEdges) || excludes(reciprocals.y, yEdges)
  }

  private func excludes(_ reciprocal: Interval?, _ edges: PixelEdges) -> Bool {
    guard let reciprocal, !reciprocal.isEmpty else { return false }
    let farthest = max(edges.edges[0].lower.magnitude, edges.edges[edges.count].upper.magnitude)
    let least = (1 / farthest) * (1 - 0x1p-40)
    return -least < reciprocal.lower && reciprocal.upper < least
  }

  /// The pixels that may meet some coordinates; `nil` if none does.
  func pixels(touching x: Interval, _ y: Interval) -> PixelBlock? {
    guard let columns = xEdges.pixels(touching: x), let rows = yEdges.pixels(touching: y) else {
      return nil
    }
    return PixelBlock(columns: columns, rows: rows)
  }

  func columnContains(_ column: Int, _ x: Interval) -> Bool { xEdges.contains(column, x) }
  func rowContains(_ row: Int, _ y: Interval) -> Bool { yEdges.contains(row, y) }

  /// The larger side of an enclosure, in pixels.
  func size(_ x: Interval, _ y: Interval) -> Double {
    max(x.width / pixel.width, y.width / pixel.height)
  }

  /// Whether a part runs along an edge whose place is not known well enough to tell on which side.
  ///
  /// - Parameter pixels: Those that the coordinates may meet.
  func isStuck(_ pixels: PixelBlock, _ x: Interval, _ y: Interval) -> Bool {
    if pixels.rows.count == 1 && pixels.columns.count == 2 {
      return xEdges.edges[pixels.columns.lowerBound + 1].isAsWide(as: x)
    }
    if pixels.columns.count == 1 && pixels.rows.count == 2 {
      return yEdges.edges[pixels.rows.lowerBound + 1].isAsWide(as: y)
    }
    return false
  }

  /// Whether a chord is near the curve on which the slopes are in these.
  ///
  /// - Parameter length: How far t runs.
  func isFlat(_ xSlope: Interval?, _ ySlope: Interval?, along length: Double) -> Bool {
    guard let xSlope, let ySlope, xSlope.decoration >= .defined, ySlope.decoration >= .defined
    else { return false }
    // A function whose slopes are in an interval is this near to its chord.
    return xSlope.width * length / 4 < Self.deviation * pixel.width
      && ySlope.width * length / 4 < Self.deviation * pixel.height
  }

  func place(_ axis: PlaneAxis, ofEdge index: Int) -> ExactPlace.Coordinate? {
    switch axis {
    case .x: xEdges.place(ofEdge: index)
    case .y: yEdges.place(ofEdge: index)
    }
  }

  /// A point, in pixels from the upper left corner.
  func point(_ x: Interval, _ y: Interval) -> Point {
    Point(
      x: (x.midpoint - xEdges.edges[0].lower) / pixel.width,
      y: (yEdges.edges[yEdges.count].upper - y.midpoint) / pixel.height)
  }
}

extension PixelEdges {
  /// The closed pixels that an interval may meet.
  fileprivate func pixels(touching interval: Interval) -> Range<Int>? {
    if interval.isEmpty { return nil }
    guard interval.upper >= edges[0].lower, interval.lower <= edges[count].upper else { return nil }
    var first = 0
    if interval.lower > edges[0].lower {
      first = min(max(index(near: interval.lower) - 1, 0), count - 1)
      while first + 1 < count && edges[first + 1].upper < interval.lower { first += 1 }
    }
    var last = count - 1
    if interval.upper < edges[count].upper {
      last = max(min(index(near: interval.upper) + 1, count - 1), first)
      while last > first && edges[last].lower > interval.upper { last -= 1 }
    }
    return first..<last + 1
  }

  private func index(near value: Double) -> Int {
    let (low, high) = (edges[0].lower, edges[count].upper)
    let place = (value - low) / (high - low) * Double(count)
    return Int(min(max(place.rounded(.down), 0), Double(count)))
  }

  /// Whether an interval certainly lies in a closed pixel.
  fileprivate func contains(_ index: Int, _ interval: Interval) -> Bool {
    edges[index].upper <= interval.lower && interval.upper <= edges[index + 1].lower
  }
}

extension Interval {
  /// Whether dividing another interval cannot tell it from this one.
  fileprivate func isAsWide(as other: Interval) -> Bool { !isPoint && other.width <= 4 * width }
}

extension ClosedRange<Double> {
  fileprivate var nearestToZero: Double {
    contains(0) ? 0 : Swift.min(lowerBound.magnitude, upperBound.magnitude)
  }
  fileprivate var farthestFromZero: Double {
    Swift.max(lowerBound.magnitude, upperBound.magnitude)
  }
}
