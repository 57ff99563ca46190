import Calculators
import Formulas
import Foundation
import OrdinateNumerics
import TestSupport
import Testing

@testable import Screens
@testable import Wire

/// A random walk over the keys of RPN.
struct RPNWalkTests {
  @Test("after each of 10 000 random keys display, description, model and stored state agree")
  func walk() throws {
    var generator = SeededGenerator.printingSeed("random keys of RPN")
    var screen = RPNScreen()
    var session = Session.squaring
    for step in 0..<10_000 {
      // Sometimes everything is forgotten, so that the stored state stays short.
      if step % 250 == 0 {
        screen = RPNScreen()
        screen.angle = step % 500 == 0 ? .degrees : .radians
        _ = session.reply(to: "rpn.forget")
        _ = session.reply(to: "calculators.settings|\(screen.angle.name)|precedence|automatic")
      }
      let entry = try #require(Keypad.rpn.entries.randomElement(using: &generator))
      screen.press(entry.key)
      _ = screen.takeRows()
      let reply = String(decoding: session.reply(to: "rpn.press|" + entry.name), as: UTF8.self)
      Self.check(screen, reply, "after key \(step), \(entry.name): \(screen.kept)")
    }
  }

  private static func check(_ screen: RPNScreen, _ reply: String, _ place: Comment) {
    let brain = screen.brain
    #expect(screen.display.isEmpty == (screen.error != nil), place)
    #expect(screen.description == brain.description, place)
    for text in [screen.display, screen.description, reply] {
      #expect(!text.contains("nan") && !text.contains("inf"), place)
    }
    if screen.userIsInTheMiddleOfTypingANumber {
      let value = Double(screen.display)
      #expect(screen.displayValue == (value?.isFinite == true ? value : nil), place)
    } else {
      let number = brain.number(at: brain.depth - 1).map { ShownNumber($0) }
      let double = number?.nearestDouble.flatMap { $0.isFinite ? $0 : nil }
      #expect(screen.displayValue == double, place)
      let text = number.map { $0.digits?.text ?? ($0.isUnfinished ? "…" : "") }
      var decimal = screen
      decimal.form = .decimal
      #expect(decimal.display == (brain.depth == 0 ? "0" : text ?? ""), place)
      #expect((screen.error == nil) == !screen.display.isEmpty, place)
    }
    checkReadBack(brain, place)
    var restored = RPNScreen(kept: screen.kept)
    (restored.notice, restored.isSecond) = (screen.notice, screen.isSecond)
    // What has been computed by now depends on the keys before.
    if screen.isUnfinished || restored.isUnfinished { return }
    let isEqual = restored == screen && restored.display == screen.display
    #expect(isEqual, place)
  }

  /// The last expression of the description, read back, has the value of the model, even if redundant
  /// parentheses differ.
  private static func checkReadBack(_ brain: CalculatorBrain, _ place: Comment) {
    guard let last = brain.stack.last else { return }
    guard !last.variables.contains("?") else {
      #expect(brain.evaluateAndReportErrors() == .failure(.missingOperands), place)
      return
    }
    guard let read = try? Formula(last.text) else {
      Issue.record("\(last.text) is no formula, \(place)")
      return
    }
    if read == last { return }
    let shown = [read, last].map {
      ShownNumber(StoredNumber($0, angle: brain.angle, variables: brain.numbers))
    }
    if case .digits(let digits) = shown[0].outcome, case .digits(let others) = shown[1].outcome {
      #expect(digits.text == others.text, place)
    }
  }
}
