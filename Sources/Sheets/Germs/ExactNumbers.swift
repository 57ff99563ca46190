import Formulas
import OrdinateNumerics
import Reals

/// Numbers that people write exactly, such as `3÷4`, `√(2)`, `(1+√(5))÷2` and `5×π÷6`.
enum ExactNumbers {
  /// Those in an interval, the simplest first; whether one is the number that is looked for has to be decided
  /// exactly.
  static func candidates(in interval: Interval) -> [Formula] {
    guard !interval.isEmpty, interval.lower.isFinite, interval.upper.isFinite,
      interval.upper.magnitude < 1e9, interval.lower.magnitude < 1e9
    else { return [] }
    let wide = Interval(interval.lower.nextDown, interval.upper.nextUp)
    let isNarrow = wide.width < 1e-9
    var result: [Formula] = []
    if let value = simplest(wide, isNarrow ? 1000 : 64) {
      result.append(fraction(value))
      if value.numerator == 0 { return result }
    }
    if isNarrow, let decimal = decimal(wide) { result.append(decimal) }
    result += roots(wide, isNarrow)
    if let part = partOfTurn(in: wide) { result.append(part) }
    guard isNarrow else { return result }
    result += quadratics(wide)
    let power = Interval(
      Elementary.exp(wide.lower).nextDown.nextDown, Elementary.exp(wide.upper).nextUp.nextUp)
    if power.upper < 1e4, power.lower > 1e-4, let value = simplest(power, 20) {
      result.append(.operation(.ln, [fraction(value)]))
    }
    // Two square roots, one in the other.
    result += quadratics(wide * wide).map { square in
      let root = Formula.operation(.squareRoot, [square])
      return wide.upper < 0 ? .negating(root) : root
    }
    if let value = powerOfE(in: wide) { result.append(value) }
    return result
  }

  /// e to the power of a simple fraction.
  private static func powerOfE(in interval: Interval) -> Formula? {
    guard interval.lower > 1e-4, interval.upper < 1e4 else { return nil }
    let exponent = Interval(
      Elementary.ln(interval.lower).nextDown.nextDown, Elementary.ln(interval.upper).nextUp.nextUp)
    return simplest(exponent, 12).map { value in
      .power(.constant(.e), fraction(value))
    }
  }

  /// A simple fraction of π in an interval.
  static func partOfTurn(in interval: Interval) -> Formula? {
    guard !interval.isEmpty, interval.width.isFinite else { return nil }
    return simplest(interval / Interval(around: .pi), interval.width < 1e-9 ? 60 : 12).map {
      .multiplying(fraction($0), Formula.Term(.constant(.pi)))
    }
  }

  private typealias Quotient = (numerator: Double, denominator: Double)

  private static func fraction(_ value: Quotient) -> Formula {
    let top = Formula(value.numerator)
    return value.denominator == 1
      ? top : .multiplying(top, Formula.Term(Formula(value.denominator), isInverted: true))
  }

  /// The fraction of least denominator in an interval; `nil` if that is too large.
  private static func simplest(_ interval: Interval, _ mostDenominator: Double) -> Quotient? {
    if interval.contains(0) { return (0, 1) }
    let isNegative = interval.upper < 0
    let (low, high) =
      isNegative ? (-interval.upper, -interval.lower) : (interval.lower, interval.upper)
    guard let value = simplest(low, high, 0) else { return nil }
    guard value.denominator <= mostDenominator, value.numerator < 1e9 else { return nil }
    return (isNegative ? -value.numerator : value.numerator, value.denominator)
  }

  private static func simplest(_ low: Double, _ high: Double, _ depth: Int) -> Quotient? {
    let whole = low.rounded(.up)
    if whole <= high { return (whole, 1) }
    guard depth < 12, whole < 1e9 else { return nil }
    let floor = whole - 1
    guard let rest = simplest(1 / (high - floor), 1 / (low - floor), depth + 1) else { return nil }
    return (floor * rest.numerator + rest.denominator, rest.numerator)
  }

  /// A decimal of a few places.
  private static func decimal(_ interval: Interval) -> Formula? {
    for places in 4...9 {
      let scale = Elementary.pow(10, Double(places))
      let number = (interval.midpoint * scale).rounded()
      if interval.contains(number / scale), number.magnitude < 1e15 {
        return Formula(number / scale)
      }
    }
    return nil
  }

  private static func roots(_ interval: Interval, _ isNarrow: Bool) -> [Formula] {
    let isNegative = interval.upper < 0
    let size =
      isNegative ? Interval(-interval.upper, -interval.lower) : interval
    var result: [Formula] = []
    var power = size * size
    for degree in 2...4 {
      if let value = simplest(power, isNarrow ? 400 : 16), value.numerator < 1e6 {
        let radicand = [fraction(value)]
        let root: Formula =
          switch degree {
          case 2: .operation(.squareRoot, radicand)
          case 3: .operation(.cubeRoot, radicand)
          default: .operation(.root, radicand + [Formula(Double(degree))])
          }
        result.append(isNegative ? .negating(root) : root)
      }
      power = power * size
    }
    return result
  }

  /// Solutions of equations of degree two with small whole coefficients.
  private static func quadratics(_ x: Interval) -> [Formula] {
    let square = x * x
    for a in 1...8 {
      for b in -24...24 where b != 0 {
        let sum = Interval(Double(a)) * square + Interval(Double(b)) * x
        let c = -sum.midpoint.rounded()
        guard sum.contains(-c), c.magnitude <= 400 else { continue }
        let discriminant = Double(b * b) - 4 * Double(a) * c
        guard discriminant > 0 else { continue }
        let isUpper = 2 * Double(a) * x.midpoint + Double(b) > 0
        let root = Formula.operation(.squareRoot, [Formula(discriminant)])
        let top = Formula.adding(
          Formula(-Double(b)), Formula.Term(root, isInverted: !isUpper))
        return [.multiplying(top, Formula.Term(Formula(2 * Double(a)), isInverted: true))]
      }
    }
    return []
  }
}
