import OrdinateNumerics
import Reals

extension RealIntegration {
  /// The most pieces that are looked at.
  private static let mostPieces = 400
  /// How far from 0 poles are looked for between infinite bounds.
  private static let farthest = 64.0

  /// Whether the formula has values between the bounds, but perhaps at isolated points.
  func isDefined(_ evaluator: inout RealEvaluator) throws(RealProblem) -> Bool {
    try holds(.number(0), [], isolated: false, &evaluator)
  }

  /// Whether an antiderivative is one everywhere, and continuous from bound to bound.
  ///
  /// - Parameter limits: What has its limits at the bounds.
  func isContinuous(
    _ antiderivative: Formula, _ limits: [Limit], _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Bool {
    try holds(antiderivative, limits, isolated: true, &evaluator)
  }

  /// - Parameter isolated: Whether it has to be shown that points without values are isolated.
  /// - Throws: `outOfDomain` where the formula certainly has no values.
  private func holds(
    _ antiderivative: Formula, _ limits: [Limit], isolated: Bool, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Bool {
    guard
      let all = DomainCondition.conditions(of: body, variable: variable, allowingSteps: true)
    else { return false }
    let conditions = all.filter { isolated || $0.kind == .notNegative }
    let formulas = conditions.map { $0.formula }
    let tape = tape(of: [antiderivative] + formulas + formulas.map(slope))
    var pieces = [Interval(ends[0].lower, ends[1].upper)]
    var count = 0
    while let piece = pieces.popLast() {
      count += 1
      let values = try enclosures(tape, over: piece, &evaluator)
      let touched = [
        !infinite[0] && piece.lower <= ends[0].upper,
        !infinite[1] && piece.upper >= ends[1].lower,
      ]
      var isProved = true
      for (index, condition) in conditions.enumerated() where isProved {
        let value = values[index + 1]
        let slope = values[index + 1 + conditions.count]
        if condition.kind == .notZero {
          isProved =
            value.isAwayFromZero || slope.decoration >= .defined && slope.isAwayFromZero
          continue
        }
        if value.upper < 0, piece.lower < ends[1].lower, piece.upper > ends[0].upper {
          throw .outOfDomain
        }
        isProved = value.lower >= 0
        if !isProved {
          isProved = try isNotNegative(condition.formula, slope, piece, touched, &evaluator)
        }
      }
      if isProved, values[0].decoration < .continuous {
        isProved = touched != [false, false]
        for end in limits.indices where isProved && touched[end] {
          isProved = try reaches(limits[end], piece, touched, &evaluator)
        }
      }
      if isProved { continue }
      let middle = Self.middle(of: piece)
      guard count < Self.mostPieces, middle > piece.lower, middle < piece.upper,
        middle.magnitude < .greatestFiniteMagnitude / 4
      else { return false }
      pieces.append(Interval(middle, piece.upper))
      pieces.append(Interval(piece.lower, middle))
    }
    return true
  }

  /// A number inside a piece; not far away in one without an end.
  private static func middle(of piece: Interval) -> Double {
    switch (piece.lower.isInfinite, piece.upper.isInfinite) {
    case (false, false): piece.midpoint
    case (true, true): 0
    case (false, true): piece.lower < 1 ? max(1, piece.lower + 1) : 4 * piece.lower
    case (true, false): piece.upper > -1 ? min(-1, piece.upper - 1) : 4 * piece.upper
    }
  }

  /// Whether a formula is not negative on a piece at a bound, because it is at both ends and has one
  /// direction.
  private func isNotNegative(
    _ formula: Formula, _ slope: Interval, _ piece: Interval, _ touched: [Bool],
    _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Bool {
    guard touched != [false, false], slope.decoration >= .defined,
      slope.lower >= 0 || slope.upper <= 0
    else { return false }
    for end in 0...1 {
      if touched[end] {
        guard let sign = try sign(formula, at: end, &evaluator), sign >= 0 else { return false }
      } else {
        let x = Interval(end == 0 ? piece.lower : piece.upper)
        guard try enclosures(tape(of: [formula]), over: x, &evaluator)[0].lower >= 0 else {
          return false
        }
      }
    }
    return true
  }

  /// Whether an antiderivative is continuous on a piece up to a bound, where it has this limit.
  private func reaches(
    _ limit: Limit, _ piece: Interval, _ touched: [Bool], _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Bool {
    guard
      let conditions = DomainCondition.conditions(
        of: limit.formula, variable: variable, allowingSteps: false)
    else { return false }
    for condition in conditions {
      let tape = tape(of: [condition.formula, slope(of: condition.formula)])
      let values = try enclosures(tape, over: piece, &evaluator)
      if condition.kind == .notZero {
        guard values[0].isAwayFromZero else { return false }
      } else if values[0].lower < 0 {
        guard try isNotNegative(condition.formula, values[1], piece, touched, &evaluator) else {
          return false
        }
      }
    }
    for zero in limit.zeros {
      let slope = try enclosures(tape(of: [slope(of: zero)]), over: piece, &evaluator)[0]
      guard slope.decoration >= .defined, slope.isAwayFromZero, slope.width.isFinite else {
        return false
      }
    }
    return true
  }

  /// Whether the integral of a simplified formula certainly has no finite value.
  func diverges(
    _ formula: Formula, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Bool {
    if try divergesAtInfinity(formula, &evaluator) { return true }
    for divergence in Divergence.all(in: formula, along: variable) {
      let tape = tape(of: divergence.formulas)
      for piece in try zeros(of: divergence.divisor, &evaluator)
      where divergence.isProved(by: try enclosures(tape, over: piece, &evaluator)) {
        return true
      }
    }
    return false
  }

  /// Small intervals that have a zero of a formula, with points of the integral's interval beside it.
  private func zeros(
    of formula: Formula, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> [Interval] {
    // Poles far away are not looked for.
    let (low, high) = (
      infinite[0] ? min(-Self.farthest, ends[1].lower - 1) : ends[0].upper,
      infinite[1] ? max(Self.farthest, ends[0].upper + 1) : ends[1].lower
    )
    let width = high - low
    guard low < high, width.isFinite else { return [] }
    var found: [Interval] = []
    for end in 0...1 where !infinite[end] {
      guard try sign(formula, at: end, &evaluator) == 0 else { continue }
      for part in [0.125, 0x1p-10, 0x1p-20] {
        found.append(
          end == 0
            ? Interval(ends[0].lower, low + width * part)
            : Interval(high - width * part, ends[1].upper))
      }
    }
    let tape = tape(of: [formula])
    var (before, last) = (low, 0)
    for step in 0...64 {
      let x = step == 64 ? high : low + width * (Double(step) + 0.137) / 64.2
      let value = try enclosures(tape, over: Interval(x), &evaluator)[0]
      guard value.isAwayFromZero else { continue }
      let sign = value.lower > 0 ? 1 : -1
      if last == -sign {
        var (left, right) = (before, x)
        for _ in 0..<30 {
          let middle = left / 2 + right / 2
          let side = try enclosures(tape, over: Interval(middle), &evaluator)[0]
          guard side.isAwayFromZero else { break }
          if (side.lower > 0 ? 1 : -1) == last { left = middle } else { right = middle }
        }
        found.append(Interval(left, right))
      }
      (before, last) = (x, sign)
    }
    return found
  }
}
