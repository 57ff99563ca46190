public import Formulas
public import Graphing
import Sheets

/// An equation as it was plotted: later input and later settings do not change it.
public struct EquationPlot: Equatable, Sendable {
  /// The text that was plotted, as it stood in the field.
  public let source: String
  public let formula: Formula
  public let configuration: Configuration
  public let samples: DotSamples

  /// Samples a formula against its free variable, whatever its letter; one without is a constant.
  ///
  /// - Precondition: The formula has one free variable at most.
  init(source: String, formula: Formula, configuration: Configuration) {
    self.source = source
    self.formula = formula
    self.configuration = configuration
    samples = Self.dotPlot(configuration).sample(
      FormulaValues(formula, angle: configuration.angle))
  }

  /// The number of dots: samples where the formula has a value.
  public var dotCount: Int { samples.finiteCount }

  public func draw(on canvas: inout some Canvas) {
    Self.dotPlot(configuration).draw(samples, on: &canvas)
  }

  /// Compares the text byte by byte: comparing characters would bring the page the tables of Unicode.
  public static func == (left: EquationPlot, right: EquationPlot) -> Bool {
    left.source.utf8.elementsEqual(right.source.utf8) && left.formula == right.formula
      && left.configuration == right.configuration && left.samples == right.samples
  }

  private static func dotPlot(_ configuration: Configuration) -> DotPlot {
    DotPlot(xMax: configuration.xMax, sampleCount: configuration.sampleCount)
  }
}
