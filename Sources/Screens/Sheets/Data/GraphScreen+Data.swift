import Graphing
import Sheets

extension GraphScreen {
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
    guard let x = x?.withMargin, let y = y?.withMargin else { return false }
    let ratio =
      (x.upperBound - x.lowerBound) / (y.upperBound - y.lowerBound) * view.size.height
      / view.size.width
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
  fileprivate var withMargin: ClosedRange<Double> {
    let width = upperBound - lowerBound
    let margin = width > 0 ? width / 10 : Swift.max(1, upperBound.magnitude / 10)
    return lowerBound - margin...upperBound + margin
  }
}
