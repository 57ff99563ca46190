import OrdinateNumerics

/// A block of pixels in which a function rises or falls strictly along one axis, so that the points where
/// it has a given value are a single curve over the other axis.
///
/// `u` is the axis along which the curve runs, `v` the one along which the function is strict.
///
/// - Source: Lin & Yap 2011, doi:10.1007/s00454-011-9345-9.
struct RegularBlock {
  let function: AnyPlaneFunction
  /// The value on the curve.
  let number: Double
  /// Whether u is the ordinate and v the abscissa.
  let isSwapped: Bool
  /// The edges of the pixels along both axes.
  let uEdges: ArraySlice<Interval>
  let vEdges: ArraySlice<Interval>
  /// Whether the function rises along v.
  let rises: Bool
  /// The slopes along u in the whole block.
  let uSlope: Interval
  /// Exactly where a corner is, by the numbers of its edges along u and v; `nil` if that is not known.
  let place: (_ u: Int, _ v: Int) -> ExactPlace?

  /// What is known about one column of pixels, as rows of the block.
  struct Column {
    /// The function is below the number at all points of the rows before this one, if it rises; above if
    /// it falls.
    var start = 0
    /// The function is on the other side at all points of the rows from this one on.
    var end: Int
    /// Edges between rows up to this one have points on the first side; −1 for none.
    var lastBefore: Int
    /// Edges from this one on have points on the other side; one more than there are for none.
    var firstAfter: Int
    /// The edges on which the curve meets a corner; negative for none.
    var corners: (left: Int, right: Int)
    /// Whether only what is present occurs in a row.
    var isExact: Bool

    /// Which outcomes certainly occur in a row, as if the function rose.
    func present(inRow row: Int) -> Outcomes {
      var result: Outcomes = []
      if row <= lastBefore { result.insert(.negative) }
      if row + 1 >= firstAfter { result.insert(.positive) }
      let isOnCorner = [corners.left, corners.right].contains { $0 == row || $0 == row + 1 }
      if isOnCorner || result.count == 2 { result.insert(.zero) }
      return result
    }
  }

  private var columnCount: Int { uEdges.count - 1 }
  private var rowCount: Int { vEdges.count - 1 }

  private func u(_ index: Int) -> Interval { uEdges[uEdges.startIndex + index] }
  private func v(_ index: Int) -> Interval { vEdges[vEdges.startIndex + index] }

  func values(_ us: [Double], _ vs: [Double]) -> [Double] {
    isSwapped ? function.values(vs, us) : function.values(us, vs)
  }

  private func enclosures(_ us: [Interval], _ vs: [Interval]) -> [Interval] {
    isSwapped ? function.enclosures(vs, us) : function.enclosures(us, vs)
  }

  /// The side of the curve on which a sample lies: `true` behind it along v.
  private func isBehind(_ value: Double) -> Bool { rises ? value > number : value < number }

  /// For each edge between columns, the last edge between rows that a sample finds before the curve or on
  /// it; −1 for none.
  func crossings() -> [Int] {
    let us = (0...columnCount).map { u($0).midpoint }
    let vs = (0...rowCount).map { v($0).midpoint }
    var before = [Int](repeating: -1, count: us.count)
    var after = [Int](repeating: rowCount + 1, count: us.count)
    var width = rowCount + 2
    while width > 1 {
      let middles = zip(before, after).map { ($0 + $1) / 2 }
      let found = values(us, middles.map { vs[max(0, min($0, rowCount))] })
      for index in us.indices where after[index] - before[index] > 1 {
        if isBehind(found[index]) {
          after[index] = middles[index]
        } else {
          before[index] = middles[index]
        }
      }
      width = (width + 1) / 2
    }
    return before
  }

  /// What is proved about each column.
  ///
  /// - Parameter crossings: Where samples saw the curve; wrong ones only prove less.
  func columns(at crossings: [Int]) -> [Column] {
    let edges = provedEdges(at: crossings)
    var columns: [Column] = []
    columns.reserveCapacity(columnCount)
    for index in 0..<columnCount {
      let (left, right) = (edges[index], edges[index + 1])
      columns.append(
        Column(
          start: max(0, min(left.before, right.before)),
          end: min(rowCount, max(left.after, right.after)),
          lastBefore: max(left.before, right.before), firstAfter: min(left.after, right.after),
          corners: (left.corner, right.corner),
          isExact: isMonotoneAlongU && left.isExact && right.isExact))
    }
    if !isMonotoneAlongU { provePassages(&columns) }
    return columns
  }

  private var isMonotoneAlongU: Bool {
    uSlope.decoration >= .defined && (uSlope.lower >= 0 || uSlope.upper <= 0)
  }

  /// On an edge between columns: the last corner proved to be before the curve, the first one proved to be
  /// behind it, and one proved to lie on it.
  private struct Edge {
    var before: Int
    var after: Int
    var corner = -1

    /// Whether the side of every corner is known.
    var isExact: Bool { after - before == (corner < 0 ? 1 : 2) }
  }

  private func provedEdges(at crossings: [Int]) -> [Edge] {
    var edges = crossings.map { _ in Edge(before: -1, after: rowCount + 1) }
    func prove(_ places: [(edge: Int, corner: Int)]) {
      decide(places.filter { $0.corner >= 0 && $0.corner <= rowCount }, of: &edges)
    }
    prove(crossings.enumerated().flatMap { [($0, $1), ($0, $1 + 1)] })
    // Where these do not tell, the next ones may.
    prove(
      crossings.enumerated().flatMap { edge, crossing in
        (edges[edge].before < crossing ? [(edge, crossing - 1)] : [])
          + (edges[edge].after > crossing + 1 ? [(edge, crossing + 2)] : [])
      })
    return edges
  }

  /// Proves on which side of the curve corners are.
  private func decide(_ places: [(edge: Int, corner: Int)], of edges: inout [Edge]) {
    if places.isEmpty { return }
    let found = enclosures(places.map { u($0.edge) }, places.map { v($0.corner) })
    for (place, enclosure) in zip(places, found) {
      var outcome = Outcomes(of: enclosure, beside: number)
      if outcome.count > 1, let exact = self.place(place.edge, place.corner) {
        outcome = function.outcome(exact, number)
      }
      let edge = place.edge
      switch outcome {
      case .zero:
        edges[edge].corner = place.corner
        edges[edge].before = max(edges[edge].before, place.corner - 1)
        edges[edge].after = min(edges[edge].after, place.corner + 1)
      case rises ? .negative : .positive:
        edges[edge].before = max(edges[edge].before, place.corner)
      case rises ? .positive : .negative:
        edges[edge].after = min(edges[edge].after, place.corner)
      default: break
      }
    }
  }

  /// Between two corners that are on one side of the curve, the curve may still come across: proves the
  /// edges of rows over whole columns.
  private func provePassages(_ columns: inout [Column]) {
    for isStart in [true, false] {
      var open: [Int] = columns.indices.filter {
        isStart ? columns[$0].start > 0 : columns[$0].end < rowCount
      }
      for _ in 0..<Self.passageTries where !open.isEmpty {
        let us = open.map { Interval.hull(u($0), u($0 + 1)) }
        let vs = open.map { v(isStart ? columns[$0].start : columns[$0].end) }
        let middles = us.map { Interval($0.midpoint) }
        let natural = enclosures(us, vs)
        let central = enclosures(middles, vs)
        var rest: [Int] = []
        for (index, column) in open.enumerated() {
          let mean = central[index] + uSlope * (us[index] - middles[index])
          let bound = Interval.intersection(natural[index], mean)
          let side: Outcomes = isStart == rises ? .negative : .positive
          if Outcomes(of: bound, beside: number) == side { continue }
          if isStart { columns[column].start -= 1 } else { columns[column].end += 1 }
          if isStart ? columns[column].start > 0 : columns[column].end < rowCount {
            rest.append(column)
          }
        }
        open = rest
      }
      for column in open {
        if isStart { columns[column].start = 0 } else { columns[column].end = rowCount }
      }
    }
  }

  /// How far, in pixels, the curve may come across before a column counts as unknown.
  private static let passageTries = 4
}

extension Outcomes {
  fileprivate var count: Int { rawValue.nonzeroBitCount }
}
