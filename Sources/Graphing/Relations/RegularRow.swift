import OrdinateNumerics

/// Regular blocks of one function, whose curves are followed side by side: a function of a row takes less
/// time than of its parts.
struct RegularRow {
  let blocks: [RegularBlock]
  let function: AnyPlaneFunction
  /// The edges of the picture's pixels.
  private let xEdges: PixelEdges
  private let yEdges: PixelEdges
  /// The edges between the columns of all blocks, block by block.
  private(set) var edges: [RegularEdge] = []
  /// Where the edges of each block begin.
  private var starts: [Int] = []

  /// Finds by samples where the curves cross edges between columns.
  init(
    _ blocks: [RegularBlock], of function: AnyPlaneFunction, x: PixelEdges, y: PixelEdges
  ) {
    (self.blocks, self.function) = (blocks, function)
    (xEdges, yEdges) = (x, y)
    var edges: [RegularEdge] = []
    edges.reserveCapacity(blocks.reduce(0) { $0 + $1.columnCount + 1 })
    for (number, block) in blocks.enumerated() {
      starts.append(edges.count)
      for edge in 0...block.columnCount {
        edges.append(RegularEdge(block: number, number: edge, rowCount: block.rowCount))
      }
    }
    findCrossings(&edges)
    self.edges = edges
  }

  /// The edges of a block.
  func edges(ofBlock block: Int) -> ArraySlice<RegularEdge> {
    edges[starts[block]..<starts[block] + blocks[block].columnCount + 1]
  }

  /// An edge between columns of a block.
  private func u(_ block: Int, _ index: Int) -> Interval {
    let place = blocks[block].us.lowerBound + index
    return blocks[block].isSwapped ? yEdges.edges[place] : xEdges.edges[place]
  }

  /// An edge between its rows.
  private func v(_ block: Int, _ index: Int) -> Interval {
    let place = blocks[block].vs.lowerBound + index
    return blocks[block].isSwapped ? xEdges.edges[place] : yEdges.edges[place]
  }

  /// The middle of an edge between columns of a block.
  func middle(_ block: Int, u index: Int) -> Double {
    let place = blocks[block].us.lowerBound + index
    return blocks[block].isSwapped ? yEdges.middles[place] : xEdges.middles[place]
  }

  /// The middle of an edge between its rows.
  func middle(_ block: Int, v index: Int) -> Double {
    let place = blocks[block].vs.lowerBound + index
    return blocks[block].isSwapped ? xEdges.middles[place] : yEdges.middles[place]
  }

  /// Exactly where a corner is, by the numbers of its edges; `nil` if that is not known.
  private func exactPlace(_ block: RegularBlock, u: Int, v: Int) -> ExactPlace? {
    let (u, v) = (block.us.lowerBound + u, block.vs.lowerBound + v)
    guard let x = xEdges.place(ofEdge: block.isSwapped ? v : u),
      let y = yEdges.place(ofEdge: block.isSwapped ? u : v)
    else { return nil }
    return ExactPlace(x: x, y: y)
  }

  /// A place in a block, along its own axes.
  struct Place<Coordinate> {
    let block: Int
    let u: Coordinate
    let v: Coordinate
  }

  /// Places along the axes of the picture.
  private struct Coordinates<Coordinate> {
    var xs: [Coordinate] = []
    var ys: [Coordinate] = []

    init(capacity: Int) {
      xs.reserveCapacity(capacity)
      ys.reserveCapacity(capacity)
    }

    mutating func removeAll() {
      xs.removeAll(keepingCapacity: true)
      ys.removeAll(keepingCapacity: true)
    }

    mutating func add(u: Coordinate, v: Coordinate, isSwapped: Bool) {
      xs.append(isSwapped ? v : u)
      ys.append(isSwapped ? u : v)
    }
  }

  private func coordinates<Coordinate>(of places: [Place<Coordinate>]) -> Coordinates<Coordinate> {
    var coordinates = Coordinates<Coordinate>(capacity: places.count)
    for place in places {
      coordinates.add(u: place.u, v: place.v, isSwapped: blocks[place.block].isSwapped)
    }
    return coordinates
  }

  func values(_ places: [Place<Double>]) -> [Double] { values(coordinates(of: places)) }

  private func enclosures(_ places: [Place<Interval>]) -> [Interval] {
    enclosures(coordinates(of: places))
  }

  private func values(_ places: Coordinates<Double>) -> [Double] {
    function.values(places.xs, places.ys)
  }

  private func enclosures(_ places: Coordinates<Interval>) -> [Interval] {
    function.enclosures(places.xs, places.ys)
  }

  private func findCrossings(_ edges: inout [RegularEdge]) {
    let us = edges.map { middle($0.block, u: $0.number) }
    var open = Array(edges.indices)
    var places = Coordinates<Double>(capacity: open.count)
    while !open.isEmpty {
      places.removeAll()
      for edge in open {
        let block = edges[edge].block
        places.add(
          u: us[edge], v: middle(block, v: edges[edge].middle), isSwapped: blocks[block].isSwapped)
      }
      let found = values(places)
      var count = 0
      for index in open.indices {
        let edge = open[index]
        edges[edge].add(
          found[index], isBehind: blocks[edges[edge].block].isBehind(found[index]))
        if edges[edge].isOpen {
          open[count] = edge
          count += 1
        }
      }
      open.removeLast(open.count - count)
    }
  }

  /// Proves what can be known about each column of each block.
  mutating func columns() -> [[RegularBlock.Column]] {
    proveEdges()
    var columns = blocks.indices.map { block in
      let (edges, rowCount) = (edges(ofBlock: block), blocks[block].rowCount)
      let isMonotone = blocks[block].isMonotoneAlongU
      return edges.indices.dropLast().map { index in
        let (left, right) = (edges[index].proof, edges[index + 1].proof)
        return RegularBlock.Column(
          start: max(0, min(left.before, right.before)),
          end: min(rowCount, max(left.after, right.after)),
          lastBefore: max(left.before, right.before), firstAfter: min(left.after, right.after),
          corners: (left.corner, right.corner),
          isFollowed: isFollowed(from: edges[index], to: edges[index + 1]),
          isExact: isMonotone && left.isExact && right.isExact)
      }
    }
    provePassages(&columns)
    return columns
  }

  private mutating func proveEdges() {
    var corners: [(edge: Int, corner: Int)] = []
    corners.reserveCapacity(2 * edges.count)
    func add(_ edge: Int, _ corner: Int) {
      if corner >= 0 && corner <= blocks[edges[edge].block].rowCount {
        corners.append((edge, corner))
      }
    }
    for index in edges.indices {
      add(index, edges[index].before)
      add(index, edges[index].after)
    }
    decide(corners)
    // Where these do not tell, the next ones may.
    corners.removeAll(keepingCapacity: true)
    for index in edges.indices {
      let edge = edges[index]
      if edge.proof.before < edge.before { add(index, edge.before - 1) }
      if edge.proof.after > edge.after { add(index, edge.after + 1) }
    }
    decide(corners)
  }

  /// Proves on which side of the curve corners are.
  private mutating func decide(_ corners: [(edge: Int, corner: Int)]) {
    if corners.isEmpty { return }
    var places = Coordinates<Interval>(capacity: corners.count)
    for (index, corner) in corners {
      let (block, number) = (edges[index].block, edges[index].number)
      places.add(u: u(block, number), v: v(block, corner), isSwapped: blocks[block].isSwapped)
    }
    for ((index, corner), enclosure) in zip(corners, enclosures(places)) {
      let block = blocks[edges[index].block]
      var outcome = Outcomes(of: enclosure, beside: block.number)
      if outcome.rawValue.nonzeroBitCount > 1,
        let exact = exactPlace(block, u: edges[index].number, v: corner)
      {
        outcome = function.outcome(exact, block.number)
      }
      switch outcome {
      case .zero:
        edges[index].proof.corner = corner
        edges[index].proof.before = max(edges[index].proof.before, corner - 1)
        edges[index].proof.after = min(edges[index].proof.after, corner + 1)
      case block.rises ? .negative : .positive:
        edges[index].proof.before = max(edges[index].proof.before, corner)
      case block.rises ? .positive : .negative:
        edges[index].proof.after = min(edges[index].proof.after, corner)
      default: break
      }
    }
  }

  /// A side of a column that the curve may still cross.
  private struct Passage {
    let block: Int
    let column: Int
    let isStart: Bool
  }

  /// Between two corners that are on one side of the curve, the curve may still come across: proves the
  /// edges of rows over whole columns.
  private func provePassages(_ columns: inout [[RegularBlock.Column]]) {
    func isOpen(_ passage: Passage) -> Bool {
      let column = columns[passage.block][passage.column]
      return passage.isStart ? column.start > 0 : column.end < blocks[passage.block].rowCount
    }
    var open: [Passage] = []
    for block in blocks.indices where !blocks[block].isMonotoneAlongU {
      for column in columns[block].indices {
        for isStart in [true, false] {
          let passage = Passage(block: block, column: column, isStart: isStart)
          if isOpen(passage) { open.append(passage) }
        }
      }
    }
    for _ in 0..<Self.passageTries where !open.isEmpty {
      let places = open.map { passage in
        let (block, column) = (passage.block, columns[passage.block][passage.column])
        return Place(
          block: block, u: Interval.hull(u(block, passage.column), u(block, passage.column + 1)),
          v: v(block, passage.isStart ? column.start : column.end))
      }
      let proved = areProved(open, at: places)
      var rest: [Passage] = []
      for (passage, isProved) in zip(open, proved) where !isProved {
        if passage.isStart {
          columns[passage.block][passage.column].start -= 1
        } else {
          columns[passage.block][passage.column].end += 1
        }
        if isOpen(passage) { rest.append(passage) }
      }
      open = rest
    }
    for passage in open {
      if passage.isStart {
        columns[passage.block][passage.column].start = 0
      } else {
        columns[passage.block][passage.column].end = blocks[passage.block].rowCount
      }
    }
  }

  /// Which passages the function does not cross, by its slopes about the middle and by its values.
  private func areProved(_ passages: [Passage], at places: [Place<Interval>]) -> [Bool] {
    func isProved(_ index: Int, by bound: Interval) -> Bool {
      let block = blocks[passages[index].block]
      let side: Outcomes = passages[index].isStart == block.rises ? .negative : .positive
      return Outcomes(of: bound, beside: block.number) == side
    }
    let middles = places.map { Interval($0.u.midpoint) }
    let central = enclosures(
      places.indices.map { Place(block: places[$0].block, u: middles[$0], v: places[$0].v) })
    var proved = places.indices.map { index in
      let way = places[index].u - middles[index]
      return isProved(index, by: central[index] + blocks[places[index].block].uSlope * way)
    }
    let open = places.indices.filter { !proved[$0] }
    if open.isEmpty { return proved }
    for (index, natural) in zip(open, enclosures(open.map { places[$0] })) {
      proved[index] = isProved(index, by: natural)
    }
    return proved
  }

  /// How far, in pixels, the curve may come across before a column counts as unknown.
  private static let passageTries = 4
}
