public import Formulas
public import Words

/// The first screen: an introduction to the other screens, and a gallery of plots.
public struct FeaturedScreen: Sendable {
  /// An equation, with the settings of its plot.
  public struct Example: Sendable {
    /// What it is an example of.
    public let subject: Text
    public let equation: String
    public let configuration: Configuration

    public let formula: Formula

    /// The plot that appears when the example is opened in the Plotter.
    ///
    /// - Complexity: O(samples).
    public func plot() -> EquationPlot {
      EquationPlot(source: equation, formula: formula, configuration: configuration)
    }
  }

  /// The gallery, in its order.
  public let examples: [Example]

  public init() {
    examples = Self.table.compactMap { row in
      guard let formula = Formula(plain: row.equation),
        let configuration = Configuration(xMax: row.xMax, sampleCount: row.samples)
      else { return nil }
      return Example(
        subject: row.subject, equation: row.equation, configuration: configuration,
        formula: formula)
    }
  }

  private static let table: [(subject: Text, equation: String, xMax: Double, samples: Int)] = [
    (.parabola, "x²-2x-3", 5, 200),
    (.absoluteValue, "|x-1|-2", 5, 200),
    (.squareRoot, "√(x³+x²+2.5x+23)", 4, 200),
    (.sine, "2sin(x)", 7, 400),
    (.exponentialGrowth, "2^x", 5, 200),
    (.limit, "sin(x)/x", 20, 600),
    (.hole, "(x²-1)/(x-1)", 4, 80),
    (.jumps, "floor(x)", 4, 400),
    (.naturalLogarithm, "ln(x²+2πx+23)", 4, 200),
    (.cubic, "x³-2.5x²+3.1x-13.3", 4, 200),
    (.sumOfFunctions, "sin(x)+cos(2x)-tan(3x)", 0.25, 200),
    (.wavePacket, "cos(20x)×exp(-x²)", 3, 1200),
    (.fourierSeries, "sin(x)+sin(3x)/3+sin(5x)/5+sin(7x)/7", 7, 1000),
    (.heart, "x^(2/3)+0.9√(3.3-x²)sin(12πx)", 1.9, 4000),
    (.everFaster, "x×cos(1/x)", 0.4, 3000),
  ]
}
