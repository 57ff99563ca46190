import Graphing

/// Measurements of an instrument: readings in order of time; some may be missing.
struct Readings {
  /// - Invariant: the times increase; times and levels are finite.
  private(set) var times: [Double] = []
  private(set) var levels: [Double] = []
  /// The longest gap between readings that is bridged, in the unit of the times.
  let longestBridge: Double

  /// Reads lines of a time, a comma and a level.
  ///
  /// Comments (`#…`), headings and lines without a level are skipped, and so is every line that is
  /// not later than the one before.
  ///
  /// - Parameter longestBridge: The longest gap that is bridged, in the unit of the times.
  init(csv text: String, longestBridge: Double) {
    self.longestBridge = longestBridge
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      guard
        fields.count == 2, let time = Double(fields[0]), let level = Double(fields[1]),
        time.isFinite, level.isFinite, times.last.map({ time > $0 }) ?? true
      else { continue }
      times.append(time)
      levels.append(level)
    }
  }

  /// The level at a time; between two readings, on the straight line that joins them.
  ///
  /// - Returns: NaN before the first reading, after the last one, and between two that are farther
  ///   apart than the longest bridge.
  /// - Complexity: O(log *n*) in readings.
  func level(at time: Double) -> Double {
    var (lower, upper) = (0, times.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if times[middle] <= time { lower = middle + 1 } else { upper = middle }
    }
    // `lower` is the number of readings that are not later.
    guard lower > 0 else { return .nan }
    let before = lower - 1
    if times[before] == time { return levels[before] }
    guard lower < times.count, times[lower] - times[before] <= longestBridge else { return .nan }
    let share = (time - times[before]) / (times[lower] - times[before])
    return levels[before] * (1 - share) + levels[lower] * share
  }
}

/// All that a graph needs: it knows nothing about tides or files.
extension Readings: GraphDataSource {
  func values(at times: [Double]) -> [Double] { times.map { level(at: $0) } }
}
