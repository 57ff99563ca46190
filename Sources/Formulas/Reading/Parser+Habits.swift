import OrdinateNumerics

/// Habits from elsewhere that this language does not share, because they are read in two ways.
extension Parser {
  /// The error of a number that directly follows a number or a name: `1 000`, or anything else.
  func missingOperator(after operand: Operand) -> SyntaxError {
    let digits = lexer.range
    let start = operand.range.lowerBound
    let isGroup =
      operand.kind == .number && digits.count == 3 && operand.range.count <= 3
      && lexer.source[start..<operand.range.upperBound].allSatisfy { $0.isDigit }
      && lexer.source[digits].allSatisfy({ $0.isDigit })
    guard isGroup else { return SyntaxError(.missingOperator, at: digits) }
    return SyntaxError.grouped(
      lexer.source, from: start, separator: lexer.source[operand.range.upperBound])
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
