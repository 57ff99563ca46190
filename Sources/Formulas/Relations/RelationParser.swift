/// Reads formulas and signs as a relation: an operator-precedence parser with its own stack, so that
/// no text can overflow the call stack.
///
/// Comparisons bind first, then *not*, *and* and *or*. A brace after a relation is one more that holds
/// together with it.
struct RelationParser {
  private let source: [UInt8]
  private let options: ReadingOptions
  private let tokens: [RelationToken]
  private var next = 0
  /// The innermost open bracket, and those around it, outermost first.
  private var level = Level()
  private var outerLevels: [Level] = []

  /// A relation, and how deep connectives nest in it.
  private struct Part {
    var relation: Relation
    var depth = 0
  }

  /// What has been read in an open bracket, or in the whole text.
  private struct Level {
    /// Relations joined by *or*.
    private var alternatives: [Part] = []
    /// Relations joined by *and* since the last *or*.
    private var conditions: [Part] = []
    /// How many *not* wait for their relation.
    var negationCount = 0

    mutating func addCondition(_ part: Part) { conditions.append(part) }

    mutating func addAlternative(_ part: Part) {
      conditions.append(part)
      alternatives.append(Self.joining(conditions) { .all($0) })
      conditions = []
    }

    /// The whole relation, of which this is the last part.
    func finished(with part: Part) -> Part {
      let last = Self.joining(conditions + [part]) { .all($0) }
      return Self.joining(alternatives + [last]) { .any($0) }
    }

    private static func joining(_ parts: [Part], _ join: ([Relation]) -> Relation) -> Part {
      if parts.count == 1 { return parts[0] }
      let depth = parts.reduce(0) { max($0, $1.depth) }
      return Part(relation: join(parts.map { $0.relation }), depth: depth + 1)
    }
  }

  init(_ source: [UInt8], options: ReadingOptions, tokens: [RelationToken]) {
    self.source = source
    self.options = options
    self.tokens = tokens
  }

  /// - Throws: The first thing that keeps the text from being a relation.
  /// - Complexity: O(bytes).
  mutating func parse() throws(SyntaxError) -> Relation {
    if tokens.count == 1 { throw SyntaxError(.empty, at: 0..<source.count) }
    while true {
      guard var part = try relation() else { continue }
      while try !continues(after: &part) {
        part = level.finished(with: part)
        try checkDepth(of: part)
        guard let outer = outerLevels.popLast() else { return part.relation }
        level = outer
        next += 1
      }
    }
  }

  /// The relation that begins at the next token; `nil` if that opens or negates one.
  private mutating func relation() throws(SyntaxError) -> Part? {
    switch token.kind {
    case .formula:
      let statements = try statements()
      let last = statements.count - 1
      if level.negationCount > 0 && last > 0 { return Part(relation: .all(statements), depth: 1) }
      for statement in statements[..<last] { level.addCondition(Part(relation: statement)) }
      return Part(relation: statements[last])
    case .not:
      level.negationCount += 1
      next += 1
    case .open(let bracket):
      if !bracket.isParenthesis { throw SyntaxError(.comparisonInFormula, at: token.range) }
      if outerLevels.count >= Parser.deepest { throw tooDeep(limit: Parser.deepest) }
      outerLevels.append(level)
      level = Level()
      next += 1
    case .comparison, .isWhole, .and, .or, .comma, .colon, .close, .end: throw missingOperand()
    }
    return nil
  }

  /// Reads what follows a whole relation, as far as the next one; `false` at the end of the bracket or
  /// the text.
  private mutating func continues(after part: inout Part) throws(SyntaxError) -> Bool {
    for _ in 0..<level.negationCount {
      part = Part(relation: .not(part.relation), depth: part.depth + 1)
      try checkDepth(of: part)
    }
    level.negationCount = 0
    switch token.kind {
    case .and:
      level.addCondition(part)
      next += 1
    case .or:
      level.addAlternative(part)
      next += 1
    case .open(.brace): level.addCondition(part)
    case .close, .end: return false
    case .comma: throw SyntaxError(.commaBetweenConditions, at: token.range)
    case .colon: throw SyntaxError(.unexpectedCharacter(":"), at: token.range)
    case .open, .formula, .comparison, .isWhole, .not:
      throw SyntaxError(.comparisonInFormula, at: token.range)
    }
    return true
  }

  /// The comparison that begins with a formula, or the statements that one or more formulas are whole
  /// numbers.
  private mutating func statements() throws(SyntaxError) -> [Relation] {
    let first = next
    next += 1
    var formulas = [tokens[first].range]
    while token.kind == .comma, tokens[next + 1].kind == .formula {
      formulas.append(tokens[next + 1].range)
      next += 2
    }
    if token.kind == .isWhole {
      next += 1
      var wholes: [Relation] = []
      for range in formulas { wholes.append(.wholeNumber(try formula(at: range))) }
      return wholes
    }
    next = first
    let left = try nextFormula()
    var links: [Relation.Link] = []
    while case .comparison(let sign) = token.kind {
      next += 1
      links.append(Relation.Link(sign, try nextFormula()))
    }
    if token.kind == .comma { throw try misplacedComma(isAfterComparison: !links.isEmpty) }
    if links.isEmpty { throw SyntaxError(.missingComparison, at: formulas[0]) }
    return [.comparison(left, links)]
  }

  /// Reads the formula at the next token.
  private mutating func nextFormula() throws(SyntaxError) -> Formula {
    switch token.kind {
    case .formula: break
    case .open: throw SyntaxError(.comparisonInFormula, at: token.range)
    default: throw missingOperand()
    }
    if case .open(let bracket) = tokens[next + 1].kind, bracket != .brace {
      throw SyntaxError(.comparisonInFormula, at: tokens[next + 1].range)
    }
    next += 1
    return try formula(at: tokens[next - 1].range)
  }

  private func formula(at range: Range<Int>) throws(SyntaxError) -> Formula {
    do {
      return try Formula(utf8: Array(source[range]), options: options)
    } catch {
      let start = range.lowerBound
      throw SyntaxError(
        error.kind, at: error.range.lowerBound + start..<error.range.upperBound + start)
    }
  }

  // MARK: Tokens and errors

  private var token: RelationToken { tokens[next] }

  private func missingOperand() -> SyntaxError {
    switch token.kind {
    case .close, .end:
      SyntaxError(.missingOperand, at: token.range.lowerBound..<token.range.lowerBound)
    default: SyntaxError(.missingOperand, at: token.range)
    }
  }

  private func checkDepth(of part: Part) throws(SyntaxError) {
    if part.depth > Relation.deepest { throw tooDeep(limit: Relation.deepest) }
  }

  private func tooDeep(limit: Int) -> SyntaxError {
    SyntaxError(.tooDeep(limit: limit), at: token.range)
  }

  /// The error of the comma at the next token, which follows a formula: `3,5`, or conditions side by
  /// side.
  private func misplacedComma(isAfterComparison: Bool) throws(SyntaxError) -> SyntaxError {
    let before = tokens[next - 1]
    let after = tokens[next + 1]
    if after.kind == .formula {
      let follows = tokens[next + 2].kind
      var isCondition = follows == .isWhole
      if case .comparison = follows { isCondition = true }
      if !(isAfterComparison && isCondition) {
        // Reading it throws what is wrong with it.
        _ = try formula(at: before.range.lowerBound..<after.range.upperBound)
      }
    }
    return SyntaxError(
      isAfterComparison ? .commaBetweenConditions : .misplacedComma, at: token.range)
  }
}
