import Formulas
import Graphing
import OrdinateNumerics
import Sheets

extension GraphScreen {
  /// How far data are from the upper and lower edges, where the page has its buttons, in pixels.
  private static var edge: Double { 60 }
  /// How many boxes are enclosed to find where relations are: some tenths of a second.
  private static var mostBoxes: Int { 30_000 }
  /// How far a view zooms out to find solutions.
  private static var mostDoublings: Int { 10 }

  /// Shows what matters: all data, points and relations that have bounds; otherwise a part of a curve or of a
  /// relation.
  ///
  /// - Returns: `false` if nothing is found to be shown.
  package mutating func fitAll() -> Bool { fitBounded() || fit() || fitUnbounded() }

  /// Shows all data, points and relations that have bounds. Data get a scale for each axis where one for both would
  /// show them too small.
  ///
  /// - Returns: `false` without any, and if all is in sight beside functions.
  package mutating func fitBounded() -> Bool {
    var x: ClosedRange<Double>?
    var y: ClosedRange<Double>?
    var hasData = false
    var boxes = Self.mostBoxes
    for index in shownIndices {
      let curve = curves[index]
      var bounds = curve.dataBounds
      if bounds != nil {
        hasData = true
      } else if let box = curve.angle.flatMap({ curve.row?.bounds(angle: $0, boxes: &boxes) }) {
        bounds = (box.x.lower...box.x.upper, box.y.lower...box.y.upper)
      }
      guard let bounds else { continue }
      x = x.map { $0.joined(with: bounds.x) } ?? bounds.x
      y = y.map { $0.joined(with: bounds.y) } ?? bounds.y
    }
    guard let x, let y else { return false }
    if !hasData, hasPlainCoordinates, viewport.x.contains(x), viewport.y.contains(y),
      curves.contains(where: { $0.isTraceable })
    {
      return false
    }
    let height = view.size.height
    let share = height > 4 * Self.edge ? Self.edge / (height - 2 * Self.edge) : 0
    let (wide, high) = (x.withMargin(0.1), y.withMargin(max(0.1, share)))
    let ratio =
      (wide.upperBound - wide.lowerBound) / (high.upperBound - high.lowerBound) * height
      / view.size.width
    return show(
      SheetText.View(
        x: SheetText.View.Range(wide), y: SheetText.View.Range(high),
        isApart: isApart || hasData && (ratio > 2 || ratio < 0.5)),
      as: AskedPart.noTexts)
  }

  /// Zooms out until a relation may have solutions in sight; does nothing if something is in sight already.
  ///
  /// - Returns: `false` if no solutions are found.
  private mutating func fitUnbounded() -> Bool {
    if shownIndices.contains(where: { curves[$0].isSeen(in: view) }) { return true }
    guard hasPlainCoordinates else { return false }
    let rows = shownIndices.compactMap { index in
      curves[index].angle.flatMap { angle in curves[index].row.map { ($0, angle) } }
    }
    var wider = view
    for _ in 0..<Self.mostDoublings where wider.zoom(by: 0.5) {
      let seen = wider.viewport(yUnit: yUnit)
      let box = PlaneRange(
        x: Interval(seen.x.lowerBound, seen.x.upperBound),
        y: Interval(seen.y.lowerBound, seen.y.upperBound))
      if rows.contains(where: { $0.mayHaveSolutions(in: box, angle: $1) }) {
        return accept(wider, of: plane, scaledUnit)
      }
    }
    return false
  }
}

extension ClosedRange<Double> {
  fileprivate func joined(with other: ClosedRange<Double>) -> ClosedRange<Double> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }

  /// A somewhat larger range.
  ///
  /// - Parameter share: How much is added on both sides, as a share of the range.
  fileprivate func withMargin(_ share: Double) -> ClosedRange<Double> {
    let width = upperBound - lowerBound
    let margin = width > 0 ? width * share : Swift.max(1, upperBound.magnitude * share)
    return lowerBound - margin...upperBound + margin
  }
}
