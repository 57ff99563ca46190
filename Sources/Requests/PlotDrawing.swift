public import Graphing
import Screens

/// What draws itself on any canvas.
public protocol Drawing {
  func draw(on canvas: inout some Canvas)
}

/// The Plotter's dots over their crosshair.
public struct DotDrawing: Drawing {
  private let plot: DotPlot
  private let samples: DotSamples
  private let isBare: Bool

  /// - Parameters:
  ///   - xMax: Where the dots end; 5 if not given.
  ///   - sampleCount: How many steps there are; 50 if not given.
  public init(
    of source: some GraphDataSource, xMax: Double?, sampleCount: Int?, bare: Bool = false
  ) {
    plot = DotPlot(xMax: xMax ?? 5, sampleCount: sampleCount ?? 50)
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
  private let isBare: Bool
  /// Whether no function has a value from which a range of y could be found.
  public let isEmpty: Bool

  /// - Parameters:
  ///   - x: From where to where; −10 to 10 if not given.
  ///   - y: From where to where; one that shows what matters if not given.
  public init(
    of sources: [Source], x: ClosedRange<Double>?, y: ClosedRange<Double>?,
    style: CurveStyle = .line, bare: Bool = false
  ) {
    let x = x ?? -10...10
    let automatic = y == nil ? CurvePlot.automaticRange(of: sources, over: x) : nil
    isEmpty = y == nil && automatic == nil
    plot = CurvePlot(x: x, y: y ?? automatic ?? -1...1, style: style)
    self.sources = sources
    isBare = bare
  }

  public func draw(on canvas: inout some Canvas) { plot.draw(sources, bare: isBare, on: &canvas) }
}
