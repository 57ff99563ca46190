import NIOConcurrencyHelpers

/// What has been computed for clients that have not taken it yet, in bytes.
///
/// A client may take its time. That of many together fills no more memory than this allows, and what
/// each thread is computing.
final class UnsentBytes: Sendable {
  private let limit: Int
  private let count = NIOLockedValueBox(0)

  init(limit: Int) { self.limit = limit }

  /// - Parameter bytes: That wait from now, or below 0 for those that wait no longer.
  func add(_ bytes: Int) {
    if bytes != 0 { count.withLockedValue { $0 += bytes } }
  }

  /// Whether clients have left so much that nothing is computed until they take some.
  var areTooMany: Bool { count.withLockedValue { $0 } > limit }
}
