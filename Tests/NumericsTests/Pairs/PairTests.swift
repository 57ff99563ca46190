import TestSupport
import Testing

@testable import OrdinateNumerics

struct PairTests {
  private static let functions: [(name: String, function: @Sendable (DoublePair) -> DoublePair)] = [
    ("squareRoot", { .squareRoot($0) }), ("cubeRoot", { .cubeRoot($0) }),
    ("exp", { .exp($0) }), ("expm1", { .expm1($0) }), ("sinh", { .sinh($0) }),
    ("cosh", { .cosh($0) }), ("tanh", { .tanh($0) }), ("ln", { .ln($0) }),
    ("log1p", { .log1p($0) }), ("log2", { .log2($0) }), ("log10", { .log10($0) }),
    ("asinh", { .asinh($0) }), ("acosh", { .acosh($0) }), ("atanh", { .atanh($0) }),
    ("sin", { .sin($0) }), ("cos", { .cos($0) }), ("tan", { .tan($0) }), ("cot", { .cot($0) }),
    ("sinOfDegrees", { .sin(degrees: $0) }), ("cosOfDegrees", { .cos(degrees: $0) }),
    ("tanOfDegrees", { .tan(degrees: $0) }), ("cotOfDegrees", { .cot(degrees: $0) }),
    ("atan", { .atan($0) }), ("asin", { .asin($0) }), ("acos", { .acos($0) }),
    ("gamma", { .gamma($0) }), ("erf", { .erf($0) }),
  ]

  @Test("a function's pair encloses mpmath's value to more than 85 bits", arguments: functions)
  func encloses(
    name: String, function: @Sendable (DoublePair) -> DoublePair
  ) throws {
    let rows = pairValues.filter { $0.name == name }
    #expect(!rows.isEmpty)
    for row in rows {
      let pair = function(DoublePair(DoubleWord(row.argument[0], row.argument[1]), error: 0))
      let distance = (row.value[0] - pair.high) + (row.value[1] - pair.low) + row.value[2]
      #expect(distance.magnitude <= pair.error, "\(name) of \(row.argument) is \(pair)")
      #expect(pair.error <= pair.high.magnitude * 0x1p-85, "\(name) of \(row.argument) is \(pair)")
    }
  }

  @Test("the sum, product and quotient of random numbers enclose the exact ones")
  func arithmetic() {
    var random = SeededGenerator.printingSeed("arithmetic of pairs")
    // Quotients of whole numbers are compared by cross multiplication, exactly.
    func whole() -> Double { Double(Int.random(in: -4_000_000...4_000_000, using: &random)) }
    for _ in 0..<10_000 {
      let (a, b, c, d) = (whole(), whole() + 0.5, whole(), whole() + 0.5)
      let (x, y) = (DoublePair(a) / DoublePair(b), DoublePair(c) / DoublePair(d))
      let denominator = DoublePair(b * d)
      let differences = [
        (x + y) * denominator - DoublePair(a * d) - DoublePair(c * b),
        (x * y) * denominator - DoublePair(a) * DoublePair(c),
        (x - y) * denominator - DoublePair(a * d) + DoublePair(c * b),
      ]
      for difference in differences {
        #expect(difference.high.magnitude <= difference.error, "\(a)÷\(b), \(c)÷\(d)")
        #expect(difference.error < 0x1p-30)
      }
    }
  }

  @Test("whole numbers and what is exact stay exact")
  func exactness() {
    let (two, three, six) = (DoublePair(2), DoublePair(3), DoublePair(6))
    for exact in [
      two + three, two * three, six / three, two - three, .squareRoot(DoublePair(49)),
      .cubeRoot(DoublePair(-343)), .power(three, 20), .sin(degrees: DoublePair(-450)),
      .cos(degrees: DoublePair(180)), .tan(degrees: DoublePair(720)), .exp(.zero), .ln(.one),
      .floor(two / three), .modulo(DoublePair(-7), three), .round(DoublePair(-2.5)),
    ] {
      #expect(exact.isExact)
    }
    #expect(!(two / three).isExact)
    #expect(DoublePair.power(three, 20).high == 3_486_784_401)
    #expect(DoublePair.modulo(DoublePair(-7), three).high == 2)
    #expect(DoublePair.round(DoublePair(-2.5)).high == -3)
  }

  @Test("what is not certain is unknown")
  func uncertain() {
    let third = DoublePair.one / DoublePair(3)
    let zero = third + third + third - .one
    let huge = DoublePair.power(DoublePair(10), 200)
    for unknown in [
      DoublePair.one / zero, DoublePair.one / .zero, .ln(zero), .ln(.zero), .squareRoot(zero),
      .squareRoot(-third), .floor(zero), .sign(zero), .minimum(zero, .zero), .asin(zero + .one),
      .acos(DoublePair(2)), .atanh(.one), .acosh(zero + .one), huge * huge, .one / (huge * huge),
      .exp(DoublePair(1000)), .sin(huge), .tan(degrees: DoublePair(90)), .atan2(zero, -third),
      .floor(huge), .gamma(DoublePair(-2)), .power(.zero, -1), DoublePair(.infinity),
      DoublePair(.nan), DoublePair(1e-300),
    ] {
      #expect(!unknown.isKnown, "\(unknown)")
    }
    #expect(zero.decimal(digits: 16) == nil)
    #expect(zero.nearestDouble == nil)
  }
}
