#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the program; nothing is printed later.
func exitProcess(_ code: Int32) -> Never { exit(code) }

/// A file that is written to, without a buffer.
struct Output {
  private let descriptor: Int32

  static let standard = Output(descriptor: STDOUT_FILENO)
  static let standardError = Output(descriptor: STDERR_FILENO)

  /// Whether a person looks at it.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The width and height in characters, `nil` for what is no terminal.
  var terminalSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  /// Ends the program where results have no place to go; messages are then lost.
  func write(_ bytes: [UInt8]) {
    guard !writeAll(bytes, to: descriptor), descriptor == STDOUT_FILENO else { return }
    let failure = Failure.cannotWrite(path: "standard output", reason: systemError())
    failure.report()
    exitProcess(failure.exitCode)
  }

  /// Writes a whole file, and replaces the one that is there.
  ///
  /// - Throws: `Failure.cannotWrite`.
  static func writeFile(_ bytes: [UInt8], at path: String) throws {
    try write(bytes, at: path, O_TRUNC, permissions: 0o666)
  }

  /// Adds to the end of a file, which if it is new only its owner may read.
  ///
  /// - Throws: `Failure.cannotWrite`.
  static func appendFile(_ bytes: [UInt8], at path: String) throws {
    try write(bytes, at: path, O_APPEND, permissions: 0o600)
  }

  private static func write(
    _ bytes: [UInt8], at path: String, _ mode: Int32, permissions: mode_t
  ) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | mode, permissions)
    guard descriptor >= 0 else { throw Failure.cannotWrite(path: path, reason: systemError()) }
    let isWritten = writeAll(bytes, to: descriptor)
    let reason = systemError()
    guard close(descriptor) == 0, isWritten else {
      throw Failure.cannotWrite(path: path, reason: isWritten ? systemError() : reason)
    }
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, bytes.baseAddress, bytes.count)
}

private func systemError() -> String { String(cString: strerror(errno)) }

/// A file that is read line by line as its bytes come.
struct LineReader {
  /// Longer lines are cut; none so long can be a formula.
  private static let longestLine = 1 << 20
  private let path: String
  private let descriptor: Int32

  /// - Parameter path: `-` for standard input.
  /// - Throws: `Failure.cannotOpen`.
  init(path: String) throws {
    self.path = path == "-" ? "standard input" : path
    guard path != "-" else {
      descriptor = STDIN_FILENO
      return
    }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      throw Failure.cannotOpen(path: path, reason: systemError())
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw Failure.cannotOpen(path: path, reason: String(cString: strerror(EISDIR)))
    }
  }

  /// Its length in bytes; `nil` for what has none, as a pipe.
  var length: Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Hands over all lines that have come so far, again and again until the end of the file.
  ///
  /// Lines end with a line feed, a carriage return before it is dropped; the last may lack it.
  ///
  /// - Throws: `Failure.cannotOpen` where the file cannot be read to its end.
  func forEachBatch(_ body: ([[UInt8]]) -> Void) throws {
    try read(until: { lines in
      body(lines)
      return true
    })
  }

  /// Hands over line after line as they come, until one is answered with false.
  ///
  /// - Throws: As `forEachBatch`.
  func forEachLine(_ body: ([UInt8]) -> Bool) throws {
    try read(until: { $0.allSatisfy(body) })
  }

  private func read(until body: ([[UInt8]]) -> Bool) throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var line: [UInt8] = []
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw Failure.cannotOpen(path: path, reason: systemError()) }
      guard count > 0 else { break }
      var lines: [[UInt8]] = []
      var rest = buffer[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        append(rest[..<end], to: &line)
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        lines.append(line)
        line.removeAll(keepingCapacity: true)
        rest = rest[(end + 1)...]
      }
      append(rest, to: &line)
      if !lines.isEmpty && !body(lines) { return }
    }
    if !line.isEmpty { _ = body([line]) }
  }

  private func append(_ bytes: ArraySlice<UInt8>, to line: inout [UInt8]) {
    line += bytes.prefix(Self.longestLine - line.count)
  }
}

/// Where a person types.
enum Input {
  /// Whether standard input is a terminal.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The formula that standard input is, read once, without the line end after it. Of what is far
  /// too long for one, the beginning.
  static let formula: [UInt8] = {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < 1 << 20 {
      let count = buffer.withUnsafeMutableBytes { systemRead(STDIN_FILENO, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    while let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
      bytes.removeLast()
    }
    return bytes
  }()
}

/// The time that passes.
enum Clock {
  /// Since some moment, however the time of day is changed.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func sleep(milliseconds: Int) { usleep(UInt32(1000 * milliseconds)) }
}

/// Does work beside the program's other work; it is cut off where the program ends.
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

/// The process and what surrounds it.
enum Environment {
  /// - Returns: `nil` for a variable that is not set.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The bytes of the first argument that reads as `text` once invalid UTF-8 is replaced.
  static func argumentBytes(reading text: String) -> [UInt8]? {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index], String(cString: argument) == text
      else { continue }
      return Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
    }
    return nil
  }

  /// The folder of the running program, without a slash at its end.
  static var programFolder: String {
    var path = CommandLine.arguments[0]
    #if os(Linux)
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) } ?? 0
      }
      if count > 0 { path = String(decoding: buffer[..<count], as: UTF8.self) }
    #endif
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }

  /// Whether there is a folder or a file.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Becomes another program.
  ///
  /// - Returns: Only when it could not be started: the system's reason.
  static func become(_ program: String, arguments: [String]) -> String {
    var pointers = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, &pointers)
    return systemError()
  }
}
