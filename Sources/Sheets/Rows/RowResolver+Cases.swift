import Formulas

// Functions by cases.
extension RowResolver {
  /// What a function by cases is for a value, or for each of a list.
  mutating func value(
    of function: FunctionCases, at argument: Formula
  ) throws(RowProblem) -> Quantity {
    for part in function.cases { take(casesIn: part.formulas) }
    let argument = try quantity(argument)
    var values: [Formula] = []
    for formula in argument.formulas {
      values.append(try add(function, ["x": formula]))
    }
    return argument.isList ? try list(values) : Quantity(values[0])
  }

  /// A name for the value of a function by cases, with other formulas for some names.
  private mutating func add(
    _ function: FunctionCases, _ meanings: [Name: Formula]
  ) throws(RowProblem) -> Formula {
    var function = function
    for index in function.cases.indices {
      var part = function.cases[index]
      part.value = try substituting(meanings, in: part.value)
      var conditions: [Relation] = []
      for condition in part.conditions {
        var formulas: [Formula] = []
        for formula in condition.formulas {
          formulas.append(try substituting(meanings, in: formula))
        }
        conditions.append(condition.mapping(formulas))
      }
      part.conditions = conditions
      function.cases[index] = part
    }
    return .variable(try newName(of: function))
  }

  /// A formula with other formulas for some names, also in the cases of its functions.
  mutating func substituting(
    _ meanings: [Name: Formula], in formula: Formula
  ) throws(RowProblem) -> Formula {
    var all = meanings
    for name in formula.variables where name.isOfCases {
      guard let function = cases[name] else { throw .tooLarge }
      all[name] = try add(function, meanings)
    }
    return formula.substituting { all[$0] }
  }

  /// - Throws: That the formula has a function by cases where it must not have any.
  func refuseCases(in formula: Formula) throws(RowProblem) {
    guard let name = formula.firstOfCases else { return }
    throw .functionOfCases(cases[name]?.function ?? name)
  }

  mutating func take(casesIn quantity: Quantity) { take(casesIn: quantity.formulas) }

  /// A name that stands for the value of a function by cases.
  mutating func newName(of function: FunctionCases) throws(RowProblem) -> Name {
    work -= function.cases.count
    if work < 0 { throw .tooLarge }
    caseCount += 1
    let name = Name.ofCases(caseCount, inRow: row)
    cases[name] = function
    return name
  }

  /// Remembers the functions by cases that formulas of other rows call.
  mutating func take(casesIn formulas: [Formula]) {
    var open = formulas
    while let formula = open.popLast() {
      guard formula.firstOfCases != nil else { continue }
      for name in formula.variables where name.isOfCases && cases[name] == nil {
        guard let function = otherCases(name) else { continue }
        cases[name] = function
        open += function.cases.flatMap { $0.formulas }
      }
    }
  }
}
