public import Calculators
public import Formulas
public import Words

/// The features that all calculator screens share: a display, a line above it, keys, a graph, and
/// rows for a history.
public protocol CalculatorScreen: Equatable, Sendable {
  var keypad: Keypad { get }

  /// Whether a number is being typed.
  var isTyping: Bool { get }

  /// The content of the display: the number being typed, otherwise the model's value.
  ///
  /// - Parameter room: How many characters fit. A result with more is rounded to fewer digits.
  func displayText(room: Int) -> DisplayText

  /// How a result is written that has an exact form.
  var form: NumberForm { get }

  /// The double nearest to what is displayed; `nil` for an error, and for the `0` of a cleared
  /// calculator.
  var displayValue: Double? { get }

  /// The number that is shown; `nil` while one is being typed, and where no number is shown.
  var shownNumber: ShownNumber? { get }

  /// Whether work is left to do on what is shown.
  var isUnfinished: Bool { get }

  /// Computes on what is shown, if it is not finished.
  mutating func refine()

  /// Shows twice as many digits, if there are more; the next key shows the usual number of them.
  mutating func askForMoreDigits()

  /// The entered expression, without an equals sign even if it is complete.
  var description: String { get }

  /// Whether the description is shown with an equals sign after it.
  var isComplete: Bool { get }

  /// Why the model has no value, if the display would show that value.
  var error: CalculatorError? { get }

  var notice: CalculatorNotice? { get }

  /// Whether the usual grid shows the second functions.
  var isSecond: Bool { get }

  /// The message shown when there is nothing to graph.
  var nothingToGraph: LaterText { get }

  /// The message shown when the calculator cannot take a pasted text.
  var pasteRefused: LaterText { get }

  var graph: GraphedText? { get }

  var settings: CalculatorSettings { get set }

  /// The text that restores the screen, except its notice and its rows; `restored(from:)` reads it.
  var kept: String { get }

  /// A calculator of the same kind as it was kept. Values that cannot be read are as at the first
  /// start.
  func restored(from kept: String) -> Self

  /// - Parameter key: Does nothing if the keypad does not have it.
  mutating func press(_ key: Key)

  /// Enters a function without a key. Does nothing if the calculator has only those with keys.
  mutating func press(_ function: Operation)

  /// Takes a pasted text, or refuses it.
  mutating func paste(_ text: String)

  /// Recalls the formula of a row of a history, or refuses it.
  mutating func recall(_ formula: String)

  /// The new rows for a history since the last call, oldest first.
  mutating func takeRows() -> [HistoryRow]
}

extension CalculatorScreen {
  public mutating func press(_ function: Operation) {}

  /// The content of a display with room for everything.
  public var displayText: DisplayText { displayText(room: .max) }

  /// The text of the display as data; empty only if there is an error.
  public var display: String { displayText.text }

  /// Computes until nothing is left to do, which may take seconds.
  package mutating func finish() { while isUnfinished { refine() } }
}
