import OrdinateNumerics

/// A data source without its type: what samples curves is not generic over it, for across modules
/// that took seven times as long.
struct CurveSource {
  let values: ([Double]) -> [Double]
  let enclosures: ([Interval]) -> [Interval]?
  let slopes: ([Interval]) -> [Interval]?

  init(_ source: some GraphDataSource) {
    values = { source.values(at: $0) }
    enclosures = { source.enclosures(over: $0) }
    slopes = { source.slopes(over: $0) }
  }
}
