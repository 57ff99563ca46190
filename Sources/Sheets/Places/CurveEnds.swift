import Formulas
import Graphing
import OrdinateNumerics

/// The points at which curves end, with the directions in which they lead away.
struct CurveEnds {
  private(set) var points: [(point: PlanePoint, arcs: [Arc], isTurn: Bool)] = []

  /// A curve from its end.
  struct Arc {
    /// Whether x grows along it, 1, falls, -1, or stays the same, 0; `nil` if that is not known.
    let dx: Int?
    let dy: Int?

    /// - Parameters:
    ///   - point: Where the curve crosses the line on which a side is 0.
    ///   - side: Holds on the curve.
    init(
      of curve: RelationSurvey.Curve, from point: PlanePoint, _ side: PlaneAlternative.Side,
      _ angle: AngleUnit
    ) {
      let (x, y) = (point.x.enclosure, point.y.enclosure)
      let sideFunction = FormulaPlaneFunction(side.formula, angle: angle)
      guard let own = curve.expression.function.slopes(x: [x], y: [y]),
        let other = sideFunction.slopes(x: [x], y: [y])
      else {
        (dx, dy) = (nil, nil)
        return
      }
      let growth = other.alongX[0] * own.alongY[0] - other.alongY[0] * own.alongX[0]
      guard growth.isNonzero else {
        (dx, dy) = (nil, nil)
        return
      }
      let sign = ((growth.lower > 0) == side.outcomes.contains(.positive)) ? 1 : -1
      func direction(_ slope: Interval, _ name: Name, _ sign: Int) -> Int? {
        if slope.isNonzero { return slope.lower > 0 ? sign : -sign }
        let formula = try? curve.expression.formula.derivative(withRespectTo: name, angle: angle)
        return formula == .number(0) ? 0 : nil
      }
      dx = direction(own.alongY[0], "y", sign)
      dy = direction(own.alongX[0], "x", -sign)
    }
  }

  mutating func add(_ arc: Arc, at point: PlanePoint) {
    if let index = index(of: point) {
      points[index].arcs.append(arc)
    } else {
      points.append((point, [arc], false))
    }
  }

  /// Adds a point at which a curve is level, perhaps its end.
  mutating func addTurn(at point: PlanePoint) {
    if let index = index(of: point) {
      points[index].isTurn = true
    } else {
      points.append((point, [], true))
    }
  }

  private func index(of point: PlanePoint) -> Int? {
    points.firstIndex { $0.point.isSame(as: point) }
  }

  /// Whether a coordinate is greater, or less, where all of several arcs begin than on them.
  static func isExtreme(_ directions: [Int?]) -> Bool? {
    let known = directions.compactMap { $0 }
    if known.contains(0) || (known.contains(1) && known.contains(-1)) { return false }
    return known.count == directions.count ? true : nil
  }
}
