extension GraphView {
  /// Draws the axes with their grid and numbers.
  ///
  /// Lines lie on the boundaries of device pixels, at least one of them wide.
  ///
  /// - Parameter canvas: A canvas of the view's size.
  public func drawAxes(on canvas: inout some Canvas) {
    Axes(viewport: viewport, metrics: canvas.textMetrics, pixelRatio: pixelRatio)
      .draw(on: &canvas)
  }
}
