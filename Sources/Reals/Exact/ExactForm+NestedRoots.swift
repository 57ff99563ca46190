// Square roots of sums a + b√c.
extension ExactForm {
  /// √(a + b√c), as a sum of simpler roots where it is one.
  ///
  /// - Returns: `nil` where the number is negative, or its parts cannot be factored.
  /// - Source: it is √((a+s)÷2) ± √((a-s)÷2) with s = √(a²-b²c), where that is rational.
  static func nestedRoot(_ a: Fraction, _ b: Fraction, _ c: UInt) -> ExactForm? {
    if b.isZero { return a.signum < 0 ? nil : root(of: a, degree: 2) }
    let norm = a * a - b * b * Fraction(Integer(Natural(c)))
    // With a negative norm, the sign is that of b√c.
    guard norm.signum >= 0 ? a.signum > 0 : b.signum > 0 else { return nil }
    if norm.signum >= 0, let s = root(of: norm, degree: 2)?.rational,
      let first = root(of: (a + s) * Fraction(1, 2), degree: 2),
      let second = root(of: (a - s) * Fraction(1, 2), degree: 2)
    {
      return first.adding(b.signum < 0 ? -second : second)
    }
    guard let (scale, content) = commonFactors(a, b), let root = root(of: content, degree: 2),
      let radical = root.terms.first
    else { return nil }
    let square = scale * scale * content
    var monomial = radical.monomial
    monomial.nested = [NestedRadical(a: a / square, b: b / square, c: c)]
    return ExactForm(scale * radical.coefficient, monomial)
  }

  /// The product of two nested roots with the same inner number.
  static func nestedProduct(_ x: NestedRadical, _ y: NestedRadical) -> ExactForm? {
    // √(a+b√c) · √(d+e√c) = √(ad + bec + (ae+bd)√c)
    let c = Fraction(Integer(Natural(x.c)))
    return nestedRoot(x.a * y.a + x.b * y.b * c, x.a * y.b + x.b * y.a, x.c)
  }

  /// The sum with nested roots replaced by multiples of those that another form has, where they are
  /// multiples: √(5-√5) is a multiple of √(5+√5).
  func rewritten(withRootsOf other: ExactForm) -> ExactForm {
    guard terms.contains(where: { !$0.monomial.nested.isEmpty }) else { return self }
    var known: [NestedRadical] = []
    for term in other.terms { known += term.monomial.nested }
    guard !known.isEmpty else { return self }
    var result: [ExactForm] = []
    var isChanged = false
    for term in terms {
      let changed = Self.rewritten(term, known)
      isChanged = isChanged || changed != nil
      result.append(changed ?? ExactForm(terms: [term]))
    }
    guard isChanged else { return self }
    return result.reduce(ExactForm(0)) { $0.adding($1) }
  }

  private static func rewritten(_ term: Term, _ known: [NestedRadical]) -> ExactForm? {
    var factors: [ExactForm] = []
    var monomial = term.monomial
    for (index, root) in term.monomial.nested.enumerated() where !known.contains(root) {
      for candidate in known where candidate.c == root.c {
        // √v = √(uv) ÷ u · √u, where √(uv) is no nested root.
        guard let product = nestedProduct(candidate, root),
          product.terms.allSatisfy({ $0.monomial.nested.isEmpty })
        else { continue }
        let c = Fraction(Integer(Natural(candidate.c)))
        let norm = candidate.a * candidate.a - candidate.b * candidate.b * c
        guard let inner = Self.root(of: c, degree: 2),
          let factor = ExactForm(candidate.a).adding(inner.scaled(by: -candidate.b))
            .scaled(by: 1 / norm).multiplied(by: product)
        else { continue }
        factors.append(factor)
        monomial.nested[index] = candidate
        break
      }
    }
    guard !factors.isEmpty else { return nil }
    var result = ExactForm(term.coefficient, monomial)
    for factor in factors {
      guard let next = result.multiplied(by: factor) else { return nil }
      result = next
    }
    return result
  }

  /// The largest rational number whose square divides both to whole numbers, and what still divides
  /// both.
  private static func commonFactors(_ a: Fraction, _ b: Fraction) -> (Fraction, Fraction)? {
    let denominator =
      a.denominator * (b.denominator / Natural.greatestCommonDivisor(a.denominator, b.denominator))
    // Over the square of that denominator, both are whole.
    let bottom = Fraction(Integer(denominator))
    let whole = Natural.greatestCommonDivisor(
      (a * bottom * bottom).numerator.magnitude, (b * bottom * bottom).numerator.magnitude)
    guard let factors = Factors(whole) else { return nil }
    var scale = Natural(1 as UInt)
    var content = Natural(1 as UInt)
    for (prime, count) in factors.powers {
      scale = scale * Natural(prime).power(UInt(count / 2))
      if count & 1 == 1 { content = content * Natural(prime) }
    }
    return (Fraction(Integer(scale), denominator), Fraction(Integer(content)))
  }
}
