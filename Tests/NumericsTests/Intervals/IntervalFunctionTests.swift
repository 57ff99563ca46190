import Testing

@testable import OrdinateNumerics

struct IntervalFunctionTests {
  private static let infinity = Double.infinity
  private static let pi = Double.pi

  /// As in the expected interval, or some units in the last place further out.
  private func expect(_ result: Interval, near expected: Interval, _ comment: Comment? = nil) {
    #expect(result.decoration == expected.decoration, comment)
    #expect(isNear(result.lower, expected.lower) && isNear(result.upper, expected.upper), comment)
    #expect(result.lower <= expected.lower && expected.upper <= result.upper, comment)
  }

  private func isNear(_ x: Double, _ y: Double) -> Bool {
    x == y || (x - y).magnitude <= 40 * Swift.max(y.magnitude.ulp, 0x1p-1070)
  }

  @Test(
    "where a function rises or falls, its bounds are its values at the ends",
    arguments: [
      (Interval.exp(Interval(0, 1)), Interval(1, 2.718281828459045)),
      (.exp(Interval(-infinity, 0)), Interval(0, 1)),
      (.exp(Interval(1000)), Interval(.greatestFiniteMagnitude, infinity)),
      (.erfc(Interval(30, 40)), Interval(0, .leastNonzeroMagnitude)),
      (.ln(Interval(1, 8)), Interval(0, 2.0794415416798357)),
      (.log2(Interval(1, 8)), Interval(0, 3)), (.log10(Interval(1, 100)), Interval(0, 2)),
      (.cubeRoot(Interval(-8, 27)), Interval(-2, 3)), (.sinh(Interval(0)), Interval(0)),
      (.cosh(Interval(-1, 2)), Interval(1, 3.7621956910836314)),
      (.tanh(.whole), Interval(-1, 1)), (.atan(.whole), Interval(-pi / 2, (pi / 2).nextUp)),
      (.acosh(Interval(1, 2)), Interval(0, 1.3169578969248168)),
      (.acos(Interval(-1, 1)), Interval(0, pi.nextUp)), (.erf(.whole), Interval(-1, 1)),
      (.sech(Interval(-1, 0)), Interval(0.6480542736638855, 1)),
      (.coth(Interval(1, 2)), Interval(1.0373147207275482, 1.3130352854993312)),
      (.acoth(Interval(2, 3)), Interval(0.34657359027997264, 0.5493061443340549)),
      (.degrees(Interval(0, pi)), Interval(0, 180)),
      (.hypot(Interval(-3, 1), Interval(-4, 2)), Interval(0, 5)),
      (.hypot(Interval(3, 6), Interval(-8, -4)), Interval(5, 10)),
      (.log(Interval(4, 8), base: Interval(2)), Interval(2, 3)),
      (.log(Interval(4, 16), base: Interval(4)), Interval(1, 2)),
      (.clamp(Interval(0), Interval(-1, 3), Interval(2)), Interval(0, 2)),
      (.clamp(Interval(0, 1), Interval(-1, 0.5), Interval(2)), Interval(0, 1)),
      (.gamma(Interval(3, 5)), Interval(2, 24)), (.factorial(Interval(2, 4)), Interval(2, 24)),
      (.gamma(Interval(1, 2)), Interval(0.8856031944108887, 1)),
      (.gamma(Interval(-1.25, -1.125)), Interval(3.9213334478885685, 7.748638986118378)),
    ] as [(Interval, Interval)])
  func monotone(result: Interval, expected: Interval) {
    expect(result, near: expected)
  }

  @Test(
    "waves have their extremes where the interval reaches them",
    arguments: [
      (Interval.sin(Interval(0, 3)), Interval(0, 1)),
      (.sin(Interval(1, 2)), Interval(0.8414709848078965, 1)),
      (.sin(Interval(2, 4)), Interval(-0.7568024953079282, 0.9092974268256817)),
      (.sin(Interval(-2, 2)), Interval(-1, 1)), (.sin(.whole), Interval(-1, 1)),
      (.sin(Interval(1e300, 1.1e300)), Interval(-1, 1)),
      (.sin(Interval(1e22)), Interval(-0.8522008497671888, -0.8522008497671888)),
      (.cos(Interval(-1, 1)), Interval(0.5403023058681398, 1)),
      (.cos(Interval(3, 4)), Interval(-1, -0.6536436208636119)),
      (.sin(degrees: Interval(0, 90)), Interval(0, 1)), (.sin(degrees: Interval(180)), Interval(0)),
      (.sin(degrees: Interval(0, .leastNonzeroMagnitude)), Interval(0, 0x1p-1073)),
      (.tan(degrees: Interval(-.leastNonzeroMagnitude, 0)), Interval(-0x1p-1073, 0)),
      (.sin(degrees: Interval(30, 150)), Interval(0.5, 1)),
      (.cos(degrees: Interval(0, 360)), Interval(-1, 1)),
      (.cos(degrees: Interval(60, 90)), Interval(0, 0.5)),
      (.tan(Interval(-1, 1)), Interval(-1.5574077246549023, 1.5574077246549023)),
      (.tan(Interval(2, 4)), Interval(-2.185039863261519, 1.1578212823495775)),
      (.tan(degrees: Interval(-45, 45)), Interval(-1, 1)),
      (.cot(Interval(1, 2)), Interval(-0.45765755436028577, 0.6420926159343306)),
      (.sec(Interval(-1, 1)), Interval(1, 1.8508157176809257)),
      (.sinc(Interval(-1, 1)), Interval(0.8414709848078965, 1)),
      (.sinc(Interval(4, 5)), Interval(-0.21723362821122166, -0.18920062382698202)),
      (.sinc(Interval(3.5, infinity)), Interval(-0.21723362821122166, 0.12837455352589917)),
    ] as [(Interval, Interval)])
  func waves(result: Interval, expected: Interval) {
    expect(result, near: expected)
  }

  @Test(
    "outside the domain, and across a pole, a function is partly or nowhere defined",
    arguments: [
      (Interval.tan(Interval(1, 2)), Interval(-infinity, infinity, decoration: .partlyDefined)),
      (.tan(degrees: Interval(0, 90)), Interval(-infinity, infinity, decoration: .partlyDefined)),
      (.tan(degrees: Interval(90)), .empty), (.cot(degrees: Interval(180)), .empty),
      (.cot(Interval(0)), .empty), (.cot(Interval(-0.0, 0)), .empty),
      (.cot(degrees: Interval(0)), .empty), (.cot(degrees: Interval(-0.0, 0)), .empty),
      (.csc(Interval(0, 1)), Interval(1.1883951057781212, infinity, decoration: .partlyDefined)),
      (.ln(Interval(0, 1)), Interval(-infinity, 0, decoration: .partlyDefined)),
      (.ln(Interval(-1, 1)), Interval(-infinity, 0, decoration: .partlyDefined)),
      (.ln(Interval(-1, 0)), .empty), (.asin(Interval(2, 3)), .empty),
      (.asin(Interval(0, 2)), Interval(0, pi / 2, decoration: .partlyDefined)),
      (.acosh(Interval(0, 1)), Interval(0, 0, decoration: .partlyDefined)),
      (.acosh(Interval(0)), .empty),
      (.atanh(Interval(0, 1)), Interval(0, infinity, decoration: .partlyDefined)),
      (.atanh(Interval(1)), .empty),
      (.asec(Interval(-0.5, 0.5)), Interval(0, pi, decoration: .partlyDefined)),
      (.log(Interval(2), base: Interval(1)), .empty),
      (.log(Interval(2), base: Interval(-2)), .empty),
      (.gamma(Interval(0)), .empty), (.gamma(Interval(-3)), .empty),
      (.gamma(Interval(0, 1)), Interval(1, infinity, decoration: .partlyDefined)),
      (.gamma(Interval(-1.5, 1)), Interval(-infinity, infinity, decoration: .partlyDefined)),
      (
        .gamma(Interval(-1, -0.75)),
        Interval(-infinity, -4.834146544295877, decoration: .partlyDefined)
      ),
      (
        .gamma(Interval(-2.5, -2)),
        Interval(-infinity, -0.9453087204829419, decoration: .partlyDefined)
      ),
      (
        .gamma(Interval(-1.5, -1)),
        Interval(2.363271801207355, infinity, decoration: .partlyDefined)
      ),
      (.gamma(Interval(-2.5, -1)), Interval(-infinity, infinity, decoration: .partlyDefined)),
      // From pole to pole, where doubles are too far apart to tell the turning place.
      (.gamma(Interval(-300, -299)), Interval(0, infinity, decoration: .partlyDefined)),
      (
        .gamma(Interval(-0x1.8p50, -0x1.8p50 + 1)),
        Interval(0, infinity, decoration: .partlyDefined)
      ),
      (.clamp(Interval(2), Interval(1), Interval(0)), .empty),
      (
        .clamp(Interval(0, 2), Interval(1), Interval(1)), Interval(1, 1, decoration: .partlyDefined)
      ),
      (.argument(Interval(0), Interval(0)), .empty),
      (.argument(Interval(0, 1), Interval(0, 1)), Interval(0, pi / 2, decoration: .partlyDefined)),
      (.argument(Interval(-1, 1), Interval(-1, 1)), Interval(-pi, pi, decoration: .partlyDefined)),
      (.argument(Interval(-1, 1), Interval(-2, -1)), Interval(-pi, pi, decoration: .defined)),
      (.argument(Interval(1, 2), Interval(-1, 1)), Interval(pi / 4 + 0, 3 * pi / 4)),
      (.acot(Interval(-1, 1)), Interval(-pi / 2, pi / 2, decoration: .defined)),
      (.acot(Interval(0)), Interval(pi / 2, pi / 2, decoration: .defined)),
    ] as [(Interval, Interval)])
  func domains(result: Interval, expected: Interval) {
    #expect(result.decoration == expected.decoration)
    guard !expected.isEmpty else { return }
    #expect(isNear(result.lower, expected.lower) && isNear(result.upper, expected.upper))
  }

  @Test(
    "a function with jumps is continuous only away from them",
    arguments: [
      (Interval.floor(Interval(1.2, 1.8)), Interval(1)),
      (.floor(Interval(1, 1.8)), Interval(1, 1, decoration: .defined)),
      (.floor(Interval(1.2, 2)), Interval(1, 2, decoration: .defined)),
      (.ceil(Interval(1, 1.8)), Interval(1, 2, decoration: .defined)),
      (.ceil(Interval(1.2, 2)), Interval(2, 2, decoration: .defined)),
      (.round(Interval(0.6, 1.4)), Interval(1)),
      (.round(Interval(0.5, 1.4)), Interval(1, 1, decoration: .defined)),
      (.round(Interval(-0.4, 0.4)), Interval(0)),
      (.trunc(Interval(-0.9, 0.9)), Interval(0)), (.sign(Interval(1, 2)), Interval(1)),
      (.sign(Interval(0, 2)), Interval(0, 1, decoration: .defined)),
      (.sign(.whole), Interval(-1, 1, decoration: .defined)),
      (.frac(Interval(1.25, 1.5)), Interval(0.25, 0.5)),
      (.frac(Interval(-0.5, 0.5)), Interval(-0.5, 0.5)),
      (.frac(Interval(0.5, 1)), Interval(0, 1, decoration: .defined)),
      (.frac(Interval(-2.5, -0.5)), Interval(-1, 0, decoration: .defined)),
      (.modulo(Interval(-1, -0.5), Interval(4)), Interval(3, 3.5)),
      (.modulo(Interval(5, 6), Interval(4)), Interval(1, 2)),
      (.modulo(Interval(4, 6), Interval(4)), Interval(0, 2, decoration: .defined)),
      (.modulo(Interval(3, 5), Interval(4)), Interval(0, 4, decoration: .defined)),
      (.modulo(Interval(5.5), Interval(-2)), Interval(-0.5)),
      (.modulo(Interval(1, 2), Interval(-1, 3)), Interval(-1, 3, decoration: .partlyDefined)),
      (.modulo(Interval(1, 2), Interval(0)), .empty),
    ] as [(Interval, Interval)])
  func jumps(result: Interval, expected: Interval) {
    #expect(result == expected)
  }

  @Test(
    "powers and roots are those of the real numbers",
    arguments: [
      (Interval.power(Interval(-2, 3), whole: 4), Interval(0, 81)),
      (.power(Interval(-2, 3), whole: 3), Interval(-8, 27)),
      (.power(Interval(-2, 3), whole: 0), Interval(1)),
      (.power(Interval(2, 4), whole: -2), Interval(0.0625, 0.25)),
      (
        .power(Interval(-1, 1), whole: -3),
        Interval(-infinity, infinity, decoration: .partlyDefined)
      ),
      (.power(Interval(-1, 2), whole: -2), Interval(0.25, infinity, decoration: .partlyDefined)),
      (.power(Interval(4, 9), Interval(0.5)), Interval(2, 3)),
      (.power(Interval(0, 9), Interval(0.5)), Interval(0, 3)),
      (.power(Interval(-4, 9), Interval(0.5)), Interval(0, 3, decoration: .partlyDefined)),
      (.power(Interval(-4, -1), Interval(0.5)), .empty),
      (.power(Interval(-4, -1), Interval(1.5, 2.5)), Interval(1, 16, decoration: .partlyDefined)),
      (.power(Interval(0, 2), Interval(0, 1)), Interval(0, 2, decoration: .defined)),
      (.power(Interval(0), Interval(0)), Interval(1)), (.power(Interval(0), Interval(-1)), .empty),
      (.root(Interval(-32, 1), Interval(5)), Interval(-2, 1)),
      (.root(Interval(-16, 16), Interval(4)), Interval(0, 2, decoration: .partlyDefined)),
      (.root(Interval(4), Interval(0)), .empty), (.root(Interval(8), Interval(1.5)), Interval(4)),
      (.root(Interval(8, 27), Interval(-1.5)), Interval(1.0 / 9, 0.25)),
      (.root(Interval(-8, 8), Interval(1.5)), Interval(0, 4, decoration: .partlyDefined)),
      (.root(Interval(-8), Interval(1.5)), .empty),
      (.root(Interval(16), Interval(2, 4)), Interval(2, 4)),
      (
        .root(Interval(-27), Interval(2.5, 4.5)),
        Interval(-3, -2.2795070569547775, decoration: .partlyDefined)
      ),
      (.root(Interval(-27), Interval(3.5, 4.5)), .empty),
      // A root that underflows is not 0, and its reciprocal has a value.
      (.root(Interval(0x1p-10), Interval(0x1p-10)), Interval(0, 0x1p-1073)),
      (
        .root(Interval(0x1p-10), Interval(-0x1p-10)),
        Interval(Double.greatestFiniteMagnitude, infinity, decoration: .partlyDefined)
      ),
      (.root(Interval(4), Interval(-2)), Interval(0.5)),
      (.power(Interval(-8, 8), numerator: 1, denominator: 3), Interval(-2, 2)),
      (.power(Interval(-8, 1), numerator: 2, denominator: 3), Interval(0, 4)),
      (.power(Interval(-1, 1), numerator: 11, denominator: 9), Interval(-1, 1)),
      // Odd powers of −0.
      (
        .power(Interval(-2, 0), numerator: -2_966_296_295, denominator: 1),
        Interval(-Double.infinity, 0, decoration: .partlyDefined)
      ),
    ] as [(Interval, Interval)])
  func powers(result: Interval, expected: Interval) {
    #expect(result.decoration == expected.decoration)
    guard !expected.isEmpty else { return }
    expect(result, near: expected)
  }

  @Test(
    "functions of whole numbers take the whole numbers in an interval",
    arguments: [
      (
        Interval.combinations(of: Interval(5), taking: Interval(2)),
        Interval(10, 10, decoration: .defined)
      ),
      (
        .combinations(of: Interval(5), taking: Interval(0, 9)),
        Interval(0, 10, decoration: .partlyDefined)
      ),
      (.permutations(of: Interval(5), taking: Interval(2)), Interval(20, 20, decoration: .defined)),
      (.permutations(of: Interval(5), taking: Interval(0.2, 0.8)), .empty),
      (.greatestCommonDivisor(Interval(12), Interval(18)), Interval(6, 6, decoration: .defined)),
      (
        .greatestCommonDivisor(Interval(12), Interval(18, 20)),
        Interval(1, 12, decoration: .partlyDefined)
      ),
      (.leastCommonMultiple(Interval(4), Interval(6)), Interval(12, 12, decoration: .defined)),
      (
        .leastCommonMultiple(Interval(4), Interval(5, 6)),
        Interval(5, 24, decoration: .partlyDefined)
      ),
    ] as [(Interval, Interval)])
  func whole(result: Interval, expected: Interval) {
    #expect(result == expected)
  }

  @Test(
    "a number of combinations or permutations is enclosed for every real number of things",
    arguments: [
      (Interval.combinations(of: Interval(4, 6), taking: Interval(2)), Interval(6, 15)),
      (.combinations(of: Interval(0.2, 0.8), taking: Interval(2)), Interval(-0.125, -0.08)),
      (.combinations(of: Interval(-2), taking: Interval(3)), Interval(-4)),
      (.permutations(of: Interval(-1, 5), taking: Interval(2)), Interval(-0.25, 20)),
      (.permutations(of: Interval(0.5), taking: Interval(3)), Interval(0.375)),
    ] as [(Interval, Interval)])
  func realNumberOfThings(result: Interval, values: Interval) {
    #expect(result.lower <= values.lower && values.upper <= result.upper)
    // Each factor is enclosed by itself, which may widen the product.
    #expect(result.upper - result.lower <= 4 * (values.upper - values.lower) + 0.2)
    #expect(result.decoration >= .defined)
  }

  @Test("an overflow of permutations and combinations has the sign of all factors")
  func overflow() {
    for k in [300.0, 301, 2000, 2001] {
      let sign: FloatingPointSign = k.truncatingRemainder(dividingBy: 2) == 0 ? .plus : .minus
      for n in [-3, -2.93, -1e6] {
        #expect(
          Elementary.permutations(of: n, taking: k)
            == Double(sign: sign, exponent: 0, significand: .infinity))
      }
      #expect(Elementary.permutations(of: 1.5, taking: k).sign == sign)
      #expect(Elementary.combinations(of: -1e6, taking: k).sign == sign)
    }
  }

  @Test("rounding to a number of places that may be any is enclosed")
  func places() {
    #expect(Interval.round(Interval(2), places: Interval(-.infinity, 0)).contains(0))
    #expect(Interval.round(Interval(2), places: Interval(-400)).contains(0))
    #expect(Interval.round(Interval(0.125), places: Interval(1, 3)).contains(0.1))
  }
}
