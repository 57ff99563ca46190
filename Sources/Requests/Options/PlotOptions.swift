public import Graphing
public import Sheets

/// The contents of a picture of formulas, as the options of a command or a query say.
public struct PlotOptions: Sendable {
  /// How the formulas are drawn.
  public enum Content: Sendable {
    /// Curves; `y` is `nil` for a range that shows the important parts.
    case curves(x: PlotSide, y: PlotSide?, CurveStyle)
    /// The Plotter's dots.
    case dots(xMax: Double, sampleCount: Int)
  }

  public let content: Content
  public let size: Size
  /// Whether axes, numbers and margins are left out.
  public let isBare: Bool
  /// What stands above the picture; `nil` if that is not chosen.
  public let title: String?
  /// Whether the ranges are given, rather than the usual ones.
  public let hasX: Bool
  public let hasY: Bool

  /// Whether at most the size and the title are chosen.
  public let isPlain: Bool

  /// Why the Plotter's dots cannot be drawn of anything else.
  public static let oneFormula = "The Plotter's dots show one formula."

  public init<Reader: OptionReader>(_ reader: inout Reader) throws(Reader.Problem) {
    try reader.require(.curvesOrDots)
    hasX = reader.has(Options.plottedX.name)
    hasY = reader.has(Options.plottedY.name)
    if Exclusion.curvesOrDots.others.contains(where: reader.has) {
      content = .dots(
        xMax: try reader.setting(of: Options.xMax),
        sampleCount: try reader.setting(of: Options.samples))
    } else {
      content = .curves(
        x: try reader.setting(of: Options.plottedX), y: try reader.setting(of: Options.plottedY),
        try reader.setting(of: Options.style))
    }
    size = try reader.setting(of: Options.size)
    isBare = try reader.isSet(Flags.bare)
    title = try reader.value(of: Options.title)
    isPlain = !isBare && !hasX && !hasY && !Self.choosesContent(reader)
  }

  /// Whether any option says how or where to draw the formulas.
  public static func choosesContent(_ reader: some OptionReader) -> Bool {
    let rule = Exclusion.curvesOrDots
    return (rule.names + rule.others).contains(where: reader.has)
  }

  /// The description of a picture with a title, for people who cannot see it.
  ///
  /// - Parameters:
  ///   - contents: What is drawn.
  ///   - title: Empty for no title.
  public static func description(of contents: String, titled title: String) -> String {
    title.isEmpty ? contents : title + ": " + contents
  }

  /// Why this number of formulas cannot be drawn; `nil` if it can.
  public func problem(with formulaCount: Int) -> String? {
    if case .dots = content, formulaCount != 1 {
      Self.oneFormula
    } else {
      nil
    }
  }
}
