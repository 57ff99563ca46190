import ArgumentParser
import Requests

// Declares the options in the table to the argument parser. The parser prints their help, offers
// them in shells, and explains mistakes in a command line; `Arguments` reads the values.

extension Option {
  /// An optional option.
  init<Read>(_ option: CommandOption<Read>) where Value == String? {
    self.init(
      name: .customLong(option.name), help: option.argumentHelp, completion: option.shellCompletion,
      transform: option.checked)
  }

  /// A required option.
  init<Read>(_ option: CommandOption<Read>) where Value == String {
    self.init(
      name: .customLong(option.name), help: option.defaulting(to: nil).argumentHelp,
      completion: option.shellCompletion, transform: option.checked)
  }

  /// An option that can be repeated.
  init<Read>(_ option: CommandOption<Read>) where Value == [String] {
    self.init(
      wrappedValue: [], name: .customLong(option.name), help: option.argumentHelp,
      completion: option.shellCompletion, transform: option.checked)
  }
}

extension Flag<Bool> {
  init(_ flag: CommandFlag) {
    self.init(
      wrappedValue: false, name: .customLong(flag.name), help: ArgumentHelp(flag.help))
  }
}

extension ArgumentHelp {
  /// The help for the one formula of a command.
  static let formula: ArgumentHelp = "The formula; - reads it from standard input."
}

extension CommandOption {
  fileprivate var argumentHelp: ArgumentHelp {
    ArgumentHelp(help, valueName: placeholder)
  }

  fileprivate var shellCompletion: CompletionKind {
    switch completion {
    case .nothing: .default
    case .folders: .directory
    case .files(let endings): .file(extensions: endings)
    case .names(let names): .list(names)
    }
  }

  /// - Throws: If a text is not a value of this option.
  @Sendable fileprivate func checked(_ text: String) throws -> String {
    _ = try value(of: text)
    return text
  }
}
