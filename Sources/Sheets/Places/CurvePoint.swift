public import Formulas

/// A point of the curve of a function.
public struct CurvePoint: Sendable {
  public let x: PlaneCoordinate
  public let y: PlaneCoordinate

  /// - Parameters:
  ///   - formula: Of one variable.
  ///   - number: The abscissa, a formula without variables.
  /// - Returns: `nil` if the function is not proved to have a value there.
  public init?(of formula: Formula, at number: Formula, angle: AngleUnit) {
    let places = FunctionPlaces(FormulaSource(formula, angle: angle), angle: angle)
    guard let point = places.point(at: number) else { return nil }
    (x, y) = point
  }
}
