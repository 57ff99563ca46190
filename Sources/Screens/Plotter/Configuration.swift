public import Formulas

/// The settings of every plot.
public struct Configuration: Equatable, Sendable {
  /// The largest abscissa; a plot extends from its negative to it.
  ///
  /// - Invariant: Above 0, at most `largestXMax`.
  public let xMax: Double
  /// The number of steps across a plot.
  ///
  /// - Invariant: From 1 to `largestSampleCount`.
  public let sampleCount: Int
  public var angle: AngleUnit

  public static let largestXMax = 100.0
  public static let largestSampleCount = 10_000

  /// - Returns: `nil` for values out of range.
  public init?(xMax: Double, sampleCount: Int, angle: AngleUnit = .radians) {
    guard xMax > 0, xMax <= Self.largestXMax, sampleCount >= 1,
      sampleCount <= Self.largestSampleCount
    else { return nil }
    self.xMax = xMax
    self.sampleCount = sampleCount
    self.angle = angle
  }

  /// The default configuration.
  public init() {
    xMax = 5
    sampleCount = 50
    angle = .radians
  }
}
