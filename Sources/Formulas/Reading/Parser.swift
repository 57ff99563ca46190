import OrdinateNumerics

/// Reads a text as the steps of a formula: an operator-precedence parser with its own stack, so
/// that no text can overflow the call stack.
///
/// An open parenthesis, bar or call is a frame; prefix operators and powers wait for their right
/// operand in `pending`. Once an operand is complete, the pending operators of its frame apply to
/// it, innermost first. It then joins the frame's product, and with it the frame's sum. So an
/// operator is always written directly after the steps of its operand.
///
/// - Source: operator precedence after Floyd 1963, doi:10.1145/321172.321179.
struct Parser: ~Copyable {
  static let longest = 100_000
  static let deepest = 1_000

  private var lexer: Lexer
  private let options: ReadingOptions
  private var token = Token.end
  /// The innermost open frame, and the frames around it, outermost first.
  private var frame = Frame(.root, at: 0..<0, pending: 0)
  private var outerFrames: [Frame] = []
  private var pending: [Pending] = []
  /// How many closing parentheses were missing at the end.
  private(set) var missingParentheses = 0
  /// The steps of the formula, as far as it has been read.
  private(set) var postfix: Postfix

  init(_ source: [UInt8], options: ReadingOptions) {
    lexer = Lexer(source, variables: options.variables)
    self.options = options
    postfix = Postfix(names: lexer.names, capacity: min(source.count, 64))
  }

  /// Reads the whole text into `postfix`.
  ///
  /// - Throws: The first thing that keeps the text from being a formula.
  /// - Complexity: O(bytes).
  mutating func parse() throws(SyntaxError) {
    try checkLength()
    token = try lexer.next()
    if token == .end { throw SyntaxError(.empty, at: 0..<lexer.source.count) }
    while true {
      guard var operand = try operand() else { continue }
      while try !continues(after: &operand) {
        if token == .end && outerFrames.isEmpty {
          finish(operand)
          return
        }
        try close(&operand)
      }
    }
  }

  /// The operand at the token; `nil` if the token opens something that needs an operand itself.
  private mutating func operand() throws(SyntaxError) -> Operand? {
    var operand = Operand(lexer.range)
    switch token {
    case .number(let literal):
      append(literal, at: operand.range)
      operand.kind = .number
    case .constant(let constant):
      postfix.append(.constant(constant), at: operand.range)
      operand.kind = .name
    case .variable(let variable):
      postfix.append(.variable(variable), at: operand.range)
      operand.kind = .name
    case .function(let operation):
      try open(operation)
      return nil
    case .open: try push(Frame(.group, at: lexer.range, pending: pending.count))
    case .bar: try push(Frame(.bars, at: lexer.range, pending: pending.count))
    case .plus: try push(Pending(.sign(isNegative: false), start: lexer.start))
    case .minus: try push(Pending(.sign(isNegative: true), start: lexer.start))
    case .end, .close: throw SyntaxError(.missingOperand, at: lexer.start..<lexer.start)
    case .times, .divide, .power, .superscript, .factorial, .comma:
      throw SyntaxError(.missingOperand, at: lexer.range)
    }
    let isOperand = operand.kind != .other
    token = try lexer.next()
    return isOperand ? operand : nil
  }

  /// Opens a function with its optional exponent: a call if a parenthesis follows, else a prefix.
  private mutating func open(_ operation: Operation) throws(SyntaxError) {
    let start = lexer.start
    var operation = operation
    var exponent: Literal?
    token = try lexer.next()
    switch token {
    case .superscript(let value):
      exponent = value
      token = try lexer.next()
    case .power: exponent = try functionExponent()
    default: break
    }
    if exponent == .double(-1) {
      guard let inverse = operation.row.inverse else {
        throw SyntaxError(.functionExponent, at: start..<lexer.start)
      }
      (operation, exponent) = (inverse, nil)
    }
    if token == .open {
      let place = start..<lexer.end
      try push(Frame(.call(operation, exponent: exponent), at: place, pending: pending.count))
      token = try lexer.next()
    } else {
      try push(Pending(.function(operation, exponent: exponent), start: start))
    }
  }

  /// The whole number after the `^` between a function's name and its operand.
  private mutating func functionExponent() throws(SyntaxError) -> Literal {
    let start = lexer.start
    token = try lexer.next()
    let isNegative = token == .minus
    if isNegative { token = try lexer.next() }
    guard case .number(let literal) = token, lexer.literals[literal].isWhole else {
      throw SyntaxError(.functionExponent, at: start..<lexer.end)
    }
    token = try lexer.next()
    return isNegative ? lexer.negated(literal) : literal
  }

  /// Applies the tokens after a complete operand to it, up to the next operand; `false` if the next
  /// token closes something.
  private mutating func continues(after operand: inout Operand) throws(SyntaxError) -> Bool {
    while try applyPostfix(to: &operand) {}
    if case .power = token {
      let power = Pending(.power(leftDepth: operand.depth), start: operand.range.lowerBound)
      try push(power)
      token = try lexer.next()
      return true
    }
    try applyPending(to: &operand)
    switch token {
    case .plus: try add(operand, to: .sum, nextIsInverted: false, consuming: true)
    case .minus: try add(operand, to: .sum, nextIsInverted: true, consuming: true)
    case .times: try add(operand, to: .product, nextIsInverted: false, consuming: true)
    case .divide: try add(operand, to: .product, nextIsInverted: true, consuming: true)
    case .comma:
      guard case .call = frame.kind else {
        throw SyntaxError(.misplacedComma, at: lexer.range)
      }
      finish(operand)
      frame.argumentCount += 1
      token = try lexer.next()
    case .close, .end: return false
    case .bar where frame.kind == .bars: return false
    case .number where operand.kind != .other:
      throw SyntaxError(.missingOperator, at: lexer.range)
    case .number, .constant, .variable, .function, .open, .bar:
      try add(operand, to: .product, nextIsInverted: false, consuming: false)
    case .power, .superscript, .factorial: break
    }
    return true
  }

  /// Applies a factorial or a superscript; `false` if neither follows.
  private mutating func applyPostfix(to operand: inout Operand) throws(SyntaxError) -> Bool {
    switch token {
    case .factorial:
      let place = lexer.range
      operand.extend(to: lexer.end)
      apply(.apply(.factorial, operandCount: 1), to: &operand)
      token = try lexer.next()
      if token == .factorial {
        throw SyntaxError(.repeatedFactorial, at: place.lowerBound..<lexer.end)
      }
    case .superscript(let exponent):
      operand.extend(to: lexer.end)
      raise(&operand, to: exponent)
      token = try lexer.next()
    default: return false
    }
    try check(depth: operand.depth, at: operand.range)
    return true
  }

  /// Applies the operators of the innermost frame that wait for this operand.
  private mutating func applyPending(to operand: inout Operand) throws(SyntaxError) {
    let base = frame.pendingCount
    let kind = operand.kind
    while pending.count > base {
      let operation = pending.removeLast()
      operand.range = operation.start..<operand.range.upperBound
      switch operation.kind {
      case .sign(let isNegative):
        if isNegative { apply(.negate, to: &operand) }
      case .power(let leftDepth):
        operand.depth = max(operand.depth, leftDepth)
        apply(.power, to: &operand)
      case .function(let function, let exponent):
        try call(function, exponent: exponent, &operand, operandCount: 1)
      }
      try check(depth: operand.depth, at: operand.range)
    }
    operand.kind = kind
  }

  /// Closes the innermost frame; this is its last operand.
  private mutating func close(_ operand: inout Operand) throws(SyntaxError) {
    let closesAtEnd = token == .end && options.closesParentheses && frame.kind != .bars
    switch (frame.kind, token) {
    case (.root, _): throw SyntaxError(.unopenedParenthesis, at: lexer.range)
    case (.bars, .close), (.bars, .end): throw SyntaxError(.unclosedBar, at: frame.place)
    case (_, .end) where !closesAtEnd: throw SyntaxError(.unclosedParenthesis, at: frame.place)
    default: break
    }
    if closesAtEnd { missingParentheses += 1 }
    operand = finish(operand)
    operand.kind = .other
    operand.range = frame.place.lowerBound..<lexer.end
    switch frame.kind {
    case .root, .group: operand.depth += 1
    case .bars: apply(.apply(.absolute, operandCount: 1), to: &operand)
    case .call(let function, let exponent):
      let count = frame.argumentCount + 1
      try call(function, exponent: exponent, &operand, operandCount: count)
    }
    if let outer = outerFrames.popLast() { frame = outer }
    try check(depth: operand.depth, at: operand.range)
    if !closesAtEnd { token = try lexer.next() }
  }

  /// Applies a function to the last operands, and raises it to its exponent, if any.
  private mutating func call(
    _ function: Operation, exponent: Literal?, _ operand: inout Operand, operandCount: Int
  ) throws(SyntaxError) {
    var function = function
    if !function.row.operandCount.contains(operandCount) {
      function = function.row.overload ?? function
      guard function.row.operandCount.contains(operandCount) else {
        throw SyntaxError(
          .operandCount(
            function: Name(function.name), expected: function.row.operandCount,
            given: operandCount), at: operand.range)
      }
    }
    apply(
      function == .power ? .power : .apply(function, operandCount: operandCount), to: &operand)
    if let exponent { raise(&operand, to: exponent) }
  }

  private mutating func raise(_ operand: inout Operand, to exponent: Literal) {
    append(exponent, at: operand.range)
    apply(.power, to: &operand)
  }

  private mutating func append(_ literal: Literal, at place: Range<Int>) {
    postfix.append(lexer.literals[literal], at: place)
  }

  /// Applies an operation to the operand whose steps were written last.
  private mutating func apply(_ operation: Postfix.Action, to operand: inout Operand) {
    postfix.append(operation, at: operand.range)
    operand.depth += 1
    operand.kind = .other
  }

  /// Joins the operand to the chains of the innermost frame; the next operator is the token, unless
  /// it is an unwritten `×`.
  private mutating func add(
    _ operand: Operand, to kind: Formula.Chain, nextIsInverted: Bool, consuming isWritten: Bool
  ) throws(SyntaxError) {
    switch options.order {
    case .precedence:
      frame.add(operand, to: kind, nextIsInverted: nextIsInverted, in: &postfix)
    case .leftToRight:
      frame.addInOrder(operand, to: kind, nextIsInverted: nextIsInverted, in: &postfix)
      try check(depth: frame.depth, at: operand.range)
    }
    if isWritten { token = try lexer.next() }
  }

  /// Joins the last operand and returns the content of the innermost frame since its last comma, if
  /// any.
  @discardableResult
  private mutating func finish(_ operand: Operand) -> Operand {
    frame.finish(operand, in: &postfix)
  }

  private mutating func push(_ frame: Frame) throws(SyntaxError) {
    try check(depth: outerFrames.count + 1 + pending.count, at: frame.place)
    outerFrames.append(self.frame)
    self.frame = frame
  }

  private mutating func push(_ operation: Pending) throws(SyntaxError) {
    try check(depth: outerFrames.count + 1 + pending.count, at: operation.start..<lexer.end)
    pending.append(operation)
  }

  private func check(depth: Int, at place: Range<Int>) throws(SyntaxError) {
    if depth > Self.deepest { throw SyntaxError(.tooDeep(limit: Self.deepest), at: place) }
  }

  private func checkLength() throws(SyntaxError) {
    guard lexer.source.count > Self.longest else { return }
    var characters = 0
    for (offset, byte) in lexer.source.enumerated() where byte & 0xC0 != 0x80 {
      characters += 1
      if characters > Self.longest {
        throw SyntaxError(
          .tooLong(limit: Self.longest), at: offset..<lexer.source.count)
      }
    }
  }
}
