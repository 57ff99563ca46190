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

  public init() {}
}
