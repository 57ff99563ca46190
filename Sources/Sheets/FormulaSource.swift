public import Formulas
public import Graphing
public import OrdinateNumerics

/// A formula as the data source of a graph.
public struct FormulaSource: GraphDataSource, Sendable {
  public private(set) var formula: Formula
  private let tape: Tape
  /// The derivative's; `nil` where the formula has no derivative among the operations.
  private let slope: Tape?
  /// The second derivative's, likewise, and where it was not asked for.
  private let curvature: Tape?
  private let angle: AngleUnit

  /// - Precondition: The formula has one free variable at most.
  /// - Parameter curvatures: Whether the second derivative is wanted: an analysis asks for it, a
  ///   drawing does not.
  public init(formula: Formula, angle: AngleUnit, curvatures: Bool = true) {
    let variables = formula.variables
    precondition(variables.count <= 1, "a graph has one abscissa")
    let abscissa = variables.first ?? "x"
    self.formula = formula
    tape = formula.tape(angle)
    self.angle = angle
    guard
      var derivative = try? formula.derivative(withRespectTo: abscissa, angle: angle)
    else {
      (slope, curvature) = (nil, nil)
      return
    }
    defer { Formula.dismantle(&derivative) }
    let slope = Tape(derivative, variables: [abscissa], angle: angle)
    self.slope = slope
    guard curvatures, slope.count <= Self.mostInstructions,
      var second = try? derivative.derivative(withRespectTo: abscissa, angle: angle)
    else {
      curvature = nil
      return
    }
    defer { Formula.dismantle(&second) }
    curvature = Tape(second, variables: [abscissa], angle: angle)
  }

  /// Releases the formula, which may be deep; the values stay, the factors go.
  package mutating func dismantle() { Formula.dismantle(&formula) }

  /// The longest derivative of which another one is worth its time.
  private static let mostInstructions = 500

  public func values(at xs: [Double]) -> [Double] { tape.values(at: xs) }

  public func enclosures(over intervals: [Interval]) -> [Interval]? {
    var evaluator = IntervalRowEvaluator()
    return evaluator.evaluate(tape, at: [intervals])
  }

  public func slopes(over intervals: [Interval]) -> [Interval]? {
    guard let slope else { return nil }
    var evaluator = IntervalRowEvaluator()
    return evaluator.evaluate(slope, at: [intervals])
  }

  public func curvatures(over intervals: [Interval]) -> [Interval]? {
    guard let curvature else { return nil }
    var evaluator = IntervalRowEvaluator()
    return evaluator.evaluate(curvature, at: [intervals])
  }

  public var zeroFactor: FormulaSource? {
    formula.zerosAndPoles.map { FormulaSource(formula: $0.zeros, angle: angle) }
  }

  public var poleFactor: FormulaSource? {
    formula.zerosAndPoles.map { FormulaSource(formula: $0.poles, angle: angle) }
  }
}
