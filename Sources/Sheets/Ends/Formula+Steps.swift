import Formulas

extension Formula {
  /// The formula with remainders and fractional parts written with floors and whole parts, which stay the same between
  /// their steps.
  ///
  /// It has the same values.
  ///
  /// - Complexity: O(nodes).
  var withSteps: Formula {
    (withFloorsForRemainders ?? self).folded(
      parts: { $0.operands },
      combine: { node, operands in
        let same = node.replacingOperands(by: operands) { _ in nil }
        guard case .operation(.frac, let operands) = same.kind else { return same }
        return .adding(operands[0], Term(.operation(.trunc, operands), isInverted: true))
      })
  }
}
