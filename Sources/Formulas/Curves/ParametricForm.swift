import OrdinateNumerics

/// Points whose coordinates are formulas of a parameter `t`, and of parameters that are whole numbers.
public struct ParametricForm: Hashable, Sendable {
  public internal(set) var x: Formula
  public internal(set) var y: Formula
  /// The distance from the origin, perhaps negative, if the points were given by it.
  public internal(set) var radius: Formula?
  /// The names of the parameters that are whole numbers.
  public let wholeParameters: [Name]
  /// What the parameters have to satisfy.
  public private(set) var condition: RelationCondition
  /// How far `t` runs until the coordinates repeat, or a little further; `nil` if that is not known.
  public internal(set) var period: Double?
  /// Whether the condition repeats with the coordinates.
  public internal(set) var repeatsWholly: Bool

  /// The name of the parameter that is a real number.
  public static let parameter: Name = "t"

  /// - Parameter condition: Relations of the parameters that all have to hold.
  init(
    x: Formula, y: Formula, radius: Formula? = nil, wholeParameters: [Name],
    condition relations: [Relation], angle: AngleUnit
  ) {
    (self.x, self.y, self.wholeParameters) = (x, y, wholeParameters)
    self.radius = radius ?? x.commonRadius(with: y) ?? y.commonRadius(with: x)
    condition = .all(relations.map { RelationCondition($0, angle: angle) })
    let coordinates = [x, y].map { $0.repetition(along: Self.parameter) }
    let repetition = coordinates[0].joined(with: coordinates[1])
    switch repetition {
    case .constant: period = 0
    case .unknown: period = nil
    case .period(let halfTurns):
      let length = Double(halfTurns.numerator) / Double(halfTurns.denominator)
      period = (length * (angle == .radians ? .pi : 180)).nextUp.nextUp
    }
    let whole = relations.flatMap { $0.formulas }.reduce(repetition) {
      $0.joined(with: $1.repetition(along: Self.parameter))
    }
    repeatsWholly = whole == repetition
  }

  /// The coordinates of a point at an angle, and at a distance that may be negative.
  ///
  /// The distance of a straight line is divided by a cosine or a sine. Then one coordinate is written without it, so that
  /// a line parallel to an axis is one; the other has no value where the distance has none.
  static func coordinates(radius: Formula, angle: Formula) -> (x: Formula, y: Formula) {
    let cosine = Formula.operation(.cos, [angle])
    let sine = Formula.operation(.sin, [angle])
    for (divisor, other) in [(cosine, sine), (sine, cosine)] {
      guard var factors = radius.factorsWithPoles,
        let index = factors.firstIndex(of: Formula.Term(divisor, isInverted: true))
      else { continue }
      factors.remove(at: index)
      let rest = factors.reduce(Formula(1.0)) { .multiplying($0, $1) }
      let second = Formula.multiplying(
        .multiplying(rest, Formula.Term(other)), Formula.Term(divisor, isInverted: true))
      return divisor == cosine ? (rest, second) : (second, rest)
    }
    return (
      .multiplying(radius, Formula.Term(cosine)), .multiplying(radius, Formula.Term(sine))
    )
  }

  /// The same points with another formula for each; its period stays.
  package func mapping(_ other: (Formula) -> Formula) -> ParametricForm {
    var form = self
    (form.x, form.y, form.radius) = (other(x), other(y), radius.map(other))
    form.condition = condition.mapping(other)
    return form
  }

  /// The same curve with other coordinates, for the same parameters.
  package func mapping(x other: (Formula) -> Formula, y another: (Formula) -> Formula)
    -> ParametricForm
  {
    var form = self
    (form.x, form.y, form.radius) = (other(x), another(y), nil)
    return form
  }

  /// The reciprocal of a coordinate, in which its poles are zeros; `nil` if the coordinate is no product or
  /// quotient.
  public static func reciprocal(of coordinate: Formula) -> Formula? {
    guard let factors = coordinate.factorsWithPoles,
      factors.contains(where: { $0.isInverted })
    else { return nil }
    let flipped = factors.map { Formula.Term($0.formula, isInverted: !$0.isInverted) }
    return flipped.reduce(Formula(1.0)) { .multiplying($0, $1) }
  }
}

extension Formula {
  /// The factors of a product in which quotients such as the tangent are written as such.
  fileprivate var factorsWithPoles: [Term]? {
    switch kind {
    case .negated(let operand):
      guard let factors = operand.factorsWithPoles else { return nil }
      return [Term(Formula(-1.0))] + factors
    case .product(let factors): return Self.factorsWithPoles(of: factors)
    case .power(let base, let exponent):
      guard case .number(let number) = exponent.kind, let size = number.shortDouble, size > 0,
        let factors = base.factorsWithPoles
      else { return nil }
      return factors.map { Term(.power($0.formula, exponent), isInverted: $0.isInverted) }
    case .operation(let operation, let operands):
      return operation.quotient.map { quotient in
        var terms: [Term] = []
        if let numerator = quotient.numerator {
          terms.append(Term(.operation(numerator, operands)))
        }
        terms.append(Term(.operation(quotient.denominator, operands), isInverted: true))
        return terms
      }
    case .number, .constant, .variable, .sum: return nil
    }
  }

  private static func factorsWithPoles(of factors: [Term]) -> [Term] {
    var result: [Term] = []
    for factor in factors {
      for part in factor.formula.factorsWithPoles ?? [Term(factor.formula)] {
        result.append(Term(part.formula, isInverted: part.isInverted != factor.isInverted))
      }
    }
    return result
  }
}

extension Formula {
  /// What is multiplied by cos a here, and by sin a in another formula.
  fileprivate func commonRadius(with other: Formula) -> Formula? {
    guard case .product(let own) = kind, case .product(let others) = other.kind else { return nil }
    for (index, factor) in own.enumerated() where !factor.isInverted {
      guard case .operation(.cos, let angle) = factor.formula.kind else { continue }
      let sine = Formula.operation(.sin, angle)
      guard let place = others.firstIndex(where: { !$0.isInverted && $0.formula == sine }) else {
        continue
      }
      let (rest, otherRest) = (own.removing(at: index), others.removing(at: place))
      if rest == otherRest { return rest.reduce(Formula(1.0)) { .multiplying($0, $1) } }
    }
    return nil
  }
}

extension [Formula.Term] {
  fileprivate func removing(at index: Int) -> [Formula.Term] {
    Array(self[..<index] + self[(index + 1)...])
  }
}

extension Operation {
  /// The operations of which this one is the quotient.
  fileprivate var quotient: (numerator: Operation?, denominator: Operation)? {
    switch self {
    case .tan: (.sin, .cos)
    case .cot: (.cos, .sin)
    case .sec: (nil, .cos)
    case .csc: (nil, .sin)
    default: nil
    }
  }
}
