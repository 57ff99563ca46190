/// A closed interval of real numbers, with what is known of the function whose values it encloses.
///
/// The result of an operation encloses, for all points of the operands at which the operation is
/// defined, both the true value and the one that `Elementary` computes.
///
/// - Invariant: `lower <= upper`, or the interval is empty: `lower` is +∞, `upper` is −∞, and it is
///   decorated as nowhere defined. A bound is never NaN. An infinite bound is not a point itself.
/// - Source: IEEE 1788-2015, flavour "set-based".
public struct Interval: Equatable, Sendable {
  public let lower: Double
  public let upper: Double
  public let decoration: Decoration

  /// - Precondition: `lower <= upper`; neither is NaN.
  public init(_ lower: Double, _ upper: Double, _ decoration: Decoration = .continuous) {
    precondition(lower <= upper && decoration > .nowhereDefined)
    self.lower = lower
    self.upper = upper
    self.decoration = decoration
  }

  /// The interval of one point; empty for NaN, all above the largest double for +∞.
  public init(_ point: Double) {
    if point.isNaN {
      self = .empty
    } else {
      let largest = Double.greatestFiniteMagnitude
      self.init(point == .infinity ? largest : point, point == -.infinity ? -largest : point)
    }
  }

  /// The doubles on either side of a number that was rounded to this one, as constants are.
  public init(around rounded: Double) { self.init(rounded.nextDown, rounded.nextUp) }

  private init() {
    lower = .infinity
    upper = -.infinity
    decoration = .nowhereDefined
  }

  /// No point at all.
  public static let empty = Interval()

  /// All real numbers.
  public static let whole = Interval(-.infinity, .infinity)

  public var isEmpty: Bool { decoration == .nowhereDefined }

  /// Whether the interval is one point.
  public var isPoint: Bool { lower == upper }

  /// Whether `x` lies between the bounds or is one of them.
  public func contains(_ x: Double) -> Bool { lower <= x && x <= upper }

  /// The same points, decorated no higher than given.
  func decorated(atMost limit: Decoration) -> Interval {
    limit < decoration ? limit == .nowhereDefined ? .empty : Interval(lower, upper, limit) : self
  }

  /// The smallest interval around both.
  static func hull(_ x: Interval, _ y: Interval) -> Interval {
    if x.isEmpty || y.isEmpty { return x.isEmpty ? y : x }
    return Interval(
      Swift.min(x.lower, y.lower), Swift.max(x.upper, y.upper),
      Swift.min(x.decoration, y.decoration))
  }
}
