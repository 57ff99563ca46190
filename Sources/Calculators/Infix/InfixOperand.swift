import Formulas

/// An operand of an infix calculation, and what is known of how it came about.
struct InfixOperand: Sendable {
  /// Half of what a formula may have, so that the ASCII, which spells `√` out, and the text of a
  /// row, which has spaces, read back too.
  static let longest = TextExtent.longest / 2

  private(set) var measured: MeasuredFormula
  private(set) var kinds: HistoryKinds
  /// The index of its first token.
  let start: Int
  /// Whether an operand that follows takes its place; if not, the two are multiplied.
  let isReplaceable: Bool

  var formula: Formula { measured.formula }

  /// - Throws: Where it is too long or too deep.
  private init(
    _ measured: MeasuredFormula, _ kinds: HistoryKinds, start: Int, isReplaceable: Bool = false
  ) throws(CalculatorError) {
    try measured.extent.check(longest: Self.longest)
    self.measured = measured
    self.kinds = kinds
    self.start = start
    self.isReplaceable = isReplaceable
  }

  /// A formula that was entered as a whole, or as one token.
  init(_ formula: Formula, start: Int) throws(CalculatorError) {
    try self.init(
      MeasuredFormula(measuring: formula), HistoryKinds(of: formula), start: start)
  }

  /// The operand as one that begins elsewhere: in a parenthesis that is closed, or as the result
  /// that is gone on with.
  func beginning(at start: Int) throws(CalculatorError) -> Self {
    try Self(measured, kinds, start: start)
  }

  /// What a function makes of the operand.
  ///
  /// - Returns: `nil` for a token that is no function.
  func applying(_ token: InfixBrain.Token) throws(CalculatorError) -> Self? {
    let extent: TextExtent
    let result: Formula
    var kinds = kinds
    switch token {
    case .function(let operation):
      extent = TextExtent.applying(operation, to: [measured])
      result = .operation(operation, [formula])
      kinds.insert(HistoryKinds(operation.historyKind))
    case .square:
      extent = TextExtent.raising(measured, to: MeasuredFormula(2))
      result = .power(formula, .number(2))
      kinds.insert(HistoryKinds(.powers))
    case .reciprocal:
      extent = TextExtent.joining(MeasuredFormula(1), measured, in: .product)
      result = Formula.multiplying(.number(1), Formula.Term(formula, isInverted: true))
      kinds.insert(HistoryKinds(.reciprocals))
    case .negate:
      if let positive = formula.withoutSign {
        return try Self(
          MeasuredFormula(measuring: positive), kinds, start: start, isReplaceable: true)
      }
      extent = TextExtent.negating(measured)
      result = Formula.negating(formula)
    case .number, .variable, .constant, .formula, .add, .subtract, .multiply, .divide, .power,
      .percent, .openParenthesis, .closeParenthesis, .equals:
      return nil
    }
    return try Self(
      MeasuredFormula(result, extent), kinds, start: start, isReplaceable: true)
  }

  /// So many hundredths: of 1, or of what the operand is added to or subtracted from.
  func percent(of whole: InfixOperand?) throws(CalculatorError) -> Self {
    var part = self
    if let whole { part = try whole.joined(to: self, by: .multiply) }
    part = try part.joined(to: InfixOperand(.number(100), start: start), by: .divide)
    // It is the percent key that was pressed, not × and ÷.
    var kinds = kinds
    if let whole { kinds.insert(whole.kinds) }
    kinds.insert(HistoryKinds(.divisions))
    return try Self(part.measured, kinds, start: start, isReplaceable: true)
  }

  /// - Complexity: amortized O(1) where nothing else holds the left operand's chain, else O(terms).
  consuming func joined(
    to right: InfixOperand, by operation: BinaryOperator
  ) throws(CalculatorError) -> Self {
    let extent =
      operation.chain.map { TextExtent.joining(measured, right.measured, in: $0) }
      ?? TextExtent.raising(measured, to: right.measured)
    try extent.check(longest: Self.longest)
    kinds.insert(right.kinds)
    kinds.insert(HistoryKinds(operation.historyKind))
    if let chain = operation.chain {
      measured.formula.join(
        Formula.Term(right.formula, isInverted: operation.isInverted), in: chain)
      measured.extent = extent
    } else {
      measured = MeasuredFormula(.power(measured.formula, right.formula), extent)
    }
    return try Self(measured, kinds, start: start)
  }
}

extension Formula {
  /// What a second negation makes of the formula, so that the sign key takes its own sign back;
  /// `nil` if it has none.
  fileprivate var withoutSign: Formula? {
    switch kind {
    case .negated(let operand): return operand
    case .product(let factors):
      guard case .negated(let first) = factors[0].formula.kind else { return nil }
      return factors[1...].reduce(into: first) { $0.join($1, in: .product) }
    case .number, .constant, .variable, .sum, .power, .operation: return nil
    }
  }
}
