import OrdinateNumerics
import TestSupport
import Testing

@testable import Calculators
@testable import Formulas

struct BrainRoundTripTests {
  @Test(
    "a description reads back as the same tree or, where parentheses to the right of + or × were dropped, as one with the same value"
  )
  func descriptions() throws {
    var random = SeededGenerator.printingSeed("descriptions read back")
    var same = 0
    var regrouped = 0
    for _ in 0..<programCount {
      let brain = CalculatorBrain.random(using: &random)
      let texts = expressions(in: brain.description)
      #expect(texts.count == brain.stack.count)
      for (index, text) in texts.enumerated() where !text.contains("?") {
        let formula = brain.stack[index]
        let read = try Formula(text)
        let value = ShownNumber(try #require(brain.number(at: index)))
        let again = ShownNumber(
          StoredNumber(read, angle: brain.angle, variables: brain.numbers))
        if read == formula {
          same += 1
          #expect(again.outcome == value.outcome, "\(text)")
        } else {
          regrouped += 1
          #expect(read == formula.regrouped(), "\(text)")
          if case .digits(let digits) = value.outcome, case .digits(let others) = again.outcome {
            #expect(others.text == digits.text, "\(text)")
          }
        }
      }
    }
    #expect(same > 10 * regrouped && regrouped > 0)
  }

  @Test("the tokens of a formula build an equal tree, on any stack")
  func formulas() throws {
    var random = SeededGenerator.printingSeed("tokens build formulas")
    for _ in 0..<programCount {
      let formula = Formula.random(depth: 4, using: &random)
      var brain = CalculatorBrain()
      try brain.perform(.constant(.tau))
      for token in CalculatorBrain.tokens(for: formula) { try brain.perform(token) }
      #expect(brain.stack == [.constant(.tau), formula], "\(formula.ascii)")
    }
  }

  @Test("a program restores an equal brain, including its undo history")
  func programs() throws {
    var random = SeededGenerator.printingSeed("programs restore brains")
    for _ in 0..<programCount {
      let brain = CalculatorBrain.random(using: &random)
      var restored = try #require(CalculatorBrain(program: brain.program))
      restored.angle = brain.angle
      #expect(restored == brain, "\(brain.program)")
      #expect(restored.stack == brain.stack)
      #expect(restored.program == brain.program)
    }
  }

  @Test("undo gives the brain before the last operation, except for the value of M")
  func undo() throws {
    var random = SeededGenerator.printingSeed("undo gives the brain before")
    for _ in 0..<programCount {
      var before = CalculatorBrain.random(using: &random)
      var after = before
      guard (try? after.perform(.random(using: &random))) != nil else {
        #expect(after == before)
        continue
      }
      after.variables["M"] = 17
      before.variables["M"] = 17
      let isUndone = after.undo()
      #expect(isUndone)
      #expect(after == before)
      #expect(after.stack == before.stack)
      #expect(after.description == before.description)
    }
  }

  @Test("no pair of parentheses is needless, but in 3+(5-4), 3×(5÷4), (3!)°, (3°)! and 3+(-5)")
  func parentheses() throws {
    var random = SeededGenerator.printingSeed("no parentheses are needless")
    var pairs = 0
    for _ in 0..<programCount {
      let brain = CalculatorBrain.random(using: &random)
      for text in expressions(in: brain.description) where !text.contains("?") {
        let characters = Array(text.utf8)
        let formula = try Formula(text)
        for pair in parentheses(of: characters) where !isExempt(pair, in: characters) {
          pairs += 1
          var without = characters
          without.remove(at: pair.upperBound)
          without.remove(at: pair.lowerBound)
          #expect((try? Formula(utf8: without)) != formula, "\(text)")
        }
      }
    }
    #expect(pairs > programCount / 10)
  }

  @Test("after any operations, the computed extent is enough for the text and its depth")
  func extents() throws {
    var random = SeededGenerator.printingSeed("extents hold texts")
    for _ in 0..<programCount / 10 {
      let brain = CalculatorBrain.random(using: &random)
      for entry in brain.levels.entries {
        let length = entry.measured.formula.text.unicodeScalars.count
        #expect(length <= entry.measured.extent.length)
        #expect(entry.measured.extent.length <= 2 * length)
      }
    }
  }

  // MARK: Texts

  /// A description's expressions: the parts between commas outside parentheses.
  private func expressions(in description: String) -> [String] {
    var texts: [String] = []
    var text = ""
    var depth = 0
    for character in description {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        texts.append(text)
        text = ""
      } else {
        text.append(character)
      }
    }
    return text.isEmpty ? texts : texts + [text]
  }

  /// Where parentheses open and close, except those of functions.
  private func parentheses(of text: [UInt8]) -> [ClosedRange<Int>] {
    var open: [Int] = []
    var pairs: [ClosedRange<Int>] = []
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "(") { open.append(index) }
      guard byte == UInt8(ascii: ")"), let start = open.popLast() else { continue }
      let before = String(decoding: text[..<start], as: UTF8.self).unicodeScalars.last
      if let before,
        before.properties.isAlphabetic || "0123456789√∛".unicodeScalars.contains(before)
      {
        continue
      }
      pairs.append(start...index)
    }
    return pairs
  }

  private func isExempt(_ pair: ClosedRange<Int>, in text: [UInt8]) -> Bool {
    let before = String(decoding: text[..<pair.lowerBound], as: UTF8.self).unicodeScalars.last
    if let before, "+-×÷^".unicodeScalars.contains(before), text[pair.lowerBound + 1] == 0x2D {
      return true
    }
    let content = Array(text[(pair.lowerBound + 1)..<pair.upperBound])
    guard let formula = try? Formula(utf8: content) else { return false }
    if case .operation(let operation, _) = formula.kind, operation.suffix != nil,
      ["°", "!"].contains(where: { text[(pair.upperBound + 1)...].starts(with: $0.utf8) })
    {
      return true
    }
    switch (before, formula.kind) {
    case ("+", .sum(let terms)), ("×", .product(let terms)):
      return terms.contains { $0.isInverted }
    default: return false
    }
  }
}

extension Formula {
  /// The formula with chains to the right of their own operator joined to it, where none of their
  /// terms is inverted and they do not begin with a sign: the tree that its text reads as.
  fileprivate func regrouped() -> Formula {
    switch kind {
    case .number, .constant, .variable: return self
    case .negated(let operand): return .negating(operand.regrouped())
    case .sum(let terms): return Self.regrouped(terms, .sum)
    case .product(let factors): return Self.regrouped(factors, .product)
    case .power(let base, let exponent): return .power(base.regrouped(), exponent.regrouped())
    case .operation(let operation, let operands):
      return .operation(operation, operands.map { $0.regrouped() })
    }
  }

  private static func regrouped(_ terms: [Term], _ chain: Chain) -> Formula {
    let regrouped = terms.flatMap { term -> [Term] in
      let formula = term.formula.regrouped()
      switch (formula.kind, chain) {
      case (.sum(let inner), .sum) where canJoin(inner, term): return inner
      case (.product(let inner), .product) where canJoin(inner, term): return inner
      default: return [Term(formula, isInverted: term.isInverted)]
      }
    }
    return regrouped[1...].reduce(into: regrouped[0].formula) { $0.join($1, in: chain) }
  }

  private static func canJoin(_ inner: [Term], _ term: Term) -> Bool {
    !term.isInverted && !term.formula.beginsWithMinus && !inner.contains { $0.isInverted }
  }
}
