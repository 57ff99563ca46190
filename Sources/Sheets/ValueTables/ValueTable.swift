public import Formulas
import OrdinateNumerics
import Reals

/// Values of a formula of one variable at evenly spaced points, all with true digits.
public struct ValueTable: Sendable {
  private let rows: ShownRow

  /// - Parameter work: The budget of a row that pairs of doubles do not tell: some milliseconds, if not
  ///   given.
  public init(of formula: Formula, at points: EvenPoints, work: Int64 = 5_000_000) {
    rows = ShownRow(
      of: formula, variable: formula.variables.first ?? "x", at: points, work: work)
  }

  /// - Precondition: `sampleCount` is above 0, and the ends are finite.
  /// - Parameters:
  ///   - x: The range that the points cover. Each end is the decimal of fewest digits that reads back as
  ///     it.
  ///   - sampleCount: The number of steps; there is one more row.
  public init(of formula: Formula, over x: ClosedRange<Double>, sampleCount: Int) {
    guard
      let points = EvenPoints(
        from: Numeral(x.lowerBound), through: Numeral(x.upperBound), stepCount: sampleCount)
    else { preconditionFailure("a double has few digits") }
    self.init(of: formula, at: points)
  }

  /// How many rows are computed between two calls of `shouldStop`.
  private static let block = 16

  /// A header line `x,y`, then one line per row; y is empty where no value is known.
  public var csv: String { csv(shouldStop: { false }) ?? "" }

  /// A header line `x,y`, then one line per row; y is empty where no value is known.
  ///
  /// Numbers are correctly rounded to 16 digits, in ASCII: `6.02e23`.
  ///
  /// - Parameter shouldStop: Asked before each few rows.
  /// - Returns: `nil` if `shouldStop` ended it.
  public func csv(shouldStop: () -> Bool) -> String? {
    var rows = rows
    var text = Array("x,y\n".utf8)
    text.reserveCapacity(40 * rows.count)
    for index in 0..<rows.count {
      if index % Self.block == 0, shouldStop() { return nil }
      if let x = try? rows.point(at: index) { x.writeASCII(to: &text) }
      text.append(UInt8(ascii: ","))
      if let y = try? rows.value(at: index) { y.writeASCII(to: &text) }
      text.append(UInt8(ascii: "\n"))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The doubles nearest to all points and their values.
  ///
  /// - Returns: NaN for y where no value is known.
  public var nearestDoubles: [(x: Double, y: Double)] {
    var rows = rows
    return (0..<rows.count).map { index in
      ((try? rows.nearestPoint(at: index)) ?? .nan, (try? rows.nearestDouble(at: index)) ?? .nan)
    }
  }
}
