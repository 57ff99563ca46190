import Formulas
import Graphing

extension PlotRow {
  /// What the row draws where y counts another unit than x: what is at y is drawn at y ÷ unit.
  ///
  /// The formulas are divided by the unit, so that its picture is proved as any other. Its text stays.
  ///
  /// - Parameter unit: How many units of y are as long as one of x; above 0.
  public func measuringY(in unit: Double) -> PlotRow {
    if unit == 1 { return self }
    let number = Formula(unit)
    return switch self {
    case .function(let formula): .function(formula.measured(in: number))
    case .relation(let relation, let parts):
      .relation(relation, parts: parts.map { $0.measuringY(in: number) })
    case .data(let figure, let name): .data(figure.measuringY(in: unit), name: name)
    }
  }
}
