public import Graphing

/// Something that draws itself on any canvas.
public protocol Drawing {
  func draw(on canvas: inout some Canvas)
}

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
  private let isBare: Bool
  /// Whether no function has a value, so that no range of y can be found.
  public let isEmpty: Bool

  /// - Parameters:
  ///   - x: The range of x.
  ///   - y: The range of y; `nil` to choose one that shows the important parts.
  public init(
    of sources: [Source], x: ClosedRange<Double>, y: ClosedRange<Double>?,
    style: CurveStyle, bare: Bool
  ) {
    let automatic = y == nil ? CurvePlot.automaticRange(of: sources, over: x) : nil
    isEmpty = y == nil && automatic == nil
    plot = CurvePlot(x: x, y: y ?? automatic ?? -1...1, style: style)
    self.sources = sources
    isBare = bare
  }

  public func draw(on canvas: inout some Canvas) { plot.draw(sources, bare: isBare, on: &canvas) }
}
