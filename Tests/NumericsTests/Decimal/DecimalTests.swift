import TestSupport
import Testing

@testable import OrdinateNumerics

struct DecimalTests {
  @Test(
    "a result shows what was meant",
    arguments: [
      (0.1 + 0.2, "0.3"), (4.35 * 100, "435"), (17.0 / 3 + 69 - 23, "51.66666666666667"),
      (37.0 / 3, "12.33333333333333"), (0, "0"), (-0.0, "0"), (-2.5, "-2.5"),
      (1e15, "1000000000000000"),
      (1e16, "1×10¹⁶"), (6.02e23, "6.02×10²³"), (-1.5e-7, "-1.5×10⁻⁷"), (0.000001, "0.000001"),
      (1.0 / 3, "0.3333333333333333"), (2.0 / 3, "0.6666666666666666"), (1e-300, "1×10⁻³⁰⁰"),
      (.greatestFiniteMagnitude, "1.797693134862316×10³⁰⁸"),
      (.leastNonzeroMagnitude, "4.940656458412465×10⁻³²⁴"),
      (9_007_199_254_740_991, "9007199254740991"), (123456789012.3, "123456789012.3"),
      (.infinity, ""), (.nan, ""),
    ] as [(Double, String)])
  func result(value: Double, text: String) {
    #expect(value.text(.result) == text)
  }

  @Test(
    "significant digits are rounded correctly, ties to even",
    arguments: [
      (2.5, 1, "2"), (3.5, 1, "4"), (0.15, 1, "0.1"), (9.99, 2, "10"), (1234.5, 2, "1200"),
      (.pi, 30, "3.14159265358979311599796346854"), (0.1, 20, "0.10000000000000000555"),
    ] as [(Double, Int, String)])
  func significant(value: Double, count: Int, text: String) {
    #expect(value.text(.significant(count)) == text)
  }

  @Test("rounding by one product gives the same result as rounding all digits")
  func oneProduct() {
    var random = SeededGenerator.printingSeed("rounding by one product")
    var count = 0
    for _ in 0..<20_000 {
      // With few bits as well, so that ties occur, and next to powers of ten.
      let significand = Double(random.next() >> (11 + random.next() % 53))
      let power = Double(sign: .plus, exponent: -Int(random.next() % 68), significand: 1)
      let near = [1000, 9.9999995, 0.001, 999.9995].randomElement(using: &random)! + power / 1e4
      for value in [significand * power, near] {
        let digits = Int(random.next() % 18) + 1
        guard let rounded = DecimalDigits(value, roundedByOneProduct: digits) else { continue }
        var exact = DecimalDigits(exactly: value)
        exact.round(to: digits)
        #expect(rounded == exact, "\(value) to \(digits) digits")
        count += 1
      }
    }
    #expect(count > 10_000)
  }

  @Test(
    "the shortest text reads back and is valid JSON",
    arguments: [
      (0.1, "0.1"), (1e20, "100000000000000000000"), (1e21, "1e21"), (6.02e23, "6.02e23"),
      (1e-7, "1e-7"), (.leastNonzeroMagnitude, "5e-324"), (-123.456, "-123.456"),
      (0.00001, "0.00001"),
      (0, "0"), (7, "7"), (100, "100"), (1_020, "1020"), (-1e15, "-1000000000000000"),
      (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
      (9_007_199_254_740_994, "9007199254740994"),
    ] as [(Double, String)])
  func shortest(value: Double, text: String) {
    #expect(value.text(.shortest) == text)
    #expect(Double(decimal: Array(text.utf8)) == value)
  }

  @Test("decimals are read as the nearest double, as the standard library does")
  func readsNearest() {
    var random = SeededGenerator.printingSeed("decimals read to the nearest double")
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(Double(decimal: Array(value.text(.shortest).utf8)) == value)
      let digits = Int(random.next() % 40) + 1
      let text = value.magnitude.description.utf8.first == UInt8(ascii: "i") ? "1" : "\(value)"
      let extended = text.split(separator: "e")[0] + String(repeating: "7", count: digits)
      let exponent = Int(random.next() % 660) - 340
      let source = "\(extended)e\(exponent)"
      let expected = Double(source)!
      #expect(
        Double(decimal: Array(source.utf8)) == (expected.isFinite ? expected : nil), "\(source)")
    }
  }

  @Test(
    "hard decimals are read exactly",
    arguments: [
      "9007199254740993", "9007199254740992.9999999", "2.2250738585072011e-308", "5e-324",
      "2.4703282292062327e-324", "2.4703282292062328e-324", "1.7976931348623157e308",
      "0.000000000000000000000000000000000000000000000000000000000000000000001e60",
      "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649e222",
      "1" + String(repeating: "0", count: 1000) + "e-1000",
      "0.5" + String(repeating: "0", count: 2000) + "1",
      "4503599627370496.5" + String(repeating: "0", count: 1500) + "1",
    ])
  func hard(source: String) {
    #expect(Double(decimal: Array(source.utf8)) == Double(source))
  }

  @Test(
    "text that is no number, or is too large, is refused",
    arguments: ["", ".", "e5", "1e", "1e+", "1..2", "1.2.3", "0x10", "1 ", "--1", "1e400", "abc"])
  func refused(source: String) {
    #expect(Double(decimal: Array(source.utf8)) == nil)
  }

  @Test("17 significant digits read back as the same double")
  func seventeenDigits() {
    var random = SeededGenerator.printingSeed("17 digits read back")
    for _ in 0..<5_000 {
      let value = Double(bitPattern: random.next()).magnitude
      guard value.isFinite else { continue }
      #expect(Double(value.text(.significant(17)).ascii) == value)
    }
  }
}

extension String {
  /// `6.02×10²³` as `6.02e23`.
  fileprivate var ascii: String {
    let superscripts = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    var text = ""
    var exponent = ""
    for character in self {
      if let digit = superscripts.firstIndex(of: character) {
        exponent += "\(digit)"
      } else if character == "⁻" {
        exponent += "-"
      } else {
        text.append(character)
      }
    }
    return exponent.isEmpty ? text : text.dropLast(3) + "e" + exponent
  }
}
