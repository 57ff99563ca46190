/// A place on a canvas, in points from its upper left corner; y grows downwards.
public struct Point: Equatable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The extent of a canvas or of a mark on it, in points.
public struct Size: Equatable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle on a canvas, in points; its sides are parallel to the canvas's own.
public struct Frame: Equatable, Sendable {
  public var origin: Point
  public var size: Size

  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  public var left: Double { origin.x }
  public var right: Double { origin.x + size.width }
  public var top: Double { origin.y }
  public var bottom: Double { origin.y + size.height }
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Whether the two rectangles share more than an edge.
  public func overlaps(_ other: Frame) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Whether all of the other rectangle lies within this one; edges may touch.
  public func contains(_ other: Frame) -> Bool {
    left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
  }
}

/// A straight line between two places.
public struct Line: Equatable, Sendable {
  public var start: Point
  public var end: Point

  public init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
  }
}
