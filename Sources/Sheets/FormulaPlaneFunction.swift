public import Formulas
public import Graphing
public import OrdinateNumerics

/// A formula of x and y as a function of the plane.
public struct FormulaPlaneFunction: PlaneFunction {
  /// `nil` for a part of one, in which choices are decided.
  private let formula: Formula?
  private let value: Tape
  /// The value in a way of which all cases can be told apart.
  private let steps: Tape
  /// The value and both slopes; `nil` where a derivative cannot be written.
  private let slopes: Tape?
  private let settings: Settings

  /// What all functions that are made of one share.
  private final class Settings {
    let values: Variables
    let angle: AngleUnit
    // Their registers are kept, because an evaluation is often shorter than making them.
    var rows = RowEvaluator()
    var intervals = IntervalRowEvaluator()
    var single = IntervalEvaluator()

    init(values: Variables, angle: AngleUnit) { (self.values, self.angle) = (values, angle) }

    func tape(of formulas: [Formula]) -> Tape {
      Tape(of: formulas, variables: ["x", "y"], values: values, angle: angle)
    }
  }

  /// - Parameter values: The values of all other variables.
  public init(
    _ formula: Formula, values: Variables = Variables(), angle: AngleUnit = .radians
  ) {
    self.init(formula, Settings(values: values, angle: angle))
  }

  private init(_ formula: Formula, _ settings: Settings) {
    let slopes = ["x", "y"].compactMap {
      try? formula.derivative(withRespectTo: $0, angle: settings.angle)
    }
    let value = settings.tape(of: [formula])
    self.init(
      formula: formula, value: value,
      steps: formula.withFloorsForRemainders.map { settings.tape(of: [$0]) } ?? value,
      slopes: slopes.count == 2 ? settings.tape(of: [formula] + slopes) : nil, settings)
  }

  private init(
    formula: Formula?, value: Tape, steps: Tape, slopes: Tape?, _ settings: Settings
  ) {
    (self.formula, self.value, self.steps) = (formula, value, steps)
    (self.slopes, self.settings) = (slopes, settings)
  }

  public func values(x: [Double], y: [Double]) -> [Double] {
    settings.rows.evaluate(value, at: [x, y])
  }

  public func enclosures(x: [Interval], y: [Interval]) -> [Interval] {
    settings.intervals.evaluate(value, at: [x, y])
  }

  public func slopes(x: [Interval], y: [Interval]) -> PlaneSlopes? {
    guard let slopes else { return nil }
    let rows = settings.intervals.evaluateAll(slopes, at: [x, y])
    return PlaneSlopes(values: rows[0], alongX: rows[1], alongY: rows[2])
  }

  public func narrowed(x: Interval, y: Interval) -> FormulaPlaneFunction {
    guard value.canBeShortened || steps.canBeShortened else { return self }
    func shortened(_ tape: Tape) -> Tape {
      _ = settings.single.evaluate(tape, at: [x, y])
      return settings.single.shortened(tape)
    }
    return FormulaPlaneFunction(
      formula: formula, value: shortened(value),
      steps: steps.canBeShortened ? shortened(steps) : steps, slopes: slopes.map(shortened),
      settings)
  }

  public func cases(x: Interval, y: Interval) -> [FormulaPlaneFunction] {
    guard steps.canBeShortened else { return [self] }
    return settings.single.cases(of: steps, at: [x, y]).map {
      FormulaPlaneFunction(formula: nil, value: $0, steps: $0, slopes: nil, settings)
    }
  }

  public var fraction: (zeros: FormulaPlaneFunction, poles: FormulaPlaneFunction)? {
    formula?.zerosAndPoles.flatMap {
      $0.poles == .number(1)
        ? nil : (FormulaPlaneFunction($0.zeros, settings), FormulaPlaneFunction($0.poles, settings))
    }
  }

  /// The budget of an exact decision; see `RealValue`.
  private static let work: Int64 = 50_000

  public func outcome(at place: ExactPlace, beside number: Double) -> Outcomes {
    let possible = Outcomes(
      of: enclosures(x: [place.x.enclosure], y: [place.y.enclosure])[0], beside: number)
    guard let formula, possible.contains(.zero), possible != .zero else { return possible }
    let number = Formula(number)
    let atPlace = Formula.adding(
      formula.substituting {
        $0 == "x" ? Formula(place.x) : $0 == "y" ? Formula(place.y) : nil
      }, Formula.Term(number, isInverted: true))
    // Equal terms cancel, so that the lines x = y of symmetric relations are decided at once.
    let difference = possible.contains(.undefined) ? atPlace : atPlace.simplified
    var value = RealValue(
      difference, variables: RealVariables(settings.values), angle: settings.angle, work: Self.work)
    guard let sign = try? value.sign() else { return possible }
    return sign < 0 ? .negative : sign > 0 ? .positive : .zero
  }
}

extension Formula {
  /// The exact value of a coordinate.
  init(_ coordinate: ExactPlace.Coordinate) {
    let number = coordinate.numerator
    let exponent = number == 0 ? 0 : 52 - number.exponent
    let whole = Double(sign: .plus, exponent: Int(exponent), significand: number)
    let scale = Formula.power(Formula(2.0), Formula(-Double(exponent)))
    self = .multiplying(
      .multiplying(Formula(whole), Term(scale)),
      Term(Formula(coordinate.denominator), isInverted: true))
  }
}

extension PlaneRelation {
  /// A relation of x and y.
  ///
  /// - Parameter values: The values of all other variables.
  public init(
    _ relation: Relation, values: Variables = Variables(), angle: AngleUnit = .radians
  ) {
    var formulas: [Formula] = []
    let condition = RelationCondition(relation, angle: angle).onPlane(&formulas)
    self.init(
      formulas.map { FormulaPlaneFunction($0, values: values, angle: angle) }, condition)
  }
}

extension RelationCondition {
  /// The same condition on numbered functions.
  ///
  /// - Parameter formulas: Receives each formula once.
  func onPlane(_ formulas: inout [Formula]) -> PlaneCondition {
    func number(_ formula: Formula) -> Int {
      if let known = formulas.firstIndex(of: formula) { return known }
      formulas.append(formula)
      return formulas.count - 1
    }
    switch self {
    case .outcome(let formula, let outcomes):
      return .outcome(of: number(formula), beside: 0, in: outcomes)
    case .whole(let formula): return .whole(number(formula))
    case .all(let parts): return .all(parts.map { $0.onPlane(&formulas) })
    case .any(let parts): return .any(parts.map { $0.onPlane(&formulas) })
    }
  }
}
