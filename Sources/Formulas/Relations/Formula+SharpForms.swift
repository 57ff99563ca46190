extension Formula {
  /// The formula with remainders by numbers written with floors: mod(a, 3) as a - 3⌊a÷3⌋.
  ///
  /// It has the same values. A floor has steps that can be told apart, and a remainder has not.
  ///
  /// - Returns: `nil` if there is no such remainder.
  /// - Complexity: O(nodes).
  package var withFloorsForRemainders: Formula? {
    var isChanged = false
    func replaced(_ formula: Formula, _ operands: ArraySlice<Formula>) -> Formula {
      let formula = formula.replacingOperands(by: operands) { _ in nil }
      guard case .operation(.mod, let operands) = formula.kind, operands[1].isNonzeroNumber else {
        return formula
      }
      isChanged = true
      let divisor = operands[1]
      let quotient = Formula.multiplying(operands[0], Term(divisor, isInverted: true))
      let multiple = Formula.multiplying(divisor, Term(.operation(.floor, [quotient])))
      return .adding(operands[0], Term(multiple, isInverted: true))
    }
    let changed = folded(parts: { $0.operands }, combine: replaced)
    return isChanged ? changed : nil
  }

  private var isNonzeroNumber: Bool {
    switch kind {
    case .number(let number): !number.isZero
    case .constant: true
    case .negated(let operand): operand.isNonzeroNumber
    default: false
    }
  }
}
