/// A source of options: a command line, or a query of the server.
///
/// Reading an option removes it, so that unknown options remain at the end.
public protocol OptionReader {
  /// Why options cannot be read.
  associatedtype Problem: Error

  /// Whether an option or a flag is given and has not been removed.
  func has(_ name: String) -> Bool

  /// Removes an option and returns its value.
  ///
  /// - Returns: `nil` if it is not given.
  mutating func value<Value>(of option: CommandOption<Value>) throws(Problem) -> Value?

  /// Removes a flag.
  mutating func isSet(_ flag: CommandFlag) throws(Problem) -> Bool

  /// The name of an option in the form that users write.
  func written(_ name: String) -> String

  /// The error for a problem with an option, which a sentence describes.
  func problem(with name: String, _ sentence: String) -> Problem
}

extension OptionReader {
  /// Removes an option and returns its value.
  ///
  /// - Returns: Its default if it is not given.
  /// - Precondition: The option has a default.
  public mutating func setting<Value>(
    of option: CommandOption<Value>
  ) throws(Problem) -> Value {
    try value(of: option) ?? option.defaultValue
  }

  /// - Throws: If options are given that exclude each other.
  public func require(_ exclusion: Exclusion) throws(Problem) {
    guard let name = exclusion.names.first(where: has),
      let other = exclusion.others.first(where: has)
    else { return }
    throw problem(with: name, "\(written(name)) cannot be combined with \(written(other)).")
  }

  /// - Throws: If an option is given without another one that it requires.
  public func require(_ name: String, onlyWith other: String) throws(Problem) {
    if has(name), !has(other) {
      throw problem(with: name, "\(written(name)) needs \(written(other)).")
    }
  }
}
