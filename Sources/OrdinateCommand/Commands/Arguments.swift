/// Makes the arguments of a command unambiguous for the argument parser, which takes whatever
/// begins with `-` for an option.
enum Arguments {
  /// The options that take no value; every other `--name` takes the next argument as its value.
  private static let flags = [
    "--bare", "--clear", "--grouped", "--help", "--json", "--record", "--trace", "--version",
    "--yes",
  ]

  /// Joins options with their values and moves what is left, formulas and keys, behind a `--`:
  /// `eval -2^2 --digits 3` becomes `eval --digits=3 -- -2^2`.
  ///
  /// An option is `--` and a word of letters; `-2^2`, `--2` and `-x` are formulas.
  static func normalized(_ arguments: [String]) -> [String] {
    guard let command = arguments.first, !command.hasPrefix("-") else { return arguments }
    var options = [command]
    var operands: [String] = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument == "-h" || flags.contains(argument) {
        options.append(argument)
      } else if isOption(argument) {
        if !argument.contains("="), let value = rest.popFirst() {
          options.append("\(argument)=\(value)")
        } else {
          options.append(argument)
        }
      } else {
        operands.append(argument)
      }
    }
    return options + (operands.isEmpty ? [] : ["--"] + operands)
  }

  /// Whether a command's results are to be JSON.
  ///
  /// - Parameter arguments: As `normalized` leaves them.
  static func askForJSON(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--json" || $0 == "--format=json" }
  }

  private static func isOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("--") else { return false }
    let name = argument.utf8.dropFirst(2).prefix { $0 != UInt8(ascii: "=") }
    guard let first = name.first, isLetter(first) else { return false }
    return name.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
