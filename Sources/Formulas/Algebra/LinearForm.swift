/// A formula as slope times a variable plus a constant.
package struct LinearForm {
  /// The factor of the variable; the variable is not in it.
  package let slope: Formula
  /// What is added; `nil` if nothing is.
  package let constant: Formula?

  /// Where it is 0.
  package var root: Formula {
    constant.map {
      .multiplying(.negating($0), Formula.Term(slope, isInverted: true))
    } ?? .number(0)
  }

  /// - Returns: `nil` if the formula lacks the variable, or is not seen to be linear in it.
  /// - Complexity: O(nodes · depth).
  package init?(_ formula: Formula, of variable: Name) {
    switch formula.kind {
    case .variable(variable): (slope, constant) = (.number(1), nil)
    case .negated(let operand):
      guard let form = LinearForm(operand, of: variable) else { return nil }
      (slope, constant) = (.negating(form.slope), form.constant.map { .negating($0) })
    case .sum(let terms):
      var (slopes, constants): (Formula?, Formula?) = (nil, nil)
      for term in terms {
        guard term.formula.contains(variable) else {
          Self.add(term.formula, isSubtracted: term.isInverted, to: &constants)
          continue
        }
        guard let form = LinearForm(term.formula, of: variable) else { return nil }
        Self.add(form.slope, isSubtracted: term.isInverted, to: &slopes)
        if let part = form.constant {
          Self.add(part, isSubtracted: term.isInverted, to: &constants)
        }
      }
      guard let slopes else { return nil }
      (slope, constant) = (slopes, constants)
    case .product(let factors):
      let own = factors.indices.filter { factors[$0].formula.contains(variable) }
      guard own.count == 1, !factors[own[0]].isInverted,
        let form = LinearForm(factors[own[0]].formula, of: variable)
      else { return nil }
      func scaled(_ formula: Formula) -> Formula {
        var product: Formula? = formula == .number(1) ? nil : formula
        for (index, factor) in factors.enumerated() where index != own[0] {
          product =
            product.map { .multiplying($0, factor) }
            ?? (factor.isInverted ? .multiplying(.number(1), factor) : factor.formula)
        }
        return product ?? formula
      }
      (slope, constant) = (scaled(form.slope), form.constant.map(scaled))
    case .number, .constant, .variable, .power, .operation: return nil
    }
  }

  private static func add(_ term: Formula, isSubtracted: Bool, to sum: inout Formula?) {
    sum =
      sum.map { .adding($0, Formula.Term(term, isInverted: isSubtracted)) }
      ?? (isSubtracted ? .negating(term) : term)
  }
}
