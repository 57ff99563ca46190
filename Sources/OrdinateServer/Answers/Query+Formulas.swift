import Formulas
import OrdinateNumerics
import Requests
import Screens
import Sheets

extension Query {
  /// Takes out the texts of the formulas, parameters `f`.
  ///
  /// - Throws: If none is given, or if they are too many or too long for the budget.
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

  /// - Throws: If the request asks for more samples or pixels than the budget allows.
  func requireWithin(_ budget: Budget) throws(RequestProblem) {
    if let count = number(of: Options.samples.name), count > Double(budget.samples) {
      throw .exceeded("too-many-samples", Options.samples.name, limit: budget.samples)
    }
    let sides = texts(of: Options.size.name).flatMap {
      $0.split(separator: "x").map { Double($0) ?? 0 }
    }
    if sides.count == 2, sides[0] * sides[1] > Double(budget.pixels) {
      throw Self.tooManyPixels(budget)
    }
  }

  static func tooManyPixels(_ budget: Budget) -> RequestProblem {
    .exceeded("too-many-pixels", Options.size.name, limit: budget.pixels)
  }

  private func number(of name: String) -> Double? {
    texts(of: name).first.flatMap { Double(decimal: Array($0.utf8)) }
  }

  private func texts(of name: String) -> [String] {
    var rest = self
    return rest.values(of: name).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension PlotRow {
  /// A row that a query names.
  static func asked(_ text: [UInt8]) throws(RequestProblem) -> PlotRow {
    switch given(text, angle: .radians) {
    case .success(let row): return row
    case .failure(let problem): throw .formula(problem)
    }
  }
}

extension Formula {
  /// The formula of a text, for a graph: with at most one variable.
  static func graphed(_ text: [UInt8]) throws(RequestProblem) -> Formula {
    switch PlotterProblem.read(text, closesParentheses: false) {
    case .success(let formula): return formula.writtenInFull
    case .failure(let problem): throw .formula(problem)
    }
  }
}

extension FormulaOrRelation {
  /// What a text says, in which any letter may be a variable.
  static func read(_ text: [UInt8]) throws(RequestProblem) -> FormulaOrRelation {
    do {
      return try FormulaOrRelation(utf8: text)
    } catch {
      throw .formula(.unreadable(error))
    }
  }
}
