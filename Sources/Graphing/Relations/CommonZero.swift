import OrdinateNumerics

/// Proves that a box contains a point where several conditions hold together.
struct CommonZero {
  private let functions: [AnyPlaneFunction]

  init(_ functions: [AnyPlaneFunction]) { self.functions = functions }

  private typealias Equation = (function: Int, number: Double)

  /// Whether two of the conditions certainly do not hold together in a box: an equation less a multiple of
  /// another one, which takes away the slope along an axis, is nowhere 0.
  func isExcluded(_ conditions: [PlaneCondition], in box: PlaneBox) -> Bool {
    let equations = equations(in: conditions)
    for (index, first) in equations.enumerated() {
      for second in equations.dropFirst(index + 1) {
        if isExcluded([first, second], box.x.outer, box.y.outer) { return true }
      }
    }
    return false
  }

  private func isExcluded(_ pair: [Equation], _ x: Interval, _ y: Interval) -> Bool {
    guard let matrix = slopes(pair, x, y) else { return false }
    let (cx, cy) = (Interval(x.midpoint), Interval(y.midpoint))
    let centers = pair.map { equation in
      functions[equation.function].enclosures([cx], [cy])[0] - Interval(equation.number)
    }
    let middle = matrix.middle
    for factor in [middle.a / middle.c, middle.b / middle.d] where factor.isFinite {
      let multiple = Interval(factor)
      let range =
        centers[0] - multiple * centers[1] + (matrix.a - multiple * matrix.c) * (x - cx)
        + (matrix.b - multiple * matrix.d) * (y - cy)
      if !range.isEmpty, range.decoration >= .defined, !range.contains(0) { return true }
    }
    return false
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

  private static let steps = 6

  /// Two equations or more: their common zero is proved for the first two, and has to satisfy the rest.
  ///
  /// - Source: Krawczyk 1969, doi:10.1007/BF02234767.
  private func isProved(
    _ equations: [Equation], _ conditions: [PlaneCondition], in box: PlaneBox,
    within budget: PixelBudget
  ) -> Bool {
    let pair = Array(equations.prefix(2))
    guard let place = approximation(of: pair, in: box) else { return false }
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
      if box.x.contains(x), box.y.contains(y), hasZero(pair, x, y) {
        let values = FunctionRows(.all(conditions), functions, x: [x], y: [y])
        let others = conditions.filter { condition in
          if case .outcome(let function, let number, let allowed) = condition,
            allowed.contains(.zero)
          {
            return !pair.contains { $0.function == function && $0.number == number }
          }
          return true
        }
        return PlaneCondition.all(others).reduced { values[$0, 0] } == .holds
      }
      radius *= 64
    }
    return false
  }

  private func values(_ pair: [Equation], _ place: Point) -> (Double, Double) {
    func value(_ equation: Equation) -> Double {
      functions[equation.function].values([place.x], [place.y])[0] - equation.number
    }
    return (value(pair[0]), value(pair[1]))
  }

  private func slopes(_ pair: [Equation], _ x: Interval, _ y: Interval) -> Matrix? {
    guard let first = functions[pair[0].function].slopes([x], [y]),
      let second = functions[pair[1].function].slopes([x], [y]),
      first.values[0].decoration == .continuous, second.values[0].decoration == .continuous
    else { return nil }
    let matrix = Matrix(
      a: first.alongX[0], b: first.alongY[0], c: second.alongX[0], d: second.alongY[0])
    return matrix.isDefined ? matrix : nil
  }

  /// A common zero by Newton's method, from the middle of a box; `nil` where none seems to be in it.
  private func approximation(of pair: [Equation], in box: PlaneBox) -> Point? {
    var place = Point(x: box.x.outer.midpoint, y: box.y.outer.midpoint)
    for _ in 0..<Self.steps {
      guard let matrix = slopes(pair, Interval(place.x), Interval(place.y)),
        let inverse = matrix.middle.inverse
      else { return nil }
      let (f, g) = values(pair, place)
      place.x -= inverse.a * f + inverse.b * g
      place.y -= inverse.c * f + inverse.d * g
      guard place.x.isFinite, place.y.isFinite else { return nil }
    }
    let (x, y) = (box.x.outer, box.y.outer)
    let slack = Point(x: x.width * 0.01, y: y.width * 0.01)
    guard place.x >= x.lower - slack.x, place.x <= x.upper + slack.x,
      place.y >= y.lower - slack.y, place.y <= y.upper + slack.y
    else { return nil }
    return place
  }

  /// Whether Krawczyk's operator maps a box into its inside: then it has exactly one common zero.
  private func hasZero(_ pair: [Equation], _ x: Interval, _ y: Interval) -> Bool {
    guard let matrix = slopes(pair, x, y), let inverse = matrix.middle.inverse else { return false }
    let (cx, cy) = (Interval(x.midpoint), Interval(y.midpoint))
    let values = pair.map { equation in
      functions[equation.function].enclosures([cx], [cy])[0] - Interval(equation.number)
    }
    let (a, b) = (Interval(inverse.a), Interval(inverse.b))
    let (c, d) = (Interval(inverse.c), Interval(inverse.d))
    let one = Interval(1)
    let (dx, dy) = (x - cx, y - cy)
    let newX =
      cx - (a * values[0] + b * values[1]) + (one - (a * matrix.a + b * matrix.c)) * dx
      - (a * matrix.b + b * matrix.d) * dy
    let newY =
      cy - (c * values[0] + d * values[1]) - (c * matrix.a + d * matrix.c) * dx
      + (one - (c * matrix.b + d * matrix.d)) * dy
    return newX.isInside(x) && newY.isInside(y)
  }

  /// Slopes of two functions, one a row.
  private struct Matrix {
    let a, b, c, d: Interval

    var isDefined: Bool {
      [a, b, c, d].allSatisfy {
        $0.decoration >= .defined && $0.lower.isFinite && $0.upper.isFinite
      }
    }

    var middle: PointMatrix {
      PointMatrix(a: a.midpoint, b: b.midpoint, c: c.midpoint, d: d.midpoint)
    }
  }

  private struct PointMatrix {
    let a, b, c, d: Double

    var inverse: PointMatrix? {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return nil }
      return PointMatrix(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant)
    }
  }
}

extension Interval {
  fileprivate func isInside(_ other: Interval) -> Bool {
    !isEmpty && decoration >= .defined && other.lower < lower && upper < other.upper
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
