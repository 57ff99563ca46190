package import Graphing
import Sheets

extension GraphScreen {
  /// Moves and scales the view so that it shows a part of a curve; does nothing if it shows one
  /// already.
  ///
  /// A somewhat larger part of the plane is best, because it shows the axes too. If that shows too
  /// little of the curve, the view moves to the curve's nearest point at the same scale. Where the scales are apart, all
  /// important values of functions are shown instead.
  ///
  /// - Returns: Whether a curve is in sight.
  /// - Complexity: O(columns) values for each of some 50 views.
  @discardableResult
  public mutating func fit() -> Bool {
    let unit = scaledUnit
    if isDeep {
      reset()
      measureY(in: unit)
    }
    if isApart || axesStyle.logarithmic.isAny, rangeOfValues != nil { return fitValues() }
    for curve in curves where curve.isTraceable && curve.angle != nil {
      if let fitted = view.fitted(to: curve) {
        let isShown = view.show(scale: fitted.scale, origin: fitted.origin)
        return isApart ? fitValues() : isShown
      }
    }
    return false
  }

  /// Shows the important values over the abscissas in sight, whatever scale of y that takes.
  private mutating func fitValues() -> Bool {
    guard let y = rangeOfValues else { return false }
    let axes = axesStyle.logarithmic
    let part = SheetText.View(
      x: SheetText.View.Range(axes.numbers(view.viewport.x, isOrdinate: false)),
      y: SheetText.View.Range(axes.numbers(y, isOrdinate: true)), isApart: true)
    return show(part, as: AskedPart.noTexts)
  }

  /// Changes the extent of the view. What was asked for, and the first view, fit the new extent if nobody has moved
  /// the view.
  ///
  /// - Returns: `false` for an impossible extent.
  package mutating func resize(to size: Size, pixelRatio: Double) -> Bool {
    var view = view
    let asked = asked.flatMap { $0.isShown(by: self) ? $0 : nil }
    guard view.resize(to: size, pixelRatio: pixelRatio) else { return false }
    show(view, of: plane)
    fitFirstView()
    if let asked { show(asked.part, as: asked.texts, around: asked.middle) }
    return true
  }

  /// Shows the usual part of the plane or, if that has nothing of the first curve, a part that has.
  mutating func fitFirstView() {
    guard isFirstView, !curves.isEmpty else { return }
    reset()
    fit()
  }
}

extension GraphView {
  /// How much more the view may show, as a factor, if the curve has values in sight.
  private static var mostZoom: Double { 8 }
  /// How much more it may show to find values at all.
  private static var farthestZoom: Double { 0x1p40 }

  fileprivate func fitted(to curve: GraphCurve) -> GraphView? {
    var view = self
    let ys = curve.values(at: columns)
    if share(of: ys) > 0 || passesThrough(curve, ys) { return self }
    let isDefined = ys.contains { $0.isFinite }
    var zoom = 1.0
    while zoom < (isDefined ? Self.mostZoom : Self.farthestZoom) {
      zoom *= 2
      guard view.zoom(by: 0.5) else { break }
      let ys = curve.values(at: view.columns)
      if view.share(of: ys) >= (isDefined ? 0.25 : 0.05) { return view }
      // Values at last, but not in sight.
      if !isDefined, let fitted = view.moved(to: ys) { return fitted }
    }
    return moved(to: ys)
  }

  /// The share of columns whose value is in sight.
  private func share(of ys: [Double]) -> Double {
    let y = viewport.y
    return Double(ys.count { y.contains($0) }) / Double(ys.count)
  }

  /// Whether the curve passes through the view between two columns; it may also jump, or have a pole
  /// there.
  private func passesThrough(_ curve: GraphCurve, _ ys: [Double]) -> Bool {
    let (y, xs) = (viewport.y, columns)
    for index in ys.indices.dropFirst() {
      let isAbove = ys[index - 1] > y.upperBound
      guard ys[index - 1].isFinite, ys[index].isFinite, isAbove != (ys[index] > y.upperBound) else {
        continue
      }
      var (left, right) = (xs[index - 1], xs[index])
      for _ in 0..<50 {
        let middle = left / 2 + right / 2
        let value = curve.values(at: [middle])[0]
        if y.contains(value) { return true }
        if (value > y.upperBound) == isAbove { left = middle } else { right = middle }
      }
    }
    return false
  }

  /// The view at the same scale that shows the nearest value, with more room on the side where the
  /// curve goes on.
  ///
  /// - Returns: `nil` without values.
  private func moved(to ys: [Double]) -> GraphView? {
    let y = viewport.y
    let middle = columns.count / 2
    var best: (column: Int, distance: Double)?
    for (column, value) in ys.enumerated() where value.isFinite {
      let distance = max(value - y.upperBound, y.lowerBound - value, 0)
      let isNearer = best.map {
        distance < $0.distance
          || (distance == $0.distance && abs(column - middle) < abs($0.column - middle))
      }
      if isNearer ?? true { best = (column, distance) }
    }
    guard let best else { return nil }
    let value = ys[best.column]
    let top = distanceFromTop(value)
    let wanted = size.height * (value > y.upperBound ? 0.75 : 0.25)
    var view = self
    let isOutside = value > y.upperBound || value < y.lowerBound
    return view.pan(byX: 0, y: isOutside ? wanted - top : 0) ? view : nil
  }
}
