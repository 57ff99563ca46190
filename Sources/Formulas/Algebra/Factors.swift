/// A simplified product: an exact coefficient, and powers of different bases.
///
/// Wherever the original product has a value, the simplified one has the same. It may have values
/// elsewhere too: x has a value at 0, and x²÷x does not.
struct Factors {
  var coefficient: Rational
  private(set) var factors: [Factor] = []

  /// A base raised to an exponent other than 0. The base is not negated and not a short product. A
  /// power whose exponent is not an exact number is itself a base.
  struct Factor {
    let base: Formula
    let exponent: Rational
  }

  /// How many factors are searched for one of the same base; enough for formulas people write.
  private static let reach = 16

  /// The most factors that a product within a product may have and still be joined with it. A
  /// longer one stays a single factor: copying it at every level would take time quadratic in the
  /// depth.
  private static let longest = 64

  init(coefficient: Rational = .one) { self.coefficient = coefficient }

  /// The factors of a simplified formula, or of one whose zeros and domain must be kept: nothing is joined.
  ///
  /// - Complexity: O(factors).
  init(_ simplified: Formula) {
    self.init()
    if case .product(let factors) = simplified.kind {
      take(factors, toThe: .one, joining: false)
    } else {
      take(simplified, toThe: .one, joining: false)
    }
  }

  /// An unchanged formula and a coefficient.
  init(coefficient: Rational, base: Formula) {
    self.init(coefficient: coefficient)
    factors = [Factor(base: base, exponent: .one)]
  }

  /// Multiplies by a power of a simplified formula.
  ///
  /// - Complexity: O(factors of `formula`).
  mutating func multiply(by formula: Formula, toThe exponent: Rational = .one) {
    take(formula, toThe: exponent, joining: true)
  }

  private mutating func take(_ formula: Formula, toThe exponent: Rational, joining: Bool) {
    if exponent.isZero { return }
    switch formula.kind {
    case .number(let value):
      if exponent.isWhole, let power = Rational(value)?.raised(to: exponent.numerator),
        let product = coefficient.times(power)
      {
        coefficient = product
        return
      }
      if value == 1 { return }
    case .negated(let operand) where exponent.isWhole:
      if !exponent.isEven { coefficient = coefficient.negated }
      return take(operand, toThe: exponent, joining: joining)
    case .product(let factors) where exponent.isWhole && factors.count <= Self.longest:
      return take(factors, toThe: exponent, joining: joining)
    case .power(let base, let inner) where exponent.isWhole:
      if let exact = Rational(inner), let product = exact.times(exponent) {
        return take(base, toThe: product, joining: joining)
      }
    case .operation(.squareRoot, let operands) where exponent.isEven:
      let half = Rational(whole: exponent.numerator / 2)
      return take(operands[0], toThe: half, joining: joining)
    case .operation(.absolute, let operands) where exponent.isEven:
      return take(operands[0], toThe: exponent, joining: joining)
    case .constant, .variable, .negated, .sum, .product, .power, .operation: break
    }
    append(Factor(base: formula, exponent: exponent), joining: joining)
  }

  private mutating func take(
    _ chain: [Formula.Term], toThe exponent: Rational, joining: Bool
  ) {
    for factor in chain {
      let exponent = factor.isInverted ? exponent.negated : exponent
      take(factor.formula, toThe: exponent, joining: joining)
    }
  }

  private mutating func append(_ factor: Factor, joining: Bool) {
    if joining {
      for index in factors.indices.suffix(Self.reach) {
        guard factors[index].base.isSame(as: factor.base),
          let exponent = factors[index].exponent.plus(factor.exponent)
        else { continue }
        // The base is multiplied again, because factors under a root may come out of it.
        factors.remove(at: index)
        return take(factor.base, toThe: exponent, joining: true)
      }
    }
    factors.append(factor)
  }

  /// Whether another product has the same factors; the coefficients may differ.
  func isLike(_ other: Factors) -> Bool {
    guard factors.count == other.factors.count else { return false }
    for (mine, others) in zip(factors, other.factors) {
      guard mine.exponent.numerator == others.exponent.numerator,
        mine.exponent.denominator == others.exponent.denominator,
        mine.base.isSame(as: others.base)
      else { return false }
    }
    return true
  }

  /// The product as a formula: the sign and the number in front, all divisors in one denominator.
  ///
  /// - Complexity: O(*n* log *n*) in factors.
  var formula: Formula {
    if coefficient.isZero { return .number(0) }
    let (number, divisor) = coefficient.magnitude.fraction
    var above: [Formula.Term] = []
    var below: [Formula.Term] = []
    if number != 1 { above.append(Formula.Term(.number(number))) }
    if divisor != 1 { below.append(Formula.Term(.number(divisor))) }
    for factor in inOrder {
      if factor.exponent.isNegative {
        below.append(Formula.Term(factor.formula))
      } else {
        above.append(Formula.Term(factor.formula))
      }
    }
    if above.isEmpty { above.append(Formula.Term(.number(1))) }
    if case .product(let first) = above[0].formula.kind {
      above.replaceSubrange(0...0, with: first)
    }
    if coefficient.isNegative { above[0].formula = .negated(above[0].formula) }
    if below.count > 1 {
      above.append(Formula.Term(.chain(.product, of: below), isInverted: true))
    } else if let only = below.first {
      above.append(Formula.Term(only.formula, isInverted: true))
    }
    return above.count == 1 ? above[0].formula : .chain(.product, of: above)
  }

  /// The factors in writing order: numbers, constants, variables, functions, powers, sums. Factors
  /// of one kind keep their order.
  private var inOrder: [Factor] {
    let ranks = factors.map { $0.rank }
    let order = factors.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    return order.map { factors[$0] }
  }
}

extension Factors.Factor {
  /// The factor as it is written. A negative exponent loses its sign, because its factor goes below
  /// the bar.
  fileprivate var formula: Formula {
    let exponent = exponent.magnitude
    if exponent.isOne { return base }
    if case .power(let inner, let innerExponent) = base.kind, exponent.isWhole {
      var product = Factors(innerExponent)
      product.multiply(by: exponent.formula)
      return .power(inner, product.formula)
    }
    return .power(base, exponent.formula)
  }

  fileprivate var rank: Int {
    switch base.kind {
    case .number: 0
    case .constant(let constant): 1 + Int(constant.rawValue)
    case .variable(let name): 0x100 + Int(name.utf8[0])
    case .operation(let operation, _): 0x200 + Int(operation.rawValue)
    case .power: 0x300
    case .negated, .product, .sum: 0x400
    }
  }
}
