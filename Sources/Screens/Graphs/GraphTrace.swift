package import Graphing

/// A cursor on a curve.
public struct GraphTrace: Equatable, Sendable {
  /// The curve's identifier.
  public let curve: Int
  /// In graph units.
  public let x: Double
  /// The ordinate; `nil` if the curve is undefined.
  public let y: Double?
  /// The kind of place at `x`; `nil` for an ordinary point of the curve.
  public let kind: GraphPlace.Kind?
  /// What is known of the place of interest; `nil` for an ordinary point.
  package let found: PointOfInterest?
}

/// A place on a curve that a trace snaps to.
public struct GraphPlace: Equatable, Sendable {
  public enum Kind: CaseIterable, Sendable {
    case zero, minimum, maximum, pole, gap, jump

    /// The name in data.
    public var name: String {
      switch self {
      case .zero: "zero"
      case .minimum: "minimum"
      case .maximum: "maximum"
      case .pole: "pole"
      case .gap: "gap"
      case .jump: "jump"
      }
    }
  }

  public let kind: Kind
  public let x: Double
  /// `nil` if the curve has no value.
  public let y: Double?
  let found: PointOfInterest
}
