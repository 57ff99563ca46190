// Words and commands of LaTeX.
extension RelationScanner {
  /// The sign that comes next as a word of its own; `in` is that of `∈`. Opens the parenthesis of `if`.
  mutating func word() -> RelationToken.Kind? {
    if frame.isFormula { return nil }
    var start = lexer.end
    while start < lexer.source.count && lexer.source[start] <= UInt8(ascii: " ") { start += 1 }
    guard start >= lexer.run.end, lexer.isLetter(at: start) else { return nil }
    var end = start + 1
    while end < start + 4 && lexer.isLetter(at: end) { end += 1 }
    if lexer.isDigit(at: end) || lexer.byte(at: end) == UInt8(ascii: "_") { return nil }
    let word = Name(bytes: lexer.source[start..<end])
    if word == "if" {
      while lexer.byte(at: end) == UInt8(ascii: " ") { end += 1 }
      guard lexer.byte(at: end) == UInt8(ascii: "(") else { return nil }
      (lexer.start, lexer.end) = (start, end + 1)
      open(.choice)
      return nil
    }
    guard let sign = word == "in" ? .isWhole : RelationToken.Kind.word(word) else { return nil }
    (lexer.start, lexer.end) = (start, end)
    return sign
  }

  /// Reads the ℤ after `∈`.
  mutating func readSet() throws(SyntaxError) {
    while lexer.byte(at: lexer.end) == UInt8(ascii: " ") { lexer.end += 1 }
    let start = lexer.end
    for set in ["ℤ", "Z", "\\mathbb{Z}", "\\mathbb Z", "\\Z"] {
      let bytes = Array(set.utf8)
      let end = start + bytes.count
      guard end <= lexer.source.count, lexer.source[start..<end].elementsEqual(bytes),
        !lexer.isLetter(at: end) || bytes[0] >= 0x80
      else { continue }
      lexer.end = end
      return
    }
    var end = min(start + 1, lexer.source.count)
    while lexer.isLetter(at: end) || lexer.byte(at: end) & 0xC0 == 0x80 { end += 1 }
    throw SyntaxError(.unknownSet, at: start..<end)
  }

  /// Takes the command of LaTeX whose backslash is the last token.
  mutating func takeCommand() throws(SyntaxError) {
    let start = lexer.start
    while lexer.isLetter(at: lexer.end) { lexer.end += 1 }
    if lexer.end == start + 1 && start + 1 < lexer.source.count { lexer.end += 1 }
    let name = Name(bytes: lexer.source[start + 1..<lexer.end])
    switch RelationToken.Kind.command(name) {
    case .open(let bracket)?: return open(.group(bracket))
    case .close(let bracket)?: return try close(bracket)
    case let sign? where !frame.isFormula: return append(sign, from: start)
    default: break
    }
    switch name {
    case "in" where !frame.isFormula:
      try readSet()
      append(.isWhole, from: start)
    case "text", "textrm", "mathrm", "operatorname", "mbox": takeWordInBraces()
    case "begin" where takes("{cases}"): open(.table)
    case "end" where takes("{cases}"): try closeTable()
    case "\\" where frame.kind == .table: append(.row, from: start)
    case "cdot", "times", "div", "ast": extend(endsOperand: false)
    case _ where LaTeXReading.ignored.contains(name):
      let hasPoint = lexer.byte(at: lexer.end) == UInt8(ascii: ".")
      if hasPoint && (name == "left" || name == "right") { lexer.end += 1 }
    default:
      if case .function? = KnownNames.token(for: name) { return extend(endsOperand: false) }
      extend(endsOperand: true)
    }
  }

  /// Takes the connective in the braces that come next, as in `\text{ and }`, or what leads to a condition
  /// in `\begin{cases}`.
  private mutating func takeWordInBraces() {
    guard !frame.isFormula, lexer.byte(at: lexer.end) == UInt8(ascii: "{"),
      let close = lexer.source[lexer.end...].prefix(16).firstIndex(of: UInt8(ascii: "}"))
    else { return extend(endsOperand: true) }
    let word = Name(
      utf8: lexer.source[lexer.end + 1..<close].filter { $0 != UInt8(ascii: " ") })
    let leads: [Name] = ["if", "for", "when", "otherwise", "else"]
    if let sign = RelationToken.Kind.word(word) {
      lexer.end = close + 1
      append(sign, from: lexer.start)
    } else if frame.kind == .table && leads.contains(word) {
      lexer.end = close + 1
    } else {
      extend(endsOperand: true)
    }
  }

  /// Passes a text if it comes next.
  private mutating func takes(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard lexer.source[lexer.end...].starts(with: bytes) else { return false }
    lexer.end += bytes.count
    return true
  }
}
