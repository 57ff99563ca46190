/// A plot of single samples, symmetric about the origin: from −x_max to x_max and −y_max to y_max.
///
/// Under the dots lies a crosshair with ±x_max and ±y_max written at the ends of its axes.
public struct DotPlot: Equatable, Sendable {
  /// The largest abscissa, in graph units.
  public let xMax: Double
  /// The number of steps from −x_max to x_max; there is one more sample.
  public let sampleCount: Int

  /// - Precondition: The numbers form an extent (`isExtent`).
  public init(xMax: Double, sampleCount: Int) {
    precondition(
      Self.isExtent(xMax: xMax, sampleCount: sampleCount), "a dot plot has an extent")
    self.xMax = xMax
    self.sampleCount = sampleCount
  }

  /// Whether numbers that a user gives can be plotted: `xMax` is finite and above 0, `sampleCount` at
  /// least 1.
  public static func isExtent(xMax: Double, sampleCount: Int) -> Bool {
    xMax > 0 && xMax.isFinite && sampleCount >= 1
  }

  /// The abscissas, from −x_max to x_max; the ends and the middle are exact.
  public var xs: [Double] {
    let steps = Double(sampleCount)
    // Four at a time; the last group may write more than `sampleCount` needs.
    return Array(unsafeUninitializedCapacity: sampleCount + 4) { xs, count in
      let bytes = UnsafeMutableRawBufferPointer(xs)
      var numerators = SIMD4(0, 2, 4, 6) - steps
      for first in stride(from: 0, through: sampleCount, by: 4) {
        bytes.storeBytes(
          of: xMax * (numerators / steps), toByteOffset: first * MemoryLayout<Double>.stride,
          as: SIMD4<Double>.self)
        numerators += 8
      }
      count = sampleCount + 1
    }
  }

  /// Asks the source for all ordinates, in one row.
  public func sample(_ source: some GraphDataSource) -> DotSamples {
    let xs = xs
    return DotSamples(xs: xs, ys: source.values(at: xs))
  }

  /// Where −x_max … x_max and −y_max … y_max are drawn: all of a bare plot; otherwise all except a
  /// margin for whole dots and, above and below, for the labels of y.
  public func frame(in size: Size, metrics: TextMetrics, bare: Bool = false) -> Frame {
    if bare { return Frame(x: 0, y: 0, width: size.width, height: size.height) }
    let layout = Crosshair.Layout(size: size, metrics: metrics)
    return layout.frame
  }

  /// The centres of the dots in order of x, one for each finite sample.
  ///
  /// If all ordinates are 0, the dots lie on the axis.
  ///
  /// - Complexity: O(*n*) in samples; allocates the result.
  public func centers(of samples: DotSamples, in frame: Frame) -> [Point] {
    guard let yMax = samples.yMax else { return [] }
    let center = SIMD2(frame.center.x, frame.center.y)
    let half = SIMD2(frame.size.width, -frame.size.height) / 2
    let largest = SIMD2(xMax, yMax > 0 ? yMax : 1)
    return Array(unsafeUninitializedCapacity: samples.xs.count) { points, count in
      samples.xs.withUnsafeBufferPointer { xs in
        samples.ys.withUnsafeBufferPointer { ys in
          for index in xs.indices {
            let place = center + SIMD2(xs[index], ys[index]) / largest * half
            // The next point overwrites one that is left out.
            points.initializeElement(at: count, to: Point(x: place.x, y: place.y))
            count += ys[index].isFinite ? 1 : 0
          }
        }
      }
    }
  }

  /// Draws the samples over their crosshair.
  ///
  /// - Parameter bare: Draws only the dots, without the margin.
  public func draw(_ samples: DotSamples, bare: Bool = false, on canvas: inout some Canvas) {
    let frame = frame(in: canvas.size, metrics: canvas.textMetrics, bare: bare)
    canvas.fill(.background)
    if !bare {
      Crosshair(xMax: xMax, yMax: samples.yMax).draw(on: &canvas)
    }
    canvas.draw(dots: centers(of: samples, in: frame), role: .dot)
  }
}
