import NIOCore

/// When computing an answer has to end.
///
/// One thread uses it at a time.
final class Deadline {
  private let end: NIODeadline
  /// Whether it was found passed: what was computed since is incomplete.
  private(set) var hasPassed = false

  /// - Parameter milliseconds: From now.
  init(after milliseconds: Int) { end = .now() + .milliseconds(Int64(milliseconds)) }

  /// Whether to stop; once true, it stays so.
  func shouldStop() -> Bool {
    if !hasPassed && NIODeadline.now() >= end { hasPassed = true }
    return hasPassed
  }
}
