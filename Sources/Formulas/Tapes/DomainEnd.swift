import OrdinateNumerics

/// A number from which on a formula has no integral, beyond an interval in which it has one.
struct DomainEnd {
  let x: Double

  /// - Parameters:
  ///   - formula: Without other variables, or nothing is proved.
  ///   - conditions: Its conditions along the variable.
  ///   - near: The end of the interval.
  ///   - direction: 1 if it is the upper end, -1 if it is the lower one.
  /// - Returns: `nil` if none is proved.
  init?(
    of formula: Formula, along variable: Name, _ conditions: [DomainCondition], beyond near: Double,
    _ direction: Double
  ) {
    guard near.magnitude < .greatestFiniteMagnitude else { return nil }
    let divergences = Divergence.all(in: formula.simplified, along: variable)
    let signs = conditions.filter { $0.kind == .notNegative }.map { $0.formula }
    var row = IntervalRowEvaluator()
    func values(_ formulas: [Formula], _ x: Interval) -> [Interval] {
      if formulas.isEmpty { return [] }
      return row.evaluateAll(Tape(of: formulas, variables: [variable]), at: [[x]]).map { $0[0] }
    }
    for step in Self.steps {
      let width = near.magnitude * step
      let (middle, far) = (near + direction * width, near + direction * 2 * width)
      guard middle != near, far != middle, far.isFinite else { continue }
      // Without values along a whole interval, there is no integral across it.
      let beyond = Interval(min(middle, far), max(middle, far))
      var isProved = values(signs, beyond).contains { !$0.isEmpty && $0.upper < 0 }
      for divergence in divergences where !isProved {
        let ends = [near, far].map { values([divergence.divisor], Interval($0))[0] }
        isProved =
          ends.allSatisfy { $0.isAwayFromZero } && (ends[0].lower > 0) != (ends[1].lower > 0)
          && divergence.isProved(
            by: values(divergence.formulas, Interval(min(near, far), max(near, far))))
      }
      if isProved {
        x = far
        return
      }
    }
    return nil
  }

  /// Widths that are tried, as shares of the end.
  private static let steps = [0x1p-40, 0x1p-20, 1]
}
