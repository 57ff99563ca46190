import ArgumentParser
import Formulas
import Requests

/// `NAME=VALUE`: a variable's value.
struct Setting {
  let name: Name
  let value: Double

  init(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw ValidationError("It is not a name and a number, as in a=2.5.")
    }
    let name = Name(String(parts[0]))
    let reading = try? Formula(utf8: name.utf8, options: .init(variables: .named([name])))
    guard reading == .variable(name) else {
      throw ValidationError("\(parts[0]) cannot be a variable's name.")
    }
    self.name = name
    value = try OptionValues.number(String(parts[1]))
  }
}
