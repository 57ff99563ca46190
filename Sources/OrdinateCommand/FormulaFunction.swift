import Formulas
import Graphing

/// A formula of one variable, as a graph wants it.
struct FormulaFunction: GraphDataSource {
  let formula: Formula
  let variable: Name

  func values(at xs: [Double]) -> [Double] { formula.values(at: xs, of: variable) }
}
