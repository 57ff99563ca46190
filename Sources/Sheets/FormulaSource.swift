public import Formulas
public import Graphing
public import OrdinateNumerics

/// A formula as the data source of a graph, with all that a graph needs to prove its drawing.
public struct FormulaSource: FactoredSource, Sendable {
  public let formula: Formula
  /// The same function, in which rounding hides no exact number.
  private let exact: Formula
  private let tape: SignedTape
  public let derivative: Derivative?
  private let settings: Settings
  private let holes: HoleEnclosures?
  private let isCertain: Bool
  /// `nil` for a formula without parameters.
  let openTapes: OpenTapes?

  private struct Settings: Sendable {
    let abscissa: Name
    let values: Variables
    let angle: AngleUnit

    func tape(of formula: Formula) -> Tape {
      Tape(integrating: [formula], variables: [abscissa], values: values, angle: angle)
    }

    func signedTape(of formula: Formula) -> SignedTape {
      SignedTape(tape(of: formula), signs: formula.signForm.map { tape(of: $0) })
    }

    func holes(of formula: Formula) -> HoleEnclosures? {
      HoleEnclosures(
        [formula], slopes: [(0, along: abscissa)], of: [abscissa], values: values, angle: angle)
    }
  }

  /// - Parameters:
  ///   - abscissa: The variable along the x-axis. If it is not given, it is the formula's first
  ///     variable.
  ///   - values: The values of the other variables. While one has no value, the function is
  ///     undefined.
  ///   - curvatures: Whether the second derivative is wanted: an analysis asks for it, a drawing
  ///     does not.
  ///   - isCertain: Whether values that doubles cannot tell are computed as real numbers, which takes time.
  public init(
    _ formula: Formula, of abscissa: Name? = nil, values: Variables = Variables(),
    angle: AngleUnit = .radians, curvatures: Bool = true, isCertain: Bool = false
  ) {
    self.init(
      formula,
      Settings(
        abscissa: abscissa ?? formula.variables.first ?? "x", values: values, angle: angle),
      curvatures: curvatures, isCertain: isCertain)
  }

  private init(
    _ formula: Formula, _ settings: Settings, curvatures: Bool, isCertain: Bool = false
  ) {
    self.formula = formula
    self.settings = settings
    self.isCertain = isCertain
    openTapes = nil
    let (abscissa, angle) = (settings.abscissa, settings.angle)
    exact = formula.withWholeConstants(angle: angle)
    let formula = exact
    tape = SignedTape(settings.tape(of: formula))
    guard let slope = try? formula.derivative(withRespectTo: abscissa, angle: angle) else {
      (derivative, holes) = (nil, nil)
      return
    }
    let holes = settings.holes(of: formula)
    self.holes = holes
    guard curvatures else {
      derivative = Derivative(slopes: SignedTape(settings.tape(of: slope)), holes: holes)
      return
    }
    let slopes = settings.signedTape(of: slope)
    guard slopes.tape.count <= Self.mostInstructions,
      let curvature = try? slope.derivative(withRespectTo: abscissa, angle: angle)
    else {
      derivative = Derivative(slopes: slopes, holes: holes)
      return
    }
    derivative = Derivative(
      slopes: slopes, holes: holes, next: settings.signedTape(of: curvature))
  }

  /// A function with parameters, for the values that they have. With tapes of the same function, nothing
  /// is compiled but what depends on where quotients have holes.
  ///
  /// - Parameters:
  ///   - formula: The function with these values in it.
  ///   - other: Perhaps has such tapes.
  package init(
    _ formula: Formula, from open: OpenPlot, reusing other: FormulaSource?, angle: AngleUnit
  ) {
    (self.formula, exact, isCertain) = (formula, formula, false)
    let abscissa = formula.variables.first ?? "x"
    settings = Settings(abscissa: abscissa, values: Variables(), angle: angle)
    let known = other?.openTapes.flatMap { $0.belong(to: open, angle: angle) ? $0 : nil }
    let tapes =
      known
      ?? OpenTapes(
        of: open.formula ?? formula, open, along: abscissa, angle: angle,
        longest: Self.mostInstructions)
    openTapes = tapes
    let bound = tapes.bound(to: open.values)
    tape = SignedTape(bound.value)
    let holes = bound.slope == nil ? nil : settings.holes(of: formula)
    self.holes = holes
    derivative = bound.slope.map {
      Derivative(
        slopes: SignedTape($0), holes: holes, next: bound.curvature.map { SignedTape($0) })
    }
  }

  /// The length of the longest derivative that is worth differentiating again.
  private static let mostInstructions = 500

  var abscissa: Name { settings.abscissa }

  var angle: AngleUnit { settings.angle }

  /// A formula of the same variables, whose values are shown.
  func shown(_ formula: Formula, work: Int64) -> ShownFunction {
    ShownFunction(
      formula, of: settings.abscissa, others: settings.values, angle: settings.angle, work: work)
  }

  public func values(at xs: [Double]) -> [Double] {
    let plain = tape.tape.values(at: xs)
    let values = holes?.values(plain, at: [xs]) { enclosures(over: $0[0]) } ?? plain
    return isCertain ? certain(values, at: xs) : values
  }

  /// Values in which those that doubles cannot tell, as of 1÷(1-tanh(x)) at 20, are computed as real numbers.
  ///
  /// - Complexity: O(values · instructions), and `mostReals` real numbers or `mostIntegrals` integrals.
  private func certain(_ values: [Double], at xs: [Double]) -> [Double] {
    let enclosures = enclosures(over: xs.map { Interval($0) })
    let unknown = values.indices.filter { index in
      let enclosure = enclosures[index]
      return !enclosure.isEmpty && xs[index].isFinite
        && !(enclosure.width <= Self.mostDoubt * enclosure.midpoint.magnitude)
    }
    guard !unknown.isEmpty else { return values }
    var result = values
    var function = shown(exact, work: Self.work)
    for index in unknown.prefix(exact.hasIntegral ? Self.mostIntegrals : Self.mostReals) {
      result[index] = (try? function.nearestDouble(at: xs[index])) ?? values[index]
    }
    return result
  }

  /// How wide the enclosure of a value that doubles tell may be, in parts of the value.
  private static let mostDoubt = 0.25
  private static let (mostReals, mostIntegrals) = (500, 10)
  private static let work: Int64 = 20_000

  public func enclosures(over intervals: [Interval]) -> [Interval] {
    var rows = [tape.enclosures(over: intervals)]
    holes?.narrow(&rows, at: [intervals])
    return rows[0]
  }

  public var openRange: Interval { exact.openRange }

  public var isOdd: Bool { formula.parity(in: abscissa) == .odd }

  public var germs: ((ClosedRange<Double>) -> CurveGerm?)? {
    guard let germs = FormulaGerms(exact, of: abscissa, angle: angle) else { return nil }
    return { germs.germ(from: $0.lowerBound, to: $0.upperBound) }
  }

  public var factors: (zeros: FormulaSource, poles: FormulaSource, exponents: [FormulaSource])? {
    exact.zerosAndPoles.map {
      (
        FormulaSource($0.zeros, settings, curvatures: false),
        FormulaSource($0.poles, settings, curvatures: false),
        $0.exponents.map { FormulaSource($0, settings, curvatures: false) }
      )
    }
  }
}

extension FormulaSource {
  /// A derivative of a formula.
  public struct Derivative: DifferentiableSource, Sendable {
    fileprivate let slopes: SignedTape
    fileprivate var holes: HoleEnclosures?
    /// The second derivative, if it was requested and exists.
    fileprivate var next: SignedTape?

    public func values(at xs: [Double]) -> [Double] { slopes.tape.values(at: xs) }

    public func enclosures(over intervals: [Interval]) -> [Interval] {
      var rows = [slopes.enclosures(over: intervals)]
      holes?.narrow(&rows, from: 1, at: [intervals])
      return rows[0]
    }

    public var derivative: Derivative? { next.map { Derivative(slopes: $0) } }
  }

  /// A formula's values, and their signs where doubles are too small for the values.
  fileprivate final class SignedTape: Sendable {
    let tape: Tape
    /// Its values have the same signs; `nil` if no simpler formula has.
    private let signs: Tape?

    init(_ tape: Tape, signs: Tape? = nil) { (self.tape, self.signs) = (tape, signs) }

    func enclosures(over intervals: [Interval]) -> [Interval] {
      var enclosures = tape.enclosures(over: intervals)
      guard let signs else { return enclosures }
      let open = enclosures.indices.filter {
        enclosures[$0].decoration >= .defined && enclosures[$0].lower < 0
          && enclosures[$0].upper > 0
      }
      if open.isEmpty { return enclosures }
      for (index, sign) in zip(open, signs.enclosures(over: open.map { intervals[$0] }))
      where sign.decoration >= .defined && !sign.contains(0) {
        enclosures[index] = enclosures[index].narrowed(
          by:
            sign.lower > 0 ? Interval(0, .infinity) : Interval(-.infinity, 0))
      }
      return enclosures
    }
  }
}
