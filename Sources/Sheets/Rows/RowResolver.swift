import Formulas
import OrdinateNumerics

/// Replaces the names in a row by what they stand for, as far as the plane's variables and parameters.
struct RowResolver {
  let text: RowText
  let angle: AngleUnit
  /// What a name of the sheet stands for.
  let meaning: (Name) -> Meaning?
  /// The values of parameters, by the names they have in formulas.
  let values: Variables
  /// What names stand for in a part of the row.
  var locals: [Name: Quantity] = [:]
  /// The function that the row defines, whose bound variables must differ from all others.
  var function: Name?
  /// Whether the values of parameters tell how long a list is.
  var usesValues = false
  /// How many more nodes may be made.
  var work = 400_000
  /// The values of functions by cases in what the row stands for.
  var cases: [Name: FunctionCases] = [:]
  /// The row's identity, and how many such values it has of its own.
  let row: Int
  var caseCount = 0
  /// Those in what other rows stand for.
  let otherCases: (Name) -> FunctionCases?

  /// The longest formula that is differentiated, and the longest that a row stands for.
  private static let (mostDerivedNodes, mostNodes) = (2_000, 50_000)

  /// How many formulas are being read, each as a part of the one before.
  private var depth = 0
  private static let deepest = 100

  /// - Parameter row: The row's identity.
  init(
    _ text: RowText, ofRow row: Int, angle: AngleUnit, values: Variables,
    cases: @escaping (Name) -> FunctionCases?, meaning: @escaping (Name) -> Meaning?
  ) {
    (self.text, self.angle, self.values, self.meaning) = (text, angle, values, meaning)
    (self.row, otherCases) = (row, cases)
  }

  /// The formula without names of the sheet.
  ///
  /// - Complexity: O(nodes · elements), up to a limit.
  mutating func quantity(_ formula: Formula) throws(RowProblem) -> Quantity {
    if depth > Self.deepest { throw .tooLarge }
    depth += 1
    defer { depth -= 1 }
    let result = try formula.folded(
      parts: { node in
        // The terms of a sum are read where its variable has a meaning.
        if case .operation(let operation, let operands) = node.kind, operation.isSeries {
          return Array(operands[1...2])
        }
        return node.operands
      },
      combine: { (node, operands: ArraySlice<Quantity>) throws(RowProblem) in
        try combined(node, Array(operands))
      })
    return try checked(result)
  }

  private func checked(_ quantity: Quantity) throws(RowProblem) -> Quantity {
    // Long lists come from tables, whose formulas are short.
    var rest = max(Self.mostNodes, 40 * quantity.formulas.count)
    for formula in quantity.formulas {
      rest -= 1
      for _ in formula.parts {
        rest -= 1
        if rest < 0 { throw .tooLarge }
      }
    }
    return quantity
  }

  private mutating func combined(
    _ node: Formula, _ operands: [Quantity]
  ) throws(RowProblem) -> Quantity {
    switch node.kind {
    case .number, .constant: return Quantity(node)
    case .variable(let name): return try quantity(of: name)
    case .operation(let operation, let parts) where operation.isSeries:
      return try series(node, parts, operands)
    case .operation(let operation, _)
    where operands.count == 1 && operands[0].isList && operation.takesLists:
      // A statistic of a list is one number.
      let given = operands[0].given
      guard let formula = Formula(applying: operation, to: given) else {
        throw .valueCount(
          function: Name(operation.name), expected: operation.operandCount, given: given.count)
      }
      work -= given.count
      return Quantity(formula)
    case .operation(let operation, _)
    where operands.count == 2 && operands[0].isList && operation.takesListAndNumber:
      let given = operands[0].given
      work -= given.count
      return try combining([operands[1]]) { .operation(operation, given + $0) }
    case .operation(let operation, _) where !operation.operandCount.contains(operands.count):
      throw .valueCount(
        function: Name(operation.name), expected: operation.operandCount, given: operands.count)
    default:
      return try Quantity.combining(operands, &work) { (operands) throws(RowProblem) in
        node.replacingOperands(by: operands[...]) { _ in nil }
      }
    }
  }

  /// A sum or product over a range.
  ///
  /// - Parameter bounds: Its first and its last number.
  private mutating func series(
    _ node: Formula, _ parts: [Formula], _ bounds: [Quantity]
  ) throws(RowProblem) -> Quantity {
    guard case .variable(let bound) = parts[0].kind else { return Quantity(node) }
    let variable = try quantity(of: bound)
    // In calls and lists, the variable is read without the sum around it.
    let name = Name(utf8: bound.utf8)
    let outer = locals[name]
    locals[name] = variable
    defer { locals[name] = outer }
    let terms = try quantity(parts[3])
    // What is a case may differ from term to term.
    for formula in terms.formulas where formula.firstOfCases != nil {
      try refuseCases(in: formula)
    }
    return try Quantity.combining([variable] + bounds + [terms], &work) {
      (operands) throws(RowProblem) in
      node.replacingOperands(by: operands[...]) { _ in nil }
    }
  }

  private mutating func quantity(of name: Name) throws(RowProblem) -> Quantity {
    if name.isBound {
      guard let function else { return Quantity(.variable(name)) }
      let renamed = Name(utf8: name.utf8 + [UInt8(ascii: "@")] + function.utf8)
      return Quantity(.variable(Name(bound: renamed)))
    }
    if let local = locals[name] { return local }
    if let index = text.insertion(name) { return try quantity(of: text.insertions[index]) }
    switch meaning(name) {
    case .parameter: return Quantity(.variable(.parameter(name)))
    case .quantity(let quantity):
      take(casesIn: quantity)
      return quantity
    case .point: throw .pointInFormula
    case .function, .drawing, .cases: throw .functionWithoutValues(name)
    case .problem(let row): throw .needs(row)
    case .inexact(let row): throw .inexact(row)
    case .ambiguous(let rows): throw .duplicate(name, rows)
    case nil: return Quantity(.variable(name))
    }
  }
}

// Insertions.
extension RowResolver {
  private mutating func quantity(
    of insertion: RowText.Insertion
  ) throws(RowProblem) -> Quantity {
    switch insertion {
    case .call(let name, let order, let arguments):
      return try call(name, order: order, arguments)
    case .derivative(let formula, let name, let order):
      return try derivative(of: formula, along: name, order: order)
    case .list(let elements):
      var formulas: [Formula] = []
      for element in elements { formulas.append(try number(element)) }
      return try list(formulas)
    case .point: throw .pointInFormula
    case .range(let first, let next, let last):
      return try range(from: first, next: next, through: last)
    case .each(let element, let name, let list):
      let values = try quantity(list)
      guard values.isList else { throw .listEnds }
      var formulas: [Formula] = []
      try forEach(name, in: values) { (resolver) throws(RowProblem) in
        formulas.append(try resolver.number(element))
      }
      return try self.list(formulas)
    }
  }

  /// A number from numbers, or a list; see `Quantity.combining`.
  mutating func combining(
    _ quantities: [Quantity], _ combine: ([Formula]) -> Formula
  ) throws(RowProblem) -> Quantity {
    try Quantity.combining(quantities, &work) { (operands) throws(RowProblem) in combine(operands) }
  }

  mutating func forEach(
    _ name: Name, in values: Quantity,
    _ body: (inout RowResolver) throws(RowProblem) -> Void
  ) throws(RowProblem) {
    let outer = locals[name]
    defer { locals[name] = outer }
    for value in values.given {
      locals[name] = Quantity(value)
      try body(&self)
    }
  }

  func list(_ formulas: [Formula]) throws(RowProblem) -> Quantity {
    guard formulas.count <= Quantity.mostElements else {
      throw .tooManyElements(limit: Quantity.mostElements)
    }
    return Quantity(list: formulas)
  }

  private mutating func number(_ element: RowText.Element) throws(RowProblem) -> Formula {
    guard case .number(let formula) = element else { throw .pointInFormula }
    guard let single = try quantity(formula).single else { throw .listInList }
    return single
  }

  private mutating func call(
    _ name: Name, order: Int, _ arguments: [Formula]
  ) throws(RowProblem) -> Quantity {
    let parameters: [Name]
    var body: Quantity
    switch meaning(name) {
    case .function(let names, let quantity): (parameters, body) = (names, quantity)
    case .cases(let cases):
      guard order == 0 else { throw .functionOfCases(name) }
      guard arguments.count == 1 else {
        throw .valueCount(function: name, expected: 1...1, given: arguments.count)
      }
      return try value(of: FunctionCases(function: name, cases: cases), at: arguments[0])
    case .drawing: throw .functionOfCases(name)
    case .problem(let row): throw .needs(row)
    case .ambiguous(let rows): throw .duplicate(name, rows)
    default: throw .functionWithoutValues(name)
    }
    if arguments.isEmpty {
      let primes = [UInt8](repeating: UInt8(ascii: "'"), count: order)
      throw .functionWithoutValues(Name(utf8: name.utf8 + primes))
    }
    guard parameters.count == arguments.count, order == 0 || arguments.count == 1 else {
      throw .valueCount(
        function: name, expected: parameters.count...parameters.count, given: arguments.count)
    }
    take(casesIn: body)
    body = try derivative(of: body, along: parameters[0], order: order)
    var operands = [body]
    for argument in arguments { operands.append(try quantity(argument)) }
    return try substituting(parameters, in: operands)
  }

  /// - Parameter operands: What names are in, then what they stand for.
  private mutating func substituting(
    _ names: [Name], in operands: [Quantity]
  ) throws(RowProblem) -> Quantity {
    for formula in operands[0].formulas {
      work -= formula.parts.reduce(0) { count, _ in count + 1 }
    }
    if work < 0 { throw .tooLarge }
    var rest = work
    let result = try Quantity.combining(operands, &rest) { (parts) throws(RowProblem) in
      var meanings: [Name: Formula] = [:]
      for (index, name) in names.enumerated() where meanings[name] == nil {
        meanings[name] = parts[index + 1]
      }
      return try substituting(meanings, in: parts[0])
    }
    work = rest
    return try checked(result)
  }

  private mutating func derivative(
    of formula: Formula, along name: Name, order: Int
  ) throws(RowProblem) -> Quantity {
    let place = try quantity(.variable(name))
    let outer = locals[name]
    let local = Name.local(Name(utf8: [UInt8(ascii: "d")] + name.utf8))
    locals[name] = Quantity(.variable(local))
    defer { locals[name] = outer }
    let body = try quantity(formula)
    return try substituting(
      [local], in: [try derivative(of: body, along: local, order: order), place])
  }

  private mutating func derivative(
    of body: Quantity, along name: Name, order: Int
  ) throws(RowProblem) -> Quantity {
    var body = body
    if order > 0 { for formula in body.formulas { try refuseCases(in: formula) } }
    for _ in 0..<order {
      body = try Quantity.combining([body], &work) { (formulas) throws(RowProblem) in
        if formulas[0].isLongerThan(Self.mostDerivedNodes) { throw .tooLarge }
        do throws(DerivativeError) {
          return try formulas[0].strictDerivative(withRespectTo: name, angle: angle)
        } catch {
          throw .underivable(error)
        }
      }
    }
    return body
  }

  /// Numbers in equal steps: as whole numbers where they are, else as the first one and multiples of the step.
  private mutating func range(
    from first: Formula, next: Formula?, through last: Formula
  ) throws(RowProblem) -> Quantity {
    let start = try end(first)
    let stop = try end(last)
    let second = try next.map { (next) throws(RowProblem) in try end(next) }
    let step = second.map { $0.value - start.value } ?? (stop.value < start.value ? -1 : 1)
    let length = (stop.value - start.value) / step
    if step == 0 || length < 0 { throw .listSteps }
    guard length.isFinite else { throw .listEnds }
    // The last number may be a rounding error away.
    let count = (length + 1e-9).rounded(.down) + 1
    guard count <= Double(Quantity.mostElements) else {
      throw .tooManyElements(limit: Quantity.mostElements)
    }
    let isWhole = [start.value, step].allSatisfy { $0.rounded() == $0 && abs($0) < 1e15 }
    return Quantity(
      list: (0..<Int(count)).map { index in
        if index == 0 { return start.formula }
        if isWhole { return Formula(start.value + Double(index) * step) }
        let distance =
          second.map { Formula.adding($0.formula, Formula.Term(start.formula, isInverted: true)) }
          ?? Formula(step)
        return .adding(
          start.formula,
          Formula.Term(.multiplying(Formula(Double(index)), Formula.Term(distance))))
      })
  }

  /// The budget of an end of a range: about a millisecond.
  private static let mostStepsOfEnd = 100_000

  /// An end of a range: a number that may depend on parameters.
  private mutating func end(
    _ formula: Formula
  ) throws(RowProblem) -> (formula: Formula, value: Double) {
    guard let single = try quantity(formula).single else { throw .listEnds }
    if !single.variables.isEmpty { usesValues = true }
    do throws(DomainError) {
      var steps = Self.mostStepsOfEnd
      let value = try single.value(variables: values, angle: angle, steps: &steps)
      // A list of numbers stays one of numbers if the end is a whole parameter.
      return (value.rounded() == value && abs(value) < 1e15 ? Formula(value) : single, value)
    } catch {
      throw error == .unfinished ? .withoutValue(.unfinished) : .listEnds
    }
  }
}
