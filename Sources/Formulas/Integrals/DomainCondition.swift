/// What has to hold wherever a formula has a value.
struct DomainCondition {
  let formula: Formula
  let kind: Kind

  enum Kind {
    /// The formula is 0 or above.
    case notNegative
    /// The formula is not 0: nearly everywhere, for the zeros are isolated.
    case notZero
  }

  private init(_ formula: Formula, _ kind: Kind) { (self.formula, self.kind) = (formula, kind) }

  /// The conditions under which a formula has values and is continuous.
  ///
  /// - Parameter steps: Whether functions with jumps are allowed.
  /// - Returns: `nil` where the conditions of an operation are not known.
  static func conditions(
    of formula: Formula, variable: Name, allowingSteps steps: Bool
  ) -> [DomainCondition]? {
    var conditions: [DomainCondition] = []
    var rest = [formula]
    while let part = rest.popLast() {
      guard part.contains(variable) else { continue }
      rest += part.operands
      switch part.kind {
      case .number, .constant, .variable, .negated, .sum: break
      case .product(let factors):
        for factor in factors where factor.isInverted { append(factor.formula, to: &conditions) }
      case .power(let base, let exponent):
        if base.contains(variable) {
          guard let exact = Rational(exponent) else {
            if exponent.contains(variable) || !exponent.variables.isEmpty {
              append(base, to: &conditions)
            }
            conditions.append(DomainCondition(base, .notNegative))
            continue
          }
          if exact.isNegative { append(base, to: &conditions) }
          if exact.denominator % 2 == 0 { conditions.append(DomainCondition(base, .notNegative)) }
        }
      case .operation(let operation, let x):
        guard let rules = rules(for: operation, x, variable, allowingSteps: steps) else {
          return nil
        }
        for (text, kind) in rules {
          let formula = Formula.rule(text, x)
          if kind == .notZero {
            append(formula, to: &conditions)
          } else {
            conditions.append(DomainCondition(formula, kind))
          }
        }
      }
    }
    return conditions
  }

  /// What has values only where the condition holds.
  var guardian: Formula {
    switch kind {
    case .notNegative: .operation(.squareRoot, [formula])
    case .notZero: .power(formula, .negating(.number(1)))
    }
  }

  /// Appends that a formula is not 0, for each of the factors that make it so.
  private static func append(_ formula: Formula, to conditions: inout [DomainCondition]) {
    switch formula.kind {
    case .number, .constant: break
    case .negated(let operand): append(operand, to: &conditions)
    case .product(let factors):
      for factor in factors where !factor.isInverted { append(factor.formula, to: &conditions) }
    case .power(let base, let exponent) where base != .constant(.e) && Rational(exponent) != nil:
      append(base, to: &conditions)
    case .power(let base, _) where base == .constant(.e): break
    case .operation(.exp, _), .operation(.cosh, _): break
    case .operation(.squareRoot, let x), .operation(.absolute, let x), .operation(.cubeRoot, let x):
      append(x[0], to: &conditions)
    case .variable, .sum, .power, .operation:
      conditions.append(DomainCondition(formula, .notZero))
    }
  }

  private static func rules(
    for operation: Operation, _ x: [Formula], _ variable: Name, allowingSteps: Bool
  ) -> [(String, Kind)]? {
    switch operation {
    case .sin, .cos, .atan, .sinh, .cosh, .tanh, .sech, .asinh, .sinc, .exp, .cubeRoot, .absolute,
      .sum, .average, .product, .min, .max, .hypot, .erf, .erfc, .degrees, .radians, .degree,
      .expm1:
      return []
    case .mod: return allowingSteps ? [("y", .notZero)] : nil
    case .sign, .floor, .ceil, .round, .trunc, .frac: return allowingSteps ? [] : nil
    case .tan, .sec: return [("cos(x)", .notZero)]
    case .cot, .csc: return [("sin(x)", .notZero)]
    case .coth, .csch, .acsch, .acot: return [("x", .notZero)]
    case .squareRoot: return [("x", .notNegative)]
    case .ln, .log10, .log2: return [("x", .notNegative), ("x", .notZero)]
    case .log1p: return [("1+x", .notNegative), ("1+x", .notZero)]
    case .asin, .acos: return [("1-x^2", .notNegative)]
    case .acosh: return [("x-1", .notNegative)]
    case .atanh: return [("1-x^2", .notNegative), ("1-x^2", .notZero)]
    case .asec, .acsc: return [("x^2-1", .notNegative)]
    case .acoth: return [("x^2-1", .notNegative), ("x^2-1", .notZero)]
    case .asech: return [("x-x^2", .notNegative), ("x", .notZero)]
    case .log where !x[0].contains(variable): return [("y", .notNegative), ("y", .notZero)]
    case .root:
      guard let degree = Rational(x[1]), degree.isWhole, degree.numerator > 0 else { return nil }
      return degree.isEven ? [("x", .notNegative)] : []
    default: return nil
    }
  }
}

extension Formula {
  /// The largest parts that a variable does not occur in and that may have no value.
  func partialParts(without variable: Name) -> [Formula] {
    var found: [Formula] = []
    var rest = [self]
    while let part = rest.popLast() {
      if part.contains(variable) {
        rest += part.operands
      } else if !part.isTotal, !found.contains(part) {
        found.append(part)
      }
    }
    return found
  }

  /// Whether a variable occurs in it.
  func contains(_ variable: Name) -> Bool {
    parts.contains { if case .variable(let name) = $0.kind { name == variable } else { false } }
  }
}
