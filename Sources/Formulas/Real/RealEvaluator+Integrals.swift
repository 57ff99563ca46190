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
    var body = body
    var others: [(name: Name, number: Number)] = []
    for (name, number) in values {
      let formula = computation.rational(number).flatMap { Formula(writing: $0) }
      if let formula, let replaced = body.replacing(name, by: formula) {
        body = replaced
      } else {
        others.append((name, number))
      }
    }
    let unit = angle
    angle = .radians
    defer { angle = unit }
    guard let plain = body.convertingAngles(from: unit, to: .radians).writtenOut else {
      throw .undecided
    }
    let integration = try RealIntegration(
      of: plain, over: variable, bounds: order > 0 ? [upper, lower] : [lower, upper],
      others: others, &self)
    if order == 0 {
      do {
        _ = try integration.number(plain, &self)
      } catch {
        // Near a pole, there may be values all the same.
        guard [.divisionByZero, .pole, .logarithmOfZero].contains(error) else { throw error }
      }
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
