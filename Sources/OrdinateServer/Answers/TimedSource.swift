import Graphing
import OrdinateNumerics

/// A source that uses another one until a deadline has passed. After that it is undefined
/// everywhere, so that drawing it ends soon.
struct TimedSource<Source: GraphDataSource>: GraphDataSource {
  let source: Source
  let deadline: Deadline

  func values(at xs: [Double]) -> [Double] { deadline.values(of: source, at: xs) }
}

/// The same for a source that encloses its values.
struct TimedEnclosingSource<Source: EnclosingSource>: EnclosingSource {
  let source: Source
  let deadline: Deadline

  func values(at xs: [Double]) -> [Double] { deadline.values(of: source, at: xs) }

  func enclosures(over intervals: [Interval]) -> [Interval] {
    deadline.enclosures(of: source, over: intervals)
  }
}

/// The same for a source that has a derivative. Drawing needs no second one.
///
/// Each capability has a type of its own: a source passes on what it can do when its type is
/// erased, and a conditional conformance would be overlooked there.
struct TimedDifferentiableSource<Source: DifferentiableSource>: DifferentiableSource {
  let source: Source
  let deadline: Deadline

  func values(at xs: [Double]) -> [Double] { deadline.values(of: source, at: xs) }

  func enclosures(over intervals: [Interval]) -> [Interval] {
    deadline.enclosures(of: source, over: intervals)
  }

  var derivative: TimedEnclosingSource<Source.Derivative>? {
    source.derivative.map { TimedEnclosingSource(source: $0, deadline: deadline) }
  }
}

extension Deadline {
  fileprivate func values(of source: some GraphDataSource, at xs: [Double]) -> [Double] {
    inBlocks(xs, of: 4096, late: .nan) { source.values(at: $0) }
  }

  /// The enclosures; empty ones after the deadline, so that drawing asks for no more.
  fileprivate func enclosures(
    of source: some EnclosingSource, over intervals: [Interval]
  ) -> [Interval] {
    inBlocks(intervals, of: 256, late: .empty) { source.enclosures(over: $0) }
  }

  /// Computes a row in blocks and looks at the clock before each.
  ///
  /// - Parameter late: The result for all remaining values once the deadline has passed.
  private func inBlocks<Place, Result>(
    _ places: [Place], of size: Int, late: Result, _ compute: ([Place]) -> [Result]
  ) -> [Result] {
    if places.count <= size {
      return shouldStop() ? Array(repeating: late, count: places.count) : compute(places)
    }
    var results: [Result] = []
    results.reserveCapacity(places.count)
    for start in stride(from: 0, to: places.count, by: size) {
      let block = Array(places[start..<min(start + size, places.count)])
      results += shouldStop() ? Array(repeating: late, count: block.count) : compute(block)
    }
    return results
  }
}
