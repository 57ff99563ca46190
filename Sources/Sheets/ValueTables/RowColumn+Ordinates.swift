import Formulas
import Graphing
import OrdinateNumerics

// Many values at once, for a picture or a sound.
extension RowColumn {
  /// Whether there is at most one value of y for each x, apart from jumps.
  public var hasOrdinates: Bool { variable == .x && !isSolved }

  /// The ordinates as doubles compute them, without a proof.
  ///
  /// - Returns: NaN where the row has no value.
  /// - Complexity: O(abscissas · nodes).
  public func ordinates(at xs: [Double]) -> [Double] {
    var ordinates = [Double](repeating: .nan, count: xs.count)
    for arc in arcs where hasOrdinates {
      let values = values(of: arc.y, at: xs)
      let isHeld = holds(arc.condition, at: xs)
      for index in xs.indices where isHeld[index] && ordinates[index].isNaN {
        ordinates[index] = values[index]
      }
    }
    return ordinates
  }

  private func values(of formula: Formula, at xs: [Double]) -> [Double] {
    FormulaSource(formula, of: "x", angle: angle, curvatures: false).values(at: xs)
  }

  private func holds(_ condition: RelationCondition, at xs: [Double]) -> [Bool] {
    switch condition {
    case .whole(let formula): return values(of: formula, at: xs).map { $0 == $0.rounded() }
    case .outcome(let formula, let outcomes):
      return values(of: formula, at: xs).map { value in
        outcomes.contains(
          value < 0 ? .negative : value > 0 ? .positive : value == 0 ? .zero : .undefined)
      }
    case .all(let parts):
      return parts.reduce([Bool](repeating: true, count: xs.count)) { known, part in
        zip(known, holds(part, at: xs)).map { $0 && $1 }
      }
    case .any(let parts):
      return parts.reduce([Bool](repeating: false, count: xs.count)) { known, part in
        zip(known, holds(part, at: xs)).map { $0 || $1 }
      }
    }
  }
}
