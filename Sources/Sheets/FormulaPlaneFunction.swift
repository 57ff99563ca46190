public import Formulas
public import Graphing
public import OrdinateNumerics

/// A formula of x and y as a function of the plane.
public struct FormulaPlaneFunction: PlaneFunction {
  /// `nil` for a part of one, in which choices are decided.
  private let formula: Formula?
  private let value: Tape
  /// The value in a way of which all cases can be told apart, if `value` is not such a one.
  private let steps: Tape?
  private let slopes: LateSlopes
  private let tapes: PlaneTapes
  private let holes: HoleEnclosures?

  /// - Parameter values: The values of all other variables.
  public init(
    _ formula: Formula, values: Variables = Variables(), angle: AngleUnit = .radians
  ) {
    self.init(formula, PlaneTapes(values: values, angle: angle))
  }

  init(_ formula: Formula, _ tapes: PlaneTapes) {
    let compiled = Tapes(formula, tapes)
    self.init(
      formula: formula, value: compiled.value, steps: compiled.steps, slopes: compiled.slopes,
      tapes, tapes.holes(of: formula, withSlopes: false))
  }

  /// A function that is compiled already. Near holes of quotients its enclosures are not sharp.
  init(_ formula: Formula, _ compiled: Tapes, angle: AngleUnit) {
    self.init(
      formula: formula, value: compiled.value, steps: compiled.steps, slopes: compiled.slopes,
      PlaneTapes(values: Variables(), angle: angle), nil)
  }

  /// What a formula is compiled to.
  struct Tapes {
    fileprivate let value: Tape
    fileprivate let steps: Tape?
    fileprivate let slopes: LateSlopes

    init(_ formula: Formula, _ tapes: PlaneTapes) {
      value = tapes.tape(of: [formula])
      steps = formula.withFloorsForRemainders.map { tapes.tape(of: [$0]) }
      slopes = LateSlopes {
        let slopes = tapes.slopes(of: formula)
        if slopes.count < 2 { return nil }
        return (tapes.tape(of: [formula] + slopes), tapes.holes(of: formula, withSlopes: true))
      }
    }

    private init(_ value: Tape, _ steps: Tape?, _ slopes: LateSlopes) {
      (self.value, self.steps, self.slopes) = (value, steps, slopes)
    }

    /// The tapes for values of the parameters; see `Tape.binding`.
    func binding(_ values: [Numeral]) -> Tapes {
      Tapes(
        value.binding(values), steps?.binding(values),
        LateSlopes { [slopes] in slopes.known.map { ($0.tape.binding(values), nil) } })
    }
  }

  private init(
    formula: Formula?, value: Tape, steps: Tape?, slopes: LateSlopes, _ tapes: PlaneTapes,
    _ holes: HoleEnclosures?
  ) {
    (self.formula, self.value, self.steps) = (formula, value, steps)
    (self.slopes, self.tapes, self.holes) = (slopes, tapes, holes)
  }

  public func values(x: [Double], y: [Double]) -> [Double] {
    let values = tapes.rows.evaluate(value, at: tapes.arguments(x, y))
    return holes?.values(values, at: [x, y]) { enclosures(x: $0[0], y: $0[1]) } ?? values
  }

  public func enclosures(x: [Interval], y: [Interval]) -> [Interval] {
    var rows = [tapes.intervals.evaluate(value, at: tapes.arguments(x, y))]
    holes?.narrow(&rows, at: [x, y])
    return rows[0]
  }

  public func slopes(x: [Interval], y: [Interval]) -> PlaneSlopes? {
    guard let slopes = slopes.known else { return nil }
    var rows = tapes.intervals.evaluateAll(slopes.tape, at: tapes.arguments(x, y))
    slopes.holes?.narrow(&rows, at: [x, y])
    return PlaneSlopes(values: rows[0], alongX: rows[1], alongY: rows[2])
  }

  public func narrowed(x: Interval, y: Interval) -> FormulaPlaneFunction? {
    guard value.canBeShortened || steps?.canBeShortened == true else { return nil }
    func shortened(_ tape: Tape) -> Tape {
      _ = tapes.single.evaluate(tape, at: tapes.arguments(x, y))
      return tapes.single.shortened(tape)
    }
    let narrowed = FormulaPlaneFunction(
      formula: formula, value: shortened(value),
      steps: steps.map { $0.canBeShortened ? shortened($0) : $0 },
      slopes: LateSlopes(
        slopes.known.map { ($0.tape.canBeShortened ? shortened($0.tape) : $0.tape, $0.holes) }),
      tapes, holes)
    return narrowed.openCount < openCount ? narrowed : nil
  }

  private var openCount: Int {
    value.openCount + (steps?.openCount ?? 0) + (slopes.known?.tape.openCount ?? 0)
  }

  public func cases(x: Interval, y: Interval) -> [FormulaPlaneFunction] {
    let steps = steps ?? value
    guard steps.canBeShortened else { return [self] }
    return tapes.single.cases(of: steps, at: tapes.arguments(x, y)).map {
      FormulaPlaneFunction(
        formula: nil, value: $0, steps: nil, slopes: LateSlopes(nil), tapes, nil)
    }
  }

  public var fraction: (zeros: FormulaPlaneFunction, poles: FormulaPlaneFunction)? {
    formula?.zerosAndPoles.flatMap {
      $0.poles == .number(1)
        ? nil : (FormulaPlaneFunction($0.zeros, tapes), FormulaPlaneFunction($0.poles, tapes))
    }
  }

  public var phase: FormulaPlaneFunction? {
    formula?.phase(angle: tapes.angle).map { FormulaPlaneFunction(tapes.nearZero($0), tapes) }
  }

  public var isAnalytic: Bool { formula?.isAnalytic ?? false }

  /// The budget of an exact decision; see `RealValue`.
  private static let work: Int64 = 50_000

  public func outcome(at place: ExactPlace, beside number: Double) -> Outcomes {
    let possible = Outcomes(
      of: enclosures(x: [place.x.enclosure], y: [place.y.enclosure])[0], beside: number)
    guard let formula, possible.contains(.zero), possible != .zero else { return possible }
    let number = Formula(number)
    let atPlace = Formula.adding(
      tapes.exact(formula, at: place), Formula.Term(number, isInverted: true))
    // Equal terms cancel, so that the lines x = y of symmetric relations are decided at once.
    let difference = possible.contains(.undefined) ? atPlace : atPlace.simplified
    var value = RealValue(
      difference, variables: RealVariables(tapes.values), angle: tapes.angle, work: Self.work)
    guard let sign = try? value.sign() else { return possible }
    return sign < 0 ? .negative : sign > 0 ? .positive : .zero
  }
}

/// Slopes that are compiled when they are first asked for: no first picture asks.
private final class LateSlopes {
  /// A tape of the value and both slopes; `nil` where a derivative cannot be written.
  typealias Known = (tape: Tape, holes: HoleEnclosures?)?

  private var find: (() -> Known)?
  private var found: Known = nil

  init(_ find: @escaping () -> Known) { self.find = find }

  init(_ known: Known) { found = known }

  var known: Known {
    if let find {
      found = find()
      self.find = nil
    }
    return found
  }
}

extension Formula {
  /// The exact value of a coordinate.
  init(_ coordinate: ExactPlace.Coordinate) {
    let numerator = Formula(exactly: coordinate.numerator)
    self = .multiplying(
      coordinate.rest == 0
        ? numerator : .adding(numerator, Term(Formula(exactly: coordinate.rest))),
      Term(Formula(exactly: coordinate.denominator), isInverted: true))
  }

  /// All digits of a double, which is finite.
  init(exactly number: Double) {
    let exponent = number == 0 ? 0 : 52 - number.exponent
    let whole = Double(sign: .plus, exponent: Int(exponent), significand: number)
    let scale = Formula.power(Formula(2.0), Formula(-Double(exponent)))
    self = .multiplying(Formula(whole), Term(scale))
  }
}

extension Formula {
  /// Whether the formula is made of analytic functions without steps, corners and roots.
  var isAnalytic: Bool {
    parts.allSatisfy { part in
      switch part.kind {
      case .number, .constant, .variable, .negated, .sum, .product: true
      case .power(let base, let exponent):
        exponent.signedNumber?.isWhole ?? false || base.variables.isEmpty
      case .operation(let operation, _):
        switch operation {
        case .sin, .cos, .tan, .sec, .csc, .cot, .atan, .sinh, .cosh, .tanh, .sech, .csch, .coth,
          .asinh, .exp, .expm1, .ln, .log10, .log2, .log1p, .erf, .erfc, .sum, .average, .product:
          true
        default: false
        }
      }
    }
  }
}

extension PlaneRelation {
  /// A relation of x and y.
  ///
  /// - Parameter values: The values of all other variables.
  public init(
    _ relation: Relation, values: Variables = Variables(), angle: AngleUnit = .radians
  ) {
    var formulas = NumberedFormulas()
    let condition = RelationCondition(relation, angle: angle).onPlane(&formulas)
    self.init(
      formulas.list.map { FormulaPlaneFunction($0, values: values, angle: angle) }, condition)
  }
}

/// Formulas in the order in which they were first asked for.
struct NumberedFormulas {
  private(set) var list: [Formula] = []
  private var numbers: [Formula: Int] = [:]

  fileprivate mutating func number(of formula: Formula) -> Int {
    if let known = numbers[formula] { return known }
    numbers[formula] = list.count
    list.append(formula)
    return list.count - 1
  }
}

extension RelationCondition {
  /// The same condition on numbered functions.
  ///
  /// - Parameter formulas: Receives each formula once.
  func onPlane(_ formulas: inout NumberedFormulas) -> PlaneCondition {
    switch self {
    case .outcome(let formula, let outcomes):
      return .outcome(of: formulas.number(of: formula), beside: 0, in: outcomes)
    case .whole(let formula): return .whole(formulas.number(of: formula))
    case .all(let parts): return .all(parts.map { $0.onPlane(&formulas) })
    case .any(let parts): return .any(parts.map { $0.onPlane(&formulas) })
    }
  }
}
