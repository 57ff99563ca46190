import OrdinateNumerics
import Testing

struct IntervalShapeTests {
  private static let infinity = Double.infinity
  private static let most = Double.greatestFiniteMagnitude
  private static let least = Double.leastNonzeroMagnitude

  @Test(
    "the hull is the smallest interval around both, the intersection their common part",
    arguments: [
      (Interval(0, 2), Interval(1, 4), Interval(0, 4), Interval(1, 2)),
      (Interval(0, 1), Interval(1, 2), Interval(0, 2), Interval(1)),
      (Interval(0, 1), Interval(2, 3), Interval(0, 3), .empty),
      (.empty, Interval(2, 3), Interval(2, 3), .empty),
      (.whole, Interval(2, 3), .whole, Interval(2, 3)),
      (
        Interval(0, 2, decoration: .defined), Interval(1, 4),
        Interval(0, 4, decoration: .defined), Interval(1, 2, decoration: .defined)
      ),
    ])
  func sets(x: Interval, y: Interval, hull: Interval, intersection: Interval) {
    #expect(Interval.hull(x, y) == hull && Interval.hull(y, x) == hull)
    #expect(
      Interval.intersection(x, y) == intersection && Interval.intersection(y, x) == intersection)
  }

  @Test(
    "the midpoint lies between the bounds, however far apart",
    arguments: [
      (Interval(1, 2), 1.5, 1), (Interval(3), 3, 0), (.whole, 0, infinity),
      (Interval(-1.7e308, 1.7e308), 0, infinity), (Interval(1.6e308, 1.7e308), 1.65e308, 1e307),
      (Interval(0, least), 0, least), (Interval(least, 2 * least), least, least),
      (Interval(0, infinity), Double.greatestFiniteMagnitude / 2, infinity),
    ])
  func middle(x: Interval, midpoint: Double, width: Double) {
    #expect(x.contains(x.midpoint))
    #expect((x.midpoint - midpoint).magnitude <= midpoint.ulp)
    #expect(x.width == width || (x.width - width).magnitude < 1e-10 * width)
  }

  @Test func theEmptyIntervalHasNoMiddleAndNoWidth() {
    #expect(Interval.empty.midpoint.isNaN && Interval.empty.width == 0)
  }

  @Test(
    "prints its bounds, and its decoration unless it is the best",
    arguments: [
      (Interval(1, 2.5), "[1, 2.5]"), (.empty, "empty"), (.whole, "[-∞, ∞]"),
      (Interval(0, infinity, decoration: .partlyDefined), "[0, ∞] partlyDefined"),
    ])
  func description(x: Interval, text: String) { #expect("\(x)" == text) }

  @Test func equalIntervalsHaveOneHash() {
    #expect(
      Set([Interval(0, 1), Interval(-0.0, 1), Interval(0, 1, decoration: .defined)]).count == 2)
  }

  @Test(
    "halves of whole numbers leave none out, and stop where no double lies between the ends",
    arguments: [
      (Interval(0, 1), [Interval(0), Interval(1)]),
      (Interval(-3, 4), [Interval(-3, 0), Interval(1, 4)]),
      (.whole, [Interval(0, infinity), Interval(-infinity, -1)]),
      (Interval(-infinity, 5), [Interval(-1, 5), Interval(-infinity, -2)]),
      (Interval(-5, infinity), [Interval(-5, 1), Interval(2, infinity)]),
      (Interval(0x1p53 - 1, 0x1p53), [Interval(0x1p53 - 1), Interval(0x1p53)]),
      (Interval(0x1p53, 0x1p53 + 2), nil),
      (Interval(-0x1p53 - 2, -0x1p53), nil),
      (Interval(0x1p60, 0x1p62), [Interval(0x1p60, 0x1.4p61), Interval(0x1.4p61, 0x1p62)]),
      (Interval(0x1p1023, most), [Interval(0x1p1023, 0x1.8p1023), Interval(0x1.8p1023, most)]),
      (Interval(-most, most), [Interval(-most, 0), Interval(1, most)]),
      (Interval(0x1p1023, infinity), nil),
      (Interval(-infinity, -most), nil),
      (
        Interval(-infinity, -0x1p60), [Interval(-0x1p61, -0x1p60), Interval(-infinity, -0x1p61)]
      ),
    ] as [(Interval, [Interval]?)])
  func wholeHalves(interval: Interval, halves: [Interval]?) {
    #expect(interval.wholeHalves == halves)
  }
}
