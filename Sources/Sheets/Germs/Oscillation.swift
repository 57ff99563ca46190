import Formulas
import OrdinateNumerics

/// Parts of a formula that repeat, or step, as one operand grows: such as sin u and cos u, or the integer part of u.
///
/// Where the operand grows without bound and continuously, it passes each phase again and again; at these
/// places the formula has the values of another one, in which the parts are written out for that phase.
struct Oscillation {
  /// The operand.
  let operand: Formula
  /// The part that steps; `nil` if the parts are functions of an angle.
  private let step: Formula?
  /// The sign of the operand.
  private let sign: Int
  private let angle: AngleUnit

  /// The parts of a formula that may oscillate, without the sign of their operands.
  static func candidates(in formula: Formula, along variable: Name) -> [(
    operand: Formula, step: Formula?
  )] {
    var found: [(operand: Formula, step: Formula?)] = []
    for part in formula.parts where found.count < mostCandidates {
      guard case .operation(let operation, let x) = part.kind, part.variables.contains(variable)
      else { continue }
      let candidate: (operand: Formula, step: Formula?)
      switch operation {
      case .sin, .cos, .tan, .sec, .csc, .cot, .sinc: candidate = (x[0], nil)
      case .floor, .ceil, .round, .trunc, .frac: candidate = (x[0], part)
      case .mod: candidate = (.multiplying(x[0], Formula.Term(x[1], isInverted: true)), part)
      default: continue
      }
      let isKnown = found.contains {
        $0.step == candidate.step && $0.operand.isSame(as: candidate.operand)
      }
      if !isKnown { found.append(candidate) }
    }
    return found
  }

  private static let mostCandidates = 6

  init(_ operand: Formula, step: Formula?, sign: Int, angle: AngleUnit) {
    (self.operand, self.step, self.sign, self.angle) = (operand, step, sign, angle)
  }

  /// Phases that are passed without end: shares of a turn, or what the operand is more than a whole number.
  var phases: [Double] {
    step == nil
      ? [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]
      : isRound ? [0, 0.25, -0.25] : [0.25, 0.75, 0]
  }

  /// The phases on both sides of a step; `nil` where there are no steps.
  var stepPhases: (before: Double, after: Double)? {
    step == nil ? nil : isRound ? (0.5, -0.5) : (0, 1)
  }

  /// Whether a phase is that at which a function with steps steps.
  func isAtStep(_ phase: Double) -> Bool { step != nil && phase == 0 && !isRound }

  private var isRound: Bool { if case .operation(.round, _)? = step?.kind { true } else { false } }

  /// A formula with its values at a phase.
  func formula(_ formula: Formula, at phase: Double) -> Formula {
    formula.folded(
      parts: { $0.operands },
      combine: { part, operands in
        value(of: part, at: phase) ?? part.replacingOperands(by: operands) { _ in nil }
      })
  }

  private func value(of part: Formula, at phase: Double) -> Formula? {
    guard case .operation(let operation, let x) = part.kind else { return nil }
    if let step { return part == step ? stepped(operation, x, Formula(phase)) : nil }
    switch operation {
    case .sin, .cos, .tan, .sec, .csc, .cot: break
    case .sinc where angle == .radians: break
    default: return nil
    }
    guard x[0].isSame(as: operand) else { return nil }
    let turn = angle == .radians ? Formula.Term(.constant(.pi)) : Formula.Term(Formula(180.0))
    let place = Formula.multiplying(Formula(2 * phase), turn)
    return operation == .sinc
      ? .multiplying(.operation(.sin, [place]), Formula.Term(operand, isInverted: true))
      : .operation(operation, [place])
  }

  /// Whether the part that steps is the whole number above its operand, or what lacks to that.
  private func isRoundedUp(_ operation: Operation) -> Bool {
    operation == .ceil || (operation == .trunc || operation == .frac) && sign < 0
  }

  private func stepped(_ operation: Operation, _ x: [Formula], _ phase: Formula) -> Formula {
    switch operation {
    case .mod: return .multiplying(phase, Formula.Term(x[1]))
    case .frac: return isRoundedUp(operation) ? .negating(phase) : phase
    default: return .adding(x[0], Formula.Term(phase, isInverted: !isRoundedUp(operation)))
    }
  }

  /// Encloses the part that steps, at all phases; `nil` for any other part.
  func germ(of part: Formula, _ germs: SideGerms) throws(Germ.Failure) -> Germ? {
    guard let step, part == step, case .operation(let operation, let x) = part.kind else {
      return nil
    }
    let phases = Germ(isRound ? Interval(-0.5, 0.5) : Interval(0, 1), isReached: false)
    let arithmetic = germs.arithmetic
    switch operation {
    case .mod: return try arithmetic.product(phases, germs.germ(of: x[1]))
    case .frac: return isRoundedUp(operation) ? arithmetic.negated(phases) : phases
    default:
      return try arithmetic.sum(
        germs.germ(of: x[0]), isRoundedUp(operation) ? phases : arithmetic.negated(phases))
    }
  }

  /// Whether the formula changes continuously with the phase: all else in it that contains the parts is continuous.
  func isContinuous(_ formula: Formula, signOf: (Formula) -> Int?) -> Bool {
    formula.parts.allSatisfy { part in
      guard part != step, contains(part) else { return true }
      switch part.kind {
      case .number, .constant, .variable, .negated, .sum, .product: return true
      case .power(let base, let exponent):
        if !contains(exponent) {
          return exponent.variables.isEmpty
            && (exponent.signedNumber?.isWhole == true || signOf(base) == 1)
        }
        return !contains(base) && signOf(base) == 1
      case .operation(let operation, _):
        switch operation {
        case .floor, .ceil, .round, .trunc, .frac, .mod, .sign, .atan2, .power: return false
        default: return true
        }
      }
    }
  }

  /// Whether the formula is nowhere constant because of a function that has corners.
  func hasNoCorners(_ formula: Formula) -> Bool {
    formula.parts.allSatisfy { part in
      guard case .operation(let operation, _) = part.kind, contains(part) else { return true }
      switch operation {
      case .min, .max, .clamp, .sign, .floor, .ceil, .round, .trunc: return false
      default: return true
      }
    }
  }

  /// Whether a part has one of those that oscillate.
  private func contains(_ part: Formula) -> Bool {
    part.parts.contains { $0 == step || (step == nil && value(of: $0, at: 0) != nil) }
  }
}
