import Graphing
import Sheets

/// Computes the values of a curve outside the engine, as a page does from its own data.
///
/// - Parameters: The curve's identifier, and abscissas in graph units.
/// - Returns: As many ordinates; values that are not finite count as undefined.
public typealias GivenValues = @Sendable (_ curve: Int, _ xs: [Double]) -> [Double]

/// Where the values of a curve come from.
enum GraphCurveSource: GraphDataSource, Sendable {
  case formula(FormulaSource)
  /// From outside, found by the curve's identifier.
  case given(Int, GivenValues)

  /// - Returns: NaN for all if a source from outside gives too few or too many values.
  func values(at xs: [Double]) -> [Double] {
    switch self {
    case .formula(let source): return source.values(at: xs)
    case .given(let id, let values):
      let ys = values(id, xs)
      return ys.count == xs.count ? ys : [Double](repeating: .nan, count: xs.count)
    }
  }

  var typeErased: AnyGraphDataSource {
    switch self {
    case .formula(let source): source.typeErased
    case .given: AnyGraphDataSource(values: values(at:))
    }
  }
}
