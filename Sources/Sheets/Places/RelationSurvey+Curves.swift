import Formulas
import Graphing
import OrdinateNumerics

extension RelationSurvey {
  /// Places of longer relations, and of curves with longer slopes, are not looked for.
  static let mostNodes = 1_500

  /// A curve, or a piece of one without kinks.
  struct Curve {
    let expression: PlaneExpression
    /// What also has to hold.
    let sides: [PlaneAlternative.Side]
    /// Those of the sides at which the curve ends.
    let bounds: [PlaneAlternative.Side]
    /// The number of the alternative that it belongs to.
    let alternative: Int
    let isEdgeOfRegion: Bool

    /// Whether it certainly has a tangent at a point.
    func isSmooth(at point: PlanePoint) -> Bool {
      let slopes = expression.function.slopes(x: [point.x.enclosure], y: [point.y.enclosure])
      return slopes.map { $0.alongX[0].isNonzero || $0.alongY[0].isNonzero } ?? false
    }
  }

  /// The alternatives that a relation consists of; `nil` if they are too many or too long.
  static func alternatives(
    of relation: Relation, _ search: PlaceSearch
  ) -> [PlaneAlternative]? {
    let nodes = relation.formulas.reduce(0) { $0 + $1.nodeCount }
    if nodes > mostNodes { return nil }
    let condition = RelationCondition(relation, angle: search.angle)
    return PlaneAlternative.alternatives(of: condition, in: search.window, angle: search.angle)
      ?? PlaneAlternative.equation(relation)
  }

  /// The pieces of the curves of a relation, without their places.
  static func curves(of relation: Relation, _ search: PlaceSearch) -> [Curve]? {
    alternatives(of: relation, search)?.flatMap { alternative in
      alternative.equations.prefix(1).flatMap { CurvePiece.pieces(of: $0) }.map { piece in
        Curve(
          expression: PlaneExpression(piece.formula, angle: search.angle),
          sides: alternative.sides + piece.kinks, bounds: [], alternative: 0,
          isEdgeOfRegion: false)
      }
    }
  }
}

extension PlaneRange {
  /// The part in another box that it meets.
  func clamped(to other: PlaneRange) -> PlaneRange {
    func clamped(_ side: Interval, _ other: Interval) -> Interval {
      Interval(
        min(max(side.lower, other.lower), other.upper),
        max(min(side.upper, other.upper), other.lower))
    }
    return PlaneRange(x: clamped(x, other.x), y: clamped(y, other.y))
  }
}
