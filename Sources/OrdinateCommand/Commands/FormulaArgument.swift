import Formulas
import Requests
import Screens
import Sheets

/// A formula on the command line, or, for `-`, on standard input. It has not been read yet.
struct FormulaArgument {
  /// `nil` for standard input, which is read when it is needed.
  private let given: [UInt8]?

  var isStandardInput: Bool { given == nil }

  /// The bytes as they were given, even if they are not UTF-8.
  var source: [UInt8] { given ?? Input.formula }

  private init(source: [UInt8]) { given = source }

  init(_ argument: String) {
    if argument == "-" {
      given = nil
      return
    }
    // The replacement character stands for invalid UTF-8 in the text of an argument.
    let isRepaired = argument.unicodeScalars.contains("\u{FFFD}")
    given =
      (isRepaired ? Environment.argumentBytes(reading: argument) : nil) ?? Array(argument.utf8)
  }

  /// The formula or relation, in which any single letter may be a variable.
  ///
  /// - Throws: `Failure.formula`.
  func formulaOrRelation() throws -> FormulaOrRelation {
    do {
      return try FormulaOrRelation(utf8: source)
    } catch {
      throw Failure.formula(.unreadable(error), source: source)
    }
  }

  /// Each line that is not blank, as a separate formula.
  var lines: [FormulaArgument] {
    let lines = source.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let formulas = lines.filter { !$0.allSatisfy { $0 == UInt8(ascii: " ") } }
    return formulas.count > 1 ? formulas.map { FormulaArgument(source: Array($0)) } : [self]
  }

  /// The formula, for a graph: with at most one variable.
  ///
  /// - Throws: `Failure.formula`. For several variables, the place is the first that is not x, or
  ///   not the first one.
  func graphed() throws -> Formula {
    switch PlotterProblem.read(source, closesParentheses: false) {
    case .success(let formula): return formula.writtenInFull
    case .failure(let problem): throw Failure.formula(problem, source: source)
    }
  }

  /// A row of a plot: a formula of one variable, or a relation of x and y.
  ///
  /// - Throws: `Failure.formula`.
  func row(angle: AngleUnit) throws -> PlotRow {
    switch PlotRow.given(source, angle: angle) {
    case .success(let row): return row
    case .failure(let problem): throw Failure.formula(problem, source: source)
    }
  }

  /// The source of values for its graph.
  ///
  /// - Parameter curvatures: Whether it is going to be analysed.
  /// - Throws: As `graphed`.
  func function(curvatures: Bool = false) throws -> FormulaSource {
    FormulaSource(try graphed(), curvatures: curvatures)
  }
}
