/// The part of the plane for which a figure is prepared, with its extent in pixels.
package struct FigureWindow: Equatable {
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>
  let columns: Int
  let rows: Int

  init(x: ClosedRange<Double>, y: ClosedRange<Double>, columns: Int, rows: Int) {
    (self.x, self.y, self.columns, self.rows) = (x, y, columns, rows)
  }

  /// One pixel a point.
  init(_ viewport: Viewport) {
    (x, y) = (viewport.x, viewport.y)
    columns = Int(viewport.size.width.rounded(.up))
    rows = Int(viewport.size.height.rounded(.up))
  }
}
