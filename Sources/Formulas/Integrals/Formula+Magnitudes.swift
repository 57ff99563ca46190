extension Formula {
  /// The formula with roots of squares as magnitudes: `√(2-2cos(x))` as `√(4)×|sin(x÷2)|`, `√(x²cos(x)²)` as
  /// `|x|×|cos(x)|`, and `√(x²-2x+1)` as `|x-1|`. Angles are in radians.
  ///
  /// Where such a root is 0, an enclosure of the square alone does not tell that there is a value.
  ///
  /// - Parameter variable: That of polynomials.
  func withMagnitudes(of variable: Name) -> Formula {
    folded(
      parts: { $0.operands },
      combine: { (node, operands) -> Formula in
        let same = node.replacingOperands(by: operands) { _ in nil }
        guard case .operation(.squareRoot, let x) = same.kind, x[0].isTotal else { return same }
        return Factors(x[0].simplified).magnitude(of: variable) ?? same
      })
  }
}

extension Factors {
  /// The magnitude whose square is the product; `nil` if not all factors are seen to be squares.
  fileprivate func magnitude(of variable: Name) -> Formula? {
    guard let squares = asSquares(of: variable, depth: 0), !squares.factors.isEmpty else {
      return nil
    }
    var parts: [Formula] = []
    if squares.coefficient != .one {
      parts.append(.operation(.squareRoot, [squares.coefficient.formula]))
    }
    for factor in squares.factors {
      let size = Formula.operation(.absolute, [factor.base])
      let half = Rational(whole: factor.exponent.numerator / 2)
      parts.append(half.isOne ? size : .power(size, half.formula))
    }
    return parts.dropFirst().reduce(parts[0]) { .multiplying($0, Formula.Term($1)) }
  }

  /// How often sums within sums are looked at.
  private static let deepest = 3

  /// The same product with a positive coefficient and even exponents; `nil` if it is not seen to be one.
  private func asSquares(of variable: Name, depth: Int) -> Factors? {
    guard depth < Self.deepest, !coefficient.isNegative, !coefficient.isZero else { return nil }
    var squares = Factors(coefficient: coefficient)
    for factor in factors {
      guard factor.exponent.isWhole, !factor.exponent.isNegative else { return nil }
      if factor.exponent.isEven {
        squares.multiply(by: factor.base, toThe: factor.exponent)
      } else {
        guard
          let product = Self.product(ofSum: factor.base)
            ?? Self.product(of: FractionPolynomial(factor.base, of: variable), variable),
          let inner = product.asSquares(of: variable, depth: depth + 1)
        else { return nil }
        squares.multiply(by: inner.formula, toThe: factor.exponent)
      }
    }
    return squares.factors.allSatisfy { $0.exponent.isEven } ? squares : nil
  }

  /// The factors of a polynomial; `nil` if it has one only.
  private static func product(of polynomial: FractionPolynomial?, _ variable: Name) -> Factors? {
    guard let polynomial, polynomial.degree > 1,
      let first = Formula(writing: polynomial[polynomial.degree])
    else { return nil }
    let factors = polynomial.monicFactors
    guard factors.count > 1 else { return nil }
    var product = Factors(first.simplified)
    for factor in factors {
      guard let formula = factor.formula(of: .variable(variable)) else { return nil }
      product.multiply(by: formula.simplified)
    }
    return product
  }

  /// A sum as a product: of what all its terms have in common, or by an identity of sines and cosines.
  private static func product(ofSum sum: Formula) -> Factors? {
    guard case .sum(let chain) = sum.kind else { return nil }
    let terms = chain.map { term in
      var factors = Factors(term.formula)
      if term.isInverted { factors.coefficient = factors.coefficient.negated }
      return factors
    }
    var common = Factors()
    for factor in terms[0].factors {
      let exponents = terms.map { term in
        term.factors.first { $0.base == factor.base }?.exponent ?? .zero
      }
      guard exponents.allSatisfy({ $0.isWhole && !$0.isNegative && !$0.isZero }) else { continue }
      let least = exponents.map { $0.numerator }.min() ?? 0
      common.multiply(by: factor.base, toThe: Rational(whole: least))
    }
    if common.factors.isEmpty { return terms.count == 2 ? product(terms[0], terms[1]) : nil }
    var rest = Terms()
    for var term in terms {
      for factor in common.factors {
        term.multiply(by: factor.base, toThe: factor.exponent.negated)
      }
      rest.add(term.formula)
    }
    common.multiply(by: rest.formula)
    return common
  }

  /// The product that two terms are: `a±a cos(v)`, `a-a cos(v)²`, `a cos(v)²+a sin(v)²`, and the same with the
  /// sine; `nil` for others.
  private static func product(_ first: Factors, _ second: Factors) -> Factors? {
    let (whole, other) = second.factors.isEmpty ? (second, first) : (first, second)
    guard other.factors.count == 1,
      case .operation(let operation, let x) = other.factors[0].base.kind,
      operation == .cos || operation == .sin
    else { return nil }
    let exponent = other.factors[0].exponent
    let isSame = other.coefficient == whole.coefficient
    guard isSame || other.coefficient == whole.coefficient.negated else { return nil }
    let counterpart = Formula.operation(operation == .cos ? .sin : .cos, x)
    var product = Factors(coefficient: whole.coefficient)
    if whole.factors.isEmpty {
      if exponent.isOne {
        guard let double = product.coefficient.times(Rational(whole: 2)) else { return nil }
        product.coefficient = double
        let half = Formula.rule(operation == .cos ? "x÷2" : "π÷4-x÷2", x)
        product.multiply(
          by: .operation(isSame ? .cos : .sin, [half]), toThe: Rational(whole: 2))
        return product
      }
      guard exponent == Rational(whole: 2), !isSame else { return nil }
      product.multiply(by: counterpart, toThe: exponent)
      return product
    }
    guard whole.factors.count == 1, whole.factors[0].base == counterpart, isSame,
      exponent == Rational(whole: 2), whole.factors[0].exponent == exponent
    else { return nil }
    return product
  }
}
