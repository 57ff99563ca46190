public import Reals

/// The five numbers of a box plot: the least value, the quartiles, and the greatest value.
///
/// The median is the middle value, or the mean of the two middle ones. The first quartile is the median of the
/// values below the middle, the third that of the values above it; a middle value is in neither half.
///
/// - Source: Moore and McCabe, Introduction to the Practice of Statistics; as on calculators of Texas
///   Instruments.
public struct Quartiles: Equatable, Sendable {
  /// The least value, first quartile, median, third quartile and greatest value.
  public let numbers: [Fraction]

  /// - Returns: `nil` without a value.
  /// - Complexity: O(*n* log *n*) comparisons.
  public init?(of values: [Fraction]) {
    let sorted = values.sorted()
    guard let least = sorted.first, let greatest = sorted.last else { return nil }
    let half = sorted.count / 2
    let median = Self.median(sorted[...])
    // A value alone is its own quartiles.
    let lower = half == 0 ? median : Self.median(sorted[..<half])
    let upper = half == 0 ? median : Self.median(sorted[(sorted.count - half)...])
    numbers = [least, lower, median, upper, greatest]
  }

  private static func median(_ sorted: ArraySlice<Fraction>) -> Fraction {
    let middle = sorted.startIndex + sorted.count / 2
    if sorted.count % 2 == 1 { return sorted[middle] }
    return (sorted[middle - 1] + sorted[middle]) * Fraction(1, 2)
  }

  public var median: Fraction { numbers[2] }

  /// The distance between the first and the third quartile.
  public var range: Fraction { numbers[3] - numbers[1] }
}

/// What a box plot shows of a list.
///
/// - Source: Tukey 1977, Exploratory Data Analysis.
public struct BoxPlot: Equatable, Sendable {
  public let quartiles: Quartiles
  /// The least and the greatest value that are no farther from the box than one and a half times its length.
  public let whiskers: (lower: Fraction, upper: Fraction)
  /// The values farther away, upwards.
  public let outliers: [Fraction]

  /// - Returns: `nil` without a value.
  public init?(of values: [Fraction]) {
    guard let quartiles = Quartiles(of: values) else { return nil }
    self.quartiles = quartiles
    let reach = quartiles.range * Fraction(3, 2)
    let (least, greatest) = (quartiles.numbers[1] - reach, quartiles.numbers[3] + reach)
    let inner = values.filter { least <= $0 && $0 <= greatest }
    whiskers = (inner.min() ?? quartiles.numbers[1], inner.max() ?? quartiles.numbers[3])
    outliers = values.filter { $0 < least || greatest < $0 }.sorted()
  }

  public static func == (a: BoxPlot, b: BoxPlot) -> Bool {
    a.quartiles == b.quartiles && a.whiskers == b.whiskers && a.outliers == b.outliers
  }
}
