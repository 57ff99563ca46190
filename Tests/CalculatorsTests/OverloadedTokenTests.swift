import Calculators
import Formulas
import Testing

struct OverloadedTokenTests {
  @Test(
    "An operation that shares its name with another is restored from a program as itself",
    arguments: ["log(8,2)", "log(100)", "max(1,2,3)", "max(1,2)", "round(2.5)", "gcd(12,18)"])
  func restores(source: String) throws {
    let formula = try Formula(utf8: Array(source.utf8))
    let program = CalculatorBrain.tokens(for: formula).map(\.text)
    #expect(CalculatorBrain(program: program)?.stack == [formula], "\(program)")
  }
}
