import Formulas
import Graphing
import OrdinateNumerics

/// Evaluates formulas of x and y at offsets from exact origins.
final class OffsetTapes: PlaneTapes {
  private let rewriter: OffsetRewriter
  private let window: PlotWindow

  init(_ window: PlotWindow, angle: AngleUnit) {
    self.window = window
    rewriter = OffsetRewriter(window.coordinates, angle: angle)
    super.init(values: Variables(), angle: angle)
  }

  /// The condition in a form that is easy to decide near the origins.
  func nearZero(_ condition: RelationCondition) -> RelationCondition {
    rewriter.nearZero(condition)
  }

  override func nearZero(_ formula: Formula) -> Formula { rewriter.nearZero(formula) }

  override func tape(of formulas: [Formula]) -> Tape {
    let formulas = formulas.map { rewriter.rewritten($0) }
    return Tape(integrating: formulas, variables: rewriter.variables, angle: angle)
  }

  /// Offsets tell no more near holes than elsewhere.
  override func holes(of formula: Formula, withSlopes: Bool) -> HoleEnclosures? { nil }

  override func slopes(of formula: Formula) -> [Formula] {
    zip(super.slopes(of: formula), window.coordinates).map { $1.scaled($0) }
  }

  override func arguments(_ x: [Double], _ y: [Double]) -> [[Double]] {
    [x, y] + rewriter.enclosures.map { [Double](repeating: $0.midpoint, count: x.count) }
  }

  override func arguments(_ x: [Interval], _ y: [Interval]) -> [[Interval]] {
    [x, y] + rewriter.enclosures.map { [Interval](repeating: $0, count: x.count) }
  }

  override func arguments(_ x: Interval, _ y: Interval) -> [Interval] {
    [x, y] + rewriter.enclosures
  }

  override func exact(_ formula: Formula, at place: ExactPlace) -> Formula {
    rewriter.exact(formula) {
      $0 == "x" ? Formula(place.x) : $0 == "y" ? Formula(place.y) : nil
    }
  }
}
