#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that ask the server to shut down: SIGINT and SIGTERM.
struct ShutdownSignals {
  private var signals = sigset_t()

  /// Prevents the signals from ending the process; they wait for `wait` instead.
  ///
  /// Threads inherit this, so call it before the first one starts.
  init() {
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for one of the signals.
  func wait() {
    var signals = signals
    var signal: Int32 = 0
    sigwait(&signals, &signal)
  }
}
