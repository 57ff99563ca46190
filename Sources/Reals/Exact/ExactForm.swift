/// A real number as a sum of rational multiples of monomials: the form in which it is shown exactly.
///
/// Equal forms are equal numbers. Different ones may still be equal where they mix kinds of which nobody
/// has proved that they are independent, or where several square roots are nested; so whether two numbers
/// differ is for enclosures to say.
///
/// - Invariant: monomials ascend and differ; no coefficient is 0.
public struct ExactForm: Hashable, Sendable {
  package struct Term: Hashable, Sendable {
    package let coefficient: Fraction
    package let monomial: Monomial
  }

  package let terms: [Term]

  /// Sums of more terms have no exact form.
  static let mostTerms = 24
  /// Coefficients of more bits, but those of rational numbers, have no exact form.
  static let mostBits = 1 << 14

  package init(terms: [Term]) { self.terms = terms }

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

  /// The whole part, rounded towards 0, and the positive rest of the magnitude, if the number is rational
  /// with both of them not 0: 7÷3 is 2 and 1÷3, and so is -7÷3 with a whole part of -2.
  public var mixedNumber: (whole: Integer, rest: Fraction)? {
    guard let value = rational, !value.isWhole else { return nil }
    let (whole, rest) = value.numerator.quotientAndRemainder(
      dividingBy: Integer(value.denominator))
    return whole.isZero
      ? nil : (whole, Fraction(Integer(rest.magnitude), value.denominator))
  }

  package var isAlgebraic: Bool { terms.allSatisfy { $0.monomial.isAlgebraic } }

  private var isTooLong: Bool {
    rational == nil
      && (terms.count > Self.mostTerms
        || terms.contains { $0.coefficient.bitWidth > Self.mostBits })
  }
}

extension Fraction {
  /// The binary digits of the numerator and the denominator.
  var bitWidth: Int { numerator.magnitude.bitWidth + denominator.bitWidth }
}

// Arithmetic; `nil` where the result has no such form.
extension ExactForm {
  static prefix func - (a: ExactForm) -> ExactForm {
    ExactForm(terms: a.terms.map { Term(coefficient: -$0.coefficient, monomial: $0.monomial) })
  }

  func adding(_ other: ExactForm) -> ExactForm {
    if terms.isEmpty { return other }
    return joined(with: other.rewritten(withRootsOf: self))
  }

  private func joined(with other: ExactForm) -> ExactForm {
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

  package var negated: ExactForm { -self }

  func subtracting(_ other: ExactForm) -> ExactForm { adding(-other) }

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
    return sum.isTooLong ? nil : sum
  }

  /// The product of two monomials, which may be a sum where both have nested roots.
  private static func product(_ x: Monomial, _ y: Monomial) -> ExactForm? {
    var roots: [ExactForm] = []
    var kept = x.nested
    for root in y.nested {
      guard let index = kept.firstIndex(where: { $0.c == root.c }) else {
        kept.append(root)
        continue
      }
      guard let product = nestedProduct(kept.remove(at: index), root) else { return nil }
      roots.append(product)
    }
    kept = kept.insertionSorted { $0.c < $1.c }
    var (x, y) = (x, y)
    (x.nested, y.nested) = ([], [])
    guard let rest = Monomial.product(x, y) else { return nil }
    var monomial = rest.1
    monomial.nested = kept
    var result = ExactForm(rest.0, monomial)
    for root in roots {
      guard let next = result.multiplied(by: root) else { return nil }
      result = next
    }
    return result
  }

  /// The number to a whole power.
  func power(_ exponent: Int) -> ExactForm? {
    guard exponent >= 0 else { return reciprocal?.power(-exponent) }
    if let value = rational { return value.power(exponent).map { ExactForm($0) } }
    // Each step of the power multiplies the bits.
    var bits = 1
    for term in terms {
      bits = max(bits, term.coefficient.bitWidth)
      for radical in term.monomial.radicals {
        bits += UInt.bitWidth - radical.prime.leadingZeroBitCount
      }
    }
    let (size, over) = bits.multipliedReportingOverflow(by: exponent)
    guard !over, size <= 4 * Self.mostBits || isPowerOfConstants else { return nil }
    var result = ExactForm(1)
    var rest = exponent
    var square = self
    while rest > 0 {
      if rest & 1 == 1 {
        guard let next = result.multiplied(by: square) else { return nil }
        result = next
      }
      rest >>= 1
      if rest > 0 {
        guard let next = square.multiplied(by: square) else { return nil }
        square = next
      }
    }
    return result
  }

  /// Whether the number is a product of a power of π and one of e, whose powers stay small.
  private var isPowerOfConstants: Bool {
    terms.count == 1 && terms[0].coefficient == 1 && terms[0].monomial.radicals.isEmpty
      && terms[0].monomial.nested.isEmpty && terms[0].monomial.logarithm == nil
  }
}
