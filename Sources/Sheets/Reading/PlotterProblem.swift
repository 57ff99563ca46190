public import Formulas

/// Why an equation cannot be plotted.
public enum PlotterProblem: Equatable, Sendable {
  /// The text is not a formula.
  case unreadable(SyntaxError)
  /// The formula has more than one variable.
  case severalVariables([Name], at: Range<Int>)
  /// The text is an equation or inequality that does not give y.
  case notAFunction(EquationKind, at: Range<Int>)
  /// The text is a relation, but it is not known what it draws.
  case undrawable(PlaneProblem, at: Range<Int>)

  /// UTF-8 offsets into the field's text; empty if something is missing.
  public var range: Range<Int> {
    switch self {
    case .unreadable(let error): error.range
    case .severalVariables(_, let range), .notAFunction(_, let range), .undrawable(_, let range):
      range
    }
  }

  /// The name of the problem in data.
  public var code: String {
    switch self {
    case .unreadable(let error): error.kind.code
    case .severalVariables: "variable-not-set"
    case .notAFunction, .undrawable: "syntax"
    }
  }

  /// The formula of a text, with at most one variable of any name. `y =` or `f(x) =` may stand
  /// before it.
  ///
  /// - Parameter closesParentheses: Whether parentheses that are open at the end are closed there.
  public static func read(
    _ source: [UInt8], closesParentheses: Bool = true
  ) -> Result<Formula, PlotterProblem> {
    let head = EquationHead(source)
    switch readFormula(Array(source[head.end...]), closesParentheses) {
    case .success(let formula):
      let variables = formula.variables
      guard let name = head.name, !variables.isEmpty, (variables == [name]) == head.isOfValues
      else { return .success(formula) }
      // y in terms of itself, or a variable other than that of f.
      return .failure(
        head.isOfValues
          ? .notAFunction(.equation, at: 0..<source.count)
          : .severalVariables([name] + variables, at: head.end..<source.count))
    case .failure(let problem): return .failure(problem.told(in: source, after: head))
    }
  }

  /// The problem of a formula as one of the text that contains it.
  private func told(in source: [UInt8], after head: EquationHead) -> PlotterProblem {
    let range = range.lowerBound + head.end..<range.upperBound + head.end
    switch self {
    case .unreadable(let error):
      if case .unexpectedCharacter(let sign) = error.kind,
        let kind = EquationKind(left: source[..<range.lowerBound], sign: sign)
      {
        return .notAFunction(kind, at: 0..<range.upperBound)
      }
      let moved = SyntaxError(error.kind, at: range)
      return .unreadable(moved.ofEmptyBox(in: source))
    case .severalVariables(let names, _): return .severalVariables(names, at: range)
    case .notAFunction(let kind, _): return .notAFunction(kind, at: range)
    case .undrawable(let problem, _): return .undrawable(problem, at: range)
    }
  }

  private static func readFormula(
    _ source: [UInt8], _ closesParentheses: Bool
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
  package static func closing(_ source: [UInt8]) -> [UInt8]? {
    do {
      let formula = Array(source[EquationHead(source).end...])
      let count = try Formula.missingParentheses(in: formula, options: options(.anyLetter, true))
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
