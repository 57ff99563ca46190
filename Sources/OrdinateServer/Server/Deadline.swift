#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// When computing an answer has to end, in the processor's time: on a busy machine all requests take
/// longer, but none is given up for that.
///
/// It belongs to the thread that makes it.
final class Deadline {
  private let end: Int
  /// Whether it was found passed: what was computed since is incomplete.
  private(set) var hasPassed = false

  /// - Parameter milliseconds: That the calling thread may compute from now.
  init(after milliseconds: Int) { end = Self.now + 1_000_000 * milliseconds }

  /// Whether to stop; once true, it stays so.
  func shouldStop() -> Bool {
    if !hasPassed && Self.now >= end { hasPassed = true }
    return hasPassed
  }

  /// What the calling thread has computed so far, in nanoseconds.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return 1_000_000_000 * Int(time.tv_sec) + Int(time.tv_nsec)
  }
}
