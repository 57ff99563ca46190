import Formulas
import Graphing
import OrdinateNumerics

/// Finds the germs of a formula's parts on one side of a place.
struct SideGerms {
  let germs: FormulaGerms
  private(set) var place: GermPlace
  let direction: Double
  /// The side with its place.
  let span: Interval
  let arithmetic: GermArithmetic
  /// Parts that are enclosed at all their phases.
  var oscillation: Oscillation?

  /// How often the function may be 0 together with its derivatives.
  static let mostOrder = 9

  init(
    _ germs: FormulaGerms, _ place: GermPlace, direction: Double, from near: Double, to far: Double
  ) {
    (self.germs, self.place, self.direction) = (germs, place, direction)
    span = Interval(min(near, far), max(near, far))
    arithmetic = GermArithmetic(reach: (Interval(span.upper) - Interval(span.lower)).upper)
  }

  /// What is proved about the formula.
  ///
  /// - Parameter value: At the place; empty if it has none.
  func side(value: Interval) -> CurveGerm.Side? {
    let germ: Germ
    let piece: Formula
    let smooth: SideGerms
    do {
      smooth = try smoothed()
      piece = try smooth.smoothPiece(of: germs.formula)
      germ = try smooth.germ(of: piece)
    } catch {
      guard error == .undefined || hasUndefinedPart else { return nil }
      return CurveGerm.Side(
        values: .empty, sign: 0, trend: 0, limit: .empty, isReached: false,
        isIntegrable: true, size: Interval(0))
    }
    guard let sign = germ.sign, let values = arithmetic.values(germ),
      let rise = piece.variables.isEmpty
        ? 0 : smooth.sign(of: germs.derivative(of: piece) ?? germs.slope),
      germ.grows || germ.vanishes || germ.isLevel
    else { return nil }
    var limit =
      germ.grows
      ? Interval.empty : germ.vanishes ? Interval(0) : germ.limit ?? germ.factor
    if germ.isLevel {
      let near = germs.enclosure(piece, over: place.enclosure)
      if near.decoration == .continuous { limit = Interval(near.lower, near.upper) }
    }
    // Nothing is known of what is enclosed by no number.
    guard limit.isEmpty || limit.width.isFinite else { return nil }
    var isReached = germ.isReached && !germ.grows
    if piece != germs.formula {
      isReached = (try? self.germ(of: germs.formula))?.isReached == true && isReached
    }
    if !isReached && !value.isEmpty && !limit.isEmpty {
      if value.isPoint && value == limit {
        isReached = true
      } else if !Interval.intersection(value, limit).isEmpty {
        guard germ.isReached, let isSame = isValue(ofPiece: piece, smooth.place) else { return nil }
        isReached = isSame
      }
    }
    if value.isEmpty { isReached = false }
    return CurveGerm.Side(
      values: values, sign: sign, trend: rise, limit: limit, isReached: isReached,
      isIntegrable: germ.tendency.map { $0 == .growingSlowly || !$0.grows }
        ?? (germ.power.plus(.one)?.isPositive == true),
      size: arithmetic.size(germ, values))
  }

  /// Whether a part is certainly undefined, so that nothing has to be known of the others.
  private var hasUndefinedPart: Bool {
    germs.formula.parts.contains { part in
      guard case .operation = part.kind else { return false }
      do throws(Germ.Failure) {
        _ = try germ(of: part)
        return false
      } catch {
        return error == .undefined
      }
    }
  }

  /// Whether the formula has the value of its smooth piece at the place; `nil` if that is not known.
  ///
  /// - Parameter place: The place by the smooth piece of its part.
  private func isValue(ofPiece piece: Formula, _ place: GermPlace) -> Bool? {
    var piece = piece
    if let zero = place.zero, zero.part != self.place.zero?.part {
      piece = piece.replacing(zero.part, by: zero.number)
    }
    let (known, other) = (known(germs.formula), known(piece))
    if known.isSame(as: other) { return true }
    let distance = Formula.adding(germs.formula, Formula.Term(piece, isInverted: true))
    guard let value = germs.value(of: distance, at: self.place), !value.isEmpty else { return nil }
    return value == Interval(0) ? true : value.contains(0) ? nil : false
  }

  /// A formula with the number of the part whose zero the place is, simplified.
  private func known(_ formula: Formula) -> Formula {
    let known = place.zero.map { formula.replacing($0.part, by: $0.number) } ?? formula
    return known.withWholeConstants(angle: germs.angle).simplified
  }

  func germ(of part: Formula) throws(Germ.Failure) -> Germ {
    let value = germs.enclosure(part, over: span)
    if value.isEmpty { throw .undefined }
    if value.decoration == .continuous, !value.contains(0) {
      var germ = Germ(value)
      let near = germs.enclosure(part, over: place.enclosure)
      if near.decoration == .continuous { germ.limit = Interval(near.lower, near.upper) }
      return germ
    }
    if !part.variables.contains(germs.variable) {
      guard let exact = germs.value(ofConstant: part) else { throw .unknown }
      if exact.isEmpty { throw .undefined }
      return Germ(exact)
    }
    if value.decoration == .continuous, let germ = smoothGerm(of: part, value) { return germ }
    return try composedGerm(of: part)
  }

  /// The germs by the smooth piece of the part whose zero the place is: a smooth piece of the whole formula holds that.
  private func smoothed() throws(Germ.Failure) -> SideGerms {
    guard let zero = place.zero,
      germs.enclosure(zero.part, over: span).decoration == .continuous
    else { return self }
    let part = try smoothPiece(of: zero.part)
    if part == zero.part { return self }
    var other = self
    let formula = zero.formula == zero.part ? part : try smoothPiece(of: zero.formula)
    other.place = GermPlace(
      enclosure: place.enclosure,
      zero: CriticalPart.Zero(formula: formula, part: part, number: zero.number),
      number: place.number)
    return other
  }

  /// The formula with what it is on this side in place of each function that has steps or corners.
  private func smoothPiece(of formula: Formula) throws(Germ.Failure) -> Formula {
    try formula.folded(
      parts: { $0.operands },
      combine: { (part, operands) throws(Germ.Failure) in
        let same = part.replacingOperands(by: operands) { _ in nil }
        guard case .operation(let operation, let x) = same.kind,
          same.variables.contains(germs.variable)
        else { return same }
        switch operation {
        case .absolute:
          guard let sign = try germ(of: x[0]).sign else { throw .unknown }
          return sign < 0 ? .negating(x[0]) : x[0]
        case .sign, .floor, .ceil, .round, .trunc:
          let number = try germ(of: same).factor
          guard number.isPoint, number.lower.isFinite else { throw .unknown }
          return Formula(number.lower)
        case .mod, .frac:
          let divisor = operation == .mod ? x[1] : Formula(1.0)
          let quotient = Formula.multiplying(x[0], Formula.Term(divisor, isInverted: true))
          let whole = try germ(
            of: .operation(operation == .mod ? .floor : .trunc, [quotient])
          ).factor
          guard whole.isPoint, whole.lower.isFinite else { throw .unknown }
          let steps = Formula.multiplying(Formula(whole.lower), Formula.Term(divisor))
          return .adding(x[0], Formula.Term(steps, isInverted: true))
        case .min, .max:
          var best = x[0]
          for other in x.dropFirst() {
            let difference = Formula.adding(best, Formula.Term(other, isInverted: true))
            guard let sign = try germ(of: difference).sign else { throw .unknown }
            if sign < 0 && operation == .max || sign > 0 && operation == .min { best = other }
          }
          return best
        default: return same
        }
      })
  }

  /// The germ of a part that has derivatives at the place: by Taylor's theorem it is a power of the distance
  /// times a derivative, divided by a factorial.
  private func smoothGerm(of part: Formula, _ value: Interval) -> Germ? {
    if let zero = place.zero {
      guard let derivative = germs.derivative(of: zero.formula) else { return nil }
      if part.isZero(with: zero.formula), let derivative = germs.derivative(of: part) {
        return power(1) { germs.enclosure(derivative, over: $0) }
      }
      guard zero.number != Formula(0.0) || zero.part == zero.formula else { return nil }
      let rise = power(1) { germs.enclosure(derivative, over: $0) }
      return rise.flatMap { germ(of: part, along: zero.part, from: zero.number, rising: $0) }
    }
    return place.number.flatMap { germ(of: part, value, at: $0) ?? germOfWave(part, at: $0) }
  }

  /// The germ at an exact number.
  private func germ(of part: Formula, _ value: Interval, at number: Formula) -> Germ? {
    var (derivative, value, factorial) = (part, value, 1.0)
    for order in 0...Self.mostOrder {
      guard value.decoration == .continuous else { return nil }
      if !value.contains(0) {
        return power(order) { germs.enclosure(derivative, over: $0) / Interval(factorial) }
      }
      if value == Interval(0), derivative == .number(0) { return Germ(Interval(0)) }
      guard let next = germs.derivative(of: derivative) else { return nil }
      if germs.sign(ofConstant: germs.at(number, derivative)) != 0 {
        // The mean-value form.
        let rise = germs.enclosure(next, over: span)
        guard rise.decoration == .continuous else { return nil }
        let start = germs.enclosure(derivative, over: place.enclosure)
        return power(order) { range in
          (start + rise * (range - place.enclosure)) / Interval(factorial)
        }
      }
      derivative = next
      value = germs.enclosure(next, over: span)
      factorial *= Double(order + 1)
    }
    return nil
  }

  /// - Parameter coefficient: Encloses the factor of the power over a range of places.
  private func power(_ order: Int, _ coefficient: (Interval) -> Interval) -> Germ? {
    let factor = coefficient(span)
    guard factor.decoration == .continuous, !factor.contains(0) else { return nil }
    var germ = Germ(factor, power: Rational(whole: Int64(order)))
    let limit = coefficient(place.enclosure)
    if limit.decoration == .continuous { germ.limit = Interval(limit.lower, limit.upper) }
    return direction < 0 && order % 2 == 1 ? arithmetic.negated(germ) : germ
  }

  func composedGerm(of part: Formula) throws(Germ.Failure) -> Germ {
    switch part.kind {
    case .number, .constant, .variable: throw .unknown
    case .negated(let operand): return arithmetic.negated(try germ(of: operand))
    case .sum(let terms): return try sum(terms, part)
    case .product(let factors):
      if let joined = joiningPowers(of: factors) {
        let base = try germ(of: joined.base).sign
        // Of negative numbers, powers of different exponents may be defined at different places.
        if base == 1 { return try germ(of: joined.product) }
      }
      var product = try germ(of: factors[0].formula)
      for factor in factors.dropFirst() {
        let other = try germ(of: factor.formula)
        product = try arithmetic.product(
          product, factor.isInverted ? arithmetic.inverse(other) : other)
      }
      return product
    case .power(let base, let exponent): return try power(base, exponent, part)
    case .operation(let operation, let operands):
      if let germ = try oscillation?.germ(of: part, self) { return germ }
      return try apply(operation, operands, part)
    }
  }

  /// Terms that have derivatives are joined, because they may cancel.
  private func sum(_ terms: [Formula.Term], _ part: Formula) throws(Germ.Failure) -> Germ {
    var smooth: Formula?
    var rest: [Formula.Term] = []
    for term in terms {
      guard germs.enclosure(term.formula, over: span).decoration == .continuous,
        let derivative = germs.derivative(of: term.formula),
        germs.enclosure(derivative, over: span).decoration == .continuous
      else {
        rest.append(term)
        continue
      }
      smooth =
        smooth.map { .adding($0, term) }
        ?? (term.isInverted ? .negating(term.formula) : term.formula)
    }
    var total: Germ?
    if let smooth, !rest.isEmpty {
      total = try? germ(of: smooth)
      if total == nil { total = Germ(germs.enclosure(smooth, over: span)) }
    } else {
      rest = terms
    }
    for term in rest {
      let found = try germ(of: term.formula)
      let signed = term.isInverted ? arithmetic.negated(found) : found
      total =
        try total.map { (known) throws(Germ.Failure) in try arithmetic.sum(known, signed) }
        ?? signed
    }
    if let total, total.sign != nil { return total }
    if let joined = sumOfWaves(terms) { return joined }
    if let product = withoutCommonFactor(terms) { return product }
    if let difference = try distanceOfSinc(terms) { return difference }
    if let difference = try distanceOfSincFromOne(terms) { return difference }
    if let difference = try distanceOfPower(terms) { return difference }
    if let product = try withoutCommonPower(terms) { return product }
    if let fraction = part.fraction {
      var result = try germ(of: fraction.numerator)
      for denominator in fraction.denominators {
        let power = try arithmetic.power(germ(of: denominator.base), Int64(denominator.exponent))
        result = try arithmetic.product(result, arithmetic.inverse(power))
      }
      return result
    }
    guard let total else { throw .unknown }
    return total
  }
}
