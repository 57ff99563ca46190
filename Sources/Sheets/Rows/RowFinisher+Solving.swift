import Formulas
import Graphing

// Rows that solve an equation: `solve(x³ = 2x+1)`, `s = solve(sin x = a, 0, 10)`.
extension RowReading {
  /// What stands in the parentheses.
  ///
  /// - Parameter start: Where the call begins in the row.
  static func solving(
    _ call: SolveCall, from start: Int, _ scanner: inout RowScanner
  ) throws(RowProblem) -> Content {
    let range = start + call.parts[0].lowerBound..<start + (call.parts.last?.upperBound ?? 0)
    guard call.parts.count == 1 || call.parts.count == 3 else {
      let kind = SyntaxError.Kind.operandCount(
        function: "solve", expected: call.parts.count == 2 ? 3...3 : 1...3, given: call.parts.count)
      throw .unreadable(SyntaxError(kind, at: range))
    }
    do throws(SyntaxError) {
      try scanner.scan(range)
    } catch {
      throw .unreadable(error)
    }
    let text = scanner.text
    let parts = TableHead.parts(of: text.utf8)
    func reading<Value>(
      _ part: Range<Int>, _ read: ([UInt8]) throws(SyntaxError) -> Value
    ) throws(RowProblem) -> Value {
      do throws(SyntaxError) {
        return try read(Array(text.utf8[part]))
      } catch {
        throw .unreadable(text.origin(of: error.moved(by: part.lowerBound)))
      }
    }
    let relation = try reading(parts[0]) { (source) throws(SyntaxError) in
      try Relation(utf8: source, options: .row)
    }
    var ends: [Formula] = []
    for part in parts.dropFirst() {
      ends.append(
        try reading(part) { (source) throws(SyntaxError) in
          try Formula(row: source)
        })
    }
    return .solving(relation, ends)
  }
}

extension RowResolver {
  /// An equation and the ends of a range, in terms of its unknown and of parameters.
  mutating func solving(
    _ relation: Relation, _ ends: [Formula]
  ) throws(RowProblem) -> (Relation, [Formula]) {
    let relations = try relations(relation)
    guard relations.count == 1 else { throw .listInList }
    var numbers: [Formula] = []
    for end in ends {
      guard let number = try quantity(end).single else { throw .listInList }
      numbers.append(number)
    }
    let formulas = relations[0].formulas + numbers
    for formula in formulas where formula.firstOfCases != nil { try refuseCases(in: formula) }
    let known = Relation.planeNames
    if formulas.contains(where: { $0.variables.contains { !$0.isBound && !known.contains($0) } }) {
      usesValues = true
    }
    return (relations[0], numbers)
  }
}

extension RowFinisher {
  func substituted(_ formula: Formula) -> Formula {
    formula.substituting { parameters[$0].map { Formula($0) } }
  }

  func substituted(_ relation: Relation) -> Relation {
    relation.substituting { parameters[$0].map { Formula($0) } }
  }

  /// The solutions of an equation in one unknown.
  func result(
    solving equation: Relation, _ ends: [Formula], _ name: Name?, _ text: String
  ) throws(RowProblem) -> RowResult {
    let ends = zip(ends, try answers(ends)).map { SolvingRange.End($0, $1, angle: angle) }
    do throws(SolvingError) {
      let range = try ends.count == 2 ? SolvingRange(from: ends[0], to: ends[1]) : nil
      let solutions = try Solutions(of: equation, in: range, angle: angle)
      return RowResult(.list, solutions.list(), name: name, solutions: solutions)
    } catch {
      switch error {
      case .refused(let kind): throw .unreadable(SyntaxError(kind, at: 0..<text.utf8.count))
      case .severalUnknowns(let name): throw .withoutValue(.variableNotSet(name))
      case .undecided: throw .withoutValue(.undecided)
      }
    }
  }
}

extension Solutions {
  /// What a name of them stands for in other rows.
  ///
  /// - Parameter row: The identity of the row that defines it.
  func meaning(_ row: Int) -> Meaning {
    let numbers = (0..<count).compactMap { exact($0) }
    return numbers.count == count && isComplete ? .quantity(Quantity(list: numbers)) : .inexact(row)
  }
}
