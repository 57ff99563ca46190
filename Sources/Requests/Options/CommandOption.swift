/// An option with a value: how it is written, explained and read.
///
/// Commands write it `--name value`, queries of the server `name=value`. Help, shell completions,
/// and the readers of command lines and queries all use this description.
public struct CommandOption<Value>: Sendable {
  public let name: String
  /// The name of the value in help, such as `min:max`.
  public let placeholder: String
  /// Its purpose, as the beginning of a sentence.
  private let summary: String
  /// The values that it takes, in words; empty if the placeholder makes them clear.
  public let values: String
  /// The text of its default value.
  public let defaultText: String?
  /// The completions of the value in a shell.
  public let completion: Completion
  private let reading: @Sendable (String) throws(UnusableValue) -> Value

  /// The completions of a value in a shell.
  public enum Completion: Equatable, Sendable {
    case nothing, folders
    /// Files with one of these endings; any file if empty.
    case files(endings: [String])
    case names([String])
  }

  init(
    _ name: String, _ placeholder: String, _ summary: String, taking values: String = "",
    default defaultText: String? = nil, completion: Completion = .nothing,
    as reading: @escaping @Sendable (String) throws(UnusableValue) -> Value
  ) {
    self.name = name
    self.placeholder = placeholder
    self.summary = summary
    self.values = values
    self.defaultText = defaultText
    self.completion = completion
    self.reading = reading
  }

  /// An option that chooses one of several values by name.
  init(
    _ name: String, _ placeholder: String, _ summary: String, from choices: [(String, Value)],
    default defaultText: String? = nil
  ) where Value: Sendable {
    let names = choices.map(\.0)
    let values = OptionValues.alternatives(names)
    self.init(
      name, placeholder, summary, taking: values, default: defaultText, completion: .names(names)
    ) { (text) throws(UnusableValue) in
      guard let choice = choices.first(where: { $0.0 == text }) else {
        throw UnusableValue("It must be \(values).")
      }
      return choice.1
    }
  }

  /// The value of a text.
  public func value(of text: String) throws(UnusableValue) -> Value { try reading(text) }

  /// The default value.
  ///
  /// - Precondition: The option has a default.
  public var defaultValue: Value {
    guard let defaultText, let value = try? reading(defaultText) else {
      preconditionFailure("\(name) has no default")
    }
    return value
  }

  /// The same option with another default, or without one.
  public func defaulting(to text: String?) -> Self {
    Self(
      name, placeholder, summary, taking: values, default: text, completion: completion,
      as: reading)
  }

  /// A sentence for help: its purpose, the values that it takes, and its default.
  public var help: String {
    let isChoice = if case .names = completion { true } else { false }
    return summary + (values.isEmpty ? "" : isChoice ? ": " : ", ") + values
      + (defaultText.map { " (default: \($0))" } ?? "") + "."
  }
}

/// An option without a value.
public struct CommandFlag: Sendable {
  public let name: String
  /// Its effect, as a sentence.
  public let help: String

  init(_ name: String, _ help: String) {
    self.name = name
    self.help = help
  }
}

/// A sentence that says why the value of an option cannot be used.
public struct UnusableValue: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
