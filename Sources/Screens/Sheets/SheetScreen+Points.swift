import Formulas
package import Graphing
import OrdinateNumerics
import Sheets

// Points that are dragged on the graph.
extension SheetScreen {
  /// A point in sight that can be moved.
  package struct MovablePoint: Sendable {
    /// The row that it is, by its identity.
    package let row: Int
    /// From the view's top left corner, in points.
    package let place: Point
  }

  /// The points in sight that can be moved, in the order of rows.
  ///
  /// - Complexity: O(rows), and for each point O(rows).
  package func movablePoints(on screen: GraphScreen) -> [MovablePoint] {
    if !screen.hasPlainCoordinates { return [] }
    let (view, size) = (screen.view, screen.view.size)
    return sheet.rows.indices.compactMap { index in
      guard let point = sheet.result(at: index).point, !sheet.rows[index].isHidden else {
        return nil
      }
      let place = Point(
        x: view.distanceFromLeft(point.x.double),
        y: view.distanceFromTop(point.y.double / screen.yUnit))
      guard place.x >= 0, place.x <= size.width, place.y >= 0, place.y <= size.height else {
        return nil
      }
      let handles = sheet.handles(at: index)
      return handles.x == nil && handles.y == nil
        ? nil : MovablePoint(row: sheet.rows[index].id, place: place)
    }
  }

  /// Drags a point to a place, as near as its coordinates can be written with a pixel's precision, and as the
  /// ranges of its parameters allow. Moves of one point that follow each other are one change for Undo.
  ///
  /// - Parameter place: From the view's top left corner, in points.
  /// - Returns: `false` if the row is no point that can be moved.
  package mutating func drag(_ id: Int, to place: Point, on screen: GraphScreen) -> Bool {
    let view = screen.view
    guard screen.hasPlainCoordinates, place.x.isFinite, place.y.isFinite else { return false }
    let x = (place.x - view.distanceFromLeft(0)) / view.scale
    let y = (view.distanceFromTop(0) - place.y) / view.scale * screen.yUnit
    let before = self
    return move(id) { handle, isOrdinate in
      before.value(
        nearest: isOrdinate ? y : x, handle,
        Self.step(ofPixels: 1, alongY: isOrdinate, on: screen))
    }
  }

  /// Moves a point by steps: those of its parameters, otherwise some pixels.
  ///
  /// - Returns: `false` if the row is no point that can be moved.
  package mutating func nudge(_ id: Int, right: Int, up: Int, on screen: GraphScreen) -> Bool {
    guard screen.hasPlainCoordinates, let index = sheet.index(of: id),
      let point = sheet.result(at: index).point
    else { return false }
    let before = self
    return move(id) { handle, isOrdinate in
      let count = isOrdinate ? up : right
      if count == 0 { return nil }
      let own =
        before.stepOfParameter(handle)
        ?? Self.step(ofPixels: 5, alongY: isOrdinate, on: screen)
      let value = (isOrdinate ? point.y : point.x).double
      return before.value(nearest: value + Double(count) * own.double, handle, own)
    }
  }

  /// - Parameter value: The new value of what decides a coordinate; `nil` to leave it as it is.
  private mutating func move(
    _ id: Int, to value: (Sheet.Handle, _ isOrdinate: Bool) -> Numeral?
  ) -> Bool {
    guard let index = sheet.index(of: id) else { return false }
    let handles = sheet.handles(at: index)
    let x = handles.x.flatMap { value($0, false) }
    let y = handles.y.flatMap { value($0, true) }
    if handles.x == nil && handles.y == nil { return false }
    var moved = sheet
    moved.movePoint(at: index, x: x, y: y)
    guard moved.rows != sheet.rows else { return true }
    record(.drag(id))
    let old = sheet
    sheet = moved
    if let active { renewEditor(of: active, since: old) }
    return true
  }

  /// The power of ten that is at most so many pixels.
  static func step(
    ofPixels pixels: Double, alongY isOrdinate: Bool, on screen: GraphScreen
  ) -> Numeral {
    let length = pixels / screen.view.scale * (isOrdinate ? screen.yUnit : 1)
    let power = Int(Elementary.floor(Elementary.log10(length)))
    return Numeral(0).adding(1, timesTenToThe: power) ?? 1
  }

  /// The step of the parameter that decides a coordinate, if one is written.
  private func stepOfParameter(_ handle: Sheet.Handle) -> Numeral? {
    guard case .parameter(let row) = handle, let index = sheet.index(of: row) else { return nil }
    return sheet.result(at: index).parameter?.step?.signedNumber
  }

  /// The value of what decides a coordinate that is nearest to another one.
  private func value(nearest value: Double, _ handle: Sheet.Handle, _ step: Numeral) -> Numeral? {
    var value = value
    if case .parameter(let row) = handle, let index = sheet.index(of: row),
      let slider = slider(at: index)
    {
      if stepOfParameter(handle) != nil { return slider.nearest(to: value) }
      value = min(max(value, slider.range.lowerBound), slider.range.upperBound)
    }
    return step.multiplied(by: (value / step.double).rounded())
  }
}
