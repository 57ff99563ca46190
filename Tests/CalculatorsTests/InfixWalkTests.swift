import Formulas
import OrdinateNumerics
import TestSupport
import Testing

@testable import Calculators

extension InfixBrain.Token {
  static func random(using random: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<9: .number(Numeral(Double(Int.random(in: -2...12, using: &random))))
    case 9:
      .number(
        ([0.1, 1e-9, 6.02e23, -1e21, -0.0, 1e-300, 1e300] as [Numeral])
          .randomElement(using: &random)!)
    case 10..<12: .variable("x")
    case 12: .constant(Constant.allCases.randomElement(using: &random)!)
    case 13: .formula(Formula.random(depth: 2, using: &random).substituting(["y": 2]))
    case 14..<17: .add
    case 17..<20: .subtract
    case 20..<22: .multiply
    case 22..<24: .divide
    case 24: .power
    case 25: .square
    case 26: .reciprocal
    case 27: .negate
    case 28: .percent
    case 29: [.root, .cube, .powerOfTen].randomElement(using: &random)!
    case 30..<32: .openParenthesis
    case 32..<35: .closeParenthesis
    case 35..<38: .equals
    default:
      .function(
        Operation.allCases.filter { $0.operandCount.contains(1) && !$0.isDistribution }
          .randomElement(using: &random)!)
    }
  }
}

extension InfixBrain {
  /// A random step: usually a token, sometimes another word. A refused step does nothing.
  ///
  /// - Returns: The calculation that it completed.
  mutating func step(using random: inout SeededGenerator) -> Computation? {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: Bool.random(using: &random) ? clear() : clearOperand()
    case 1: _ = undo()
    case 2: try? storeInMemory()
    case 3: try? addToMemory()
    case 4: try? recallMemory()
    case 5: if Int.random(in: 0..<4, using: &random) == 0 { clearMemory() }
    case 6: order = order == .precedence ? .leftToRight : .precedence
    case 7: angle = angle == .radians ? .degrees : .radians
    default: return (try? perform(.random(using: &random))) ?? nil
    }
    return nil
  }

  static func random(using random: inout SeededGenerator) -> InfixBrain {
    var brain = InfixBrain()
    if Bool.random(using: &random) { brain.order = .leftToRight }
    for _ in 0..<Int.random(in: 0...24, using: &random) { _ = brain.step(using: &random) }
    return brain
  }
}

struct InfixWalkTests {
  static let count = 1_000

  @Test("what is shown is a number, and a row read as a formula is that number")
  func rows() throws {
    var random = SeededGenerator.printingSeed("rows have the values that they show")
    var brain = InfixBrain()
    var values = 0
    for _ in 0..<10_000 {
      guard let completed = brain.step(using: &random) else { continue }
      #expect(brain.isComplete)
      let row = completed.formula.spacedText
      let read = try Formula(row)
      #expect(read == completed.formula, "\(row)")
      #expect(try Formula(completed.formula.ascii) == completed.formula)
      guard let number = completed.number else {
        #expect(!completed.formula.variables.isEmpty)
        continue
      }
      values += 1
      let isShown = brain.shown == .value(number)
      #expect(isShown, "\(row)")
      guard case .digits(let digits) = number.outcome else {
        let again = ShownNumber(StoredNumber(read, angle: completed.angle))
        #expect(number.isUnfinished && again.outcome == number.outcome, "\(row)")
        continue
      }
      #expect(try Formula.shownText(of: row, angle: completed.angle) == digits.text, "\(row)")
    }
    #expect(values > 100)
  }

  @Test("the description reads back as the formula, closed if it is incomplete")
  func descriptions() throws {
    var random = SeededGenerator.printingSeed("infix descriptions read back")
    var (complete, unfinished) = (0, 0)
    let options = ReadingOptions(closesParentheses: true)
    for _ in 0..<Self.count {
      var brain = InfixBrain.random(using: &random)
      let description = brain.description
      if let result = brain.result {
        complete += 1
        #expect(try Formula(description) == result, "\(description)")
      } else if brain.expression.operand != nil, (try? brain.take(.equals)) == true {
        unfinished += 1
        let read = try Formula(description, options: options)
        let result = brain.result?.text ?? "none"
        #expect(read == brain.result, "\(description) is read as \(read.text), not \(result)")
      }
    }
    #expect(min(complete, unfinished) > Self.count / 20)
  }

  @Test("a program restores an equal brain, and under the other order one with the same result")
  func programs() throws {
    var random = SeededGenerator.printingSeed("programs restore infix brains")
    for _ in 0..<Self.count {
      let brain = InfixBrain.random(using: &random)
      var restored = InfixBrain()
      (restored.order, restored.angle) = (brain.order, brain.angle)
      restored.program = brain.program
      let isEqual = restored == brain
      #expect(isEqual, "\(brain.program)")
      #expect(restored.shown == brain.shown && restored.memory == brain.memory)
      #expect(restored.description == brain.description)
      #expect(brain.program.allSatisfy { !$0.contains(" ") })
      guard let other = InfixBrain(program: brain.program), brain.isComplete else { continue }
      #expect(other.result == brain.result, "\(brain.program)")
      #expect(other.isOrderRelevant == brain.isOrderRelevant)
    }
  }

  @Test("a word that is not a token, or a token out of place, makes the whole program refused")
  func refusedPrograms() throws {
    let before = try InfixRun("3 ms 5 +").brain
    for text in [
      "nonsense", "5 nan", ")", "( )", "5 = 3", "5 + + 3", "=", "M=", "M=2+", "atan2", "5 = =",
      "=2+", "swap", "clear", "+ -", "(( 2", "x²( 2", "!(", "dfact(",
    ] {
      var brain = before
      brain.program = text.split(separator: " ").map(String.init)
      #expect(brain == before, "\(text)")
      #expect(InfixBrain(program: text.split(separator: " ").map(String.init)) == nil)
    }
  }

  @Test("undo gives the brain before the last token of an incomplete calculation")
  func undo() throws {
    var random = SeededGenerator.printingSeed("undo gives the infix brain before")
    var undone = 0
    for _ in 0..<Self.count {
      var before = InfixBrain.random(using: &random)
      before.isOperandStored = false
      var after = before
      let token = InfixBrain.Token.random(using: &random)
      _ = try? after.perform(token)
      guard !after.isComplete, let entered = after.tokens.last,
        entered == token || entered == .prefix(token), after.tokens == before.tokens + [entered],
        // A result that goes on in another order has been read again in that.
        before.isCleared || after.orderRead == before.orderRead
      else { continue }
      let last = after.undo()
      #expect(last == entered)
      let isBefore = after == before
      #expect(isBefore, "\(before.program) \(token)")
      undone += 1
    }
    #expect(undone > Self.count / 20)
  }

  @Test("operands and operators make the tree that their text reads as, in either order")
  func orders() throws {
    var random = SeededGenerator.printingSeed("keys make the tree of their text")
    var (same, different) = (0, 0)
    for _ in 0..<Self.count {
      let words = Self.calculation(depth: 2, using: &random)
      let text = words.map { $0.hasPrefix("-") && $0 != "-" ? "(\($0))" : $0 == "xʸ" ? "^" : $0 }
        .joined()
      let formulas = try [OrderOfOperations.precedence, .leftToRight].map { order in
        let formula = try Formula(text, options: ReadingOptions(order: order))
        guard let brain = try Self.brain(after: words, order: order) else { return formula }
        #expect(brain.expression.result?.formula == formula, "\(text), \(order)")
        if !brain.isOrderRelevant { same += 1 }
        return formula
      }
      guard formulas[0] != formulas[1] else { continue }
      guard let brain = try Self.brain(after: words, order: .precedence) else { continue }
      different += 1
      #expect(brain.isOrderRelevant, "\(text)")
    }
    #expect(min(same, different) > Self.count / 20)
  }

  /// The brain after words and `=`; `nil` after an error on the way, because the brain then starts
  /// again.
  private static func brain(
    after words: [String], order: OrderOfOperations
  ) throws -> InfixBrain? {
    var run = try InfixRun("", order: order)
    for word in words + ["="] {
      try run.enter(word)
      if case .error = run.brain.shown { return nil }
    }
    return run.brain
  }

  /// A random calculation as words.
  private static func calculation(depth: Int, using random: inout SeededGenerator) -> [String] {
    var words = operand(depth: depth, using: &random)
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let operation = ["+", "-", "×", "÷", "xʸ", ""].randomElement(using: &random)!
      if operation.isEmpty, words.last != "!" {
        words += ["(", "2", "+", "x", ")"]
      } else {
        words.append(operation.isEmpty ? "×" : operation)
        words += operand(depth: depth, using: &random)
      }
    }
    return words
  }

  private static func operand(depth: Int, using random: inout SeededGenerator) -> [String] {
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where depth > 0: ["("] + calculation(depth: depth - 1, using: &random) + [")"]
    case 1: ["x"]
    case 2: ["π"]
    case 3: ["\(Int.random(in: -9 ... -1, using: &random))"]
    case 4: ["\(Int.random(in: 0...9, using: &random))", "!"]
    default: ["\(Int.random(in: 0...99, using: &random))"]
    }
  }
}
