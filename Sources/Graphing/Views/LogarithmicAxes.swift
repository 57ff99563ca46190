import OrdinateNumerics

/// Which axes count powers of ten. On such an axis the unit is a decade, and 1 is at its 0.
public struct LogarithmicAxes: Equatable, Sendable {
  public var x = false
  public var y = false

  public init() {}

  public var isAny: Bool { x || y }

  /// The number at a place of a logarithmic axis.
  public static func number(at place: Double) -> Double { Elementary.power(10, place) }

  /// Where a number is on a logarithmic axis; no number for 0 and what is below.
  public static func place(of number: Double) -> Double {
    number > 0 ? Elementary.log10(number) : .nan
  }

  /// The decades that are shown where a range begins at 0 or below.
  private static let usual = 4.0

  /// The places of a range of numbers.
  ///
  /// - Returns: The last decades of the range if it begins at 0 or below; `nil` if all of it is there.
  public static func places(of range: ClosedRange<Double>) -> ClosedRange<Double>? {
    let last = place(of: range.upperBound)
    guard last.isFinite else { return nil }
    let first = place(of: range.lowerBound)
    return (first.isFinite ? first : last - usual)...last
  }

  /// The numbers of a range of places.
  public static func numbers(at places: ClosedRange<Double>) -> ClosedRange<Double> {
    number(at: places.lowerBound)...number(at: places.upperBound)
  }
}

extension LogarithmicAxes {
  /// A point of the plane at its place.
  package func place(of point: Point) -> Point {
    Point(
      x: x ? Self.place(of: point.x) : point.x, y: y ? Self.place(of: point.y) : point.y)
  }

  /// The part of a viewport's plane that is seen, in numbers.
  package func numbers(_ range: ClosedRange<Double>, isOrdinate: Bool) -> ClosedRange<Double> {
    (isOrdinate ? y : x) ? Self.numbers(at: range) : range
  }
}
