import Graphing
import OrdinateNumerics

/// 2x, the derivative of any parabola `x² + c`.
struct Doubling: EnclosingSource {
  func values(at xs: [Double]) -> [Double] { xs.map { 2 * $0 } }
  func enclosures(over intervals: [Interval]) -> [Interval] { intervals.map { $0 + $0 } }
}
