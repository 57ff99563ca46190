/// What data draws: points, lines, error bars, and bars.
public struct DataFigure: Equatable, Sendable {
  /// In graph units, like all else here.
  public var points: [Point] = []
  /// Lines between points.
  public var lines = Strokes()
  /// The ends of error bars, each pair of which is joined.
  public var errors: [Line] = []
  /// Bars that stand beside each other, with their left and right edge, and their lower and upper one.
  public var bars: [Bar] = []

  public struct Bar: Equatable, Sendable {
    public var x: ClosedRange<Double>
    public var y: ClosedRange<Double>

    public init(x: ClosedRange<Double>, y: ClosedRange<Double>) { (self.x, self.y) = (x, y) }
  }

  public init() {}

  /// The figure where y counts another unit than x: what is at y is drawn at y ÷ unit.
  ///
  /// - Parameter unit: Above 0.
  public func measuringY(in unit: Double) -> DataFigure {
    unit == 1 ? self : moved(to: LogarithmicAxes(), unit: unit)
  }

  /// The figure where axes are logarithmic. Marks at 0 or below are left out; bars that stand there begin below
  /// all that doubles have.
  package func drawn(on axes: LogarithmicAxes) -> DataFigure {
    guard axes.isAny else { return self }
    var result = moved(to: axes, unit: 1)
    result.points.removeAll { !$0.x.isFinite || !$0.y.isFinite }
    result.errors.removeAll { line in
      ![line.start, line.end].allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
    return result
  }

  /// The figure with each point where axes have it; see `drawn` and `measuringY`.
  private func moved(to axes: LogarithmicAxes, unit: Double) -> DataFigure {
    func place(_ point: Point) -> Point { axes.place(of: Point(x: point.x, y: point.y / unit)) }
    var result = DataFigure()
    result.points = points.map(place)
    for stroke in 0..<lines.count {
      var part: [Point] = []
      for point in lines.points[lines.range(of: stroke)].map(place) {
        if point.x.isFinite && point.y.isFinite {
          part.append(point)
        } else {
          if part.count > 1 { result.lines.append(part) }
          part = []
        }
      }
      if part.count > 1 { result.lines.append(part) }
    }
    result.errors = errors.map { Line(from: place($0.start), to: place($0.end)) }
    for bar in bars {
      let first = place(Point(x: bar.x.lowerBound, y: bar.y.lowerBound))
      let last = place(Point(x: bar.x.upperBound, y: bar.y.upperBound))
      guard last.x.isFinite, last.y.isFinite else { continue }
      // Logarithms of doubles are greater.
      let low = Point(x: first.x.isFinite ? first.x : -400, y: first.y.isFinite ? first.y : -400)
      result.bars.append(Bar(x: low.x...last.x, y: low.y...last.y))
    }
    return result
  }

  /// The smallest rectangle with all of it, in graph units; `nil` without any.
  ///
  /// - Complexity: O(marks).
  public var bounds: (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    var xs: ClosedRange<Double>?
    var ys: ClosedRange<Double>?
    func add(_ value: Double, to range: inout ClosedRange<Double>?) {
      guard let known = range else {
        range = value...value
        return
      }
      if value < known.lowerBound { range = value...known.upperBound }
      if value > known.upperBound { range = known.lowerBound...value }
    }
    func add(_ point: Point) {
      add(point.x, to: &xs)
      add(point.y, to: &ys)
    }
    for point in points { add(point) }
    for point in lines.points { add(point) }
    for line in errors {
      add(line.start)
      add(line.end)
    }
    for bar in bars {
      add(Point(x: bar.x.lowerBound, y: bar.y.lowerBound))
      add(Point(x: bar.x.upperBound, y: bar.y.upperBound))
    }
    guard let xs, let ys else { return nil }
    return (xs, ys)
  }
}
