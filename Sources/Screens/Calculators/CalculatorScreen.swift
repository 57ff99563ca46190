public import Calculators
public import Words

/// What the screens of calculators have in common: a display, a line above it, keys, a graph, and
/// rows for a history.
public protocol CalculatorScreen: Equatable, Sendable {
  /// Whether a number is being typed.
  var isTyping: Bool { get }

  /// What the display's line shows: what is being typed, else what the model has; empty exactly
  /// where there is an error.
  var display: String { get }

  /// The value of what the display shows; `nil` where that is no value, and for the `0` of a
  /// calculator that has been cleared.
  var displayValue: Double? { get }

  /// What was entered, without an equals sign behind what is complete.
  var description: String { get }

  /// Whether an equals sign belongs behind the description.
  var isComplete: Bool { get }

  /// Why the model has no value, where the display would show it.
  var error: CalculatorError? { get }

  var notice: CalculatorNotice? { get }

  /// What says that there is nothing to graph.
  var nothingToGraph: Text { get }

  /// What says that something was pasted that the calculator does not take.
  var pasteRefused: Text { get }

  var graph: GraphedFormula? { get }

  var settings: CalculatorSettings { get set }

  /// What brings the screen back, all but a notice and the rows; `restored(from:)` reads it.
  var kept: String { get }

  /// A calculator of the same kind as it was kept; what cannot be read of it is as at the first
  /// start.
  func restored(from kept: String) -> Self

  /// - Parameter key: One that the keypad lacks does nothing.
  mutating func press(_ key: Key)

  /// Takes in a text from elsewhere, or refuses it.
  mutating func paste(_ text: String)

  /// Brings back the formula of a history's row, or refuses it.
  mutating func recall(_ formula: String)

  /// The rows for a history that have come since the last call, oldest first.
  mutating func takeRows() -> [HistoryRow]
}
