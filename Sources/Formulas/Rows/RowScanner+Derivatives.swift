import OrdinateNumerics

// Derivatives.
extension RowScanner {
  /// `d/dx(…)`, or with an order, `d²/dx²(…)`. Without a parenthesis, it is of the rest of the term.
  mutating func derivative(before limit: Int) throws(SyntaxError) -> Found? {
    let start = lexer.start
    var end = start + 1
    guard source[start] == UInt8(ascii: "d"), let order = order(&end, limit),
      skip("/", &end, limit), skip("d", &end, limit)
    else { return nil }
    let differential = end - 1
    guard let (name, nameEnd) = Name.leading(source[end..<limit]) else { return nil }
    end = nameEnd
    guard self.order(&end, limit) == order else { return nil }
    while end < limit, source[end] == UInt8(ascii: " ") { end += 1 }
    guard end < limit, source[end] == UInt8(ascii: "(") else {
      let term = end..<term(from: end, limit)
      // `d/deg` has the name of a function.
      var below = Lexer(source, variables: .anyLetter, language: .second)
      below.end = differential
      guard !term.isEmpty, case .variable? = try? below.next() else { return nil }
      return (.derivative(try formula(term), along: name, order: order), term.upperBound)
    }
    let close = try closing(end, limit)
    return (.derivative(try formula(end + 1..<close), along: name, order: order), close + 1)
  }

  /// A whole exponent from 2 to 9; 1 without one.
  private func order(_ end: inout Int, _ limit: Int) -> Int? {
    if end + 1 < limit, source[end] == 0xC2, source[end + 1] == 0xB2 || source[end + 1] == 0xB3 {
      end += 2
      return source[end - 1] == 0xB2 ? 2 : 3
    }
    guard end + 1 < limit, source[end] == UInt8(ascii: "^") else { return 1 }
    let digit = source[end + 1] &- UInt8(ascii: "0")
    guard digit >= 1, digit <= 9 else { return nil }
    end += 2
    return Int(digit)
  }

  private func skip(_ sign: Unicode.Scalar, _ end: inout Int, _ limit: Int) -> Bool {
    guard end < limit, source[end] == UInt8(ascii: sign) else { return false }
    end += 1
    return true
  }

  /// Where the term ends that begins at an index: before a sign that joins terms, a comparison, a restriction, or the
  /// end of the brackets around it. It is empty if no operand begins there.
  private func term(from start: Int, _ limit: Int) -> Int {
    var limit = limit
    for joint in ["and", "or"] as [StaticString] {
      limit = word(joint, in: start..<limit)?.lowerBound ?? limit
    }
    var lexer = Lexer(source, variables: .anyLetter, language: .second)
    lexer.end = start
    var (depth, hasOpenBar, needsOperand) = (0, false, true)
    while lexer.end < limit {
      let token: Token?
      do { token = try lexer.next() } catch {
        lexer.end = max(lexer.end, lexer.start + 1)
        token = nil
      }
      if lexer.start >= limit { break }
      let isOuter = depth == 0 && !hasOpenBar
      let isFirst = lexer.start == start
      if isFirst, token?.beginsOperand != true, token != .bar { return start }
      switch token {
      case nil:
        var end = lexer.start
        if isOuter, primes(&end, limit) == 0 { return lexer.start }
        lexer.end = max(lexer.end, end)
      case .plus, .minus:
        if isOuter, isFirst || !needsOperand { return lexer.start }
        needsOperand = true
      case .times, .divide, .power, .comma:
        if isOuter, token == .comma { return lexer.start }
        needsOperand = true
      case .open(let bracket):
        if isOuter, bracket == .brace, !needsOperand { return lexer.start }
        depth += 1
        needsOperand = true
      case .close:
        if depth == 0 { return lexer.start }
        depth -= 1
        needsOperand = false
      case .bar:
        hasOpenBar.toggle()
        needsOperand = hasOpenBar
      default: needsOperand = false
      }
    }
    return limit
  }
}
