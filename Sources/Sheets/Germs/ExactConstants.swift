import Formulas
import Reals

extension Formula {
  /// The budget of an exact decision; see `RealValue`.
  private static let work: Int64 = 20_000
  /// So near to a whole number a constant is compared with it.
  private static let nearness = 0x1p-40
  private static let mostWhole = 1e6

  /// The formula with whole numbers in place of parts without variables that are proved to be these numbers,
  /// such as sin(π) and √(2)^2; and without remainders of parts by themselves.
  ///
  /// Rounding would hide whether a product with sin(π) is 0.
  func withWholeConstants(angle: AngleUnit) -> Formula {
    guard !hasIntegral, !isLongerThan(300),
      parts.contains(where: { $0.isComposedConstant || $0.isRemainderOfItself })
    else { return self }
    return folded(
      parts: { $0.operands },
      combine: { part, operands in
        let same = part.replacingOperands(by: operands) { _ in nil }
        if same.isRemainderOfItself {
          return .multiplying(.number(0), Term(same.operands[0], isInverted: true))
        }
        return same.wholeConstant(angle: angle) ?? same
      })
  }

  /// Whether it is mod(u, u), which is 0 unless u is 0.
  private var isRemainderOfItself: Bool {
    guard case .operation(.mod, let x) = kind else { return false }
    return x[0].isSame(as: x[1])
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
