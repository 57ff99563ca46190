extension GraphView {
  /// Draws the axes with their grid and numbers.
  ///
  /// Lines lie on the boundaries of device pixels, at least one of them wide.
  ///
  /// - Parameters:
  ///   - offsets: The axes whose coordinates are offsets.
  ///   - style: What is shown of them.
  ///   - yUnit: How many units of y are as long as one of x.
  ///   - canvas: A canvas of the view's size.
  public func drawAxes(
    _ offsets: OffsetAxes = OffsetAxes(), style: AxesStyle = AxesStyle(),
    yUnit: Double = 1, on canvas: inout some Canvas
  ) {
    Axes(
      viewport: viewport(yUnit: yUnit), metrics: canvas.textMetrics, offsets: offsets, style: style,
      pixelRatio: pixelRatio
    ).draw(on: &canvas)
  }
}
