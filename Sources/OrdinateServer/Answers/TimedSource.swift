import Graphing
import OrdinateNumerics

/// A source that stops asking another one once a deadline has passed: from then on, it has values
/// nowhere, so that whoever draws it ends soon.
struct TimedSource<Source: GraphDataSource>: GraphDataSource {
  let source: Source
  let deadline: Deadline

  /// How many points and intervals are computed between two looks at the clock.
  private static var points: Int { 4096 }
  private static var intervals: Int { 256 }

  func values(at xs: [Double]) -> [Double] {
    if xs.count <= Self.points {
      return deadline.shouldStop()
        ? Array(repeating: .nan, count: xs.count) : source.values(at: xs)
    }
    var values: [Double] = []
    values.reserveCapacity(xs.count)
    for start in stride(from: 0, to: xs.count, by: Self.points) {
      let block = Array(xs[start..<min(start + Self.points, xs.count)])
      values +=
        deadline.shouldStop()
        ? Array(repeating: .nan, count: block.count) : source.values(at: block)
    }
    return values
  }

  /// The source's answers in blocks; empty intervals once the time is up, so that nothing more is
  /// asked.
  fileprivate func inBlocks(
    _ intervals: [Interval], _ enclose: ([Interval]) -> [Interval]
  ) -> [Interval] {
    var enclosures: [Interval] = []
    enclosures.reserveCapacity(intervals.count)
    for start in stride(from: 0, to: intervals.count, by: Self.intervals) {
      let block = Array(intervals[start..<min(start + Self.intervals, intervals.count)])
      enclosures +=
        deadline.shouldStop() ? Array(repeating: .empty, count: block.count) : enclose(block)
    }
    return enclosures
  }
}

extension TimedSource: EnclosingSource where Source: EnclosingSource {
  func enclosures(over intervals: [Interval]) -> [Interval] {
    inBlocks(intervals) { source.enclosures(over: $0) }
  }
}

extension TimedSource: DifferentiableSource where Source: DifferentiableSource {
  var derivative: TimedSource<Source.Derivative>? {
    source.derivative.map { TimedSource<Source.Derivative>(source: $0, deadline: deadline) }
  }
}
