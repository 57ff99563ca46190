package import Formulas
package import Graphing
package import OrdinateNumerics
import Sheets

// Where the view is. Far from 0, or where it is small, the engine counts from a point nearby; see `GraphPlane`.
extension GraphScreen {
  /// Whether coordinates have more digits than doubles. Then there is no trace, and there are no statistics.
  package var isDeep: Bool { plane.isDeep }

  /// Whether the coordinates of the view are those of the plane, up to a unit of y. Only then there are places, points
  /// that are dragged, and values of what is touched.
  package var hasPlainCoordinates: Bool { !isDeep && !axesStyle.logarithmic.isAny }

  /// Moves or scales the view from where it is, as the reader asked.
  ///
  /// - Returns: Whether that was possible.
  package mutating func move(_ change: (inout GraphView) -> Bool) -> Bool {
    var (plane, view) = (plane, view)
    if !change(&view) {
      guard let deeper = plane.deeper(at: view) else { return false }
      (plane, view) = deeper
      guard change(&view) else { return false }
    }
    return accept(view, of: plane, scaledUnit)
  }

  /// Sets scale and origin.
  ///
  /// - Parameters:
  ///   - scale: In points per unit.
  ///   - origin: In points from the centre, to the right and down.
  /// - Returns: Whether that was possible.
  package mutating func place(scale: Numeral, origin: (x: Numeral, y: Numeral)) -> Bool {
    place(scale: scale, origin: origin, scaledUnit)
  }

  /// Sets the scales too.
  ///
  /// - Parameter unit: How many units of y are as long as one of x; `nil` for equal scales.
  mutating func place(
    scale: Numeral, origin: (x: Numeral, y: Numeral), _ unit: Double?
  ) -> Bool {
    var view = view
    if view.show(scale: scale.double, origin: Point(x: origin.x.double, y: origin.y.double)) {
      return accept(view, of: .whole, unit)
    }
    guard let deep = GraphPlane.deep(view, scale: scale, origin: origin) else { return false }
    return accept(deep.view, of: deep.plane, unit)
  }

  /// Moves the origin to a place.
  ///
  /// - Parameter place: In points from the centre.
  /// - Returns: Whether that was possible.
  package mutating func center(_ place: Point) -> Bool {
    guard place.x.isFinite, place.y.isFinite, let scale = plane.scale(of: view) else {
      return false
    }
    return self.place(scale: scale, origin: (Numeral(place.x), Numeral(place.y)))
  }

  /// Moves the origin to the centre and restores the default scale, of both axes.
  package mutating func reset() {
    var view = view
    view.reset()
    show(view, of: .whole)
    measureY(in: nil)
  }

  /// Shows a view if it may be shown. Where coordinates have more digits than doubles, only equal scales may.
  ///
  /// - Parameter unit: How many units of y are as long as one of x; `nil` for equal scales.
  mutating func accept(_ view: GraphView, of plane: GraphPlane, _ unit: Double?) -> Bool {
    let unit = unit.map { GraphView.yUnit(near: $0) }
    let isUsual = !plane.isDeep && unit ?? 1 == 1
    // Values from outside are doubles, in one unit.
    guard plane.allows(view), isUsual || curves.allSatisfy({ $0.angle != nil }) else {
      return false
    }
    if let unit, unit != 1, plane.isDeep || !view.allows(yUnit: unit) { return false }
    if plane.isDeep, axesStyle.logarithmic.isAny { return false }
    if plane.isDeep, let whole = plane.whole(at: view) {
      show(whole, of: .whole)
    } else {
      show(view, of: plane)
    }
    measureY(in: unit)
    isFirstView = false
    return true
  }

  /// Shows a view, with formulas that suit it.
  mutating func show(_ view: GraphView, of plane: GraphPlane) {
    let isSame = plane == self.plane
    (self.view, self.plane) = (view, plane)
    if isSame && (window.map { GraphPlane.suits($0, view) } ?? true) { return }
    window = plane.isDeep ? plane.window(around: view) : nil
    for index in curves.indices { curves[index].write(for: window, inSamePlane: isSame) }
    checkTrace()
  }

  /// The position of the view to some digits: points per unit, and the origin from the centre.
  package var position: (scale: Double, origin: Point) {
    guard let scale = plane.scale(of: view), let origin = plane.origin(of: view) else {
      return (view.scale, view.origin)
    }
    return (scale.double, Point(x: origin.x.double, y: origin.y.double))
  }

  /// Points per unit, so that it reads back as the same number.
  public var scaleText: String { (plane.scale(of: view) ?? Numeral(view.scale)).text }

  /// The position of the origin relative to the centre, in points, with all digits: right, a space, down.
  public var originText: String {
    let origin = plane.origin(of: view) ?? (Numeral(view.origin.x), Numeral(view.origin.y))
    return origin.x.text + " " + origin.y.text
  }

  /// The axes whose coordinates are offsets.
  var axes: OffsetAxes { window?.axes ?? OffsetAxes() }

  /// The coordinate of a pixel of a deep view, with enough digits to distinguish it from others; `nil` for a
  /// view of doubles.
  package func deepText(_ coordinate: Double, isOrdinate: Bool) -> String? {
    let side = isOrdinate ? window?.y : window?.x
    return side?.text(ofOffset: view.shortened(coordinate))
  }
}

// Axes of dates and times.
extension GraphScreen {
  /// The kind of an axis; `nil` for plain numbers, and where its coordinates are not those of the plane.
  package func timeKind(isOrdinate: Bool) -> TimeKind? {
    let logarithmic = axesStyle.logarithmic
    if isDeep || (isOrdinate ? logarithmic.y : logarithmic.x) { return nil }
    return isOrdinate ? time.y : time.x
  }

  /// The date or time near a coordinate, to about a pixel, and its number of days; `nil` on an axis of plain numbers.
  package func moment(
    at coordinate: Double, isOrdinate: Bool = false
  ) -> (days: Double, text: String)? {
    guard let kind = timeKind(isOrdinate: isOrdinate) else { return nil }
    return kind.rounded(coordinate, to: (isOrdinate ? yUnit : 1) / view.scale)
  }

  /// The number of days of a text that a reader wrote for an axis of dates or times; `nil` for other texts and axes.
  package func days(_ text: String, isOrdinate: Bool) -> Double? {
    timeKind(isOrdinate: isOrdinate)?.days(text)
  }
}
