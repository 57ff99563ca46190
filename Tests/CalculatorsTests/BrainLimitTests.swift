import Testing

@testable import Calculators
@testable import Formulas

struct BrainLimitTests {
  @Test(
    "a repeated operation is refused at the limit, and the text so far reads back",
    arguments: [
      ("2", "√", 5_000), ("2", "±", 5_000), ("x", "square", 5_000), ("x", "inverse", 5_000),
      ("3", "!", 5_000), ("2 2", "swap xʸ 2", 5_000), ("1", "enter +", 100), ("1", "enter -", 100),
      ("1", "enter ×", 100), ("x", "enter xʸ", 100), ("1", "1 swap -", 5_000),
      ("1", "1 + 2 ×", 5_000), ("1", "enter", 200), ("", "+", 100), ("", "cos 3", 3_000),
      ("x", "enter enter max:3", 100),
    ])
  func limits(program: String, repeated: String, count: Int) throws {
    var brain = try brain(after: program)
    let tokens = repeated.split(separator: " ").compactMap { CalculatorBrain.Token(String($0)) }
    for _ in 0..<count {
      for token in tokens {
        do {
          try brain.perform(token)
        } catch {
          #expect(["too-deep", "too-long"].contains(error.code), "\(error)")
        }
      }
    }
    #expect(brain.description.unicodeScalars.count <= TextExtent.longest)
    for formula in brain.stack where !formula.text.contains("?") {
      #expect((try? Formula(formula.text)) != nil)
      #expect((try? Formula(formula.ascii)) != nil || formula.ascii.count > TextExtent.longest)
    }
    _ = (brain.evaluateAndReportErrors(), brain.graphed)
    #expect(CalculatorBrain(program: brain.program) == brain)
    let isUndone = brain.undo()
    #expect(isUndone)
  }

  @Test("tokens build a formula as deep as the language reads, and no deeper one")
  func deepest() throws {
    let deep = String(repeating: "√(", count: 1_000) + "x" + String(repeating: ")", count: 1_000)
    var brain = CalculatorBrain()
    for token in CalculatorBrain.tokens(for: try Formula(deep)) { try brain.perform(token) }
    #expect(brain.description == deep)
    let before = brain
    brain.performOperation("√")
    #expect(brain == before)
  }

  @Test("a chain that is as long as a text may be is built, restored and undone")
  func longest() throws {
    let chain = "1" + String(repeating: "+1", count: 49_000)
    var brain = CalculatorBrain()
    for token in CalculatorBrain.tokens(for: try Formula(chain)) { try brain.perform(token) }
    #expect(brain.evaluate() == 49_001)
    #expect(CalculatorBrain(program: brain.program) == brain)
    brain.undo()
    brain.undo()
    #expect(brain.evaluate() == 49_000)
  }

  @Test("one token too many since the stack was cleared is refused")
  func tokens() throws {
    var brain = try brain(after: "1 2")
    while brain.tokens.count < CalculatorBrain.mostTokens { try brain.perform(.swap) }
    #expect(throws: CalculatorError.self) { try brain.perform(.swap) }
    brain.clear()
    try brain.perform(.number(1))
    #expect(brain.description == "1")
  }

  @Test("clearing forgets the operations before the last clear once there are many")
  func forgets() throws {
    var brain = try brain(after: "1 clear 2 3")
    for _ in 0..<CalculatorBrain.mostKept { try brain.perform(.swap) }
    brain.clear()
    #expect(brain.tokens.count == CalculatorBrain.mostKept + 3)
    brain.undo()
    #expect(brain.description == "2,3")
    brain.clear()
    brain.clear()
    #expect(brain.tokens.count == 1)
  }
}
