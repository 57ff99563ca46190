import Reals

/// How fast a function grows as its variable does without end: e^(p x + q x² + …) · x^r · (ln x)^s.
struct Growth {
  /// The coefficients of x, x² and so on in the exponent; the last is not 0.
  var exponent: [Formula] = []
  var power = Rational.zero
  var logs = 0

  static let one = Growth()

  /// A question about a constant formula: its sign, or `nil` if that is not decided.
  typealias Sign = (Formula) throws(RealProblem) -> Int?

  /// -1, 0 or 1, as this one grows more slowly than another, alike or faster; `nil` if that is not decided.
  func order(_ other: Growth, _ sign: Sign) throws(RealProblem) -> Int? {
    let degree = max(exponent.count, other.exponent.count)
    for index in (0..<degree).reversed() {
      let pair = [exponent, other.exponent].map { index < $0.count ? $0[index] : .number(0) }
      if pair[0] == pair[1] { continue }
      guard let found = try sign(.rule("x-y", pair)) else { return nil }
      if found != 0 { return found }
    }
    if power != other.power {
      return power.plus(other.power.negated).map { $0.isNegative ? -1 : 1 }
    }
    return logs == other.logs ? 0 : logs < other.logs ? -1 : 1
  }

  func times(_ other: Growth, _ sign: Sign) throws(RealProblem) -> Growth? {
    var sum: [Formula] = []
    for index in 0..<max(exponent.count, other.exponent.count) {
      let pair = [exponent, other.exponent].map { index < $0.count ? $0[index] : .number(0) }
      sum.append(Formula.rule("x+y", pair).simplified)
    }
    while let last = sum.last {
      guard let found = try sign(last) else { return nil }
      if found != 0 { break }
      sum.removeLast()
    }
    guard let power = power.plus(other.power) else { return nil }
    return Growth(exponent: sum, power: power, logs: logs + other.logs)
  }

  /// The growth of 1 ÷ the function.
  var inverse: Growth {
    Growth(
      exponent: exponent.map { Formula.negating($0).simplified }, power: power.negated,
      logs: -logs)
  }

  /// - Returns: `nil` for a part of a power of a logarithm.
  func raised(to exponent: Rational) -> Growth? {
    guard logs == 0 || exponent.isWhole, let power = power.times(exponent) else { return nil }
    return Growth(
      exponent: self.exponent.map { Formula.rule("x×y", [$0, exponent.formula]).simplified },
      power: power, logs: logs * Int(exponent.isWhole ? exponent.numerator : 0))
  }

  /// Whether the integral of a function of one sign that grows so has no end.
  func isIntegralInfinite(_ sign: Sign) throws(RealProblem) -> Bool {
    if let last = exponent.last { return try sign(last) == 1 }
    guard let above = power.plus(.one) else { return !power.isNegative }
    return !above.isNegative && (!above.isZero || logs >= -1)
  }
}

/// A function as its variable grows without end: terms, each a constant times a growth, from the fastest to the
/// slowest, and an error that grows more slowly than all of them.
///
/// - Source: Gruntz 1996, "On computing limits in a symbolic manipulation system", chapter 2.
struct Asymptote {
  struct Term {
    var coefficient: Formula
    var growth: Growth
  }

  var terms: [Term] = []
  /// The error is at most a constant times this; `nil` for none.
  var error: Growth?

  /// The limit.
  enum Limit {
    case number(Formula)
    /// The function grows beyond all numbers, or falls below all.
    case infinite
  }

  /// - Returns: `nil` if it is not known.
  func limit(_ sign: Growth.Sign) throws(RealProblem) -> Limit? {
    if let error {
      guard try error.order(.one, sign) == -1 || !terms.isEmpty else { return nil }
    }
    guard let first = terms.first else { return .number(.number(0)) }
    guard let order = try first.growth.order(.one, sign) else { return nil }
    if order > 0 { return .infinite }
    if let error { guard try error.order(.one, sign) == -1 else { return nil } }
    return .number(order < 0 ? .number(0) : first.coefficient)
  }

  /// The most terms that are kept.
  private static let mostTerms = 12

  /// Adds a function.
  mutating func add(_ other: Asymptote, _ sign: Growth.Sign) throws(RealProblem) -> Bool {
    guard try absorb(other.error, sign) else { return false }
    for term in other.terms { guard try add(term, sign) else { return false } }
    return true
  }

  private mutating func absorb(
    _ other: Growth?, _ sign: Growth.Sign
  ) throws(RealProblem) -> Bool {
    guard let other else { return true }
    if let error {
      guard let order = try error.order(other, sign) else { return false }
      if order < 0 { self.error = other }
    } else {
      error = other
    }
    while let last = terms.last, let error {
      guard let order = try last.growth.order(error, sign) else { return false }
      if order > 0 { break }
      terms.removeLast()
    }
    return true
  }

  private mutating func add(_ term: Term, _ sign: Growth.Sign) throws(RealProblem) -> Bool {
    if let error {
      guard let order = try term.growth.order(error, sign) else { return false }
      if order <= 0 { return true }
    }
    var index = 0
    while index < terms.count {
      guard let order = try term.growth.order(terms[index].growth, sign) else { return false }
      if order > 0 { break }
      if order == 0 {
        let sum = Formula.rule("x+y", [terms[index].coefficient, term.coefficient]).simplified
        guard let found = try sign(sum) else { return false }
        if found == 0 { terms.remove(at: index) } else { terms[index].coefficient = sum }
        return true
      }
      index += 1
    }
    terms.insert(term, at: index)
    return terms.count > Self.mostTerms ? try absorb(terms.removeLast().growth, sign) : true
  }

  func times(_ other: Asymptote, _ sign: Growth.Sign) throws(RealProblem) -> Asymptote? {
    var product = Asymptote()
    for (one, two) in [(self, other), (other, self)] {
      guard let error = one.error, let size = two.terms.first?.growth ?? two.error else { continue }
      guard let growth = try error.times(size, sign), try product.absorb(growth, sign) else {
        return nil
      }
    }
    for one in terms {
      for two in other.terms {
        guard let growth = try one.growth.times(two.growth, sign) else { return nil }
        let term = Term(
          coefficient: Formula.rule("x×y", [one.coefficient, two.coefficient]).simplified,
          growth: growth)
        guard try product.add(term, sign) else { return nil }
      }
    }
    return product
  }

  /// How fast what follows the first term grows against it; `nil` if nothing follows.
  func rest(_ sign: Growth.Sign) throws(RealProblem) -> Growth?? {
    guard let first = terms.first else { return .none }
    guard let next = terms.count > 1 ? terms[1].growth : error else { return .some(nil) }
    guard let quotient = try next.times(first.growth.inverse, sign) else { return .none }
    return .some(quotient)
  }

  /// A power of the function, which is positive for large numbers unless the exponent is whole.
  func raised(to exponent: Rational, _ sign: Growth.Sign) throws(RealProblem) -> Asymptote? {
    if exponent.isWhole, exponent.numerator > 0, exponent.numerator <= 6 {
      var power = self
      for _ in 1..<exponent.numerator {
        guard let next = try power.times(self, sign) else { return nil }
        power = next
      }
      return power
    }
    guard let first = terms.first, let rest = try rest(sign),
      let growth = first.growth.raised(to: exponent)
    else { return nil }
    if !exponent.isWhole { guard try sign(first.coefficient) == 1 else { return nil } }
    let coefficient = Formula.rule("x^y", [first.coefficient, exponent.formula]).simplified
    var power = Asymptote(terms: [Term(coefficient: coefficient, growth: growth)])
    if let rest { power.error = try rest.times(growth, sign) }
    return rest == nil || power.error != nil ? power : nil
  }
}
