import Formulas

/// The content of a pair of parentheses, or of none: operands with operators between them.
///
/// An operator applies as soon as the next one allows it; until then it waits with its left
/// operand.
struct InfixChain: Sendable {
  struct Waiting: Sendable {
    var left: InfixOperand
    let operation: BinaryOperator
  }

  /// Operators that wait for their right operand; the right operand of each is the result of the
  /// next one.
  private(set) var waiting: [Waiting] = []
  /// The operand after the last operator.
  var operand: InfixOperand?
  /// The index of the token that opened the parenthesis.
  let start: Int
  /// Whether it was opened directly after an operand, so that it multiplies that operand.
  let isFactor: Bool
  /// The number of characters before it, including the parenthesis.
  let lengthBefore: Int
  private var hasSum = false

  init(start: Int = 0, isFactor: Bool = false, lengthBefore: Int = 0) {
    self.start = start
    self.isFactor = isFactor
    self.lengthBefore = lengthBefore
  }

  var isEmpty: Bool { waiting.isEmpty && operand == nil }

  /// The number of characters in it and before it.
  ///
  /// - Complexity: O(waiting operators).
  var length: Int {
    var length = lengthBefore + (operand?.measured.extent.length ?? 0)
    for entry in waiting { length += entry.left.measured.extent.length + 1 }
    return length
  }

  /// The left operand of the last operator.
  var left: InfixOperand? { waiting.last?.left }

  /// Puts an operator after the operand.
  ///
  /// - Returns: Whether the order of operations makes a difference here.
  /// - Precondition: There is an operand.
  mutating func append(
    _ operation: BinaryOperator, order: OrderOfOperations
  ) throws(CalculatorError) -> Bool {
    while let last = waiting.last, last.operation.applies(before: operation, order: order) {
      try applyLast()
    }
    guard let left = operand else { return false }
    operand = nil
    waiting.append(Waiting(left: left, operation: operation))
    if operation.isSum { hasSum = true }
    return hasSum && operation.chain == .product
  }

  /// Removes the last operator, if no operand follows it.
  mutating func removeLastOperator() {
    guard operand == nil, let last = waiting.popLast() else { return }
    operand = last.left
  }

  /// Applies all operators. An operator without a right operand uses its left one twice.
  ///
  /// - Returns: The first operator, which is the last to apply, and its right operand.
  mutating func finish() throws(CalculatorError) -> (BinaryOperator, InfixOperand)? {
    if operand == nil { operand = waiting.last?.left }
    while waiting.count > 1 { try applyLast() }
    guard let first = waiting.first, let right = operand else { return nil }
    try applyLast()
    return (first.operation, right)
  }

  private mutating func applyLast() throws(CalculatorError) {
    guard let right = operand, let operation = waiting.last?.operation else { return }
    // The array releases the left operand, so that its terms have one owner.
    let left = waiting.removeLast().left
    operand = try (consume left).joined(to: right, by: operation)
  }

  /// The chain as a formula, with this as its last operand, and no limit to its extent.
  func formula(endingWith last: Formula) -> Formula {
    var result = last
    for entry in waiting.reversed() {
      var left = entry.left.formula
      if let chain = entry.operation.chain {
        left.join(Formula.Term(result, isInverted: entry.operation.isInverted), in: chain)
        result = left
      } else {
        result = .power(left, result)
      }
    }
    return result
  }
}
