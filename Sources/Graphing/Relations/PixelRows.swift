import OrdinateNumerics

/// Decides several pixels at once, as far as enclosures over them and at their corners decide.
struct PixelRows {
  enum Answer: Equatable {
    case empty, full, proved
    /// What remains to be decided.
    case open(PlaneCondition)
  }

  private let functions: [AnyPlaneFunction]
  private let boxes: [PlaneBox]

  init(_ functions: [AnyPlaneFunction], _ boxes: [PlaneBox]) {
    (self.functions, self.boxes) = (functions, boxes)
  }

  /// - Parameters:
  ///   - conditions: One for each box.
  ///   - usesSlopes: Whether enclosures are narrowed by slopes.
  func answers(_ conditions: [PlaneCondition], usesSlopes: Bool) -> [Answer] {
    var used: [Int] = []
    for condition in conditions {
      for function in condition.functions where !used.contains(function) { used.append(function) }
    }
    var rows = [Enclosures](repeating: Enclosures(), count: functions.count)
    for function in used { rows[function] = enclosures(of: function, usesSlopes) }
    var rests = conditions.indices.map { box in conditions[box].reduced { rows[$0].values[box] } }
    let open = rests.indices.filter { rests[$0] != .holds && rests[$0] != .fails }
    let atCorners = Corners(of: open.map { boxes[$0] }, functions, used)
    var answers = rests.map { $0 == .fails ? Answer.empty : .full }
    for (index, box) in open.enumerated() {
      if usesSlopes {
        rests[box] = rests[box].reduced { function in
          let values = rows[function].values[box]
          return rows[function].isMonotone[box] ? atCorners.range(function, index, values) : values
        }
        if rests[box] == .holds || rests[box] == .fails {
          answers[box] = rests[box] == .holds ? .full : .empty
          continue
        }
      }
      let isProved =
        atCorners.holds(rests[box], index)
        || rests[box].equations.contains { function, number in
          rows[function].values[box].decoration == .continuous
            && atCorners.crosses(function, number, index)
        }
      answers[box] = isProved ? .proved : .open(rests[box])
    }
    return answers
  }

  /// The values of a function in each box.
  private struct Enclosures {
    var values: [Interval] = []
    /// Whether it never rises or never falls along each axis, so that its extremes are at corners.
    var isMonotone: [Bool] = []
  }

  private func enclosures(of function: Int, _ usesSlopes: Bool) -> Enclosures {
    let (xs, ys) = (boxes.map { $0.x.outer }, boxes.map { $0.y.outer })
    guard usesSlopes, let slopes = functions[function].slopes(xs, ys) else {
      return Enclosures(
        values: functions[function].enclosures(xs, ys),
        isMonotone: [Bool](repeating: false, count: boxes.count))
    }
    let centers = functions[function].enclosures(
      xs.map { Interval($0.midpoint) }, ys.map { Interval($0.midpoint) })
    return Enclosures(
      values: boxes.indices.map { box in
        slopes.values[box].meetingMeanValue(
          center: centers[box], x: xs[box], y: ys[box], alongX: slopes.alongX[box],
          alongY: slopes.alongY[box])
      },
      isMonotone: boxes.indices.map { box in
        slopes.values[box].decoration == .continuous && slopes.alongX[box].hasOneSign
          && slopes.alongY[box].hasOneSign
      })
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
