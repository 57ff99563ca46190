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

extension Formula {
  /// The formula with sin²a + cos²a written as 1, where a has a value everywhere.
  ///
  /// It has the same values, and enclosures of it are sharp.
  ///
  /// - Complexity: O(nodes), except for sums of many squares of sines and cosines.
  var joiningSquares: Formula {
    folded(
      parts: { $0.operands },
      combine: { formula, operands in
        let same = formula.replacingOperands(by: operands) { _ in nil }
        guard case .sum(let terms) = same.kind else { return same }
        return Self.sum(of: terms) ?? same
      })
  }

  /// The sum of terms of which some are joined; `nil` if none are.
  private static func sum(of terms: [Term]) -> Formula? {
    var terms = terms
    var isJoined = false
    var index = 0
    while index < terms.count {
      if let square = terms[index].formula.waveSquare,
        let partner = terms.indices.first(where: { other in
          other > index && terms[other].isInverted == terms[index].isInverted
            && terms[other].formula.waveSquare.map(square.completes) ?? false
        })
      {
        terms[index].formula = square.factor
        terms.remove(at: partner)
        isJoined = true
      }
      index += 1
    }
    guard isJoined else { return nil }
    let first = terms[0].isInverted ? Formula.negating(terms[0].formula) : terms[0].formula
    return terms.dropFirst().reduce(first) { .adding($0, $1) }
  }

  /// The square of a sine or cosine, perhaps times other factors.
  private struct WaveSquare {
    let factor: Formula
    let isSine: Bool
    let operand: Formula

    /// Whether both squares add up to the factor.
    func completes(_ other: WaveSquare) -> Bool {
      isSine != other.isSine && operand == other.operand && factor == other.factor
    }
  }

  private var waveSquare: WaveSquare? {
    switch kind {
    case .power(let base, let exponent):
      guard exponent == .number(2), case .operation(let operation, let operands) = base.kind,
        operation == .sin || operation == .cos, operands[0].isTotal
      else { return nil }
      return WaveSquare(
        factor: .number(1), isSine: operation == .sin, operand: operands[0])
    case .product(let factors):
      guard
        let index = factors.firstIndex(where: { !$0.isInverted && $0.formula.waveSquare != nil }),
        let square = factors[index].formula.waveSquare
      else { return nil }
      let rest = factors.indices.filter { $0 != index }.map { factors[$0] }
      return WaveSquare(
        factor: rest.reduce(Formula(1.0)) { .multiplying($0, $1) }, isSine: square.isSine,
        operand: square.operand)
    default: return nil
    }
  }
}
