/// Splits a text into formulas and the signs of relations outside of them.
///
/// It reads the tokens of formulas to know where an operand ends, and keeps only their places: reading
/// them is left to the reader of formulas, and so is what is wrong with them. Brackets are part of a
/// formula unless a sign of a relation stands in them.
struct RelationScanner {
  /// The formulas and signs as far as the text has been read.
  var tokens: [RelationToken] = []
  var lexer: Lexer
  let options: ReadingOptions
  /// The text, in which names stand for definitions by cases.
  private(set) var text: [UInt8]
  var cases: CaseTable
  /// The innermost open bracket, and those around it, outermost first.
  var frame = Frame(.text, at: 0..<0)
  var outerFrames: [Frame] = []
  /// The formula that is being read, as far as it has been read.
  var formula: Range<Int>?
  /// Whether the last token ends an operand.
  var endsOperand = false
  /// Whether the last tokens are the name of a sum or product over a range, perhaps with its exponent.
  private var isAfterSeries = false

  /// An open bracket, or the whole text.
  struct Frame {
    let kind: Kind
    let place: Range<Int>
    /// How many tokens precede it, and how many its content.
    var tokenCount = 0
    var contentStart = 0
    /// The formula that is being read around it.
    var formula: Range<Int>?
    /// Whether it stands around a relation.
    var isRelation = false
    /// Whether a whole comparison has been read since the last connective.
    var isCompared = false
    /// Whether its signs are not those of relations, as in `\sum_{n=1}`.
    var isFormula = false
    /// Whether a colon stands in it, as in a definition by cases.
    var hasColon = false
    /// How many bars of absolute values are open.
    var barCount = 0

    enum Kind: Equatable {
      case text
      case group(Bracket)
      /// The parenthesis of `if`, which holds a condition and values.
      case choice
      /// The rows of values and conditions in `\begin{cases}`.
      case table
    }

    init(_ kind: Kind, at place: Range<Int>) {
      self.kind = kind
      self.place = place
    }

    /// What closes it; `nil` for the whole text.
    var bracket: Bracket? {
      switch kind {
      case .text: nil
      case .group(let bracket): bracket
      case .choice: .parenthesis
      case .table: .brace
      }
    }

    /// Whether it holds the cases of a value.
    var isDefinition: Bool {
      switch kind {
      case .choice, .table: true
      case .group(.brace): hasColon
      case .text, .group: false
      }
    }
  }

  init(_ source: [UInt8], options: ReadingOptions) {
    lexer = Lexer(source, variables: options.variables, language: options.language)
    self.options = options
    text = source
    cases = CaseTable(source)
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

  /// Writes a name in parentheses in the place of a definition by cases.
  mutating func write(_ name: Name, at place: Range<Int>) {
    let bytes = [UInt8(ascii: "(")] + name.utf8 + [UInt8(ascii: ")")]
    for index in place {
      let offset = index - place.lowerBound
      text[index] = offset < bytes.count ? bytes[offset] : UInt8(ascii: " ")
    }
  }
}

// Formulas.
extension RelationScanner {
  /// Counts the last token to the formula.
  mutating func extend(endsOperand: Bool) {
    formula = (formula?.lowerBound ?? lexer.start)..<lexer.end
    self.endsOperand = endsOperand
  }

  mutating func endFormula() {
    if let formula { tokens.append(RelationToken(.formula, at: formula)) }
    formula = nil
    endsOperand = false
  }

  private mutating func take(_ token: Token) throws(SyntaxError) {
    let isAfterSeries = isAfterSeries
    self.isAfterSeries = false
    switch token {
    case .open(let bracket):
      open(.group(bracket))
      if isAfterSeries { _ = lexer.boundVariable() }
    case .close(let bracket): try close(bracket)
    case .bar: bar()
    case .comma where !frame.isFormula:
      endFormula()
      tokens.append(RelationToken(.comma, at: lexer.range))
    case .function(let operation):
      self.isAfterSeries =
        operation.isSeries || [.sum, .product, .trunc].contains(operation)
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
    if scalar == "&" && frame.kind == .table && lexer.byte(at: lexer.end) != UInt8(ascii: "&") {
      return append(.column, from: error.range.lowerBound)
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
}

// Signs.
extension RelationScanner {
  mutating func append(_ sign: RelationToken.Kind, from start: Int) {
    endFormula()
    tokens.append(RelationToken(sign, at: start..<lexer.end))
    frame.isRelation = true
    frame.barCount = 0
    frame.isCompared = false
    switch sign {
    case .comparison, .isWhole: frame.isCompared = true
    case .colon: frame.hasColon = true
    default: break
    }
  }
}
