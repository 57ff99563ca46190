import Reals

extension RealEvaluator {
  /// The integral of a formula.
  ///
  /// - Parameter values: What the other variables are.
  mutating func integral(
    of body: Formula, over variable: Name, from lower: Number, to upper: Number,
    values: [(name: Name, number: Number)]
  ) throws(RealProblem) -> Number {
    let order = try computation.compare(lower, upper)
    var rational: [(Name, Formula)] = []
    var others: [(name: Name, number: Number)] = []
    for value in values {
      if let exact = computation.rational(value.number), let formula = Formula(writing: exact) {
        rational.append((value.name, formula))
      } else {
        others.append(value)
      }
    }
    let plain = body.substituting { name in rational.first { $0.0 == name }?.1 }
      .inRadians(from: angle)
    let unit = angle
    angle = .radians
    defer { angle = unit }
    guard let plain = plain.writtenOut else { throw .undecided }
    let integration = try RealIntegration(
      of: plain, over: variable, bounds: order > 0 ? [upper, lower] : [lower, upper],
      others: others, &self)
    if order == 0 {
      _ = try integration.number(plain, &self)
      return number(0)
    }
    let value = try integration.value(&self)
    return order > 0 ? computation.negate(value) : value
  }

  /// The value of steps without sums and products over ranges.
  mutating func value(
    of postfix: Postfix, _ variables: [(name: Name, number: Number)]
  ) throws(RealProblem) -> Number {
    var stack: [Number] = []
    for (index, step) in postfix.steps.enumerated() {
      let count = step.action.operandCount
      let operands = Array(stack.suffix(count))
      stack.removeLast(count)
      switch step.action {
      case .variable(let variable):
        let name = postfix.name(of: variable)
        guard let value = variables.first(where: { $0.name == name }) else { throw .undecided }
        stack.append(value.number)
      case .enter, .leave: throw .undecided
      default: stack.append(try value(of: step.action, in: postfix, at: index, operands))
      }
    }
    return stack[0]
  }
}

extension Formula {
  /// The formula with functions of angles in radians, and without degree signs.
  func inRadians(from unit: AngleUnit) -> Formula {
    folded(
      parts: { $0.operands },
      combine: { (node, operands) in
        let same = node.replacingOperands(by: operands) { _ in nil }
        guard case .operation(let operation, let x) = same.kind else { return same }
        let inRadians = Formula.multiplying(
          .multiplying(.constant(.pi), Term(x[0])), Term(.number(180), isInverted: true))
        switch (operation, operation.row.value) {
        case (.degree, _): return unit == .degrees ? x[0] : inRadians
        case (_, .ofAngle) where unit == .degrees: return .operation(operation, [inRadians])
        case (_, .givingAngle) where unit == .degrees, (_, .binaryGivingAngle) where unit == .degrees:
          return .multiplying(
            .multiplying(.number(180), Term(same)), Term(.constant(.pi), isInverted: true))
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
          guard let term = x[3].replacingBound(name, by: Formula(Double(number))) else { return same }
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
