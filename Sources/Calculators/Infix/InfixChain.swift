import Formulas

/// The content of a pair of parentheses, or of none: operands with operators between them.
///
/// An operator applies as soon as the next one allows it; until then it waits with its left
/// operand.
struct InfixChain: Sendable {
  struct Waiting: Sendable {
    /// The functions that wait for its result, the outermost first.
    let functions: [InfixBrain.Token]
    var left: InfixOperand
    let operation: BinaryOperator
  }

  /// Operators that wait for their right operand; the right operand of each is the result of the
  /// next one.
  private(set) var waiting: [Waiting] = []
  /// The operand after the last operator.
  var operand: InfixOperand?
  /// The functions that wait for the operand, the outermost first.
  private(set) var functions: [InfixBrain.Token] = []
  /// The index of the token that opened the parenthesis.
  let start: Int
  /// Whether it was opened directly after an operand, so that it multiplies that operand.
  let isFactor: Bool
  /// The number of characters before it, including the parenthesis.
  let lengthBefore: Int
  /// The number of functions that wait outside of it.
  let functionsBefore: Int
  private var hasSum = false

  init(
    start: Int = 0, isFactor: Bool = false, lengthBefore: Int = 0, functionsBefore: Int = 0
  ) {
    self.start = start
    self.isFactor = isFactor
    self.lengthBefore = lengthBefore
    self.functionsBefore = functionsBefore
  }

  var isEmpty: Bool { waiting.isEmpty && functions.isEmpty && operand == nil }

  /// The number of functions that wait in it and outside of it.
  ///
  /// - Complexity: O(waiting operators).
  var functionCount: Int {
    waiting.reduce(functionsBefore + functions.count) { $0 + $1.functions.count }
  }

  /// The number of characters in it and before it.
  ///
  /// - Complexity: O(waiting operators).
  var length: Int {
    var length = lengthBefore + (operand?.measured.extent.length ?? 0)
    for entry in waiting {
      length += entry.left.measured.extent.length + 1
      for function in entry.functions { length += function.longestText }
    }
    for function in functions { length += function.longestText }
    return length
  }

  /// The left operand of the last operator.
  var left: InfixOperand? { waiting.last?.left }

  /// Puts a function before the operand.
  ///
  /// - Precondition: There is no operand.
  mutating func append(function: InfixBrain.Token) { functions.append(function) }

  /// Puts an operator after the operand. It applies before a waiting function only if it is a power
  /// or a root.
  ///
  /// - Returns: Whether the order of operations makes a difference here.
  /// - Precondition: There is an operand.
  mutating func append(
    _ operation: BinaryOperator, order: OrderOfOperations
  ) throws(CalculatorError) -> Bool {
    let isLoose = operation.chain != nil
    if isLoose { try applyFunctions() }
    while functions.isEmpty, let last = waiting.last,
      last.operation.applies(before: operation, order: order)
    {
      try applyLast()
      if isLoose { try applyFunctions() }
    }
    guard let left = operand else { return false }
    operand = nil
    waiting.append(Waiting(functions: functions, left: left, operation: operation))
    functions = []
    if operation.isSum { hasSum = true }
    return hasSum && operation.chain == .product
  }

  /// Removes the last operator, if no operand follows it.
  mutating func removeLastOperator() {
    guard operand == nil, let last = waiting.popLast() else { return }
    (operand, functions) = (last.left, last.functions)
  }

  /// Applies all operators and functions. Without a last operand, they take the one that is shown.
  ///
  /// - Returns: The first operator, if it is the last to apply, and its right operand.
  mutating func finish(
    taking shown: InfixOperand?
  ) throws(CalculatorError) -> (BinaryOperator, InfixOperand)? {
    if operand == nil { operand = shown }
    while waiting.count > 1 { try applyLast() }
    try applyFunctions()
    guard let first = waiting.first, let right = operand else { return nil }
    try applyLast()
    try applyFunctions()
    return first.functions.isEmpty ? (first.operation, right) : nil
  }

  private mutating func applyLast() throws(CalculatorError) {
    try applyFunctions()
    guard let right = operand, !waiting.isEmpty else { return }
    // The array releases the left operand, so that its terms have one owner.
    let last = waiting.removeLast()
    let (operation, outer) = (last.operation, last.functions)
    let left = (consume last).left
    operand = try (consume left).joined(to: right, by: operation)
    functions = outer
  }

  private mutating func applyFunctions() throws(CalculatorError) {
    while let function = functions.last, let applied = try operand?.applying(function) {
      operand = applied
      functions.removeLast()
    }
  }

  /// The chain as a formula, with this as its last operand, and no limit to its extent.
  func formula(endingWith last: Formula) -> Formula {
    var result = Self.applying(functions, to: last)
    for entry in waiting.reversed() {
      result = Self.applying(
        entry.functions, to: entry.operation.joining(entry.left.formula, result))
    }
    return result
  }

  private static func applying(_ functions: [InfixBrain.Token], to operand: Formula) -> Formula {
    functions.reversed().reduce(operand) { $1.applied(to: $0) ?? $0 }
  }
}
