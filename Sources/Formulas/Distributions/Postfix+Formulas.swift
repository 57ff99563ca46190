// Operations that stand for formulas.
extension Postfix {
  /// The steps with the formulas that operations stand for in their places. What stands in the place of an operation
  /// has its place in the text, and operands keep their own.
  ///
  /// - Complexity: O(steps) without such operations, else O(steps of the result · depth).
  var writtenInFull: Postfix { written(isOfReals: false) }

  /// The same without operations whose real values have rules of their own.
  var writtenForReals: Postfix { written(isOfReals: true) }

  private func written(isOfReals: Bool) -> Postfix {
    let hasFormulas = steps.contains {
      if case .apply(let operation, _) = $0.action { operation.isFormula } else { false }
    }
    if !hasFormulas { return self }
    var result = self
    var operands: [Part] = []
    var open: [Step] = []
    for step in steps {
      switch step.action {
      case .enter: open.append(step)
      case .leave(var series):
        let parts = Array(operands.suffix(3))
        operands.removeLast(3)
        series.count = parts[2].steps.count
        let start = Step(action: .enter(series), place: open.removeLast().place)
        operands.append(
          Part(
            steps: parts[0].steps + parts[1].steps + [start] + parts[2].steps
              + [Step(action: .leave(series), place: step.place)],
            depth: parts.reduce(0) { max($0, $1.depth) }))
      default:
        let parts = Array(operands.suffix(step.action.operandCount))
        operands.removeLast(parts.count)
        operands.append(result.part(step, parts, isOfReals: isOfReals))
      }
    }
    result.setSteps(operands.removeLast().steps)
    return result
  }

  /// Steps that have a value of their own.
  private struct Part {
    var steps: [Step]
    /// How deep operations that stand for formulas are within each other.
    var depth: Int
  }

  private mutating func part(_ step: Step, _ parts: [Part], isOfReals: Bool) -> Part {
    let depth = parts.reduce(0) { max($0, $1.depth) }
    guard case .apply(let operation, _) = step.action, depth < Operation.mostFormulas,
      let full = operation.formula(of: parts.map { number($0) }, isOfReals: isOfReals)
    else { return Part(steps: parts.flatMap { $0.steps } + [step], depth: depth) }
    var steps: [Step] = []
    var starts: [Int] = []
    for own in full.steps {
      var action = own.action
      switch action {
      case .number(let number): action = .number(literal(full.literals[number]))
      case .variable(let variable):
        let name = full.name(of: variable)
        if let index = parts.indices.first(where: { Operation.operand($0) == name }) {
          steps += parts[index].steps
          continue
        }
        action = .variable(self.variable(name))
      case .enter(let series):
        starts.append(steps.count)
        action = .enter(
          Series(operation: series.operation, variable: variable(full.name(of: series.variable))))
      case .leave:
        let start = starts.removeLast()
        guard case .enter(var series) = steps[start].action else { preconditionFailure() }
        series.count = steps.count - start - 1
        steps[start] = Step(action: .enter(series), place: step.place, source: operation)
        action = .leave(series)
      default: break
      }
      steps.append(Step(action: action, place: step.place, source: operation))
    }
    return Part(steps: steps, depth: depth + 1)
  }

  /// The number that the steps are.
  private func number(_ part: Part) -> Numeral? {
    if part.steps.count == 1, case .number(let literal) = part.steps[0].action {
      literals[literal]
    } else {
      nil
    }
  }
}
