/// What options are read from: a command line, or a query of the server.
///
/// Reading an option takes it out, so that what is left is what nobody knows.
public protocol OptionReader {
  /// Why options cannot be read.
  associatedtype Problem: Error

  /// Whether an option or a flag is given and has not been taken out.
  func has(_ name: String) -> Bool

  /// Takes out an option.
  ///
  /// - Returns: `nil` if it is not given.
  mutating func value<Value>(of option: CommandOption<Value>) throws(Problem) -> Value?

  /// Takes out a flag.
  mutating func isSet(_ flag: CommandFlag) throws(Problem) -> Bool

  /// How the reader's users write the name of an option.
  func written(_ name: String) -> String

  /// The problem with an option, which a sentence tells.
  func problem(with name: String, _ sentence: String) -> Problem
}

extension OptionReader {
  /// Takes out an option.
  ///
  /// - Returns: Its default if it is not given.
  /// - Precondition: The option has a default.
  public mutating func setting<Value>(
    of option: CommandOption<Value>
  ) throws(Problem) -> Value {
    try value(of: option) ?? option.defaultValue
  }

  /// - Throws: If options are given that cannot be used together.
  public func require(_ exclusion: Exclusion) throws(Problem) {
    guard let name = exclusion.names.first(where: has),
      let other = exclusion.others.first(where: has)
    else { return }
    throw problem(with: name, "\(written(name)) cannot be combined with \(written(other)).")
  }

  /// - Throws: If an option is given without another that it belongs to.
  public func require(_ name: String, onlyWith other: String) throws(Problem) {
    if has(name), !has(other) {
      throw problem(with: name, "\(written(name)) needs \(written(other)).")
    }
  }
}
