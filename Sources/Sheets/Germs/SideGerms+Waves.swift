import Formulas
import OrdinateNumerics

// Functions of a part that has a known value at the place.
extension SideGerms {
  /// The germ of a function of the operand of a sine or cosine.
  func germOfWave(_ part: Formula, at number: Formula) -> Germ? {
    for operand in germs.waves.map({ $0.formula }) where part.hasWave(of: operand) {
      let start = germs.at(number, operand)
      let distance = Formula.adding(operand, Formula.Term(start, isInverted: true))
      guard let rise = try? germ(of: distance) else { continue }
      if let found = germ(of: part, along: operand, from: start, rising: rise) { return found }
    }
    return nil
  }

  /// A sum whose terms with one operand of sines and cosines are joined, because they may cancel.
  ///
  /// - Returns: `nil` if that does not tell its sign.
  func sumOfWaves(_ terms: [Formula.Term]) -> Germ? {
    for operand in place.zero.map({ [$0.part] }) ?? germs.waves.map({ $0.formula }) {
      func isOwn(_ term: Formula.Term) -> Bool {
        !term.formula.replacing(operand, by: Formula(0.0)).variables.contains(germs.variable)
      }
      let own = terms.filter(isOwn)
      let others = terms.filter { !isOwn($0) }
      guard own.count > 1, !others.isEmpty else { continue }
      let joined = own.dropFirst().reduce(own[0].signed) { .adding($0, $1) }
      if let total = try? sum(of: joined, others), total.sign != nil { return total }
    }
    return nil
  }

  /// The germ of a sum whose terms have a factor in common: the factor times the sum without it.
  ///
  /// - Returns: `nil` if that does not tell its sign.
  func withoutCommonFactor(_ terms: [Formula.Term]) -> Germ? {
    let factors = terms.map { $0.formula.flatFactors(isInverted: false) }
    for factor in factors[0] where factor.formula.variables.contains(germs.variable) {
      var sum: Formula?
      for (term, factors) in zip(terms, factors) {
        guard let index = factors.firstIndex(of: factor) else {
          sum = nil
          break
        }
        var product = Formula(1.0)
        for (other, factor) in factors.enumerated() where other != index {
          product = .multiplying(product, factor)
        }
        let rest = Formula.Term(product.simplified, isInverted: term.isInverted)
        sum = sum.map { .adding($0, rest) } ?? rest.signed
      }
      if let sum, let rest = try? germ(of: sum), let found = try? germ(of: factor.formula),
        let product = try? arithmetic.product(
          factor.isInverted ? arithmetic.inverse(found) : found, rest),
        product.sign != nil
      {
        return product
      }
    }
    return nil
  }

  private func sum(of first: Formula, _ terms: [Formula.Term]) throws(Germ.Failure) -> Germ {
    var total = try germ(of: first)
    for term in terms {
      let found = try germ(of: term.formula)
      total = try arithmetic.sum(total, term.isInverted ? arithmetic.negated(found) : found)
    }
    return total
  }

  /// The germ of a function of a part: by Taylor's theorem, a power of how far the part is from its value at the place,
  /// times a derivative, divided by a factorial.
  ///
  /// - Parameters:
  ///   - start: The value of the inner part, without variables.
  ///   - rise: The germ of the inner part less that value.
  func germ(
    of part: Formula, along inner: Formula, from start: Formula, rising rise: Germ
  ) -> Germ? {
    let name = Name("ω")
    let outer = part.replacing(inner, by: .variable(name))
    guard outer.variables == [name] else { return nil }
    var function = outer.substituting { $0 == name ? .variable(germs.variable) : nil }
    let values = germs.enclosure(inner, over: span)
    var factorial = 1.0
    for order in 1...Self.mostOrder {
      guard germs.sign(ofConstant: germs.at(start, function)) == 0,
        germs.enclosure(function, over: values).decoration == .continuous,
        let next = germs.derivative(of: function)
      else { return nil }
      function = next
      factorial *= Double(order)
      if germs.sign(ofConstant: germs.at(start, function)) == 0 { continue }
      let factor = germs.enclosure(function, over: values) / Interval(factorial)
      guard factor.decoration == .continuous, !factor.contains(0) else { return nil }
      var germ = Germ(factor)
      let limit =
        germs.enclosure(function, over: germs.enclosure(inner, over: place.enclosure))
        / Interval(factorial)
      if limit.decoration == .continuous { germ.limit = Interval(limit.lower, limit.upper) }
      return try? arithmetic.product(germ, arithmetic.power(rise, Int64(order)))
    }
    return nil
  }
}

extension Formula.Term {
  /// What it adds to a sum.
  fileprivate var signed: Formula { isInverted ? .negating(formula) : formula }
}

extension Formula {
  /// Whether a sine, a cosine or a quotient of them has an operand.
  fileprivate func hasWave(of operand: Formula) -> Bool {
    parts.contains { part in
      guard case .operation(let operation, let x) = part.kind else { return false }
      return operation.isWave && x[0] == operand
    }
  }
}
