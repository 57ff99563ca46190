import Calculators
import Formulas
import FuzzSupport
import OrdinateNumerics

@testable import Screens

/// A screen whose state can be compared with what was kept of it.
protocol CheckedScreen: CalculatorScreen {
  /// Takes over what is not kept.
  mutating func takeRest(of other: Self)
  /// The texts of complete formulas that the screen shows besides its display.
  var formulas: [String] { get }
  /// The texts of values besides its display.
  var values: [String] { get }
}

extension InfixScreen: CheckedScreen {
  var formulas: [String] { (isComplete ? [description] : []) + (memory.map { [$0] } ?? []) }
  var values: [String] { [] }

  mutating func takeRest(of other: InfixScreen) {
    (notice, isSecond) = (other.notice, other.isSecond)
  }
}

extension RPNScreen: CheckedScreen {
  var formulas: [String] {
    levels(upTo: .max).map { $0.text }.filter { !$0.contains("?") }
  }
  var values: [String] { levels(upTo: .max).map { $0.value } + variables.map { $0.value } }

  mutating func takeRest(of other: RPNScreen) {
    (notice, isSecond) = (other.notice, other.isSecond)
  }
}

/// Longer descriptions are not read back after each key.
private let longestRead = 2_000

/// Checks what is true of each state of a screen.
func check(_ screen: some CheckedScreen, _ place: @autoclosure () -> String) {
  claim(
    screen.display.isEmpty == (screen.error != nil),
    "the display is empty if there is an error, and only then", "\(screen.display), \(place())")
  for text in [screen.display, screen.description] + screen.values {
    claimNumbers(in: text, place())
  }
  if let value = screen.displayValue { claim(value.isFinite, "a value is finite", place()) }
  checkRestored(screen, place())
  guard screen.description.utf8.count <= longestRead else { return }
  for text in screen.formulas {
    claim((try? Formula(text)) != nil, "a shown formula is read", "\(text), \(place())")
  }
  if let infix = screen as? InfixScreen, infix.isComplete, !infix.isTyping {
    checkValue(of: infix, place())
  }
}

/// Checks that what is kept of a screen restores an equal one.
private func checkRestored(_ screen: some CheckedScreen, _ place: @autoclosure () -> String) {
  var restored = screen.restored(from: screen.kept)
  restored.settings = screen.settings
  restored.takeRest(of: screen)
  claim(restored.kept == screen.kept, "what is kept is kept again", "\(restored.kept), \(place())")
  claim(restored == screen, "what is kept restores an equal screen", place())
  claim(
    restored.display == screen.display && restored.description == screen.description,
    "a restored screen shows the same", "\(restored.display), \(place())")
}

/// Checks that the description is a formula with the value that the display shows.
private func checkValue(of screen: InfixScreen, _ place: @autoclosure () -> String) {
  guard let formula = try? Formula(screen.description), formula.variables.isEmpty else { return }
  let enclosure = formula.enclosure(angle: screen.settings.angle)
  if let value = screen.displayValue {
    claim(
      enclosure.isEmpty == false && enclosure.lower <= value.nextUp
        && value.nextDown <= enclosure.upper,
      "the display has the description's value", "\(value), \(enclosure), \(place())")
  } else if case .noValue(let error) = screen.error, error.isCertain {
    let value = try? formula.value(angle: screen.settings.angle)
    claim(
      value == nil || enclosure.decoration < .defined, "an error is one of the description",
      "\(value ?? 0), \(enclosure), \(place())")
  }
}

/// Checks a row that was made for the history.
func check(_ row: HistoryRow, _ place: @autoclosure () -> String) {
  claim(row.kind == .cleared || !row.text.isEmpty, "a row has a text", place())
  claimNumbers(in: row.result, place())
  guard row.kind != .cleared, row.formula.utf8.count <= longestRead else { return }
  let formula = try? Formula(row.formula)
  claim(formula?.ascii == row.formula, "a row's formula reads back", "\(row.formula), \(place())")
  claim(
    HistoryRow(
      text: row.text, formula: row.formula, kind: row.kind, unit: row.unit, exact: row.exact)
      == row,
    "a row is restored from its text", "\(row.text), \(place())")
}
