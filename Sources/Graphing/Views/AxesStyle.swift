public import OrdinateNumerics

/// What a graph shows of its axes and its grid.
public struct AxesStyle: Equatable, Sendable {
  /// The lines behind curves.
  public enum Grid: Sendable {
    case none
    /// Lines at the ticks of both axes.
    case square
    /// Circles around the origin at the ticks of the horizontal axis, and rays every π/12.
    case polar
  }

  /// Whether there are axes, with their numbers.
  public var hasAxes = true
  public var grid = Grid.square
  /// Whether ticks are at multiples of π; where there is no room for such, they are at decimals.
  public var (isPiX, isPiY) = (false, false)
  /// Which axes count powers of ten: what is at x there is drawn at log₁₀ x.
  public var logarithmic = LogarithmicAxes()
  /// Which axes count days, unless they are logarithmic.
  public var time = TimeAxes()
  /// What the axes stand for.
  public var labels = AxisLabels()
  /// The graph's title, which is drawn elsewhere: labels are below it.
  public var title = ""
  /// What covers the graph at an upper or lower edge, such as buttons: labels are below or above it.
  package var covered: [Frame] = []

  public init() {}
}

/// What axes of days stand for; `nil` for axes of plain numbers.
public struct TimeAxes: Equatable, Sendable {
  public var x: TimeKind?
  public var y: TimeKind?

  public init(x: TimeKind? = nil, y: TimeKind? = nil) { (self.x, self.y) = (x, y) }

  /// The day in the middle of a range of which a picture shows times alone; `nil` if a day begins in it.
  package func day(in range: ClosedRange<Double>) -> String? {
    let width = range.upperBound - range.lowerBound
    guard x == .date, width < 1,
      (range.lowerBound + 0.05 * width).rounded(.up) > range.upperBound - 0.05 * width
    else { return nil }
    return TimeKind.date.rounded(range.lowerBound.rounded(.down), to: 1)?.text
  }
}
