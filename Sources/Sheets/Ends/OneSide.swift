import Formulas

/// What lies beside a place on one side of it, however near.
struct OneSide {
  let variable: Name
  /// It has no variables.
  let place: Formula
  /// `nil` for the place itself.
  let isRight: Bool?
  let values: ConstantValues

  /// Formulas that have the same values beside the place, without the steps and corners that others have at it.
  func continued(_ formulas: [Formula]) throws(EndProblem) -> [Formula] {
    var result: [Formula] = []
    for formula in formulas { result.append(try continued(formula)) }
    return result
  }

  /// The numbers that formulas without steps and corners go towards at the place.
  func limits(of formulas: [Formula]) throws(EndProblem) -> [Formula] {
    for formula in formulas { try values.go(through: formula, times: 8) }
    var smooth = formulas.map { formula in
      formula.cancelling(along: variable) { divisor in
        (try? values.sign(of: atPlace(divisor))) == 0
      }
    }
    if let holed = HoledFormulas(smooth, of: [variable], angle: values.angle) {
      var meanings: [Name: Formula] = [:]
      var isHole = false
      for hole in holed.holes {
        let isHere = try values.isEqual(hole.place, place)
        meanings[hole.name] = isHere ? hole.coefficients[0] : hole.quotient
        isHole = isHole || isHere
      }
      if isHole { smooth = holed.formulas.map { $0.substituting { meanings[$0] } } }
    }
    for formula in smooth {
      for part in formula.parts { try checkDivisors(of: part) }
    }
    let limits = smooth.map(atPlace)
    for limit in limits { _ = try values.sign(of: limit) }
    return limits
  }

  /// Whether a condition holds on this side.
  func holds(_ condition: RelationCondition) throws(EndProblem) -> Bool {
    try condition.holds(
      sign: { (formula) throws(EndProblem) in try sign(of: continued(formula)) },
      isWhole: { (formula) throws(EndProblem) in
        if depends(formula) { throw .unknown }
        return try values.isWhole(formula)
      })
  }

  func atPlace(_ formula: Formula) -> Formula {
    formula.substituting { $0 == variable ? place : nil }
  }

  private func depends(_ formula: Formula) -> Bool { formula.variables.contains(variable) }

  /// The sign beside the place of a formula that is continuous at it.
  private func sign(of formula: Formula) throws(EndProblem) -> Int {
    let sign = try values.sign(of: atPlace(formula))
    return sign == 0 && depends(formula) ? try direction(of: formula) : sign
  }

  /// The highest derivative that is looked at.
  private static let mostDerivatives = 4

  /// Whether a formula becomes greater, 1, or less, -1, away from the place.
  private func direction(of formula: Formula) throws(EndProblem) -> Int {
    guard let isRight else { return 0 }
    var derivative = formula
    for order in 1...Self.mostDerivatives {
      guard
        let next = try? derivative.derivative(withRespectTo: variable, angle: values.angle)
      else { throw .unknown }
      derivative = next
      try values.go(through: derivative, times: 2)
      let sign: Int
      do throws(EndProblem) {
        sign = try values.sign(of: atPlace(derivative))
      } catch { throw .unknown }
      if sign != 0 { return isRight || order.isMultiple(of: 2) ? sign : -sign }
      if !depends(derivative) { return 0 }
    }
    throw .unknown
  }
}

// Steps and bounds, which formulas have on this side only.
extension OneSide {
  private func continued(_ formula: Formula) throws(EndProblem) -> Formula {
    try values.go(through: formula, times: 2)
    return try formula.folded(
      parts: { $0.operands },
      combine: { (node, operands: ArraySlice<Formula>) throws(EndProblem) in
        let same = node.replacingOperands(by: operands) { _ in nil }
        guard operands.contains(where: depends) else { return same }
        switch same.kind {
        case .power(let base, let exponent):
          try checkPower(base, exponent)
          return same
        case .operation(let operation, let operands):
          return try continued(same, operation, operands)
        case .number, .constant, .variable, .negated, .sum, .product: return same
        }
      })
  }

  private func continued(
    _ formula: Formula, _ operation: Operation, _ operands: [Formula]
  ) throws(EndProblem) -> Formula {
    let first = operands[0]
    switch operation {
    case .floor: return Formula(try floor(of: first))
    case .ceil: return Formula(-(try floor(of: .negating(first))))
    case .round:
      // Ties go away from 0.
      if isRight == nil {
        return Formula(try values.double(of: .operation(.round, [atPlace(first)])))
      }
      return Formula(try floor(of: .adding(first, Formula.Term(Formula(0.5)))))
    case .trunc: return Formula(try truncated(first))
    case .sign: return Formula(Double(try sign(of: first)))
    case .absolute: return try sign(of: first) < 0 ? .negating(first) : first
    case .squareRoot:
      if try sign(of: first) < 0 { throw .undefined }
      return formula
    case .asin, .acos:
      let rest = Formula.adding(
        .number(1), Formula.Term(.power(first, .number(2)), isInverted: true))
      if try sign(of: rest) < 0 { throw .undefined }
      return formula
    case .sin, .cos, .tan, .sec, .csc, .cot, .atan, .sinh, .cosh, .tanh, .sech, .csch, .coth,
      .asinh, .exp, .expm1, .ln, .log10, .log2, .log1p, .erf, .erfc, .cubeRoot, .min, .max, .hypot,
      .sum, .average, .product, .degrees, .radians, .degree, .log:
      return formula
    default: throw .unknown
    }
  }

  /// The largest whole number that is not greater beside the place.
  private func floor(of formula: Formula) throws(EndProblem) -> Double {
    let limit = atPlace(formula)
    let floor = try values.floor(of: limit)
    guard try values.isWhole(limit) else { return floor }
    return try direction(of: formula) < 0 ? floor - 1 : floor
  }

  private func truncated(_ formula: Formula) throws(EndProblem) -> Double {
    switch try values.sign(of: atPlace(formula)) {
    case 0: 0
    case 1: try floor(of: formula)
    default: -(try floor(of: .negating(formula)))
    }
  }

  private func checkPower(_ base: Formula, _ exponent: Formula) throws(EndProblem) {
    let sign = try values.sign(of: atPlace(base))
    if depends(exponent) {
      if sign <= 0 { throw .unknown }
      return
    }
    guard sign == 0 else { return }
    if try values.sign(of: exponent) < 0 { throw .undefined }
    if try values.isWhole(exponent) { return }
    // A root of what is negative beside the place.
    guard try direction(of: base) < 0 else { return }
    _ = try values.sign(of: .power(.negating(.number(1)), exponent))
  }

  private func checkDivisors(of formula: Formula) throws(EndProblem) {
    guard case .product(let factors) = formula.kind else { return }
    for factor in factors where factor.isInverted && depends(factor.formula) {
      if try values.sign(of: atPlace(factor.formula)) == 0 { throw .undefined }
    }
  }
}
