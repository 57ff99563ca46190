public import Formulas
public import Graphing
public import OrdinateNumerics

/// A curve whose coordinates are formulas of a parameter.
public struct FormulaCurve: PlaneCurve {
  public let condition: PlaneCondition
  private let form: ParametricForm
  private var tape: Tape
  private let outputs: Outputs
  private let angle: AngleUnit
  private let evaluator = Evaluator()
  /// Offsets of the parameter, where it is one.
  private let offsets: Offsets?

  private struct Offsets {
    let rewriter: OffsetRewriter
    let parameter: OffsetCoordinate
    /// Contain the values of the tape's last variables.
    let constants: [Interval]
  }

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
    self.init(form, angle: angle, offsetsOf: nil)
  }

  /// - Parameter parameter: The coordinate that the form's parameter is; `nil` if it is the parameter itself.
  init(_ form: ParametricForm, angle: AngleUnit, offsetsOf parameter: OffsetCoordinate?) {
    (self.form, self.angle) = (form, angle)
    var formulas = [form.x, form.y]
    func append(_ formula: Formula?) -> Int? {
      guard let formula else { return nil }
      formulas.append(formula)
      return formulas.count - 1
    }
    func slope(_ coordinate: Formula) -> Formula? {
      let slope = try? coordinate.derivative(withRespectTo: ParametricForm.parameter, angle: angle)
      return slope.map { parameter?.scaled($0) ?? $0 }
    }
    let (xSlope, ySlope) = (append(slope(form.x)), append(slope(form.y)))
    let xReciprocal = append(ParametricForm.reciprocal(of: form.x))
    let yReciprocal = append(ParametricForm.reciprocal(of: form.y))
    let radius = append(form.radius)
    var functions: [Formula] = []
    condition = form.condition.onPlane(&functions)
    outputs = Outputs(
      xSlope: xSlope, ySlope: ySlope, xReciprocal: xReciprocal, yReciprocal: yReciprocal,
      radius: radius, functions: formulas.count..<formulas.count + functions.count)
    formulas += functions
    var variables = [ParametricForm.parameter] + form.wholeParameters
    if let parameter {
      let rewriter = OffsetRewriter([parameter], angle: angle)
      formulas = formulas.map { rewriter.rewritten($0) }
      variables += rewriter.names
      offsets = Offsets(
        rewriter: rewriter, parameter: parameter, constants: rewriter.enclosures)
    } else {
      offsets = nil
    }
    tape = Tape(of: formulas, variables: variables, values: Variables(), angle: angle)
  }

  public var wholeParameterCount: Int { form.wholeParameters.count }
  public var period: Double? { form.period }
  public var repeatsWholly: Bool { form.repeatsWholly }

  public func enclosures(t: [Interval], wholes: [[Interval]]) -> PlaneCurveRows {
    var arguments = [t] + wholes
    for constant in offsets?.constants ?? [] {
      arguments.append([Interval](repeating: constant, count: t.count))
    }
    let rows = evaluator.rows.evaluateAll(tape, at: arguments)
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
    return evaluator.cases(of: tape, at: [t] + wholes + (offsets?.constants ?? [])).map { tape in
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
    let parameter =
      offsets.map { $0.rewriter.exact(.variable(ParametricForm.parameter)) { _ in t } } ?? t
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
