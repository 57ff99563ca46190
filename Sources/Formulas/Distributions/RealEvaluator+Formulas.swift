import Reals

extension RealEvaluator {
  /// The value of an operation that stands for a formula and is not written in full, because it is too
  /// deep within others.
  ///
  /// - Throws: `outOfDomain` where the formula has no value; `undecided` for one with an integral.
  @inline(never)
  mutating func value(inFull operation: Operation, _ x: [Number]) throws(RealProblem) -> Number {
    guard let formula = operation.formula(of: x.map { _ in nil }, isOfReals: true) else {
      throw .undecided
    }
    var stack: [Number] = []
    for (index, step) in formula.steps.enumerated() {
      switch step.action {
      case .enter, .leave: throw .undecided
      case .variable(let variable):
        let name = formula.name(of: variable)
        for place in x.indices where Operation.operand(place) == name { stack.append(x[place]) }
      default:
        let operands = Array(stack.suffix(step.action.operandCount))
        stack.removeLast(operands.count)
        do {
          stack.append(try value(of: step.action, in: formula, at: index, operands))
        } catch {
          switch error {
          case .overflow, .underflow, .undecided, .unfinished: throw error
          default: throw .outOfDomain
          }
        }
      }
    }
    return stack[0]
  }
}
