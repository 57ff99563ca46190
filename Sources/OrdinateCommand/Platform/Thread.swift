#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs work on another thread, which stops when the program ends.
func startThread(_ work: @escaping @Sendable () -> Void) {
  final class Box {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let context = Unmanaged.passRetained(Box(work)).toOpaque()
  let code = pthread_create(
    &thread, nil,
    { context in
      let box: UnsafeMutableRawPointer? = context
      if let box { Unmanaged<Box>.fromOpaque(box).takeRetainedValue().work() }
      return nil
    }, context)
  if code != 0 { Unmanaged<Box>.fromOpaque(context).release() }
}
