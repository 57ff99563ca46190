import Formulas
import OrdinateNumerics

extension CalculatorBrain {
  /// The program that restores the brain, except for the unit of angles: the texts of the tokens,
  /// oldest first, then the variables that are set, as in `M=9`; see `RealVariables.texts`.
  ///
  /// Setting it calls `load`, and ignores a refused program.
  ///
  /// - Complexity: O(tokens).
  public var program: [String] {
    get {
      tokens.map { $0.text } + numbers.texts
    }
    set { _ = load(newValue) }
  }

  /// Sets the program, and keeps variables that it does not name.
  ///
  /// - Returns: `false` if the program is refused because it has a text that is not a token, or a
  ///   token that cannot be performed. The brain is then unchanged.
  /// - Complexity: O(tokens).
  public mutating func load(_ program: [String]) -> Bool {
    var tokens: [Token] = []
    var numbers = KeptNumbers(numbers)
    for text in program {
      let utf8 = Array(text.utf8)[...]
      if let token = Token(utf8: utf8) {
        tokens.append(token)
      } else if !numbers.read(utf8) {
        return false
      }
    }
    guard replaceTokens(by: tokens) else { return false }
    self.numbers = numbers.variables
    return true
  }

  /// The values of variables by name, as in `variables`. A value that is not finite counts as
  /// unset.
  public var variableValues: [String: Double] {
    get {
      var values: [String: Double] = [:]
      for name in variables.names { values[name.description] = variables[name] }
      return values
    }
    set {
      for name in variables.names where newValue[name.description] == nil { variables[name] = nil }
      let names = newValue.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      for name in names {
        let value = newValue[name]
        variables[Name(name)] = value?.isFinite == true ? value : nil
      }
    }
  }
}
