/// What is known about a function on all points of its operands, from the least to the most.
///
/// The decoration of a result is the lowest among its operands and the operation itself. So the
/// decoration of a formula's value describes the whole formula.
///
/// - Source: IEEE 1788-2015, clause 11: `ill` and an empty `trv`, `trv`, `def`, `dac` and `com`.
public enum Decoration: UInt8, Comparable, Sendable {
  /// Defined at no point; the interval is empty.
  case nowhereDefined
  /// Possibly undefined at some points.
  case partlyDefined
  /// Defined at every point, possibly not continuous.
  case defined
  /// Defined and continuous at every point.
  case continuous

  public static func < (a: Decoration, b: Decoration) -> Bool { a.rawValue < b.rawValue }

  /// As many low bits set as the rank, so that the bitwise AND of two is the lower one.
  @inlinable var bits: UInt64 { 1 << UInt64(rawValue) - 1 }

  @inlinable init(bits: UInt64) {
    self =
      bits & 4 != 0
      ? .continuous : bits & 2 != 0 ? .defined : bits & 1 != 0 ? .partlyDefined : .nowhereDefined
  }
}
