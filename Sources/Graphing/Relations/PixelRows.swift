import OrdinateNumerics

/// Decides several pixels at once, as far as enclosures over them and at their corners decide.
struct PixelRows {
  enum Answer: Equatable {
    case empty, full, proved
    /// What remains to be decided.
    case open(PlaneCondition)
  }

  /// The row of a function that is known already.
  typealias Known = (function: Int, row: NarrowedRow)

  private let functions: [AnyPlaneFunction]
  private let boxes: [PlaneBox]

  init(_ functions: [AnyPlaneFunction], _ boxes: [PlaneBox]) {
    (self.functions, self.boxes) = (functions, boxes)
  }

  /// - Parameters:
  ///   - conditions: One for each box.
  ///   - known: `nil` if no row is known.
  func answers(
    _ conditions: [PlaneCondition], knowing known: Known? = nil
  ) -> [Answer] {
    var used: [Int] = []
    for condition in conditions {
      for function in condition.functions where !used.contains(function) { used.append(function) }
    }
    var rows = [NarrowedRow?](repeating: nil, count: functions.count)
    let (xs, ys) = (boxes.map { $0.x.outer }, boxes.map { $0.y.outer })
    for function in used {
      rows[function] =
        known?.function == function ? known?.row : NarrowedRow(functions[function], x: xs, y: ys)
    }
    func values(_ function: Int, _ box: Int) -> Interval { rows[function]?.values[box] ?? .whole }
    var rests = conditions.indices.map { box in conditions[box].reduced { values($0, box) } }
    let open = rests.indices.filter { rests[$0] != .holds && rests[$0] != .fails }
    let atCorners = Corners(of: open.map { boxes[$0] }, functions, used)
    var answers = rests.map { $0 == .fails ? Answer.empty : .full }
    for (index, box) in open.enumerated() {
      rests[box] = rests[box].reduced { function in
        let value = values(function, box)
        return rows[function]?.isMonotone(in: box) == true
          ? atCorners.range(function, index, value) : value
      }
      if rests[box] == .holds || rests[box] == .fails {
        answers[box] = rests[box] == .holds ? .full : .empty
        continue
      }
      let isProved =
        atCorners.holds(rests[box], index)
        || rests[box].equations.contains { function, number in
          values(function, box).decoration == .continuous
            && atCorners.crosses(function, number, index)
        }
      answers[box] = isProved ? .proved : .open(rests[box])
    }
    return answers
  }

  /// The functions at the corners of boxes, four for each.
  private struct Corners {
    private var rows: [[Interval]]

    init(of boxes: [PlaneBox], _ functions: [AnyPlaneFunction], _ used: [Int]) {
      rows = [[Interval]](repeating: [], count: functions.count)
      if boxes.isEmpty { return }
      let corners = boxes.flatMap { $0.corners }
      let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
      for function in used { rows[function] = functions[function].enclosures(xs, ys) }
    }

    /// The part of an enclosure that lies between values at corners, of a function with its extremes there.
    func range(_ function: Int, _ box: Int, _ enclosure: Interval) -> Interval {
      let row = rows[function]
      let bottom = Interval.hull(row[4 * box], row[4 * box + 1])
      let top = Interval.hull(row[4 * box + 2], row[4 * box + 3])
      let common = Interval.intersection(enclosure, Interval.hull(bottom, top))
      return common.isEmpty ? enclosure : common
    }

    func holds(_ condition: PlaneCondition, _ box: Int) -> Bool {
      FunctionRows(rows).holds(condition, inOneOf: 4 * box..<4 * box + 4)
    }

    func crosses(_ function: Int, _ number: Double, _ box: Int) -> Bool {
      var found: Outcomes = []
      for corner in 4 * box..<4 * box + 4 {
        let sides = Outcomes(of: rows[function][corner], beside: number)
        if sides == .negative || sides == .positive { found.formUnion(sides) }
      }
      return found.contains(.negative) && found.contains(.positive)
    }
  }
}

/// Enclosures of a function over a row of boxes, narrowed by its slopes.
struct NarrowedRow {
  let values: [Interval]
  /// `nil` if they are not known.
  private let slopes: PlaneSlopes?

  /// - Returns: `nil` if no slopes are known.
  init?(slopesOf function: AnyPlaneFunction, x xs: [Interval], y ys: [Interval]) {
    guard let slopes = function.slopes(xs, ys) else { return nil }
    let centers = function.enclosures(
      xs.map { Interval($0.midpoint) }, ys.map { Interval($0.midpoint) })
    values = xs.indices.map { box in
      slopes.values[box].meetingMeanValue(
        center: centers[box], x: xs[box], y: ys[box], alongX: slopes.alongX[box],
        alongY: slopes.alongY[box])
    }
    self.slopes = slopes
  }

  init(_ function: AnyPlaneFunction, x xs: [Interval], y ys: [Interval]) {
    if let row = NarrowedRow(slopesOf: function, x: xs, y: ys) {
      self = row
    } else {
      (values, slopes) = (function.enclosures(xs, ys), nil)
    }
  }

  private init(_ values: [Interval], _ slopes: PlaneSlopes?) {
    (self.values, self.slopes) = (values, slopes)
  }

  /// The row of some of the boxes.
  func part(_ boxes: [Int]) -> NarrowedRow {
    NarrowedRow(
      boxes.map { values[$0] },
      slopes.map { slopes in
        PlaneSlopes(
          values: boxes.map { slopes.values[$0] }, alongX: boxes.map { slopes.alongX[$0] },
          alongY: boxes.map { slopes.alongY[$0] })
      })
  }

  /// Whether it never rises or never falls along each axis, so that its extremes are at corners.
  func isMonotone(in box: Int) -> Bool {
    guard let slopes else { return false }
    return slopes.values[box].decoration == .continuous && slopes.alongX[box].hasOneSign
      && slopes.alongY[box].hasOneSign
  }

  /// How a curve of the function runs in a box; `nil` if that is not known.
  ///
  /// - Parameter pixel: The sides of a pixel.
  func direction(in box: Int, pixel: Size) -> RegularDirection? {
    slopes.flatMap { RegularDirection($0.alongX[box], $0.alongY[box], pixel: pixel) }
  }
}

extension Interval {
  /// Whether slopes are known of which none is below 0, or none above.
  fileprivate var hasOneSign: Bool { decoration >= .defined && (lower >= 0 || upper <= 0) }
}

extension PlaneCondition {
  /// The equations of which each alone solves it.
  fileprivate var equations: [(function: Int, number: Double)] {
    switch self {
    case .outcome(let function, let number, .zero): [(function, number)]
    case .any(let parts): parts.flatMap { $0.equations }
    case .outcome, .whole, .all: []
    }
  }
}
