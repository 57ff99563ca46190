/// The arguments of a command as `Arguments.normalized` leaves them, read without the argument
/// parser.
///
/// The argument parser makes the runtime look for three milliseconds for what its types conform to,
/// more than most commands take. So it is asked only where this gives up: for help, and to say what
/// is wrong. What this accepts, it reads as the argument parser would.
struct PlainArguments {
  private var options: [(name: String, value: String?)] = []
  /// What stands behind the `--`.
  private(set) var operands: [String] = []

  /// - Parameter arguments: Without the name of the command.
  /// - Throws: `NotPlain` for a word that is neither an option nor behind a `--`.
  init(_ arguments: ArraySlice<String>) throws {
    guard let terminator = arguments.firstIndex(of: "--") else {
      options = try arguments.map(Self.option)
      return
    }
    options = try arguments[..<terminator].map(Self.option)
    operands = Array(arguments[(terminator + 1)...])
    guard !operands.contains("") else { throw NotPlain() }
  }

  private static func option(_ word: String) throws -> (String, String?) {
    guard word.hasPrefix("--") else { throw NotPlain() }
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (String(parts[0]), nil) }
    guard !parts[1].isEmpty else { throw NotPlain() }
    return (String(parts[0]), String(parts[1]))
  }

  /// Takes out all options of a name.
  mutating func values<Value>(
    of name: String, as read: (String) throws -> Value
  ) throws -> [Value] {
    let found = options.filter { $0.name == name }
    options.removeAll { $0.name == name }
    return try found.map { option in
      guard let value = option.value else { throw NotPlain() }
      return try read(value)
    }
  }

  /// Takes out an option that may be there once.
  mutating func value<Value>(
    of name: String, as read: (String) throws -> Value
  ) throws -> Value? {
    let values = try values(of: name, as: read)
    guard values.count <= 1 else { throw NotPlain() }
    return values.first
  }

  /// Takes out an option that names a case.
  mutating func choice<Choice: RawRepresentable<String>>(of name: String) throws -> Choice? {
    try value(of: name) { text in
      guard let choice = Choice(rawValue: text) else { throw NotPlain() }
      return choice
    }
  }

  /// Takes out an option without a value.
  mutating func flag(_ name: String) throws -> Bool {
    guard let index = options.firstIndex(where: { $0.name == name }) else { return false }
    guard options.remove(at: index).value == nil else { throw NotPlain() }
    return true
  }

  /// - Throws: `NotPlain` unless the claim holds.
  func require(_ claim: Bool) throws {
    if !claim { throw NotPlain() }
  }

  /// - Throws: `NotPlain` unless every option has been taken out.
  func requireNoMoreOptions() throws { try require(options.isEmpty) }
}

/// Says that the argument parser has to read a command line.
struct NotPlain: Error {}

/// What a command is asked for, without how it is written.
protocol PlainRequest {
  /// - Throws: Anything where the arguments are not as they have to be.
  init(_ arguments: inout PlainArguments) throws

  /// Does what the command is for.
  ///
  /// - Throws: `Failure`.
  func run() throws
}

extension PlainRequest {
  /// - Parameter arguments: Without the name of the command.
  /// - Returns: `nil` where the argument parser has to look at them.
  init?(plain arguments: ArraySlice<String>) {
    do {
      var rest = try PlainArguments(arguments)
      try self.init(&rest)
      try rest.requireNoMoreOptions()
    } catch {
      return nil
    }
  }
}
