#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why the system did not do what the program asked.
enum SystemProblem: Error {
  case cannotOpen(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  case cannotStart(program: String, reason: String)

  var message: String {
    switch self {
    case .cannotOpen(let path, let reason): "cannot open \(path): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .cannotStart(let program, let reason): "cannot start \(program): \(reason)"
    }
  }
}

/// The reason why the last system call failed.
func lastSystemError() -> String { String(cString: strerror(errno)) }
