public import OrdinateNumerics

/// Points of the plane that parameters lead to: a real number t, and perhaps whole numbers.
public protocol PlaneCurve {
  /// How many parameters are whole numbers.
  var wholeParameterCount: Int { get }

  /// How far t runs until the coordinates repeat, or a little further: 0 if they do not depend on t, `nil` if
  /// that is not known.
  var period: Double? { get }

  /// Whether the condition repeats with the coordinates.
  var repeatsWholly: Bool { get }

  /// What the functions of `enclosures` have to be.
  var condition: PlaneCondition { get }

  /// - Parameters:
  ///   - t: Ranges of t.
  ///   - wholes: For each whole parameter its ranges, as many as those of t.
  func enclosures(t: [Interval], wholes: [[Interval]]) -> PlaneCurveRows

  /// Curves of which one has this curve's point at each value of the parameters in a part: one for each step of
  /// a floor.
  func cases(t: Interval, wholes: [Interval]) -> [Self]

  /// On which side of a number a coordinate is, decided exactly if that is possible.
  func outcome(
    of axis: PlaneAxis, at parameter: ExactParameter, wholes: [Double],
    beside place: ExactPlace.Coordinate
  ) -> Outcomes
}

extension PlaneCurve {
  public func cases(t: Interval, wholes: [Interval]) -> [Self] { [self] }
}

public enum PlaneAxis: Sendable { case x, y }

/// A value of t that is a fraction, or a fraction of π.
public struct ExactParameter: Equatable, Sendable {
  public let fraction: ExactPlace.Coordinate
  public let isOfPi: Bool

  /// Contains the value.
  public var enclosure: Interval {
    isOfPi ? fraction.enclosure * Interval(around: .pi) : fraction.enclosure
  }
}

/// Enclosures over a row of ranges of the parameters.
public struct PlaneCurveRows {
  /// Enclosures of one coordinate.
  public struct Coordinate {
    public var values: [Interval]
    /// The slopes along t; where they are decorated as defined they contain the slopes of all chords, if the
    /// coordinate is continuous.
    public var slopes: [Interval]?
    /// Where the coordinate has a value other than 0, its reciprocal is in these.
    public var reciprocals: [Interval]?

    public init(values: [Interval], slopes: [Interval]?, reciprocals: [Interval]?) {
      (self.values, self.slopes, self.reciprocals) = (values, slopes, reciprocals)
    }
  }

  public var x: Coordinate
  public var y: Coordinate
  /// The distances from the origin, perhaps negative, if they are known better than by the coordinates.
  public var radii: [Interval]?
  /// The functions that the condition numbers.
  public var functions: [[Interval]]

  public init(x: Coordinate, y: Coordinate, radii: [Interval]?, functions: [[Interval]]) {
    (self.x, self.y, self.radii, self.functions) = (x, y, radii, functions)
  }
}

/// A curve without its type.
struct AnyPlaneCurve {
  let wholeParameterCount: Int
  let period: Double?
  let repeatsWholly: Bool
  let condition: PlaneCondition
  let enclosures: ([Interval], [[Interval]]) -> PlaneCurveRows
  let cases: (Interval, [Interval]) -> [AnyPlaneCurve]
  let outcome: (PlaneAxis, ExactParameter, [Double], ExactPlace.Coordinate) -> Outcomes

  init(_ curve: some PlaneCurve) {
    wholeParameterCount = curve.wholeParameterCount
    period = curve.period
    repeatsWholly = curve.repeatsWholly
    condition = curve.condition
    enclosures = curve.enclosures(t:wholes:)
    cases = { t, wholes in curve.cases(t: t, wholes: wholes).map { AnyPlaneCurve($0) } }
    outcome = curve.outcome(of:at:wholes:beside:)
  }
}
