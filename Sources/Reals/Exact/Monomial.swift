/// A real number above 0 that other monomials do not make up: a product of roots of primes, square roots
/// of sums with such roots, a power of π, one logarithm of a prime and a power of e.
///
/// Different products of roots of primes are independent over the rational numbers.
///
/// - Invariant: primes ascend; their exponents lie between 0 and 1, both left out. Nested roots ascend by
///   their inner number, which differs.
/// - Source: Besicovitch 1940, doi:10.1112/jlms/s1-15.1.3; Mordell 1953.
package struct Monomial: Hashable, Sendable {
  /// A prime to a power between 0 and 1.
  package struct Radical: Hashable, Sendable {
    package let prime: UInt
    package let exponent: Fraction
  }

  package var radicals: [Radical] = []
  /// Factors √(a + b√c), none of them a sum of simpler roots.
  package var nested: [NestedRadical] = []
  package var powerOfPi: Fraction = 0
  /// The prime of a factor ln p.
  package var logarithm: UInt?
  /// The terms of β, of a factor e^β; none for 1.
  package var exponent: [ExactForm.Term] = []

  static let one = Monomial()

  package var isOne: Bool { self == .one }
  /// Whether the number is a root of a polynomial with whole coefficients.
  package var isAlgebraic: Bool { powerOfPi.isZero && logarithm == nil && exponent.isEmpty }
}

/// √(a + b√c), positive, for whole a and b without a common square factor, and a whole c without square
/// factors.
package struct NestedRadical: Hashable, Sendable {
  package let a: Fraction
  package let b: Fraction
  package let c: UInt
}

extension Monomial {
  /// The product of two monomials without nested roots, as a rational factor and a monomial; `nil` where it
  /// is neither.
  static func product(_ x: Monomial, _ y: Monomial) -> (Fraction, Monomial)? {
    if x.isOne { return (1, y) }
    if y.isOne { return (1, x) }
    guard x.logarithm == nil || y.logarithm == nil else { return nil }
    var factor: Fraction = 1
    var result = Monomial()
    result.powerOfPi = x.powerOfPi + y.powerOfPi
    result.logarithm = x.logarithm ?? y.logarithm
    result.exponent = ExactForm(terms: x.exponent).adding(ExactForm(terms: y.exponent)).terms
    var (i, j) = (0, 0)
    while i < x.radicals.count || j < y.radicals.count {
      if j == y.radicals.count || i < x.radicals.count && x.radicals[i].prime < y.radicals[j].prime
      {
        result.radicals.append(x.radicals[i])
        i += 1
      } else if i == x.radicals.count || y.radicals[j].prime < x.radicals[i].prime {
        result.radicals.append(y.radicals[j])
        j += 1
      } else {
        let prime = x.radicals[i].prime
        var exponent = x.radicals[i].exponent + y.radicals[j].exponent
        if exponent >= 1 {
          exponent = exponent - 1
          factor = factor * Fraction(Integer(Natural(prime)))
        }
        if !exponent.isZero { result.radicals.append(Radical(prime: prime, exponent: exponent)) }
        i += 1
        j += 1
      }
    }
    return (factor, result)
  }

  /// 1 ÷ the monomial, as a rational factor and a monomial; `nil` where it is neither.
  var reciprocal: (Fraction, Monomial)? {
    guard logarithm == nil, nested.isEmpty else { return nil }
    var factor: Fraction = 1
    var result = Monomial()
    result.powerOfPi = -powerOfPi
    result.exponent = (-ExactForm(terms: exponent)).terms
    for radical in radicals {
      factor = factor / Fraction(Integer(Natural(radical.prime)))
      result.radicals.append(Radical(prime: radical.prime, exponent: 1 - radical.exponent))
    }
    return (factor, result)
  }
}

/// The order in which terms of a sum are kept.
extension Monomial: Comparable {
  package static func < (a: Monomial, b: Monomial) -> Bool {
    if a.isAlgebraic != b.isAlgebraic { return a.isAlgebraic }
    if a.powerOfPi != b.powerOfPi { return a.powerOfPi > b.powerOfPi }
    if a.logarithm != b.logarithm { return (a.logarithm ?? 0) < (b.logarithm ?? 0) }
    if a.exponent != b.exponent { return isOrdered(a.exponent, b.exponent) }
    if a.nested != b.nested { return isOrdered(a.nested, b.nested) }
    for (x, y) in zip(a.radicals, b.radicals) where x != y {
      return x.prime != y.prime ? x.prime < y.prime : x.exponent < y.exponent
    }
    return a.radicals.count < b.radicals.count
  }

  private static func isOrdered(_ a: [ExactForm.Term], _ b: [ExactForm.Term]) -> Bool {
    for (x, y) in zip(a, b) where x != y {
      return x.monomial != y.monomial ? x.monomial < y.monomial : x.coefficient < y.coefficient
    }
    return a.count < b.count
  }

  private static func isOrdered(_ a: [NestedRadical], _ b: [NestedRadical]) -> Bool {
    for (x, y) in zip(a, b) where x != y {
      return x.c != y.c ? x.c < y.c : x.a != y.a ? x.a < y.a : x.b < y.b
    }
    return a.count < b.count
  }
}
