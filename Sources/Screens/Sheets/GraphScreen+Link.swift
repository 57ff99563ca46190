import Formulas
import Graphing
import OrdinateNumerics
import Sheets

extension GraphScreen {
  /// The ranges that a link names; none for those that a graph shows at first.
  var linkRanges: (x: SheetText.View.Range?, y: SheetText.View.Range?) {
    var view = view
    _ = view.resize(to: view.wholeSize, pixelRatio: 1)
    var usual = view
    usual.reset()
    if isDeep || (usual.scale == view.scale && usual.origin == view.origin) {
      return (nil, nil)
    }
    func range(_ range: ClosedRange<Double>) -> SheetText.View.Range? {
      func end(_ value: Double) -> Numeral? {
        Numeral(utf8: Array(value.text(.significant(6)).utf8)[...])
      }
      guard let lower = end(range.lowerBound), let upper = end(range.upperBound) else { return nil }
      return SheetText.View.Range(lower, upper)
    }
    return (range(view.viewport.x), range(view.viewport.y))
  }

  /// Shows a part of the plane with equal scales: all of it, and perhaps more on two sides.
  ///
  /// - Parameters:
  ///   - texts: The ends of the ranges as they were written, see `AskedPart`; `nil` for their numbers.
  ///   - middle: What is in the middle in a direction without a range.
  /// - Returns: Whether that was possible.
  @discardableResult
  mutating func show(
    _ part: SheetText.View, as texts: [String]? = nil, around middle: Point = Point(x: 0, y: 0)
  ) -> Bool {
    func center(_ range: SheetText.View.Range?) -> (at: Double, width: Double)? {
      range.map {
        ($0.lower.double / 2 + $0.upper.double / 2, $0.upper.double - $0.lower.double)
      }
    }
    let (x, y) = (center(part.x), center(part.y))
    let scales = [x.map { view.size.width / $0.width }, y.map { view.size.height / $0.width }]
    guard let scale = scales.compactMap({ $0 }).min() else { return false }
    let origin = (
      Numeral(-(x?.at ?? middle.x) * scale), Numeral((y?.at ?? middle.y) * scale)
    )
    guard place(scale: Numeral(scale), origin: origin) else { return false }
    let ends = [part.x?.lower, part.x?.upper, part.y?.lower, part.y?.upper]
    asked = AskedPart(
      part: part, middle: middle, texts: texts ?? ends.map { $0?.text ?? "" }, scale: view.scale,
      origin: view.origin)
    return true
  }
}

extension GraphView {
  /// The size without fractions of points; at least one point.
  var wholeSize: Size {
    Size(
      width: max(1, Elementary.floor(size.width)), height: max(1, Elementary.floor(size.height)))
  }
}
