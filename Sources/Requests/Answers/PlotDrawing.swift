public import Formulas
public import Graphing
public import Screens
public import Sheets

/// Something that draws itself on any canvas.
public protocol Drawing {
  func draw(on canvas: inout some Canvas)
}

extension SheetPicture: Drawing {}

/// The Plotter's dots over their crosshair.
public struct DotDrawing: Drawing {
  private let plot: DotPlot
  private let samples: DotSamples
  private let isBare: Bool

  /// - Parameters:
  ///   - xMax: The largest x of the dots.
  ///   - sampleCount: The number of steps.
  public init(of source: some GraphDataSource, xMax: Double, sampleCount: Int, bare: Bool) {
    plot = DotPlot(xMax: xMax, sampleCount: sampleCount)
    samples = plot.sample(source)
    isBare = bare
  }

  /// Whether the function has no value at any sample.
  public var isEmpty: Bool { samples.yMax == nil }

  public func draw(on canvas: inout some Canvas) { plot.draw(samples, bare: isBare, on: &canvas) }
}

/// Curves over axes.
public struct CurveDrawing<Source: GraphDataSource>: Drawing {
  private let plot: CurvePlot
  private let sources: [Source]
  private let ends: [[CurveEnd]]
  private let isBare: Bool
  /// Whether no function has a value, so that no range of y can be found.
  public let isEmpty: Bool

  /// - Parameters:
  ///   - x: The range of x.
  ///   - y: The range of y; `nil` to choose one that shows the important parts.
  ///   - ends: Those of each curve; asked for only if they are drawn.
  public init(
    of sources: [Source], x: ClosedRange<Double>, y: ClosedRange<Double>?,
    style: CurveStyle, ends: @autoclosure () -> [[CurveEnd]] = [], bare: Bool
  ) {
    let automatic = y == nil ? CurvePlot.automaticRange(of: sources, over: x) : nil
    isEmpty = y == nil && automatic == nil
    plot = CurvePlot(x: x, y: y ?? automatic ?? -1...1, style: style)
    self.sources = sources
    self.ends = style.showsEnds(bare: bare) ? ends() : []
    isBare = bare
  }

  public func draw(on canvas: inout some Canvas) {
    plot.draw(sources, ends: ends, bare: isBare, on: &canvas)
  }
}

/// Curves and relations over axes.
public struct RowsDrawing: Drawing {
  private let rows: [PlotRow]
  private let colors: [Int]
  private let x: PlotSide
  private let y: PlotSide?
  private let style: CurveStyle
  private let axes: AxesStyle
  private let isBare: Bool
  private let angle: AngleUnit
  private let shouldStop: () -> Bool
  private let report: (_ undecided: Int, _ isEmpty: Bool) -> Void

  /// - Parameters:
  ///   - colors: The number of each row's colour; empty for the number of the row.
  ///   - y: The range of y; `nil` to choose one (see `PlotWindow`).
  ///   - shouldStop: Asked often; what a relation has not decided then is hatched.
  ///   - report: Receives how many pixels are not decided, and whether nothing is drawn.
  public init(
    of rows: [PlotRow], colors: [Int] = [], x: PlotSide, y: PlotSide?, style: CurveStyle,
    axes: AxesStyle = AxesStyle(), bare: Bool, angle: AngleUnit = .radians,
    shouldStop: @escaping () -> Bool,
    report: @escaping (_ undecided: Int, _ isEmpty: Bool) -> Void = { _, _ in }
  ) {
    (self.rows, self.x, self.y, self.style) = (rows, x, y, style)
    (isBare, self.angle, self.colors, self.axes) = (bare, angle, colors, axes)
    self.shouldStop = shouldStop
    self.report = report
  }

  public func draw(on canvas: inout some Canvas) {
    let drawn = rows.map { $0.drawn(on: axes.logarithmic) }
    let window = PlotWindow(
      x: x.drawn(isLogarithmic: axes.logarithmic.x),
      y: y?.drawn(isLogarithmic: axes.logarithmic.y), for: drawn, size: canvas.size, angle: angle)
    let plot = LayeredPlot(
      x: window.x.range, y: window.y.range, style: style, offsets: window.axes, axes: axes)
    let layers = drawn.map { $0.layer(style, angle: angle, in: window) }
    let ends =
      style.showsEnds(bare: isBare) && !window.isDeep
      ? rows.ends(in: window, on: axes.logarithmic, angle: angle) : []
    let relations = plot.draw(
      layers, ends: ends, colors: colors, bare: isBare, on: &canvas, shouldStop: shouldStop)
    report(
      relations.reduce(0) { $0 + $1.picture.count(of: .undecided) },
      relations.count == layers.count && relations.allSatisfy { $0.isEmpty })
  }
}

extension CurveStyle {
  /// Whether ends of curves are drawn in a picture: not over dots, nor in one without axes.
  fileprivate func showsEnds(bare: Bool) -> Bool { self == .line && !bare }
}

extension [PlotRow] {
  /// The ends of what each row draws; see `PlotRow`.
  ///
  /// - Parameters:
  ///   - window: In decades along logarithmic axes.
  ///   - axes: Those that count powers of ten.
  public func ends(
    in window: PlotWindow, on axes: LogarithmicAxes = LogarithmicAxes(), angle: AngleUnit
  ) -> [[CurveEnd]] {
    map { $0.ends(angle: angle, x: window.x.range, y: window.y.range, on: axes) }
  }

  /// The ends of functions.
  public func ends(over x: PlotSide, angle: AngleUnit) -> [[CurveEnd]] {
    map { $0.ends(angle: angle, x: x.range, y: -1...1) }
  }

  /// The range of y that shows the important parts, if all rows are functions of x.
  ///
  /// - Returns: `nil` if one is not, if offsets are needed, or if none has a value.
  public func automaticRange(over x: PlotSide, angle: AngleUnit) -> PlotSide? {
    var sources: [FormulaSource] = []
    for row in self {
      guard case .function(let formula) = row else { return nil }
      sources.append(FormulaSource(formula, angle: angle, curvatures: false))
    }
    guard !x.isDeep, !sources.isEmpty else { return nil }
    return CurvePlot.automaticRange(of: sources, over: x.range).map { PlotSide($0) }
  }
}
