/// The words of a command line: the command, its options, and its operands.
///
/// An option is `--` and a word of letters and dashes. `-2^2`, `--2` and `-x` are operands, and so
/// is everything after a separate `--`. An option that is not a flag takes the next word as its
/// value, even if that begins with `--`; with a `=`, the value is the rest of the word.
public struct Arguments: OptionReader, Sendable {
  /// The first word; `nil` if that is an option.
  public let command: String?
  private let words: [String]
  private var options: [(name: String, value: String?)] = []
  private var operands: [String] = []

  /// Flags that every command has.
  private static let common = ["help", "version"]

  /// - Parameter words: The words after the program's name.
  public init(_ words: [String]) {
    self.words = words
    guard let first = words.first, !first.hasPrefix("-") else {
      command = nil
      return
    }
    command = first
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word == "-h" {
        options.append(("help", nil))
      } else if let (name, value) = Self.option(word) {
        let isFlag = Self.common.contains(name) || Flags.all.contains { $0.name == name }
        options.append((name, value ?? (isFlag ? nil : rest.popFirst())))
      } else {
        operands.append(word)
      }
    }
  }

  /// The same words in an unambiguous order: options joined with their values, then `--` and the
  /// operands.
  ///
  /// - Returns: The words unchanged if the first is an option.
  public var unambiguous: [String] {
    guard let command else { return words }
    let options = options.map { option in
      "--" + option.name + (option.value.map { "=" + $0 } ?? "")
    }
    return [command] + options + (operands.isEmpty ? [] : ["--"] + operands)
  }

  /// Whether results and errors are wanted as JSON.
  public var asksForJSON: Bool {
    options.contains {
      $0.name == Flags.json.name || $0.name == Options.tableFormat.name && $0.value == "json"
    }
  }

  /// Whether help or the version is wanted.
  public var asksForHelp: Bool { Self.common.contains(where: has) }

  public func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// - Throws: If any of several values is wrong, although only the last one counts.
  public mutating func value<Value>(
    of option: CommandOption<Value>
  ) throws(UsageProblem) -> Value? {
    try values(of: option).last
  }

  /// Removes a required option and returns its value.
  public mutating func required<Value>(
    _ option: CommandOption<Value>
  ) throws(UsageProblem) -> Value {
    guard let value = try values(of: option).last else {
      throw UsageProblem("Missing expected argument '--\(option.name) <\(option.placeholder)>'")
    }
    return value
  }

  /// Removes all values of an option that can be repeated and returns them.
  public mutating func values<Value>(
    of option: CommandOption<Value>
  ) throws(UsageProblem) -> [Value] {
    var values: [Value] = []
    for given in options where given.name == option.name {
      let written = "'--\(option.name) <\(option.placeholder)>'"
      guard let text = given.value else { throw UsageProblem("Missing value for \(written)") }
      do {
        values.append(try option.value(of: text))
      } catch {
        throw UsageProblem("The value '\(text)' is invalid for \(written): \(error)")
      }
    }
    options.removeAll { $0.name == option.name }
    return values
  }

  public mutating func isSet(_ flag: CommandFlag) throws(UsageProblem) -> Bool {
    let given = options.filter { $0.name == flag.name }
    guard given.allSatisfy({ $0.value == nil }) else {
      throw UsageProblem("--\(flag.name) does not take a value.")
    }
    options.removeAll { $0.name == flag.name }
    return !given.isEmpty
  }

  public func written(_ name: String) -> String { "--" + name }

  public func problem(with name: String, _ sentence: String) -> UsageProblem {
    UsageProblem(sentence)
  }

  /// Removes all operands and returns them.
  public mutating func takeOperands() -> [String] {
    defer { operands = [] }
    return operands
  }

  /// Removes the first operand and returns it.
  public mutating func takeOperand() -> String? {
    operands.isEmpty ? nil : operands.removeFirst()
  }

  /// Removes the first operand, which is required, and returns it.
  public mutating func requiredOperand(_ placeholder: String) throws(UsageProblem) -> String {
    guard let operand = takeOperand() else {
      throw UsageProblem("Missing expected argument '<\(placeholder)>'")
    }
    return operand
  }

  /// - Throws: If anything is left.
  public func requireNoMore() throws(UsageProblem) {
    if let option = options.first { throw UsageProblem("Unknown option '--\(option.name)'") }
    if let operand = operands.first { throw UsageProblem("Unexpected argument '\(operand)'") }
  }

  /// The name of an option and its value after a `=`; `nil` if the word is not an option.
  private static func option(_ word: String) -> (name: String, value: String?)? {
    guard word.hasPrefix("--") else { return nil }
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].utf8
    guard let first = name.first, isLetter(first),
      name.allSatisfy({ isLetter($0) || $0 == UInt8(ascii: "-") })
    else { return nil }
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

/// A sentence that says why a command line cannot be read.
public struct UsageProblem: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
