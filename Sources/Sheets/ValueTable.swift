public import Formulas
import OrdinateNumerics

/// Values of a formula of one variable at evenly spaced points.
///
/// They are those that `eval` computes: a graph's tape may differ in the last digit.
public struct ValueTable: Sendable {
  public let xs: [Double]
  /// NaN where the formula has no value.
  public let ys: [Double]

  /// - Precondition: `sampleCount` is above 0.
  /// - Parameters:
  ///   - x: The range that the places cover.
  ///   - sampleCount: The number of steps; there is one more row.
  public init(of formula: Formula, over x: ClosedRange<Double>, sampleCount: Int) {
    xs = Self.abscissas(x, sampleCount)
    ys = formula.values(at: xs, of: formula.variables.first ?? "x")
  }

  /// - Precondition: `sampleCount` is above 0.
  /// - Parameter shouldStop: Asked before each block of rows.
  /// - Returns: `nil` if `shouldStop` ended it.
  public init?(
    of formula: Formula, over x: ClosedRange<Double>, sampleCount: Int, shouldStop: () -> Bool
  ) {
    xs = Self.abscissas(x, sampleCount)
    let variable = formula.variables.first ?? "x"
    var ys: [Double] = []
    ys.reserveCapacity(xs.count)
    for start in stride(from: 0, to: xs.count, by: Self.block) {
      if shouldStop() { return nil }
      let block = xs[start..<min(start + Self.block, xs.count)]
      ys += formula.values(at: Array(block), of: variable)
    }
    self.ys = ys
  }

  /// How many rows are computed between two calls of `shouldStop`.
  private static let block = 1024

  /// A header line `x,y`, then one line per row; y is empty where the formula has no value.
  public var csv: String {
    var text = "x,y\n"
    for (x, y) in zip(xs, ys) { text += "\(x.text(.shortest)),\(y.text(.shortest))\n" }
    return text
  }

  private static func abscissas(_ x: ClosedRange<Double>, _ count: Int) -> [Double] {
    precondition(count > 0, "a table has steps")
    return (0...count).map { abscissa($0, of: count, x) }
  }

  /// The ends are exact, and the steps in between are as round as the numbers allow: `-4:4` in 200
  /// steps has 0.04, not 0.040000000000000036.
  private static func abscissa(
    _ index: Int, of count: Int, _ x: ClosedRange<Double>
  ) -> Double {
    if index == 0 { return x.lowerBound }
    if index == count { return x.upperBound }
    let (left, right, count) = (Double(count - index), Double(index), Double(count))
    let sum = x.lowerBound * left + x.upperBound * right
    return sum.isFinite
      ? sum / count : x.lowerBound * (left / count) + x.upperBound * (right / count)
  }
}
