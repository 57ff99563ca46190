import Formulas
import OrdinateNumerics

// The germs of powers and roots.
extension SideGerms {
  func power(
    _ base: Formula, _ exponent: Formula, _ part: Formula
  ) throws(Germ.Failure) -> Germ {
    let germ = try germ(of: base)
    guard exponent.variables.isEmpty else {
      let power = try self.germ(of: exponent)
      if power.isLevel, power.factor.isPoint, let whole = Int64(exactly: power.factor.lower) {
        var result = try arithmetic.power(germ, whole)
        result.isReached = result.isReached && power.isReached
        return result
      }
      return try self.power(base, germ, exponent, power, part)
    }
    guard let number = Rational(exponent) else {
      if germ.sign == -1 { _ = try signOfRoot(part) }
      return try self.power(base, germ, exponent, self.germ(of: exponent), part)
    }
    if number.isWhole { return try arithmetic.power(germ, number.numerator) }
    guard let sign = germ.sign else { throw .unknown }
    if sign >= 0 { return try arithmetic.magnitude(germ, raisedTo: number) }
    return try arithmetic.magnitude(germ, raisedTo: number, sign: signOfRoot(part))
  }

  /// A power whose exponent is no number.
  private func power(
    _ base: Formula, _ germ: Germ, _ exponent: Formula, _ power: Germ, _ part: Formula
  ) throws(Germ.Failure) -> Germ {
    guard let sign = germ.sign else { throw .unknown }
    if sign == 0 {
      guard let sign = power.sign, sign != 0 else { throw .unknown }
      if sign < 0 { throw .undefined }
      return Germ(
        Interval(0), isReached: germ.isReached && power.isReached && !power.vanishes)
    }
    if sign < 0 {
      // Negative numbers have only whole powers.
      guard !exponent.variables.isEmpty, let values = arithmetic.values(power), values.width <= 2
      else { throw .unknown }
      var whole = values.lower.rounded(.up)
      while whole <= values.upper {
        let distance = Formula.adding(
          exponent, Formula.Term(Formula(whole.magnitude), isInverted: whole > 0))
        let germ = try self.germ(of: whole == 0 ? exponent : distance)
        guard let sign = germ.sign, sign != 0 else { throw .unknown }
        whole += 1
      }
      throw .undefined
    }
    let logarithm = Formula.multiplying(exponent, Formula.Term(.operation(.ln, [base])))
    var result = try apply(.exp, [logarithm], .operation(.exp, [logarithm]))
    // Positive powers of 0 are 0.
    let isPositivePower = power.isLevel && power.sign == 1 && !power.factor.contains(0)
    result.isReached =
      germ.isReached
      && (germ.isLevel ? result.isReached : germ.vanishes && isPositivePower && power.isReached)
    if try self.germ(of: logarithm).vanishes {
      result.limit = Interval(1)
      if germs.value(of: part, at: place) == Interval(1) { result.isReached = true }
    }
    return result
  }

  /// Factors of which two are powers of one base, with one power in place of the two; `nil` if there are none.
  func joiningPowers(
    of factors: [Formula.Term]
  ) -> (base: Formula, product: Formula)? {
    for (index, factor) in factors.enumerated() {
      let (base, exponent) = factor.power
      guard base.variables.contains(germs.variable) else { continue }
      for other in factors.indices.dropFirst(index + 1) {
        let (second, rest) = factors[other].power
        guard second.isSame(as: base) else { continue }
        let sum = Formula.adding(exponent, Formula.Term(rest)).simplified
        var product = Formula.power(base, sum)
        for (place, factor) in factors.enumerated() where place != index && place != other {
          product = .multiplying(product, factor)
        }
        return (base, product)
      }
    }
    return nil
  }

  /// The germ of a sum whose terms have irrational powers of one base that differ by rational ones: the first of these
  /// powers times the sum without it.
  func withoutCommonPower(_ terms: [Formula.Term]) throws(Germ.Failure) -> Germ? {
    let factors = terms.map { $0.formula.flatFactors(isInverted: false) }
    for case .power(let base, let exponent) in factors[0].map({ $0.formula.kind })
    where exponent.variables.isEmpty && Rational(exponent) == nil {
      guard base.variables.contains(germs.variable), try germ(of: base).sign == 1 else { continue }
      var sum: Formula?
      for (term, factors) in zip(terms, factors) {
        var rest = Formula.negating(exponent)
        var product = Formula(1.0)
        for factor in factors {
          let power = factor.power
          if power.base.isSame(as: base) {
            rest = .adding(rest, Formula.Term(power.exponent))
          } else {
            product = .multiplying(product, factor)
          }
        }
        guard let power = Rational(rest.simplified) else { return nil }
        if !power.isZero {
          product = .multiplying(product, Formula.Term(.power(base, rest.simplified)))
        }
        let next = Formula.Term(product, isInverted: term.isInverted)
        sum = sum.map { .adding($0, next) } ?? (term.isInverted ? .negating(product) : product)
      }
      guard let sum else { return nil }
      return try arithmetic.product(germ(of: .power(base, exponent)), germ(of: sum))
    }
    return nil
  }

  /// The germ of a sum with a power that comes near to 1, because its logarithm u comes near to 0: that is the sum
  /// with 1 in its place, and u times a number between 1 and eᵘ.
  func distanceOfPower(_ terms: [Formula.Term]) throws(Germ.Failure) -> Germ? {
    for (index, term) in terms.enumerated() {
      guard case .power(let base, let exponent) = term.formula.kind,
        exponent.variables.contains(germs.variable), try germ(of: base).sign == 1
      else { continue }
      let logarithm = try germ(
        of: .multiplying(exponent, Formula.Term(.operation(.ln, [base]))))
      guard logarithm.vanishes, logarithm.sign != nil, let values = arithmetic.values(logarithm)
      else { continue }
      let factor = Interval.exp(Interval.hull(values, Interval(0)))
      return try sum(
        of: terms, where: index, isOneAnd: arithmetic.product(logarithm, Germ(factor)))
    }
    return nil
  }

  /// The germ of a sum of which a term is 1 and a small number.
  func sum(
    of terms: [Formula.Term], where index: Int, isOneAnd change: Germ
  ) throws(Germ.Failure) -> Germ {
    let isInverted = terms[index].isInverted
    var rest = Formula(isInverted ? -1.0 : 1)
    for (other, term) in terms.enumerated() where other != index { rest = .adding(rest, term) }
    return try arithmetic.sum(
      germ(of: rest.simplified), isInverted ? arithmetic.negated(change) : change)
  }

  /// The sign of a root of negative values: that of the root of -1.
  func signOfRoot(_ part: Formula) throws(Germ.Failure) -> Int {
    let base = Formula.negating(Formula(1.0))
    let root: Formula
    switch part.kind {
    case .power(_, let exponent): root = .power(base, exponent)
    case .operation(let operation, let x): root = .operation(operation, [base] + x.dropFirst())
    default: throw .unknown
    }
    guard let value = germs.value(ofConstant: root) else { throw .unknown }
    if value.isEmpty { throw .undefined }
    return value.lower > 0 ? 1 : -1
  }
}

extension Formula {
  /// The factors of a product, also of its factors.
  func flatFactors(isInverted: Bool) -> [Term] {
    switch kind {
    case .negated(let operand):
      return [Term(Formula(-1.0))] + operand.flatFactors(isInverted: isInverted)
    case .product(let factors):
      return factors.flatMap {
        $0.formula.flatFactors(isInverted: $0.isInverted != isInverted)
      }
    default: return [Term(self, isInverted: isInverted)]
    }
  }
}

extension Formula.Term {
  /// The factor as a constant power: itself to the power of 1 or -1 if it is no other.
  fileprivate var power: (base: Formula, exponent: Formula) {
    guard case .power(let base, let exponent) = formula.kind, exponent.variables.isEmpty else {
      return (formula, Formula(isInverted ? -1.0 : 1))
    }
    return (base, isInverted ? .negating(exponent) : exponent)
  }
}
