import Graphing
import Sheets

extension GraphScreen {
  /// How far data are from the upper and lower edges, where the page has its buttons, in pixels.
  private static var edge: Double { 60 }

  /// Shows all data, with a scale for each axis where one for both would show it too small.
  ///
  /// - Returns: `false` without any.
  package mutating func fitData() -> Bool {
    var x: ClosedRange<Double>?
    var y: ClosedRange<Double>?
    for curve in curves where curve.isShown {
      guard let bounds = curve.dataBounds else { continue }
      x = x.map { $0.joined(with: bounds.x) } ?? bounds.x
      y = y.map { $0.joined(with: bounds.y) } ?? bounds.y
    }
    let height = view.size.height
    let share = height > 4 * Self.edge ? Self.edge / (height - 2 * Self.edge) : 0
    guard let x = x?.withMargin(0.1), let y = y?.withMargin(max(0.1, share)) else { return false }
    let ratio =
      (x.upperBound - x.lowerBound) / (y.upperBound - y.lowerBound) * height / view.size.width
    return show(
      SheetText.View(
        x: SheetText.View.Range(x), y: SheetText.View.Range(y),
        isApart: isApart || ratio > 2 || ratio < 0.5),
      as: ["", "", "", ""])
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
