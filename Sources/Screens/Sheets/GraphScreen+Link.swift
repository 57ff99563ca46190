import Formulas
import Graphing
import OrdinateNumerics
import Sheets

extension GraphScreen {
  /// The ranges that a link names; none for those that a graph shows at first.
  var linkRanges: (x: SheetText.View.Range?, y: SheetText.View.Range?) {
    var usual = view
    usual.reset()
    if isDeep || (yUnit == 1 && usual.scale == view.scale && usual.origin == view.origin) {
      return (nil, nil)
    }
    func range(_ range: ClosedRange<Double>, isOrdinate: Bool) -> SheetText.View.Range? {
      let width = range.upperBound - range.lowerBound
      let least = width * 1e-7
      let axes = axesStyle.logarithmic
      let isLogarithmic = isOrdinate ? axes.y : axes.x
      let range = axes.numbers(range, isOrdinate: isOrdinate)
      // Far from 0, more digits tell the ends apart.
      let distance = Swift.max(range.lowerBound.magnitude, range.upperBound.magnitude) / width
      let count =
        isLogarithmic ? 6 : 6 + Int(Elementary.log10(Swift.max(1, distance)))
      func end(_ value: Double) -> Numeral? {
        // A 0 that rounding has missed.
        if !isLogarithmic && value.magnitude < least { return 0 }
        return Numeral(utf8: Array(value.text(.data(min(count, 15))).utf8)[...])
      }
      guard let lower = end(range.lowerBound), let upper = end(range.upperBound) else { return nil }
      return SheetText.View.Range(lower, upper)
    }
    let shown = wholeViewport
    return (range(shown.x, isOrdinate: false), range(shown.y, isOrdinate: true))
  }

  /// The part of the plane in sight, without fractions of points.
  var wholeViewport: Viewport {
    var view = view
    _ = view.resize(to: view.wholeSize, pixelRatio: 1)
    return view.viewport(yUnit: yUnit)
  }

  /// Shows a part of the plane: all of it and, with equal scales, perhaps more on two sides.
  ///
  /// - Parameters:
  ///   - texts: The ends of the ranges as they were written, see `AskedPart`; `nil` for their numbers.
  ///   - middle: What is in the middle in a direction without a range.
  /// - Returns: Whether that was possible.
  @discardableResult
  mutating func show(
    _ part: SheetText.View, as texts: [String]? = nil, around middle: Point = Point(x: 0, y: 0)
  ) -> Bool {
    func center(
      _ range: SheetText.View.Range?, isLogarithmic: Bool
    ) -> (at: Double, width: Double)? {
      guard let range else { return nil }
      var (low, high) = (range.lower.double, range.upper.double)
      if isLogarithmic {
        guard let places = LogarithmicAxes.places(of: low...high) else { return nil }
        (low, high) = (places.lowerBound, places.upperBound)
      }
      return (low / 2 + high / 2, high - low)
    }
    let axes = axesStyle.logarithmic
    let x = center(part.x, isLogarithmic: axes.x)
    let y = center(part.y, isLogarithmic: axes.y)
    // Apart, both ranges fill the size that a link has, too.
    let size = part.isApart ? view.wholeSize : view.size
    let (across, up) = (x.map { size.width / $0.width }, y.map { size.height / $0.width })
    var unit: Double? = part.isApart ? 1 : nil
    guard let least = [across, up].compactMap({ $0 }).min() else {
      if let unit { measureY(in: unit) }
      return false
    }
    var scale = least
    if part.isApart, let across, let up {
      (scale, unit) = (across, GraphView.yUnit(near: across / up))
    }
    let origin = Point(
      x: -(x?.at ?? middle.x) * scale, y: (y?.at ?? middle.y) / (unit ?? 1) * scale)
    guard scale.isFinite, origin.x.isFinite, origin.y.isFinite,
      place(scale: Numeral(scale), origin: (Numeral(origin.x), Numeral(origin.y)), unit)
    else { return false }
    let ends = [part.x?.lower, part.x?.upper, part.y?.lower, part.y?.upper]
    asked = AskedPart(
      part: part, middle: middle, texts: texts ?? ends.map { $0?.text ?? "" }, scale: view.scale,
      origin: view.origin, yUnit: yUnit)
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
