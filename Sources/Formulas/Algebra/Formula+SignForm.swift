extension Formula {
  /// A simpler formula with the same sign, wherever both have a value; `nil` if none is known.
  ///
  /// It leaves out positive factors, and has bases for odd powers and arguments for odd functions that rise: that
  /// of `100sin(x)^99×cos(x)×e^(-x²)` is `sin(x)×cos(x)`. Doubles are often too small for the one and not for the
  /// other.
  package var signForm: Formula? {
    guard !isLongerThan(Self.longestSignForm) else { return nil }
    var product = SignProduct()
    product.take(self, isDivisor: false)
    return product.isSimpler ? product.formula : nil
  }

  private static let longestSignForm = 200

  /// Whether it is positive wherever it has a value, and perhaps too small for a double.
  fileprivate var isTinyAndPositive: Bool {
    switch kind {
    case .power(let base, _): base.isPositiveConstant
    case .operation(let operation, _): operation == .exp || operation == .cosh || operation == .sech
    default: false
    }
  }

  /// This formula without a factor; `nil` if it does not have it.
  fileprivate func without(_ factor: Formula) -> Formula? {
    if isSame(as: factor) { return .number(1) }
    switch kind {
    case .negated(let operand): return operand.without(factor).map { .negating($0) }
    case .product(var terms):
      guard
        let index = terms.firstIndex(where: { !$0.isInverted && $0.formula.isSame(as: factor) })
      else { return nil }
      terms[index] = Term(.number(1))
      return .chain(.product, of: terms)
    default: return nil
    }
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
    case .variable: factors.append(formula)
    case .negated(let operand):
      isNegated.toggle()
      take(operand, isDivisor: isDivisor)
    case .product(let terms):
      for term in terms { take(term.formula, isDivisor: isDivisor != term.isInverted) }
    case .sum(let terms): take(terms, formula, isDivisor)
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

  /// Takes a sum without the positive factors that all its terms have.
  private mutating func take(_ terms: [Formula.Term], _ sum: Formula, _ isDivisor: Bool) {
    var rest = terms
    var candidates: [Formula] = []
    if case .product(let first) = terms[0].formula.unsigned.kind {
      candidates = first.filter { !$0.isInverted }.map { $0.formula }
    } else {
      candidates = [terms[0].formula.unsigned]
    }
    for candidate in candidates where candidate.isTinyAndPositive {
      let others = rest.compactMap { term in
        term.formula.without(candidate).map { Formula.Term($0, isInverted: term.isInverted) }
      }
      guard others.count == rest.count else { continue }
      rest = others
      isSimpler = true
    }
    factors.append(.chain(.sum, of: rest))
  }
}

extension Formula {
  /// This formula without its minus sign.
  fileprivate var unsigned: Formula {
    if case .negated(let operand) = kind { operand } else { self }
  }
}
