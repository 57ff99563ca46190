import ArgumentParser
import Formulas
import Screens

/// A formula as it stands on the command line, not read yet.
struct FormulaArgument: ExpressibleByArgument {
  /// The bytes as they were given, even if they are not UTF-8.
  let source: [UInt8]

  init(argument: String) {
    // Where there is no UTF-8 the text of an argument has this character instead.
    let isRepaired = argument.unicodeScalars.contains("\u{FFFD}")
    source =
      (isRepaired ? Environment.argumentBytes(reading: argument) : nil) ?? Array(argument.utf8)
  }

  /// The formula, in which any single letter may be a variable.
  ///
  /// - Throws: `Failure.formula`.
  func formula() throws -> Formula {
    do {
      return try Formula(utf8: source)
    } catch {
      throw Failure.formula(.unreadable(error), source: source)
    }
  }

  /// The formula with its one variable, x if it has none.
  ///
  /// - Throws: `Failure.formula`; for several variables at the first that is not x, or not the
  ///   first one.
  func function() throws -> FormulaFunction {
    let formula = try formula()
    let variables = formula.variables
    guard variables.count > 1 else {
      return FormulaFunction(formula: formula, variable: variables.first ?? "x")
    }
    let kept = variables.contains("x") ? "x" : variables[0]
    // The other one's place is where reading stops if only this one is known.
    var range = 0..<source.count
    do {
      _ = try Formula(utf8: source, options: ReadingOptions(variables: .named([kept])))
    } catch {
      range = error.range
    }
    throw Failure.formula(.severalVariables(variables, at: range), source: source)
  }
}
