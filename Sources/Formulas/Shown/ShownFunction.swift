import OrdinateNumerics
public import Reals

/// A formula of one variable, whose values are shown: each by pairs if these are certain of its digits,
/// else as a real number.
public struct ShownFunction: Sendable {
  private let postfix: Postfix
  private let variable: Name
  private let others: Variables
  private let angle: AngleUnit
  private let work: Int64
  private var evaluator: PairEvaluator

  /// - Parameter work: The budget of a value that pairs do not tell.
  public init(
    _ formula: Formula, of variable: Name, others: Variables = Variables(),
    angle: AngleUnit = .radians, work: Int64 = .max
  ) {
    postfix = Postfix(formula)
    (self.variable, self.others, self.angle, self.work) = (variable, others, angle, work)
    evaluator = PairEvaluator(postfix, variable: variable, others: others, angle: angle)
  }

  /// A value as it is shown: with fewer digits than asked for if the budget ends first.
  ///
  /// - Throws: Why there is no value, or none that is known.
  public mutating func digits(
    at x: Numeral, count: Int = RealDigits.usualCount
  ) throws(RealFailure) -> RealDigits {
    if let digits = RealDigits(evaluator.value(at: DoublePair(decimal: x)), count: count) {
      return digits
    }
    guard let fraction = x.fraction else {
      throw RealFailure(error: .unfinished, place: 0..<0)
    }
    return try realDigits(at: fraction, count: count)
  }

  /// A value as it is shown.
  ///
  /// - Parameters:
  ///   - pair: The point by pairs.
  ///   - fraction: The same point, exactly.
  mutating func digits(
    at pair: DoublePair, _ fraction: @autoclosure () -> Fraction, count: Int
  ) throws(RealFailure) -> RealDigits {
    if let digits = RealDigits(evaluator.value(at: pair), count: count) { return digits }
    return try realDigits(at: fraction(), count: count)
  }

  /// The double nearest to a value.
  mutating func nearestDouble(
    at pair: DoublePair, _ fraction: @autoclosure () -> Fraction
  ) throws(RealFailure) -> Double {
    if let double = evaluator.value(at: pair).nearestDouble { return double }
    var value = real(at: fraction())
    return try value.nearestDouble()
  }

  /// The double nearest to the value at a double.
  ///
  /// - Throws: Why there is no value, or none that is known.
  package mutating func nearestDouble(at x: Double) throws(RealFailure) -> Double {
    try nearestDouble(at: DoublePair(x), Numeral(x).fraction ?? Fraction(0))
  }

  /// The sign of a value: -1, 0 or 1.
  ///
  /// - Throws: Why there is no value, or none whose sign is known.
  public func sign(at x: Fraction) throws(RealFailure) -> Int {
    var value = real(at: x)
    return try value.sign()
  }

  private func realDigits(at x: Fraction, count: Int) throws(RealFailure) -> RealDigits {
    var value = real(at: x)
    do {
      return try value.digits(count)
    } catch {
      guard error.error == .unfinished, let digits = value.provenDigits(atMost: count) else {
        throw error
      }
      return digits
    }
  }

  private func real(at x: Fraction) -> RealValue {
    RealValue(
      postfix, variables: RealVariables(others), exactly: (variable, x), angle: angle, work: work)
  }
}
