/// A formula as a fraction, which shows its zeros and its poles.
extension Formula {
  /// Formulas with more parts are not rewritten for proofs about them.
  fileprivate static let mostNodesOfAlgebra = 200

  var isLongForAlgebra: Bool { isLongerThan(Self.mostNodesOfAlgebra) }

  /// Two simpler formulas, for proofs about zeros and poles, and exponents that these leave out.
  ///
  /// Where the formula is defined, it has the same zeros as `zeros`. It is undefined wherever
  /// `poles` is 0. Near such a point, if `zeros` is continuous and not 0 there and `exponents` are
  /// bounded, the formula's magnitude grows without bound wherever it is defined. For `tan(x)-1÷x²`
  /// the two are `sin(x)×x²-cos(x)` and `cos(x)×x`: powers are left out where they do not change the
  /// zeros of a factor.
  ///
  /// - Returns: `nil` if the formula is too long, or the two would be no simpler.
  public var zerosAndPoles: (zeros: Formula, poles: Formula, exponents: [Formula])? {
    guard !isLongForAlgebra else { return nil }
    let fraction = folded(
      parts: { $0.operands }, combine: { FormulaFraction($0, parts: Array($1)) })
    guard !fraction.isTooLong else { return nil }
    var exponents: [Formula] = []
    let zeros = fraction.numerator.zeroFactors(&exponents)
    let poles = fraction.denominators.flatMap { $0.base.zeroFactors(&exponents, dividing: true) }
    return (
      .product(ofFactors: zeros), .product(ofFactors: poles),
      Self.different(exponents.filter { !$0.isTotal })
    )
  }

  /// A numerator, and denominators with their exponents, that have the formula's value wherever it has one;
  /// `nil` if there are no denominators, or if the formula is too long.
  package var fraction: (numerator: Formula, denominators: [(base: Formula, exponent: Int)])? {
    guard !isLongForAlgebra else { return nil }
    let fraction = folded(
      parts: { $0.operands }, combine: { FormulaFraction($0, parts: Array($1)) })
    if fraction.isTooLong || fraction.denominators.isEmpty { return nil }
    return (fraction.numerator, fraction.denominators)
  }

  /// A formula that is 0 wherever this one is, and where it is 0, this one is 0 or undefined; `nil` if it would be no
  /// simpler.
  package var formalNumerator: Formula? {
    guard !isLongForAlgebra else { return nil }
    let fraction = folded(
      parts: { $0.operands },
      combine: { FormulaFraction($0, parts: Array($1), keepsDomain: false) })
    return fraction.isTooLong || fraction.denominators.isEmpty ? nil : fraction.numerator
  }

  private static func different(_ formulas: [Formula]) -> [Formula] {
    var different: [Formula] = []
    for formula in formulas where !different.contains(where: { $0.isSame(as: formula) }) {
      different.append(formula)
    }
    return different
  }

  /// A product of different factors; 1 for an empty list.
  private static func product(ofFactors factors: [Formula]) -> Formula {
    let different = different(factors)
    guard var product = different.first else { return .number(1) }
    for factor in different.dropFirst() { product = .multiplying(product, Term(factor)) }
    return product
  }

  /// Formulas whose zeros together are the zeros of this one, wherever it is defined.
  package var zeroFactors: [Formula] {
    var exponents: [Formula] = []
    return zeroFactors(&exponents)
  }

  /// - Parameters:
  ///   - exponents: What else must be bounded for the formula to stay away from 0 and from the infinite wherever the
  ///     factors do.
  ///   - isDivisor: Whether the formula comes near to 0 at each of the zeros, too; a power may also grow there.
  private func zeroFactors(_ exponents: inout [Formula], dividing isDivisor: Bool = false)
    -> [Formula]
  {
    switch kind {
    case .number(let value): return value == 0 ? [self] : []
    case .constant: return []
    case .negated(let operand): return operand.zeroFactors(&exponents, dividing: isDivisor)
    case .product(let terms) where terms.allSatisfy({ !$0.isInverted }):
      return terms.flatMap { $0.formula.zeroFactors(&exponents, dividing: isDivisor) }
    case .power(let base, let exponent):
      if base.isPositiveConstant {
        exponents.append(exponent)
        return []
      }
      if exponent.variables.isEmpty {
        guard let value = try? exponent.value(), value > 0 else { return [self] }
      } else if isDivisor {
        return [self]
      } else {
        exponents.append(exponent)
      }
      return base.zeroFactors(&exponents, dividing: isDivisor)
    case .operation(let operation, let operands):
      switch operation {
      case .absolute, .squareRoot, .cubeRoot:
        return operands[0].zeroFactors(&exponents, dividing: isDivisor)
      case .exp, .cosh, .sech:
        exponents.append(operands[0])
        return []
      default: return [self]
      }
    case .product, .sum, .variable: return [self]
    }
  }

  /// Whether it has no variable and a positive value.
  var isPositiveConstant: Bool {
    variables.isEmpty && (try? value()).map { $0 > 0 } ?? false
  }

  package func isLongerThan(_ most: Int) -> Bool {
    parts.dropFirst(most).contains { _ in true }
  }
}

/// A numerator and powers of denominators.
private struct FormulaFraction {
  var numerator: Formula
  var denominators: [(base: Formula, exponent: Int)] = []
  var isTooLong = false
  /// Whether it is undefined wherever a divisor is.
  private var keepsDomain = true

  private static var mostFactors: Int { 8 }

  init(_ whole: Formula) { numerator = whole }

  init(_ formula: Formula, parts: [FormulaFraction], keepsDomain: Bool = true) {
    self.init(formula)
    self.keepsDomain = keepsDomain
    if parts.contains(where: { $0.isTooLong }) {
      isTooLong = true
      return
    }
    switch formula.kind {
    case .number, .constant, .variable: return
    case .negated:
      self = parts[0]
      numerator = .negating(numerator)
    case .sum(let terms): add(terms, parts)
    case .product(let terms):
      self = parts[0]
      for (term, part) in zip(terms, parts).dropFirst() {
        multiply(by: part, isInverted: term.isInverted)
      }
    case .power(_, let exponent): raise(parts[0], exponent)
    case .operation(let operation, let operands): apply(operation, operands)
    }
    isTooLong =
      denominators.count > Self.mostFactors
      || (!denominators.isEmpty && numerator.isLongerThan(2 * Formula.mostNodesOfAlgebra))
  }

  private mutating func add(_ terms: [Formula.Term], _ parts: [FormulaFraction]) {
    guard parts.contains(where: { !$0.denominators.isEmpty }) else { return }
    // Long denominators count as different even if they are the same, so it is noted which each part has.
    let places = parts.map { part in
      part.denominators.map { widen($0.base, to: $0.exponent) }
    }
    guard denominators.count <= Self.mostFactors else { return }
    var sum: Formula?
    for (index, term) in terms.enumerated() {
      var summand = parts[index].numerator
      for (place, factor) in denominators.enumerated() {
        let own = places[index].firstIndex(of: place).map { parts[index].denominators[$0].exponent }
        summand.multiply(by: factor.base, factor.exponent - (own ?? 0))
      }
      let whole = term.isInverted ? Formula.negating(summand) : summand
      sum = sum.map { .adding($0, Formula.Term(summand, isInverted: term.isInverted)) } ?? whole
    }
    numerator = sum ?? .number(0)
  }

  private mutating func multiply(by other: FormulaFraction, isInverted: Bool) {
    guard isInverted else {
      numerator.multiply(by: other.numerator, 1)
      for factor in other.denominators { add(factor.base, factor.exponent) }
      return
    }
    add(other.numerator, 1)
    guard keepsDomain else {
      for factor in other.denominators { numerator.multiply(by: factor.base, factor.exponent) }
      return
    }
    // Where the divisor is undefined, so is the quotient.
    for factor in other.denominators {
      numerator.multiply(by: factor.base, factor.exponent + 1)
      add(factor.base, 1)
    }
  }

  private mutating func raise(_ base: FormulaFraction, _ exponent: Formula) {
    let size: Formula
    let isInverted: Bool
    if case .negated(let operand) = exponent.kind {
      (size, isInverted) = (operand, true)
    } else {
      (size, isInverted) = (exponent, false)
    }
    guard case .number(let number) = size.kind, let double = number.shortDouble,
      double >= 1, double <= 64, let power = Int(exactly: double),
      isInverted || !base.denominators.isEmpty
    else { return }
    var raised = FormulaFraction(.number(1))
    raised.numerator.multiply(by: base.numerator, power)
    raised.denominators = base.denominators.map { ($0.base, $0.exponent * power) }
    if isInverted {
      self = FormulaFraction(.number(1))
      multiply(by: raised, isInverted: true)
    } else {
      self = raised
    }
  }

  private mutating func apply(_ operation: Operation, _ operands: [Formula]) {
    func part(_ operation: Operation) -> Formula { .operation(operation, operands) }
    switch operation {
    case .tan: set(part(.sin), part(.cos))
    case .cot: set(part(.cos), part(.sin))
    case .sec: set(.number(1), part(.cos))
    case .csc: set(.number(1), part(.sin))
    case .coth: set(part(.cosh), part(.sinh))
    case .csch: set(.number(1), part(.sinh))
    default: break
    }
  }

  private mutating func set(_ numerator: Formula, _ denominator: Formula) {
    self.numerator = numerator
    denominators = [(denominator, 1)]
  }

  private mutating func add(_ base: Formula, _ exponent: Int) {
    if let index = denominators.firstIndex(where: { $0.base.isSame(as: base) }) {
      denominators[index].exponent += exponent
    } else {
      denominators.append((base, exponent))
    }
  }

  /// - Returns: The index of the denominator.
  private mutating func widen(_ base: Formula, to exponent: Int) -> Int {
    if let index = denominators.firstIndex(where: { $0.base.isSame(as: base) }) {
      denominators[index].exponent = max(denominators[index].exponent, exponent)
      return index
    }
    denominators.append((base, exponent))
    return denominators.count - 1
  }
}

extension Formula {
  fileprivate mutating func multiply(by factor: Formula, _ exponent: Int) {
    guard exponent > 0 else { return }
    let power = exponent == 1 ? factor : .power(factor, Formula(Double(exponent)))
    if self == .number(1) {
      self = power
    } else {
      self = .multiplying(self, Term(power))
    }
  }
}
