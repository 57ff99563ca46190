/// What is known of a function on the whole of its operands, from the least to the most.
///
/// The decoration of a result is the least of those of its operands and of the operation itself, so
/// a formula's tells of the whole formula.
///
/// - Source: IEEE 1788-2015, clause 11: `ill` and an empty `trv`, `trv`, `def`, `dac` and `com`.
public enum Decoration: UInt8, Comparable, Sendable {
  /// Defined at no point; the interval is empty.
  case nowhereDefined
  /// Perhaps not defined at some of the points.
  case partlyDefined
  /// Defined at every point, perhaps not continuous.
  case defined
  /// Defined and continuous at every point.
  case continuous

  public static func < (a: Decoration, b: Decoration) -> Bool { a.rawValue < b.rawValue }

  /// As many low bits as the rank, so that the least of two is what their bits have in common.
  @inlinable var bits: UInt64 { 1 << UInt64(rawValue) - 1 }

  @inlinable init(bits: UInt64) {
    self =
      bits & 4 != 0
      ? .continuous : bits & 2 != 0 ? .defined : bits & 1 != 0 ? .partlyDefined : .nowhereDefined
  }
}
