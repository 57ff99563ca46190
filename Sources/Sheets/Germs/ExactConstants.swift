import Formulas
import Reals

extension Formula {
  /// The budget of an exact decision; see `RealValue`.
  private static let work: Int64 = 20_000
  /// So near to a whole number a constant is compared with it.
  private static let nearness = 0x1p-40
  private static let mostWhole = 1e6

  /// The same function, in which rounding and repeated parts hide no number.
  ///
  /// Parts without variables that are proved to be whole numbers become these numbers, such as sin(π) and √(2)^2. So do
  /// parts that are one number wherever they have a value, such as u-u, u÷u and mod(u,u); where they have none, the
  /// formula keeps having none by terms such as 0÷u.
  ///
  /// Rounding would hide whether a product with sin(π) is 0.
  func withWholeConstants(angle: AngleUnit) -> Formula {
    guard !hasIntegral, !isLongerThan(300) else { return self }
    let allowsParts = !hasSeries
    guard
      parts.contains(where: { $0.isComposedConstant || allowsParts && $0.hasSettledPart })
    else { return self }
    let settled = folded(
      parts: { $0.operands },
      combine: { (part: Formula, operands: ArraySlice<SettledFormula>) -> SettledFormula in
        let same = part.replacingOperands(by: operands.map { $0.formula }[...]) { _ in nil }
        var result = allowsParts ? same.settled : SettledFormula(formula: same)
        if let whole = result.formula.wholeConstant(angle: angle) { result.formula = whole }
        for operand in operands { for domain in operand.domains { result.add(domain) } }
        return result
      })
    return settled.whole
  }

  private var isComposedConstant: Bool {
    switch kind {
    case .number, .constant, .variable, .negated: false
    case .sum, .product, .power, .operation: variables.isEmpty
    }
  }

  /// The whole number that it is, if it is a constant that was computed.
  private func wholeConstant(angle: AngleUnit) -> Formula? {
    guard isComposedConstant, !hasSeries, let value = try? value(angle: angle),
      value.magnitude <= Self.mostWhole
    else { return nil }
    let whole = value.rounded()
    guard (value - whole).magnitude <= Self.nearness * max(1, value.magnitude) else { return nil }
    let distance = Formula.adding(
      self, Term(Formula(whole.magnitude), isInverted: whole > 0))
    var real = RealValue(distance, angle: angle, work: Self.work)
    guard (try? real.sign()) == 0 else { return nil }
    return whole < 0 ? .negating(Formula(-whole)) : Formula(whole.magnitude)
  }
}
