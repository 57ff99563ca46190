public import Formulas

/// Everything that is said to people around the calculators, in no language yet: what
/// `CalculatorWords` puts into words.
///
/// Apart from `Text`, so that a page that shows no calculator need not load these.
public enum CalculatorText: Sendable {
  /// The spoken name of a key of a calculator's keypad; the word or the character on it for any other.
  case key(Key)

  // What stands on the tabs.
  /// The tabs' titles.
  case calculator, scientific, rpn
  /// The names of the result, of the line above it and of the keys.
  case display, description, keypad
  /// The levels of the stack, and the name of one, counted from 1.
  case stack
  case level(Int)
  case emptyStack
  case variables
  case graph, history, memory
  case backToCalculator, backToScientific, backToRPN
  case copy, copied, paste
  /// In which order operators applied, where the other order would differ.
  case leftToRight, byPrecedence

  // What a display says in place of a value.
  /// An operation lacks operands.
  case missingOperands
  /// A formula has no value.
  case noValue(DomainError)
  /// A formula would be too long or too deep to be read back.
  case error(SyntaxError.Kind)

  // What a display says besides.
  /// There is no expression to graph against M or against x, or the last one lacks operands.
  case nothingToGraph, nothingToGraphOfX, incompleteGraph
  /// What was pasted is not a number, or is no formula that the calculator takes either.
  case pasteRefused, formulaRefused
}

/// A language: every word around the calculators, in one table.
public struct CalculatorWords: Sendable {
  private let words: @Sendable (CalculatorText) -> String

  init(_ words: @escaping @Sendable (CalculatorText) -> String) { self.words = words }

  public subscript(_ text: CalculatorText) -> String { words(text) }
}
