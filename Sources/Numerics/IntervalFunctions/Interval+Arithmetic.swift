/// Arithmetic of one interval: one lane of the same operation of `IntervalLanes`, where its
/// enclosure is described.
extension Interval {
  public static func + (x: Interval, y: Interval) -> Interval { laneOf(x, y) { $0 + $1 } }
  public static func - (x: Interval, y: Interval) -> Interval { laneOf(x, y) { $0 - $1 } }
  public static func * (x: Interval, y: Interval) -> Interval { laneOf(x, y) { $0 * $1 } }
  public static func / (x: Interval, y: Interval) -> Interval { laneOf(x, y) { $0 / $1 } }
  public static prefix func - (x: Interval) -> Interval { laneOf(x) { -$0 } }

  public static func min(_ x: Interval, _ y: Interval) -> Interval {
    laneOf(x, y, IntervalLanes.min(_:_:))
  }

  public static func max(_ x: Interval, _ y: Interval) -> Interval {
    laneOf(x, y, IntervalLanes.max(_:_:))
  }

  public static func abs(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.abs(_:)) }
  public static func square(_ x: Interval) -> Interval { laneOf(x, IntervalLanes.square(_:)) }

  public static func squareRoot(_ x: Interval) -> Interval {
    laneOf(x, IntervalLanes.squareRoot(_:))
  }
}
