import Formulas
import OrdinateNumerics

/// A part of a formula that the formula's behaviour depends on where the part is 0, or a whole number.
struct CriticalPart {
  /// A formula that is 0 where a part of the whole formula has a certain value.
  struct Zero {
    let formula: Formula
    let part: Formula
    let number: Formula
  }

  let formula: Formula
  /// The values of interest: multiples of `step`, moved by `shift`; only 0 if there is no step.
  private var step: Double?
  private var shift = 0.0
  /// The greatest of them.
  private var most = Double.infinity
  /// The remainder that is 0 where the formula has such a value.
  private var remainder: Formula?
  /// The step, if no double is.
  private var exactStep: Formula?

  fileprivate init(
    _ formula: Formula, step: Double? = nil, shift: Double = 0, most: Double = .infinity,
    remainder: Formula? = nil
  ) {
    (self.formula, self.step, self.shift) = (formula, step, shift)
    (self.most, self.remainder) = (most, remainder)
  }

  /// Whether it has the zeros of another part, as simplifying shows. `x` and `x÷2` are 0 at one place, but whole at
  /// different ones.
  private func isZero(with other: CriticalPart) -> Bool {
    guard step == other.step, shift == other.shift else { return false }
    return step == nil
      ? formula.isMultiple(of: other.formula) : formula.isSame(as: other.formula)
  }

  /// The zeros that it may have, from its enclosure.
  func zeros(over value: Interval) -> [Zero] {
    guard !value.isEmpty else { return [] }
    guard let step else {
      return value.contains(0)
        ? [Zero(formula: formula, part: formula, number: Formula(0.0))] : []
    }
    guard value.width <= max(2, step) else { return [] }
    var found: [Zero] = []
    var number = ((value.lower - shift) / step).rounded(.up) * step + shift
    while number <= min(value.upper, most) && found.count < 3 {
      found.append(zero(at: number))
      number += step
    }
    return found
  }

  private func zero(at number: Double) -> Zero {
    if let exactStep, let step, number != 0 {
      let count = Formula((number / step).rounded())
      let number = Formula.multiplying(count, Formula.Term(exactStep))
      return Zero(
        formula: .adding(formula, Formula.Term(number, isInverted: true)), part: formula,
        number: number)
    }
    func distance(_ formula: Formula, _ steps: Formula) -> Formula {
      number == 0 ? formula : .adding(formula, Formula.Term(steps, isInverted: number > 0))
    }
    let size = Formula(number.magnitude)
    // Where the quotient is a whole number, what is left of the dividend is 0.
    if let remainder, case .operation(.mod, let x) = remainder.kind {
      let steps = Formula.multiplying(size, Formula.Term(x[1]))
      return Zero(formula: distance(x[0], steps), part: remainder, number: Formula(0.0))
    }
    return Zero(formula: distance(formula, size), part: formula, number: Formula(number))
  }

  /// Operands of sines and cosines, which are -1, 0 or 1 at quarters of a turn.
  static func operandsOfWaves(
    in formula: Formula, along variable: Name, angle: AngleUnit
  ) -> [CriticalPart] {
    var found: [CriticalPart] = []
    for part in formula.parts where found.count < 4 {
      guard case .operation(let operation, let x) = part.kind, operation.isWave,
        x[0].variables.contains(variable), !found.contains(where: { $0.formula == x[0] })
      else { continue }
      switch angle {
      case .degrees: found.append(CriticalPart(x[0], step: 90))
      case .radians:
        var part = CriticalPart(x[0], step: .pi / 2)
        part.exactStep = .multiplying(
          .constant(.pi), Formula.Term(Formula(2.0), isInverted: true))
        found.append(part)
      }
    }
    return found
  }

  /// Exponents that vary: where they are whole, they are those of negative numbers.
  static func exponents(of formula: Formula, along variable: Name) -> [CriticalPart] {
    var found: [CriticalPart] = []
    for part in formula.parts where found.count < 4 {
      guard case .power(_, let exponent) = part.kind, exponent.variables.contains(variable),
        !found.contains(where: { $0.formula == exponent })
      else { continue }
      found.append(CriticalPart(exponent, step: 1))
    }
    return found
  }

  /// The parts of some formulas, each once.
  static func parts(of formulas: [Formula], along variable: Name) -> [CriticalPart] {
    var found: [CriticalPart] = []
    func add(_ part: CriticalPart) {
      guard part.formula.variables.contains(variable), found.count < 16,
        !found.contains(where: { $0.isZero(with: part) })
      else { return }
      found.append(part)
    }
    for formula in formulas {
      for part in formula.parts {
        for critical in part.criticalParts { add(critical) }
      }
    }
    for factor in formulas[0].criticalFactors where factor.formula != formulas[0] { add(factor) }
    return found
  }
}

extension Operation {
  /// Whether it is a sine, a cosine or a quotient of them.
  var isWave: Bool {
    switch self {
    case .sin, .cos, .tan, .sec, .csc, .cot: true
    default: false
    }
  }
}

extension Formula {
  /// Whether it is a function with steps, whose zeros are at its steps or between them.
  fileprivate var hasSteps: Bool {
    guard case .operation(let operation, _) = kind else { return false }
    switch operation {
    case .floor, .ceil, .round, .trunc, .frac, .mod, .sign: return true
    default: return false
    }
  }

  /// The factors at whose zeros it is 0, also where it is a quotient with poles; the zeros of a function with steps are
  /// found as its steps.
  fileprivate var criticalFactors: [CriticalPart] {
    factorsAbove.filter { !$0.hasSteps }.map { CriticalPart($0) }
  }

  /// The factors of a numerator at whose zeros a quotient is 0.
  private var factorsAbove: [Formula] {
    if case .product(let factors) = kind {
      return factors.filter { !$0.isInverted }.flatMap { $0.formula.factorsAbove }
    }
    return asQuotient?.factorsAbove ?? zeroFactors
  }

  fileprivate var criticalParts: [CriticalPart] {
    switch kind {
    case .number, .constant, .variable, .negated, .sum: return []
    case .product(let factors):
      return factors.filter { $0.isInverted }.flatMap { $0.formula.criticalFactors }
    case .power(let base, let exponent):
      if let number = exponent.signedNumber, number.isWhole, !number.isNegative { return [] }
      return base.criticalFactors
    case .operation(let operation, let x):
      switch operation {
      case .absolute, .sign, .squareRoot, .cubeRoot, .root, .ln, .log10, .log2:
        return x[0].criticalFactors
      case .log1p: return [CriticalPart(.adding(x[0], Term(Formula(1.0))))]
      case .asin, .acos:
        return [CriticalPart(x[0], step: 2, shift: 1)]
      case .sinc: return x[0].criticalFactors
      case .atan2: return x.flatMap { $0.criticalFactors }
      case .floor, .ceil, .trunc, .frac: return [CriticalPart(x[0], step: 1)]
      case .round: return [CriticalPart(x[0], step: 1, shift: 0.5)]
      case .mod:
        return [
          CriticalPart(.multiplying(x[0], Term(x[1], isInverted: true)), step: 1, remainder: self)
        ]
      case .min, .max, .clamp:
        return x.indices.dropFirst().map {
          CriticalPart(.adding(x[0], Term(x[$0], isInverted: true)))
        }
      case .tan, .sec: return [CriticalPart(.operation(.cos, x))]
      case .cot, .csc: return [CriticalPart(.operation(.sin, x))]
      case .coth, .csch: return x[0].criticalFactors
      case .gamma, .digamma: return [CriticalPart(x[0], step: 1, most: 0)]
      case .factorial: return [CriticalPart(x[0], step: 1, most: -1)]
      case .polygamma: return [CriticalPart(x[1], step: 1, most: 0)]
      default: return []
      }
    }
  }
}
