import OrdinateNumerics
import Testing

struct PolygammaTests {
  @Test(
    "an enclosure holds the value that mpmath gives, and is narrow",
    arguments: [
      (0, 1e-300, -9.999999999999999e+299), (0, 0.001, -1000.5755719318103),
      (0, 0.5, -1.9635100260214235), (0, 1, -0.5772156649015329),
      (0, 1.4616321449683622, -9.241265521729427e-17), (0, 2.5, 0.7031566406452432),
      (0, 15.5, 2.7082352425903653), (0, 16, 2.7410133283274605),
      (0, 100000.0, 11.512920464961896), (0, 1e+300, 690.7755278982137),
      (0, -1e-9, 999999999.4227843), (0, -0.5, 0.03648997397857652),
      (0, -0.9999999999, -9999999172.173574), (0, -1.5, 0.7031566406452432),
      (0, -7.03125, 33.91691889148201), (0, -1000.25, 10.050097693066705),
      (0, -1000000000.5, 20.72326583794641), (1, 1e-100, 1e+200), (1, 0.5, 4.934802200544679),
      (1, 1, 1.6449340668482264), (1, 3, 0.39493406684822646), (1, 40, 0.02531510384129103),
      (1, 10000000000.0, 1.00000000005e-10), (1, -1e-9, 9.999999999999999e+17),
      (1, -0.5, 8.934802200544679), (1, -2.75, 19.433868949488463),
      (1, -1000.25, 19.738209551699786), (2, 0.25, -129.32773993753693),
      (2, 1, -2.4041138063191885), (2, 30, -0.0011487652037286), (2, -0.5, -0.82879664423432),
      (2, -0.5000001, -0.8288159851434306), (2, -3.0625, 8191.100934370979),
      (5, 0.125, 31457340.659602646), (5, 2, 2.081167438133897), (5, 100, 2.460599944011996e-9),
      (5, -1.5, 15381.648528026304), (20, 0.5, -5.10216531273943e+24),
      (20, 30, -4.786085204571764e-13), (20, 1000, -1.2286580895552956e-43),
      (20, -2.25, 1.0700016187896298e+31), (100, 1, -9.332621544394415e+157),
      (100, 90, -5.823053947823775e-40), (100, 500, -1.3053355126313147e-114),
      (100, -0.25, 5.9987778449433915e+218),
    ] as [(Double, Double, Double)])
  func values(order: Double, x: Double, value: Double) {
    let result = Interval.polygamma(Interval(order), Interval(x))
    #expect(
      result.contains(value) || result.contains(value.nextUp) || result.contains(value.nextDown))
    #expect(result.width <= 0x1p-40 * max(value.magnitude, order == 0 ? 1 : 0), "\(result)")
    #expect(result.decoration == .continuous)
    #expect(result.contains(Elementary.polygamma(order, x)))
  }

  @Test(
    "the values of a range are those between its ends",
    arguments: [
      (0, Interval(1, 2), Interval(-0.5772156649015329, 0.42278433509846713)),
      (0, Interval(-0.75, -0.25), Interval(-2.894120200042932, 2.9141391202135278)),
      (1, Interval(1, 2), Interval(0.6449340668482264, 1.6449340668482264)),
      (2, Interval(1, .infinity), Interval(-2.4041138063191885, 0)),
      (0, Interval(0, 1), Interval(-.infinity, -0.5772156649015329, decoration: .partlyDefined)),
      (1, Interval(0, 1), Interval(1.6449340668482264, .infinity, decoration: .partlyDefined)),
      (0, Interval(-1.5, 1), Interval(-.infinity, .infinity, decoration: .partlyDefined)),
      (0, Interval(0), .empty), (3, Interval(-2), .empty), (0.5, Interval(1), .empty),
      (-1, Interval(1), .empty), (101, Interval(1), .empty),
    ] as [(Double, Interval, Interval)])
  func ranges(order: Double, x: Interval, values: Interval) {
    let result = Interval.polygamma(Interval(order), x)
    #expect(result.isEmpty == values.isEmpty)
    #expect(result.decoration == values.decoration)
    if values.isEmpty { return }
    #expect(result.lower <= values.lower && result.lower >= values.lower - 0.5)
    #expect(result.upper >= values.upper && result.upper <= values.upper + 0.5)
  }

  @Test(
    "without a value there is no number",
    arguments: [(0, 0), (0, -3), (1, -1), (0.5, 1), (-1, 1), (101, 1), (0, .nan), (.nan, 1)]
      as [(Double, Double)])
  func noValue(order: Double, x: Double) {
    #expect(Elementary.polygamma(order, x).isNaN)
  }

  @Test("next to a pole the value is too large for a double")
  func overflow() {
    #expect(Elementary.digamma(0x1p-1070) == -.infinity)
    #expect(Elementary.digamma(-0x1p-1070) == .infinity)
    #expect(Elementary.polygamma(1, 1e-200) == .infinity)
  }
}
