import TestSupport
import Testing

@testable import Formulas

struct TreeTests {
  @Test("a number has its sign in front of it")
  func numbers() {
    #expect(Formula(-2) == .negating(Formula(2)))
    #expect(Formula(-0.0) == .negating(Formula(0)))
    guard case .number(2.5) = Formula(2.5).kind else {
      Issue.record("2.5 is no number")
      return
    }
  }

  @Test("an operation takes as many operands as the table says")
  func operands() {
    for operation in Operation.allCases {
      for count in 0...4 {
        let operands = Array(repeating: Formula.variable("x"), count: count)
        let formula = Formula(applying: operation, to: operands)
        #expect((formula != nil) == operation.operandCount.contains(count), "\(operation)")
      }
    }
  }

  @Test("joining to a chain of the same kind makes no node on the left, and one on the right")
  func chains() throws {
    let (a, b) = (Formula.variable("a"), Formula.variable("b"))
    let sum = Formula.adding(a, .init(b))
    #expect(try Formula.adding(sum, .init(a, isInverted: true)) == Formula("a+b-a"))
    #expect(try Formula.adding(a, .init(sum)) == Formula("a+(a+b)"))
    #expect(try Formula.multiplying(sum, .init(sum, isInverted: true)) == Formula("(a+b)÷(a+b)"))
    #expect(try Formula.negating(.multiplying(a, .init(b))) == Formula("-a×b"))
  }

  @Test("a copy stays as it was when the chain grows")
  func copies() throws {
    var sum = try Formula("x+y")
    let copy = sum
    sum.join(Formula.Term(.variable("z")), in: .sum)
    sum.join(Formula.Term(.variable("z")), in: .sum)
    #expect(try copy == Formula("x+y"))
    #expect(try sum == Formula("x+y+z+z"))
    #expect(sum.height == 1)
  }

  @Test("formulas are equal exactly where their exact texts are, and then have one hash")
  func equality() {
    var random = SeededGenerator.printingSeed("formulas are equal where their texts are")
    let formulas = (0..<300).map { _ in Formula.random(depth: 2, using: &random) }
    var equalPairs = 0
    for left in formulas {
      for right in formulas {
        let isEqual = left.exactText == right.exactText
        #expect((left == right) == isEqual, "\(left), \(right)")
        if isEqual { #expect(left.hashValue == right.hashValue, "\(left)") }
        equalPairs += isEqual ? 1 : 0
      }
    }
    #expect(equalPairs > 300)
    #expect(Set(formulas).count == Set(formulas.map { $0.exactText }).count)
  }

  @Test("the description reads back as the formula")
  func description() {
    var random = SeededGenerator.printingSeed("descriptions read back")
    for _ in 0..<1_000 {
      let formula = Formula.random(depth: 4, using: &random)
      #expect(Self.lossless(formula.description) == formula, "\(formula)")
    }
    #expect(Self.lossless("2+") as Formula? == nil)
  }

  private static func lossless<Value: LosslessStringConvertible>(_ text: String) -> Value? {
    Value(text)
  }

  /// A formula deeper than any text may be, of `x` or another variable.
  private static func deep(_ name: Name, levels: Int) -> Formula {
    var formula = Formula.variable(name)
    for level in 0..<levels {
      switch level % 5 {
      case 0: formula = .operation(.sin, [formula])
      case 1: formula = .power(formula, .variable("y"))
      case 2: formula = .adding(.constant(.pi), Formula.Term(formula))
      case 3: formula = .multiplying(.variable("z"), Formula.Term(formula, isInverted: true))
      default: formula = .negated(formula)
      }
    }
    return formula
  }

  @Test("depth does not exhaust the stack: formulas are compared, hashed and freed in a loop")
  func depth() async throws {
    let results = try await onSmallStack { () -> [Bool] in
      let formula = Self.deep("x", levels: 300_000)
      let same = Self.deep("x", levels: 300_000)
      let other = Self.deep("w", levels: 300_000)
      return [
        formula == same, formula.hashValue == same.hashValue, formula != other,
        formula.variables.count == 3, formula.involvesAngles,
      ]
    }
    #expect(results == [true, true, true, true, true])
  }

  @Test("a formula frees only the parts that nothing else holds")
  func sharing() async throws {
    let text = try await onSmallStack { () -> String in
      var formula = Self.deep("x", levels: 10)
      let part = formula
      for _ in 0..<10_000 { formula = .operation(.max, [formula, formula]) }
      formula = part
      return part.text
    }
    #expect(text == Self.deep("x", levels: 10).text)
  }

  @Test("a chain of a million terms is read, evaluated, compared and freed")
  func length() async throws {
    let results = try await onSmallStack { () throws -> [Bool] in
      var sum = Formula(1)
      for _ in 1..<1_000_000 { sum.join(Formula.Term(Formula(1)), in: .sum) }
      let copy = sum
      sum.join(Formula.Term(Formula(1)), in: .sum)
      return [try sum.value() == 1_000_001, sum != copy, sum.height == 1]
    }
    #expect(results == [true, true, true])
  }
}
