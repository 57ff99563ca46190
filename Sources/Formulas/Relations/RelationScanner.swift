/// Splits a text into formulas and the signs of relations outside of them.
///
/// It reads the tokens of formulas to know where an operand ends, and keeps only their places: reading
/// them is left to the reader of formulas, and so is what is wrong with them. Brackets are part of a
/// formula unless a sign of a relation stands in them.
struct RelationScanner {
  /// The formulas and signs as far as the text has been read.
  private(set) var tokens: [RelationToken] = []
  var lexer: Lexer
  private let closesParentheses: Bool
  /// The innermost open bracket, and those around it, outermost first.
  private var frame = Frame(nil, at: 0..<0)
  private var outerFrames: [Frame] = []
  /// The formula that is being read, as far as it has been read.
  private var formula: Range<Int>?
  /// Whether the last token ends an operand.
  private var endsOperand = false
  /// Whether the last tokens are the name of a sum or product over a range, perhaps with its exponent.
  private var isAfterSeries = false

  /// An open bracket, or the whole text.
  private struct Frame {
    /// `nil` for the whole text.
    let bracket: Bracket?
    let place: Range<Int>
    /// How many tokens precede it.
    var tokenCount = 0
    /// The formula that is being read around it.
    var formula: Range<Int>?
    /// Whether it stands around a relation.
    var isRelation = false
    /// Whether a whole comparison has been read since the last connective.
    var isCompared = false
    /// Whether its signs are not those of relations, as in `\sum_{n=1}`.
    var isFormula = false
    /// How many bars of absolute values are open.
    var barCount = 0

    init(_ bracket: Bracket?, at place: Range<Int>) {
      self.bracket = bracket
      self.place = place
    }
  }

  init(_ source: [UInt8], options: ReadingOptions) {
    lexer = Lexer(source, variables: options.variables, language: options.language)
    closesParentheses = options.closesParentheses
  }

  /// Reads the whole text.
  ///
  /// - Throws: The first bracket without a partner, sign that is read in two ways, or set other than ℤ.
  /// - Complexity: O(bytes).
  mutating func scan() throws(SyntaxError) {
    while true {
      if let sign = word() {
        if sign == .isWhole { try readSet() }
        append(sign, from: lexer.start)
        continue
      }
      let token: Token
      do {
        token = try lexer.next()
      } catch {
        try take(error)
        continue
      }
      if token == .end { return try end() }
      try take(token)
    }
  }

  // MARK: Formulas

  /// Counts the last token to the formula.
  private mutating func extend(endsOperand: Bool) {
    formula = (formula?.lowerBound ?? lexer.start)..<lexer.end
    self.endsOperand = endsOperand
  }

  private mutating func endFormula() {
    if let formula { tokens.append(RelationToken(.formula, at: formula)) }
    formula = nil
    endsOperand = false
  }

  private mutating func take(_ token: Token) throws(SyntaxError) {
    let isAfterSeries = isAfterSeries
    self.isAfterSeries = false
    switch token {
    case .open(let bracket):
      open(bracket)
      if isAfterSeries { _ = lexer.boundVariable() }
    case .close(let bracket): try close(bracket)
    case .bar: bar()
    case .comma where !frame.isFormula:
      endFormula()
      tokens.append(RelationToken(.comma, at: lexer.range))
    case .function(let operation):
      self.isAfterSeries =
        [.sum, .product].contains(operation) || operation == .summation
        || operation == .iteratedProduct
      extend(endsOperand: false)
    case .superscript, .power:
      self.isAfterSeries = isAfterSeries
      extend(endsOperand: endsOperand && token != .power)
    case .number:
      self.isAfterSeries = isAfterSeries
      extend(endsOperand: true)
    case .fraction, .constant, .variable, .factorial, .doubleFactorial, .percent, .degree:
      extend(endsOperand: true)
    case .plus, .minus, .times, .divide, .radical, .subscript, .comma, .end:
      extend(endsOperand: false)
    }
  }

  /// Takes a text that is no token of formulas: a sign of a relation, or what the reader of formulas
  /// reads or refuses.
  private mutating func take(_ error: SyntaxError) throws(SyntaxError) {
    isAfterSeries = false
    lexer.end = max(lexer.end, lexer.start + 1)
    if error.kind == .factorialOrUnequal && !frame.isFormula { throw error }
    guard case .unexpectedCharacter(let scalar) = error.kind else {
      return extend(endsOperand: true)
    }
    if scalar == "\\" { return try takeCommand() }
    if frame.isFormula { return extend(endsOperand: false) }
    if scalar == "∈" || scalar == "∊" {
      try readSet()
      return append(.isWhole, from: error.range.lowerBound)
    }
    let next = (lexer.byte(at: lexer.end), lexer.byte(at: lexer.end + 1))
    guard let (sign, count) = RelationToken.Kind.sign(scalar, before: next) else {
      return extend(endsOperand: true)
    }
    lexer.end += count
    append(sign, from: error.range.lowerBound)
  }

  /// Two bars are *or* after a whole comparison, unless a bar is open; any others are of absolute
  /// values.
  private mutating func bar() {
    let isDouble =
      lexer.byte(at: lexer.start) == UInt8(ascii: "|")
      && lexer.byte(at: lexer.end) == UInt8(ascii: "|")
    if isDouble && endsOperand && frame.barCount == 0 && frame.isCompared && !frame.isFormula {
      lexer.end += 1
      return append(.or, from: lexer.start)
    }
    let closes = endsOperand && frame.barCount > 0
    frame.barCount += closes ? -1 : 1
    extend(endsOperand: closes)
  }

  // MARK: Signs

  private mutating func append(_ sign: RelationToken.Kind, from start: Int) {
    endFormula()
    tokens.append(RelationToken(sign, at: start..<lexer.end))
    frame.isRelation = true
    frame.barCount = 0
    switch sign {
    case .comparison, .isWhole: frame.isCompared = true
    default: frame.isCompared = false
    }
  }

  /// The sign that comes next as a word of its own; `in` is that of `∈`.
  private mutating func word() -> RelationToken.Kind? {
    if frame.isFormula { return nil }
    var start = lexer.end
    while start < lexer.source.count && lexer.source[start] <= UInt8(ascii: " ") { start += 1 }
    guard start >= lexer.run.end, lexer.isLetter(at: start) else { return nil }
    var end = start + 1
    while end < start + 4 && lexer.isLetter(at: end) { end += 1 }
    if lexer.isDigit(at: end) || lexer.byte(at: end) == UInt8(ascii: "_") { return nil }
    let word = Name(bytes: lexer.source[start..<end])
    guard let sign = word == "in" ? .isWhole : RelationToken.Kind.word(word) else { return nil }
    (lexer.start, lexer.end) = (start, end)
    return sign
  }

  /// Reads the ℤ after `∈`.
  private mutating func readSet() throws(SyntaxError) {
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
    var end = start
    while end < lexer.source.count && lexer.source[end] != UInt8(ascii: " ") { end += 1 }
    throw SyntaxError(.unknownSet, at: start..<end)
  }

  /// Takes the command of LaTeX whose backslash is the last token.
  private mutating func takeCommand() throws(SyntaxError) {
    let start = lexer.start
    while lexer.isLetter(at: lexer.end) { lexer.end += 1 }
    if lexer.end == start + 1 && start + 1 < lexer.source.count { lexer.end += 1 }
    let name = Name(bytes: lexer.source[start + 1..<lexer.end])
    switch RelationToken.Kind.command(name) {
    case .open(let bracket)?: return open(bracket)
    case .close(let bracket)?: return try close(bracket)
    case let sign? where !frame.isFormula: return append(sign, from: start)
    default: break
    }
    switch name {
    case "in" where !frame.isFormula:
      try readSet()
      append(.isWhole, from: start)
    case "text", "textrm", "mathrm", "operatorname", "mbox":
      if frame.isFormula { return extend(endsOperand: true) }
      guard let sign = wordInBraces() else { return extend(endsOperand: true) }
      append(sign, from: start)
    case "cdot", "times", "div", "ast": extend(endsOperand: false)
    case _ where LaTeXReading.ignored.contains(name):
      let hasPoint = lexer.byte(at: lexer.end) == UInt8(ascii: ".")
      if hasPoint && (name == "left" || name == "right") { lexer.end += 1 }
    default:
      if case .function? = KnownNames.token(for: name) { return extend(endsOperand: false) }
      extend(endsOperand: true)
    }
  }

  /// The connective in the braces that come next, as in `\text{ and }`; passes them if it is one.
  private mutating func wordInBraces() -> RelationToken.Kind? {
    guard lexer.byte(at: lexer.end) == UInt8(ascii: "{"),
      let close = lexer.source[lexer.end...].prefix(16).firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let letters = lexer.source[lexer.end + 1..<close].filter { $0 != UInt8(ascii: " ") }
    guard let sign = RelationToken.Kind.word(Name(utf8: letters)) else { return nil }
    lexer.end = close + 1
    return sign
  }

  // MARK: Brackets

  private mutating func open(_ bracket: Bracket) {
    var inner = Frame(bracket, at: lexer.range)
    inner.tokenCount = tokens.count
    inner.formula = formula
    inner.isFormula = frame.isFormula || isScript
    endFormula()
    tokens.append(RelationToken(.open(bracket), at: lexer.range))
    outerFrames.append(frame)
    frame = inner
  }

  /// Whether the bracket at the last token is that of a subscript or an exponent.
  private var isScript: Bool {
    var index = lexer.start - 1
    while index >= 0 && lexer.source[index] == UInt8(ascii: " ") { index -= 1 }
    return index >= 0
      && (lexer.source[index] == UInt8(ascii: "_") || lexer.source[index] == UInt8(ascii: "^"))
  }

  private mutating func close(_ bracket: Bracket) throws(SyntaxError) {
    guard let opened = frame.bracket else {
      if formula == nil { throw SyntaxError(.unopenedParenthesis, at: lexer.range) }
      return extend(endsOperand: true)
    }
    if opened != bracket { throw unclosed(opened) }
    leaveFrame(closing: RelationToken(.close(bracket), at: lexer.range))
  }

  /// Leaves the innermost frame: its content is a relation in brackets, or part of a formula.
  private mutating func leaveFrame(closing: RelationToken) {
    let inner = frame
    guard let outer = outerFrames.popLast() else { return }
    frame = outer
    if inner.isRelation {
      endFormula()
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
  private mutating func end() throws(SyntaxError) {
    let end = lexer.source.count
    while let bracket = frame.bracket {
      if frame.isRelation && !(closesParentheses && bracket == .parenthesis) {
        throw unclosed(bracket)
      }
      leaveFrame(closing: RelationToken(.close(bracket), at: end..<end))
    }
    endFormula()
    tokens.append(RelationToken(.end, at: end..<end))
  }
}
