import OrdinateNumerics
public import Reals

/// The values of a formula of one variable at many points, as they are shown: each by pairs if these are
/// certain of its digits, else as a real number.
public struct ShownRow {
  private let postfix: Postfix
  private let variable: Name
  private let others: Variables
  private let angle: AngleUnit
  private let points: EvenPoints
  private let work: Int64
  private var evaluator: PairEvaluator

  /// - Parameter work: The budget of a value that pairs do not tell.
  public init(
    of formula: Formula, variable: Name, at points: EvenPoints, others: Variables = Variables(),
    angle: AngleUnit = .radians, work: Int64 = .max
  ) {
    postfix = Postfix(formula)
    (self.variable, self.others, self.angle) = (variable, others, angle)
    (self.points, self.work) = (points, work)
    evaluator = PairEvaluator(postfix, variable: variable, others: others, angle: angle)
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

  /// A value as it is shown.
  ///
  /// - Throws: Why there is no value, or none that is known.
  public mutating func value(
    at index: Int, digits count: Int = RealDigits.usualCount
  ) throws(RealFailure) -> RealDigits {
    if let digits = RealDigits(evaluator.value(at: points.pair(at: index)), count: count) {
      return digits
    }
    var value = real(at: index)
    return try value.digits(count)
  }

  /// The double nearest to a value.
  ///
  /// - Throws: Why there is no value, or none that is known.
  public mutating func nearestDouble(at index: Int) throws(RealFailure) -> Double {
    if let double = evaluator.value(at: points.pair(at: index)).nearestDouble { return double }
    var value = real(at: index)
    return try value.nearestDouble()
  }

  private func real(at index: Int) -> RealValue {
    RealValue(
      postfix, variables: RealVariables(others), exactly: (variable, points.fraction(at: index)),
      angle: angle,
      work: work)
  }
}
