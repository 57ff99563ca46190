import OrdinateNumerics

/// Writes relations of polar coordinates as relations of x and y.
///
/// A point has many coordinates r and θ: r is its distance from the origin or, with θ half a turn further, the
/// negative distance, and θ may have any number of whole turns more. On each side of the y axis θ is measured
/// from the nearer half of the x axis, so that it has no jump there.
struct PolarCoordinates {
  let angle: AngleUnit

  private static let mostTurns = 100

  /// - Returns: Relations of x and y that together have the same solutions.
  func relations(of relation: Relation) throws(PlaneProblem) -> [Relation] {
    if relation.variables.contains("r"), let polynomial = Self.polynomials(of: relation) {
      return [polynomial]
    }
    let signs = relation.hasEquation && relation.variables.contains("r") ? [1.0, -1] : [1]
    guard relation.variables.contains("θ") else {
      return signs.map { sign in relation.substituting { $0 == "r" ? radius(sign) : nil } }
    }
    var result: [Relation] = []
    for turn in try turns(of: relation) {
      for sign in signs {
        for side in [Comparison.greaterOrEqual, .lessOrEqual] {
          let turn = theta(side, halfTurns: 2 * turn + (sign < 0 ? 1 : 0))
          let meanings: [Name: Formula] = ["r": radius(sign), "θ": turn]
          let half = Relation.comparison(.variable("x"), [Relation.Link(side, .number(0))])
          result.append(.all([half, relation.substituting { meanings[$0] }]))
        }
      }
    }
    return result
  }

  /// The relation between x and y alone, if all that it says of r and θ is one comparison of polynomials.
  private static func polynomials(of relation: Relation) -> Relation? {
    switch relation {
    case .all(let parts):
      // Two equations are of the same r and θ, which their polynomials do not say.
      guard parts.filter({ $0.isPolar }).count == 1 else { return nil }
      let converted = parts.compactMap { polynomials(of: $0) }
      return converted.count == parts.count ? .all(converted) : nil
    case .comparison(let left, let links) where links.count == 1 && relation.isPolar:
      let difference = Formula.adding(left, Formula.Term(links[0].right, isInverted: true))
      return PolarPolynomial(difference)?.compared(links[0].sign)
    default: return relation.isPolar ? nil : relation
    }
  }

  /// `x² + y²`.
  static var squareOfRadius: Formula {
    let squares = ["x", "y"].map { Formula.power(.variable($0), .number(2)) }
    return .adding(squares[0], Formula.Term(squares[1]))
  }

  private func radius(_ sign: Double) -> Formula {
    let distance = Formula.operation(.squareRoot, [Self.squareOfRadius])
    return sign < 0 ? .negating(distance) : distance
  }

  /// - Parameter side: The side of the y axis.
  private func theta(_ side: Comparison, halfTurns: Double) -> Formula {
    let (x, y) = (Formula.variable("x"), Formula.variable("y"))
    let isRight = side == .greaterOrEqual
    let main = Formula.operation(
      .atan2, isRight ? [y, x] : [.negating(y), .negating(x)])
    let turned = halfTurns + (isRight ? 0 : 1)
    return turned == 0 ? main : .adding(main, Formula.Term(halfTurn(turned)))
  }

  private func halfTurn(_ count: Double) -> Formula {
    angle == .degrees
      ? Formula(180 * count)
      : .multiplying(Formula(count), Formula.Term(.constant(.pi)))
  }

  /// The numbers of turns that have to be added to an angle between -π and π.
  private func turns(of relation: Relation) throws(PlaneProblem) -> [Double] {
    let repetition = relation.formulas.reduce(Repetition.constant) {
      $0.joined(with: $1.repetition(along: "θ"))
    }
    if case .period(let halfTurns) = repetition {
      // So many whole turns are a whole number of periods.
      let whole = halfTurns.commonMultiple(
        with: Rational(whole: 2))
      if let count = whole.map({ $0.numerator / 2 }), count <= Self.mostTurns {
        return (0..<count).map { Double($0) }
      }
    }
    let bounds = ConditionTest(
      relation.statements.filter { $0.variables == ["θ"] }, of: "θ", angle: angle)
    let numbers = WholeRange { turns in
      // The angle is measured from half a turn before them to a whole turn behind them.
      let halfTurns = (turns * Interval(2) + Interval(-1, 2))
      let halfTurn = angle == .degrees ? Interval(180) : Interval(around: .pi)
      return bounds.fails(on: halfTurns * halfTurn)
    }
    guard let values = numbers.values else { throw .tooManyValues("θ") }
    return values
  }
}

extension Relation {
  fileprivate var isPolar: Bool { variables.contains("r") || variables.contains("θ") }

  /// Whether one of its comparisons says that two formulas are equal.
  fileprivate var hasEquation: Bool {
    switch self {
    case .comparison(_, let links): links.contains { $0.sign == .equal }
    case .wholeNumber: true
    case .not(let relation): relation.hasEquation
    case .all(let parts), .any(let parts): parts.contains { $0.hasEquation }
    }
  }
}
