import OrdinateNumerics

/// Proves that a box contains a solution.
struct Existence {
  let functions: [AnyPlaneFunction]
  let fractions: [PixelProof.Fraction?]
  let budget: PixelBudget

  /// Whether a box certainly contains a solution of what is left to decide in it.
  func isProved(_ condition: PlaneCondition, in box: PlaneBox) -> Bool {
    if case .any(let parts) = condition { return parts.contains { isProved($0, in: box) } }
    let corners = box.corners
    let values = FunctionRows(
      condition, functions, x: corners.map { $0.x }, y: corners.map { $0.y })
    if values.holds(condition, inOneOf: corners.indices) { return true }
    if holdsExactly(condition, atCornersOf: box) { return true }
    switch condition {
    case .outcome(let function, let number, let allowed):
      if allowed == .zero { return crossesZero(function, number, values, in: box) }
      return isReached(function, number, allowed, in: box)
    case .whole(let function):
      let enclosures = corners.indices.map { values[function, $0] }.filter {
        $0.decoration >= .defined
      }
      if let least = enclosures.map({ $0.upper }).min(),
        let greatest = enclosures.map({ $0.lower }).max(), least.rounded(.up) <= greatest,
        isContinuous(function, in: box)
      {
        return true
      }
      return EdgeSearch(
        function: functions[function], poles: fractions[function]?.poles, number: 0, budget: budget
      ).crossesWholeNumber(box)
    case .all(let parts):
      return holdsOnEdge(condition, of: box)
        || CommonZero(functions).isProved(parts, in: box, within: budget)
    case .any: return false
    }
  }

  /// Whether the condition holds at a point of an edge along which all but one equation hold, or all.
  private func holdsOnEdge(_ condition: PlaneCondition, of box: PlaneBox) -> Bool {
    let edges = box.exactEdges
    let values = FunctionRows(condition, functions, x: edges.map { $0.0 }, y: edges.map { $0.1 })
    for (index, rest) in values.rests(of: condition, in: edges.indices).enumerated() {
      let edge = edges[index]
      switch rest {
      case .holds: return true
      case .outcome(let function, let number, .zero):
        guard values[function, index].decoration == .continuous else { continue }
        let ends = functions[function].enclosures(
          [Interval(edge.0.lower), Interval(edge.0.upper)],
          [Interval(edge.1.lower), Interval(edge.1.upper)])
        let sides = ends.map { Outcomes(of: $0, beside: number) }
        if sides.contains(.negative), sides.contains(.positive) { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether the condition holds at a corner, decided exactly.
  private func holdsExactly(_ condition: PlaneCondition, atCornersOf box: PlaneBox) -> Bool {
    box.exactCorners.contains { condition.holds(at: $0, within: budget) }
  }

  private func isContinuous(_ function: Int, in box: PlaneBox) -> Bool {
    functions[function].enclosures([box.x.outer], [box.y.outer])[0].decoration == .continuous
  }

  /// Whether a function is continuous and has values on both sides of a number.
  private func crossesZero(
    _ function: Int, _ number: Double, _ values: FunctionRows, in box: PlaneBox
  ) -> Bool {
    let sides = (0..<4).map { Outcomes(of: values[function, $0], beside: number) }
    if sides.contains(.negative), sides.contains(.positive), isContinuous(function, in: box) {
      return true
    }
    return EdgeSearch(
      function: functions[function], poles: fractions[function]?.poles, number: number,
      budget: budget
    ).crosses(box)
  }

  /// Whether samples find a point where a function has an allowed value.
  private func isReached(
    _ function: Int, _ number: Double, _ allowed: Outcomes, in box: PlaneBox
  ) -> Bool {
    EdgeSearch(
      function: functions[function], poles: fractions[function]?.poles, number: number,
      budget: budget
    )
    .reaches(allowed, in: box)
  }
}

extension PlaneCondition {
  /// Whether the condition certainly holds at a point.
  func holds(at place: ExactPlace, within budget: PixelBudget) -> Bool {
    switch self {
    case .outcome(let function, let number, let allowed):
      return budget.outcome(of: function, at: place, beside: number).isSubset(of: allowed)
    case .whole: return false
    case .all(let parts): return parts.allSatisfy { $0.holds(at: place, within: budget) }
    case .any(let parts): return parts.contains { $0.holds(at: place, within: budget) }
    }
  }

  /// The condition without the alternatives that fail.
  func pruned(where fails: (PlaneCondition) -> Bool) -> PlaneCondition {
    switch self {
    case .outcome, .whole: return fails(self) ? .fails : self
    case .all(let parts):
      let rest = parts.map { $0.pruned(where: fails) }
      return rest.contains(.fails) || fails(self) ? .fails : .all(rest)
    case .any(let parts):
      let rest = parts.map { $0.pruned(where: fails) }.filter { $0 != .fails }
      return rest.count == 1 ? rest[0] : .any(rest)
    }
  }
}
