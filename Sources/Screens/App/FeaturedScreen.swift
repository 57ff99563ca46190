public import Formulas

/// The first screen: an introduction to the other screens, and a gallery of plots.
public struct FeaturedScreen: Sendable {
  /// An equation, with the settings of its plot.
  public struct Example: Sendable {
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
      return Example(equation: row.equation, configuration: configuration, formula: formula)
    }
  }

  private static let table: [(equation: String, xMax: Double, samples: Int)] = [
    ("x³-2.5x²+3.1x-13.3", 4, 200),
    ("sin(x)+cos(2x)-tan(3x)", 0.25, 200),
    ("√(x³+x²+2.5x+23)", 4, 200),
    ("ln(x²+2πx+23)", 4, 200),
    ("cos(20x)×exp(-x²)", 3, 1200),
    ("sin(x)+sin(3x)/3+sin(5x)/5+sin(7x)/7", 7, 1000),
    ("x^(2/3)+0.9√(3.3-x²)sin(12πx)", 1.9, 4000),
    ("x×cos(1/x)", 0.4, 3000),
  ]
}
