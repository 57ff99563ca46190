import Formulas
import Graphing
import OrdinateNumerics

/// Decides whether two curves are the same one over a piece.
struct SharedCurve {
  let search: PlaceSearch

  /// In how many columns and rows the window is searched for a piece. They are odd, so that axes in the middle
  /// are no edges.
  private static let steps = 31

  /// Whether each zero of a curve's formula is one of another one's, as far as that is seen from the formulas.
  ///
  /// - Parameter value: What y is on the first curve, if it is a function of x.
  func isPart(
    _ first: RelationSurvey.Curve, value: Formula?, of second: RelationSurvey.Curve
  ) -> Bool {
    let (one, other) = (first.expression.formula, second.expression.formula)
    if one.simplified == other.simplified { return true }
    if let value, other.inserting(x: nil, y: value).simplified == .number(0) { return true }
    guard let one = PlanePolynomial(one), let other = PlanePolynomial(other) else { return false }
    return one.isMultiple(of: other)
  }

  /// Whether a piece of a curve in the window, on which another one's conditions hold too, is proved to exist.
  func hasPiece(_ first: RelationSurvey.Curve, _ second: RelationSurvey.Curve) -> Bool {
    let (columns, rows) = (edges(search.window.x), edges(search.window.y))
    for (left, right) in zip(columns, columns.dropFirst()) where !search.shouldStop() {
      let boxes = zip(rows, rows.dropFirst()).map {
        PlaneRange(x: Interval(left, right), y: Interval($0, $1))
      }
      let values = first.expression.function.enclosures(
        x: boxes.map { $0.x }, y: boxes.map { $0.y })
      for (box, value) in zip(boxes, values)
      where value.decoration == .continuous && value.contains(0) {
        if crosses(first, box), (first.sides + second.sides).allSatisfy({ holds($0, in: box) }) {
          return true
        }
      }
    }
    return false
  }

  private func edges(_ side: Interval) -> [Double] {
    (0...Self.steps).map { step in
      side.lower + (side.upper - side.lower) * (Double(step) / Double(Self.steps))
    }
  }

  /// Whether a continuous function has both signs on the corners of a box: then a curve of zeros divides it.
  private func crosses(_ curve: RelationSurvey.Curve, _ box: PlaneRange) -> Bool {
    let xs = [box.x.lower, box.x.upper, box.x.lower, box.x.upper].map { Interval($0) }
    let ys = [box.y.lower, box.y.lower, box.y.upper, box.y.upper].map { Interval($0) }
    let corners = curve.expression.function.enclosures(x: xs, y: ys)
    return corners.contains { $0.lower > 0 } && corners.contains { $0.upper < 0 }
  }

  private func holds(_ side: PlaneAlternative.Side, in box: PlaneRange) -> Bool {
    let values = FormulaPlaneFunction(side.formula, angle: search.angle).enclosures(
      x: [box.x], y: [box.y])[0]
    return Outcomes(of: values, beside: 0).isSubset(of: side.outcomes)
  }
}
