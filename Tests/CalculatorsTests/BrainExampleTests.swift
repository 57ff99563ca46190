import Formulas
import TestSupport
import Testing

@testable import Calculators

struct BrainExampleTests {
  @Test(
    "the documents' examples are described as they ask",
    arguments: [
      ("10 cos", "cos(10)"), ("3 5 -", "3-5"), ("10 √ 3 +", "√(10)+3"), ("3 5 + √", "√(3+5)"),
      ("3 5 4 + +", "3+5+4"), ("3 5 √ + √ 6 ÷", "√(3+√(5))÷6"), ("3 +", "?+3"),
      ("3 5 + √ π cos", "√(3+5),cos(π)"), ("3 5 4 + ×", "3×(5+4)"), ("3 5 4 - -", "3-(5-4)"),
      ("7 M + √", "√(7+M)"), ("7 M + √ 14 +", "√(7+M)+14"),
    ])
  func described(program: String, description: String) throws {
    let brain = try #require(
      CalculatorBrain(program: program.split(separator: " ").map(String.init)))
    #expect(brain.description == description)
  }
}
