import Formulas

/// An operand of an infix calculation, with the facts about its origin.
struct InfixOperand: Sendable {
  /// Half the length of the longest formula, so that the ASCII text, which spells out `√`, and the
  /// text of a row, which has spaces, can also be read back.
  static let longest = TextExtent.longest / 2

  /// The longest formula that a key writes once more. A few keys could otherwise double it up to the
  /// longest of all, and every key after them would take tens of milliseconds.
  static let longestCopied = longest / 4

  private(set) var measured: MeasuredFormula
  private(set) var kinds: HistoryKinds
  /// The index of its first token.
  let start: Int
  /// Whether a following operand replaces it; if not, the two are multiplied.
  let isReplaceable: Bool

  var formula: Formula { measured.formula }

  /// - Throws: An error if it is too long or too deep.
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

  /// - Throws: `tooLong` if the formula should not be written once more.
  func checkCopy() throws(CalculatorError) {
    try measured.extent.check(longest: Self.longestCopied)
  }

  /// The operand with another beginning: in a closed parenthesis, or as a result that is continued
  /// with.
  func beginning(at start: Int) throws(CalculatorError) -> Self {
    try Self(measured, kinds, start: start)
  }

  /// Applies a function to the operand.
  ///
  /// - Returns: `nil` for a token that is not a function.
  func applying(_ token: InfixBrain.Token) throws(CalculatorError) -> Self? {
    let extent: TextExtent
    let result: Formula
    var kinds = kinds
    guard let applied = token.applied(to: formula) else { return nil }
    switch token {
    case .function(let operation):
      extent = TextExtent.applying(operation, to: [measured])
      result = applied
      kinds.insert(HistoryKinds(operation.historyKind))
    case .square, .cube:
      // The exponents 2 and 3 are equally long.
      extent = TextExtent.raising(measured, to: MeasuredFormula(2))
      result = applied
      kinds.insert(HistoryKinds(.powers))
    case .powerOfTen:
      extent = TextExtent.raising(MeasuredFormula(10), to: measured)
      result = applied
      kinds.insert(HistoryKinds(.powers))
    case .reciprocal:
      extent = TextExtent.joining(MeasuredFormula(1), measured, in: .product)
      result = applied
      kinds.insert(HistoryKinds(.reciprocals))
    case .negate:
      if let positive = formula.withoutSign {
        return try Self(
          MeasuredFormula(measuring: positive), kinds, start: start, isReplaceable: true)
      }
      extent = TextExtent.negating(measured)
      result = applied
    case .number, .variable, .constant, .formula, .add, .subtract, .multiply, .divide, .power,
      .root, .prefix, .percent, .openParenthesis, .closeParenthesis, .equals:
      return nil
    }
    return try Self(
      MeasuredFormula(result, extent), kinds, start: start, isReplaceable: true)
  }

  /// The operand as a percentage of 1, or of the number that it is added to or subtracted from.
  func percent(of whole: InfixOperand?) throws(CalculatorError) -> Self {
    var part = self
    if let whole { part = try whole.joined(to: self, by: .multiply) }
    part = try part.joined(to: InfixOperand(.number(100), start: start), by: .divide)
    // The percent key was pressed, not × and ÷.
    var kinds = kinds
    if let whole { kinds.insert(whole.kinds) }
    kinds.insert(HistoryKinds(.divisions))
    return try Self(part.measured, kinds, start: start, isReplaceable: true)
  }

  /// - Complexity: amortized O(1) if nothing else holds the left operand's chain, else O(terms).
  consuming func joined(
    to right: InfixOperand, by operation: BinaryOperator
  ) throws(CalculatorError) -> Self {
    let extent = operation.extent(joining: measured, right.measured)
    try extent.check(longest: Self.longest)
    kinds.insert(right.kinds)
    kinds.insert(HistoryKinds(operation.historyKind))
    if let chain = operation.chain {
      measured.formula.join(
        Formula.Term(right.formula, isInverted: operation.isInverted), in: chain)
      measured.extent = extent
    } else {
      measured = MeasuredFormula(operation.joining(measured.formula, right.formula), extent)
    }
    return try Self(measured, kinds, start: start)
  }
}

extension Formula {
  /// The formula without its sign, so that pressing the sign key twice changes nothing; `nil` if it
  /// has no sign.
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
