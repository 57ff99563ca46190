import Formulas
import OrdinateNumerics

/// How the formulas of a curve are compiled: here, as they are.
class CurveFormulas {
  /// The variables that formulas have besides the parameters.
  var names: [Name] { [] }
  /// Contain the values of these.
  var constants: [Interval] { [] }

  func formula(_ formula: Formula) -> Formula { formula }

  /// The slope along the parameter.
  func slope(_ slope: Formula) -> Formula { slope }

  /// The form's parameter where that of the tape has a value.
  func parameter(at value: Formula) -> Formula { value }
}

/// Formulas of a parameter that is an offset from an exact origin.
final class OffsetCurveFormulas: CurveFormulas {
  private let rewriter: OffsetRewriter
  private let coordinate: OffsetCoordinate

  init(_ coordinate: OffsetCoordinate, angle: AngleUnit) {
    self.coordinate = coordinate
    rewriter = OffsetRewriter([coordinate], angle: angle)
  }

  override var names: [Name] { rewriter.names }
  override var constants: [Interval] { rewriter.enclosures }

  override func formula(_ formula: Formula) -> Formula { rewriter.rewritten(formula) }

  override func slope(_ slope: Formula) -> Formula { coordinate.scaled(slope) }

  override func parameter(at value: Formula) -> Formula {
    rewriter.exact(.variable(ParametricForm.parameter)) { _ in value }
  }
}
