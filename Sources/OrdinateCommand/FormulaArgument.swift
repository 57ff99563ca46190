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

  /// The formula as a graph wants it, with its one variable.
  ///
  /// - Parameter curvatures: Whether it will be analysed.
  /// - Throws: `Failure.formula`; for several variables at the first that is not x, or not the
  ///   first one.
  func function(curvatures: Bool = false) throws -> FormulaSource {
    switch PlotterProblem.read(source, closesParentheses: false) {
    case .success(let formula):
      return FormulaSource(formula: formula, angle: .radians, curvatures: curvatures)
    case .failure(let problem): throw Failure.formula(problem, source: source)
    }
  }
}
