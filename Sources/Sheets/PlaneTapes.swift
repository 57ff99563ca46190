import Formulas
import Graphing
import OrdinateNumerics

/// Compiles formulas of x and y, and evaluates them: what all functions that are made of one share.
class PlaneTapes {
  /// The values of all other variables.
  let values: Variables
  let angle: AngleUnit
  /// Variables of tapes besides x and y, which get their values later; see `Tape.binding`.
  private let parameters: [Name]
  // Their registers are kept, because an evaluation is often shorter than making them.
  var rows = RowEvaluator()
  var intervals = IntervalRowEvaluator()
  var single = IntervalEvaluator()

  init(values: Variables, angle: AngleUnit, parameters: [Name] = []) {
    (self.values, self.angle, self.parameters) = (values, angle, parameters)
  }

  func tape(of formulas: [Formula]) -> Tape {
    Tape(
      integrating: formulas, variables: ["x", "y"] + parameters, values: values, angle: angle)
  }

  /// The formula less a whole number, if that makes enclosures sharper.
  func nearZero(_ formula: Formula) -> Formula { formula }

  /// The derivatives along x and y that can be written.
  func slopes(of formula: Formula) -> [Formula] {
    ["x", "y"].compactMap { try? formula.derivative(withRespectTo: $0, angle: angle) }
  }

  /// Encloses the formula near holes of its quotients; `nil` if it has none.
  func holes(of formula: Formula, withSlopes: Bool) -> HoleEnclosures? {
    HoleEnclosures(
      [formula], slopes: withSlopes ? [(0, along: "x"), (0, along: "y")] : [],
      of: ["x", "y"], values: values, angle: angle)
  }

  /// The arguments of tapes for a row of points.
  func arguments(_ x: [Double], _ y: [Double]) -> [[Double]] { [x, y] }

  /// The arguments of tapes for a row of boxes.
  func arguments(_ x: [Interval], _ y: [Interval]) -> [[Interval]] { [x, y] }

  func arguments(_ x: Interval, _ y: Interval) -> [Interval] { [x, y] }

  /// The formula with its variables at a place.
  func exact(_ formula: Formula, at place: ExactPlace) -> Formula {
    formula.substituting {
      $0 == "x" ? Formula(place.x) : $0 == "y" ? Formula(place.y) : nil
    }
  }
}
