/// Why a formula has no value as a real number, and where.
public struct RealFailure: Error, Equatable, Sendable {
  public let error: DomainError
  /// UTF-8 offsets of the failing operation with its operands; empty if the formula was not read from
  /// a text.
  public let place: Range<Int>
}
