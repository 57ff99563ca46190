import OrdinateNumerics

/// The edges between the pixels of a range: each an enclosure of the true place, which often is a double.
struct PixelEdges {
  let edges: [Interval]
  /// The middles of the edges.
  let middles: [Double]
  private let line: Line

  /// Where edges lie.
  private enum Line {
    /// Evenly in a range; `nil` if its ends have too many bits.
    case range(DividedRange?)
    /// On the multiples, from the first one on, of a part of one.
    case grid(first: Double, perUnit: Double)
  }

  /// The number of pixels.
  var count: Int { edges.count - 1 }

  /// Contains all pixels.
  var range: ClosedRange<Double> { edges[0].lower...edges[count].upper }

  init(_ range: ClosedRange<Double>, count: Int) {
    let divided = DividedRange(range, count: count)
    let first = Interval(range.lowerBound)
    let width = Interval(range.upperBound) - first
    let pixels = Interval(Double(count))
    var edges: [Interval] = []
    edges.reserveCapacity(count + 1)
    for index in 0..<count {
      let place = divided?.place(ofEdge: index).enclosure
      if let place, place.isPoint {
        edges.append(place)
      } else {
        let edge = first + width * Interval(Double(index)) / pixels
        edges.append(edge.isPoint ? edge : place ?? edge)
      }
    }
    edges.append(Interval(range.upperBound))
    self.init(edges, on: .range(divided))
  }

  private init(_ edges: [Interval], on line: Line) {
    (self.edges, self.line) = (edges, line)
    middles = edges.map { $0.midpoint }
  }

  /// Some edges of a grid that goes through 0.
  ///
  /// - Parameters:
  ///   - first: The number of the first edge, a whole number.
  ///   - perUnit: Pixels per unit.
  init(first: Double, count: Int, perUnit: Double) {
    self.init(
      (0...count).map { Interval(first + Double($0)) / Interval(perUnit) },
      on: .grid(first: first, perUnit: perUnit))
  }

  /// Exactly where an edge is; `nil` if that takes more bits than a coordinate has.
  func place(ofEdge index: Int) -> ExactPlace.Coordinate? {
    if edges[index].isPoint { return ExactPlace.Coordinate(edges[index].lower) }
    switch line {
    case .grid(let first, let perUnit):
      return first.magnitude < 0x1p40
        ? ExactPlace.Coordinate(first + Double(index), over: perUnit) : nil
    case .range(let divided): return divided?.place(ofEdge: index)
    }
  }

  /// A pixel, from edge to edge.
  func side(ofPixel index: Int) -> PlaneBox.Side {
    PlaneBox.Side(
      low: edges[index], high: edges[index + 1], lowPlace: place(ofEdge: index),
      highPlace: place(ofEdge: index + 1))
  }

  /// From the first edge of some pixels to the last.
  func interval(_ pixels: Range<Int>) -> Interval {
    Interval.hull(edges[pixels.lowerBound], edges[pixels.upperBound])
  }
}

/// A range divided into equal parts, between which every place is known exactly.
private struct DividedRange {
  /// Each end is the sum of a number of few bits and a rest.
  private let low, high: (short: Double, rest: Double)
  private let count: Int

  /// - Returns: `nil` if the ends have too many bits between the first of one and the last of the other.
  init?(_ range: ClosedRange<Double>, count: Int) {
    let ends = [range.lowerBound, range.upperBound]
    let last = ends.map { $0.leastBit }.min() ?? 0
    let most = ends.map { $0.magnitude }.max() ?? 0
    // Numbers of so few bits are multiplied by parts of the count and added without an error.
    guard count < 1 << 20, most < 0x1p400, last > 0x1p-400 else { return nil }
    let unit = max(last, most.binade * 0x1p-30)
    guard unit <= last * 0x1p30 else { return nil }
    func split(_ end: Double) -> (short: Double, rest: Double) {
      let short = (end / unit).rounded() * unit
      return (short, end - short)
    }
    (low, high) = (split(ends[0]), split(ends[1]))
    self.count = count
  }

  func place(ofEdge index: Int) -> ExactPlace.Coordinate {
    let (before, after) = (Double(index), Double(count - index))
    return ExactPlace.Coordinate(
      low.short * after + high.short * before, rest: low.rest * after + high.rest * before,
      over: Double(count))
  }
}

extension Double {
  /// The power of two that the last bit counts which is not 0; an infinity for 0.
  fileprivate var leastBit: Double {
    self == 0
      ? .infinity
      : binade.magnitude * Double(sign: .plus, exponent: -significandWidth, significand: 1)
  }
}

/// Some pixels of a picture: a rectangle of columns, from the left, and rows, from the bottom.
struct PixelBlock: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  var isPixel: Bool { columns.count == 1 && rows.count == 1 }

  var pixelCount: Int { columns.count * rows.count }

  /// Some of its columns and rows, counted from its first.
  func part(columns: Range<Int>, rows: Range<Int>) -> PixelBlock {
    let (column, row) = (self.columns.lowerBound, self.rows.lowerBound)
    return PixelBlock(
      columns: column + columns.lowerBound..<column + columns.upperBound,
      rows: row + rows.lowerBound..<row + rows.upperBound)
  }

  /// Blocks of at most a quarter of the width and of the height, row by row.
  var parts: [PixelBlock] {
    let (across, up) = (Self.parts(of: columns), Self.parts(of: rows))
    return up.flatMap { rows in across.map { PixelBlock(columns: $0, rows: rows) } }
  }

  private static func parts(of range: Range<Int>) -> [Range<Int>] {
    let step = (range.count + 3) / 4
    return stride(from: range.lowerBound, to: range.upperBound, by: step).map {
      $0..<min($0 + step, range.upperBound)
    }
  }
}
