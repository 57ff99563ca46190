public import Formulas

/// Why an equation cannot be plotted.
public enum PlotterProblem: Equatable, Sendable {
  /// The text is not a formula.
  case unreadable(SyntaxError)
  /// The formula has more than one variable.
  case severalVariables([Name], at: Range<Int>)

  /// UTF-8 offsets into the field's text; empty if something is missing.
  public var range: Range<Int> {
    switch self {
    case .unreadable(let error): error.range
    case .severalVariables(_, let range): range
    }
  }

  /// The name of the problem in data.
  public var code: String {
    switch self {
    case .unreadable(let error): error.kind.code
    case .severalVariables: "variable-not-set"
    }
  }

  /// The formula of a text, with at most one variable of any name.
  ///
  /// - Parameter closesParentheses: Whether parentheses that are open at the end are closed there.
  public static func read(
    _ source: [UInt8], closesParentheses: Bool = true
  ) -> Result<Formula, PlotterProblem> {
    let formula: Formula
    do {
      formula = try Formula(utf8: source, options: options(.anyLetter, closesParentheses))
    } catch {
      return .failure(.unreadable(error))
    }
    let variables = formula.variables
    guard variables.count > 1 else { return .success(formula) }
    // If only one variable is known, the place is the second variable. This may also be the mistake
    // in `sinn(x)`, which is a product of letters although hardly anyone means that.
    let known = variables.contains("x") ? "x" : variables[0]
    var range = 0..<source.count
    do {
      _ = try Formula(utf8: source, options: options(.named([known]), closesParentheses))
    } catch {
      range = error.range
      if case .unknownName(let name, _?) = error.kind, name.utf8.count > 2 {
        return .failure(.unreadable(error))
      }
    }
    return .failure(.severalVariables(variables, at: range))
  }

  /// The text with the missing closing parentheses added at its end.
  ///
  /// - Returns: `nil` if none is missing, or if the result is not a formula.
  static func closing(_ source: [UInt8]) -> [UInt8]? {
    do {
      let count = try Formula.missingParentheses(in: source, options: options(.anyLetter, true))
      if count == 0 { return nil }
      return source + [UInt8](repeating: UInt8(ascii: ")"), count: count)
    } catch {
      return nil
    }
  }

  private static func options(
    _ variables: VariableNames, _ closesParentheses: Bool
  ) -> ReadingOptions {
    ReadingOptions(variables: variables, closesParentheses: closesParentheses)
  }
}

extension PlotterProblem: Error {}
