import TestSupport
import Testing

@testable import OrdinateNumerics

struct IntervalArithmeticTests {
  private static let infinity = Double.infinity
  private static let largest = Double.greatestFiniteMagnitude
  private static let least = Double.leastNonzeroMagnitude

  @Test(
    "exact results are not widened",
    arguments: [
      (Interval(2) - Interval(2), Interval(0)), (Interval(1, 2) + Interval(3, 4), Interval(4, 6)),
      (Interval(-1, 2) * Interval(3, 5), Interval(-5, 10)),
      (Interval(-2, 3) * Interval(-5, 7), Interval(-15, 21)),
      (Interval(-1, 1) * Interval(-1, 1), Interval(-1, 1)),
      (Interval(0, 3) * Interval(-1, 1), Interval(-3, 3)),
      (Interval(6, 9) / Interval(-3, -2), Interval(-4.5, -2)),
      (Interval(0, 8) / Interval(2, 4), Interval(0, 4)),
      (-Interval(-1, 2), Interval(-2, 1)), (Interval.abs(Interval(-3, 2)), Interval(0, 3)),
      (Interval.abs(Interval(-3, -2)), Interval(2, 3)),
      (Interval.square(Interval(-3, 2)), Interval(0, 9)),
      (Interval.square(Interval(-3, -2)), Interval(4, 9)),
      (Interval.squareRoot(Interval(4, 9)), Interval(2, 3)),
      (Interval.squareRoot(Interval(0, infinity)), Interval(0, infinity)),
      (Interval.min(Interval(1, 5), Interval(2, 3)), Interval(1, 3)),
      (Interval.max(Interval(1, 5), Interval(2, 3)), Interval(2, 5)),
    ])
  func exact(result: Interval, expected: Interval) {
    #expect(result == expected)
  }

  @Test(
    "infinite bounds and overflow give no NaN",
    arguments: [
      (Interval.whole - .whole, .whole), (Interval.whole * Interval(0), Interval(0)),
      (Interval(0, infinity) * Interval(0, infinity), Interval(0, infinity)),
      (Interval(-1, 0) * Interval(1, infinity), Interval(-infinity, 0)),
      (Interval(largest) + Interval(largest), Interval(largest, infinity)),
      (Interval(-largest) * Interval(2), Interval(-infinity, -largest)),
      (Interval.square(Interval(largest)), Interval(largest, infinity)),
      (Interval(largest) / Interval(0.5), Interval(largest, infinity)),
      (Interval(least) * Interval(0.5), Interval(0, least)),
      (Interval.square(Interval(least)), Interval(0, least)),
      (Interval(1, infinity) / Interval(1, infinity), Interval(0, infinity)),
      (Interval.squareRoot(Interval(1, infinity)), Interval(1, infinity)),
    ] as [(Interval, Interval)])
  func infinite(result: Interval, expected: Interval) {
    #expect(result == expected)
  }

  @Test(
    "division by zero and roots of negatives are partly defined, or empty",
    arguments: [
      (Interval(1) / Interval(-1, 1), Interval(-infinity, infinity, decoration: .partlyDefined)),
      (Interval(1, 2) / Interval(0, 4), Interval(0.25, infinity, decoration: .partlyDefined)),
      (Interval(1, 2) / Interval(-4, 0), Interval(-infinity, -0.25, decoration: .partlyDefined)),
      (Interval(-2, -1) / Interval(0, 4), Interval(-infinity, -0.25, decoration: .partlyDefined)),
      (Interval(-2, 1) / Interval(0, 4), Interval(-infinity, infinity, decoration: .partlyDefined)),
      (Interval(0) / Interval(-1, 1), Interval(0, 0, decoration: .partlyDefined)),
      (Interval(1) / Interval(0), .empty), (Interval(0) / Interval(0), .empty),
      (Interval.squareRoot(Interval(-4, 9)), Interval(0, 3, decoration: .partlyDefined)),
      (Interval.squareRoot(Interval(-4, -1)), .empty),
      (Interval.squareRoot(Interval(-4, -1)) + Interval(1), .empty),
      (Interval(1) * .empty, .empty), (Interval(0) / .empty, .empty),
      (Interval.min(.empty, Interval(1)), .empty), (Interval.abs(.empty), .empty),
      (
        Interval(1, 2, decoration: .defined) + Interval(1, 2, decoration: .partlyDefined),
        Interval(2, 4, decoration: .partlyDefined)
      ),
    ] as [(Interval, Interval)])
  func partial(result: Interval, expected: Interval) {
    #expect(result == expected)
  }

  @Test("bounds of one point lie on the side of the error, one unit in the last place apart")
  func tight() {
    var random = SeededGenerator.printingSeed("arithmetic of points is tight")
    for _ in 0..<20_000 {
      let (x, y) = (Double.ofAnyExponent(using: &random), Double.ofAnyExponent(using: &random))
      let (a, b) = (Interval(x), Interval(y))
      let sum = x + y
      let (large, small) = x.magnitude > y.magnitude ? (x, y) : (y, x)
      check(a + b, sum, error: small - (sum - large), "\(x) + \(y)")
      check(a * b, x * y, error: (-(x * y)).addingProduct(x, y), "\(x) × \(y)")
      if y != 0 && x.magnitude > 0x1p-900 {
        let remainder = x.addingProduct(-(x / y), y)
        check(a / b, x / y, error: y < 0 ? -remainder : remainder, "\(x) ÷ \(y)")
      }
      check(.square(a), x * x, error: (-(x * x)).addingProduct(x, x), "\(x)²")
      let root = x.magnitude.squareRoot()
      check(
        .squareRoot(.abs(a)), root, error: x.magnitude.addingProduct(-root, root), "√|\(x)|")
    }
  }

  /// Where underflow or overflow may hide the error, the result only has to enclose the rounded one.
  private func check(_ result: Interval, _ rounded: Double, error: Double, _ comment: Comment) {
    #expect(result.contains(rounded), comment)
    #expect(result.decoration == .continuous, comment)
    #expect(result.lower >= rounded.nextDown && result.upper <= rounded.nextUp, comment)
    let safe = 0x1p-450...0x1p450
    guard safe.contains(rounded.magnitude) && error.isFinite else { return }
    #expect(result.lower == (error < 0 ? rounded.nextDown : rounded), comment)
    #expect(result.upper == (error > 0 ? rounded.nextUp : rounded), comment)
  }
}
