/// Reads a text as the steps of a formula: an operator-precedence parser with its own stack, so
/// that no text can overflow the call stack.
///
/// An open bracket, bar or call is a frame, and so is a function's name with the product that
/// follows it. Signs, radicals and powers wait for their right operand in `pending`. Once an operand
/// is complete, the pending operators of its frame apply to it, innermost first. It then joins the
/// frame's product, and with it the frame's sum. So an operator is always written directly after the
/// steps of its operand.
///
/// - Source: operator precedence after Floyd 1963, doi:10.1145/321172.321179.
struct Parser: ~Copyable {
  static let longest = 100_000
  static let deepest = 1_000

  var lexer: Lexer
  let options: ReadingOptions
  var token = Token.end
  /// The innermost open frame, and the frames around it, outermost first.
  var frame = Frame(.root, at: 0..<0, pending: 0)
  var outerFrames: [Frame] = []
  var pending: [Pending] = []
  /// How many closing parentheses were missing at the end.
  private(set) var missingParentheses = 0
  /// The operands of functions that were read without parentheses as single operands.
  private(set) var singleOperands: [Range<Int>] = []
  /// The steps of the formula, as far as it has been read.
  var postfix: Postfix

  init(_ source: [UInt8], options: ReadingOptions) {
    lexer = Lexer(source, variables: options.variables, language: options.language)
    self.options = options
    postfix = Postfix(names: lexer.names, capacity: min(source.count, 64))
  }

  /// Reads the whole text into `postfix`.
  ///
  /// - Throws: The first thing that keeps the text from being a formula.
  /// - Complexity: O(bytes).
  @inline(never)
  mutating func parse() throws(SyntaxError) {
    try Self.checkLength(of: lexer.source)
    token = try lexer.next()
    if token == .end { throw SyntaxError(.empty, at: 0..<lexer.source.count) }
    while true {
      guard var operand = try operand() else { continue }
      while try !continues(after: &operand) {
        if token == .end && outerFrames.isEmpty {
          finish(operand)
          postfix.names = lexer.names
          return
        }
        guard try close(&operand) else { break }
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
    case .fraction(let numerator, let denominator):
      postfix.append(double: numerator, at: operand.range)
      postfix.append(double: denominator, at: operand.range)
      apply(.divide, to: &operand)
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
    case .radical(let degree):
      try open(rootOf: degree)
      return nil
    case .superscript(let degree):
      try openRoot(index: degree)
      return nil
    case .open(let bracket):
      try push(Frame(.group(bracket), at: lexer.range, pending: pending.count))
    case .bar: try push(Frame(.bars, at: lexer.range, pending: pending.count))
    case .plus: try push(Pending(.sign(isNegative: false), start: lexer.start))
    case .minus: try push(Pending(.sign(isNegative: true), start: lexer.start))
    case .end, .close: throw SyntaxError(.missingOperand, at: lexer.start..<lexer.start)
    case .times, .divide, .power, .subscript, .factorial, .doubleFactorial, .percent, .degree,
      .comma:
      throw SyntaxError(.missingOperand, at: lexer.range)
    }
    let isOperand = operand.kind != .other
    token = try lexer.next()
    return isOperand ? operand : nil
  }

  /// Applies the tokens after a complete operand to it, up to the next operand; `false` if the next
  /// token ends the frame.
  private mutating func continues(after operand: inout Operand) throws(SyntaxError) -> Bool {
    while try applyPostfix(to: &operand) {}
    if case .power = token {
      let power = Pending(.power(leftDepth: operand.depth), start: operand.range.lowerBound)
      try push(power)
      token = try lexer.next()
      return true
    }
    try applyPending(to: &operand)
    let isProduct = frame.isProduct
    switch token {
    case .plus, .minus, .times, .divide, .comma, .function:
      if isProduct { return false }
    case .close, .end: return false
    case .bar: if frame.isInBars { return false }
    case .number, .fraction:
      if operand.kind != .other { throw missingOperator(after: operand) }
    case .constant, .variable, .radical, .open: break
    case .subscript: throw SyntaxError(.unexpectedCharacter("_"), at: lexer.range)
    case .power, .superscript, .factorial, .doubleFactorial, .percent, .degree: return true
    }
    switch token {
    case .plus: try add(operand, to: .sum, nextIsInverted: false, consuming: true)
    case .minus: try add(operand, to: .sum, nextIsInverted: true, consuming: true)
    case .times: try add(operand, to: .product, nextIsInverted: false, consuming: true)
    case .divide: try add(operand, to: .product, nextIsInverted: true, consuming: true)
    case .comma:
      guard case .call = frame.kind else {
        throw SyntaxError.misplacedComma(at: lexer.start, in: lexer.source)
      }
      finish(operand)
      frame.argumentCount += 1
      if frame.argumentCount == 2, let variable = frame.boundVariable {
        enterTerms(over: variable)
      }
      token = try lexer.next()
    default: try add(operand, to: .product, nextIsInverted: false, consuming: false)
    }
    return true
  }

  /// Applies what is written after an operand and belongs to it; `false` if nothing of that follows.
  private mutating func applyPostfix(to operand: inout Operand) throws(SyntaxError) -> Bool {
    let place = lexer.range
    switch token {
    case .factorial, .doubleFactorial:
      operand.extend(to: lexer.end)
      let operation = token == .factorial ? Operation.factorial : .doubleFactorial
      apply(.apply(operation, operandCount: 1), to: &operand)
      token = try lexer.next()
      if token == .factorial || token == .doubleFactorial {
        throw SyntaxError(.repeatedFactorial, at: place.lowerBound..<lexer.end)
      }
    case .percent:
      operand.extend(to: lexer.end)
      postfix.append(double: 100, at: place)
      apply(.divide, to: &operand)
      token = try lexer.next()
      if token.beginsOperand { throw SyntaxError(.remainderSign, at: place) }
    case .degree:
      operand.extend(to: lexer.end)
      apply(.apply(.degree, operandCount: 1), to: &operand)
      token = try lexer.next()
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
      let inner = operand.range
      operand.range = operation.start..<inner.upperBound
      switch operation.kind {
      case .sign(let isNegative):
        if isNegative { apply(.negate, to: &operand) }
      case .power(let leftDepth):
        operand.depth = max(operand.depth, leftDepth)
        apply(.power, to: &operand)
      case .head(let head):
        if head.takesProduct { singleOperands.append(inner) }
        try call(head, &operand, operandCount: 1 + head.givenOperands)
      }
      try check(depth: operand.depth, at: operand.range)
    }
    operand.kind = kind
  }

  /// Closes the innermost frame; this is its last operand. `false` if the frame held the base of a
  /// logarithm, whose argument follows.
  private mutating func close(_ operand: inout Operand) throws(SyntaxError) -> Bool {
    let closesAtEnd = token == .end && options.closesParentheses && frame.bracket == .parenthesis
    if frame.isProduct {
      let end = operand.range.upperBound
      operand = finish(operand)
      operand.range = frame.place.lowerBound..<end
    } else {
      try checkIsClosed(closesAtEnd: closesAtEnd)
      if closesAtEnd { missingParentheses += 1 }
      operand = finish(operand)
      operand.range = frame.place.lowerBound..<lexer.end
    }
    operand.kind = .other
    let kind = frame.kind
    let count = frame.argumentCount + 1
    switch kind {
    case .root, .base, .group(.parenthesis), .group(.square), .group(.brace): operand.depth += 1
    case .group(.floor): apply(.apply(.floor, operandCount: 1), to: &operand)
    case .group(.ceiling): apply(.apply(.ceil, operandCount: 1), to: &operand)
    case .bars: apply(.apply(.absolute, operandCount: 1), to: &operand)
    case .product(let head): try call(head, &operand, operandCount: count)
    case .call(let head, _) where frame.boundVariable != nil:
      try leaveTerms(of: head, &operand, operandCount: count)
    case .call(let head, _): try call(head, &operand, operandCount: count)
    }
    let isProduct = frame.isProduct
    if let outer = outerFrames.popLast() { frame = outer }
    try check(depth: operand.depth, at: operand.range)
    if !closesAtEnd && !isProduct { token = try lexer.next() }
    guard case .base = kind else { return true }
    try openArguments(
      of: Head(.log, start: operand.range.lowerBound, givenOperands: 1, depth: operand.depth))
    return false
  }

  private func checkIsClosed(closesAtEnd: Bool) throws(SyntaxError) {
    if case .root = frame.kind { throw SyntaxError(.unopenedParenthesis, at: lexer.range) }
    guard let bracket = frame.bracket else {
      if token != .bar { throw SyntaxError(.unclosedBar, at: frame.place) }
      return
    }
    if token == .close(bracket) || closesAtEnd { return }
    throw SyntaxError(
      bracket == .parenthesis ? .unclosedParenthesis : .unclosedBracket(bracket.closing),
      at: frame.place)
  }

  @inline(never)
  mutating func append(_ literal: Literal, at place: Range<Int>) {
    postfix.append(lexer.literals[literal], at: place)
  }

  /// Applies an operation to the operand whose steps were written last.
  mutating func apply(_ operation: Postfix.Action, to operand: inout Operand) {
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

  mutating func push(_ frame: Frame) throws(SyntaxError) {
    try check(depth: outerFrames.count + 1 + pending.count, at: frame.place)
    var frame = frame
    frame.inherit(from: self.frame)
    outerFrames.append(self.frame)
    self.frame = frame
  }

  mutating func push(_ operation: Pending) throws(SyntaxError) {
    try check(depth: outerFrames.count + 1 + pending.count, at: operation.start..<lexer.end)
    pending.append(operation)
  }

  private func check(depth: Int, at place: Range<Int>) throws(SyntaxError) {
    if depth > Self.deepest { throw SyntaxError(.tooDeep(limit: Self.deepest), at: place) }
  }

  static func checkLength(of source: [UInt8]) throws(SyntaxError) {
    guard source.count > longest else { return }
    var characters = 0
    for (offset, byte) in source.enumerated() where byte & 0xC0 != 0x80 {
      characters += 1
      if characters > longest {
        throw SyntaxError(.tooLong(limit: longest), at: offset..<source.count)
      }
    }
  }
}
