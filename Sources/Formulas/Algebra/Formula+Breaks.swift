/// Places where an operation may have a kink or a jump.
struct Break {
  /// A formula that is 0 at these places only.
  let zero: Formula
  /// The value of the operation at a kink; `nil` for jumps.
  let value: Formula?

  private init(kinkWhere zero: Formula, value: Formula) { (self.zero, self.value) = (zero, value) }

  private init(jumpWhere zero: Formula) { (self.zero, value) = (zero, nil) }

  /// - Parameter x: The operands.
  /// - Complexity: O(operands²) for the least and the greatest of several numbers, else O(1).
  static func breaks(of operation: Operation, _ x: [Formula]) -> [Break] {
    let half = Formula.multiplying(.number(1), Formula.Term(.number(2), isInverted: true))
    func remainder(_ formula: Formula) -> Formula { .operation(.frac, [formula]) }
    func magnitude(_ formula: Formula) -> Formula { .operation(.absolute, [formula]) }
    func difference(_ first: Int, _ second: Int) -> Formula {
      .adding(x[first], Formula.Term(x[second], isInverted: true))
    }
    switch operation {
    case .absolute: return [Break(kinkWhere: x[0], value: .number(0))]
    case .sign, .acot: return [Break(jumpWhere: x[0])]
    case .floor, .ceil: return [Break(jumpWhere: remainder(x[0]))]
    case .trunc, .frac:
      // Not at 0.
      let other = Formula.adding(
        .number(1), Formula.Term(magnitude(.operation(.sign, [x[0]])), isInverted: true))
      return [Break(jumpWhere: .adding(magnitude(remainder(x[0])), Formula.Term(other)))]
    case .round: return [Break(jumpWhere: remainder(.adding(x[0], Formula.Term(half))))]
    case .roundToPlaces:
      let shifted = Formula.multiplying(x[0], Formula.Term(.power(.number(10), x[1])))
      return [Break(jumpWhere: remainder(.adding(shifted, Formula.Term(half))))]
    case .mod:
      let quotient = Formula.multiplying(x[0], Formula.Term(x[1], isInverted: true))
      return [Break(jumpWhere: remainder(quotient))]
    case .atan2:
      let side = Formula.adding(x[1], Formula.Term(magnitude(x[1])))
      return [Break(jumpWhere: .adding(magnitude(x[0]), Formula.Term(side)))]
    case .clamp:
      return [
        Break(kinkWhere: difference(1, 0), value: x[0]),
        Break(kinkWhere: difference(2, 1), value: x[2]),
      ]
    case .min where x.count == 2, .max where x.count == 2:
      return [Break(kinkWhere: difference(0, 1), value: x[0])]
    case .min, .max:
      let result = Formula.operation(operation, x)
      return x.indices.flatMap { second in
        (0..<second).map { first in
          let distance = Formula.adding(x[first], Formula.Term(result, isInverted: true))
          return Break(
            kinkWhere: .adding(
              magnitude(difference(first, second)), Formula.Term(magnitude(distance))),
            value: x[first])
        }
      }
    default: return []
    }
  }
}

extension Formula {
  /// Whether the integral of the formula over a variable has the integral of the derivative as its derivative: its
  /// jumps are not at places that depend on the other variable, and its kinks are at single places.
  func isDerivable(along variable: Name, integratedOver name: Name) -> Bool {
    parts.allSatisfy { part in
      guard case .operation(let operation, let x) = part.kind, part.contains(name) else {
        return true
      }
      return Break.breaks(of: operation, x).allSatisfy { place in
        guard place.zero.contains(variable), place.zero.contains(name) else { return true }
        return place.value != nil
          && LinearForm(place.zero, of: name)?.slope.signedNumber?.isZero == false
      }
    }
  }
}
