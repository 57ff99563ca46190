import Calculators
import Formulas
import Foundation
import OrdinateNumerics
import TestSupport
import Testing

@testable import Screens

/// Random walks over the keys of Calculator and Scientific.
struct InfixWalkTests {
  static let walks: [(Calculator, OrderOfOperations)] = [
    (.calculator, .leftToRight), (.calculator, .precedence), (.scientific, .precedence),
  ]

  @Test(
    "after each of 10 000 random keys display, rows, model and what is kept agree", arguments: walks
  )
  func walk(calculator: Calculator, order: OrderOfOperations) throws {
    var generator = SeededGenerator.printingSeed("random keys of \(calculator), \(order)")
    let start = calculator == .calculator ? InfixScreen.calculator : .scientific
    var screen = start
    for step in 0..<10_000 {
      // Sometimes everything is forgotten, so that the stored state stays short.
      if step % 200 == 0 {
        screen = start
        screen.settings.order = order
        screen.settings.angle = step % 400 == 0 ? .radians : .degrees
      }
      let before = screen
      let entry = try #require(screen.keypad.entries.randomElement(using: &generator))
      screen.press(entry.key)
      var rows = screen.takeRows()
      // The row of a result that was not finished waits for this key.
      if before.isUnfinished, before.isComplete, rows.first?.kind != .cleared {
        rows = Array(rows.dropFirst())
      }
      let place: Comment = "after key \(step), \(entry.name), on \(before.kept)"
      Self.check(screen, place)
      var decimal = screen
      decimal.form = .decimal
      // The row of an unfinished result follows when it is finished, or with the next key.
      if before.isUnfinished || screen.isUnfinished { continue }
      Self.check(rows, after: entry.key, on: decimal, place)
      if entry.key == .equals, before.isTyping, screen.error == nil, screen.notice == nil {
        #expect(rows.count == (screen.isUnfinished ? 0 : 1), place)
      }
    }
  }

  private static func check(_ screen: InfixScreen, _ place: Comment) {
    #expect(screen.display.isEmpty == (screen.error != nil), place)
    for text in [screen.display, screen.description] {
      #expect(!text.contains("nan") && !text.contains("inf"), place)
    }
    if screen.isTyping {
      let value = Double(screen.display)
      #expect(screen.displayValue == (value?.isFinite == true ? value : nil), place)
    } else if screen.isComplete {
      #expect(!screen.description.isEmpty, place)
      var decimal = screen
      decimal.form = .decimal
      checkReadBack(screen.description, on: decimal, place)
    }
    if screen.description.isEmpty, !screen.isTyping { #expect(screen.display == "0", place) }
    var restored = screen.restored(from: screen.kept)
    (restored.notice, restored.isSecond) = (screen.notice, screen.isSecond)
    // What has been computed by now depends on the keys before.
    if screen.isUnfinished || restored.isUnfinished { return }
    let isEqual = restored == screen && restored.display == screen.display
    #expect(isEqual, place)
  }

  /// A row has the value on the display, and its formula has that value.
  private static func check(
    _ rows: [HistoryRow], after key: Key, on screen: InfixScreen, _ place: Comment
  ) {
    for row in rows {
      #expect((row.kind == .cleared) == (key == .clear), place)
      if row.kind == .cleared { continue }
      let parts = row.text.components(separatedBy: " = ")
      let hasValue = screen.shownNumber?.digits != nil
      #expect(parts.count == (hasValue ? 2 : 1), place)
      #expect(parts.last == (hasValue ? screen.display : parts[0]), place)
      #expect(screen.isComplete && screen.error == nil, place)
      checkReadBack(parts[0], on: screen, place)
      checkReadBack(row.formula, on: screen, place)
    }
  }

  /// A text is the formula whose value the screen shows.
  private static func checkReadBack(_ text: String, on screen: InfixScreen, _ place: Comment) {
    guard let formula = try? Formula(text) else {
      Issue.record("\(text) is no formula, \(place)")
      return
    }
    let number = ShownNumber(StoredNumber(formula, angle: screen.settings.angle))
    switch number.outcome {
    case .digits(let digits):
      #expect(screen.error == nil && screen.display == digits.text, "\(text), \(place)")
      let double = number.nearestDouble.flatMap { $0.isFinite ? $0 : nil }
      #expect(screen.displayValue == double, "\(text), \(place)")
    case .unfinished(let digits):
      #expect(screen.error == nil && screen.displayValue == nil, "\(text), \(place)")
      #expect(screen.display == digits?.text ?? "…", "\(text), \(place)")
    case .failure(.variableNotSet):
      #expect(screen.error == nil && screen.displayValue == nil, place)
      #expect(screen.display == formula.text, place)
    case .failure(let error):
      #expect(screen.error == .noValue(error), "\(text), \(place)")
    }
  }
}
