/// A summand of an exact form as it is written: roots under few signs, logarithms joined.
package struct ExactPart: Sendable {
  /// A number under a root sign, or to a broken power.
  package enum Root: Sendable {
    /// `number`^`exponent`, where the exponent lies between 0 and 1.
    case power(Natural, Fraction)
    /// √(a + b√c)
    case nested(Fraction, Fraction, UInt)
  }

  package var coefficient: Fraction
  package var roots: [Root] = []
  package var powerOfPi: Fraction = 0
  /// x, of a factor ln x.
  package var logarithm: Fraction?
  /// β, of a factor e^β.
  package var exponent = ExactForm(0)

  package var isAlgebraic: Bool { powerOfPi.isZero && logarithm == nil && exponent.isZero }

  init(_ term: ExactForm.Term) {
    coefficient = term.coefficient
    let monomial = term.monomial
    powerOfPi = monomial.powerOfPi
    logarithm = monomial.logarithm.map { Fraction(Integer(Natural($0))) }
    exponent = ExactForm(terms: monomial.exponent)
    var nested = monomial.nested
    var simple = monomial.radicals
    if !nested.isEmpty {
      // Square roots of whole numbers go under the last sign.
      let last = nested.removeLast()
      var factor: Fraction = 1
      for radical in simple where radical.exponent == Fraction(1, 2) {
        factor = factor * Fraction(Integer(Natural(radical.prime)))
      }
      simple.removeAll { $0.exponent == Fraction(1, 2) }
      roots = nested.map { .nested($0.a, $0.b, $0.c) }
      roots.append(.nested(last.a * factor, last.b * factor, last.c))
    }
    roots = Self.joined(simple) + roots
  }

  /// Roots of primes under one sign for each degree.
  private static func joined(_ radicals: [Monomial.Radical]) -> [Root] {
    var degrees: [Natural] = []
    for radical in radicals where !degrees.contains(radical.exponent.denominator) {
      degrees.append(radical.exponent.denominator)
    }
    return degrees.insertionSorted { $0 < $1 }.flatMap { degree in
      let same = radicals.filter { $0.exponent.denominator == degree }
      if degree > 3, same.allSatisfy({ $0.exponent == same[0].exponent }) {
        return [
          Root.power(same.reduce(1) { $0 * Natural($1.prime) }, same[0].exponent)
        ]
      }
      guard same.allSatisfy({ $0.exponent.numerator <= mostFactors }) else {
        return same.map { .power(Natural($0.prime), $0.exponent) }
      }
      let number = same.reduce(Natural(1 as UInt)) {
        $0 * Natural($1.prime).power(UInt($1.exponent.numerator.int ?? 1))
      }
      return [.power(number, Fraction(1, degree))]
    }
  }

  /// A prime to a larger power is not written out under a root sign.
  private static var mostFactors: Integer { 200 }
}

extension ExactForm {
  /// The summands as they are written, in the order of the terms.
  package var parts: [ExactPart] {
    var rest = withSingleNestedRoots.terms
    var parts: [ExactPart] = []
    while let term = rest.first {
      let base = term.monomial.withoutLogarithm
      let same =
        term.monomial.logarithm == nil
        ? [term]
        : rest.filter { $0.monomial.logarithm != nil && $0.monomial.withoutLogarithm == base }
      if term.monomial.logarithm != nil, let joined = Self.joined(same, base) {
        parts.append(joined)
      } else {
        parts += same.map { ExactPart($0) }
      }
      rest.removeAll { same.contains($0) }
    }
    return parts
  }

  /// Arguments of more bits are not joined to one logarithm.
  private static let mostBitsOfArgument = 40

  /// A sum of multiples of logarithms of primes as one logarithm with a factor.
  private static func joined(_ terms: [Term], _ base: Monomial) -> ExactPart? {
    guard let first = terms.first else { return nil }
    var divisor = first.coefficient.numerator.magnitude
    var denominator = first.coefficient.denominator
    for term in terms {
      divisor = .greatestCommonDivisor(divisor, term.coefficient.numerator.magnitude)
      let other = term.coefficient.denominator
      denominator = denominator * (other / .greatestCommonDivisor(denominator, other))
    }
    let factor = Fraction(Integer(divisor), denominator)
    var argument: Fraction = 1
    for term in terms {
      guard let exponent = (term.coefficient / factor).numerator.int,
        exponent.magnitude <= mostBitsOfArgument, let prime = term.monomial.logarithm,
        let power = Fraction(Integer(Natural(prime))).power(exponent)
      else { return nil }
      argument = argument * power
      if argument.bitWidth > mostBitsOfArgument { return nil }
    }
    // -ln 2 rather than ln(1÷2)
    let isInverse = argument.numerator == 1
    var part = ExactPart(
      Term(coefficient: isInverse ? -factor : factor, monomial: base))
    part.logarithm = isInverse ? Fraction(Integer(argument.denominator)) : argument
    return part
  }

  /// The sum with multiples (p + q√c)·√u of a nested root as one nested root each, where that can be.
  private var withSingleNestedRoots: ExactForm {
    var rest = terms
    var result: [Term] = []
    while !rest.isEmpty {
      let term = rest.removeFirst()
      guard term.monomial.nested.count == 1,
        let index = rest.firstIndex(where: { $0.monomial.hasSameFactors(as: term.monomial) }),
        !rest[(index + 1)...].contains(where: { $0.monomial.hasSameFactors(as: term.monomial) }),
        let joined = Self.joined(term, rest[index])
      else {
        result.append(term)
        continue
      }
      rest.remove(at: index)
      result.append(joined)
    }
    return ExactForm(terms: result.insertionSorted { $0.monomial < $1.monomial })
  }

  /// Two multiples of the same nested root as one nested root.
  private static func joined(_ x: Term, _ y: Term) -> Term? {
    guard let first = x.monomial.radicandOfRoots, let second = y.monomial.radicandOfRoots,
      let root = x.monomial.nested.first
    else { return nil }
    let (p, q) = (
      x.coefficient * x.coefficient * first, y.coefficient * y.coefficient * second
    )
    // (±√p ± √q)² = p + q ± 2√(pq), where √(pq) has to be a multiple of √c.
    let c = Fraction(Integer(Natural(root.c)))
    guard p != q, let middle = Self.root(of: p * q / c, degree: 2)?.rational else { return nil }
    let sign: Fraction = x.coefficient.signum == y.coefficient.signum ? 2 : -2
    let (a, b) = (p + q, middle * sign)
    guard
      let product = nestedRoot(
        a * root.a + b * root.b * c, a * root.b + b * root.a, root.c),
      product.terms.count == 1, let term = product.terms.first
    else { return nil }
    var monomial = x.monomial
    (monomial.radicals, monomial.nested) = (term.monomial.radicals, term.monomial.nested)
    let isNegative = (p > q ? x : y).coefficient.signum < 0
    return Term(coefficient: isNegative ? -term.coefficient : term.coefficient, monomial: monomial)
  }
}

extension Monomial {
  fileprivate var withoutLogarithm: Monomial {
    var rest = self
    rest.logarithm = nil
    return rest
  }

  /// Whether the monomials differ in roots of primes alone.
  fileprivate func hasSameFactors(as other: Monomial) -> Bool {
    nested == other.nested && powerOfPi == other.powerOfPi && logarithm == other.logarithm
      && exponent == other.exponent
  }

  /// The product of the primes, if all their roots are square ones.
  fileprivate var radicandOfRoots: Fraction? {
    var product: Fraction = 1
    for radical in radicals {
      guard radical.exponent == Fraction(1, 2) else { return nil }
      product = product * Fraction(Integer(Natural(radical.prime)))
    }
    return product
  }
}
