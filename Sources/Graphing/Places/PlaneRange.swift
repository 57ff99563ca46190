public import OrdinateNumerics

/// A box of the plane whose sides are parallel to the axes.
public struct PlaneRange: Equatable, Sendable {
  public var x: Interval
  public var y: Interval

  /// - Precondition: Neither side is empty.
  public init(x: Interval, y: Interval) {
    precondition(!x.isEmpty && !y.isEmpty, "a box has points")
    (self.x, self.y) = (x, y)
  }

  /// Whether all points of another box are in this one.
  public func contains(_ other: PlaneRange) -> Bool {
    x.lower <= other.x.lower && other.x.upper <= x.upper && y.lower <= other.y.lower
      && other.y.upper <= y.upper
  }

  /// Whether the boxes have a point in common.
  public func meets(_ other: PlaneRange) -> Bool {
    x.lower <= other.x.upper && other.x.lower <= x.upper && y.lower <= other.y.upper
      && other.y.lower <= y.upper
  }

  /// The same box with the axes exchanged.
  public var swapped: PlaneRange { PlaneRange(x: y, y: x) }

  var middle: Point { Point(x: x.midpoint, y: y.midpoint) }

  /// A box around a point, whose sides are shares of this one's.
  func part(around point: Point, across: Double, up: Double) -> PlaneRange {
    let (dx, dy) = (across * x.width / 2, up * y.width / 2)
    return PlaneRange(
      x: Interval(point.x - dx, point.x + dx), y: Interval(point.y - dy, point.y + dy))
  }

  /// A box that is a little larger on all sides.
  ///
  /// - Parameter unit: The box in whose sides the least distance is measured.
  func widened(inUnitsOf unit: PlaneRange) -> PlaneRange {
    func widened(_ side: Interval, _ unit: Interval) -> Interval {
      let distance = max(side.width / 16, unit.width * 0x1p-10)
      return Interval(side.lower - distance, side.upper + distance)
    }
    return PlaneRange(x: widened(x, unit.x), y: widened(y, unit.y))
  }

  /// The box with sides that are not shorter than a share of another one's.
  func atLeast(share: Double, of unit: PlaneRange) -> PlaneRange {
    func wider(_ side: Interval, _ unit: Interval) -> Interval {
      let missing = max(0, share * unit.width - side.width) / 2
      return missing == 0 ? side : Interval(side.lower - missing, side.upper + missing)
    }
    return PlaneRange(x: wider(x, unit.x), y: wider(y, unit.y))
  }

  /// Two boxes that make up this one, divided across its longer side.
  ///
  /// They are not quite halves, because the places that people ask about often lie halfway.
  ///
  /// - Parameter unit: The box in whose sides lengths are measured.
  func parts(inUnitsOf unit: PlaneRange) -> [PlaneRange] {
    func divided(_ side: Interval) -> (Interval, Interval) {
      let place = side.lower + 0.4871 * (side.upper - side.lower)
      return (Interval(side.lower, place), Interval(place, side.upper))
    }
    if x.width / unit.x.width >= y.width / unit.y.width {
      let (low, high) = divided(x)
      return [PlaneRange(x: low, y: y), PlaneRange(x: high, y: y)]
    }
    let (low, high) = divided(y)
    return [PlaneRange(x: x, y: low), PlaneRange(x: x, y: high)]
  }

  /// The longer side, in those of another box.
  func size(inUnitsOf unit: PlaneRange) -> Double {
    max(x.width / unit.x.width, y.width / unit.y.width)
  }
}
