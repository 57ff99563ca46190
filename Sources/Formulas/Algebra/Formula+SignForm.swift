extension Formula {
  /// A simpler formula with the same sign, wherever both have a value; `nil` if none is known.
  ///
  /// It leaves out positive factors, and has bases for odd powers and arguments for odd functions that rise: that
  /// of `100sin(x)^99×cos(x)×e^(-x²)` is `sin(x)×cos(x)`. Doubles are often too small for the one and not for the
  /// other.
  package var signForm: Formula? {
    guard !isLongForAlgebra else { return nil }
    var product = SignProduct()
    product.take(self, isDivisor: false)
    return product.isSimpler ? product.formula : nil
  }
}

/// A product of formulas that has the sign of another one.
private struct SignProduct {
  private(set) var isSimpler = false
  private var isNegated = false
  private var factors: [Formula] = []

  var formula: Formula {
    var product = factors.first ?? .number(1)
    for factor in factors.dropFirst() { product = .multiplying(product, Formula.Term(factor)) }
    return isNegated ? .negating(product) : product
  }

  mutating func take(_ formula: Formula, isDivisor: Bool) {
    switch formula.kind {
    case .number(let value):
      guard value != 0 else { return factors.append(formula) }
      if value.isNegative { isNegated.toggle() }
    case .constant: return
    case .variable, .sum: factors.append(formula)
    case .negated(let operand):
      isNegated.toggle()
      take(operand, isDivisor: isDivisor)
    case .product(let terms):
      for term in terms { take(term.formula, isDivisor: isDivisor != term.isInverted) }
    case .power(let base, let exponent): take(formula, base, exponent, isDivisor)
    case .operation(let operation, let operands):
      switch operation {
      case .exp, .cosh, .sech: isSimpler = true
      case .sinh, .tanh, .asinh, .atan, .erf, .cubeRoot:
        isSimpler = true
        take(operands[0], isDivisor: isDivisor)
      default: factors.append(formula)
      }
    }
  }

  private mutating func take(
    _ formula: Formula, _ base: Formula, _ exponent: Formula, _ isDivisor: Bool
  ) {
    if base.isPositiveConstant {
      isSimpler = true
      return
    }
    guard let power = Rational(exponent), power.isWhole, !power.isZero else {
      return factors.append(formula)
    }
    if !power.isEven {
      isSimpler = isSimpler || power.numerator.magnitude > 1
      take(base, isDivisor: isDivisor)
    } else {
      isSimpler = true
      // What divides is not 0.
      if isDivisor == power.isNegative { factors.append(.operation(.absolute, [base])) }
    }
  }
}
