import Formulas
import OrdinateNumerics

/// The values of a variable at which curves may end, jump or have a hole.
struct EndCandidates {
  /// A value of the variable.
  struct Candidate {
    /// It has no variables.
    let formula: Formula
    let double: Double
  }

  /// Each once.
  private(set) var candidates: [Candidate] = []
  private let variable: Name
  private let range: ClosedRange<Double>?
  private let values: ConstantValues
  /// Whether some are left out because they are too many.
  private var isCut = false

  /// More are too many to tell apart on a screen.
  static let most = 64

  /// - Parameter range: Of the variable; `nil` for all values, but then those of steps are left out.
  init(along variable: Name, in range: ClosedRange<Double>?, _ values: ConstantValues) {
    (self.variable, self.range, self.values) = (variable, range, values)
  }

  /// Adds those of a curve.
  ///
  /// - Parameters:
  ///   - formulas: The coordinates.
  ///   - condition: Where the curve has points.
  /// - Returns: Whether there is room for all of them.
  mutating func add(of formulas: [Formula], _ condition: RelationCondition) -> Bool {
    let bounds = condition.formulas
    for formula in formulas + bounds {
      for part in formula.parts { add(part) }
    }
    for bound in bounds { add(bound, .number(0)) }
    return !isCut && !values.isSpent
  }

  /// Adds what matters to one part of a formula.
  private mutating func add(_ part: Formula) {
    switch part.kind {
    case .product(let factors):
      for factor in factors where factor.isInverted { add(factor.formula, .number(0)) }
    case .power(let base, let exponent):
      if (try? values.isWhole(exponent)) == false { add(base, .number(0)) }
    case .operation(let operation, let operands):
      switch operation {
      case .squareRoot, .sign, .absolute: add(operands[0], .number(0))
      case .asin, .acos:
        add(operands[0], .number(1))
        add(operands[0], .negating(.number(1)))
      case .floor, .ceil, .trunc: addSteps(of: operands[0])
      case .round: addSteps(of: .adding(operands[0], Formula.Term(Formula(0.5))))
      default: break
      }
    case .number, .constant, .variable, .negated, .sum: break
    }
  }

  /// Adds the places at which a linear formula is whole.
  private mutating func addSteps(of formula: Formula) {
    guard let range, LinearForm(formula, of: variable) != nil else { return }
    let ends = [range.lowerBound, range.upperBound].map { end in
      try? values.floor(of: formula.substituting { $0 == variable ? Formula(end) : nil })
    }
    guard let a = ends[0], let b = ends[1] else { return }
    let (first, last) = (min(a, b), max(a, b) + 1)
    guard last - first <= Double(Self.most) else {
      isCut = true
      return
    }
    for whole in stride(from: first, through: last, by: 1) { add(formula, Formula(whole)) }
  }

  /// Adds the places at which a formula is a number, if it is linear or quadratic.
  private mutating func add(_ formula: Formula, _ number: Formula) {
    guard !isCut, (try? values.go(through: formula)) != nil, formula.variables == [variable] else {
      return
    }
    let zero = Formula.adding(formula, Formula.Term(number, isInverted: true))
    for root in roots(of: zero) { add(place: root.simplified) }
  }

  private mutating func add(place: Formula) {
    guard let double = try? values.double(of: place), range?.contains(double) ?? true else {
      return
    }
    for other in candidates where (try? values.isEqual(other.formula, place)) ?? true { return }
    if candidates.count == Self.most {
      isCut = true
    } else {
      candidates.append(Candidate(formula: place, double: double))
    }
  }

  private func roots(of formula: Formula) -> [Formula] {
    if let line = LinearForm(formula, of: variable) {
      guard let sign = try? values.sign(of: line.slope), sign != 0 else { return [] }
      guard let constant = line.constant else { return [.number(0)] }
      return [.negating(.multiplying(constant, Formula.Term(line.slope, isInverted: true)))]
    }
    // a·v² + b·v + c, from its derivatives.
    let angle = values.angle
    guard isRational(formula), (try? values.go(through: formula, times: 8)) != nil,
      let slope = try? formula.derivative(withRespectTo: variable, angle: angle).simplified,
      let line = LinearForm(slope, of: variable), !line.slope.variables.contains(variable),
      let sign = try? values.sign(of: line.slope), sign != 0
    else { return [] }
    let constant = formula.substituting { $0 == variable ? .number(0) : nil }
    let middle = Formula.negating(
      .multiplying(line.constant ?? .number(0), Formula.Term(line.slope, isInverted: true)))
    let product = Formula.multiplying(
      .multiplying(.number(2), Formula.Term(constant)),
      Formula.Term(line.slope, isInverted: true))
    let square = Formula.adding(
      .power(middle, .number(2)), Formula.Term(product, isInverted: true)
    ).simplified
    switch try? values.sign(of: square) {
    case 0: return [middle]
    case 1:
      let distance = Formula.operation(.squareRoot, [square])
      return [false, true].map { .adding(middle, Formula.Term(distance, isInverted: $0)) }
    default: return []
    }
  }
}

extension EndCandidates {
  /// Whether a formula has no operations on the variable but sums, products and powers, as all that have a linear slope.
  private func isRational(_ formula: Formula) -> Bool {
    formula.parts.allSatisfy { part in
      switch part.kind {
      case .operation: !part.variables.contains(variable)
      case .power(_, let exponent): !exponent.variables.contains(variable)
      case .number, .constant, .variable, .negated, .sum, .product: true
      }
    }
  }
}

extension RelationCondition {
  /// The formulas of all its parts.
  fileprivate var formulas: [Formula] {
    switch self {
    case .outcome(let formula, _), .whole(let formula): [formula]
    case .all(let parts), .any(let parts): parts.flatMap { $0.formulas }
    }
  }
}
