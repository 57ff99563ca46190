import TestSupport
import Testing

@testable import OrdinateNumerics

struct RoundingTests {
  /// A number, its floor, its ceiling, and the number rounded and truncated.
  typealias Row = (Double, Double, Double, Double, Double)

  static let rows: [Row] = [
    (0.0, 0.0, 0.0, 0.0, 0.0),
    (-0.0, -0.0, -0.0, -0.0, -0.0),
    (0.3, 0, 1, 0, 0),
    (-0.3, -1, -0.0, -0.0, -0.0),
    (0.5, 0, 1, 1, 0),
    (-0.5, -1, -0.0, -1, -0.0),
    (0x1.fffffffffffffp-2, 0, 1, 0, 0),
    (0.7, 0, 1, 1, 0),
    (-0.7, -1, -0.0, -1, -0.0),
    (1.5, 1, 2, 2, 1),
    (2.5, 2, 3, 3, 2),
    (-2.5, -3, -2, -3, -2),
    (3, 3, 3, 3, 3),
    (0x1p-1074, 0, 1, 0, 0),
    (-0x1p-1074, -1, -0.0, -0.0, -0.0),
    (0x1p51 + 0.5, 0x1p51, 0x1p51 + 1, 0x1p51 + 1, 0x1p51),
    (0x1p52 - 0.5, 0x1p52 - 1, 0x1p52, 0x1p52, 0x1p52 - 1),
    (-0x1p52 + 0.5, -0x1p52, -0x1p52 + 1, -0x1p52, -0x1p52 + 1),
    (0x1p52 + 1, 0x1p52 + 1, 0x1p52 + 1, 0x1p52 + 1, 0x1p52 + 1),
    (0x1p53 - 1, 0x1p53 - 1, 0x1p53 - 1, 0x1p53 - 1, 0x1p53 - 1),
    (
      .greatestFiniteMagnitude, .greatestFiniteMagnitude, .greatestFiniteMagnitude,
      .greatestFiniteMagnitude, .greatestFiniteMagnitude
    ),
    (.infinity, .infinity, .infinity, .infinity, .infinity),
    (-.infinity, -.infinity, -.infinity, -.infinity, -.infinity),
  ]

  @Test("the whole numbers next to each number are exact, with the sign of zero", arguments: rows)
  func table(x: Double, floor: Double, ceil: Double, round: Double, trunc: Double) {
    #expect(Elementary.floor(x).bitPattern == floor.bitPattern)
    #expect(Elementary.ceil(x).bitPattern == ceil.bitPattern)
    #expect(Elementary.round(x).bitPattern == round.bitPattern)
    #expect(Elementary.trunc(x).bitPattern == trunc.bitPattern)
  }

  @Test("NaN stays NaN")
  func notANumber() {
    #expect(Elementary.floor(.nan).isNaN)
    #expect(Elementary.ceil(.nan).isNaN)
    #expect(Elementary.round(.nan).isNaN)
    #expect(Elementary.trunc(.nan).isNaN)
  }

  @Test("random numbers of every size round as the standard library's do")
  func random() {
    var generator = SeededGenerator.printingSeed("rounding")
    let numbers = (0..<10_000).map { _ in
      Double(
        sign: Bool.random(using: &generator) ? .plus : .minus,
        exponent: Int.random(in: -5...56, using: &generator),
        significand: Double.random(in: 1..<2, using: &generator))
    }
    // Halves are the hard cases.
    let wrong = (numbers + numbers.map { (2 * $0).rounded() / 2 }).filter { x in
      Elementary.floor(x).bitPattern != x.rounded(.down).bitPattern
        || Elementary.ceil(x).bitPattern != x.rounded(.up).bitPattern
        || Elementary.round(x).bitPattern != x.rounded().bitPattern
        || Elementary.trunc(x).bitPattern != x.rounded(.towardZero).bitPattern
    }
    #expect(wrong == [])
  }
}
