public import Calculators

/// What a calculator's display says besides a value, until the next key.
public enum CalculatorNotice: Equatable, Sendable {
  /// The key was refused; nothing has changed.
  case refused(CalculatorError)
  /// There is no expression to graph, or the last one lacks operands.
  case nothingToGraph, incompleteGraph
  /// What was pasted or brought back is nothing that the calculator takes.
  case pasteRefused
}
