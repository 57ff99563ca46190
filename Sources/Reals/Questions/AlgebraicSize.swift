/// What is known of the size of an algebraic number by the way it was computed: how close to 0 it can be
/// without being 0.
///
/// - Source: Burnikel, Funke, Mehlhorn, Schirra, Schmitt 2009, doi:10.1007/s00453-007-9132-4 (BFMSS).
struct AlgebraicSize {
  /// Bounds of the two whole algebraic numbers whose quotient the number is, as logarithms to base 2.
  let logOfNumerator: Double
  let logOfDenominator: Double
  /// The steps that took a root, in their order, and of which degree.
  private let roots: [(step: Int, degree: Int)]
  /// The number lies in the field of roots of unity of this order, with those roots.
  private let order: Int

  private init(
    _ numerator: Double, _ denominator: Double, _ roots: [(step: Int, degree: Int)], _ order: Int
  ) {
    // Rounding must not make a bound too small.
    logOfNumerator = numerator * (1 + 1e-12) + 1e-9
    logOfDenominator = denominator * (1 + 1e-12) + 1e-9
    self.roots = roots
    self.order = order
  }

  init(_ value: Fraction) {
    self.init(
      Double(value.numerator.magnitude.bitWidth), Double(value.denominator.bitWidth), [], 1)
  }

  /// Half a sum of two roots of unity of this order: a sine or cosine of 2π·k÷order.
  init(halfSumOfRootsOfUnity order: Int) { self.init(1, 1, [], order) }

  static func sum(_ a: AlgebraicSize, _ b: AlgebraicSize) -> AlgebraicSize? {
    joined(
      a, b,
      Swift.max(
        a.logOfNumerator + b.logOfDenominator, a.logOfDenominator + b.logOfNumerator) + 1,
      a.logOfDenominator + b.logOfDenominator)
  }

  static func product(_ a: AlgebraicSize, _ b: AlgebraicSize) -> AlgebraicSize? {
    joined(
      a, b, a.logOfNumerator + b.logOfNumerator, a.logOfDenominator + b.logOfDenominator)
  }

  static func quotient(_ a: AlgebraicSize, _ b: AlgebraicSize) -> AlgebraicSize? {
    joined(
      a, b, a.logOfNumerator + b.logOfDenominator, a.logOfDenominator + b.logOfNumerator)
  }

  /// The size of a root that a step takes.
  func root(_ degree: Int, step: Int) -> AlgebraicSize {
    let k = Double(degree)
    let roots = self.roots + [(step, degree)]
    if logOfNumerator >= logOfDenominator {
      return AlgebraicSize(
        (logOfNumerator + (k - 1) * logOfDenominator) / k, logOfDenominator, roots, order)
    }
    return AlgebraicSize(
      logOfNumerator, ((k - 1) * logOfNumerator + logOfDenominator) / k, roots, order)
  }

  /// If the number is below 2^-bits, it is 0; `nil` where that takes more bits than anybody computes.
  var bitsThatDecide: Int? {
    var degree = Double(Self.totient(order))
    for root in roots {
      degree *= Double(root.degree)
      if degree > 1_048_576 { return nil }
    }
    let bits = logOfNumerator * (degree - 1) + logOfDenominator + 2
    return bits < 200_000 ? Int(bits) + 1 : nil
  }

  private static func joined(
    _ a: AlgebraicSize, _ b: AlgebraicSize, _ numerator: Double, _ denominator: Double
  ) -> AlgebraicSize? {
    guard numerator < 1e9, denominator < 1e9 else { return nil }
    var roots: [(step: Int, degree: Int)] = []
    var (i, j) = (0, 0)
    while i < a.roots.count || j < b.roots.count {
      if j == b.roots.count || i < a.roots.count && a.roots[i].step < b.roots[j].step {
        roots.append(a.roots[i])
        i += 1
      } else {
        if i < a.roots.count, a.roots[i].step == b.roots[j].step { i += 1 }
        roots.append(b.roots[j])
        j += 1
      }
    }
    guard roots.count <= 20 else { return nil }
    let order = a.order / greatestCommonDivisor(a.order, b.order)
    let (common, over) = order.multipliedReportingOverflow(by: b.order)
    guard !over, common <= 1 << 20 else { return nil }
    return AlgebraicSize(numerator, denominator, roots, common)
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  private static func totient(_ n: Int) -> Int {
    var result = n
    var rest = n
    var p = 2
    while p * p <= rest {
      if rest % p == 0 {
        result -= result / p
        while rest % p == 0 { rest /= p }
      }
      p += 1
    }
    return rest > 1 ? result - result / rest : result
  }
}
