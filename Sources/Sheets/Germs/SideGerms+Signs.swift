import Formulas

extension SideGerms {
  /// The sign of a part: where its germ is not known, from the signs of its own parts.
  ///
  /// - Returns: `nil` if the sign is not known, or the part is undefined.
  func sign(of part: Formula) -> Int? {
    do {
      if let sign = try germ(of: part).sign { return sign }
    } catch .undefined {
      return nil
    } catch {}
    switch part.kind {
    case .negated(let operand): return sign(of: operand).map { -$0 }
    case .sum(let terms):
      var common = 0
      for term in terms {
        guard let sign = sign(of: term.formula) else { return nil }
        let own = term.isInverted ? -sign : sign
        if common != 0 && own != 0 && own != common { return nil }
        if own != 0 { common = own }
      }
      return common
    case .product(let factors):
      var product = 1
      for factor in factors {
        guard let sign = sign(of: factor.formula), sign != 0 || !factor.isInverted else {
          return nil
        }
        product *= sign
      }
      return product
    case .power(let base, let exponent):
      return sign(of: base) == 1 && isDefined(exponent) ? 1 : nil
    case .operation(.exp, let x): return isDefined(x[0]) ? 1 : nil
    default: return nil
    }
  }

  private func isDefined(_ part: Formula) -> Bool { (try? germ(of: part)) != nil }
}
