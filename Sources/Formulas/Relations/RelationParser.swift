/// Reads formulas and signs as a relation: an operator-precedence parser with its own stack, so that
/// no text can overflow the call stack.
///
/// Comparisons bind first, then *not*, *and* and *or*. A brace after a relation is one more that holds
/// together with it.
struct RelationParser {
  private let source: [UInt8]
  private let options: ReadingOptions
  private let cases: CaseTable
  private let tokens: [RelationToken]
  private var next = 0
  /// The innermost open bracket, and those around it, outermost first.
  private var level = Level()
  private var outerLevels: [Level] = []

  /// What has been read in an open bracket, or in the whole text.
  private struct Level {
    /// Relations joined by *or*.
    private var alternatives: [RelationPart] = []
    /// Relations joined by *and* since the last *or*.
    private var conditions: [RelationPart] = []
    /// How many *not* wait for their relation.
    var negationCount = 0

    mutating func addCondition(_ part: RelationPart) { conditions.append(part) }

    mutating func addAlternative(_ part: RelationPart) {
      alternatives.append(.all(conditions + [part]))
      conditions = []
    }

    /// The whole relation, of which this is the last part.
    func finished(with part: RelationPart) -> RelationPart {
      .any(alternatives + [.all(conditions + [part])])
    }
  }

  /// - Parameters:
  ///   - source: The text, in which names stand for the definitions by cases.
  ///   - tokens: The last of them is an end.
  init(
    _ source: [UInt8], options: ReadingOptions, cases: CaseTable,
    tokens: some Sequence<RelationToken>
  ) {
    self.source = source
    self.options = options.adding(cases.names)
    self.cases = cases
    self.tokens = Array(tokens)
  }

  /// - Throws: The first thing that keeps the text from being a relation.
  /// - Complexity: O(bytes).
  mutating func parse() throws(SyntaxError) -> RelationPart {
    if tokens.count == 1 { throw SyntaxError(.empty, at: 0..<source.count) }
    while true {
      guard var part = try relation() else { continue }
      while try !continues(after: &part) {
        part = level.finished(with: part)
        try checkDepth(of: part)
        guard let outer = outerLevels.popLast() else { return part }
        level = outer
        next += 1
      }
    }
  }

  /// The relation that begins at the next token; `nil` if that opens or negates one.
  private mutating func relation() throws(SyntaxError) -> RelationPart? {
    switch token.kind {
    case .formula:
      let statements = try statements()
      let last = statements.count - 1
      if level.negationCount > 0 { return .all(statements) }
      for statement in statements[..<last] { level.addCondition(statement) }
      return statements[last]
    case .not:
      level.negationCount += 1
      next += 1
    case .open(let bracket):
      if !bracket.isParenthesis { throw SyntaxError(.comparisonInFormula, at: token.range) }
      if outerLevels.count >= Parser.deepest { throw tooDeep(limit: Parser.deepest) }
      outerLevels.append(level)
      level = Level()
      next += 1
    case .comparison, .isWhole, .and, .or, .comma, .colon, .column, .row, .close, .end:
      throw missingOperand()
    }
    return nil
  }

  /// Reads what follows a whole relation, as far as the next one; `false` at the end of the bracket or
  /// the text.
  private mutating func continues(after part: inout RelationPart) throws(SyntaxError) -> Bool {
    for _ in 0..<level.negationCount {
      part = part.negated
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
    case .open, .formula, .comparison, .isWhole, .not, .column, .row:
      throw SyntaxError(.comparisonInFormula, at: token.range)
    }
    return true
  }

  /// The comparison that begins with a formula, or the statements that one or more formulas are whole
  /// numbers.
  private mutating func statements() throws(SyntaxError) -> [RelationPart] {
    let first = next
    next += 1
    var formulas = [tokens[first].range]
    while token.kind == .comma, tokens[next + 1].kind == .formula {
      formulas.append(tokens[next + 1].range)
      next += 2
    }
    if token.kind == .isWhole {
      next += 1
      var wholes: [RelationPart] = []
      for range in formulas {
        wholes.append(
          try inEachCase([try formula(at: range)], at: range) { .wholeNumber($0[0]) })
      }
      return wholes
    }
    next = first
    var sides = [try nextFormula()]
    var signs: [Comparison] = []
    while case .comparison(let sign) = token.kind {
      next += 1
      signs.append(sign)
      sides.append(try nextFormula())
    }
    if token.kind == .comma { throw misplacedComma(isAfterComparison: !signs.isEmpty) }
    if signs.isEmpty { throw SyntaxError(.missingComparison, at: formulas[0]) }
    let place = formulas[0].lowerBound..<tokens[next - 1].range.upperBound
    let comparison = try inEachCase(sides, at: place) { sides in
      .comparison(sides[0], zip(signs, sides[1...]).map { Relation.Link($0, $1) })
    }
    return [comparison]
  }

  /// A relation of formulas that may be defined by cases: in one case or another it holds.
  private func inEachCase(
    _ formulas: [Formula], at place: Range<Int>, _ relation: ([Formula]) -> Relation
  ) throws(SyntaxError) -> RelationPart {
    let parts = try cases.expanding(formulas, at: place).map {
      RelationPart.all($0.conditions + [RelationPart(relation($0.values))])
    }
    return .any(parts)
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

  func formula(at range: Range<Int>) throws(SyntaxError) -> Formula {
    do {
      return try Formula(utf8: Array(source[range]), options: options).writtenInFull
    } catch {
      let start = range.lowerBound
      throw SyntaxError(
        error.kind, at: error.range.lowerBound + start..<error.range.upperBound + start)
    }
  }
}

// Tokens and errors.
extension RelationParser {
  private var token: RelationToken { tokens[next] }

  private func missingOperand() -> SyntaxError {
    switch token.kind {
    case .close, .end:
      SyntaxError(.missingOperand, at: token.range.lowerBound..<token.range.lowerBound)
    default: SyntaxError(.missingOperand, at: token.range)
    }
  }

  private func checkDepth(of part: RelationPart) throws(SyntaxError) {
    if part.depth > Relation.deepest { throw tooDeep(limit: Relation.deepest) }
  }

  private func tooDeep(limit: Int) -> SyntaxError {
    SyntaxError(.tooDeep(limit: limit), at: token.range)
  }

  /// The error of the comma at the next token, which follows a formula: `3,5`, or conditions side by
  /// side.
  private func misplacedComma(isAfterComparison: Bool) -> SyntaxError {
    if tokens[next + 1].kind == .formula {
      let follows = tokens[next + 2].kind
      var isCondition = follows == .isWhole
      if case .comparison = follows { isCondition = true }
      if !(isAfterComparison && isCondition) {
        return SyntaxError.misplacedComma(at: token.range.lowerBound, in: source)
      }
    }
    return SyntaxError(
      isAfterComparison ? .commaBetweenConditions : .misplacedComma, at: token.range)
  }
}

extension ReadingOptions {
  /// The options with more names of variables.
  fileprivate func adding(_ names: [Name]) -> ReadingOptions {
    guard case .named(let given) = variables, !names.isEmpty else { return self }
    var options = self
    options.variables = .named(given + names)
    return options
  }
}
