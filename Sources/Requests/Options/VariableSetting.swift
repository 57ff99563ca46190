public import Formulas

/// The value of a variable, `NAME=VALUE`.
public struct VariableSetting: Sendable {
  public let name: Name
  public let value: Numeral

  public init(_ text: String) throws(UnusableValue) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw UnusableValue("It must be a name and a number, such as a=2.5.")
    }
    guard let name = Self.name(String(parts[0])) else {
      throw UnusableValue("\(parts[0]) cannot be the name of a variable.")
    }
    self.name = name
    value = try OptionValues.numeral(String(parts[1]))
  }

  /// The name of a variable for formulas, if the text is one.
  public static func name(_ text: String) -> Name? {
    let name = Name(text)
    let reading = try? Formula(utf8: name.utf8, options: .init(variables: .named([name])))
    return reading == .variable(name) ? name : nil
  }
}
