import OrdinateNumerics

/// Proves that a box contains a point where several conditions hold together.
struct CommonZero {
  private let functions: [AnyPlaneFunction]

  init(_ functions: [AnyPlaneFunction]) { self.functions = functions }

  private typealias Equation = (function: Int, number: Double)

  /// Whether two of the conditions certainly do not hold together in a box.
  func isExcluded(_ conditions: [PlaneCondition], in box: PlaneBox) -> Bool {
    for (index, condition) in conditions.enumerated() {
      guard case .outcome(let equation, let value, .zero) = condition else { continue }
      for (place, other) in conditions.enumerated() where place != index {
        // Two equations are one pair.
        guard case .outcome(let function, let number, let allowed) = other,
          allowed != .zero || place < index
        else { continue }
        let pair = pair([(function, number), (equation, value)])
        if pair.isExcluded(box.x.outer, box.y.outer, unless: allowed) { return true }
      }
    }
    return false
  }

  private func pair(_ equations: [Equation]) -> EquationPair {
    EquationPair(
      functions[equations[0].function], equals: equations[0].number,
      functions[equations[1].function], equals: equations[1].number)
  }

  private func equations(in conditions: [PlaneCondition]) -> [Equation] {
    conditions.compactMap { condition in
      if case .outcome(let function, let number, .zero) = condition {
        (function, number)
      } else {
        nil
      }
    }
  }

  /// Whether the conditions certainly hold together at some point of a box.
  func isProved(
    _ conditions: [PlaneCondition], in box: PlaneBox, within budget: PixelBudget
  ) -> Bool {
    // The bounds of inequalities may meet a curve in a single point too.
    var equations = equations(in: conditions)
    for case .outcome(let function, let number, let allowed) in conditions
    where allowed != .zero && allowed.contains(.zero) {
      equations.append((function, number))
    }
    return equations.count > 1 && isProved(equations, conditions, in: box, within: budget)
  }

  /// Two equations or more: their common zero is proved for the first two, and has to satisfy the rest.
  ///
  /// - Source: Krawczyk 1969, doi:10.1007/BF02234767.
  private func isProved(
    _ equations: [Equation], _ conditions: [PlaneCondition], in box: PlaneBox,
    within budget: PixelBudget
  ) -> Bool {
    let chosen = equations.prefix(2)
    let pair = pair(equations)
    guard let place = pair.approximation(x: box.x.outer, y: box.y.outer) else { return false }
    if let simple = box.exactPlace(near: place),
      PlaneCondition.all(conditions).holds(at: simple, within: budget)
    {
      return true
    }
    let width = min(box.x.outer.width, box.y.outer.width)
    var radius = width * 0x1p-20
    while radius < width {
      let x = Interval(place.x - radius, place.x + radius)
      let y = Interval(place.y - radius, place.y + radius)
      if box.x.contains(x), box.y.contains(y), pair.hasZero(x, y) {
        let values = FunctionRows(.all(conditions), functions, x: [x], y: [y])
        let others = conditions.filter { condition in
          if case .outcome(let function, let number, let allowed) = condition,
            allowed.contains(.zero)
          {
            return !chosen.contains { $0.function == function && $0.number == number }
          }
          return true
        }
        return values.holds(.all(others), inOneOf: 0..<1)
      }
      radius *= 64
    }
    return false
  }
}

extension PlaneBox {
  /// A point of the box with simple coordinates, or on its edges, next to a place.
  fileprivate func exactPlace(near place: Point) -> ExactPlace? {
    func coordinate(_ value: Double, _ side: Side) -> ExactPlace.Coordinate? {
      let distance = 1e-6 * side.outer.width
      for edge in [side.low, side.high]
      where edge.isPoint && (value - edge.lower).magnitude < distance {
        return ExactPlace.Coordinate(edge.lower)
      }
      let simple = ExactPlace.Coordinate(near: value, within: distance)
      return simple.flatMap { side.contains($0.enclosure) ? $0 : nil }
    }
    guard let x = coordinate(place.x, x), let y = coordinate(place.y, y) else { return nil }
    return ExactPlace(x: x, y: y)
  }
}
