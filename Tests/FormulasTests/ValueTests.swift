import TestSupport
import Testing

@testable import Formulas

struct ValueTests {
  @Test(
    "values are right",
    arguments: [
      ("2^3^2", 512), ("0^0", 1), ("(-8)^(1/3)", -2), ("(-8)^(2/3)", 4), ("(-8)^(2/6)", -2),
      ("(-32)^0.2", -2), ("(-32)^-0.2", -0.5), ("(-32)^0.4", 4), ("(-1)^1.8", -1),
      ("(-1)^1.4", -1), ("(-243)^(-(0.2))", -1 / 3), ("32^0.2", 2),
      ("(-1)^9007199254740993", -1), ("(-1)^-9007199254740993", -1), ("(-1)^9007199254740992", 1),
      ("9007199254740993-1", 0x1p53 - 1),
      ("(-8)^(-1/3)", -0.5), ("(-8)^(1/(-3))", -0.5), ("(-8)^((-2)/(-3))", 4),
      ("(-8)^(1/-3)", -0.5), ("(-1)^(11/9)", -1), ("8^(1/3)", 2), ("27^(2/3)", 9),
      ("3.5!", 11.631728396567448), ("5!", 120), ("170!", 7.257415615307994e306),
      ("root(256,4)", 4), ("root(-27,3)", -3), ("root(-32,5)", -2), ("root(4,-2)", 0.5),
      ("root(8,1.5)", 4), ("root(27,-1.5)", 1.0 / 9), ("root(0,1.5)", 0),
      ("mod(-1,4)", 3), ("mod(5.5,-2)", -0.5), ("round(2.5)", 3), ("round(-2.5)", -3),
      ("trunc(-2.7)", -2), ("frac(-2.75)", -0.75), ("gcd(12,18,27)", 3), ("lcm(4,6,10)", 60),
      ("ncr(5,2)", 10), ("npr(5,2)", 20), ("ncr(3,5)", 0), ("sum(1,2,3)", 6), ("avg(1,2)", 1.5),
      ("min(3,1,2)", 1), ("max(3,1,2)", 3), ("clamp(-1,1.5,1)", 1), ("sinc(0)", 1),
      ("hypot(3,4)", 5), ("log(2,8)", 3), ("log(100)", 2), ("acot(0)", 1.5707963267948966),
      ("tau/pi", 2), ("sign(-2)", -1), ("deg(π)", 180), ("sec(0)", 1),
      ("coth(1)", 1.3130352854993312),
      ("1-1", 0), ("|3-5|", 2), ("ncr(1000,500)", 2.7028824094543655e299),
      ("e^(-3500/5)", 9.859676543759771e-305), ("e^(-700)", 9.859676543759771e-305),
    ] as [(String, Double)])
  func values(source: String, expected: Double) throws {
    let value = try Formula(source).value()
    #expect((value - expected).magnitude <= 4e-15 * expected.magnitude, "\(value)")
  }

  @Test(
    "angles in degrees are exact where they can be",
    arguments: [
      ("sin(180)", 0), ("cos(90)", 0), ("sin(30)", 0.5), ("cos(60)", 0.5), ("tan(45)", 1),
      ("cos(-270)", 0), ("sin(1e6*360+90)", 1), ("atan(1)", 45), ("acos(0)", 90),
      ("atan2(1,0)", 90), ("sec(60)", 2), ("cot(90)", 0), ("asin(0.5)", 30.000000000000004),
    ] as [(String, Double)])
  func degrees(source: String, expected: Double) throws {
    #expect(try Formula(source).value(angle: .degrees) == expected)
  }

  @Test(
    "a formula without a value says why and where",
    arguments: [
      ("1/0", .divisionByZero, 0..<3), ("1+2×3/0", .divisionByZero, 2..<8),
      ("√(-1)", .negativeRoot, 0..<7), ("1+√(x-3)", .negativeRoot, 2..<10),
      ("ln(0)", .logarithmOfZero, 0..<5), ("log(-1)", .logarithmOfNegative, 0..<7),
      ("log(2,0)", .logarithmOfZero, 0..<8), ("9^9^9", .overflow, 0..<5),
      ("2+exp(1000)", .overflow, 2..<11), ("171!", .overflow, 0..<4), ("(-1)!", .pole, 0..<5),
      ("1/(1/0)", .divisionByZero, 3..<6), ("atan(1/0)", .divisionByZero, 5..<8),
      ("max(1,2,1/0)", .divisionByZero, 8..<11), ("0^-1", .divisionByZero, 0..<4),
      ("(-20)^(7e23/3)", .overflow, 0..<14), ("(-8)^(1/2)", .negativeRoot, 0..<10),
      ("(-8)^0.5", .negativeRoot, 0..<8), ("(-8)^-0.3", .negativeRoot, 0..<9),
      ("(-8)^0.20000000000000000001", .negativeRoot, 0..<27), ("2+1e400", .overflow, 2..<7),
      ("asin(2)", .outOfDomain(.asin), 0..<7), ("mod(1,0)", .divisionByZero, 0..<8),
      ("csc(0)", .pole, 0..<6), ("atanh(1)", .pole, 0..<8), ("csch(2^-1030)", .overflow, 0..<13),
      ("cot(2^-1030)", .overflow, 0..<12),
      ("gcd(1.5,2)", .outOfDomain(.gcd), 0..<10),
      ("x+y", .variableNotSet("y"), 2..<3), ("(1+2)+y", .variableNotSet("y"), 6..<7),
      ("-(2×y)", .variableNotSet("y"), 5..<6), ("sin²(1/0)", .divisionByZero, 6..<9),
      ("1e308×10", .overflow, 0..<9), ("1e308+1e308", .overflow, 0..<11),
      ("ncr(300000,100)", .overflow, 0..<15), ("npr(1e9,1e9)", .overflow, 0..<12),
      ("clamp(2,1,0)", .outOfDomain(.clamp), 0..<12),
      ("digamma(-2)", .pole, 0..<11), ("polygamma(1,0)", .pole, 0..<14),
      ("polygamma(0.5,1)", .outOfDomain(.polygamma), 0..<16),
      ("polygamma(101,1)", .outOfDomain(.polygamma), 0..<16), ("root(4,0)", .divisionByZero, 0..<9),
    ] as [(String, DomainError, Range<Int>)])
  func failures(source: String, error: DomainError, range: Range<Int>) {
    let options = ReadingOptions(variables: .named(["x", "y"]))
    #expect(throws: FormulaError.domain(error, at: range)) {
      try Formula.value(of: Array(source.utf8), options: options, variables: ["x": 2])
    }
  }

  @Test("the tangent of a right angle in degrees is a pole")
  func pole() {
    #expect(throws: FormulaError.domain(.pole, at: 2..<9)) {
      try Formula.value(of: Array("1+tan(90)".utf8), angle: .degrees)
    }
  }

  @Test(
    "the order decides the value",
    arguments: [(OrderOfOperations.precedence, 14.0), (.leftToRight, 20)])
  func order(order: OrderOfOperations, value: Double) throws {
    let options = ReadingOptions(order: order)
    #expect(try Formula.value(of: Array("2+3×4".utf8), options: options) == value)
  }

  @Test("a value is finite or an error, and a row agrees with its points")
  func finite() {
    var random = SeededGenerator.printingSeed("values are finite or errors")
    for _ in 0..<5_000 {
      let formula = Formula.random(depth: 4, using: &random)
      let x = Double.random(in: -10...10, using: &random)
      let variables: Variables = ["x": x, "y": 1.5]
      let row = formula.values(at: [x], of: "x", others: ["y": 1.5])[0]
      do {
        let value = try formula.value(variables: variables)
        #expect(value.isFinite && row == value, "\(formula.ascii) at \(x)")
      } catch {
        #expect(row.isNaN, "\(formula.ascii) at \(x)")
      }
    }
  }

  @Test("the text at an error's place, read by itself, has the same error")
  func placesFail() throws {
    var random = SeededGenerator.printingSeed("places of errors fail by themselves")
    var failures = 0
    for _ in 0..<5_000 {
      let source = Array(Formula.random(depth: 4, using: &random).ascii.utf8)
      let variables: Variables = ["x": -1.5, "y": 0]
      do {
        _ = try Formula.value(of: source, variables: variables)
      } catch {
        failures += 1
        guard case .domain(let reason, let range) = error else {
          Issue.record("\(error)")
          continue
        }
        let part = Array(source[range])
        // A term of a sum over a range has its value only within the sum.
        if let formula = try? Formula(utf8: part), formula.variables.contains("n") { continue }
        #expect(throws: FormulaError.domain(reason, at: 0..<part.count)) {
          try Formula.value(of: part, variables: variables)
        }
      }
    }
    #expect(failures > 100)
  }
}
