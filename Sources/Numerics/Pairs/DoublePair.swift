/// A real number to about 100 bits: the sum of two doubles, and a bound of its distance from the number.
///
/// It answers most questions about sixteen digits in nanoseconds. What it cannot tell (a divisor
/// that may be 0, an argument that may lie outside the domain, a magnitude that doubles cannot hold with
/// their errors) is `unknown`, and so is all that is computed from it: somebody with more digits has to
/// answer.
///
/// - Invariant: the number differs from `high + low` by `error` at most; `high` is the sum rounded to a
///   double, below 2⁹⁰⁰ in magnitude. A number that is not known has the error infinity.
public struct DoublePair: Sendable {
  public let high: Double
  public let low: Double
  public let error: Double

  /// - Parameter error: May be NaN or infinite, which means unknown.
  @inline(__always) init(_ word: DoubleWord, error: Double) {
    // Also NaN fails both.
    let isKnown = word.high.magnitude <= Self.largest && error <= Self.largest
    high = isKnown ? word.high : 0
    low = isKnown ? word.low : 0
    self.error = isKnown ? error : .infinity
  }

  /// A finite double, exactly; unknown where its magnitude is out of the range.
  public init(_ value: Double) {
    let isInRange = value == 0 || Self.isInRange(value)
    self.init(DoubleWord(isInRange ? value : 0, 0), error: isInRange ? 0 : .infinity)
  }

  /// A number within `error` of `high + low`.
  ///
  /// - Precondition: `high` is the sum of both rounded to a double.
  package init(high: Double, low: Double, error: Double) {
    self.init(DoubleWord(high, low), error: error)
  }

  /// A constant of the tables.
  init(constant: DoubleWord) {
    self.init(constant, error: constant.high.magnitude * 0x1p-105)
  }

  public static let unknown = DoublePair(DoubleWord(0, 0), error: .infinity)
  public static let zero = DoublePair(0)
  public static let one = DoublePair(1)
  public static let pi = DoublePair(constant: PairTables.pi)
  public static let e = DoublePair(constant: PairTables.e)
  public static let phi = DoublePair(constant: PairTables.phi)

  public var isKnown: Bool { error < .infinity }

  /// Whether the number is `high + low`.
  public var isExact: Bool { error == 0 }

  /// Whether the number is a double, exactly.
  var isDouble: Bool { error == 0 && low == 0 }

  var word: DoubleWord { DoubleWord(high, low) }

  /// The sign where it is certain: -1, 0 or 1.
  public var signum: Int? {
    if error == 0 { return high > 0 ? 1 : high < 0 ? -1 : 0 }
    return isAwayFromZero ? (high > 0 ? 1 : -1) : nil
  }

  /// Whether the number is certainly not 0.
  @inline(__always) var isAwayFromZero: Bool { high.magnitude * (1 - 0x1p-50) > error }

  /// Bounds are multiplied by it, so that the rounding errors of up to seven operations and of reading
  /// `high` for the sum do not matter.
  static let outward = 1 + 0x1p-49

  /// Every number is below it, so that no exact product overflows.
  private static let largest = 0x1p900

  /// Products and quotients below it could lose bits to underflow.
  private static let least = 0x1p-800

  @inline(__always) static func isInRange(_ value: Double) -> Bool {
    value.magnitude >= least && value.magnitude <= largest
  }
}
