extension Formula {
  /// The formula with functions of angles in another unit, and without degree signs.
  func convertingAngles(from unit: AngleUnit, to other: AngleUnit) -> Formula {
    folded(
      parts: { $0.operands },
      combine: { (node, operands) in
        let same = node.replacingOperands(by: operands) { _ in nil }
        guard case .operation(let operation, let x) = same.kind else { return same }
        let isDegree = operation == .degree
        if unit == other && !isDegree || isDegree && other == .degrees {
          return isDegree ? x[0] : same
        }
        let toRadians = unit == .degrees || isDegree
        func scaled(_ formula: Formula, up: Bool) -> Formula {
          .rule(up ? "180x÷π" : "π×x÷180", [formula])
        }
        switch operation.row.value {
        case _ where isDegree: return scaled(x[0], up: false)
        case .ofAngle: return .operation(operation, [scaled(x[0], up: !toRadians)])
        case .givingAngle, .binaryGivingAngle: return scaled(same, up: toRadians)
        default: return same
        }
      })
  }

  /// The formula with short sums and products over ranges term by term; `nil` if others are left.
  var writtenOut: Formula? {
    let result = folded(
      parts: { $0.operands },
      combine: { (node, operands) -> Formula in
        let same = node.replacingOperands(by: operands) { _ in nil }
        guard case .operation(let operation, let x) = same.kind, operation.isSeries,
          operation != .integral, let first = Rational(x[1]), let last = Rational(x[2]),
          first.isWhole, last.isWhole, last.numerator - first.numerator < 60,
          case .variable(let name) = x[0].kind
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
    let hasSeries = result.parts.contains {
      if case .operation(let operation, _) = $0.kind { operation.isSeries } else { false }
    }
    return hasSeries ? nil : result
  }
}
