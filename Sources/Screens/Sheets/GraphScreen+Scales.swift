import Formulas
package import Graphing
import Sheets

// Scales of the two axes. A view has one scale; where the reader asks for another one of y, curves are written in
// units of y that are as long as one of x, and only what is read and shown counts as the reader does.
extension GraphScreen {
  /// How many units of y are as long as one of x.
  package var yUnit: Double { scaledUnit ?? 1 }

  /// Whether each axis has a scale of its own.
  package var isApart: Bool { scaledUnit != nil }

  /// The part of the plane in sight, in the reader's units.
  package var viewport: Viewport { view.viewport(yUnit: yUnit) }

  /// Writes all curves for a scale of y; see `accept`.
  ///
  /// - Parameter unit: How many units of y are as long as one of x; `nil` for equal scales.
  mutating func measureY(in unit: Double?) {
    scaledUnit = unit
    for index in curves.indices { curves[index].draw(yUnit: yUnit) }
  }

  /// Gives each axis a scale of its own, or both the same one.
  ///
  /// What was asked for is shown as it then has to be. Otherwise 0 stays in its place if it is in sight, and what is
  /// in the middle if not.
  package mutating func setApart(_ isApart: Bool) {
    if isApart == self.isApart { return }
    let asked = asked.flatMap { $0.isShown(by: self) ? $0 : nil }
    let top = view.distanceFromTop(0)
    let middle = view.origin.y * yUnit
    measureY(in: isApart ? 1 : nil)
    if let asked {
      var part = asked.part
      part.isApart = isApart
      show(part, as: asked.texts, around: asked.middle)
    } else if top < 0 || top > view.size.height {
      _ = move { $0.show(scale: $0.scale, origin: Point(x: $0.origin.x, y: middle)) }
    }
  }

  /// Makes an axis logarithmic or linear, over the numbers that it shows. With a logarithmic axis each
  /// has a scale of its own, and without any both have one again.
  ///
  /// An axis that becomes linear shows what it showed before it was logarithmic, if nobody has moved the view since.
  ///
  /// - Returns: What to show once the rows are written for the axes; see `showSwitched`.
  mutating func setLogarithmic(_ axis: PlaneAxis, _ isOn: Bool) -> SheetText.View {
    let old = axesStyle.logarithmic
    if !old.isAny {
      linear = isDeep ? nil : LinearView(of: self)
    } else if let linear, asked?.part != linear.switched || asked?.isShown(by: self) != true {
      self.linear = nil
    }
    let shown = wholeViewport
    var (x, y) = (old.numbers(shown.x, isOrdinate: false), old.numbers(shown.y, isOrdinate: true))
    switch axis {
    case .x:
      axesStyle.logarithmic.x = isOn
      if !isOn, let linear { x = linear.viewport.x }
    case .y:
      axesStyle.logarithmic.y = isOn
      if !isOn, let linear { y = linear.viewport.y }
    }
    let part = SheetText.View(
      x: SheetText.View.Range(x), y: SheetText.View.Range(y),
      isApart: axesStyle.logarithmic.isAny)
    linear?.switched = part
    return part
  }

  /// Shows what `setLogarithmic` returned or, if no axis is logarithmic any more, the view before the first one was.
  mutating func showSwitched(_ part: SheetText.View) {
    guard !axesStyle.logarithmic.isAny, let linear else {
      show(part, as: AskedPart.noTexts)
      return
    }
    self.linear = nil
    _ = place(
      scale: Numeral(linear.scale), origin: (Numeral(linear.origin.x), Numeral(linear.origin.y)),
      linear.unit)
    asked = linear.asked
  }

  /// How near an axis its strip ends, in points: what is dragged there scales the axis.
  private static let reach = 16.0

  /// The axis in whose strip a place is; `nil` beside both, and where the strips cross.
  ///
  /// An axis out of sight has its strip at the edge, where its numbers are.
  ///
  /// - Parameter place: From the view's top left corner, in points.
  package func axis(at place: Point) -> PlaneAxis? {
    guard axesStyle.hasAxes, !isDeep else { return nil }
    func isNear(_ place: Double, _ axis: Double, _ length: Double) -> Bool {
      (place - min(max(axis, 0), length)).magnitude <= Self.reach
    }
    let isAtX = isNear(place.y, view.distanceFromTop(0), view.size.height)
    let isAtY = isNear(place.x, view.distanceFromLeft(0), view.size.width)
    return isAtX == isAtY ? nil : isAtX ? .x : .y
  }

  /// Scales one axis alone so that what is under a finger follows it.
  ///
  /// - Parameters: Places along the axis, in points from the view's left or top edge.
  /// - Returns: Whether that was possible.
  package mutating func drag(_ axis: PlaneAxis, from start: Double, to end: Double) -> Bool {
    let fixed = fixedPlace(of: axis)
    // Beside the fixed place the least movement would be a large factor.
    func distance(_ place: Double) -> Double { max((place - fixed).magnitude, 2 * Self.reach) }
    return scale(axis, by: distance(end) / distance(start))
  }

  /// Scales one axis alone about 0 or, where that is out of sight, about the middle.
  ///
  /// - Parameter factor: Above 1 to zoom in.
  /// - Returns: Whether that was possible.
  package mutating func scale(_ axis: PlaneAxis, by factor: Double) -> Bool {
    guard factor > 0, factor.isFinite, !isDeep else { return false }
    let size = view.size
    let fixed = fixedPlace(of: axis)
    var (scale, origin, unit) = (view.scale, view.origin, yUnit)
    switch axis {
    case .x:
      scale *= factor
      unit *= factor
      origin.x = fixed - size.width / 2 + (origin.x - fixed + size.width / 2) * factor
    case .y:
      unit /= factor
      origin.y = fixed - size.height / 2 + (origin.y - fixed + size.height / 2) * factor
    }
    var view = view
    return view.show(scale: scale, origin: origin) && accept(view, of: .whole, unit)
  }

  /// The ordinates that show the important parts of functions in sight, in the reader's units or in decades; `nil` without any.
  var rangeOfValues: ClosedRange<Double>? {
    let shown = curves.filter { $0.isShown && $0.hasValues && $0.angle != nil }
    let isDrawn = axesStyle.logarithmic.isAny
    return CurvePlot.automaticRange(
      of: shown.compactMap { (isDrawn ? $0.sourceInDecades : $0.source)?.typeErased },
      over: view.viewport.x)
  }

  /// The place of an axis that stays when the axis is scaled.
  private func fixedPlace(of axis: PlaneAxis) -> Double {
    let zero = axis == .x ? view.distanceFromLeft(0) : view.distanceFromTop(0)
    let length = axis == .x ? view.size.width : view.size.height
    return zero >= 0 && zero <= length ? zero : length / 2
  }
}
