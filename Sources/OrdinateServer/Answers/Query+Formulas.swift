import Formulas
import OrdinateNumerics
import Requests
import Screens

extension Query {
  /// Takes out the texts of the formulas, parameters `f`.
  ///
  /// - Throws: If there is none, or they are longer than a request's may be.
  mutating func formulaTexts(_ budget: Budget) throws(RequestProblem) -> [[UInt8]] {
    let texts = values(of: "f")
    if texts.isEmpty { throw .missing("f") }
    if texts.count > budget.formulas {
      throw .exceeded("too-many-formulas", "f", limit: budget.formulas)
    }
    if texts.reduce(0, { $0 + $1.count }) > budget.formulaBytes {
      throw .exceeded("formula-too-long", "f", limit: budget.formulaBytes)
    }
    return texts
  }

  /// Takes out the text of the one formula.
  mutating func formulaText(_ budget: Budget) throws(RequestProblem) -> [UInt8] {
    let texts = try formulaTexts(budget)
    if texts.count > 1 { throw .repeated("f") }
    return texts[0]
  }

  /// Takes out a number of samples.
  mutating func sampleCount(_ budget: Budget) throws(RequestProblem) -> Int? {
    try value(of: "samples") { text in
      if OptionValues.number(text, exceeds: budget.samples) {
        throw RequestProblem.exceeded("too-many-samples", "samples", limit: budget.samples)
      }
      return try OptionValues.sampleCount(text)
    }
  }
}

extension OptionValues {
  /// Whether a text is a number above a limit.
  fileprivate static func number(_ text: String, exceeds limit: Int) -> Bool {
    Double(decimal: Array(text.utf8)).map { $0 > Double(limit) } ?? false
  }
}

extension Formula {
  /// The formula of a text, for a graph: with one variable at most.
  static func graphed(_ text: [UInt8]) throws(RequestProblem) -> Formula {
    switch PlotterProblem.read(text, closesParentheses: false) {
    case .success(let formula): return formula
    case .failure(let problem): throw .formula(problem)
    }
  }

  /// The formula of a text, in which any letter may be a variable.
  static func read(_ text: [UInt8]) throws(RequestProblem) -> Formula {
    do {
      return try Formula(utf8: text)
    } catch {
      throw .formula(.unreadable(error))
    }
  }
}
