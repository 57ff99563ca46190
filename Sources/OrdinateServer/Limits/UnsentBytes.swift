import NIOConcurrencyHelpers

/// Counts the bytes of computed answers that clients have not received yet.
///
/// Clients may be slow. However many there are, the answers that wait for them take no more memory
/// than the limit and one answer per thread.
final class UnsentBytes: Sendable {
  private let limit: Int
  private let count = NIOLockedValueBox(0)

  init(limit: Int) { self.limit = limit }

  /// - Parameter bytes: The number of further bytes that wait; negative for bytes that were sent.
  func add(_ bytes: Int) {
    if bytes != 0 { count.withLockedValue { $0 += bytes } }
  }

  /// Whether so many bytes wait that nothing more should be computed for now.
  var areTooMany: Bool { count.withLockedValue { $0 } > limit }
}
