import Formulas

/// The expressions that tokens have made, oldest first.
///
/// - Invariant: their texts, joined by commas, are no longer than a formula may be, and no text is
///   deeper.
struct ExpressionStack: Sendable {
  private(set) var entries: [Entry] = []
  /// The characters of all texts, with a comma after each.
  private var length = 0

  struct Entry: Sendable {
    var measured: MeasuredFormula
    /// Whether no operand is missing.
    var isComplete = true
  }

  /// The placeholder for a missing operand.
  private static let missing = Entry(measured: MeasuredFormula(Name("?")), isComplete: false)

  /// - Throws: An error if the token is refused; the stack is then unchanged.
  mutating func apply(_ token: CalculatorBrain.Token) throws(CalculatorError) {
    switch token {
    case .number(let numeral): try push(Entry(measured: MeasuredFormula(numeral)))
    case .variable(let name): try push(Entry(measured: MeasuredFormula(name)))
    case .constant(let constant): try push(Entry(measured: MeasuredFormula(constant)))
    case .operation(let operation, let count):
      if operation.isSeries, entries.count >= count,
        case .variable = entries[entries.count - count].measured.formula.kind
      {
      } else if operation.isSeries {
        throw .missingOperands
      }
      try combine(
        count, extent: { TextExtent.applying(operation, to: $0) },
        by: { .operation(operation, $0) })
    case .negate:
      try combine(
        1, extent: { TextExtent.negating($0[0]) }, by: { Formula.negating($0.removeLast()) })
    case .add: try join(in: .sum, isInverted: false)
    case .subtract: try join(in: .sum, isInverted: true)
    case .multiply: try join(in: .product, isInverted: false)
    case .divide: try join(in: .product, isInverted: true)
    case .power:
      try combine(2, extent: { TextExtent.raising($0[0], to: $0[1]) }, by: { .power($0[0], $0[1]) })
    case .square:
      try combine(
        1, extent: { TextExtent.raising($0[0], to: MeasuredFormula(2)) },
        by: { .power($0[0], .number(2)) })
    case .cube:
      try combine(
        1, extent: { TextExtent.raising($0[0], to: MeasuredFormula(3)) },
        by: { .power($0[0], .number(3)) })
    case .powerOfTen:
      try combine(
        1, extent: { TextExtent.raising(MeasuredFormula(10), to: $0[0]) },
        by: { .power(.number(10), $0[0]) })
    case .reciprocal:
      try combine(
        1, extent: { TextExtent.joining(MeasuredFormula(1), $0[0], in: .product) },
        by: { Formula.multiplying(.number(1), Formula.Term($0[0], isInverted: true)) })
    case .swap:
      guard entries.count >= 2 else { throw .missingOperands }
      entries.swapAt(entries.count - 1, entries.count - 2)
    case .drop:
      guard let last = entries.popLast() else { throw .missingOperands }
      length -= last.measured.extent.length + 1
    case .duplicate:
      guard let last = entries.last else { throw .missingOperands }
      try push(last)
    case .clear: self = ExpressionStack()
    }
  }

  private mutating func push(_ entry: Entry) throws(CalculatorError) {
    try check(entry.measured.extent, length: length + entry.measured.extent.length + 1)
    length += entry.measured.extent.length + 1
    entries.append(entry)
  }

  private func check(_ extent: TextExtent, length: Int) throws(CalculatorError) {
    try TextExtent(length: length - 1, depth: extent.depth).check()
  }

  private mutating func join(in chain: Formula.Chain, isInverted: Bool) throws(CalculatorError) {
    try combine(
      2, extent: { TextExtent.joining($0[0], $0[1], in: chain) },
      by: { operands in
        let right = Formula.Term(operands.removeLast(), isInverted: isInverted)
        // The array releases the left operand, so that its terms have one owner.
        var result = operands.removeLast()
        result.join(right, in: chain)
        return result
      })
  }

  /// Combines the last expressions into one; if some are missing, these come first.
  private mutating func combine(
    _ count: Int, extent: ([MeasuredFormula]) -> TextExtent, by build: (inout [Formula]) -> Formula
  ) throws(CalculatorError) {
    let present = Swift.min(count, entries.count)
    var operands = Array(repeating: Self.missing, count: count - present)
    operands.append(contentsOf: entries.suffix(present))
    var measured = operands.map { $0.measured }
    let result = extent(measured)
    var rest = length
    for entry in entries.suffix(present) { rest -= entry.measured.extent.length + 1 }
    try check(result, length: rest + result.length + 1)
    let isComplete = operands.allSatisfy { $0.isComplete }
    var formulas = measured.map { $0.formula }
    (operands, measured) = ([], [])
    entries.removeLast(present)
    let formula = build(&formulas)
    entries.append(Entry(measured: MeasuredFormula(formula, result), isComplete: isComplete))
    length = rest + result.length + 1
  }
}
