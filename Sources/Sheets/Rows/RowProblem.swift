public import Formulas

/// Why a row of a sheet says nothing.
public enum RowProblem: Error, Equatable, Sendable {
  /// The text is neither a formula nor a relation.
  case unreadable(SyntaxError)
  /// Names that no row defines; a parameter of each would mend the row, or a function if the first one stands
  /// before a parenthesis.
  case missing([Name], at: Range<Int>, isCalled: Bool = false)
  /// Rows that define each other in a circle, by their identity.
  case cycle([Int])
  /// Rows that define the same name, by their identity.
  case duplicate(Name, [Int])
  /// Rows that define the same column of a table, by their identity; one of them uses other columns, as fits do.
  case definedColumn(Name, [Int])
  /// A row that it needs has a problem itself.
  case needs(Int)
  /// Solutions that it needs, by their row, are not all known exactly.
  case inexact(Int)
  /// A definition of a coordinate or of a constant.
  case reserved(Name, at: Range<Int>)
  /// A function of the sheet without its values.
  case functionWithoutValues(Name)
  /// A function by cases where it has no formula: in a derivative, or in the terms of a sum.
  case functionOfCases(Name)
  /// A function by cases of which none holds.
  case noCase(Name)
  case valueCount(function: Name, expected: ClosedRange<Int>, given: Int)
  /// A point where a number is expected.
  case pointInFormula
  /// A list where a number is expected.
  case listInList
  /// Lists of different lengths in one formula.
  case listLengths(Int, Int)
  /// The ends of a list of numbers in equal steps are not numbers.
  case listEnds
  /// The steps of a list of numbers do not lead from its first number to its last one.
  case listSteps
  case tooManyElements(limit: Int)
  case tooManyCurves(limit: Int)
  /// What the row stands for, with all names replaced, is too long.
  case tooLarge
  case underivable(DerivativeError)
  /// A derivative that the rules do not give, as at a kink or a jump.
  case noDerivative
  /// A formula alone that has several variables.
  case severalVariables([Name])
  case undrawable(PlaneProblem)
  case withoutValue(DomainError)
  /// Two columns of a table have one name.
  case columnTwice(Name, at: Range<Int>)
  /// A column that is computed from something else than a formula.
  case notAColumn
  /// Cells that are no numbers: how many, and where the first one is, counted from 1.
  case wrongCells(Int, line: Int, column: Int)
  /// A cell of a data table has a day that can be one or the other.
  case ambiguousDate(line: Int, column: Int, String, String)
  /// A line has more cells than there are columns; which column, counted from 1.
  case columnWithoutHead(Int)
  case unfittable(FitProblem)
  /// A chart has something else than a list and a number.
  case chartNumber
  /// The range of a parameter is not as in `{-5 ≤ a ≤ 5, step 0.1}`.
  case range(at: Range<Int>)
  /// The range of a parameter does not begin with its smaller end.
  case rangeOrder(at: Range<Int>)
  /// The step of a parameter is not greater than 0.
  case rangeStep(at: Range<Int>)

  /// The name of the problem in data; it is the same in every language.
  public var code: String {
    switch self {
    case .unreadable(let error): error.kind.code
    case .missing: "unknown-name"
    case .cycle: "cycle"
    case .duplicate, .definedColumn, .columnTwice: "duplicate-name"
    case .wrongCells: "not-a-number"
    case .ambiguousDate: "ambiguous-date"
    case .unfittable(let problem): problem.code
    case .tooManyElements, .tooManyCurves, .tooLarge: "too-long"
    case .withoutValue(let error): error.code
    case .noCase: "out-of-domain"
    case .severalVariables, .needs: "variable-not-set"
    case .inexact: "undecided"
    case .noDerivative: "no-derivative"
    case .reserved, .functionWithoutValues, .functionOfCases, .valueCount, .pointInFormula,
      .listInList, .listLengths, .listEnds, .listSteps, .underivable, .undrawable, .range,
      .rangeOrder, .rangeStep, .notAColumn, .columnWithoutHead, .chartNumber:
      "syntax"
    }
  }

  /// UTF-8 offsets into the row's text; `nil` for the whole row.
  public var range: Range<Int>? {
    switch self {
    case .unreadable(let error): error.range
    case .missing(_, let range, _), .reserved(_, let range), .range(let range),
      .rangeOrder(let range), .rangeStep(let range), .columnTwice(_, let range):
      range
    default: nil
    }
  }

  /// A sentence that says what is wrong and, where it can, what would mend it.
  ///
  /// - Parameter number: The number of a row in the sheet, from 1, by its identity.
  public func message(number: (Int) -> Int?) -> String {
    switch self {
    case .unreadable(let error): return error.description
    case .missing(let names, _, let isCalled):
      let list = Self.list(names.map { "“" + $0.description + "”" }, "or")
      let name = names[0].description
      return "There is no " + list + ". A row such as " + name + " = 1"
        + (isCalled ? " or " + name + "(x) = x" : "") + " defines it."
    case .cycle(let rows):
      if rows.count == 1 { return "This row defines a name by itself." }
      return "Rows " + Self.numbers(rows, number) + " define each other in a circle."
    case .duplicate(let name, let rows):
      return "Rows " + Self.numbers(rows, number) + " define " + name.description + "."
    case .definedColumn(let name, let rows):
      return "Rows " + Self.numbers(rows, number) + " define " + name.description
        + ". A fit has ~ in place of =."
    case .needs(let row):
      return "Row " + Self.numbers([row], number) + ", which this row needs, has a mistake."
    case .inexact(let row):
      return "The solutions in row " + Self.numbers([row], number)
        + " are not all known exactly, so that no other row can use them."
    case .reserved(let name, _): return name.description + " cannot be defined."
    case .functionWithoutValues(let name):
      return name.description + " is a function. Write " + name.description + "(x)."
    case .functionOfCases(let name):
      return name.description + " has cases or restrictions: it is drawn, but has no value here."
    case .noCase(let name):
      return name.description + " has no value here: none of its cases holds."
    case .valueCount(let function, let expected, let given):
      let count = SyntaxError.Kind.operandCount(
        function: function, expected: expected, given: given)
      return SyntaxError(count, at: 0..<0).description
    case .pointInFormula: return "A point cannot be part of a formula."
    case .listInList: return "A list cannot be an element of a list."
    case .listLengths(let first, let second):
      return "Lists of " + first.description + " and " + second.description
        + " elements do not go together."
    case .listEnds: return "A list such as [1…10] needs numbers at its ends."
    case .listSteps: return "The step of this list is 0, or leads away from its end."
    case .tooManyElements(let limit):
      return "A list can have at most " + limit.description + " elements."
    case .tooManyCurves(let limit):
      return "A row can draw at most " + limit.description + " curves or points."
    case .tooLarge: return "With all names replaced, this is too long."
    case .underivable(let error): return error.description
    case .noDerivative: return "No rule gives a derivative here."
    case .severalVariables(let names):
      return "This has the variables " + Self.list(names.map { $0.description }, "and")
        + ". Write it as an equation."
    case .undrawable(.unsolvedParameter):
      return "t gives a curve only where both x = … and y = … depend on it."
    case .undrawable(.tooManyValues(let name)):
      return name.description + " can have too many values here. Give it bounds."
    case .withoutValue(let error): return error.description + "."
    case .columnTwice(let name, _): return "Two columns are called " + name.description + "."
    case .notAColumn: return "A column is computed from a formula, such as 2 x_1."
    case .columnWithoutHead(let column):
      return "Column " + column.description + " has cells and no name above it."
    case .wrongCells(1, let line, let column):
      return "The cell in line " + line.description + " of column " + column.description
        + " is not a number."
    case .wrongCells(let count, let line, let column):
      return count.description + " cells are not numbers. The first is in line "
        + line.description + " of column " + column.description + "."
    case .ambiguousDate(let line, let column, let one, let other):
      return "The date in line " + line.description + " of column " + column.description
        + " can be " + one + " or " + other + "."
    case .unfittable(let problem): return problem.message
    case .chartNumber:
      return "A chart has a list and perhaps a number, as in histogram(y_1, 5)."
    case .range: return "Write the range as in {-5 ≤ a ≤ 5, step 0.1}."
    case .rangeOrder: return "A range needs two numbers, the smaller one first."
    case .rangeStep: return "The step must be greater than 0."
    }
  }

  private static func numbers(_ rows: [Int], _ number: (Int) -> Int?) -> String {
    list(rows.compactMap { number($0) }.sorted().map { $0.description }, "and")
  }

  private static func list(_ words: [String], _ last: String) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += index == words.count - 1 ? " " + last + " " : ", " }
      text += word
    }
    return text
  }
}
