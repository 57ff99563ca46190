public import OrdinateNumerics

/// The kinds of places that a curve has without end on one side of a place, however near to it.
public struct AccumulatedKinds: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let zeros = Self(rawValue: 1)
  public static let turns = Self(rawValue: 2)
  /// Jumps, poles and missing points.
  public static let breaks = Self(rawValue: 4)
}

/// A point next to which a curve has infinitely many places, as sin(1÷x) has at 0.
///
/// Those in `range` are not listed one by one.
public struct AccumulationPoint: Hashable, Sendable {
  /// The point, which is an end of the range or inside it.
  public let x: Double
  /// Encloses the point.
  public let xEnclosure: Interval
  public let range: ClosedRange<Double>
  /// Of what there are infinitely many in the range.
  public let kinds: AccumulatedKinds
}
