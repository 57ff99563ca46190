import TestSupport
import Testing

@testable import OrdinateNumerics

struct RemainderTests {
  @Test(
    "a remainder is exact and has the sign of the dividend",
    arguments: [
      (5, 3, 2), (-5, 3, -2), (5, -3, 2), (-5, -3, -2), (6, 3, 0), (-6, 3, -0.0), (0, 3, 0),
      (-0.0, 3, -0.0), (2, 3, 2), (1, .infinity, 1), (0.5, 0.1, 0x1.9999999999998p-4),
      (1e200, 3, 2), (1e300, 360, 0), (0x1p1023, 7, 1), (0x1p53, 0x1p-1074, 0),
      (0x1p-1073, 0x1p-1074, 0),
      (0x1p-1070, 3 * .leastNonzeroMagnitude, 0x1p-1074), (-0x1p-1022, 0x1.8p-1022, -0x1p-1022),
      (0x1.8p-1000, 0x1p-1000, 0x1p-1001), (360, 360, 0), (725, 360, 5),
    ] as [(Double, Double, Double)])
  func table(x: Double, y: Double, expected: Double) {
    #expect(Elementary.remainder(x, truncating: y).bitPattern == expected.bitPattern)
  }

  @Test("infinity, division by zero and NaN have no remainder")
  func undefined() {
    for (x, y) in [(.infinity, 1), (1, 0), (0, 0), (.nan, 1), (1, .nan), (.infinity, .infinity)] {
      #expect(Elementary.remainder(x, truncating: y).isNaN)
    }
  }

  @Test("random remainders equal those of long division in whole numbers")
  func random() {
    var generator = SeededGenerator.printingSeed("remainders")
    let pairs = (0..<3_000).map { _ in (generator.number(), generator.number()) }
    let wrong = pairs.filter { x, y in
      Elementary.remainder(x, truncating: y) != Self.longDivision(x, y)
    }
    #expect(wrong.map { $0.0 } == [])
  }

  /// The remainder, by doubling that of the leading bits, in units of the divisor's last place.
  private static func longDivision(_ x: Double, _ y: Double) -> Double {
    guard x.magnitude >= y.magnitude else { return x }
    let divisor = UInt64(y.magnitude / y.ulp)
    var rest = UInt64(x.magnitude / x.ulp) % divisor
    for _ in 0..<(x.ulp.exponent - y.ulp.exponent) { rest = 2 * rest % divisor }
    return (x < 0 ? -1 : 1) * Double(rest) * y.ulp
  }
}
