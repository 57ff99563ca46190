import Reals
import TestSupport
import Testing

struct RealDecisionTests {
  @Test("identities are 0", arguments: realIdentities + ["0.1 3 * 0.3 / asin pi 2 / -"])
  func identities(text: String) throws {
    var computation = RealComputation()
    let difference = try computation.number(text)
    #expect(try computation.sign(of: difference) == 0)
  }

  @Test(
    "near misses keep their sign",
    arguments: [
      ("10 100 ^ 1 + sqrt 10 50 ^ -", 1), ("2 sqrt 10 200 ^ * floor 10 200 ^ / 2 sqrt -", -1),
      ("pi 10 300 ^ * floor 10 300 ^ / pi -", -1), ("10 60 neg ^ 1 + ln 10 60 neg ^ -", -1),
      ("10 40 neg ^ sin 10 40 neg ^ -", -1), ("163 sqrt pi * exp 262537412640768744 -", -1),
      ("0.1 0.1 - 10 17 neg ^ +", 1), ("1 10 900 neg ^ - asin pi 2 / -", -1),
      ("2 sqrt 3 sqrt + 5 2 6 sqrt * + 10 100 neg ^ + sqrt -", -1),
    ] as [(String, Int)] + realNearMisses)
  func nearMisses(text: String, sign: Int) throws {
    var computation = RealComputation()
    let difference = try computation.number(text)
    #expect(try computation.sign(of: difference) == sign)
  }

  @Test(
    "domains are decided, not guessed",
    arguments: [
      ("1 pi sin /", .divisionByZero), ("pi 2 / tan", .pole), ("2 sqrt acos", .outOfDomain),
      ("1 10 40 neg ^ + asin", .outOfDomain), ("0 ln", .logarithmOfZero),
      ("1 10 50 neg ^ - 1 - ln", .logarithmOfNegative), ("1 2 - sqrt", .negativeRoot),
      ("0 3 - gamma", .pole), ("0 1 neg ^", .divisionByZero), ("100 exp exp", .overflow),
      ("82311285733657600 gamma", .overflow), ("61200000000000001 gamma", .overflow),
      ("61199999999999999 gamma", .overflow), ("10 30 ^ gamma", .overflow),
      ("10 17 ^ 0.5 + neg gamma", .underflow),
      ("1 sin 2 ^ 1 cos 2 ^ + floor", .undecided), ("1 1 sin 2 ^ 1 cos 2 ^ + 1 - /", .undecided),
    ] as [(String, RealProblem)])
  func domains(text: String, problem: RealProblem) {
    #expect(throws: problem) {
      var computation = RealComputation()
      let value = try computation.number(text)
      _ = try computation.digits(of: value, count: 16)
    }
  }

  @Test(
    "digits are those of the true value, rounded once",
    arguments: [
      ("10 22 ^ sin", 16, "-8522008497671888", 0), ("4.35 100 * floor", 16, "435", 3),
      ("0.3 0.1 - 0.2 - sqrt", 16, "0", 0), ("172 gamma 171 gamma /", 16, "171", 3),
      ("10 320 neg ^", 16, "1", -319), ("9 9 9 ^ ^", 16, "428124773175747", 369_693_100),
      ("37 3 /", 16, "1233333333333333", 2), ("0.125", 2, "13", 0), ("2 3 /", 5, "66667", 0),
      ("0.99996", 4, "1", 1), ("1 10 40 neg ^ - 0.00005 +", 4, "1", 1),
      ("0.5 10 40 neg ^ -", 1, "5", 0),
      ("2.5 10 40 neg ^ - 10 /", 1, "2", 0), ("2.5 10 /", 1, "3", 0),
      ("pi 7 ^", 20, "30202932277767920675", 4),
    ] as [(String, Int, String, Int64)])
  func digits(text: String, count: Int, expected: String, exponent: Int64) throws {
    var computation = RealComputation()
    let value = try computation.number(text)
    let digits = try computation.digits(of: value, count: count)
    #expect(digits.description == (expected == "0" ? "0" : expected))
    #expect(digits.exponent == exponent)
  }

  @Test(
    "products and powers of short decimals are known to have no more digits, however long they are",
    arguments: [
      ("10 446000 ^", "1", 446_001, true), ("10 10 15 ^ ^", "1", 1_000_000_000_000_001, true),
      ("10 446000 neg ^", "1", -445_999, true), ("3 10 500000 ^ *", "3", 500_001, true),
      ("10 500000 ^ 8 / neg", "-125", 500_000, true),
      ("10 500000 ^ 3 /", "3333333333333333", 500_000, false),

      ("4 10 1000000 ^ * sqrt", "2", 500_001, true), ("0.5 900000 ^ 2 900000 ^ *", "1", 1, true),
      ("2 446000 ^ 5 446000 ^ *", "1", 446_001, true),
      ("10 446000 ^ 2 10 446000 ^ * +", "3", 446_001, true),
      ("10 446000 ^ 1 +", "1", 446_001, false), ("10 446000 ^ 1 -", "1", 446_001, false),
      ("1.2345678901234567 10 900000 ^ *", "1234567890123457", 900_001, false),
      ("2 500000 ^", "9950204133230583", 150_515, false),
    ] as [(String, String, Int64, Bool)])
  func longDecimals(text: String, expected: String, exponent: Int64, isExact: Bool) throws {
    var computation = RealComputation()
    let value = try computation.number(text)
    let digits = try computation.digits(of: value, count: 16)
    #expect(digits.description == expected)
    #expect(digits.exponent == exponent)
    #expect(digits.isExact == isExact)
  }

  @Test("values of functions have 120 right digits", arguments: realValues)
  func values(function: RealFunction, argument: String, digits: String, exponent: Int64) throws {
    var computation = RealComputation()
    let isNegative = argument.hasPrefix("-")
    var value = try computation.number(String(argument.drop { $0 == "-" }))
    if isNegative { value = computation.negate(value) }
    let result = try computation.digits(of: computation.apply(function, to: value), count: 120)
    #expect(result.description == digits)
    #expect(result.exponent == exponent)
  }

  @Test("a spent budget is an error of its own")
  func budget() throws {
    var computation = RealComputation(budget: 1_000_000)
    #expect(throws: RealProblem.unfinished) {
      let value = try computation.number("10 1000000 ^ sin")
      _ = try computation.digits(of: value, count: 16)
    }
  }
}
