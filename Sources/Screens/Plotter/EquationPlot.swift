public import Formulas
public import Graphing
import Sheets
import Words

/// An equation as it was plotted; later input and settings do not change it.
public struct EquationPlot: Equatable, Sendable {
  /// The text of the field when it was plotted.
  public let source: String
  public let formula: Formula
  public let configuration: Configuration
  public let samples: DotSamples

  /// Samples a formula against its free variable, whatever its name. A formula without a variable
  /// is a constant.
  ///
  /// - Precondition: The formula has at most one free variable.
  init(source: String, formula: Formula, configuration: Configuration) {
    self.source = source
    self.formula = formula
    self.configuration = configuration
    samples = Self.dotPlot(configuration).sample(
      FormulaValues(formula, angle: configuration.angle))
  }

  /// The number of dots, which are samples with a value.
  public var dotCount: Int { samples.finiteCount }

  public func draw(on canvas: inout some Canvas) {
    Self.dotPlot(configuration).draw(samples, on: &canvas)
  }

  /// Draws a plot as a list of commands.
  ///
  /// - Parameters:
  ///   - plot: `nil` draws nothing.
  ///   - size: In CSS pixels.
  ///   - fontSize: The size of labels, in CSS pixels.
  public static func drawList(of plot: EquationPlot?, size: Size, fontSize: Double) -> DrawList {
    var list = DrawList(
      size: size, textMetrics: TextMetrics(fontSize: fontSize), minus: Words.minus)
    guard size.width > 0, size.height > 0 else { return list }
    plot?.draw(on: &list)
    return list
  }

  /// Compares the text byte by byte, because comparing characters would add Unicode tables to the
  /// page's program.
  public static func == (left: EquationPlot, right: EquationPlot) -> Bool {
    left.source.utf8.elementsEqual(right.source.utf8) && left.formula == right.formula
      && left.configuration == right.configuration && left.samples == right.samples
  }

  private static func dotPlot(_ configuration: Configuration) -> DotPlot {
    DotPlot(xMax: configuration.xMax, sampleCount: configuration.sampleCount)
  }
}
