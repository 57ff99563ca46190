import Graphing
import Sheets

/// The values of a curve that whoever shows the graph computes: a page, from data of its own.
///
/// - Parameters: The curve's identifier, and abscissas in graph units.
/// - Returns: As many ordinates; what is not finite counts as undefined.
public typealias GivenValues = @Sendable (_ curve: Int, _ xs: [Double]) -> [Double]

/// Where the values of one curve of a graph come from.
enum GraphCurveSource: GraphDataSource, Sendable {
  case formula(FormulaSource)
  /// From outside, by the curve's identifier.
  case given(Int, GivenValues)

  /// - Returns: NaN for all, if a source from outside gives too few or too many.
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
