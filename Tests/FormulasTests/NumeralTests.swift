import OrdinateNumerics
import Reals
import TestSupport
import Testing

@testable import Formulas

struct NumeralTests {
  @Test(
    "a decimal is itself, exactly, and is written with all digits that it needs",
    arguments: [
      ("0", "0"), ("-0", "-0"), ("0.000", "0"), ("0e99999999999999999999", "0"),
      ("2.", "2"), (".5", "0.5"), ("1.50", "1.5"), ("007", "7"),
      ("2E+3", "2000"), ("-2e3", "-2000"), ("6.02e23", "6.02e23"),
      ("0.1", "0.1"), ("0.10000000000000000", "0.1"),
      ("0.1000000000000000055511151231257827", "0.1000000000000000055511151231257827"),
      ("9007199254740992", "9007199254740992"),
      ("9007199254740993", "9007199254740993"),
      ("9007199254740994", "9007199254740994"),
      ("123456789012345678901234567890", "123456789012345678901234567890"),
      ("1e400", "1e400"), ("-1e400", "-1e400"), ("1e-400", "1e-400"),
      ("-1.25e-400", "-1.25e-400"), ("1e-320", "1e-320"),
      ("1.4e-323", "1.4e-323"), ("1.5e-323", "1.5e-323"),
      ("5e-324", "5e-324"), ("4e-324", "4e-324"),
      ("1.7976931348623157e308", "1.7976931348623157e308"),
      ("1.7976931348623158e308", "1.7976931348623158e308"),
      ("1e999999999999999999", "1e999999999999999999"),
      ("1e-999999999999999999", "1e-999999999999999999"),
      ("0.0000010000000000000000000001", "0.0000010000000000000000000001"),
      ("0.00000010000000000000000000001", "1.0000000000000000000001e-7"),
      ("1234567890123456789012.5", "1234567890123456789012.5"),
      ("12345678901234567890123450000000000", "1.234567890123456789012345e34"),
    ])
  func reads(source: String, text: String) throws {
    let numeral = try #require(Numeral(utf8: Array(source.utf8)))
    #expect(numeral.text == text)
    #expect(numeral.double == Double(text))
    #expect(numeral.isNegative == source.hasPrefix("-"))
    #expect(numeral.isZero == (text == "0" || text == "-0"))
    #expect(Numeral(utf8: Array(text.utf8)) == numeral)
    #expect((numeral == -numeral) == numeral.isZero)
    #expect(-(-numeral) == numeral && (-numeral).magnitude == numeral.magnitude)
  }

  @Test(
    "what is not one decimal, or has an exponent of more than 18 digits, is refused",
    arguments: [
      "", "-", ".", "e5", "1e", "1e+", "1..2", "1.2.3", "--1", "1 ", " 1", "0x10", "1e1.5", "nan",
      "1e1000000000000000000", "1e-1000000000000000000", "10e999999999999999999",
      "0.01e1000000000000000001",
      "1e99999999999999999999999999", "0.1e-999999999999999999",
    ])
  func refuses(source: String) { #expect(Numeral(utf8: Array(source.utf8)) == nil) }

  @Test(
    "a fraction is the decimal that was written",
    arguments: [
      ("0.1", "1÷10"), ("-2.5", "-5÷2"), ("1e3", "1000"), ("0", "0"), ("5e-324", nil),
      ("9007199254740993", "9007199254740993"), ("0.3333333333333333333", nil),
      ("0.30000000000000004", "7500000000000001÷25000000000000000"),
      ("1e100001", nil), ("1e-999999999999999999", nil),
    ] as [(String, String?)])
  func fractions(source: String, fraction: String?) throws {
    let numeral = try #require(Numeral(utf8: Array(source.utf8)))
    let (digits, exponent) = numeral.scaledInteger
    if exponent.magnitude > 100_000 {
      #expect(numeral.fraction == nil)
    } else {
      let value = try #require(numeral.fraction)
      #expect(value == Fraction(digits, timesTenToThe: Int(exponent)))
      if let fraction { #expect(value.description == fraction) }
    }
  }

  /// Digits with a point anywhere among them and an exponent.
  private static func decimal(using random: inout SeededGenerator) -> String {
    let count = Int.random(
      in: 1...[5, 15, 17, 20, 40].randomElement(using: &random)!, using: &random)
    var digits = (0..<count).map { _ in Int.random(in: 0...9, using: &random).description }
    digits.insert(".", at: Int.random(in: 0...count, using: &random))
    let range = [3, 20, 330].randomElement(using: &random)!
    let exponent = Int.random(in: -range...range, using: &random)
    return digits.joined() + (Bool.random(using: &random) ? "e\(exponent)" : "")
  }

  @Test("two decimals are equal exactly where their fractions are, and then are written alike")
  func equality() throws {
    var random = SeededGenerator.printingSeed("decimals are equal where their fractions are")
    for _ in 0..<3_000 {
      let source = Self.decimal(using: &random)
      let numeral = try #require(Numeral(utf8: Array(source.utf8)), "\(source)")
      let fraction = try #require(Self.fraction(source))
      #expect(numeral.fraction == fraction, "\(source)")
      #expect(Self.fraction(numeral.text) == fraction, "\(source)")
      #expect(numeral.double == Double(source), "\(source)")
      // The double stands for another number, unless it stands for this one.
      if numeral.double.isFinite {
        let near = Numeral(numeral.double)
        #expect((near == numeral) == (near.fraction == fraction), "\(source)")
        #expect((near == numeral) == (near.text == numeral.text), "\(source)")
        if near == numeral { #expect(near.hashValue == numeral.hashValue) }
      }
    }
  }

  /// The fraction that a decimal stands for, read without `Numeral`.
  private static func fraction(_ source: String) -> Fraction? {
    let parts = source.split(separator: "e")
    let digits = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let places = digits.count > 1 ? digits[1].count : 0
    guard let whole = Natural(decimal: Array(digits.joined().utf8)) else { return nil }
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return Fraction(Integer(whole), timesTenToThe: exponent - places)
  }

  @Test("a double stands for the decimal of fewest digits, and is read back from it")
  func doubles() throws {
    var random = SeededGenerator.printingSeed("doubles stand for their shortest decimals")
    for _ in 0..<3_000 {
      let double = Double(bitPattern: UInt64.random(in: 0..<0x7FF0_0000_0000_0000, using: &random))
      let numeral = Numeral(double)
      #expect(numeral.fraction == Self.fraction(double.description), "\(double)")
      let read = try #require(Numeral(utf8: Array(numeral.text.utf8)))
      #expect(read == numeral && read.shortDouble == double, "\(double)")
    }
  }

  @Test(
    "the interval of a number as written contains it",
    arguments: [
      "0.1", "0.5", "0.09999942779541016", "9007199254740993", "1e400", "1e-400", "1e-320",
      "0.1000000000000000055511151231257827", "123456.5", "4503599627370495.5", "1e22", "1e23",
      "0.3333333333333333333333333333",
    ])
  func enclosures(source: String) throws {
    let enclosure = try Formula(source).enclosure()
    let fraction = try #require(Numeral(utf8: Array(source.utf8))?.fraction)
    #expect(try Self.exactly(enclosure.lower) <= fraction, "\(enclosure)")
    if enclosure.upper.isFinite {
      #expect(try fraction <= Self.exactly(enclosure.upper), "\(enclosure)")
    }
  }

  /// The value of a double, which is not negative, as a fraction.
  private static func exactly(_ double: Double) throws -> Fraction {
    if double == 0 { return 0 }
    let power = Int(double.ulp.exponent)
    let whole = Fraction(Integer(Natural(UInt64(double / double.ulp))))
    let scale = Fraction(Integer(Natural(1) << abs(power)))
    return power < 0 ? whole / scale : whole * scale
  }
}
