extension GraphView {
  /// Draws the axes with their grid and numbers.
  ///
  /// Lines lie on the boundaries of device pixels, at least one of them wide.
  ///
  /// - Parameter canvas: Of the view's size.
  public func drawAxes(on canvas: inout some Canvas) {
    Axes(viewport: viewport, metrics: canvas.textMetrics, pixelRatio: pixelRatio)
      .draw(on: &canvas)
  }
}

extension GraphView {
  /// The abscissas of the middles of the device's pixel columns in sight, in graph units.
  public var columns: [Double] {
    let count = max(1, Int((size.width * pixelRatio).rounded(.up)))
    return (0..<count).map { (column: Int) -> Double in
      let distance = (Double(column) + 0.5) / pixelRatio
      return (distance - size.width / 2 - origin.x) / scale
    }
  }
}
