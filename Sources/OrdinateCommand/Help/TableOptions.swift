import ArgumentParser
import Requests

// Declarations of the table's options for the argument parser. It prints their help, offers them in
// shells, and explains what is wrong with a command line; values are read by `Arguments`.

extension Option {
  /// An option that can be left out.
  init<Read>(_ option: CommandOption<Read>) where Value == String? {
    self.init(
      name: .customLong(option.name), help: option.argumentHelp, completion: option.shellCompletion,
      transform: option.checked)
  }

  /// An option that has to be given.
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
  /// The help of a command's one formula.
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
