extension Formula {
  /// Whether it certainly has a value for all values of its variables.
  package var isTotal: Bool {
    parts.allSatisfy { part in
      switch part.kind {
      case .number, .constant, .variable, .negated, .sum: return true
      case .product(let factors):
        return factors.allSatisfy { factor in
          guard factor.isInverted else { return true }
          switch factor.formula.kind {
          case .number(let number): return !number.isZero
          case .constant: return true
          default: return false
          }
        }
      case .power(_, let exponent):
        guard case .number(let number) = exponent.kind, let value = number.shortDouble else {
          return false
        }
        return value >= 0 && value == value.rounded(.down)
      case .operation(let operation, _): return Self.totalOperations.contains(operation)
      }
    }
  }

  private static let totalOperations: Set<Operation> = [
    .sin, .cos, .atan, .sinh, .cosh, .tanh, .sech, .asinh, .sinc, .exp, .cubeRoot, .hypot,
    .absolute,
    .sign, .floor, .ceil, .round, .trunc, .frac, .min, .max, .sum, .average, .product, .erf, .erfc,
    .expm1, .degrees, .radians, .degree,
  ]
}
