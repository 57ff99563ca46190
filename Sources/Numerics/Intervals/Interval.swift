/// A closed interval of real numbers, with what is known about the function whose values it
/// encloses.
///
/// The result of an operation encloses, for all points of the operands at which the operation is
/// defined, both the true value and the one that `Elementary` computes.
///
/// - Invariant: `lower <= upper`, or the interval is empty: `lower` is +∞, `upper` is −∞, and it is
///   decorated as nowhere defined. A bound is never NaN. An infinite bound is not itself a point.
/// - Source: IEEE 1788-2015, flavour "set-based".
public struct Interval: Hashable, Sendable {
  public let lower: Double
  public let upper: Double
  public let decoration: Decoration

  /// - Precondition: `lower <= upper`; neither is NaN.
  public init(_ lower: Double, _ upper: Double, decoration: Decoration = .continuous) {
    precondition(lower <= upper && decoration > .nowhereDefined)
    self.lower = lower
    self.upper = upper
    self.decoration = decoration
  }

  /// The interval of one point. It is empty for NaN; for +∞ it contains all numbers above the
  /// largest double.
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

  /// The interval without points.
  public static let empty = Interval()

  /// All real numbers.
  public static let whole = Interval(-.infinity, .infinity)

  public var isEmpty: Bool { decoration == .nowhereDefined }

  /// Whether the interval is one point.
  public var isPoint: Bool { lower == upper }

  /// Whether `x` lies between the bounds or is one of them.
  public func contains(_ x: Double) -> Bool { lower <= x && x <= upper }

  /// The distance between the bounds, rounded to nearest; 0 for a point and for the empty interval.
  public var width: Double { isEmpty ? 0 : upper - lower }

  /// A number halfway between the bounds, or one of the two next to it.
  ///
  /// An infinite bound counts as the largest double of its sign, so that the middle of all numbers
  /// is 0.
  ///
  /// - Returns: NaN for the empty interval.
  public var midpoint: Double {
    if isEmpty { return .nan }
    let largest = Double.greatestFiniteMagnitude
    let (low, high) = (Swift.max(lower, -largest), Swift.min(upper, largest))
    let middle = low / 2 + high / 2
    return Swift.min(Swift.max(middle, low), high)
  }

  /// The smallest interval that contains both, with the lower of the two decorations. An empty
  /// interval adds nothing.
  public static func hull(_ x: Interval, _ y: Interval) -> Interval {
    if x.isEmpty || y.isEmpty { return x.isEmpty ? y : x }
    return Interval(
      Swift.min(x.lower, y.lower), Swift.max(x.upper, y.upper),
      decoration: Swift.min(x.decoration, y.decoration))
  }

  /// The points in both, with the lower of the two decorations.
  public static func intersection(_ x: Interval, _ y: Interval) -> Interval {
    let (low, high) = (Swift.max(x.lower, y.lower), Swift.min(x.upper, y.upper))
    if x.isEmpty || y.isEmpty || low > high { return .empty }
    return Interval(low, high, decoration: Swift.min(x.decoration, y.decoration))
  }

  /// The intersection of two enclosures of the same values, decorated as this one; this one if they
  /// have no point in common.
  package func narrowed(by other: Interval) -> Interval {
    let common = Interval.intersection(self, other)
    return common.isEmpty ? self : Interval(common.lower, common.upper, decoration: decoration)
  }

  /// The same points, with the decoration lowered to the limit if it is higher.
  func decorated(atMost limit: Decoration) -> Interval {
    limit < decoration
      ? limit == .nowhereDefined ? .empty : Interval(lower, upper, decoration: limit) : self
  }
}

extension Interval: CustomStringConvertible {
  /// The bounds, and the decoration unless it is the best: `[1, 2]`, `[0, ∞] partlyDefined`,
  /// `empty`.
  public var description: String {
    if isEmpty { return "empty" }
    let first = lower.isInfinite ? "-∞" : lower.text(.shortest)
    let last = upper.isInfinite ? "∞" : upper.text(.shortest)
    let bounds = "[\(first), \(last)]"
    return decoration == .continuous ? bounds : "\(bounds) \(decoration)"
  }
}
