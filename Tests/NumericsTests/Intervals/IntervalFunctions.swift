@testable import OrdinateNumerics

/// A function of intervals beside the function of points that it encloses.
struct IntervalFunction: Sendable, CustomStringConvertible {
  let description: String
  let operandCount: Int
  let enclosure: @Sendable ([Interval]) -> Interval
  let value: @Sendable ([Double]) -> Double
  /// The same over lanes, if it has such a version.
  var lanes: (@Sendable ([IntervalLanes]) -> IntervalLanes)?

  init(
    _ name: String, _ enclosure: @escaping @Sendable (Interval) -> Interval,
    _ lanes: @escaping @Sendable (IntervalLanes) -> IntervalLanes,
    _ value: @escaping @Sendable (Double) -> Double
  ) {
    self.init(name, 1, { enclosure($0[0]) }, { value($0[0]) })
    self.lanes = { lanes($0[0]) }
  }

  init(
    _ name: String, _ operandCount: Int, _ enclosure: @escaping @Sendable ([Interval]) -> Interval,
    _ value: @escaping @Sendable ([Double]) -> Double
  ) {
    description = name
    self.operandCount = operandCount
    self.enclosure = enclosure
    self.value = value
  }

  init(
    _ name: String, _ enclosure: @escaping @Sendable (Interval, Interval) -> Interval,
    _ value: @escaping @Sendable (Double, Double) -> Double,
    lanes: (@Sendable (IntervalLanes, IntervalLanes) -> IntervalLanes)? = nil
  ) {
    self.init(name, 2, { enclosure($0[0], $0[1]) }, { value($0[0], $0[1]) })
    if let lanes { self.lanes = { lanes($0[0], $0[1]) } }
  }

  static let all = arithmetic + trigonometric + hyperbolic + rounding + rest

  private typealias Lane = IntervalLanes

  private static let arithmetic: [IntervalFunction] = [
    .init("+", { $0 + $1 }, { $0 + $1 }, lanes: { $0 + $1 }),
    .init("-", { $0 - $1 }, { $0 - $1 }, lanes: { $0 - $1 }),
    .init("×", { $0 * $1 }, { $0 * $1 }, lanes: { $0 * $1 }),
    .init("÷", { $0 / $1 }, { $1 == 0 ? .nan : $0 / $1 }, lanes: { $0 / $1 }),
    .init("min", { .min($0, $1) }, { Swift.min($0, $1) }, lanes: { .min($0, $1) }),
    .init("max", { .max($0, $1) }, { Swift.max($0, $1) }, lanes: { .max($0, $1) }),
    .init("negative", { -$0 }, { -$0 }, { -$0 }),
    .init("abs", { .abs($0) }, { .abs($0) }, { $0.magnitude }),
    .init("square", { .square($0) }, { .square($0) }, { $0 * $0 }),
    .init("√", { .squareRoot($0) }, { .squareRoot($0) }, { $0.squareRoot() }),
    .init("∛", { .cubeRoot($0) }, { .cubeRoot($0) }, { Elementary.cubeRoot($0) }),
    .init("degrees", { .degrees($0) }, { .degrees($0) }, { $0 * (180 / .pi) }),
    .init("radians", { .radians($0) }, { .radians($0) }, { $0 / (180 / .pi) }),
    .init("+ 0.1", { $0 + Interval(0.1) }, { $0 + 0.1 }, { $0 + 0.1 }),
    .init("× -0.1", { $0 * Interval(-0.1) }, { $0 * -0.1 }, { $0 * -0.1 }),
    .init("× 0", { $0 * Interval(0) }, { $0 * 0 }, { $0 * 0 }),
  ]

  private static let trigonometric: [IntervalFunction] = [
    .init("sin", { .sin($0) }, { .sin($0) }, { Elementary.sin($0) }),
    .init("cos", { .cos($0) }, { .cos($0) }, { Elementary.cos($0) }),
    .init("tan", { .tan($0) }, { .tan($0) }, { Elementary.tan($0) }),
    .init("sec", { .sec($0) }, { .sec($0) }, { 1 / Elementary.cos($0) }),
    .init("csc", { .csc($0) }, { .csc($0) }, { 1 / Elementary.sin($0) }),
    .init("cot", { .cot($0) }, { .cot($0) }, { Elementary.cos($0) / Elementary.sin($0) }),
    .init("asin", { .asin($0) }, { .asin($0) }, { Elementary.asin($0) }),
    .init("acos", { .acos($0) }, { .acos($0) }, { Elementary.acos($0) }),
    .init("atan", { .atan($0) }, { .atan($0) }, { Elementary.atan($0) }),
    .init("asec", { .asec($0) }, { .asec($0) }, { Elementary.acos(1 / $0) }),
    .init("acsc", { .acsc($0) }, { .acsc($0) }, { Elementary.asin(1 / $0) }),
    .init(
      "acot", { .acot($0) }, { .acot($0) }, { $0 == 0 ? .pi / 2 : Elementary.atan(1 / $0) }),
    .init("atan2", { .argument($0, $1) }, { $0 == 0 && $1 == 0 ? .nan : Elementary.atan2($0, $1) }),
    .init("sinc", 1, { .sinc($0[0]) }, { $0[0] == 0 ? 1 : Elementary.sin($0[0]) / $0[0] }),
    .init("sin°", { .sin(degrees: $0) }, { .sin(degrees: $0) }, { Elementary.sin(degrees: $0) }),
    .init("cos°", { .cos(degrees: $0) }, { .cos(degrees: $0) }, { Elementary.cos(degrees: $0) }),
    .init("tan°", { .tan(degrees: $0) }, { .tan(degrees: $0) }, { Elementary.tan(degrees: $0) }),
    .init(
      "sec°", { .sec(degrees: $0) }, { .sec(degrees: $0) }, { 1 / Elementary.cos(degrees: $0) }),
    .init(
      "csc°", { .csc(degrees: $0) }, { .csc(degrees: $0) }, { 1 / Elementary.sin(degrees: $0) }),
    .init(
      "cot°", { .cot(degrees: $0) }, { .cot(degrees: $0) },
      { Elementary.cos(degrees: $0) / Elementary.sin(degrees: $0) }),
  ]

  private static let hyperbolic: [IntervalFunction] = [
    .init("exp", { .exp($0) }, { .exp($0) }, { Elementary.exp($0) }),
    .init("ln", { .ln($0) }, { .ln($0) }, { Elementary.ln($0) }),
    .init("log2", { .log2($0) }, { .log2($0) }, { Elementary.log2($0) }),
    .init("log10", { .log10($0) }, { .log10($0) }, { Elementary.log10($0) }),
    .init("exp2", { .exp2($0) }, { .exp2($0) }, { Elementary.exp2($0) }),
    .init("expm1", { .expm1($0) }, { .expm1($0) }, { Elementary.expm1($0) }),
    .init("log1p", { .log1p($0) }, { .log1p($0) }, { Elementary.log1p($0) }),
    .init("sinh", { .sinh($0) }, { .sinh($0) }, { Elementary.sinh($0) }),
    .init("cosh", { .cosh($0) }, { .cosh($0) }, { Elementary.cosh($0) }),
    .init("tanh", { .tanh($0) }, { .tanh($0) }, { Elementary.tanh($0) }),
    .init("sech", { .sech($0) }, { .sech($0) }, { 1 / Elementary.cosh($0) }),
    .init("csch", { .csch($0) }, { .csch($0) }, { 1 / Elementary.sinh($0) }),
    .init("coth", { .coth($0) }, { .coth($0) }, { 1 / Elementary.tanh($0) }),
    .init("asinh", { .asinh($0) }, { .asinh($0) }, { Elementary.asinh($0) }),
    .init("acosh", { .acosh($0) }, { .acosh($0) }, { Elementary.acosh($0) }),
    .init("atanh", { .atanh($0) }, { .atanh($0) }, { Elementary.atanh($0) }),
    .init("asech", { .asech($0) }, { .asech($0) }, { Elementary.acosh(1 / $0) }),
    .init("acsch", { .acsch($0) }, { .acsch($0) }, { Elementary.asinh(1 / $0) }),
    .init("acoth", { .acoth($0) }, { .acoth($0) }, { Elementary.atanh(1 / $0) }),
    .init("erf", { .erf($0) }, { .erf($0) }, { Elementary.erf($0) }),
  ]

  private static let rounding: [IntervalFunction] = [
    .init("floor", { .floor($0) }, { .floor($0) }, { Elementary.floor($0) }),
    .init("ceil", { .ceil($0) }, { .ceil($0) }, { Elementary.ceil($0) }),
    .init("round", { .round($0) }, { .round($0) }, { Elementary.round($0) }),
    .init("trunc", { .trunc($0) }, { .trunc($0) }, { Elementary.trunc($0) }),
    .init("sign", { .sign($0) }, { .sign($0) }, { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }),
    .init("frac", 1, { .frac($0[0]) }, { $0[0] - Elementary.trunc($0[0]) }),
    .init("mod", { .modulo($0, $1) }, { modulo($0, $1) }),
    .init(
      "clamp", 3, { .clamp($0[0], $0[1], $0[2]) },
      { $0[0] > $0[2] ? .nan : Swift.min(Swift.max($0[1], $0[0]), $0[2]) }),
  ]

  private static let rest: [IntervalFunction] = [
    .init("power", { .power($0, $1) }, { Elementary.power($0, $1) }),
    .init(
      "cube", { .power($0, whole: 3) }, { .power($0, whole: 3) }, { $0.raised(toThe: 3) }),
    .init(
      "tenth power", { .power($0, whole: 10) }, { .power($0, whole: 10) },
      { $0.raised(toThe: 10) }),
    .init(
      "-3rd power", { .power($0, whole: -3) }, { .power($0, whole: -3) },
      { 1 / $0.raised(toThe: 3) }),
    .init(
      "99th power", { .power($0, whole: 99) }, { .power($0, whole: 99) },
      { Elementary.pow($0, 99) }),
    .init("root", { .root($0, $1) }, { Elementary.root($0, $1) }),
    .init(
      "2÷3rd power", 1, { .power($0[0], numerator: 2, denominator: 3) },
      { Elementary.power($0[0], numerator: 2, denominator: 3) }),
    .init(
      "-11÷9th power", 1, { .power($0[0], numerator: -11, denominator: 9) },
      { Elementary.power($0[0], numerator: -11, denominator: 9) }),
    .init(
      "3÷4th power", 1, { .power($0[0], numerator: 3, denominator: 4) },
      { Elementary.power($0[0], numerator: 3, denominator: 4) }),
    .init("hypot", { .hypot($0, $1) }, { Elementary.hypot($0, $1) }),
    .init(
      "log", { .log($1, base: $0) },
      { base, x in
        if base == 2 { return Elementary.log2(x) }
        if base == 10 { return Elementary.log10(x) }
        return base <= 0 || base == 1 ? .nan : Elementary.ln(x) / Elementary.ln(base)
      }),
    .init("gamma", 1, { .gamma($0[0]) }, { gamma($0[0]) }),
    .init("digamma", 1, { .polygamma(Interval(0), $0[0]) }, { Elementary.digamma($0[0]) }),
    .init(
      "trigamma", 1, { .polygamma(Interval(1), $0[0]) }, { Elementary.polygamma(1, $0[0]) }),
    .init(
      "tetragamma", 1, { .polygamma(Interval(2), $0[0]) }, { Elementary.polygamma(2, $0[0]) }),
    .init("factorial", 1, { .factorial($0[0]) }, { factorial($0[0]) }),
    .init(
      "combinations", { .combinations(of: $0, taking: $1) },
      { Elementary.combinations(of: $0, taking: $1) }),
    .init(
      "permutations", { .permutations(of: $0, taking: $1) },
      { Elementary.permutations(of: $0, taking: $1) }),
    .init(
      "gcd", { .greatestCommonDivisor($0, $1) }, { Elementary.greatestCommonDivisor($0, $1) }),
    .init("lcm", { .leastCommonMultiple($0, $1) }, { Elementary.leastCommonMultiple($0, $1) }),
    .init("sum", 3, { .sum($0) }, { $0.reduce(0, +) }),
    .init("average", 3, { .average($0) }, { $0.reduce(0, +) / 3 }),
  ]

  private static func modulo(_ x: Double, _ y: Double) -> Double {
    let remainder = Elementary.remainder(x, truncating: y)
    return remainder != 0 && (remainder < 0) != (y < 0) ? remainder + y : remainder
  }

  private static func gamma(_ x: Double) -> Double {
    x <= 0 && x == Elementary.floor(x) ? .nan : Elementary.gamma(x)
  }

  private static func factorial(_ x: Double) -> Double {
    x < 0 && x == Elementary.floor(x) ? .nan : Elementary.factorial(x)
  }
}

extension Double {
  fileprivate func raised(toThe n: Int) -> Double {
    var product = self
    for _ in 1..<n { product *= self }
    return product
  }
}
