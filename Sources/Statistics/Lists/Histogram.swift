import OrdinateNumerics

/// How many values of a list lie in each of some bins of equal width.
public struct Histogram: Equatable, Sendable {
  /// Where the first bin begins.
  public let start: Double
  public let width: Double
  /// A bin holds its lower end, and the last one also its upper end.
  public let counts: [Int]

  /// The most bins.
  public static let mostBins = 10_000

  /// - Parameters:
  ///   - start: The lower end of some bin; 0 for multiples of the width.
  ///   - width: `nil` for one of 1, 2 or 5 times a power of ten that gives about as many bins as Sturges' rule,
  ///     1 + log₂ *n*, or as that of Freedman and Diaconis for more than 200 values.
  /// - Returns: `nil` without a finite value, or if there would be too many bins.
  /// - Complexity: O(*n* log *n*).
  public init?(of values: [Double], width: Double? = nil, start: Double = 0) {
    let sorted = values.filter { $0.isFinite }.sorted()
    guard let least = sorted.first, let greatest = sorted.last else { return nil }
    let width = width ?? Self.width(for: sorted)
    guard width > 0, width.isFinite, start.isFinite else { return nil }
    let first = Elementary.floor((least - start) / width)
    var count = Elementary.floor((greatest - start) / width) - first + 1
    // A greatest value at the end of a bin is in that bin.
    if count > 1, start + (first + count - 1) * width == greatest { count -= 1 }
    guard count >= 1, count <= Double(Self.mostBins) else { return nil }
    var counts = [Int](repeating: 0, count: Int(count))
    for value in sorted {
      let bin = Int(Elementary.floor((value - start) / width) - first)
      counts[min(max(bin, 0), counts.count - 1)] += 1
    }
    (self.start, self.width, self.counts) = (start + first * width, width, counts)
  }

  private static func width(for sorted: [Double]) -> Double {
    let spread = sorted[sorted.count - 1] - sorted[0]
    if spread == 0 { return 1 }
    let bits = Double(Int.bitWidth - sorted.count.leadingZeroBitCount)
    var width = spread / bits
    if sorted.count > 200 {
      let box = sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]
      let wanted = 2 * box / Elementary.cubeRoot(Double(sorted.count))
      if wanted > 0 { width = max(wanted, spread / 200) }
    }
    // The nearest of 1, 2 and 5 times a power of ten.
    let power = Elementary.power(10, Elementary.floor(Elementary.log10(width)))
    let ratio = width / power
    return power * (ratio < 1.5 ? 1 : ratio < 3.5 ? 2 : ratio < 7.5 ? 5 : 10)
  }
}
