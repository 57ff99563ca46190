import Testing

@testable import OrdinateNumerics

struct PairDigitsTests {
  @Test(
    "digits are correctly rounded",
    arguments: [
      (1.0, 3.0, 16, "3333333333333333e-16"), (2, 3, 16, "6666666666666667e-16"),
      (-37, 3, 16, "-1233333333333333e-14"), (1, 1, 16, "1000000000000000e-15"),
      (10, 1, 1, "1e1"), (0, 3, 16, "0e0"), (1, 1_000_000, 16, "1000000000000000e-21"),
      (9_999_999_999_999_998, 1, 16, "9999999999999998e0"),
      (9_999_999_999_999_998, 1, 15, "100000000000000e2"),
      (999_999_999_999_999.5, 100, 16, "9999999999999995e-3"),
      (1e17, 3, 17, "33333333333333333e0"), (1e100, 7, 16, "1428571428571429e84"),
      (1e-90, 7, 16, "1428571428571429e-106"),
      (9_999_999_999_999_998, 1e16, 15, "100000000000000e-14"),
    ])
  func digits(dividend: Double, divisor: Double, count: Int, expected: String) throws {
    let decimal = try #require((DoublePair(dividend) / DoublePair(divisor)).decimal(digits: count))
    #expect(
      "\(decimal.isNegative ? "-" : "")\(decimal.significand)e\(decimal.exponent)" == expected)
  }

  @Test("a tie is left to somebody with more digits")
  func ties() {
    #expect(DoublePair(0.5).decimal(digits: 1) != nil)
    #expect(DoublePair(2.5).decimal(digits: 1) == nil)
    #expect((DoublePair(2.5) + DoublePair(1e-20)).decimal(digits: 1) == nil)
    #expect((DoublePair(2.5) + DoublePair(1e-9)).decimal(digits: 1)?.significand == 3)
  }

  @Test("the nearest double is the one that division rounds to")
  func nearestDouble() {
    for divisor in 1...1000 {
      let quotient = DoublePair(7) / DoublePair(Double(divisor))
      #expect(quotient.nearestDouble == 7 / Double(divisor))
    }
    let half = DoublePair(1) + DoublePair(0x1p-53)
    #expect(
      (half + DoublePair(1) / DoublePair(3) - DoublePair(1) / DoublePair(3)).nearestDouble == nil)
  }
}
