import Formulas
import Graphing
import OrdinateNumerics

extension SideGerms {
  /// What the formula is at one phase of an oscillation.
  private enum Phase {
    case undefined
    case known(Germ)
    case unknown

    var germ: Germ? { if case .known(let germ) = self { germ } else { nil } }
  }

  /// What is proved where the operand of a periodic function, or of one with steps, grows without bound.
  ///
  /// The operand is continuous and passes each phase without end. So if two phases have values of opposite signs, or
  /// different limits, or only one of them has values, the curve has zeros, turns or breaks without end.
  func accumulation() -> CurveGerm.Side? {
    for (operand, step) in Oscillation.candidates(in: germs.formula, along: germs.variable) {
      guard let germ = try? germ(of: operand), germ.grows, let sign = germ.sign else { continue }
      let oscillation = Oscillation(operand, step: step, sign: sign, angle: germs.angle)
      if let side = side(oscillation) { return side }
    }
    return nil
  }

  private func side(_ oscillation: Oscillation) -> CurveGerm.Side? {
    var phases: [(at: Double, Phase)] = []
    for phase in oscillation.phases { phases.append((phase, self.phase(oscillation, at: phase))) }
    let known = phases.compactMap { $0.1.germ }
    guard !known.isEmpty else { return nil }
    var enclosing = self
    enclosing.oscillation = oscillation
    let whole = try? enclosing.germ(of: germs.formula)
    let isContinuous = whole != nil && oscillation.stepPhases == nil
    var kinds: AccumulatedKinds = []
    let signs = known.map { $0.sign }
    let crossesZero = signs.contains(1) && signs.contains(-1)
    let touchesZero = phases.contains { phase in
      phase.1.germ?.isZero == true && !oscillation.isAtStep(phase.at)
    }
    if isContinuous && crossesZero || touchesZero && signs.contains(where: { $0 == 1 || $0 == -1 })
    {
      kinds.insert(.zeros)
    }
    if isContinuous, oscillation.hasNoCorners(germs.formula),
      crossesZero || hasDifferentLimits(known)
    {
      kinds.insert(.turns)
    }
    if phases.contains(where: { if case .undefined = $0.1 { true } else { false } })
      || steps(oscillation)
    {
      kinds.insert(.breaks)
    }
    if kinds.isEmpty { return nil }
    let values = whole.flatMap { arithmetic.values($0) } ?? .whole
    let growing = known.filter { $0.grows }
    let size = Interval.abs(values) * Interval(0, arithmetic.reach)
    return CurveGerm.Side(
      CurveGerm.Accumulation(
        kinds, isDefined: whole != nil,
        isUnbounded: (growing.contains { $0.sign == 1 }, growing.contains { $0.sign == -1 })),
      values: Interval(values.lower, values.upper), size: Interval(0, size.upper))
  }

  private func phase(_ oscillation: Oscillation, at phase: Double) -> Phase {
    do {
      return .known(try germ(of: oscillation.formula(germs.formula, at: phase)))
    } catch .undefined {
      return .undefined
    } catch {
      return .unknown
    }
  }

  /// Whether values come near to different numbers at different phases.
  private func hasDifferentLimits(_ phases: [Germ]) -> Bool {
    let limits = phases.compactMap { germ in
      germ.grows ? nil : arithmetic.limit(of: germ) ?? arithmetic.values(germ)
    }
    let isSometimesBounded = limits.contains { $0.width.isFinite }
    if isSometimesBounded, phases.contains(where: { $0.grows }) { return true }
    return limits.contains { limit in
      limits.contains { Interval.intersection(limit, $0).isEmpty }
    }
  }

  /// Whether the curve jumps wherever the part steps.
  private func steps(_ oscillation: Oscillation) -> Bool {
    guard let (before, after) = oscillation.stepPhases,
      oscillation.isContinuous(germs.formula, signOf: { sign(of: $0) }),
      phase(oscillation, at: before).germ != nil, phase(oscillation, at: after).germ != nil
    else { return false }
    let difference = Formula.adding(
      oscillation.formula(germs.formula, at: before),
      Formula.Term(oscillation.formula(germs.formula, at: after), isInverted: true))
    return sign(of: difference).map { $0 != 0 } ?? false
  }
}
