extension Parser {
  /// A function before its operands: `sin²`, `√`, `log₂`.
  struct Head {
    var operation: Operation
    /// Where it begins in the text.
    let start: Int
    var exponent: Literal?
    /// The degree of a root, which is its last operand.
    var degree: Literal?
    /// How many operands are written before the others: the base of a logarithm.
    var givenOperands = 0
    /// How deep operations nest in these operands.
    var depth = 0
    /// Whether it is a name, which without parentheses takes the product that follows, and not a
    /// sign, which takes one operand.
    var takesProduct = true

    init(_ operation: Operation, start: Int, givenOperands: Int = 0, depth: Int = 0) {
      self.operation = operation
      self.start = start
      self.givenOperands = givenOperands
      self.depth = depth
    }

    /// Counts the base of a logarithm, which is written already.
    mutating func giveBase() {
      operation = .log
      givenOperands = 1
    }
  }

  /// Opens the function whose name is the token.
  mutating func open(_ operation: Operation) throws(SyntaxError) {
    var head = Head(operation, start: lexer.start)
    let name = lexer.range
    token = try lexer.next()
    if token == .subscript, operation == .log10 {
      token = try lexer.next()
      switch token {
      case .number(.double(2)): head.operation = .log2
      case .number(.double(10)): break
      case .number(let base):
        append(base, at: lexer.range)
        head.giveBase()
      case .constant(let base):
        postfix.append(.constant(base), at: lexer.range)
        head.giveBase()
      case .variable(let base):
        postfix.append(.variable(base), at: lexer.range)
        head.giveBase()
      case .open(let bracket) where bracket.isParenthesis:
        let place = head.start..<lexer.end
        try push(Frame(.base(bracket), at: place, pending: pending.count))
        token = try lexer.next()
        return
      default: throw SyntaxError(.missingOperand, at: lexer.range)
      }
      token = try lexer.next()
    }
    try openArguments(of: head, name: name)
  }

  /// Opens the radical sign that is the token.
  mutating func open(rootOf degree: UInt8) throws(SyntaxError) {
    let start = lexer.start
    token = try lexer.next()
    try openRoot(of: .double(Double(degree)), start: start)
  }

  /// Opens the root whose index in superscript characters is the token; the radical sign follows
  /// without a space.
  mutating func openRoot(index: Literal) throws(SyntaxError) {
    let place = lexer.range
    token = try lexer.next()
    guard token == .radical(degree: 2), lexer.start == place.upperBound else {
      throw SyntaxError(.missingOperand, at: place)
    }
    token = try lexer.next()
    try openRoot(of: index, start: place.lowerBound)
  }

  private mutating func openRoot(of degree: Literal, start: Int) throws(SyntaxError) {
    let operation: Operation =
      degree == .double(2) ? .squareRoot : degree == .double(3) ? .cubeRoot : .root
    var head = Head(operation, start: start)
    if head.operation == .root { head.degree = degree }
    head.takesProduct = false
    try openArguments(of: head)
  }

  /// Opens a function after its name: a call if a parenthesis follows, else what takes the product or
  /// the operand that follows.
  mutating func openArguments(of head: Head, name: Range<Int>? = nil) throws(SyntaxError) {
    var head = head
    switch token {
    case .superscript(let value):
      head.exponent = value
      token = try lexer.next()
    case .power: head.exponent = try functionExponent()
    default: break
    }
    if let exponent = head.exponent {
      let place = head.start..<lexer.start
      if exponent == .double(-1) {
        guard let inverse = head.operation.row.inverse else {
          throw SyntaxError(.functionExponent, at: place)
        }
        (head.operation, head.exponent) = (inverse, nil)
      } else if !lexer.literals[exponent].isWhole {
        throw SyntaxError(.functionExponent, at: place)
      }
    }
    if case .open(let bracket) = token, bracket.isParenthesis {
      let place = head.start..<lexer.end
      let bound = try boundVariable(of: &head, bracketEnd: lexer.end)
      var frame = Frame(.call(head, bracket), at: place, pending: pending.count)
      frame.give(head)
      frame.boundVariable = bound
      try push(frame)
      token = try lexer.next()
      return
    }
    if head.takesProduct {
      let counts = head.operation.operandCount
      guard counts.contains(1 + head.givenOperands), counts.upperBound < .max else {
        throw SyntaxError(
          .missingParentheses(function: Name(head.operation.name)),
          at: name ?? head.start..<lexer.start)
      }
      if options.language != .first {
        var frame = Frame(.product(head), at: head.start..<lexer.start, pending: pending.count)
        frame.give(head)
        return try push(frame)
      }
    }
    try push(Pending(.head(head), start: head.start))
  }

  /// The variable that a sum or product binds, if its values begin with one and an equals sign.
  private mutating func boundVariable(
    of head: inout Head, bracketEnd: Int
  ) throws(SyntaxError) -> Postfix.Variable? {
    let operation: Operation
    switch head.operation {
    case .sum, .summation: operation = .summation
    case .product, .iteratedProduct: operation = .iteratedProduct
    case .trunc, .integral: operation = .integral
    default: return nil
    }
    guard options.language != .first, case .variable(let variable)? = lexer.boundVariable() else {
      if head.operation != operation { return nil }
      throw SyntaxError(.missingIndex(function: Name(operation.name)), at: head.start..<bracketEnd)
    }
    head.operation = operation
    return variable
  }

  /// Begins the terms of a sum or product over a range, once its bounds have been read.
  mutating func enterTerms(over variable: Postfix.Variable) {
    guard case .call(let head, _) = frame.kind, case .named(let index) = variable else { return }
    frame.termsStart = postfix.enter(head.operation, over: variable, at: lexer.range)
    lexer.bound.append(index)
  }

  /// Ends the terms of a sum or product over a range.
  mutating func leaveTerms(
    of head: Head, _ operand: inout Operand, operandCount: Int
  ) throws(SyntaxError) {
    guard operandCount == 3 else {
      throw SyntaxError(
        .operandCount(
          function: Name(bytes: lexer.source[frame.place].prefix { $0 != UInt8(ascii: "(") }),
          expected: 3...3, given: operandCount), at: operand.range)
    }
    lexer.bound.removeLast()
    postfix.leave(from: frame.termsStart, at: operand.range)
    operand.depth += 1
    if let exponent = head.exponent { raise(&operand, to: exponent) }
  }

  /// The whole number after the `^` between a function's name and its operand.
  private mutating func functionExponent() throws(SyntaxError) -> Literal {
    let start = lexer.start
    token = try lexer.next()
    var bracket: Bracket?
    if case .open(let opened) = token, opened.isParenthesis {
      bracket = opened
      token = try lexer.next()
    }
    let isNegative = token == .minus
    if isNegative { token = try lexer.next() }
    guard case .number(let literal) = token, lexer.literals[literal].isWhole else {
      throw SyntaxError(.functionExponent, at: start..<lexer.end)
    }
    token = try lexer.next()
    if let bracket {
      guard token == .close(bracket) else {
        throw SyntaxError(.functionExponent, at: start..<lexer.end)
      }
      token = try lexer.next()
    }
    return isNegative ? lexer.negated(literal) : literal
  }

  /// Applies a function to the last operands, and raises it to its exponent, if any.
  mutating func call(
    _ head: Head, _ operand: inout Operand, operandCount: Int
  ) throws(SyntaxError) {
    var function = head.operation
    var operandCount = operandCount
    operand.depth = max(operand.depth, head.depth)
    if let degree = head.degree {
      append(degree, at: operand.range)
      operandCount += 1
    }
    let isOfList = options.hasLists && operandCount == 1 && function.takesLists
    if !isOfList && !function.row.operandCount.contains(operandCount) {
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
    if let exponent = head.exponent { raise(&operand, to: exponent) }
  }

  mutating func raise(_ operand: inout Operand, to exponent: Literal) {
    append(exponent, at: operand.range)
    apply(.power, to: &operand)
  }
}
