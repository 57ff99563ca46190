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
    var rows = [[Interval]](repeating: [], count: functions.count)
    for function in used { rows[function] = enclosures(of: function, usesSlopes) }
    let rests = conditions.indices.map { box in conditions[box].reduced { rows[$0][box] } }
    let open = rests.indices.filter { rests[$0] != .holds && rests[$0] != .fails }
    let atCorners = Corners(of: open.map { boxes[$0] }, functions, used)
    var answers = rests.map { $0 == .fails ? Answer.empty : .full }
    for (index, box) in open.enumerated() {
      let isProved =
        atCorners.holds(rests[box], index)
        || rests[box].equations.contains { function, number in
          rows[function][box].decoration == .continuous
            && atCorners.crosses(function, number, index)
        }
      answers[box] = isProved ? .proved : .open(rests[box])
    }
    return answers
  }

  private func enclosures(of function: Int, _ usesSlopes: Bool) -> [Interval] {
    let (xs, ys) = (boxes.map { $0.x.outer }, boxes.map { $0.y.outer })
    guard usesSlopes, let slopes = functions[function].slopes(xs, ys) else {
      return functions[function].enclosures(xs, ys)
    }
    let centers = functions[function].enclosures(
      xs.map { Interval($0.midpoint) }, ys.map { Interval($0.midpoint) })
    return boxes.indices.map { box in
      slopes.values[box].meetingMeanValue(
        center: centers[box], x: xs[box], y: ys[box], alongX: slopes.alongX[box],
        alongY: slopes.alongY[box])
    }
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

    func holds(_ condition: PlaneCondition, _ box: Int) -> Bool {
      (4 * box..<4 * box + 4).contains { corner in
        condition.reduced { rows[$0][corner] } == .holds
      }
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
