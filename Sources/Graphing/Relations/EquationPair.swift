import OrdinateNumerics

/// Two equations about functions of the plane, which are to hold together.
struct EquationPair {
  private let first: Equation
  private let second: Equation

  private struct Equation {
    let function: AnyPlaneFunction
    let number: Double

    func value(_ place: Point) -> Double { function.values([place.x], [place.y])[0] - number }

    func enclosure(_ x: Interval, _ y: Interval) -> Interval {
      function.enclosures([x], [y])[0] - Interval(number)
    }
  }

  init(
    _ first: AnyPlaneFunction, equals number: Double, _ second: AnyPlaneFunction,
    equals other: Double
  ) {
    self.first = Equation(function: first, number: number)
    self.second = Equation(function: second, number: other)
  }

  /// What is known about the common zeros in a box.
  enum Answer {
    case none
    /// There is exactly one, and it is in a smaller box.
    case one(x: Interval, y: Interval)
    /// All of them are in a box, perhaps a smaller one.
    case unknown(x: Interval, y: Interval)
  }

  /// Whether the first function certainly has no allowed outcome in a box where the second equation holds: less
  /// a multiple of the second one, which takes away the slope along an axis, it is nowhere as allowed.
  func isExcluded(_ x: Interval, _ y: Interval, unless allowed: Outcomes = .zero) -> Bool {
    slopes(x, y).map { isExcluded($0, centers(x, y), x, y, unless: allowed) } ?? false
  }

  private func isExcluded(
    _ matrix: Matrix, _ centers: (Interval, Interval), _ x: Interval, _ y: Interval,
    unless allowed: Outcomes = .zero
  ) -> Bool {
    let (cx, cy) = (Interval(x.midpoint), Interval(y.midpoint))
    let middle = matrix.middle
    for factor in [middle.a / middle.c, middle.b / middle.d] where factor.isFinite {
      let multiple = Interval(factor)
      let range =
        centers.0 - multiple * centers.1 + (matrix.a - multiple * matrix.c) * (x - cx)
        + (matrix.b - multiple * matrix.d) * (y - cy)
      if !range.isEmpty, range.decoration >= .defined,
        Outcomes(of: range, beside: 0).isDisjoint(with: allowed)
      {
        return true
      }
    }
    return false
  }

  private static let steps = 6

  /// A common zero by Newton's method, from the middle of a box; `nil` where none seems to be in it.
  func approximation(x: Interval, y: Interval) -> Point? {
    var place = Point(x: x.midpoint, y: y.midpoint)
    for _ in 0..<Self.steps {
      guard let next = newton(from: place) else { return nil }
      place = next
    }
    let slack = Point(x: x.width * 0.01, y: y.width * 0.01)
    guard place.x >= x.lower - slack.x, place.x <= x.upper + slack.x,
      place.y >= y.lower - slack.y, place.y <= y.upper + slack.y
    else { return nil }
    return place
  }

  private func newton(from place: Point) -> Point? {
    guard let matrix = slopes(Interval(place.x), Interval(place.y)),
      let inverse = matrix.middle.inverse
    else { return nil }
    let (f, g) = (first.value(place), second.value(place))
    let next = Point(
      x: place.x - (inverse.a * f + inverse.b * g), y: place.y - (inverse.c * f + inverse.d * g))
    return next.x.isFinite && next.y.isFinite ? next : nil
  }

  /// Whether Krawczyk's operator maps a box into its inside: then it has exactly one common zero.
  func hasZero(_ x: Interval, _ y: Interval) -> Bool {
    if let matrix = slopes(x, y), let (newX, newY) = image(matrix, centers(x, y), x, y) {
      newX.isInside(x) && newY.isInside(y)
    } else {
      false
    }
  }

  /// Decides a box as far as one evaluation of values and slopes does.
  func answer(_ x: Interval, _ y: Interval) -> Answer {
    guard first.enclosure(x, y).contains(0), second.enclosure(x, y).contains(0) else {
      return .none
    }
    guard let matrix = slopes(x, y) else { return .unknown(x: x, y: y) }
    let centers = centers(x, y)
    if isExcluded(matrix, centers, x, y) { return .none }
    guard let (newX, newY) = image(matrix, centers, x, y), !newX.isEmpty, !newY.isEmpty,
      newX.decoration >= .defined, newY.decoration >= .defined
    else { return .unknown(x: x, y: y) }
    let (commonX, commonY) = (newX.meeting(x), newY.meeting(y))
    if commonX.isEmpty || commonY.isEmpty { return .none }
    return newX.isInside(x) && newY.isInside(y)
      ? .one(x: commonX, y: commonY) : .unknown(x: commonX, y: commonY)
  }

  /// Where Krawczyk's operator maps a box to, which contains all common zeros in the box.
  ///
  /// - Source: Krawczyk 1969, doi:10.1007/BF02234767.
  private func image(
    _ matrix: Matrix, _ values: (Interval, Interval), _ x: Interval, _ y: Interval
  ) -> (Interval, Interval)? {
    guard let inverse = matrix.middle.inverse else { return nil }
    let (cx, cy) = (Interval(x.midpoint), Interval(y.midpoint))
    let (a, b) = (Interval(inverse.a), Interval(inverse.b))
    let (c, d) = (Interval(inverse.c), Interval(inverse.d))
    let one = Interval(1)
    let (dx, dy) = (x - cx, y - cy)
    let newX =
      cx - (a * values.0 + b * values.1) + (one - (a * matrix.a + b * matrix.c)) * dx
      - (a * matrix.b + b * matrix.d) * dy
    let newY =
      cy - (c * values.0 + d * values.1) - (c * matrix.a + d * matrix.c) * dx
      + (one - (c * matrix.b + d * matrix.d)) * dy
    return (newX, newY)
  }

  /// The values in the middle of a box.
  private func centers(_ x: Interval, _ y: Interval) -> (Interval, Interval) {
    let (cx, cy) = (Interval(x.midpoint), Interval(y.midpoint))
    return (first.enclosure(cx, cy), second.enclosure(cx, cy))
  }

  private func slopes(_ x: Interval, _ y: Interval) -> Matrix? {
    guard let first = first.function.slopes([x], [y]),
      let second = second.function.slopes([x], [y]),
      first.values[0].decoration == .continuous, second.values[0].decoration == .continuous
    else { return nil }
    let matrix = Matrix(
      a: first.alongX[0], b: first.alongY[0], c: second.alongX[0], d: second.alongY[0])
    return matrix.isDefined ? matrix : nil
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

  /// The points in both, as operands.
  fileprivate func meeting(_ other: Interval) -> Interval {
    let common = Interval.intersection(self, other)
    return common.isEmpty ? common : Interval(common.lower, common.upper)
  }
}
