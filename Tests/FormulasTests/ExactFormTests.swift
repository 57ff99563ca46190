import Formulas
import Reals
import TestSupport
import Testing

/// Exact forms in reverse Polish notation, and as they are written.
private let forms: [(number: String, text: String)] = [
  ("8 sqrt", "2×√(2)"), ("1 2 sqrt /", "√(2)÷2"), ("1 5 sqrt + 2 /", "(1+√(5))÷2"),
  ("1 5 sqrt - 2 /", "(1-√(5))÷2"), ("1 5 sqrt + neg 2 /", "-(1+√(5))÷2"),
  ("3 sqrt 1 -", "√(3)-1"), ("2 sqrt 3 sqrt - 1 -", "√(2)-1-√(3)"),
  ("60 sqrt 7 / 3 sqrt -", "(2×√(15)-7×√(3))÷7"),
  ("1 3 / 1 6 / +", "1÷2"), ("7 3 / neg", "-7÷3"), ("2 sqrt 100 ^", "1125899906842624"),
  ("3 100 ^", "515377520732011331036461129765621272702107522001"),
  ("10 40 ^ 1 + 3 /", "10000000000000000000000000000000000000001÷3"),
  ("1 2 sqrt 3 sqrt + 5 sqrt + /", "(3×√(2)+2×√(3)-√(30))÷12"),
  ("1 2 cbrt 1 + /", "(1-∛(2)+∛(4))÷3"), ("2 1 2 / ^ 2 1 3 / ^ *", "2^(5÷6)"),
  ("12 2 3 / ^", "2×∛(18)"), ("5 1 4 / ^", "root(5,4)"), ("2 3 sqrt + sqrt", "(√(2)+√(6))÷2"),
  ("2 123456789 1000000007 / ^ 3 5 1000000007 / ^ *", "2^(123456789÷1000000007)×3^(5÷1000000007)"),
  ("2 2 sqrt + sqrt", "√(2+√(2))"), ("2 sqrt 6 sqrt + sqrt", "root(2,4)×√(1+√(3))"),
  ("1 1 2 2 sqrt + sqrt + /", "1-√(2)+√(2-√(2))"),
  // Angles.
  ("5 pi * 6 /", "5×π÷6"), ("pi 3 /", "π÷3"), ("pi 4 / neg", "-π÷4"),
  ("pi 12 / sin", "(√(6)-√(2))÷4"), ("pi 12 / tan", "2-√(3)"), ("pi 8 / sin", "√(2-√(2))÷2"),
  ("3 pi * 8 / tan", "1+√(2)"), ("pi 5 / sin", "√(10-2×√(5))÷4"),
  ("2 pi * 5 / sin", "√(10+2×√(5))÷4"), ("pi 5 / cos", "(1+√(5))÷4"),
  ("pi 10 / tan", "√(25-10×√(5))÷5"), ("1 pi 8 / sin /", "√(4+2×√(2))"),
  ("pi 5 / sin 2 pi * 5 / sin +", "√(5+2×√(5))÷2"),
  ("pi 5 / sin 2 pi * 5 / sin -", "-√(5-2×√(5))÷2"), ("pi 5 / sin 2 pi * 5 / sin *", "√(5)÷4"),
  ("pi 8 / sin pi 5 / sin *", "√(2-√(2))×√(10-2×√(5))÷8"),
  ("10 2 5 sqrt * - sqrt 5 sqrt 1 - 2 / 10 2 5 sqrt * + sqrt * -", "0"),
  ("1 2 / asin", "π÷6"), ("2 3 sqrt - atan", "π÷12"), ("1 5 sqrt + 4 / acos", "π÷5"),
  ("5 2 5 sqrt * - sqrt atan", "π÷5"), ("2 2 sqrt - sqrt 2 / neg asin", "-π÷8"),
  // π, e and logarithms.
  ("pi 2 ^ pi 1 + +", "π^2+π+1"), ("2 3 pi * /", "2÷(3×π)"), ("pi sqrt", "√(π)"),
  ("pi 4 / 1 2 / +", "π÷4+1÷2"), ("2 sqrt pi * 4 /", "π×√(2)÷4"), ("7 2 / gamma", "15×√(π)÷8"),
  ("5 2 / neg gamma", "-8×√(π)÷15"), ("e 2 ^", "e^2"), ("e 1 2 / ^", "√(e)"), ("1 e /", "1÷e"),
  ("2 3 e 2 ^ * /", "2÷(3×e^2)"), ("1 cosh", "(e+1÷e)÷2"), ("2 sqrt exp", "e^√(2)"),
  ("2 sqrt 1 + exp", "e^(1+√(2))"), ("3 ln 2 * exp", "9"), ("8 ln", "3×ln(2)"),
  ("2 sqrt ln", "ln(2)÷2"), ("4 9 / ln", "2×ln(2÷3)"), ("1 2 / ln", "-ln(2)"),
  ("1000 ln 10 ln /", "3"), ("8 ln 4 ln /", "3÷2"), ("2 ln 3 ln +", "ln(6)"),
  ("2 ln 3 ln 2 * - 1 +", "1+ln(2÷9)"), ("100 ln 2 sqrt *", "2×√(2)×ln(10)"),
  ("2 ln cosh", "5÷4"), ("3 ln tanh", "4÷5"), ("3 4 / asinh", "ln(2)"), ("5 4 / acosh", "ln(2)"),
  ("1 2 / atanh", "ln(3)÷2"),
]

/// A formula of an exact form as steps of a computation.
private func number(
  _ formula: Formula, in computation: inout RealComputation
) throws -> RealComputation.Number {
  switch formula.kind {
  case .number(let value): return computation.number(try #require(value.fraction))
  case .constant(let constant): return constant == .pi ? computation.pi() : computation.e()
  case .negated(let operand): return computation.negate(try number(operand, in: &computation))
  case .sum(let terms):
    var sum = computation.number(0)
    for term in terms {
      let value = try number(term.formula, in: &computation)
      sum =
        term.isInverted
        ? try computation.subtract(value, from: sum) : try computation.add(sum, value)
    }
    return sum
  case .product(let factors):
    var product = computation.number(1)
    for factor in factors {
      let value = try number(factor.formula, in: &computation)
      product =
        factor.isInverted
        ? try computation.divide(product, by: value) : try computation.multiply(product, value)
    }
    return product
  case .power(let base, let exponent):
    let base = try number(base, in: &computation)
    return try computation.power(base, number(exponent, in: &computation))
  case .operation(let operation, let operands):
    let operand = try number(operands[0], in: &computation)
    switch operation {
    case .squareRoot: return try computation.root(operand, degree: 2)
    case .cubeRoot: return try computation.root(operand, degree: 3)
    case .root:
      guard case .number(let degree) = operands[1].kind else { break }
      return try computation.root(operand, degree: Int(degree.double))
    case .ln: return try computation.apply(.logarithm, to: operand)
    default: break
    }
  case .variable: break
  }
  Issue.record("no exact form has \(formula)")
  return computation.number(0)
}

struct ExactFormTests {
  @Test("exact forms read as on paper", arguments: forms)
  func text(number: String, text: String) throws {
    var computation = RealComputation()
    let value = try computation.number(number)
    let form = try #require(computation.exactForm(of: value))
    #expect(Formula(exact: form)?.text == text)
  }

  @Test("an exact form has the value of the number it is of", arguments: forms)
  func value(number text: String, _: String) throws {
    var computation = RealComputation()
    let value = try computation.number(text)
    let form = try #require(computation.exactForm(of: value))
    let formula = try #require(Formula(exact: form))
    let same = try number(formula, in: &computation)
    #expect(try computation.compare(value, same) == 0)
  }

  @Test(
    "forms are typeset with bars and root signs",
    arguments: [
      ("1 5 sqrt + 2 /", #"\frac{1+\sqrt{5}}{2}"#), ("5 pi * 6 /", #"\frac{5\pi}{6}"#),
      ("8 ln", #"3\,\ln\left(2\right)"#), ("5 1 4 / ^", #"\sqrt[4]{5}"#),
      ("pi 8 / sin pi 5 / sin *", #"\frac{\sqrt{2-\sqrt{2}}\sqrt{10-2\sqrt{5}}}{8}"#),
    ])
  func typesetting(number: String, latex: String) throws {
    var computation = RealComputation()
    let value = try computation.number(number)
    let form = try #require(computation.exactForm(of: value))
    #expect(Formula(exact: form)?.latex == latex)
  }

  @Test(
    "a form that is too long, or has a power of e that is too large, is not shown",
    arguments: [
      "1 10 70 ^ 3 + /", "2 61 ^ neg exp 1 -",
      "10 7 / 2 sqrt + 3 sqrt + 5 sqrt + 7 sqrt + 11 sqrt + 13 sqrt + 17 sqrt + 19 sqrt + 23 sqrt + 29 sqrt +",
    ])
  func limit(number: String) throws {
    var computation = RealComputation()
    let value = try computation.number(number)
    let form = try #require(computation.exactForm(of: value))
    #expect(Formula(exact: form) == nil)
  }

  @Test(
    "fractions above 1 are mixed numbers",
    arguments: [
      ("7 3 /", "2 1÷3"), ("7 3 / neg", "-2 1÷3"), ("1 3 /", nil), ("4", nil), ("2 sqrt", nil),
    ])
  func mixedNumbers(number: String, text: String?) throws {
    var computation = RealComputation()
    let value = try computation.number(number)
    let form = try #require(computation.exactForm(of: value))
    #expect(form.mixedNumber.map { "\($0.whole) \($0.rest)" } == text)
  }
}
