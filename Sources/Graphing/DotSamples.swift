/// The samples of a dot plot, and what they have in common.
public struct DotSamples: Equatable, Sendable {
  public let xs: [Double]
  /// The ordinates; what is not finite is left out of the plot.
  public let ys: [Double]
  /// The number of finite ordinates, and so of dots.
  public let finiteCount: Int
  /// The largest finite |y|; `nil` when no ordinate is finite and there is nothing to plot.
  public let yMax: Double?

  /// - Precondition: As many ordinates as abscissas.
  public init(xs: [Double], ys: [Double]) {
    precondition(xs.count == ys.count, "each x has a y")
    self.xs = xs
    self.ys = ys
    var (count, largest) = (0, 0.0)
    for y in ys {
      let size = y.magnitude
      count += size < .infinity ? 1 : 0
      largest = size < .infinity && size > largest ? size : largest
    }
    finiteCount = count
    yMax = count > 0 ? largest : nil
  }
}
