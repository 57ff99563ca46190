import Testing

@testable import OrdinateNumerics

private let huge = Double.infinity
private let tiny = Double.leastNonzeroMagnitude

struct HyperbolicTests {
  @Test(
    "at the ends of their domains the functions have IEEE 754's values",
    arguments: [
      (.sinh, 0, 0), (.sinh, -0.0, -0.0), (.sinh, huge, huge), (.sinh, -huge, -huge),
      (.sinh, -711, -huge), (.sinh, tiny, tiny),
      (.cosh, 0, 1), (.cosh, -0.0, 1), (.cosh, huge, huge), (.cosh, -huge, huge),
      (.cosh, 711, huge),
      (.tanh, 0, 0), (.tanh, -0.0, -0.0), (.tanh, huge, 1), (.tanh, -huge, -1), (.tanh, tiny, tiny),
      (.asinh, 0, 0), (.asinh, -0.0, -0.0), (.asinh, huge, huge), (.asinh, -huge, -huge),
      (.asinh, -tiny, -tiny), (.acosh, 1, 0), (.acosh, huge, huge),
      (.atanh, 0, 0), (.atanh, -0.0, -0.0), (.atanh, 1, huge), (.atanh, -1, -huge),
      (.atanh, tiny, tiny), (.cbrt, 0, 0), (.cbrt, -0.0, -0.0), (.cbrt, -huge, -huge),
    ] as [(ElementaryReference, Double, Double)])
  func edges(reference: ElementaryReference, x: Double, y: Double) {
    #expect(reference.function(x).bitPattern == y.bitPattern)
    #expect(reference.function(.nan).isNaN)
  }

  @Test(
    "outside their domains the inverse functions are NaN",
    arguments: [(.acosh, 0.9999999999999999), (.acosh, -huge), (.atanh, -1.0000000000000002)]
      as [(ElementaryReference, Double)])
  func outside(reference: ElementaryReference, x: Double) {
    #expect(reference.function(x).isNaN)
  }
}
