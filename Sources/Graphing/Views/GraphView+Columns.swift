extension GraphView {
  /// How many device pixel columns are visible; the last may be partial.
  public var columnCount: Int { max(1, Int((size.width * pixelRatio).rounded(.up))) }

  /// The abscissas of the middles of the visible pixel columns, in graph units.
  public var columns: [Double] { (0..<columnCount).map { x(ofColumn: $0) } }

  /// The abscissa of the middle of a pixel column, counted from 0 at the left edge.
  public func x(ofColumn column: Int) -> Double {
    ((Double(column) + 0.5) / pixelRatio - size.width / 2 - origin.x) / scale
  }

  /// The pixel column of an abscissa; the nearest one if it is out of sight.
  public func column(of x: Double) -> Int {
    let column = (distanceFromLeft(x) * pixelRatio).rounded(.down)
    return Int(min(max(column, 0), Double(columnCount - 1)))
  }

  /// The place of an abscissa, in points from the left edge.
  public func distanceFromLeft(_ x: Double) -> Double { size.width / 2 + origin.x + x * scale }

  /// The place of an ordinate, in points from the upper edge.
  public func distanceFromTop(_ y: Double) -> Double { size.height / 2 + origin.y - y * scale }

  /// A number nearby that takes few digits to write.
  ///
  /// - Parameter unit: How many of its units are as long as one of x.
  /// - Returns: A decimal at most a quarter of a pixel away.
  public func shortened(_ value: Double, unit: Double = 1) -> Double {
    let step = NiceStep(atLeast: 0.2 * unit / (scale * pixelRatio))
    return step.multiple(Int64((value / step.value).rounded()))
  }
}
