import Formulas

/// The formula of the infix tokens entered so far.
struct InfixExpression: Sendable {
  /// The content outside all parentheses, then the open parentheses, innermost last.
  private var chains = [InfixChain()]
  /// The completed calculation, until the next one continues with it.
  private(set) var result: InfixOperand?
  /// The last operation that led to the result, with its right operand.
  private var repeated: (operation: BinaryOperator, right: InfixOperand)?
  /// The last result that was continued with, and how many tokens made it.
  private(set) var carried: (formula: Formula, end: Int)?
  /// Whether `+` or `−` comes before `×` or `÷` in one chain, so that the order of operations
  /// matters.
  private(set) var isOrderRelevant = false

  private var chain: InfixChain {
    get { chains[chains.count - 1] }
    set { chains[chains.count - 1] = newValue }
  }

  /// The last operand, if no operator follows it.
  var operand: InfixOperand? { chain.operand }

  var hasOpenParenthesis: Bool { chains.count > 1 }

  /// Whether an operator, a function or an open parenthesis waits for more.
  var isPending: Bool {
    hasOpenParenthesis || !chain.waiting.isEmpty || !chain.functions.isEmpty
  }

  /// The formula to display: the result, the last operand, or else the left operand of the last
  /// operator; `nil` if nothing was entered.
  var shown: Formula? { (result ?? shownOperand)?.formula }

  private var shownOperand: InfixOperand? {
    for chain in chains.reversed() {
      if let operand = chain.operand ?? chain.left { return operand }
    }
    return nil
  }

  /// The operand that is shown, or else zero.
  private func shownOperand(orZeroAt index: Int) throws(CalculatorError) -> InfixOperand {
    if let shownOperand { return shownOperand }
    return try InfixOperand(.number(0), start: index)
  }

  /// Applies one token.
  ///
  /// - Parameter index: The index of the token among all tokens.
  /// - Returns: Whether it did anything.
  /// - Throws: `tooLong` or `tooDeep` if the formula would be; `missingOperands` for an operator
  ///   directly after another, or an operand after a result. The expression is then unusable.
  mutating func apply(
    _ token: InfixBrain.Token, at index: Int, order: OrderOfOperations
  ) throws(CalculatorError) -> Bool {
    if token.beginsOperand, result != nil { throw .missingOperands }
    switch token {
    case .number(let value):
      try append(InfixOperand(Formula(value), start: index), order: order)
    case .variable(let name):
      try append(InfixOperand(.variable(name), start: index), order: order)
    case .constant(let constant):
      try append(InfixOperand(.constant(constant), start: index), order: order)
    case .formula(let formula):
      try append(InfixOperand(formula, start: index), order: order)
    case .add, .subtract, .multiply, .divide, .power, .root:
      guard let operation = token.binaryOperator else { return false }
      try append(operation, at: index, order: order)
    case .function, .square, .cube, .powerOfTen, .reciprocal, .negate, .percent:
      try applyFunction(token, at: index)
    case .prefix(let function):
      if chain.operand != nil { try append(.multiply, at: index, order: order) }
      chain.append(function: function)
    case .openParenthesis:
      let isFactor = chain.operand != nil
      if isFactor { try append(.multiply, at: index, order: order) }
      chains.append(
        InfixChain(
          start: index, isFactor: isFactor, lengthBefore: chain.length + 1,
          functionsBefore: chain.functionCount))
    case .closeParenthesis:
      guard chains.count > 1, !chain.isEmpty else { return false }
      try closeParenthesis(at: index)
    case .equals:
      return try complete(at: index)
    }
    try checkExtent()
    return true
  }

  private mutating func append(
    _ operand: InfixOperand, order: OrderOfOperations
  ) throws(CalculatorError) {
    if chain.operand != nil { try append(.multiply, at: operand.start, order: order) }
    chain.operand = operand
  }

  private mutating func append(
    _ operation: BinaryOperator, at index: Int, order: OrderOfOperations
  ) throws(CalculatorError) {
    try takeUpResult(at: index)
    if chain.operand == nil, !chain.functions.isEmpty {
      chain.operand = try shownOperand(orZeroAt: index)
    }
    if chain.operand == nil, chain.left != nil { throw .missingOperands }
    if chain.operand == nil { chain.operand = try InfixOperand(.number(0), start: index) }
    if try chain.append(operation, order: order) { isOrderRelevant = true }
  }

  /// Makes the result the first operand of the next calculation.
  private mutating func takeUpResult(at index: Int) throws(CalculatorError) {
    guard let result else { return }
    carried = (result.formula, index)
    chains = [InfixChain()]
    chain.operand = try result.beginning(at: 0)
    (self.result, repeated) = (nil, nil)
  }

  /// Applies a function to the last operand, or else to the displayed formula.
  private mutating func applyFunction(
    _ token: InfixBrain.Token, at index: Int
  ) throws(CalculatorError) {
    try takeUpResult(at: index)
    var operand = chain.operand
    if operand == nil { operand = try InfixOperand(shown ?? .number(0), start: index) }
    guard let operand else { return }
    if token == .percent {
      let isPart = chain.waiting.last?.operation.isSum == true
      chain.operand = try operand.percent(of: isPart ? chain.left : nil)
    } else {
      chain.operand = try operand.applying(token)
    }
    if !isPending { result = chain.operand }
  }

  /// The operand that a percentage or the repetition of an operation writes once more; `nil` for any
  /// other token.
  func copied(by token: InfixBrain.Token) -> InfixOperand? {
    switch token {
    case .percent where chain.waiting.last?.operation.isSum == true: chain.left
    case .equals where repeated != nil: result
    default: nil
    }
  }

  private mutating func closeParenthesis(at index: Int) throws(CalculatorError) {
    _ = try chain.finish(taking: shownOperand(orZeroAt: index))
    let closed = chains.removeLast()
    chain.operand = try closed.operand?.beginning(at: closed.start)
  }

  /// Closes open parentheses and makes the whole the result, or repeats the last operation on the
  /// result.
  private mutating func complete(at index: Int) throws(CalculatorError) -> Bool {
    if result != nil {
      // The result is released, so that its terms have one owner.
      guard let repeated, let left = result.take() else { return false }
      result = try (consume left).joined(to: repeated.right, by: repeated.operation)
      return true
    }
    if chains.allSatisfy({ $0.isEmpty }) { return false }
    while chains.count > 1 {
      if chain.isEmpty {
        let dropped = chains.removeLast()
        if dropped.isFactor { chain.removeLastOperator() }
      } else {
        try closeParenthesis(at: index)
      }
    }
    repeated = try chain.finish(taking: shownOperand(orZeroAt: index))
    result = chain.operand
    chains = [InfixChain()]
    return true
  }

  /// - Throws: An error if the unfinished formula is too long or too deep.
  private func checkExtent() throws(CalculatorError) {
    let depth = chains.count - 1 + chain.waiting.count + chain.functionCount
    try TextExtent(length: chain.length, depth: depth).check(longest: InfixOperand.longest)
  }

  /// The text of all entries, including waiting operators, waiting functions and open parentheses:
  /// `7×(9+`, `5+√`.
  ///
  /// - Complexity: O(nodes).
  var description: String {
    if let result { return result.formula.exactText }
    var utf8: [UInt8] = []
    for (index, chain) in chains.enumerated() {
      if index > 0 { utf8.append(UInt8(ascii: "(")) }
      if index + 1 == chains.count, let operand = chain.operand {
        utf8 += chain.formula(endingWith: operand.formula).exactText.utf8
      } else {
        utf8 += Self.textBeforeHole(in: chain.formula(endingWith: .variable(Self.hole)))
        // A parenthesis would seem to be one that was opened.
        if !chain.functions.isEmpty, utf8.last == UInt8(ascii: "(") { utf8.removeLast() }
      }
    }
    return String(decoding: utf8, as: UTF8.self)
  }

  /// A placeholder for the next operand; no text contains this character.
  private static let hole = Name(utf8: [1])

  private static func textBeforeHole(in formula: Formula) -> [UInt8] {
    Array(formula.exactText.utf8.prefix { $0 != 1 })
  }
}
