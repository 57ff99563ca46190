import OrdinateNumerics

/// A curve through a regular block as points, one on each edge between columns.
extension RegularBlock {
  /// The parts of the curve inside the block, in pixels of the block along u and v.
  ///
  /// - Parameter crossings: Where samples saw the curve.
  /// - Complexity: O(columns) samples.
  func paths(at crossings: [Int]) -> [[Point]] {
    let (us, vs) = (positions(uEdges), positions(vEdges))
    let isInside = crossings.map { $0 >= 0 && $0 < vs.count - 1 }
    let inside = crossings.indices.filter { isInside[$0] }
    let found = roots(
      from: inside.map { vs[crossings[$0]] }, to: inside.map { vs[crossings[$0] + 1] },
      at: inside.map { us[$0] }, alongU: false)
    var heights = [Double](repeating: .nan, count: crossings.count)
    for (edge, v) in zip(inside, found) {
      heights[edge] = Self.pixels(v, from: crossings[edge], in: vs)
    }
    // Where the curve leaves the block between two edges, its end is on the first or the last row's side.
    var ends: [(column: Int, border: Int)] = []
    for column in 0..<crossings.count - 1 {
      let (left, right) = (crossings[column], crossings[column + 1])
      if (left < 0) != (right < 0) { ends.append((column, 0)) }
      if (left >= vs.count - 1) != (right >= vs.count - 1) { ends.append((column, vs.count - 1)) }
    }
    let endings = roots(
      from: ends.map { us[$0.column] }, to: ends.map { us[$0.column + 1] },
      at: ends.map { vs[$0.border] }, alongU: true)
    var endPoints = [[Point]](repeating: [], count: crossings.count)
    for (end, u) in zip(ends, endings) {
      endPoints[end.column].append(
        Point(x: Self.pixels(u, from: end.column, in: us), y: Double(end.border)))
    }
    return Self.paths(through: heights, endPoints).map {
      Strokes.straightened($0, tolerance: Self.tolerance)
    }
  }

  /// How far a path may stray from the points of the curve, in pixels.
  private static let tolerance = 0.05

  private static func paths(through heights: [Double], _ ends: [[Point]]) -> [[Point]] {
    var paths: [[Point]] = []
    var path: [Point] = []
    func finished(_ path: [Point]) -> [[Point]] { path.isEmpty ? [] : [path] }
    for edge in heights.indices {
      if heights[edge].isNaN {
        paths += finished(path)
        path = []
      } else {
        path.append(Point(x: Double(edge), y: heights[edge]))
      }
      for end in ends[edge].sorted(by: { $0.x < $1.x }) {
        path.append(end)
        // An end after an edge inside closes the path; before one, it begins it.
        if path.count > 1, edge + 1 == heights.count || heights[edge + 1].isNaN {
          paths.append(path)
          path = []
        }
      }
    }
    return paths + finished(path)
  }

  private func positions(_ edges: ArraySlice<Interval>) -> [Double] { edges.map { $0.midpoint } }

  private static func pixels(_ place: Double, from edge: Int, in edges: [Double]) -> Double {
    let width = edges[edge + 1] - edges[edge]
    return Double(edge) + min(max((place - edges[edge]) / width, 0), 1)
  }

  /// The steps after which a root is known to a sixtieth of a pixel or better. Most need fewer.
  private static let rootSteps = 6
  /// A root that moves no more than this in a step is found, in pixels.
  private static let rootTolerance = 1e-3

  /// For each pair of places of which one is before the curve and one behind it, a place between them next
  /// to the curve.
  private func roots(
    from first: [Double], to last: [Double], at other: [Double], alongU: Bool
  ) -> [Double] {
    func sample(_ places: [Double], _ other: [Double]) -> [Double] {
      let found = alongU ? values(places, other) : values(other, places)
      return found.map { $0 - number }
    }
    if first.isEmpty { return [] }
    var (low, high) = (first, last)
    var (atLow, atHigh) = (sample(low, other), sample(high, other))
    func part(_ index: Int) -> Double { atLow[index] / (atLow[index] - atHigh[index]) }
    func root(_ index: Int) -> Double {
      let part = part(index)
      return low[index] + (high[index] - low[index]) * (part >= 0 && part <= 1 ? part : 0.5)
    }
    var roots = first.indices.map(root)
    // A curve through an end of a pair is found already.
    var open = first.indices.filter { atLow[$0] != 0 && atHigh[$0] != 0 }
    for _ in 0..<Self.rootSteps where !open.isEmpty {
      let next = open.map { index in
        let part = part(index)
        let inner = part > 0.01 && part < 0.99 ? part : part.isNaN ? 0.5 : part < 0.5 ? 0.02 : 0.98
        return low[index] + (high[index] - low[index]) * inner
      }
      let found = sample(next, open.map { other[$0] })
      for (index, (place, value)) in zip(open, zip(next, found)) {
        if (value > 0) == (atHigh[index] > 0) {
          (high[index], atHigh[index]) = (place, value)
        } else {
          (low[index], atLow[index]) = (place, value)
        }
      }
      open = open.filter { index in
        let before = roots[index]
        roots[index] = root(index)
        let way = (roots[index] - before).magnitude
        return atLow[index] != 0 && atHigh[index] != 0
          && !(way <= Self.rootTolerance * (last[index] - first[index]).magnitude)
      }
    }
    return roots
  }
}
