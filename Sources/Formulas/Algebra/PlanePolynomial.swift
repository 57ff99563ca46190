package import Reals

/// A polynomial of x and y with exact coefficients.
package struct PlanePolynomial {
  /// The coefficients of `x^a y^b`; none is 0.
  private var coefficients: [Powers: Fraction]

  private struct Powers: Hashable {
    let x: Int
    let y: Int
  }

  private static let mostTerms = 200
  private static let highestDegree = 32
  /// The most binary digits of a power of a number.
  private static let mostBits = 8192.0

  /// - Returns: `nil` if the formula is no polynomial of x and y, or one of too many terms.
  /// - Complexity: O(nodes · terms²).
  package init?(_ formula: Formula) {
    guard let result = formula.folded(parts: { $0.operands }, combine: Self.polynomial) else {
      return nil
    }
    self = result
  }

  private init(_ coefficients: [Powers: Fraction]) {
    self.coefficients = coefficients.filter { !$0.value.isZero }
  }

  private init(_ number: Fraction) { self.init([Powers(x: 0, y: 0): number]) }

  private static func polynomial(
    _ formula: Formula, _ operands: ArraySlice<PlanePolynomial?>
  ) -> PlanePolynomial? {
    let parts = operands.compactMap { $0 }
    switch formula.kind {
    case .number(let number): return number.fraction.map { PlanePolynomial($0) }
    case .variable("x"): return PlanePolynomial([Powers(x: 1, y: 0): 1])
    case .variable("y"): return PlanePolynomial([Powers(x: 0, y: 1): 1])
    case .negated: return parts.first.map { $0.times(-1) }
    case .sum(let terms):
      guard parts.count == terms.count else { return nil }
      var sum = PlanePolynomial([:])
      for (term, part) in zip(terms, parts) {
        sum = sum.adding(term.isInverted ? part.times(-1) : part)
      }
      return sum
    case .product(let factors):
      guard parts.count == factors.count else { return nil }
      var product = PlanePolynomial(1)
      for (factor, part) in zip(factors, parts) {
        let operand: PlanePolynomial
        if factor.isInverted {
          guard let inverse = part.constant?.reciprocal else { return nil }
          operand = PlanePolynomial(inverse)
        } else {
          operand = part
        }
        guard let next = product.multiplied(by: operand) else { return nil }
        product = next
      }
      return product
    case .power(_, let exponent):
      guard let first = operands.first, let base = first,
        let value = exponent.signedNumber?.shortDouble, value == value.rounded()
      else { return nil }
      if let number = base.constant { return constantPower(number, value) }
      guard value >= 0, value <= Double(highestDegree) else { return nil }
      var power = PlanePolynomial(1)
      for _ in 0..<Int(value) {
        guard let next = power.multiplied(by: base) else { return nil }
        power = next
      }
      return power
    case .constant, .variable, .operation: return nil
    }
  }

  /// A power of a number, if it is not too long.
  private static func constantPower(_ number: Fraction, _ exponent: Double) -> PlanePolynomial? {
    let bits = number.numerator.magnitude.bitWidth + number.denominator.bitWidth
    guard exponent.magnitude * Double(bits) <= mostBits else { return nil }
    return number.power(Int(exponent)).map { PlanePolynomial($0) }
  }

  /// A power of two that is greater than the magnitude of every root of a polynomial of x alone; `nil` with y, for 0,
  /// and where it is too large for a window of doubles.
  ///
  /// - Source: Fujiwara 1916: roots are at most twice the greatest k-th root of the quotient of the coefficient that is
  ///   k powers below the leading one, and that one.
  package var rootBound: Double? {
    let degree = degree
    guard coefficients.keys.allSatisfy({ $0.y == 0 }),
      let leading = coefficients[Powers(x: degree, y: 0)]
    else { return nil }
    var exponent = 0
    for (powers, coefficient) in coefficients where powers.x < degree {
      let quotient = coefficient / leading
      // The quotient is less than 2 to this power.
      let bits = quotient.numerator.magnitude.bitWidth - quotient.denominator.bitWidth + 1
      let below = degree - powers.x
      exponent = max(exponent, (bits + below - 1) / below)
    }
    return exponent < Self.largestExponent
      ? Double(sign: .plus, exponent: exponent + 1, significand: 1) : nil
  }

  /// A window from minus to plus this power of two has a width that is a double.
  private static let largestExponent = 1022

  private var constant: Fraction? {
    coefficients.isEmpty
      ? Fraction(0) : coefficients.count == 1 ? coefficients[Powers(x: 0, y: 0)] : nil
  }

  private func times(_ number: Fraction) -> PlanePolynomial {
    PlanePolynomial(coefficients.mapValues { $0 * number })
  }

  private func adding(_ other: PlanePolynomial) -> PlanePolynomial {
    var sum = coefficients
    for (powers, coefficient) in other.coefficients {
      sum[powers] = (sum[powers] ?? 0) + coefficient
    }
    return PlanePolynomial(sum)
  }

  private func multiplied(by other: PlanePolynomial) -> PlanePolynomial? {
    guard degree + other.degree <= Self.highestDegree else { return nil }
    var product: [Powers: Fraction] = [:]
    for (powers, coefficient) in coefficients {
      for (others, factor) in other.coefficients {
        let key = Powers(x: powers.x + others.x, y: powers.y + others.y)
        product[key] = (product[key] ?? 0) + coefficient * factor
      }
    }
    return product.count <= Self.mostTerms ? PlanePolynomial(product) : nil
  }

  /// Whether it is another one times a number other than 0; neither is 0.
  package func isMultiple(of other: PlanePolynomial) -> Bool {
    guard coefficients.count == other.coefficients.count,
      let (powers, coefficient) = coefficients.first, let inverse = coefficient.reciprocal,
      let own = other.coefficients[powers]
    else { return false }
    return times(own * inverse).coefficients == other.coefficients
  }

  /// The highest sum of both powers; 0 for a number.
  package var degree: Int { coefficients.keys.reduce(0) { max($0, $1.x + $1.y) } }
}

// Far away.
extension PlanePolynomial {
  /// A direction from the origin along an axis.
  package enum Side: CaseIterable, Sendable {
    case right, left, up, down
  }

  /// The polynomial of u and v, written with x and y, that has the signs of this one at the point `1÷u` along
  /// an axis and `v÷u` across, for u above 0: at u = 0 the point is infinitely far away.
  package func seen(from side: Side) -> PlanePolynomial {
    let degree = degree
    var result: [Powers: Fraction] = [:]
    for (powers, coefficient) in coefficients {
      let isAcross = side == .up || side == .down
      let along = isAcross ? powers.y : powers.x
      let isNegative = (side == .left || side == .down) && along % 2 != 0
      result[Powers(x: degree - powers.x - powers.y, y: isAcross ? powers.x : powers.y)] =
        isNegative ? -coefficient : coefficient
    }
    return PlanePolynomial(result)
  }

  /// The sign for one y and every x above 0 that is small enough: -1, 0 or 1.
  package func signBesideZero(y: Fraction) -> Int {
    var sums: [Int: Fraction] = [:]
    for (powers, coefficient) in coefficients {
      guard let power = y.power(powers.y) else { continue }
      sums[powers.x] = (sums[powers.x] ?? 0) + coefficient * power
    }
    return sums.filter { !$0.value.isZero }.min { $0.key < $1.key }?.value.signum ?? 0
  }

  /// The polynomial as a formula.
  package var formula: Formula? {
    var sum: Formula?
    for (powers, coefficient) in coefficients {
      guard var term = Formula(writing: coefficient.magnitude) else { return nil }
      for (name, power) in [("x" as Name, powers.x), ("y", powers.y)] where power > 0 {
        let factor = Formula.power(.variable(name), Formula(Double(power)))
        term = .multiplying(term, Formula.Term(factor))
      }
      let isNegative = coefficient.signum < 0
      sum =
        sum.map { .adding($0, Formula.Term(term, isInverted: isNegative)) }
        ?? (isNegative ? .negating(term) : term)
    }
    return sum ?? .number(0)
  }
}
