import Calculators
import Formulas

extension RPNScreen {
  /// Makes a row of what was computed last, where a line of text ends that was entered as a whole.
  ///
  /// A key makes no such row, for the next one may go on with the computation.
  package mutating func endLine() {
    if let row = computedRow { rows.appendOnce(row) }
  }

  /// The row of the last expression on the stack; `nil` while a number is being typed, and for an
  /// expression that is no operation or has no value.
  var computedRow: HistoryRow? {
    guard !isTyping, depth > 0, let value = brain.shownValue,
      case .success(let formula) = brain.graphed
    else { return nil }
    switch formula.kind {
    case .number, .constant, .variable: return nil
    case .negated, .sum, .product, .power, .operation: break
    }
    return HistoryRow(
      of: formula, value: formula.variables.isEmpty ? value : nil, kind: HistoryKind(of: formula),
      angle: brain.angle)
  }
}
