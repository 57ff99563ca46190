import TestSupport
import Testing

@testable import Formulas

@Suite("Formulas as fractions")
struct FractionTests {
  @Test(
    "a numerator over denominators has the formula's value",
    arguments: [
      "1/(x-5/3)", "x/(x-1)+1/(x-1)^2-1/(x+2)", "1/(1/(x-3)-2)", "(x-1)/(x+1)/(x-2)^-3",
      // The last denominator has more than sixty parts.
      "y-1/(x(x-(x-2)/(x/(x-5/3)-2))-2)",
      "y-1/(x(x-(x-2)/(x/(x-5/3)-2))-2)+y/(x(x-(x-2)/(x/(x-5/3)-2))-2)",
    ])
  func values(source: String) throws {
    try check(Formula(source))
  }

  @Test(
    "exponents that may grow without bound stand beside zeros and poles",
    arguments: [
      ("e^(-1/x²)/x", "1", "x", ["-1÷x^2"]), ("(x+5)^(1/(x-2))/(x-2)", "x+5", "x-2", ["1÷(x-2)"]),
      ("sech(1/x)/x", "1", "x", ["1÷x"]), ("1/(x cosh(ln(x)))", "1", "x", ["ln(x)"]),
      ("e^x/x", "1", "x", []), ("2^floor(x)(x+1)^3/(x-1)^2", "x+1", "x-1", []),
    ])
  func exponents(source: String, zeros: String, poles: String, exponents: [String]) throws {
    let found = try #require(try Formula(source).zerosAndPoles)
    #expect(found.zeros.text == zeros && found.poles.text == poles)
    #expect(found.exponents.map { $0.text } == exponents)
  }

  @Test("a random quotient of quotients is its fraction")
  func random() throws {
    var random = SeededGenerator.printingSeed("quotients of quotients are their fractions")
    for _ in 0..<300 { try check(Formula(Self.text(depth: 6, &random))) }
  }

  private static func text(depth: Int, _ random: inout SeededGenerator) -> String {
    guard depth > 0, Int.random(in: 0..<8, using: &random) > 0 else {
      return ["x", "y", "2", "5/3", "x^2"].randomElement(using: &random) ?? "x"
    }
    let sign = ["+", "-", "*", "/", "/"].randomElement(using: &random) ?? "+"
    let (left, right) = (text(depth: depth - 1, &random), text(depth: depth - 2, &random))
    return "(\(left)\(sign)\(right))"
  }

  /// Compares both exactly.
  private func check(_ formula: Formula) throws {
    guard let fraction = formula.fraction else { return }
    var quotient = "(\(fraction.numerator.text))"
    for (base, exponent) in fraction.denominators { quotient += "/(\(base.text))^\(exponent)" }
    for (x, y) in [("(-15/4)", "(1/2)"), ("(21/16)", "(-9/4)"), ("(61/8)", "(1/16)")] {
      func real(_ text: String) throws -> RealValue {
        try Formula(text.replacing("x", with: x).replacing("y", with: y)).real()
      }
      var value = try real(formula.text)
      guard (try? value.sign()) != nil else { continue }
      var difference = try real("\(formula.text)-\(quotient)")
      #expect(try difference.sign() == 0, "\(formula.text) at \(x), \(y)")
    }
  }
}
