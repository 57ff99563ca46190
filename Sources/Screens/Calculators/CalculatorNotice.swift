public import Calculators

/// A calculator's message besides its value, until the next key.
public enum CalculatorNotice: Equatable, Sendable {
  /// The key was refused; nothing has changed.
  case refused(CalculatorError)
  /// There is no expression to graph, or the last one lacks operands.
  case nothingToGraph, incompleteGraph
  /// The calculator cannot take the text that was pasted or recalled.
  case pasteRefused
  /// The number being typed cannot take another digit; nothing has changed.
  case exponentTooLarge, numberTooLong
  /// The number has no exact form that could be shown.
  case noExactForm
}
