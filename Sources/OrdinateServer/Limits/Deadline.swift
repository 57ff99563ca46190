#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Limits the processor time for computing an answer.
///
/// Waiting for the processor does not count: on a busy machine all requests take longer, which is
/// no reason to give one up.
///
/// - Invariant: Used on the thread that created it.
final class Deadline {
  private let end: Int
  /// Whether `shouldStop` has returned true, so that the result is incomplete.
  private(set) var hasPassed = false

  /// - Parameter milliseconds: How long the calling thread may compute from now.
  init(after milliseconds: Int) { end = Self.now + 1_000_000 * milliseconds }

  /// Whether to stop computing; once true, it stays true.
  func shouldStop() -> Bool {
    if !hasPassed && Self.now >= end { hasPassed = true }
    return hasPassed
  }

  /// The processor time of the calling thread, in nanoseconds.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return 1_000_000_000 * Int(time.tv_sec) + Int(time.tv_nsec)
  }
}
