import OrdinateNumerics
public import Reals

/// A number of a list that is put in order: a double, or a fraction.
public protocol ListNumber: Comparable, Sendable {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  /// A number of halves: one half for 1.
  func times(halves: Int) -> Self
}

extension Double: ListNumber {
  public func times(halves: Int) -> Double { self * (Double(halves) / 2) }
}

extension Fraction: ListNumber {
  public func times(halves: Int) -> Fraction { self * Fraction(Integer(halves), 2) }
}

/// The five numbers of a box plot: the least value, the quartiles, and the greatest value.
///
/// The median is the middle value, or the mean of the two middle ones. The first quartile is the median of the
/// values below the middle, the third that of the values above it; a middle value is in neither half.
public struct Quartiles<Number: ListNumber>: Equatable, Sendable {
  /// The least value, first quartile, median, third quartile and greatest value.
  public let numbers: [Number]

  /// - Parameter values: Doubles are finite.
  /// - Returns: `nil` without a value.
  /// - Complexity: O(*n* log *n*) comparisons.
  public init?(of values: [Number]) {
    let sorted = values.sorted()
    if sorted.isEmpty { return nil }
    numbers = (0...4).compactMap { number in
      Elementary.quartile(Double(number), of: sorted.count).map { lower, upper in
        lower == upper ? sorted[lower] : (sorted[lower] + sorted[upper]).times(halves: 1)
      }
    }
  }

  public var median: Number { numbers[2] }

  /// The distance between the first and the third quartile.
  public var range: Number { numbers[3] - numbers[1] }
}

/// What a box plot shows of a list.
///
/// - Source: Tukey 1977, Exploratory Data Analysis.
public struct BoxPlot<Number: ListNumber>: Equatable, Sendable {
  public let quartiles: Quartiles<Number>
  /// The least and the greatest value that are no farther from the box than one and a half times its length.
  public let whiskers: (lower: Number, upper: Number)
  /// The values farther away, upwards.
  public let outliers: [Number]

  /// - Parameter values: Doubles are finite.
  /// - Returns: `nil` without a value.
  public init?(of values: [Number]) {
    guard let quartiles = Quartiles(of: values) else { return nil }
    self.quartiles = quartiles
    let reach = quartiles.range.times(halves: 3)
    let (least, greatest) = (quartiles.numbers[1] - reach, quartiles.numbers[3] + reach)
    let inner = values.filter { least <= $0 && $0 <= greatest }
    whiskers = (inner.min() ?? quartiles.numbers[1], inner.max() ?? quartiles.numbers[3])
    outliers = values.filter { $0 < least || greatest < $0 }.sorted()
  }

  public static func == (a: BoxPlot, b: BoxPlot) -> Bool {
    a.quartiles == b.quartiles && a.whiskers == b.whiskers && a.outliers == b.outliers
  }
}
