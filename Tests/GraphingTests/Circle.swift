import OrdinateNumerics

@testable import Graphing

/// The square of the distance from the origin less that of a radius; it remembers the boxes that it was asked
/// about.
final class Circle: PlaneFunction {
  let radius: Double
  private(set) var asked: [(x: Interval, y: Interval)] = []

  init(radius: Double) { self.radius = radius }

  func forget() { asked = [] }

  func values(x xs: [Double], y ys: [Double]) -> [Double] {
    zip(xs, ys).map { $0 * $0 + $1 * $1 - radius * radius }
  }

  func enclosures(x xs: [Interval], y ys: [Interval]) -> [Interval] {
    asked += zip(xs, ys).map { (x: $0, y: $1) }
    return zip(xs, ys).map { x, y in
      Interval.square(x) + Interval.square(y) - Interval(radius * radius)
    }
  }

  func slopes(x: [Interval], y: [Interval]) -> PlaneSlopes? {
    PlaneSlopes(
      values: enclosures(x: x, y: y), alongX: x.map { $0 + $0 }, alongY: y.map { $0 + $0 })
  }

  func narrowed(x: Interval, y: Interval) -> Self { self }

  func cases(x: Interval, y: Interval) -> [Circle] { [self] }

  var fraction: (zeros: Circle, poles: Circle)? { nil }
}
