import OrdinateNumerics

/// Curves through regular blocks as points, one on each edge between columns.
extension RegularRow {
  /// Whether the curve is followed through the column between two edges; it is not where it lies on a side that belongs
  /// to the next block.
  func isFollowed(from left: RegularEdge, to right: RegularEdge) -> Bool {
    let last = blocks[left.block].rowCount
    return [left, right].contains { $0.before >= 0 && $0.after <= last }
      || [0, last].contains { (left.before < $0) != (right.before < $0) }
  }

  /// For each block the parts of the curve inside it, in pixels of the block along u and v.
  ///
  /// - Complexity: O(columns) samples.
  func paths() -> [[[Point]]] {
    var roots: [Root] = []
    // Each edge that the curve crosses inside the block has one.
    for edge in edges where edge.before >= 0 && edge.after <= blocks[edge.block].rowCount {
      let block = blocks[edge.block]
      roots.append(
        Root(
          edge: edge.number, block: edge.block, isAlongU: false, border: edge.before,
          other: middle(edge.block, u: edge.number), number: block.number,
          low: middle(edge.block, v: edge.before), high: middle(edge.block, v: edge.after),
          atLow: edge.valueBefore - block.number, atHigh: edge.valueAfter - block.number))
    }
    roots += ends()
    solve(&roots)
    var heights = [Double](repeating: .nan, count: edges.count)
    var ends = [[Point]](repeating: [], count: edges.count)
    for root in roots {
      let index = edges(ofBlock: root.block).startIndex + root.edge
      if root.isAlongU {
        ends[index].append(Point(x: Double(root.edge) + root.part, y: Double(root.border)))
      } else {
        heights[index] = Double(root.border) + root.part
      }
    }
    return blocks.indices.map { block in
      let range = edges(ofBlock: block).indices
      return Self.paths(through: heights[range], ends[range]).map {
        Strokes.straightened($0, tolerance: Self.tolerance)
      }
    }
  }

  /// Where curves leave blocks between two edges, on the first or the last row's side.
  private func ends() -> [Root] {
    var roots: [Root] = []
    for number in blocks.indices {
      let (block, edges) = (blocks[number], edges(ofBlock: number))
      for index in edges.indices.dropLast() {
        let (left, right) = (edges[index], edges[index + 1])
        for border in [0, block.rowCount]
        where (left.before < border) != (right.before < border) {
          roots.append(
            Root(
              edge: left.number, block: number, isAlongU: true, border: border,
              other: middle(number, v: border), number: block.number,
              low: middle(number, u: left.number), high: middle(number, u: right.number),
              atLow: .nan, atHigh: .nan))
        }
      }
    }
    if roots.isEmpty { return [] }
    let found = values(roots.flatMap { [$0.place($0.low), $0.place($0.high)] })
    for index in roots.indices {
      roots[index].atLow = found[2 * index] - roots[index].number
      roots[index].atHigh = found[2 * index + 1] - roots[index].number
    }
    return roots
  }

  /// How far a path may stray from the points of the curve, in pixels.
  private static let tolerance = 0.05

  private static func paths(
    through heights: ArraySlice<Double>, _ ends: ArraySlice<[Point]>
  ) -> [[Point]] {
    var paths: [[Point]] = []
    var path: [Point] = []
    for edge in heights.indices {
      if heights[edge].isNaN {
        if !path.isEmpty { paths.append(path) }
        path = []
      } else {
        path.append(Point(x: Double(edge - heights.startIndex), y: heights[edge]))
      }
      for end in ends[edge].ascending(by: { $0.x }) {
        path.append(end)
        // An end after an edge inside closes the path; before one, it begins it.
        if path.count > 1, edge + 1 == heights.endIndex || heights[edge + 1].isNaN {
          paths.append(path)
          path = []
        }
      }
    }
    return path.isEmpty ? paths : paths + [path]
  }

  /// A place next to the curve, between two of which one is before the curve and one behind it.
  private struct Root {
    /// The number of the edge, or of the first of two.
    let edge: Int
    let block: Int
    /// Whether it lies between two edges; else between two rows.
    let isAlongU: Bool
    /// The edge between rows on which it lies, or the first of two.
    let border: Int
    /// The other coordinate.
    let other: Double
    /// The value on the curve.
    let number: Double
    let first: Double
    let last: Double
    var low: Double
    var high: Double
    /// The values there, less that on the curve.
    var atLow: Double
    var atHigh: Double
    var found = 0.0
    /// How many steps in a row have moved the same end.
    private var moves = (low: 0, high: 0)

    init(
      edge: Int, block: Int, isAlongU: Bool, border: Int, other: Double, number: Double,
      low: Double, high: Double, atLow: Double, atHigh: Double
    ) {
      (self.edge, self.block, self.isAlongU) = (edge, block, isAlongU)
      (self.border, self.other, self.number) = (border, other, number)
      (first, last, self.low, self.high) = (low, high, low, high)
      (self.atLow, self.atHigh) = (atLow, atHigh)
    }

    func place(_ along: Double) -> Place<Double> {
      isAlongU
        ? Place(block: block, u: along, v: other) : Place(block: block, u: other, v: along)
    }

    /// How far it is from the first place to the last.
    var part: Double { min(max((found - first) / (last - first), 0), 1) }

    private var inner: Double { atLow / (atLow - atHigh) }

    var guess: Double {
      let part = inner
      return low + (high - low) * (part >= 0 && part <= 1 ? part : 0.5)
    }

    /// Where to sample next: where a line through both ends has the value, and in the middle after that has moved one
    /// end too often, as it does beside a pole.
    var next: Double {
      let part = inner
      let inside =
        max(moves.low, moves.high) >= Self.mostMoves || part.isNaN
        ? 0.5 : part > 0.01 && part < 0.99 ? part : part < 0.5 ? 0.02 : 0.98
      return low + (high - low) * inside
    }

    private static let mostMoves = 3

    /// A curve through an end is found already.
    var isOpen: Bool { atLow != 0 && atHigh != 0 }

    /// - Returns: Whether it is to be followed further.
    mutating func add(_ value: Double, at place: Double) -> Bool {
      if (value > 0) == (atHigh > 0) {
        (high, atHigh, moves) = (place, value, (0, moves.high + 1))
      } else {
        (low, atLow, moves) = (place, value, (moves.low + 1, 0))
      }
      let before = found
      found = guess
      let way = (found - before).magnitude
      return isOpen && !(way <= RegularRow.rootTolerance * (last - first).magnitude)
    }
  }

  /// The steps after which a root is known to a sixtieth of a pixel or better. Most need four.
  private static let rootSteps = 14
  /// A root that moves no more than this in a step is found, in pixels.
  private static let rootTolerance = 1e-3

  private func solve(_ roots: inout [Root]) {
    for index in roots.indices { roots[index].found = roots[index].guess }
    var open = roots.indices.filter { roots[$0].isOpen }
    for _ in 0..<Self.rootSteps where !open.isEmpty {
      let next = open.map { roots[$0].next }
      let found = values(zip(open, next).map { roots[$0].place($1) })
      var rest: [Int] = []
      for (index, root) in open.enumerated() {
        if roots[root].add(found[index] - roots[root].number, at: next[index]) { rest.append(root) }
      }
      open = rest
    }
  }
}
