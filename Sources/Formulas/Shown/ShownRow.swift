import OrdinateNumerics
public import Reals

/// The values of a formula of one variable at many points, as they are shown.
public struct ShownRow: Sendable {
  private let points: EvenPoints
  private var function: ShownFunction

  /// - Parameter work: The budget of a value that pairs do not tell.
  public init(
    of formula: Formula, variable: Name, at points: EvenPoints, others: Variables = Variables(),
    angle: AngleUnit = .radians, work: Int64 = .max
  ) {
    self.points = points
    function = ShownFunction(formula, of: variable, others: others, angle: angle, work: work)
  }

  public var count: Int { points.count }

  /// A point as it is shown.
  ///
  /// - Throws: `overflow` or `underflow` past all exponents.
  public func point(
    at index: Int, digits count: Int = RealDigits.usualCount
  ) throws(RealProblem) -> RealDigits {
    if let digits = RealDigits(points.pair(at: index), count: count) { return digits }
    var computation = RealComputation()
    return try computation.digits(of: computation.number(points.fraction(at: index)), count: count)
  }

  /// The double nearest to a point.
  ///
  /// - Throws: `overflow` or `underflow` past all exponents.
  public func nearestPoint(at index: Int) throws(RealProblem) -> Double {
    if let double = points.pair(at: index).nearestDouble { return double }
    var computation = RealComputation()
    return try computation.nearestDouble(to: computation.number(points.fraction(at: index)))
  }

  /// A value as it is shown: with fewer digits than asked for if the budget ends first.
  ///
  /// - Throws: Why there is no value, or none that is known.
  public mutating func value(
    at index: Int, digits count: Int = RealDigits.usualCount
  ) throws(RealFailure) -> RealDigits {
    try function.digits(at: points.pair(at: index), points.fraction(at: index), count: count)
  }

  /// The double nearest to a value.
  ///
  /// - Throws: Why there is no value, or none that is known.
  public mutating func nearestDouble(at index: Int) throws(RealFailure) -> Double {
    try function.nearestDouble(at: points.pair(at: index), points.fraction(at: index))
  }
}
