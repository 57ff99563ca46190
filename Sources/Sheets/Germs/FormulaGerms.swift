import Formulas
import Graphing
import OrdinateNumerics
import Reals

/// Proves how a formula of one variable behaves in small ranges around single places.
///
/// The places are exact numbers, or zeros of parts of the formula that are proved to be simple.
final class FormulaGerms {
  let formula: Formula
  let slope: Formula
  let variable: Name
  let angle: AngleUnit
  /// Parts at whose zeros the formula may break, and those at whose zeros it is 0.
  private let critical: [CriticalPart]
  /// Exponents of parts that may be negative.
  private let exponents: [CriticalPart]
  /// Operands of sines and cosines.
  let waves: [CriticalPart]
  /// Those that are lines.
  private let angles: [(operand: Formula, line: LinearForm)]
  private var tapes: [Formula: Tape] = [:]
  private var derivatives: [Formula: Formula?] = [:]
  private var evaluator = IntervalRowEvaluator()

  /// The budget of an exact decision; see `RealValue`.
  private static let work: Int64 = 1_000_000
  /// The longest formula, in nodes, that is examined, and the longest derivative of a part.
  private static let (mostNodes, mostNodesOfDerivative) = (150, 600)

  /// - Returns: `nil` if the formula is too long, has other variables or no derivative.
  init?(_ formula: Formula, of variable: Name, angle: AngleUnit) {
    let formula = formula.withSeriesWrittenOut(closing: angle == .radians)
    guard formula.variables == [variable], !formula.isLongerThan(Self.mostNodes),
      let slope = try? formula.derivative(withRespectTo: variable, angle: angle),
      !slope.isLongerThan(Self.mostNodesOfDerivative)
    else { return nil }
    (self.formula, self.slope, self.variable, self.angle) = (formula, slope, variable, angle)
    critical = CriticalPart.parts(of: [formula, slope], along: variable)
    exponents = CriticalPart.exponents(of: formula, along: variable)
    waves = CriticalPart.operandsOfWaves(in: formula, along: variable, angle: angle)
    angles = waves.compactMap { wave in
      LinearForm(wave.formula, of: variable).map { (wave.formula, $0) }
    }
  }

  /// The enclosure of a part over a range.
  func enclosure(_ part: Formula, over range: Interval) -> Interval {
    if tapes[part] == nil, part.isClosed {
      tapes[part] = Tape(integrating: [part], variables: [variable], angle: angle)
    }
    guard let tape = tapes[part] else { return .whole }
    return evaluator.evaluate(tape, at: [[range]])[0]
  }

  /// The derivative of a part.
  func derivative(of part: Formula) -> Formula? {
    if let known = derivatives[part] { return known }
    var result = try? part.derivative(withRespectTo: variable, angle: angle)
    if result?.isLongerThan(Self.mostNodesOfDerivative) == true { result = nil }
    derivatives[part] = .some(result)
    return result
  }

  func sign(ofConstant constant: Formula) -> Int? {
    guard constant.isClosed else { return nil }
    var value = constant.real(angle: angle, work: Self.work)
    return try? value.sign()
  }

  /// The value of a formula without variables: empty if it certainly has none, exact if it is 0.
  func value(ofConstant constant: Formula) -> Interval? {
    guard constant.isClosed else { return nil }
    var value = constant.real(angle: angle, work: Self.work)
    do {
      return try value.sign() == 0 ? Interval(0) : value.enclosure()
    } catch {
      switch error.error {
      case .variableNotSet, .overflow, .underflow, .undecided, .unfinished: return nil
      case .divisionByZero, .negativeRoot, .logarithmOfZero, .logarithmOfNegative, .pole,
        .outOfDomain, .divergent:
        return .empty
      }
    }
  }

  // MARK: Places

  /// What is proved about a range; `nil` if it may have several places, or none that is found.
  func germ(from lower: Double, to upper: Double) -> CurveGerm? {
    let range = Interval(lower, upper)
    var near = zeros(of: critical, in: range)
    if near.isEmpty { near = zeros(of: exponents, in: range) }
    // Where one part jumps, another may only seem to be 0.
    if let germ = germ(in: range, atOneOf: near) { return germ }
    let tests = near.isEmpty ? [formula, slope] : near.map { $0.formula }
    let roots = near.compactMap { LinearForm($0.formula, of: variable)?.root }
    let numbers = ExactNumbers.candidates(in: range).prefix(6) + anglePlaces(in: range)
    for number in roots + numbers {
      let isPlace = tests.contains { sign(ofConstant: at(number, $0)) == 0 }
      guard isPlace, let enclosure = enclosure(of: number, in: range) else { continue }
      return germ(in: range, at: GermPlace(enclosure: enclosure, zero: nil, number: number))
    }
    return germ(in: range, atOneOf: zeros(of: waves, in: range))
  }

  /// - Parameter zeros: Nothing is tried if there are many of them.
  private func germ(in range: Interval, atOneOf zeros: [CriticalPart.Zero]) -> CurveGerm? {
    for zero in zeros.count <= 3 ? zeros : [] {
      if let place = simpleZero(of: zero, in: range), let germ = germ(in: range, at: place) {
        return germ
      }
    }
    return nil
  }

  /// The different zeros that some parts may have in a range.
  private func zeros(of parts: [CriticalPart], in range: Interval) -> [CriticalPart.Zero] {
    var near: [CriticalPart.Zero] = []
    for part in parts {
      for zero in part.zeros(over: enclosure(part.formula, over: range)) {
        let value = enclosure(zero.formula, over: range)
        if !value.isEmpty, value.contains(0),
          !near.contains(where: { $0.formula.isZero(with: zero.formula) })
        {
          near.append(zero)
        }
      }
    }
    return near
  }

  /// Encloses an exact number; `nil` if it may be outside a range.
  private func enclosure(of number: Formula, in range: Interval) -> Interval? {
    guard let value = value(ofConstant: number) else { return nil }
    func isBetween(_ end: Double, _ direction: Int) -> Bool {
      let distance = Formula.adding(number, Formula.Term(Formula(exactly: end), isInverted: true))
      return sign(ofConstant: distance).map { $0 * direction >= 0 } ?? false
    }
    let inside = Interval.intersection(value, range)
    guard !inside.isEmpty, value.lower >= range.lower || isBetween(range.lower, 1),
      value.upper <= range.upper || isBetween(range.upper, -1)
    else { return nil }
    return inside
  }

  /// Numbers at which an operand of a sine or cosine is a simple part of a turn.
  private func anglePlaces(in range: Interval) -> [Formula] {
    guard angle == .radians else { return [] }
    return angles.compactMap { operand, line in
      guard let constant = line.constant,
        let number = ExactNumbers.partOfTurn(in: enclosure(operand, over: range))
      else { return nil }
      return .multiplying(
        .adding(number, Formula.Term(constant, isInverted: true)),
        Formula.Term(line.slope, isInverted: true))
    }
  }

  /// A part with a number in place of the variable.
  func at(_ number: Formula, _ part: Formula) -> Formula {
    part.substituting { $0 == variable ? number : nil }
  }

  /// The zero of a part in a range, if the part rises or falls strictly and changes its sign there.
  private func simpleZero(of zero: CriticalPart.Zero, in range: Interval) -> GermPlace? {
    let part = zero.formula
    guard enclosure(part, over: range).decoration == .continuous,
      let derivative = derivative(of: part)
    else { return nil }
    let slope = enclosure(derivative, over: range)
    guard slope.decoration >= .defined, !slope.contains(0) else { return nil }
    let direction = slope.lower > 0 ? 1.0 : -1.0
    var (low, high) = (range.lower, range.upper)
    func side(_ x: Double) -> Double? {
      let value = enclosure(part, over: Interval(x))
      return value.lower > 0 ? direction : value.upper < 0 ? -direction : nil
    }
    // A zero may be nearer to an end than rounding shows.
    func exactSide(_ x: Double) -> Double? {
      side(x) ?? sign(ofConstant: at(Formula(exactly: x), part)).map { Double($0) * direction }
    }
    guard exactSide(low) == -1, exactSide(high) == 1 else { return nil }
    for _ in 0..<80 {
      let middle = low / 2 + high / 2
      guard middle > low, middle < high else { break }
      if let side = side(middle) {
        if side < 0 { low = middle } else { high = middle }
      } else {
        // Rounding hides the sign nearer to the zero.
        let (left, right) = (low / 2 + middle / 2, middle / 2 + high / 2)
        var isNarrower = false
        if left > low, side(left) == -1 { (low, isNarrower) = (left, true) }
        if right < high, side(right) == 1 { (high, isNarrower) = (right, true) }
        if !isNarrower { break }
      }
    }
    let place = GermPlace(enclosure: Interval(low, high), zero: zero, number: nil)
    guard let short = place.short, sign(ofConstant: at(Formula(exactly: short), part)) == 0 else {
      return place
    }
    return GermPlace(enclosure: Interval(short), zero: zero, number: Formula(exactly: short))
  }

  private func germ(in range: Interval, at place: GermPlace) -> CurveGerm? {
    guard let value = value(of: formula, at: place) else { return nil }
    var sides: [CurveGerm.Side?] = []
    for direction in [-1.0, 1.0] {
      let (near, far) =
        direction < 0
        ? (place.enclosure.upper, range.lower) : (place.enclosure.lower, range.upper)
      if place.enclosure.isPoint && near == far {
        sides.append(nil)
        continue
      }
      let side = SideGerms(self, place, direction: direction, from: near, to: far)
      guard let found = side.side(value: value) ?? side.accumulation() else { return nil }
      sides.append(found)
    }
    return CurveGerm(
      place: place.enclosure, x: place.shown, value: value, left: sides[0], right: sides[1])
  }

  /// The value of a part at a place: empty if it certainly has none, exact if it is 0; `nil` if it is not known.
  func value(of part: Formula, at place: GermPlace) -> Interval? {
    if let number = place.number, let value = value(ofConstant: at(number, part)) { return value }
    guard let zero = place.zero else { return nil }
    var rest = part.replacing(zero.part, by: zero.number)
    if rest == part { rest = part.withQuotients.replacing(zero.part, by: zero.number) }
    if rest.variables.isEmpty { return value(ofConstant: rest) }
    var value = enclosure(rest, over: place.enclosure)
    if value.isEmpty { return .empty }
    guard value.decoration >= .defined else { return nil }
    if rest.isZero(with: zero.formula) { return Interval(0) }
    if value.contains(0) {
      let known = rest.withWholeConstants(angle: angle).simplified
      value = enclosure(known, over: place.enclosure)
    }
    return !value.contains(0) || value == Interval(0) ? value : nil
  }
}

/// A place: an exact number, the simple zero of a part, or both.
struct GermPlace {
  let enclosure: Interval
  let zero: CriticalPart.Zero?
  let number: Formula?

  /// A number in the enclosure: one of at most six decimals, if there is one.
  var shown: Double { short ?? enclosure.midpoint }

  fileprivate var short: Double? {
    let short = (enclosure.midpoint * 1e6).rounded() / 1e6 + 0
    return enclosure.contains(short) ? short : nil
  }
}

extension Formula {
  /// The formula with quotients of sines and cosines in place of tangents and the like.
  fileprivate var withQuotients: Formula {
    folded(
      parts: { $0.operands },
      combine: { formula, operands in
        formula.replacingOperands(by: operands) { _ in nil }.asQuotient
          ?? formula.replacingOperands(by: operands) { _ in nil }
      })
  }

  /// A tangent or the like as a quotient; `nil` for any other formula.
  var asQuotient: Formula? {
    guard case .operation(let operation, let x) = kind else { return nil }
    func quotient(_ top: Operation?, _ bottom: Operation) -> Formula {
      let numerator = top.map { Formula.operation($0, x) } ?? Formula(1.0)
      return .multiplying(numerator, Term(.operation(bottom, x), isInverted: true))
    }
    switch operation {
    case .tan: return quotient(.sin, .cos)
    case .cot: return quotient(.cos, .sin)
    case .sec: return quotient(nil, .cos)
    case .csc: return quotient(nil, .sin)
    case .coth: return quotient(.cosh, .sinh)
    case .csch: return quotient(nil, .sinh)
    default: return nil
    }
  }

  /// Whether this is 0 or undefined where the other formula is 0, as simplifying shows: their numerators are multiples
  /// of each other.
  func isZero(with other: Formula) -> Bool {
    if isMultiple(of: other) { return true }
    let (own, others) = (formalNumerator, other.formalNumerator)
    guard own != nil || others != nil else { return false }
    return (own ?? self).isMultiple(of: others ?? other)
  }

  /// Whether this is a number times the other formula, as simplifying shows.
  func isMultiple(of other: Formula) -> Bool {
    if isSame(as: other) { return true }
    let quotient = Formula.multiplying(self, Term(other, isInverted: true)).simplified
    return quotient.variables.isEmpty && (try? quotient.value()) != nil
  }
}
