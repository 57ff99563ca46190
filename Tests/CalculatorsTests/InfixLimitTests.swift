import Testing

@testable import Calculators
@testable import Formulas

struct InfixLimitTests {
  private func tokens(_ words: String) throws -> [InfixBrain.Token] {
    try words.split(separator: " ").map { try #require(InfixBrain.Token(String($0))) }
  }

  @Test("parentheses as deep as the language reads are closed, and one level more is refused")
  func deepest() throws {
    let open = Array(repeating: try tokens("1 - ("), count: TextExtent.deepest - 1).joined()
    var brain = try InfixBrain()
      .reading((Array(open) + tokens("x - ("))[...], order: .precedence)
    #expect(throws: CalculatorError.tooDeep(limit: TextExtent.deepest)) {
      try brain.perform(.openParenthesis)
    }
    try brain.perform(.variable("x"))
    let unfinished = brain.description
    try brain.perform(.equals)
    // A parenthesis around one operand needs none.
    #expect(unfinished.hasSuffix("-(x-(x"))
    #expect(brain.description == unfinished.dropLast(2) + "x" + String(repeating: ")", count: 999))
  }

  @Test("a long chain is entered, restored, undone and repeated")
  func longest() throws {
    var brain = InfixBrain()
    let chain = Array(repeating: try tokens("1 +"), count: 5_000).joined()
    brain = try brain.reading(Array(chain)[...], order: .precedence)
    #expect(
      brain.shown
        == .value(
          ShownNumber(
            StoredNumber(try Formula(String(brain.description.dropLast())), angle: .radians))))
    #expect(brain.undo() == .add)
    #expect(InfixBrain(program: brain.program)?.shown == .value(ShownNumber(StoredNumber(1.0))))
    try brain.perform(.equals)
    try brain.perform(.equals)
    guard case .value(let number) = brain.shown else {
      Issue.record("\(brain.shown)")
      return
    }
    #expect(number.digits?.text == "5001")
  }

  @Test(
    "percentages and repetitions write a formula once more until it is long, then they are refused")
  func copies() throws {
    let round = try tokens("+ 5 % =")
    var brain = try #require(InfixBrain(program: ["2"]))
    let refused = CalculatorError.tooLong(limit: InfixOperand.longestCopied)
    var errors: [CalculatorError] = []
    for token in Array(repeating: round, count: 20).joined() + Array(repeating: .equals, count: 20)
    {
      let before = brain
      do throws(CalculatorError) {
        try brain.perform(token)
      } catch {
        errors.append(error)
        #expect(brain == before)
      }
      #expect(brain.description.utf8.count <= 3 * InfixOperand.longestCopied)
    }
    #expect(!errors.isEmpty && errors.allSatisfy { $0 == refused })
    // What an earlier version kept is brought back as it is.
    let kept = ["2"] + Array(repeating: ["+", "5", "%", "="], count: 12).joined()
    let restored = try #require(InfixBrain(program: kept))
    #expect(restored.description.utf8.count > 3 * InfixOperand.longestCopied)
    #expect(restored.program == kept)
  }

  @Test("one token too many is refused")
  func tokens() throws {
    let words = Array(repeating: "±", count: InfixBrain.mostTokens - 1)
    var brain = try #require(InfixBrain(program: ["x"] + words))
    #expect(throws: CalculatorError.tooLong(limit: InfixBrain.mostTokens)) {
      try brain.perform(.negate)
    }
    try brain.perform(.number(1))
    #expect(brain.description == "1")
    #expect(InfixBrain(program: ["x", "±", "±"] + words) == nil)
  }

  @Test("the extent of a formula is that of its text, except for associative parentheses")
  func extents() throws {
    for text in [
      "2+3×(4-5)", "√(x)+sin(2×x)^2", "(2+3)!", "-(2+x)×3", "-x×3", "2^(1÷3)", "(2^3)^2", "1÷(1÷x)",
    ] {
      let formula = try Formula(text)
      #expect(MeasuredFormula(measuring: formula).extent.length == text.unicodeScalars.count)
    }
    let deep = String(repeating: "√(", count: 1_000) + "x" + String(repeating: ")", count: 1_000)
    #expect(try MeasuredFormula(measuring: Formula(deep)).extent.depth == 1_000)
  }
}
