/// The part of the plane that a canvas shows, edge to edge.
public struct Viewport: Equatable, Sendable {
  /// From the left edge to the right, in graph units.
  public let x: ClosedRange<Double>
  /// From the bottom edge to the top, in graph units.
  public let y: ClosedRange<Double>
  /// The extent of the canvas, in points.
  public let size: Size

  /// - Precondition: Both ranges are domains (`isDomain`), and the size is above 0.
  public init(x: ClosedRange<Double>, y: ClosedRange<Double>, size: Size) {
    precondition(Self.isDomain(x) && Self.isDomain(y), "a viewport has an extent")
    precondition(size.width > 0 && size.height > 0, "a canvas has an extent")
    self.x = x
    self.y = y
    self.size = size
  }

  /// Whether a range given by a user can be drawn: it is finite, and wide enough that neighbouring
  /// pixels differ.
  public static func isDomain(_ range: ClosedRange<Double>) -> Bool {
    let width = range.upperBound - range.lowerBound
    let largest = max(range.lowerBound.magnitude, range.upperBound.magnitude)
    return width.isFinite && width >= 1e-290 && width >= largest * 1e-11
  }

  /// Whether a unit is as long across as up, to less than half a point over the whole canvas.
  var isSquare: Bool {
    let across = (x.upperBound - x.lowerBound) / size.width
    let up = (y.upperBound - y.lowerBound) / size.height
    return (across - up).magnitude * max(size.width, size.height) < 0.5 * max(across, up)
  }

  /// The shorter side of the canvas, in graph units.
  var shorterSide: Double { min(x.upperBound - x.lowerBound, y.upperBound - y.lowerBound) }

  /// The distance from the left edge of an abscissa, in points.
  public func distanceFromLeft(_ value: Double) -> Double {
    (value - x.lowerBound) / (x.upperBound - x.lowerBound) * size.width
  }

  /// The distance from the top edge of an ordinate, in points.
  public func distanceFromTop(_ value: Double) -> Double {
    (y.upperBound - value) / (y.upperBound - y.lowerBound) * size.height
  }

  /// The abscissa at a distance from the left edge, in graph units.
  ///
  /// - Returns: Exactly the range's bounds at 0 and at the width.
  public func x(atDistance distance: Double) -> Double {
    let t = distance / size.width
    return x.lowerBound * (1 - t) + x.upperBound * t
  }

  /// A viewport that shows more on the left and on the right, at the same scale.
  ///
  /// - Parameter distance: The extra width on each side, in points.
  /// - Returns: The new viewport, and how much more it shows on the left. If neighbouring pixels
  ///   could no longer be told apart, this is 0 and the viewport is unchanged.
  func widened(by distance: Double) -> (viewport: Viewport, left: Double) {
    let step = (x.upperBound - x.lowerBound) / size.width * distance
    let wide = x.lowerBound - step...x.upperBound + step
    guard Self.isDomain(wide) else { return (self, 0) }
    let size = Size(width: size.width + 2 * distance, height: size.height)
    return (Viewport(x: wide, y: y, size: size), distance)
  }
}
