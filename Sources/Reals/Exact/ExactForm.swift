/// A real number as a sum of rational multiples of monomials: the form in which it is shown exactly.
///
/// Equal forms are equal numbers. Different ones may still be equal where they mix kinds of which nobody
/// has proved that they are independent, or where square roots are nested; so whether two numbers differ
/// is for enclosures to say.
///
/// - Invariant: monomials ascend and differ; no coefficient is 0.
public struct ExactForm: Hashable, Sendable {
  struct Term: Hashable, Sendable {
    let coefficient: Fraction
    let monomial: Monomial
  }

  let terms: [Term]

  /// Sums of more terms have no exact form.
  static let mostTerms = 24

  init(terms: [Term]) { self.terms = terms }

  public init(_ value: Fraction) {
    terms = value.isZero ? [] : [Term(coefficient: value, monomial: .one)]
  }

  init(_ coefficient: Fraction, _ monomial: Monomial) {
    terms = coefficient.isZero ? [] : [Term(coefficient: coefficient, monomial: monomial)]
  }

  public static var pi: ExactForm { ExactForm(1, Monomial(powerOfPi: 1)) }
  public static var e: ExactForm { .exponential(of: ExactForm(1)) ?? ExactForm(0) }

  public var isZero: Bool { terms.isEmpty }

  /// The number, if it is rational.
  public var rational: Fraction? {
    if terms.isEmpty { return 0 }
    return terms.count == 1 && terms[0].monomial.isOne ? terms[0].coefficient : nil
  }

  /// q, if the number is q·π.
  public var multipleOfPi: Fraction? {
    if terms.isEmpty { return 0 }
    return terms.count == 1 && terms[0].monomial == Monomial(powerOfPi: 1)
      ? terms[0].coefficient : nil
  }

  var isAlgebraic: Bool { terms.allSatisfy { $0.monomial.isAlgebraic } }
}

// Arithmetic; `nil` where the result has no such form.
extension ExactForm {
  static prefix func - (a: ExactForm) -> ExactForm {
    ExactForm(terms: a.terms.map { Term(coefficient: -$0.coefficient, monomial: $0.monomial) })
  }

  func adding(_ other: ExactForm) -> ExactForm {
    var sum: [Term] = []
    var (i, j) = (0, 0)
    while i < terms.count || j < other.terms.count {
      if j == other.terms.count || i < terms.count && terms[i].monomial < other.terms[j].monomial {
        sum.append(terms[i])
        i += 1
      } else if i == terms.count || other.terms[j].monomial < terms[i].monomial {
        sum.append(other.terms[j])
        j += 1
      } else {
        let coefficient = terms[i].coefficient + other.terms[j].coefficient
        if !coefficient.isZero {
          sum.append(Term(coefficient: coefficient, monomial: terms[i].monomial))
        }
        i += 1
        j += 1
      }
    }
    return ExactForm(terms: sum)
  }

  func scaled(by factor: Fraction) -> ExactForm {
    guard !factor.isZero else { return ExactForm(0) }
    return ExactForm(
      terms: terms.map { Term(coefficient: $0.coefficient * factor, monomial: $0.monomial) })
  }

  func multiplied(by other: ExactForm) -> ExactForm? {
    if let factor = rational { return other.scaled(by: factor) }
    if let factor = other.rational { return scaled(by: factor) }
    guard terms.count * other.terms.count <= Self.mostTerms * 4 else { return nil }
    var sum = ExactForm(0)
    for a in terms {
      for b in other.terms {
        guard let product = Self.product(a.monomial, b.monomial) else { return nil }
        sum = sum.adding(product.scaled(by: a.coefficient * b.coefficient))
      }
    }
    return sum.terms.count <= Self.mostTerms ? sum : nil
  }

  /// The product of two monomials, which may be a sum where both have a nested root.
  private static func product(_ x: Monomial, _ y: Monomial) -> ExactForm? {
    guard let first = x.nested, let second = y.nested else {
      return Monomial.product(x, y).map { ExactForm($0.0, $0.1) }
    }
    guard first.c == second.c else { return nil }
    let c = Fraction(Integer(Natural(first.c)))
    // √(a+b√c) · √(d+e√c) = √(ad + bec + (ae+bd)√c)
    guard
      let root = nestedRoot(
        first.a * second.a + first.b * second.b * c, first.a * second.b + first.b * second.a,
        first.c)
    else { return nil }
    var (x, y) = (x, y)
    (x.nested, y.nested) = (nil, nil)
    guard let rest = Monomial.product(x, y) else { return nil }
    return root.multiplied(by: ExactForm(rest.0, rest.1))
  }

  /// 1 ÷ the number, where the denominator can be made rational.
  var reciprocal: ExactForm? {
    guard !terms.isEmpty else { return nil }
    if terms.count == 1 {
      let term = terms[0]
      if let nested = term.monomial.nested {
        // 1 ÷ √(a+b√c) = √(a+b√c) · (a-b√c) ÷ (a²-b²c)
        var rest = term.monomial
        rest.nested = nil
        let c = Fraction(Integer(Natural(nested.c)))
        let norm = nested.a * nested.a - nested.b * nested.b * c
        guard !norm.isZero, let inverse = rest.reciprocal,
          let conjugate = Self.root(of: c, degree: 2).map({
            ExactForm(nested.a).adding($0.scaled(by: -nested.b))
          })
        else { return nil }
        return ExactForm(1, Monomial(nested: nested)).multiplied(by: conjugate)?
          .multiplied(by: ExactForm(inverse.0, inverse.1))?.scaled(
            by: 1 / (norm * term.coefficient))
      }
      return term.monomial.reciprocal.map { ExactForm($0.0 / term.coefficient, $0.1) }
    }
    // A sum times what changes the sign of one root until no root is left.
    guard terms.allSatisfy({ $0.monomial.isRadical }) else { return nil }
    var numerator = ExactForm(1)
    var denominator = self
    for _ in 0..<6 {
      if let value = denominator.rational {
        return value.isZero ? nil : numerator.scaled(by: 1 / value)
      }
      if denominator.terms.count == 1 { return denominator.reciprocal?.multiplied(by: numerator) }
      guard let prime = denominator.terms.last?.monomial.radicals.last?.prime,
        let conjugate = denominator.conjugate(of: prime),
        let product = denominator.multiplied(by: conjugate),
        let next = numerator.multiplied(by: conjugate)
      else { return nil }
      (denominator, numerator) = (product, next)
    }
    return nil
  }

  /// The sum with √p negative; `nil` where p has other roots than square ones.
  private func conjugate(of prime: UInt) -> ExactForm? {
    var changed: [Term] = []
    for term in terms {
      guard let radical = term.monomial.radicals.first(where: { $0.prime == prime }) else {
        changed.append(term)
        continue
      }
      guard radical.exponent == Fraction(1, 2) else { return nil }
      changed.append(Term(coefficient: -term.coefficient, monomial: term.monomial))
    }
    return ExactForm(terms: changed)
  }

  func power(_ exponent: Int) -> ExactForm? {
    guard exponent >= 0 else { return reciprocal?.power(-exponent) }
    if let value = rational { return value.power(exponent).map { ExactForm($0) } }
    var result = ExactForm(1)
    for _ in 0..<min(exponent, 33) {
      guard let next = result.multiplied(by: self) else { return nil }
      result = next
    }
    return exponent <= 32 ? result : nil
  }
}
