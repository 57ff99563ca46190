// Brackets.
extension RelationScanner {
  mutating func open(_ kind: Frame.Kind) {
    var inner = Frame(kind, at: lexer.range)
    inner.tokenCount = tokens.count
    inner.formula = formula
    inner.isFormula = frame.isFormula || isSubscript
    endFormula()
    tokens.append(RelationToken(.open(inner.bracket ?? .parenthesis), at: lexer.range))
    inner.contentStart = tokens.count
    outerFrames.append(frame)
    frame = inner
  }

  /// Whether the bracket at the last token is that of a subscript.
  private var isSubscript: Bool {
    var index = lexer.start - 1
    while index >= 0 && lexer.source[index] == UInt8(ascii: " ") { index -= 1 }
    return index >= 0 && lexer.source[index] == UInt8(ascii: "_")
  }

  mutating func close(_ bracket: Bracket) throws(SyntaxError) {
    guard let opened = frame.bracket else {
      if formula == nil { throw SyntaxError(.unopenedParenthesis, at: lexer.range) }
      return extend(endsOperand: true)
    }
    if opened != bracket || frame.kind == .table { throw unclosed(opened) }
    try leaveFrame(closing: RelationToken(.close(bracket), at: lexer.range))
  }

  /// Closes `\begin{cases}`.
  mutating func closeTable() throws(SyntaxError) {
    guard frame.kind == .table else {
      if let opened = frame.bracket { throw unclosed(opened) }
      return extend(endsOperand: true)
    }
    try leaveFrame(closing: RelationToken(.close(.brace), at: lexer.range))
  }

  /// Leaves the innermost frame: its content is a relation in brackets, or part of a formula.
  private mutating func leaveFrame(closing: RelationToken) throws(SyntaxError) {
    let inner = frame
    guard let outer = outerFrames.popLast() else { return }
    endFormula()
    if inner.isDefinition { try define(inner, closing: closing.range) }
    frame = outer
    if inner.isRelation && !inner.isDefinition {
      tokens.append(closing)
      frame.isRelation = true
      frame.isCompared = true
    } else {
      tokens.removeSubrange(inner.tokenCount...)
      formula = (inner.formula ?? inner.place).lowerBound..<closing.range.upperBound
    }
    endsOperand = true
  }

  private func unclosed(_ bracket: Bracket) -> SyntaxError {
    SyntaxError(
      bracket == .parenthesis ? .unclosedParenthesis : .unclosedBracket(bracket.closing),
      at: frame.place)
  }

  /// Ends the text. An open bracket of a formula is an error that reading the formula finds.
  mutating func end() throws(SyntaxError) {
    let end = lexer.source.count
    while let bracket = frame.bracket {
      let isStructure = frame.isRelation || frame.isDefinition
      if isStructure && !(options.closesParentheses && bracket == .parenthesis) {
        throw unclosed(bracket)
      }
      try leaveFrame(closing: RelationToken(.close(bracket), at: end..<end))
    }
    endFormula()
    tokens.append(RelationToken(.end, at: end..<end))
  }
}
