public import Formulas

/// A range between two decimals, as they were typed.
public struct DecimalRange: Sendable {
  public let lower: Numeral
  public let upper: Numeral

  /// The nearest doubles of both ends.
  public var doubles: ClosedRange<Double> { lower.double...upper.double }

  /// The two ends and evenly spaced points between them.
  ///
  /// - Precondition: `stepCount` is above 0.
  public func points(stepCount: Int) -> EvenPoints {
    guard let points = EvenPoints(from: lower, through: upper, stepCount: stepCount) else {
      preconditionFailure("the ends can be written out")
    }
    return points
  }
}
