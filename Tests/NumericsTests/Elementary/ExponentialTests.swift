import Testing

@testable import OrdinateNumerics

private let tiny = Double.leastNonzeroMagnitude

struct ExponentialTests {
  @Test(
    "at the ends of the range of doubles, exponentials have IEEE 754's values",
    arguments: [
      (.exp, 0, 1), (.exp, -0.0, 1), (.exp, .infinity, .infinity),
      (.exp, -.infinity, 0), (.exp, 709.79, .infinity),
      (.exp, 1e300, .infinity), (.exp, -745.2, 0), (.exp, -1e300, 0),
      (.exp2, 0, 1), (.exp2, .infinity, .infinity),
      (.exp2, -.infinity, 0), (.exp2, 1024, .infinity),
      (.exp2, -1075, 0), (.exp2, -1e300, 0),
      (.expm1, 0, 0), (.expm1, -0.0, -0.0),
      (.expm1, .infinity, .infinity), (.expm1, -.infinity, -1),
      (.expm1, -1e300, -1), (.expm1, tiny, tiny),
    ] as [(ElementaryReference, Double, Double)])
  func edges(reference: ElementaryReference, x: Double, y: Double) {
    #expect(reference.function(x).bitPattern == y.bitPattern)
    #expect(reference.function(.nan).isNaN)
  }

  @Test(
    "at the ends of the range of doubles, logarithms have IEEE 754's values",
    arguments: [
      (.ln, 1, 0), (.ln, .infinity, .infinity),
      (.ln, 0, -.infinity), (.ln, -0.0, -.infinity),
      (.log2, 1, 0), (.log2, .infinity, .infinity),
      (.log2, 0, -.infinity), (.log2, -0.0, -.infinity),
      (.log10, 1, 0), (.log10, .infinity, .infinity),
      (.log10, 0, -.infinity), (.log10, -0.0, -.infinity),
      (.log1p, 0, 0), (.log1p, -0.0, -0.0),
      (.log1p, .infinity, .infinity), (.log1p, -1, -.infinity),
      (.log1p, -tiny, -tiny),
    ] as [(ElementaryReference, Double, Double)])
  func logarithmEdges(reference: ElementaryReference, x: Double, y: Double) {
    #expect(reference.function(x).bitPattern == y.bitPattern)
    for outside in [-Double.infinity, -2, .nan] { #expect(reference.function(outside).isNaN) }
  }

  @Test func powersOfTwoAreExact() {
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      #expect(Elementary.exp2(Double(exponent)) == power)
      #expect(Elementary.log2(power) == Double(exponent))
    }
  }

  @Test func logarithmsOfPowersOfTenAreExact() {
    for exponent in -307...308 {
      #expect(Elementary.log10(Double("1e\(exponent)")!) == Double(exponent))
    }
  }
}
