public import Reals

extension Formula {
  /// Exact forms that take more characters to write are not shown, whole numbers excepted.
  public static var longestExactForm: Int { 60 }

  /// An exact form as one writes it on paper: `2×√(2)`, `(1+√(5))÷2`, `5×π÷6`, `3×ln(2)`. Its value is the
  /// form's.
  ///
  /// - Returns: `nil` where the form is too long to be of use.
  public init?(exact form: ExactForm) {
    let value = form.rational
    let isWhole = value?.isWhole == true
    if !isWhole, form.isSurelyLong { return nil }
    guard let formula = Formula(writing: form) else { return nil }
    guard isWhole || formula.text.unicodeScalars.count <= Self.longestExactForm else { return nil }
    self = formula
  }

  /// The formula of a form of any length; `nil` where a number of it has none.
  private init?(writing form: ExactForm) {
    if let value = form.rational {
      self.init(writing: value)
      return
    }
    var parts = form.parts.insertionSorted { $0.isBefore($1) }
    // A sum begins with a positive term, if it has one.
    if let first = parts.firstIndex(where: { $0.coefficient.signum > 0 }), first > 0 {
      parts.insert(parts.remove(at: first), at: 0)
    }
    guard parts.count > 1 else {
      guard let part = parts.first, let formula = part.formula else { return nil }
      self = part.coefficient.signum < 0 ? .negating(formula) : formula
      return
    }
    let denominator = Self.commonDenominator(of: parts)
    let isNegative = parts[0].coefficient.signum < 0 && denominator > 1
    for index in parts.indices {
      parts[index].coefficient =
        parts[index].coefficient
        * Fraction(Integer(denominator, isNegative: isNegative))
    }
    guard var sum = Self.sum(of: parts) else { return nil }
    if denominator > 1 {
      guard let divisor = Formula(whole: denominator) else { return nil }
      if isNegative { sum = .negated(sum) }
      sum = .multiplying(sum, Term(divisor, isInverted: true))
    }
    self = sum
  }

  private static func sum(of parts: [ExactPart]) -> Formula? {
    var sum: Formula?
    for part in parts {
      guard let term = part.formula else { return nil }
      let isNegative = part.coefficient.signum < 0
      sum =
        sum.map { .adding($0, Term(term, isInverted: isNegative)) }
        ?? (isNegative ? .negating(term) : term)
    }
    return sum
  }

  /// What all terms are divided by together: the common denominator of algebraic numbers, and of others
  /// where all have the same.
  private static func commonDenominator(of parts: [ExactPart]) -> Natural {
    let isAlgebraic = parts.allSatisfy { $0.isAlgebraic }
    var common: Natural = 1
    for part in parts {
      let denominator = part.coefficient.denominator
      guard isAlgebraic || denominator == parts[0].coefficient.denominator else { return 1 }
      common = common * (denominator / .greatestCommonDivisor(common, denominator))
    }
    return common
  }

  /// The product; 1 for an empty list.
  fileprivate static func product(of factors: [Formula]) -> Formula {
    guard var product = factors.first else { return .number(1) }
    for factor in factors.dropFirst() { product = .multiplying(product, Term(factor)) }
    return product
  }
}

extension ExactForm {
  /// Whether numbers have more digits than a formula that is shown; found without writing them.
  fileprivate var isSurelyLong: Bool {
    var bits = 0
    for term in terms {
      bits +=
        term.coefficient.numerator.magnitude.bitWidth + term.coefficient.denominator.bitWidth
    }
    return bits > 4 * Formula.longestExactForm + 4 * terms.count
  }
}

extension ExactPart {
  /// The order in which one writes: powers of π, powers of e, numbers, roots, logarithms.
  fileprivate func isBefore(_ other: ExactPart) -> Bool {
    if kind != other.kind { return kind < other.kind }
    if powerOfPi != other.powerOfPi { return powerOfPi > other.powerOfPi }
    if isInverseOfExponential != other.isInverseOfExponential { return !isInverseOfExponential }
    if let a = exponent.rational, let b = other.exponent.rational, a != b { return a > b }
    if roots.count != other.roots.count { return roots.count < other.roots.count }
    for (a, b) in zip(roots, other.roots) {
      guard case .power(let x, let p) = a, case .power(let y, let q) = b else { continue }
      if p != q { return p > q }
      if x != y { return x < y }
    }
    return false
  }

  private var kind: Int {
    logarithm != nil
      ? 4 : powerOfPi.signum > 0 ? 0 : !exponent.isZero ? 1 : powerOfPi.isZero ? 2 : 3
  }

  /// Whether a power of e is written below the bar.
  private var isInverseOfExponential: Bool {
    !exponent.isZero && exponent.terms.allSatisfy { $0.coefficient.signum < 0 }
  }

  /// The part without its sign.
  fileprivate var formula: Formula? {
    var factors: [Formula] = []
    var divisors: [Formula] = []
    let size = coefficient.magnitude
    if size.numerator != 1 {
      guard let top = Formula(whole: size.numerator.magnitude) else { return nil }
      factors.append(top)
    }
    if !size.isWhole {
      guard let bottom = Formula(whole: size.denominator) else { return nil }
      divisors.append(bottom)
    }
    if !powerOfPi.isZero {
      guard let power = Formula.power(of: .constant(.pi), powerOfPi.magnitude) else { return nil }
      if powerOfPi.signum > 0 { factors.append(power) } else { divisors.append(power) }
    }
    for root in roots {
      guard let root = root.formula else { return nil }
      factors.append(root)
    }
    if !exponent.isZero {
      // A larger power of e is too large to be computed.
      guard exponent.terms.allSatisfy({ $0.coefficient.isBelow(bits: 60) }) else { return nil }
      let size = isInverseOfExponential ? exponent.negated : exponent
      guard let power = Formula.exponential(of: size) else { return nil }
      if isInverseOfExponential { divisors.append(power) } else { factors.append(power) }
    }
    if let logarithm {
      guard let argument = Formula(writing: logarithm) else { return nil }
      factors.append(.operation(.ln, [argument]))
    }
    let product = Formula.product(of: factors)
    return divisors.isEmpty
      ? product
      : .multiplying(product, Formula.Term(.product(of: divisors), isInverted: true))
  }
}

extension Fraction {
  /// Whether the magnitude is certainly below 2^bits.
  fileprivate func isBelow(bits: Int) -> Bool {
    numerator.magnitude.bitWidth - denominator.bitWidth < bits
  }
}

extension ExactPart.Root {
  fileprivate var formula: Formula? {
    switch self {
    case .power(let number, let exponent):
      return Formula(whole: number).flatMap { Formula.power(of: $0, exponent) }
    case .nested(let a, let b, let c):
      guard let whole = Formula(writing: a.magnitude), let inner = Formula(whole: Natural(c)),
        let factor = Formula(writing: b.magnitude)
      else { return nil }
      let root = Formula.operation(.squareRoot, [inner])
      let product = b.magnitude == 1 ? root : .multiplying(factor, Formula.Term(root))
      let sum: Formula =
        a.signum < 0
        ? .adding(product, Formula.Term(whole, isInverted: true))
        : .adding(whole, Formula.Term(product, isInverted: b.signum < 0))
      return .operation(.squareRoot, [sum])
    }
  }
}

extension Formula {
  /// e to a power.
  fileprivate static func exponential(of exponent: ExactForm) -> Formula? {
    if let value = exponent.rational { return power(of: .constant(.e), value) }
    return Formula(exact: exponent).map { .power(.constant(.e), $0) }
  }

  /// A base to a power above 0, with a root sign where one writes it so.
  fileprivate static func power(of base: Formula, _ exponent: Fraction) -> Formula? {
    guard let top = Formula(whole: exponent.numerator.magnitude),
      let bottom = Formula(whole: exponent.denominator)
    else { return nil }
    if exponent.isWhole { return exponent == 1 ? base : .power(base, top) }
    guard exponent.numerator == 1 else {
      return .power(base, .multiplying(top, Term(bottom, isInverted: true)))
    }
    switch exponent.denominator {
    case 2: return .operation(.squareRoot, [base])
    case 3: return .operation(.cubeRoot, [base])
    default: return .operation(.root, [base, bottom])
    }
  }
}
