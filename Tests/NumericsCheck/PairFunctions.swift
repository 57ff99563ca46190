import OrdinateNumerics

/// A function of pairs under the name that `Tests/Accuracy/pairs.py` has for it.
struct PairFunction: Sendable {
  let name: String
  let arity: Int
  let value: @Sendable (DoublePair, DoublePair) -> DoublePair

  private init(_ name: String, _ value: @escaping @Sendable (DoublePair) -> DoublePair) {
    (self.name, arity) = (name, 1)
    self.value = { x, _ in value(x) }
  }

  private init(
    _ name: String, of _: Void, _ value: @escaping @Sendable (DoublePair, DoublePair) -> DoublePair
  ) {
    (self.name, arity, self.value) = (name, 2, value)
  }

  static let all: [PairFunction] = [
    PairFunction("add", of: ()) { $0 + $1 }, PairFunction("subtract", of: ()) { $0 - $1 },
    PairFunction("multiply", of: ()) { $0 * $1 }, PairFunction("divide", of: ()) { $0 / $1 },
    PairFunction("power", of: ()) { .power($0, $1) },
    PairFunction("atan2", of: ()) { .atan2($0, $1) },
    PairFunction("modulo", of: ()) { .modulo($0, $1) },
    PairFunction("hypot", of: ()) { .hypot($0, $1) },
    PairFunction("squareRoot") { .squareRoot($0) }, PairFunction("cubeRoot") { .cubeRoot($0) },
    PairFunction("seventhPower") { .power($0, 7 as Int) },
    PairFunction("inverseCube") { .power($0, -3 as Int) },
    PairFunction("exp") { .exp($0) }, PairFunction("expm1") { .expm1($0) },
    PairFunction("sinh") { .sinh($0) }, PairFunction("cosh") { .cosh($0) },
    PairFunction("tanh") { .tanh($0) }, PairFunction("ln") { .ln($0) },
    PairFunction("log1p") { .log1p($0) }, PairFunction("log2") { .log2($0) },
    PairFunction("log10") { .log10($0) }, PairFunction("asinh") { .asinh($0) },
    PairFunction("acosh") { .acosh($0) }, PairFunction("atanh") { .atanh($0) },
    PairFunction("sin") { .sin($0) }, PairFunction("cos") { .cos($0) },
    PairFunction("tan") { .tan($0) }, PairFunction("cot") { .cot($0) },
    PairFunction("sinOfDegrees") { .sin(degrees: $0) },
    PairFunction("cosOfDegrees") { .cos(degrees: $0) },
    PairFunction("tanOfDegrees") { .tan(degrees: $0) },
    PairFunction("cotOfDegrees") { .cot(degrees: $0) },
    PairFunction("atan") { .atan($0) }, PairFunction("asin") { .asin($0) },
    PairFunction("acos") { .acos($0) }, PairFunction("gamma") { .gamma($0) },
    PairFunction("erf") { .erf($0) }, PairFunction("erfc") { .erfc($0) },
    PairFunction("floor") { .floor($0) },
    PairFunction("round") { .round($0) }, PairFunction("trunc") { .trunc($0) },
    PairFunction("frac") { .frac($0) },
    // Digits, as the decimal they stand for; unknown where they are not certain.
    PairFunction("digits") { pair in
      guard let decimal = pair.decimal(digits: 15) else { return .unknown }
      let sign = decimal.isNegative ? -1.0 : 1
      return DoublePair(
        high: sign * Double(decimal.significand), low: Double(decimal.exponent), error: 0)
    },
    PairFunction("nearestDouble") { $0.nearestDouble.map { DoublePair($0) } ?? .unknown },
  ]
}
