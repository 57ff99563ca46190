#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Elapsed time.
enum Clock {
  /// Seconds since an arbitrary moment; changes of the system time do not affect it.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func sleep(milliseconds: Int) { usleep(UInt32(1000 * milliseconds)) }
}
