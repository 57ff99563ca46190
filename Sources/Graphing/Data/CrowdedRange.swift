/// A range of x in which a curve has more places than are listed: none of them is.
public struct CrowdedRange: Hashable, Sendable {
  public let range: ClosedRange<Double>
  /// How often, at least, the curve turns or breaks in the range: a proved number.
  public let leastCount: Int
}
