extension Formula {
  /// The formula with functions of angles in another unit, and without degree signs.
  func convertingAngles(from unit: AngleUnit, to other: AngleUnit) -> Formula {
    folded(
      parts: { $0.operands },
      combine: { (node, operands) in
        let same = node.replacingOperands(by: operands) { _ in nil }
        guard case .operation(let operation, let x) = same.kind else { return same }
        func scaled(_ formula: Formula, up: Bool) -> Formula {
          .rule(up ? "180x÷π" : "π×x÷180", [formula])
        }
        if operation == .degree { return unit == .degrees ? x[0] : scaled(x[0], up: false) }
        if unit == other { return same }
        switch operation.row.value {
        case .ofAngle: return .operation(operation, [scaled(x[0], up: other == .degrees)])
        case .givingAngle, .binaryGivingAngle: return scaled(same, up: unit == .degrees)
        default: return same
        }
      })
  }

  /// The formula, in radians, with short sums and products over ranges term by term, and with simple
  /// integrals in closed form; `nil` if others are left.
  var writtenOut: Formula? {
    let result = withSeriesWrittenOut(closing: true)
    return result.hasSeries ? nil : result
  }

  /// The same, with whatever is left.
  ///
  /// - Parameter closing: Whether integrals are written in closed form.
  package func withSeriesWrittenOut(closing: Bool) -> Formula {
    folded(
      parts: { $0.operands },
      combine: { (node, operands) -> Formula in
        let same = node.replacingOperands(by: operands) { _ in nil }
        guard case .operation(let operation, let x) = same.kind, operation.isSeries,
          case .variable(let name) = x[0].kind
        else { return same }
        if operation == .integral { return closing ? Formula.closed(x, name) ?? same : same }
        guard let first = Rational(x[1]), let last = Rational(x[2]), first.isWhole, last.isWhole,
          last.numerator - first.numerator < 60
        else { return same }
        let isSum = operation == .summation
        guard first.numerator <= last.numerator else { return .number(isSum ? 0 : 1) }
        var result: Formula?
        for number in first.numerator...last.numerator {
          guard let term = x[3].replacingBound(name, by: Formula(Double(number))) else {
            return same
          }
          if result == nil {
            result = term
          } else {
            result?.join(Term(term), in: isSum ? .sum : .product)
          }
        }
        return result ?? same
      })
  }

  /// An integral whose integrand and antiderivative are continuous everywhere, in closed form.
  private static func closed(_ operands: [Formula], _ name: Name) -> Formula? {
    if operands[1...2].contains(where: { $0.isInfinity }) { return nil }
    var integrator = Integrator(variable: name)
    guard let antiderivative = integrator.antiderivative(of: operands[3].simplified),
      let own = DomainCondition.conditions(
        of: operands[3], variable: name, allowingSteps: false),
      let others = DomainCondition.conditions(
        of: antiderivative, variable: name, allowingSteps: false),
      own.isEmpty, others.isEmpty,
      let lower = antiderivative.replacingBound(name, by: operands[1]),
      let upper = antiderivative.replacingBound(name, by: operands[2])
    else { return nil }
    let result = Formula.adding(upper, Term(lower, isInverted: true))
    // What would be cancelled keeps the integral from having values.
    let parts = Array(result.parts)
    return operands[3].partialParts(without: name).allSatisfy { parts.contains($0) } ? result : nil
  }
}
