import OrdinateNumerics

/// Decides for each pixel of a picture whether a point of a curve is in it, and finds strokes along the curve.
///
/// The parameters are divided until the enclosure of a part lies within one pixel, or within pixels that are
/// all proved. Where the slopes hardly change, the part is drawn as a line between its ends.
struct ParametricProof {
  /// What is decided so far.
  private(set) var picture: RelationPicture
  private let curve: AnyPlaneCurve
  private let grid: CurveGrid
  private let wantsPixels: Bool
  /// Parts of the curve between finite values of t.
  private var near: [CurvePart] = []
  /// Parts with parameters that have no end.
  private var far: [CurvePart] = []
  /// Parts along which a stroke may run from end to end.
  private var strokes: [CurvePart] = []
  private var work: Int

  /// How many parts are enclosed at once.
  private static let batch = 128
  /// Beyond so many strokes there are no more where one runs already.
  private static let manyStrokes = 100_000

  /// - Parameters:
  ///   - work: How many parts may be enclosed.
  ///   - wantsPixels: Without it, no pixels are decided, and strokes are so far from the curve that they are only
  ///     guesses.
  init(
    of curve: AnyPlaneCurve, x: PixelEdges, y: PixelEdges, work: Int = 6_000_000,
    wantsPixels: Bool = true
  ) {
    self.curve = curve
    self.work = work
    self.wantsPixels = wantsPixels
    picture =
      wantsPixels
      ? RelationPicture(columns: x.count, rows: y.count) : RelationPicture(columns: 0, rows: 0)
    grid = CurveGrid(x: x, y: y)
    let all = Interval(-.infinity, .infinity)
    let t =
      curve.period.map { $0 == 0 || curve.repeatsWholly ? Interval(0, $0) : all } ?? all
    wait(CurvePart(t: t, wholes: Array(repeating: all, count: curve.wholeParameterCount)))
  }

  /// Does the next piece of work, which takes well under a millisecond for most curves.
  ///
  /// - Returns: `false` once everything is decided, or cannot be.
  mutating func advance() -> Bool {
    var batch: [CurvePart] = []
    if near.isEmpty {
      far.popLast().map { batch.append($0) }
    } else {
      batch = near.suffix(Self.batch)
      near.removeLast(batch.count)
    }
    guard !batch.isEmpty else { return false }
    if work < batch.count {
      near += batch
      stop()
      return false
    }
    work -= batch.count
    let rows = curve.enclosures(of: batch, wantsCenters: wantsPixels)
    for (index, part) in batch.enumerated() { decide(part, rows[index]) }
    return true
  }

  /// Ends the work: what is not decided yet stays undecided.
  mutating func stop() {
    let rest = near + far
    (near, far) = ([], [])
    guard wantsPixels, !rest.isEmpty else { return }
    let rows = curve.enclosures(of: rest)
    for index in rest.indices {
      guard let pixels = touched(by: rows[index]) else { continue }
      addUndecided(pixels, rows[index].radius)
    }
  }

  /// The curve as lines whose distance from it is proved to be small.
  ///
  /// - Complexity: O(n log n) for n strokes.
  var curves: [RelationCurve] {
    // By the whole parameters, and where these are the same by t.
    var sorted = strokes.ascending { $0.t.lower }
    for index in (sorted.first?.wholes.indices ?? 0..<0).reversed() {
      sorted = sorted.ascending { $0.wholes[index].lower }
    }
    var result: [RelationCurve] = []
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count && sorted[end - 1].continues(to: sorted[end]) { end += 1 }
      let ends = [sorted[start].start] + sorted[start..<end].map { $0.end }
      let rows = curve.enclosures(of: ends, wantsCenters: wantsPixels)
      let path = ends.indices.map { grid.point(rows[$0].x, rows[$0].y) }
      result.append(RelationCurve(path: path, isIncluded: true))
      start = end
    }
    return result
  }

  private mutating func wait(_ part: CurvePart) {
    if part.isFinite { near.append(part) } else { far.append(part) }
  }

  /// The pixels that a part may have points in; `nil` if it certainly has none in the picture.
  private func touched(by enclosed: EnclosedPart) -> PixelBlock? {
    if enclosed.rest == .fails || enclosed.x.isEmpty || enclosed.y.isEmpty { return nil }
    if grid.excludes(radius: enclosed.radius) || grid.excludes(reciprocals: enclosed.reciprocals) {
      return nil
    }
    return grid.pixels(touching: enclosed.x, enclosed.y)
  }

  private mutating func decide(_ part: CurvePart, _ enclosed: EnclosedPart) {
    guard let pixels = touched(by: enclosed) else { return }
    var part = part
    guard part.isFinite, part.isFixed else {
      // Parts without an end come last, and would never end where it is not known how the curve repeats.
      if wantsPixels && areKnown(pixels, enclosed.radius) { return }
      if enclosed.rest == .holds, let period = curve.period, part.isFixed {
        wait(part.shortened(to: period))
      } else {
        divide(part, pixels)
      }
      return
    }
    if !part.isDrawn, enclosed.rest == .holds, isLine(part, enclosed) {
      if strokes.count < Self.manyStrokes || !isTraced(pixels) { strokes.append(part) }
      part.isDrawn = true
    }
    if !wantsPixels {
      if !part.isDrawn && grid.size(enclosed.x, enclosed.y) > 1 { divide(part, pixels) }
      return
    }
    if enclosed.rest == .holds && enclosed.isDefined {
      for row in pixels.rows where grid.rowContains(row, enclosed.y) {
        for column in pixels.columns where grid.columnContains(column, enclosed.x) {
          picture.add(.proved, column: column, row: row)
          if part.isDrawn { picture.trace(column: column, row: row) }
        }
      }
    }
    let size = grid.size(enclosed.x, enclosed.y)
    if (part.isDrawn || size < CurveGrid.small) && isProved(pixels) { return }
    if size < CurveGrid.tiny && !part.isTried {
      part.isTried = true
      prove(part, pixels)
      if isProved(pixels) { return }
    }
    if size < CurveGrid.least || grid.isStuck(pixels, enclosed.x, enclosed.y) {
      return add(.undecided, in: pixels)
    }
    divide(part, pixels)
  }

  private mutating func divide(_ part: CurvePart, _ pixels: PixelBlock) {
    guard let halves = part.halves else {
      if wantsPixels { decideCases(part, pixels) }
      return
    }
    for half in halves.reversed() { wait(half) }
  }

  /// Decides a part that cannot be divided, which may lie around a jump.
  private mutating func decideCases(_ part: CurvePart, _ pixels: PixelBlock) {
    let cases = part.isFinite ? curve.cases(part.t, part.wholes) : []
    guard cases.count > 1 else { return add(.undecided, in: pixels) }
    for one in cases {
      if let pixels = touched(by: one.enclosures(of: [part])[0]) { add(.undecided, in: pixels) }
    }
  }

  /// Tries fractions in a part that lies on the edges of pixels.
  private mutating func prove(_ part: CurvePart, _ pixels: PixelBlock) {
    for parameter in part.exactParameters {
      let exact = CurvePart(t: parameter.enclosure, wholes: part.wholes)
      guard curve.enclosures(of: [exact])[0].rest == .holds else { continue }
      func sides(_ axis: PlaneAxis, _ edge: Int) -> Outcomes {
        guard let place = grid.place(axis, ofEdge: edge) else { return .all }
        return curve.outcome(axis, parameter, part.wholes.map { $0.lower }, place)
      }
      let columns = pixels.columns.filter { column in
        sides(.x, column).isSubset(of: [.zero, .positive])
          && sides(.x, column + 1).isSubset(of: [.zero, .negative])
      }
      let rows = pixels.rows.filter { row in
        sides(.y, row).isSubset(of: [.zero, .positive])
          && sides(.y, row + 1).isSubset(of: [.zero, .negative])
      }
      for row in rows { for column in columns { picture.add(.proved, column: column, row: row) } }
    }
  }

  /// Whether a part is near the line between its ends: its slopes hardly change, or it is short.
  private func isLine(_ part: CurvePart, _ enclosed: EnclosedPart) -> Bool {
    // The ends of a line are as exact as the middle.
    guard enclosed.isContinuous, !part.t.isPoint,
      enclosed.center.map({ grid.size($0.x, $0.y) < CurveGrid.small }) ?? true
    else { return false }
    return grid.size(enclosed.x, enclosed.y) < CurveGrid.small
      || grid.isFlat(
        enclosed.xSlope, enclosed.ySlope, along: wantsPixels ? part.t.width : part.t.width / 4)
  }

  /// Whether another part has come to each pixel that may have points at some distances from the origin.
  private func areKnown(_ pixels: PixelBlock, _ radius: Interval?) -> Bool {
    pixels.rows.allSatisfy { row in
      pixels.columns.allSatisfy { column in
        picture[column, row] != .empty
          || radius.map { !grid.mayMeet(column: column, row: row, radius: $0) } ?? false
      }
    }
  }

  private func isProved(_ pixels: PixelBlock) -> Bool {
    pixels.rows.allSatisfy { row in
      pixels.columns.allSatisfy { picture[$0, row] == .proved }
    }
  }

  private func isTraced(_ pixels: PixelBlock) -> Bool {
    pixels.rows.allSatisfy { row in
      pixels.columns.allSatisfy { picture.pixels[row * picture.columns + $0].isTraced }
    }
  }

  /// Adds what is not known of a part: its pixels with points at some distances from the origin.
  private mutating func addUndecided(_ pixels: PixelBlock, _ radius: Interval?) {
    for row in pixels.rows {
      for column in pixels.columns
      where radius.map({ grid.mayMeet(column: column, row: row, radius: $0) }) ?? true {
        picture.add(.undecided, column: column, row: row)
      }
    }
  }

  private mutating func add(_ answer: RelationPicture.Answer, in pixels: PixelBlock) {
    for row in pixels.rows {
      for column in pixels.columns { picture.add(answer, column: column, row: row) }
    }
  }
}
