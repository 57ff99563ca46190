/// A polynomial of r, of sines and of cosines of whole multiples of θ, such as r² - 2 cos 2θ, as a sum of terms
/// `c rᵐ cos nθ` and `c rᵐ sin nθ`.
///
/// Since `rⁿ cos nθ` and `rⁿ sin nθ` are the parts of `(x + iy)ⁿ`, many equations between such polynomials are those
/// of polynomials of x and y.
struct PolarPolynomial {
  private var terms: [Term]

  private struct Term {
    var coefficient: Formula
    /// The exponent of r.
    var power = 0
    /// The number before θ.
    var multiple = 0
    var isSine = false

    var isOdd: Bool { (power - multiple) % 2 != 0 }

    /// The term in x and y, with its power of r divided into `rⁿ` for the part of `(x + iy)ⁿ` and squares of r.
    ///
    /// - Parameter squares: The number of these squares.
    func inPlane(squares: Int) -> Formula {
      var factors = [coefficient]
      if multiple > 0 { factors.append(PolarPolynomial.part(multiple, isImaginary: isSine)) }
      if squares > 0 {
        let square = PolarCoordinates.squareOfRadius
        factors.append(squares == 1 ? square : .power(square, Formula(Double(squares))))
      }
      if factors.count > 1, coefficient == PolarPolynomial.one { factors.removeFirst() }
      return PolarPolynomial.product(factors)
    }
  }

  /// The real or imaginary part of `(x + iy)ⁿ`.
  private static func part(_ exponent: Int, isImaginary: Bool) -> Formula {
    var parts: [Formula] = []
    var binomial = 1.0
    for index in 0...exponent {
      if index % 2 == (isImaginary ? 1 : 0) {
        let factor = index / 2 % 2 == 0 ? binomial : -binomial
        let powers = [("x", exponent - index), ("y", index)] as [(Name, Int)]
        var factors = powers.compactMap { (name, power) -> Formula? in
          if power == 0 { return nil }
          return power == 1 ? .variable(name) : .power(.variable(name), Formula(Double(power)))
        }
        if factor != 1 { factors.insert(Formula(factor), at: 0) }
        parts.append(product(factors))
      }
      binomial = binomial * Double(exponent - index) / Double(index + 1)
    }
    return sum(parts) ?? .number(0)
  }

  private static func product(_ factors: [Formula]) -> Formula {
    factors.dropFirst().reduce(factors[0]) { .multiplying($0, Formula.Term($1)) }
  }

  private static func sum(_ terms: [Formula]) -> Formula? {
    guard let first = terms.first else { return nil }
    return terms.dropFirst().reduce(first) { .adding($0, Formula.Term($1)) }
  }

  private static let mostTerms = 40
  /// Polynomials of higher degree than this are enclosed less well than functions of r and θ.
  private static let highestDegree = 8

  /// - Returns: `nil` if the formula is something else, or a polynomial of too many terms.
  /// - Complexity: O(nodes · terms²).
  init?(_ formula: Formula) {
    guard let found = formula.folded(parts: { $0.operands }, combine: Self.polynomial) else {
      return nil
    }
    self = found
  }

  private init(_ terms: [Term]) { self.terms = terms }

  /// A relation of x and y that has the same points as the comparison of the polynomial with 0; `nil` where none is
  /// known.
  ///
  /// A point has the coordinates r and θ, and -r and θ + π. With these, terms change their sign whose power of r and
  /// multiple of θ are not both even or both odd. Where a polynomial has such terms O and others E, the points of an
  /// equation are those where E² - O² is 0; in other comparisons, r is not negative. What is left is multiplied by a
  /// power of r. That adds no point: the origin is one already, since a sum of sines and cosines without a constant
  /// term is 0 for some θ.
  func compared(_ sign: Comparison) -> Relation? {
    let hasOrigin =
      ![.less, .greater, .notEqual].contains(sign)
      && !terms.contains { $0.power == 0 && $0.multiple == 0 }
    var polynomial = self
    let odd = PolarPolynomial(terms.filter { $0.isOdd })
    let even = PolarPolynomial(terms.filter { !$0.isOdd })
    if !odd.terms.isEmpty && !even.terms.isEmpty {
      guard sign == .equal, let squares = even.times(even), let others = odd.times(odd) else {
        return nil
      }
      polynomial = PolarPolynomial(squares.terms + others.negated.terms)
    }
    return polynomial.inPlane(withOrigin: hasOrigin).map {
      .comparison($0, [Relation.Link(sign, .number(0))])
    }
  }

  /// The polynomial times a power of r, as one of x and y.
  ///
  /// - Parameter hasOrigin: Whether the origin is one of the points, so that the power may be other than 1.
  /// - Precondition: All terms are odd, or none is.
  private func inPlane(withOrigin hasOrigin: Bool) -> Formula? {
    var missing = max(0, terms.map { $0.multiple - $0.power }.max() ?? 0)
    if terms.first?.isOdd == true, missing % 2 == 0 { missing += 1 }
    let degree = missing + (terms.map { $0.power }.max() ?? 0)
    guard missing == 0 || hasOrigin, degree <= Self.highestDegree else { return nil }
    return Self.sum(
      terms.map { $0.inPlane(squares: ($0.power + missing - $0.multiple) / 2) })
  }

  private static func polynomial(
    _ formula: Formula, _ operands: ArraySlice<PolarPolynomial?>
  ) -> PolarPolynomial? {
    let parts = operands.compactMap { $0 }
    if case .operation(let operation, let operands) = formula.kind,
      operation == .sin || operation == .cos, let multiple = multiple(ofTurn: operands[0])
    {
      return PolarPolynomial([
        Term(coefficient: one, multiple: multiple, isSine: operation == .sin)
      ])
    }
    guard parts.count == operands.count else { return nil }
    if formula == .variable("r") { return PolarPolynomial([Term(coefficient: one, power: 1)]) }
    if case .variable(let name) = formula.kind, ["θ", "x", "y"].contains(name) { return nil }
    if parts.allSatisfy({ $0.constant != nil }) {
      return PolarPolynomial([Term(coefficient: formula)])
    }
    switch formula.kind {
    case .negated: return parts[0].negated
    case .sum(let terms):
      return PolarPolynomial(
        zip(terms, parts).flatMap { $0.isInverted ? $1.negated.terms : $1.terms })
    case .product(let factors):
      var product = PolarPolynomial([Term(coefficient: one)])
      for (factor, part) in zip(factors, parts) {
        guard let next = factor.isInverted ? product.divided(by: part) : product.times(part) else {
          return nil
        }
        product = next
      }
      return product
    case .power(_, let exponent):
      guard let value = exponent.signedNumber?.shortDouble, value == value.rounded(),
        value > 0, value <= Double(highestDegree)
      else { return nil }
      var power = parts[0]
      for _ in 1..<Int(value) {
        guard let next = power.times(parts[0]) else { return nil }
        power = next
      }
      return power
    case .number, .constant, .variable, .operation: return nil
    }
  }

  /// The number k of kθ; `nil` if it is not a whole number above 0.
  private static func multiple(ofTurn angle: Formula) -> Int? {
    if angle == .variable("θ") { return 1 }
    guard case .product(let factors) = angle.kind, factors.count == 2, !factors[1].isInverted,
      factors[1].formula == .variable("θ"),
      let value = factors[0].formula.signedNumber?.shortDouble, value == value.rounded(),
      value >= 1, value <= Double(highestDegree)
    else { return nil }
    return Int(value)
  }

  /// What it is if that does not depend on r and θ.
  private var constant: Formula? {
    guard let term = terms.first, terms.count == 1, term.power == 0, term.multiple == 0 else {
      return nil
    }
    return term.coefficient
  }

  private static let one = Formula(1.0)

  private var negated: PolarPolynomial {
    PolarPolynomial(
      terms.map { term in
        var term = term
        term.coefficient = .negating(term.coefficient)
        return term
      })
  }

  private func divided(by other: PolarPolynomial) -> PolarPolynomial? {
    guard let divisor = other.constant else { return nil }
    return PolarPolynomial(
      terms.map { term in
        var term = term
        term.coefficient = .multiplying(
          term.coefficient, Formula.Term(divisor, isInverted: true))
        return term
      })
  }

  /// - Source: the formulas for products of sines and cosines.
  private func times(_ other: PolarPolynomial) -> PolarPolynomial? {
    guard terms.count * other.terms.count <= Self.mostTerms / 2 else { return nil }
    var product: [Term] = []
    for left in terms {
      for right in other.terms {
        var term = Term(
          coefficient: left.coefficient == Self.one
            ? right.coefficient
            : .multiplying(left.coefficient, Formula.Term(right.coefficient)),
          power: left.power + right.power)
        guard term.power <= Self.highestDegree else { return nil }
        if left.multiple == 0 || right.multiple == 0 {
          (term.multiple, term.isSine) =
            (left.multiple + right.multiple, left.isSine || right.isSine)
          product.append(term)
          continue
        }
        term.coefficient = .multiplying(
          term.coefficient, Formula.Term(Formula(2.0), isInverted: true))
        term.isSine = left.isSine != right.isSine
        var (sum, difference) = (term, term)
        sum.multiple = left.multiple + right.multiple
        difference.multiple = abs(left.multiple - right.multiple)
        if left.isSine && right.isSine { sum.coefficient = .negating(sum.coefficient) }
        // sin a cos b has sin(a - b), and cos a sin b has -sin(a - b).
        if term.isSine, left.isSine != (left.multiple >= right.multiple) {
          difference.coefficient = .negating(difference.coefficient)
        }
        product.append(sum)
        if !term.isSine || difference.multiple > 0 { product.append(difference) }
      }
    }
    return PolarPolynomial(product)
  }
}
