import Formulas
public import Screens
public import Sheets

extension PlotRow {
  /// A row as it is written: a formula of one variable, before which `y =` or `f(x) =` may stand, or a
  /// relation of x and y.
  public static func read(_ source: [UInt8]) -> Result<PlotRow, PlotterProblem> {
    switch PlotterProblem.read(source, closesParentheses: false) {
    case .success(let formula): return .success(.function(formula))
    case .failure(let problem):
      do {
        let options = ReadingOptions(variables: .named(["x", "y"]))
        return .success(.relation(try Relation(utf8: source, options: options)))
      } catch {
        // Without a sign of comparison the text was meant as a formula.
        if case .notAFunction = problem { return .failure(.unreadable(error)) }
        return .failure(problem)
      }
    }
  }
}
