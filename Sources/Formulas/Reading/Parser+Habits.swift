/// Habits from elsewhere that this language does not share, because they are read in two ways.
extension Parser {
  /// The error of a number that directly follows a number or a name: `1 000`, or anything else.
  func missingOperator(after operand: Operand) -> SyntaxError {
    let digits = lexer.range
    let start = operand.range.lowerBound
    let isGroup =
      operand.kind == .number && digits.count == 3 && operand.range.count <= 3
      && lexer.source[start..<operand.range.upperBound].allSatisfy(Self.isDigit)
      && lexer.source[digits].allSatisfy(Self.isDigit)
    guard isGroup else { return SyntaxError(.missingOperator, at: digits) }
    return groups(from: start, separator: lexer.source[operand.range.upperBound])
  }

  /// The error of a comma outside a call: `3,5`, `1,000`, or anything else.
  func misplacedComma() -> SyntaxError {
    let source = lexer.source
    let comma = lexer.range
    var start = comma.lowerBound
    while start > 0 && Self.isDigit(source[start - 1]) { start -= 1 }
    var end = comma.upperBound
    while end < source.count && Self.isDigit(source[end]) { end += 1 }
    let (whole, fraction) = (source[start..<comma.lowerBound], source[comma.upperBound..<end])
    let isPoint = start > 0 && source[start - 1] == UInt8(ascii: ".")
    if whole.isEmpty || fraction.isEmpty || isPoint {
      return SyntaxError(.misplacedComma, at: comma)
    }
    if fraction.count == 3 && whole.count <= 3 && whole != [UInt8(ascii: "0")] {
      return groups(from: start, separator: source[comma.lowerBound])
    }
    let number = Name(bytes: Array(whole) + [UInt8(ascii: ".")] + Array(fraction))
    return SyntaxError(.decimalComma(suggestion: number), at: start..<end)
  }

  /// The error of digits in groups, from the first group on.
  private func groups(from start: Int, separator: UInt8) -> SyntaxError {
    let source = lexer.source
    var digits: [UInt8] = []
    var end = start
    while true {
      while end < source.count && Self.isDigit(source[end]) {
        digits.append(source[end])
        end += 1
      }
      let next = end + 4
      guard next <= source.count, source[end] == separator,
        source[end + 1..<next].allSatisfy(Self.isDigit),
        next == source.count || !Self.isDigit(source[next])
      else { break }
      end += 1
    }
    return SyntaxError(.groupedDigits(suggestion: Name(bytes: digits)), at: start..<end)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}

extension Token {
  /// Whether an operand may begin with the token.
  var beginsOperand: Bool {
    switch self {
    case .number, .fraction, .constant, .variable, .function, .radical, .open: true
    case .plus, .minus, .times, .divide, .power, .superscript, .subscript, .factorial,
      .doubleFactorial, .percent, .degree, .bar, .close, .comma, .end:
      false
    }
  }
}
