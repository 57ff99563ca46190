import Formulas
import Graphing
import OrdinateNumerics

/// The sides of the box that solutions of a relation lie in.
public struct PlaneExtent: Sendable {
  public let x: Side
  public let y: Side

  public struct Side: Sendable {
    public let lower: PlaneCoordinate
    public let upper: PlaneCoordinate
  }

  /// Whether the box is proved to be the smallest one; else it only contains all solutions.
  public let isSmallest: Bool

  /// The smallest box around some points; `nil` without points.
  init?(of points: [PlanePoint], angle: AngleUnit) {
    guard let x = Self.side(points.map { $0.x }, angle),
      let y = Self.side(points.map { $0.y }, angle)
    else { return nil }
    (self.x, self.y, isSmallest) = (x, y, true)
  }

  /// A box that only contains the solutions.
  init(_ range: PlaneRange, angle: AngleUnit) {
    func side(_ side: Interval) -> Side {
      Side(
        lower: PlaneCoordinate(Interval(side.lower), exact: nil, angle: angle),
        upper: PlaneCoordinate(Interval(side.upper), exact: nil, angle: angle))
    }
    (x, y, isSmallest) = (side(range.x), side(range.y), false)
  }

  private static func side(_ coordinates: [PlaneCoordinate], _ angle: AngleUnit) -> Side? {
    guard let lower = least(coordinates, angle, sign: 1),
      let upper = least(coordinates, angle, sign: -1)
    else { return nil }
    return Side(lower: lower, upper: upper)
  }

  /// The least of some numbers, or for the sign -1 the greatest.
  private static func least(
    _ coordinates: [PlaneCoordinate], _ angle: AngleUnit, sign: Double
  ) -> PlaneCoordinate? {
    func bounds(_ coordinate: PlaneCoordinate) -> (low: Double, high: Double) {
      let interval = coordinate.enclosure
      return sign > 0 ? (interval.lower, interval.upper) : (-interval.upper, -interval.lower)
    }
    let all = coordinates.map(bounds)
    guard let low = all.map({ $0.low }).min(), let high = all.map({ $0.high }).min() else {
      return nil
    }
    let candidates = zip(coordinates, all).filter { $0.1.low <= high }.map { $0.0 }
    let first = candidates[0].exact
    let exact = candidates.allSatisfy { $0.exact == first } ? first : nil
    return PlaneCoordinate(
      sign > 0 ? Interval(low, high) : Interval(-high, -low), exact: exact, angle: angle)
  }
}
