import OrdinateNumerics
import Reals

/// The integral of a formula between two real numbers, the lower first.
struct RealIntegration {
  typealias Number = RealComputation.Number

  /// In radians, with numbers for all variables whose values are rational.
  let body: Formula
  let variable: Name
  let bounds: [Number]
  /// Whether the lower bound is −∞, and the upper one ∞.
  let infinite: [Bool]
  /// The other variables, and what they are.
  let others: [(name: Name, number: Number)]
  /// Enclosures of the bounds and of the others.
  var ends: [Interval] = []
  private var values: [Interval] = []

  init(
    of body: Formula, over variable: Name, bounds: [Number], infinite: [Bool],
    others: [(name: Name, number: Number)],
    _ evaluator: inout RealEvaluator
  ) throws(RealProblem) {
    (self.body, self.variable, self.bounds, self.others) = (body, variable, bounds, others)
    self.infinite = infinite
    let largest = Double.greatestFiniteMagnitude
    for end in 0...1 {
      if infinite[end] {
        ends.append(end == 0 ? Interval(-.infinity, -largest) : Interval(largest, .infinity))
      } else {
        ends.append(try Self.interval(bounds[end], &evaluator))
      }
    }
    for other in others { values.append(try Self.interval(other.number, &evaluator)) }
  }

  private static func interval(
    _ number: Number, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Interval {
    let doubles = try evaluator.computation.neighbors(of: number)
    return Interval(doubles.lowerBound, doubles.upperBound)
  }

  /// The integral.
  ///
  /// - Throws: `divergent`, `outOfDomain` where the formula has no values, and `undecided`.
  func value(_ evaluator: inout RealEvaluator) throws(RealProblem) -> Number {
    try checkConstants(&evaluator)
    let simple = body.simplified
    var integrator = Integrator(variable: variable, hasWaves: true)
    if let antiderivative = integrator.antiderivative(of: simple),
      let value = try value(of: antiderivative, &evaluator)
    {
      return value
    }
    if try diverges(simple, &evaluator) { throw .divergent }
    if infinite != [false, false] {
      if let value = try knownValue(&evaluator) { return value }
      if let value = try valueOfQuotient(&evaluator) { return value }
      throw .undecided
    }
    guard try isDefined(&evaluator) else { throw .undecided }
    return try quadrature(&evaluator)
  }

  /// Evaluates the parts that are the same everywhere, for they may have no value.
  private func checkConstants(_ evaluator: inout RealEvaluator) throws(RealProblem) {
    var rest = [body]
    while let part = rest.popLast() {
      if part.contains(variable) {
        rest += part.operands
      } else if !part.operands.isEmpty {
        _ = try number(part, &evaluator)
      }
    }
  }

  /// The value of a formula, at a bound if it has the variable.
  func number(
    _ formula: Formula, at end: Int = 0, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Number {
    try evaluator.value(of: Postfix(formula), others + [(variable, bounds[end])])
  }

  /// The difference of an antiderivative's values, where it is proved to be the integral.
  private func value(
    of antiderivative: Formula, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Number? {
    do {
      var values: [Number] = []
      var limits: [Limit] = []
      for end in 0...1 {
        if infinite[end] {
          guard let value = try limitAtInfinity(of: antiderivative, at: end, &evaluator) else {
            return nil
          }
          limits.append(Limit(formula: .number(0)))
          values.append(value)
          continue
        }
        let limit = try limit(of: antiderivative, at: end, &evaluator)
        limits.append(limit)
        values.append(try number(limit.formula, at: end, &evaluator))
      }
      guard try isContinuous(antiderivative, limits, &evaluator),
        try isPlausible(antiderivative, &evaluator)
      else { return nil }
      return try evaluator.computation.subtract(values[0], from: values[1])
    } catch {
      if error == .unfinished || error == .outOfDomain || error == .divergent { throw error }
      return nil
    }
  }

  /// Whether enclosures of an antiderivative's slope and of the formula agree at some points.
  private func isPlausible(
    _ antiderivative: Formula, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Bool {
    let tape = tape(of: [slope(of: antiderivative), body])
    let most = infinite == [false, false] ? 0x1p20 : 0x1p6
    let (low, high) = (
      max(ends[0].lower, min(-most, ends[1].upper - 1)),
      min(ends[1].upper, max(most, ends[0].lower + 1))
    )
    for part in [0.137, 0.412, 0.593, 0.871] {
      let values = try enclosures(tape, over: Interval(low + (high - low) * part), &evaluator)
      if !values[0].mayEqual(values[1]) { return false }
    }
    return true
  }

  /// What has the same limit as a formula at a bound.
  struct Limit {
    var formula: Formula
    /// Formulas that are 0 at the bound and nowhere else near it.
    var zeros: [Formula] = []
  }

  /// A formula without terms such as x² ln x, which vanish at a bound where they have no value.
  private func limit(
    of formula: Formula, at end: Int, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Limit {
    do {
      _ = try number(formula, at: end, &evaluator)
      return Limit(formula: formula)
    } catch {
      if error == .unfinished { throw error }
    }
    var limit = Limit(formula: formula)
    var terms = [Formula.Term(formula)]
    if case .sum(let all) = formula.kind { terms = all }
    var kept = Terms()
    for term in terms {
      if let zeros = try vanishing(term.formula, at: end, &evaluator) {
        limit.zeros += zeros
      } else {
        kept.add(term.formula, times: Rational(whole: term.isInverted ? -1 : 1))
      }
    }
    limit.formula = kept.formula
    return limit
  }

  /// The zeros of a product of a positive power, a logarithm and factors that have values everywhere, which
  /// is 0 at a bound.
  private func vanishing(
    _ term: Formula, at end: Int, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> [Formula]? {
    var zeros: [Formula] = []
    var (hasPower, hasLogarithm) = (false, false)
    for factor in Factors(term).factors where factor.base.contains(variable) {
      if case .operation(.ln, var x) = factor.base.kind, factor.exponent.isWhole,
        !factor.exponent.isNegative
      {
        if case .operation(.absolute, let inner) = x[0].kind { x = inner }
        guard try sign(x[0], at: end, &evaluator) == 0 else { return nil }
        hasLogarithm = true
        zeros.append(x[0])
        continue
      }
      guard !factor.exponent.isNegative,
        DomainCondition.conditions(
          of: factor.base, variable: variable, allowingSteps: false)?.isEmpty == true
      else { return nil }
      if try sign(factor.base, at: end, &evaluator) == 0 {
        hasPower = true
        zeros.append(factor.base)
      }
    }
    return hasPower && hasLogarithm ? zeros : nil
  }

  /// The sign at a bound; `nil` where there is no value.
  func sign(
    _ formula: Formula, at end: Int, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Int? {
    do {
      return try evaluator.computation.sign(of: number(formula, at: end, &evaluator))
    } catch {
      if error == .unfinished { throw error }
      return nil
    }
  }

  /// Enclosures of formulas over an interval of the variable.
  func enclosures(
    _ tape: Tape, over x: Interval, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> [Interval] {
    try evaluator.computation.spend(Int64(tape.count) * 100)
    var row = IntervalRowEvaluator()
    return row.evaluateAll(tape, at: ([x] + values).map { [$0] }).map { $0[0] }
  }

  func tape(of formulas: [Formula]) -> Tape {
    Tape(of: formulas, variables: [variable] + others.map { $0.name })
  }

  /// The slope of a formula, or one of which nothing is known.
  func slope(of formula: Formula) -> Formula {
    (try? formula.derivative(withRespectTo: variable)) ?? .operation(.ln, [.number(0)])
  }
}

extension Interval {
  var isAwayFromZero: Bool { lower > 0 || upper < 0 }

  /// Whether this and another may enclose the same number, as nothing shows that they do not: they have one in
  /// common, or one of them has none.
  func mayEqual(_ other: Interval) -> Bool {
    isEmpty || other.isEmpty || !Interval.intersection(self, other).isEmpty
  }
}

// Bounds that are ∞ or −∞.
extension RealIntegration {
  /// The sign of a constant formula; `nil` where it is not decided.
  func sign(
    _ formula: Formula, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Int? {
    do {
      return try evaluator.computation.sign(of: evaluator.value(of: Postfix(formula), others))
    } catch {
      if error == .unfinished { throw error }
      return nil
    }
  }

  /// The formula for large numbers: at −∞, that of the opposite number.
  private func asymptote(
    of formula: Formula, at end: Int, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Asymptote? {
    let minus = Formula.negating(.variable(variable))
    guard
      let turned = end == 1 ? formula : formula.replacing(variable, by: minus)?.simplified
    else { return nil }
    return try Asymptote.of(turned, variable) { (formula) throws(RealProblem) in
      try sign(formula, &evaluator)
    }
  }

  /// The limit of an antiderivative at ∞ or −∞; `nil` if it is not known.
  ///
  /// - Throws: `divergent` where it has no limit.
  private func limitAtInfinity(
    of antiderivative: Formula, at end: Int, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Number? {
    let asymptote = try asymptote(of: antiderivative, at: end, &evaluator)
    let limit = try asymptote?.limit { (formula) throws(RealProblem) in
      try sign(formula, &evaluator)
    }
    guard case .number(let formula) = limit else {
      if try oscillates(antiderivative, at: end, &evaluator) { throw .divergent }
      return nil
    }
    return try evaluator.value(of: Postfix(formula), others)
  }

  /// Whether a formula is a sine or cosine of something linear, and something with a limit.
  private func oscillates(
    _ formula: Formula, at end: Int, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Bool {
    var terms = [Formula.Term(formula)]
    if case .sum(let all) = formula.kind { terms = all }
    var waves = 0
    for term in terms {
      let limit = try asymptote(of: term.formula, at: end, &evaluator)?.limit {
        (formula) throws(RealProblem) in try sign(formula, &evaluator)
      }
      if case .number = limit { continue }
      let factors = Factors(term.formula).factors.filter { $0.base.contains(variable) }
      guard factors.count == 1, factors[0].exponent.isOne,
        case .operation(let operation, let inner) = factors[0].base.kind,
        operation == .sin || operation == .cos, LinearForm(inner[0], of: variable) != nil
      else { return false }
      waves += 1
    }
    return waves == 1
  }

  /// Whether the formula is so large for large numbers that its integral has no finite value.
  func divergesAtInfinity(
    _ formula: Formula, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Bool {
    for end in 0...1 where infinite[end] {
      guard let first = try asymptote(of: formula, at: end, &evaluator)?.terms.first else {
        continue
      }
      let isInfinite = try first.growth.isIntegralInfinite { (formula) throws(RealProblem) in
        try sign(formula, &evaluator)
      }
      if isInfinite { return true }
    }
    return false
  }
}
