public import Formulas
public import Graphing

/// The part of the plane that a plot shows.
public struct PlotWindow: Sendable {
  public let x: PlotSide
  public let y: PlotSide

  public init(x: PlotSide, y: PlotSide) { (self.x, self.y) = (x, y) }

  /// A window of a certain size.
  ///
  /// - Parameters:
  ///   - y: `nil` for a range around 0 in which a unit is as high as it is wide or, for functions far from 0
  ///     alone, for one that shows their values.
  ///   - size: Of the picture.
  public init(x: PlotSide, y: PlotSide?, for rows: [PlotRow], size: Size, angle: AngleUnit) {
    self.init(
      x: x,
      y: y ?? PlotSide(ofValuesOf: rows, angle: angle, over: x)
        ?? x.centered(times: size.height / size.width))
  }

  /// Whether a coordinate is an offset from an exact origin.
  public var isDeep: Bool { x.isDeep || y.isDeep }

  /// The axes whose coordinates are offsets.
  public var axes: OffsetAxes { OffsetAxes(x: x.axis, y: y.axis) }

  var coordinates: [OffsetCoordinate] { [x.coordinate("x"), y.coordinate("y")] }
}

extension PlaneFigure {
  /// The points that one of the rows draws in a window.
  public init(anyOf rows: [PlotRow], angle: AngleUnit, in window: PlotWindow) {
    guard window.isDeep else {
      self.init(anyOf: rows, angle: angle)
      return
    }
    var conditions: [RelationCondition] = []
    var curves: [FormulaCurve] = []
    for part in rows.flatMap({ $0.parts }) {
      switch part {
      case .solutions(let relation):
        conditions.append(RelationCondition(relation, angle: angle))
      case .curve(let form):
        if let condition = form.condition(angle: angle) {
          conditions.append(condition)
        } else if let parts = CurveSearch(of: form, in: window, angle: angle).curves() {
          curves += parts
        } else {
          curves.append(FormulaCurve(form.relative(to: window.coordinates), angle: angle))
        }
      }
    }
    let relation = conditions.isEmpty ? nil : PlaneRelation(.any(conditions), in: window, angle)
    self.init(relation, curves: curves)
  }
}

extension PlaneRelation {
  /// A condition on x and y, as one on their offsets.
  fileprivate init(_ condition: RelationCondition, in window: PlotWindow, _ angle: AngleUnit) {
    let tapes = OffsetTapes(window, angle: angle)
    var formulas = NumberedFormulas()
    let condition = tapes.nearZero(condition).onPlane(&formulas)
    self.init(formulas.list.map { FormulaPlaneFunction($0, tapes) }, condition)
  }
}
