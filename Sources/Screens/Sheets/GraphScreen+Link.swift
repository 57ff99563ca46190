import Formulas
import Graphing
import OrdinateNumerics
import Sheets

extension GraphScreen {
  /// The part of the plane that a link names; `nil` for the one that a graph shows at first.
  var linkView: SheetText.View? {
    var view = view
    _ = view.resize(to: view.wholeSize, pixelRatio: 1)
    var usual = view
    usual.reset()
    if isDeep || (usual.scale == view.scale && usual.origin == view.origin) { return nil }
    func range(_ range: ClosedRange<Double>) -> SheetText.View.Range? {
      func end(_ value: Double) -> Numeral? {
        Numeral(utf8: Array(value.text(.significant(6)).utf8)[...])
      }
      guard let lower = end(range.lowerBound), let upper = end(range.upperBound) else { return nil }
      return SheetText.View.Range(lower, upper)
    }
    return SheetText.View(x: range(view.viewport.x), y: range(view.viewport.y))
  }

  /// Shows a part of the plane with equal scales: all of it, and perhaps more on two sides.
  mutating func show(_ part: SheetText.View) {
    func middle(_ range: SheetText.View.Range?) -> (at: Double, width: Double)? {
      range.map {
        ($0.lower.double / 2 + $0.upper.double / 2, $0.upper.double - $0.lower.double)
      }
    }
    let (x, y) = (middle(part.x), middle(part.y))
    let scales = [x.map { view.size.width / $0.width }, y.map { view.size.height / $0.width }]
    guard let scale = scales.compactMap({ $0 }).min() else { return }
    let origin = (Numeral(-(x?.at ?? 0) * scale), Numeral((y?.at ?? 0) * scale))
    if place(scale: Numeral(scale), origin: origin) { asked = (part, view.scale, view.origin) }
  }
}

extension GraphView {
  /// The size without fractions of points; at least one point.
  var wholeSize: Size {
    Size(
      width: max(1, Elementary.floor(size.width)), height: max(1, Elementary.floor(size.height)))
  }
}
