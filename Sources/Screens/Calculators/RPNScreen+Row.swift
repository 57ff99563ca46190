public import Calculators
import Formulas

extension RPNScreen {
  /// The row of the last expression on the stack; `nil` while a number is being typed, and for an
  /// expression that is no operation or has no value.
  public var computedRow: HistoryRow? {
    guard !isTyping, depth > 0, let value = brain.shownValue,
      case .success(let formula) = brain.graphed
    else { return nil }
    switch formula {
    case .number, .constant, .variable: return nil
    case .negated, .sum, .product, .power, .operation: break
    }
    return HistoryRow(
      of: formula, value: formula.variables.isEmpty ? value : nil, kind: HistoryKind(of: formula),
      angle: brain.angle)
  }
}
