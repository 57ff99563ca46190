import Formulas
import Graphing
import OrdinateNumerics
import Sheets

// What is at a finger.
extension SheetPlaces {
  /// The point of a function's curve nearest to a finger, at an abscissa with few digits.
  static func point(
    ofRow row: Int, at place: Point, _ sheet: SheetScreen, on screen: GraphScreen
  ) -> Place? {
    guard screen.hasPlainCoordinates, let formula = sheet.function(ofRow: row),
      let curve = screen.curves.first(where: { $0.sheetRow == row })
    else { return nil }
    var nearest: (x: Double, distance: Double)?
    for offset in stride(from: -reach, through: reach, by: 1) {
      let x = screen.view.shortened(screen.viewport.x(atDistance: place.x + offset))
      let up = curve.ordinate(at: x)
      guard up.isFinite else { continue }
      let down = screen.viewport.distanceFromTop(up) - place.y
      let across = screen.viewport.distanceFromLeft(x) - place.x
      let distance = across * across + down * down
      if distance < nearest?.distance ?? .infinity { nearest = (x, distance) }
    }
    guard let nearest,
      let point = CurvePoint(of: formula, at: Formula(nearest.x), angle: sheet.sheet.angle)
    else { return nil }
    return Place(
      kinds: [.curve], rows: [row], x: point.x, y: point.y, left: point.x.double,
      up: point.y.double)
  }

  /// How many points of a curve are compared with a finger, and then around the nearest one.
  private static let (coarse, fine) = (1_000, 64)

  /// The point nearest to a finger of the curves of a parameter, at a value of it with few digits.
  static func pointOfTrack(
    at place: Point, _ sheet: SheetScreen, on screen: GraphScreen
  ) -> Place? {
    guard screen.hasPlainCoordinates else { return nil }
    let view = screen.viewport
    var nearest: (row: Int, track: CurveTrack, parameter: Double, square: Double)?
    for curve in screen.curves where curve.isShown {
      guard let id = curve.sheetRow, let row = curve.row,
        let track = CurveTrack(of: row, x: view.x, y: view.y, angle: sheet.sheet.angle)
      else { continue }
      var (start, length) = (
        track.range.lowerBound, track.range.upperBound - track.range.lowerBound
      )
      for count in [coarse, fine] {
        var best = (parameter: start, square: Double.infinity)
        let parameters = (0...count).map { start + length * (Double($0) / Double(count)) }
        for (parameter, point) in zip(parameters, track.points(at: parameters)) {
          let across = view.distanceFromLeft(point.x) - place.x
          let down = view.distanceFromTop(point.y) - place.y
          let square = across * across + down * down
          if square < best.square { best = (parameter, square) }
        }
        if best.square < nearest?.square ?? reach * reach {
          nearest = (id, track, best.parameter, best.square)
        }
        (start, length) = (best.parameter - length / Double(count), 2 * length / Double(count))
      }
    }
    guard let nearest else { return nil }
    let length = nearest.track.range.upperBound - nearest.track.range.lowerBound
    let parameter = nearest.parameter.shortened(to: length / 1_000)
    guard let point = CurvePoint(of: nearest.track, at: parameter) else { return nil }
    return Place(
      kinds: [.curve], rows: [nearest.row], x: point.x, y: point.y, left: point.x.double,
      up: point.y.double)
  }
}

extension GraphScreen {
  /// The row whose curve is at a finger, by its identity.
  func row(at place: Point) -> Int? {
    if let near = nearest(left: place.x, top: place.y),
      near.distance <= Self.traceReach * Self.traceReach
    {
      return curves[near.index].sheetRow
    }
    let middle = (
      x: viewport.x(atDistance: place.x),
      y: viewport.y.upperBound - place.y / view.scale * yUnit
    )
    let (across, up) = (Self.traceReach / 2 / view.scale, Self.traceReach / 2 / view.scale * yUnit)
    let range = PlaneRange(
      x: Interval(middle.x - across, middle.x + across),
      y: Interval(middle.y - up, middle.y + up))
    return curves.first { curve in
      guard curve.isShown, let relation = curve.relation, let angle = curve.angle else {
        return false
      }
      return !PlaneRelation(relation, angle: angle).isExcluded(in: range)
    }?.sheetRow
  }
}

extension Double {
  /// A number with few digits at most about half a step away.
  func shortened(to step: Double) -> Double {
    let places = (-Elementary.log10(step)).rounded(.up)
    guard places > 0, places < 15 else { return rounded() }
    let scale = Elementary.pow(10, places)
    return (self * scale).rounded() / scale
  }
}
