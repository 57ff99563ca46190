public import Graphing

/// What a picture of formulas shows, as options of a command or of a query say it.
public struct PlotOptions: Sendable {
  /// What is drawn of the formulas.
  public enum Content: Sendable {
    /// Curves; `y` is `nil` for a range that shows what matters.
    case curves(x: ClosedRange<Double>, y: ClosedRange<Double>?, CurveStyle)
    /// The Plotter's dots.
    case dots(xMax: Double, sampleCount: Int)
  }

  public let content: Content
  public let size: Size
  /// Whether axes, numbers and margins are left out.
  public let isBare: Bool

  public init<Reader: OptionReader>(_ reader: inout Reader) throws(Reader.Problem) {
    try reader.require(.curvesOrDots)
    if Exclusion.curvesOrDots.others.contains(where: reader.has) {
      content = .dots(
        xMax: try reader.setting(of: Options.xMax),
        sampleCount: try reader.setting(of: Options.samples))
    } else {
      content = .curves(
        x: try reader.setting(of: Options.x), y: try reader.setting(of: Options.y),
        try reader.setting(of: Options.style))
    }
    size = try reader.setting(of: Options.size)
    isBare = try reader.isSet(Flags.bare)
  }

  /// Whether options say what is drawn of the formulas, or where.
  public static func choosesContent(_ reader: some OptionReader) -> Bool {
    let rule = Exclusion.curvesOrDots
    return (rule.names + rule.others).contains(where: reader.has)
  }

  /// Why so many formulas cannot be drawn; `nil` if they can.
  public func problem(with formulaCount: Int) -> String? {
    if case .dots = content, formulaCount != 1 {
      "The Plotter's dots show one formula."
    } else {
      nil
    }
  }
}
