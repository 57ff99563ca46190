import NIOConcurrencyHelpers

/// Counts the bytes of computed answers that clients have not taken yet.
///
/// Clients may be slow. However many are, the answers that wait for them take no more memory than the
/// limit and one answer per thread.
final class UnsentBytes: Sendable {
  private let limit: Int
  private let count = NIOLockedValueBox(0)

  init(limit: Int) { self.limit = limit }

  /// - Parameter bytes: How many more bytes wait; negative for bytes that were sent.
  func add(_ bytes: Int) {
    if bytes != 0 { count.withLockedValue { $0 += bytes } }
  }

  /// Whether so many bytes wait that nothing more is to be computed for now.
  var areTooMany: Bool { count.withLockedValue { $0 } > limit }
}
