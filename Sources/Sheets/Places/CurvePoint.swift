public import Formulas
import OrdinateNumerics

/// A point of the curve of a function, or of one parameter.
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

  /// - Parameter parameter: A value of the curve's parameter.
  /// - Returns: `nil` if the curve is not proved to have a point there.
  public init?(of track: CurveTrack, at parameter: Double) {
    let place = PlaneCoordinate(
      Interval(around: parameter), exact: Formula(parameter), angle: track.angle)
    guard track.contains(place) == true, let point = track.point(at: place) else { return nil }
    (x, y) = (point.x, point.y)
  }
}
