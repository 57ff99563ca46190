import TestSupport
import Testing

@testable import OrdinateNumerics

private let huge = Double.infinity
private let tiny = Double.leastNonzeroMagnitude

struct RealPowersTests {
  @Test(
    "powers err by no more than is stated, compared with mpmath at 2600 bits",
    arguments: [
      (2.0, 0.5, 0x1.6a09e667f3bcdp0),
      (10.0, -3.5, 0x1.4b96be9c2da2cp-12),
      (0.1, 2.25, 0x1.7089380241eep-8),
      (1.0000000000000002, 1e+17, 0x1.06272889f21c5p32),
      (0.9999999999999999, -3e+18, 0x1.6d9015901d847p480),
      (1.5, 1700.5, 0x1.a83d1c7afd68fp994),
      (Double(bitPattern: 0x0000_1268_8B70_E62B), 0.25, 0x1.76f469c18674cp-258),
      (Double(bitPattern: 0x0000_0000_0000_0001), -0.9, 0x1.8406003b2aecdp966),
      (1.1, -7300.25, 0x1.2403f295ce8a6p-1004),
      (3.0, -640.3, 0x1.1bc1b8e8da1bep-1015),
      (2.5, -810.4, Double(bitPattern: 0x0000_0000_0000_0007)),
      (1e+300, 1.02, 0x1.6c8e5ca239078p1016),
      (7.7, 33.3, 0x1.0b9291de02792p98),
      (12345.678, -5.4321, 0x1.1fb37205fd69p-74),
      (0.999, -0.001, 0x1.000010c91e4dp0),
      (-3.0, 101.0, -0x1.0ed2fb5f35a64p160),
      (-1.0000001, -77.0, -0x1.fffefda1c2f57p-1),
      (-1.0, 1.1568038317308006e+148, 1.0), (-1.0, -5.7e+285, 1.0), (-1.0, 0x1p53, 1.0),
      (-1.0, 0x1.fffffffffffffp52, -1.0),
    ] as [(Double, Double, Double)])
  func power(x: Double, y: Double, expected: Double) {
    #expect(((Elementary.pow(x, y) - expected) / expected.ulp).magnitude <= 1)
  }

  @Test(
    "hypotenuses err by no more than is stated, compared with mpmath at 2600 bits",
    arguments: [
      (1.0, 1.0, 0x1.6a09e667f3bcdp0),
      (1e+300, 1e+300, 0x1.0e4d50f99b211p997),
      (
        Double(bitPattern: 0x0000_0000_0000_17B8), Double(bitPattern: 0x0000_0000_0000_1FA0),
        Double(bitPattern: 0x0000_0000_0000_2788)
      ),
      (1e-200, 2e-200, 0x1.b62b60ac37e38p-664),
      (1e+200, -1.0, 0x1.4e718d7d7625ap664),
      (0.1, 0.2, 0x1.c9f25c5bfeddap-3),
      (-5.5, 1e-09, 0x1.6p2),
      (1.7e+308, 1e+307, 0x1.e503557b4416dp1023),
      (123.456, 654.321, 0x1.4ceed4c854db8p9),
    ] as [(Double, Double, Double)])
  func hypotenuse(x: Double, y: Double, expected: Double) {
    #expect(((Elementary.hypot(x, y) - expected) / expected.ulp).magnitude <= 1)
    #expect(Elementary.hypot(y, -x) == Elementary.hypot(x, y))
  }

  @Test(
    "powers have the special values of IEEE 754-2019, section 9.2.1",
    arguments: [
      (.nan, 0, 1), (0, 0, 1), (huge, -0.0, 1), (1, .nan, 1), (1, huge, 1), (-1, huge, 1),
      (-1, -huge, 1), (0, 3, 0), (-0.0, 3, -0.0), (-0.0, 2, 0), (-0.0, 2.5, 0), (0, -1, huge),
      (-0.0, -1, -huge), (-0.0, -2, huge), (-0.0, -huge, huge), (0, huge, 0), (0.5, huge, 0),
      (0.5, -huge, huge), (-0.5, huge, 0), (2, huge, huge), (-2, huge, huge), (2, -huge, 0),
      (huge, 0.5, huge), (huge, -0.5, 0), (-huge, 3, -huge), (-huge, 2, huge), (-huge, 0.5, huge),
      (-huge, -3, -0.0), (-huge, -0.5, 0), (-2, 3, -8), (-2, -2, 0.25), (-8, 1e300, huge),
      (2, 1e300, huge), (2, -1e300, 0), (0.5, 1e300, 0), (-2, 1025, -huge), (-2, -1101, -0.0),
      (-1, 9_007_199_254_740_991, -1), (-1, 9_007_199_254_740_992, 1), (2, tiny, 1),
      (tiny, 1, tiny),
      (-tiny, 1, -tiny), (4, 0.5, 2),
    ] as [(Double, Double, Double)])
  func specialPower(x: Double, y: Double, expected: Double) {
    #expect(Elementary.pow(x, y).bitPattern == expected.bitPattern)
  }

  @Test(
    "a power is NaN where no real one exists",
    arguments: [(-2, 0.5), (-0.5, -1.5), (.nan, 2), (2, .nan), (.nan, .nan), (-tiny, 0.5)]
      as [(Double, Double)])
  func undefinedPower(x: Double, y: Double) {
    #expect(Elementary.pow(x, y).isNaN)
  }

  @Test(
    "a root is NaN where no real one exists",
    arguments: [
      (4, 0), (-4, 2.5), (-16, 4), (-16, -2), (.nan, 3), (.nan, 7), (.nan, .infinity),
      (.nan, -.infinity), (2, .infinity), (2, -.infinity), (-2, .infinity), (2, .nan),
    ] as [(Double, Double)])
  func undefinedRoot(x: Double, n: Double) {
    #expect(Elementary.root(x, n).isNaN)
  }

  @Test func wholePowersOfWholeNumbersAreExact() {
    for base in 2...40 {
      var expected = 1.0
      for exponent in 0... {
        #expect(Elementary.pow(Double(base), Double(exponent)) == expected)
        #expect(Elementary.pow(-Double(base), Double(exponent)).magnitude == expected)
        expected *= Double(base)
        if expected > 0x1p53 { break }
      }
    }
  }

  @Test func cubeRootsOfCubesAreExact() {
    for root in -2000...2000 {
      let x = Double(root) / 8
      #expect(Elementary.cubeRoot(x * x * x) == x)
    }
  }

  @Test(
    "hypotenuses are exact for Pythagorean triples, and NaN where an operand is",
    arguments: [
      (3, 4, 5), (5, 12, 13), (-8, 15, 17), (0, -0.0, 0), (0, -2, 2),
      (3 * tiny, 4 * tiny, 5 * tiny),
      (3e300, 4e300, 5e300), (huge, 1, huge), (2, -huge, huge),
      (.greatestFiniteMagnitude, .greatestFiniteMagnitude, huge),
    ] as [(Double, Double, Double)])
  func exactHypotenuse(x: Double, y: Double, expected: Double) {
    #expect(Elementary.hypot(x, y) == expected)
    #expect(Elementary.hypot(x, .nan).isNaN && Elementary.hypot(.nan, y).isNaN)
  }

  @Test func rowsHaveTheBitsOfSingleValues() {
    var random = SeededGenerator.printingSeed("rows of powers and hypotenuses")
    let edges = [0, -0.0, 1, -1, huge, -huge, .nan, tiny, -3, 2, 0.5, 1e300, 7]
    func number() -> Double {
      switch random.next() % 3 {
      case 0: edges[Int(random.next() % UInt64(edges.count))]
      case 1: Double(bitPattern: random.next())
      default: Double.random(in: -10...10, using: &random)
      }
    }
    let xs = (0..<1000).map { _ in Lanes(number(), number()) }
    let ys = (0..<1000).map { _ in Lanes(number(), number()) }
    var powers = xs
    var hypotenuses = xs
    Elementary.pow(xs, ys, into: &powers, count: xs.count)
    Elementary.hypot(xs, ys, into: &hypotenuses, count: xs.count)
    for index in xs.indices {
      for lane in 0..<Lanes.scalarCount {
        let (x, y) = (xs[index][lane], ys[index][lane])
        #expect(areSame(powers[index][lane], Elementary.pow(x, y)), "\(x) to the \(y)")
        #expect(areSame(hypotenuses[index][lane], Elementary.hypot(x, y)), "\(x) and \(y)")
      }
    }
  }

  private func areSame(_ x: Double, _ y: Double) -> Bool {
    x.bitPattern == y.bitPattern || x.isNaN && y.isNaN
  }
}
