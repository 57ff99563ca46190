#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that runs alongside this one, connected by its standard input and output.
final class ChildProgram {
  private let process: pid_t
  private let descriptor: Int32
  private var unread: [UInt8] = []

  /// - Throws: `SystemProblem.cannotStart`.
  init(_ program: String, arguments: [String]) throws(SystemProblem) {
    // Sockets instead of pipes: sending to a program that has ended then raises no signal.
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Self.stream, 0, &ends) == 0 else {
      throw Self.unavailable(program, errno)
    }
    let (near, far) = (ends[0], ends[1])
    defer { closeDescriptor(far) }
    _ = fcntl(near, F_SETFD, FD_CLOEXEC)
    _ = fcntl(far, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var (actions, on): (posix_spawn_file_actions_t?, Int32) = (nil, 1)
      setsockopt(near, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, far, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, far, STDOUT_FILENO)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, program, &actions, nil, &words, environ)
    guard problem == 0 else {
      closeDescriptor(near)
      throw Self.unavailable(program, problem)
    }
    self.process = process
    descriptor = near
  }

  /// - Returns: False if the program has ended.
  func send(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { sendBytes(descriptor, $0, Self.withoutSignal) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits for a line.
  ///
  /// - Returns: The line without its end; `nil` if the program has ended.
  func nextLine() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeFirst(end + 1) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = bytes.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      unread += bytes[..<count]
    }
  }

  /// Closes the program's input, and waits until the program has ended.
  func end() {
    closeDescriptor(descriptor)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  }

  private static func unavailable(_ program: String, _ error: Int32) -> SystemProblem {
    .cannotStart(program: program, reason: String(cString: strerror(error)))
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
    private static let withoutSignal: Int32 = 0
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
    private static let withoutSignal = Int32(MSG_NOSIGNAL)
  #endif
}

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

private func sendBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int
{
  send(descriptor, bytes.baseAddress, bytes.count, flags)
}
