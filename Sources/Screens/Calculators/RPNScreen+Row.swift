import Calculators
import Formulas

extension RPNScreen {
  /// Makes a row of the last computation, at the end of a line that was entered as a whole.
  ///
  /// Single keys do not make this row, because the next key may continue the computation.
  package mutating func endLine() {
    if let row = computedRow { rows.appendOnce(row) }
  }

  /// The row of the last expression on the stack. It is `nil` while a number is being typed, and
  /// for an expression that is not an operation or has no value.
  var computedRow: HistoryRow? {
    guard !isTyping, depth > 0, let number = shownNumber, number.digits != nil,
      case .success(let formula) = brain.graphed
    else { return nil }
    switch formula.kind {
    case .number, .constant, .variable: return nil
    case .negated, .sum, .product, .power, .operation: break
    }
    return HistoryRow(
      of: formula, number: formula.variables.isEmpty ? number : nil, kind: HistoryKind(of: formula),
      angle: brain.angle)
  }
}
