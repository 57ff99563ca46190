public import Formulas
public import Graphing
public import OrdinateNumerics

/// A curve whose coordinates are formulas of a parameter.
public struct FormulaCurve: PlaneCurve {
  public let condition: PlaneCondition
  private var form: ParametricForm
  private var tape: Tape
  private let outputs: Outputs
  private let angle: AngleUnit
  private let evaluator = Evaluator()
  private let formulas: CurveFormulas
  private let holes: HoleEnclosures?

  /// Its registers are kept, because an evaluation is often shorter than making them.
  private final class Evaluator {
    var rows = IntervalRowEvaluator()
  }

  /// Where the results of the tape are that not every curve has.
  private struct Outputs {
    var xSlope: Int?
    var ySlope: Int?
    var xReciprocal: Int?
    var yReciprocal: Int?
    var radius: Int?
    var functions: Range<Int>
  }

  /// - Parameter angle: The unit of angles, that of the polar angle too.
  public init(_ form: ParametricForm, angle: AngleUnit = .radians) {
    self.init(form, angle: angle, rewriting: CurveFormulas())
  }

  /// A curve with parameters that get their values later; see `binding`.
  init(_ form: ParametricForm, parameters: [Name], angle: AngleUnit) {
    self.init(form, angle: angle, rewriting: CurveFormulas(), parameters: parameters)
  }

  /// The curve for values of its parameters. Nothing is compiled; near holes of quotients it is not sharp.
  ///
  /// - Parameter form: The curve's form with these values in it.
  func binding(_ values: [Numeral], as form: ParametricForm) -> FormulaCurve {
    var curve = self
    curve.form = form
    curve.tape = tape.binding(values)
    return curve
  }

  init(
    _ form: ParametricForm, angle: AngleUnit, rewriting rewriter: CurveFormulas,
    parameters: [Name] = []
  ) {
    (self.form, self.angle, self.formulas) = (form, angle, rewriter)
    var formulas = [form.x, form.y]
    func append(_ formula: Formula?) -> Int? {
      guard let formula else { return nil }
      formulas.append(formula)
      return formulas.count - 1
    }
    func slope(_ coordinate: Formula) -> Formula? {
      let slope = try? coordinate.derivative(withRespectTo: ParametricForm.parameter, angle: angle)
      return slope.map(rewriter.slope)
    }
    let (xSlope, ySlope) = (append(slope(form.x)), append(slope(form.y)))
    let xReciprocal = append(ParametricForm.reciprocal(of: form.x))
    let yReciprocal = append(ParametricForm.reciprocal(of: form.y))
    let radius = append(form.radius)
    var numbered = NumberedFormulas()
    condition = form.condition.onPlane(&numbered)
    let functions = numbered.list
    outputs = Outputs(
      xSlope: xSlope, ySlope: ySlope, xReciprocal: xReciprocal, yReciprocal: yReciprocal,
      radius: radius, functions: formulas.count..<formulas.count + functions.count)
    tape = Tape(
      integrating: (formulas + functions).map(rewriter.formula),
      variables: [ParametricForm.parameter] + form.wholeParameters + rewriter.names + parameters,
      values: Variables(), angle: angle)
    let parameter = ParametricForm.parameter
    holes =
      rewriter.names.isEmpty && parameters.isEmpty
      ? HoleEnclosures(
        [form.x, form.y],
        slopes: xSlope == nil || ySlope == nil
          ? [] : [(0, along: parameter), (1, along: parameter)],
        of: [parameter] + form.wholeParameters, angle: angle) : nil
  }

  public var wholeParameterCount: Int { form.wholeParameters.count }
  public var period: Double? { form.period }
  public var repeatsWholly: Bool { form.repeatsWholly }

  public func enclosures(t: [Interval], wholes: [[Interval]]) -> PlaneCurveRows {
    var arguments = [t] + wholes
    for constant in formulas.constants {
      arguments.append([Interval](repeating: constant, count: t.count))
    }
    var rows = evaluator.rows.evaluateAll(tape, at: arguments)
    holes?.narrow(&rows, at: [t] + wholes)
    func row(_ index: Int?) -> [Interval]? { index.map { rows[$0] } }
    return PlaneCurveRows(
      x: PlaneCurveRows.Coordinate(
        values: rows[0], slopes: row(outputs.xSlope), reciprocals: row(outputs.xReciprocal)),
      y: PlaneCurveRows.Coordinate(
        values: rows[1], slopes: row(outputs.ySlope), reciprocals: row(outputs.yReciprocal)),
      radii: row(outputs.radius), functions: Array(rows[outputs.functions]))
  }

  public func cases(t: Interval, wholes: [Interval]) -> [FormulaCurve] {
    guard tape.canBeShortened else { return [self] }
    var evaluator = IntervalEvaluator()
    return evaluator.cases(of: tape, at: [t] + wholes + formulas.constants).map { tape in
      var curve = self
      curve.tape = tape
      return curve
    }
  }

  /// The budget of an exact decision; see `RealValue`.
  private static let work: Int64 = 50_000

  public func outcome(
    of axis: PlaneAxis, at parameter: ExactParameter, wholes: [Double],
    beside place: ExactPlace.Coordinate
  ) -> Outcomes {
    let fraction = Formula(parameter.fraction)
    let t =
      parameter.isOfPi
      ? Formula.multiplying(fraction, Formula.Term(.constant(.pi))) : fraction
    let parameter = formulas.parameter(at: t)
    let values = Dictionary(uniqueKeysWithValues: zip(form.wholeParameters, wholes))
    let coordinate = (axis == .x ? form.x : form.y).substituting { name in
      name == ParametricForm.parameter ? parameter : values[name].map { Formula($0) }
    }
    var value = RealValue(
      .adding(coordinate, Formula.Term(Formula(place), isInverted: true)),
      variables: RealVariables(Variables()), angle: angle, work: Self.work)
    guard let sign = try? value.sign() else { return .all }
    return sign < 0 ? .negative : sign > 0 ? .positive : .zero
  }
}
