public import Formulas
import OrdinateNumerics

/// A model of data: `y ~ m x + b`, a formula of columns and parameters whose values should come close to
/// those of another formula of columns.
public struct Model: Equatable, Sendable {
  /// What the model should come close to: a column, or a formula of columns such as `ln(y)`.
  public let response: Formula
  public let formula: Formula
  /// The columns that the two use, in the order of their first appearance.
  public let columns: [Name]
  /// The other variables of the formula, in the order of their first appearance.
  public let parameters: [Name]

  /// - Parameter columns: The names of the data's columns. All other variables of `formula` are parameters.
  public init(response: Formula, formula: Formula, columns: [Name]) throws(ModelError) {
    let names = formula.variables
    for name in response.variables where !columns.contains(name) {
      throw ModelError(.unknownColumn(name, of: columns), at: 0..<0)
    }
    self.response = response
    self.formula = formula
    var used = response.variables
    for name in names where columns.contains(name) && !used.contains(name) { used.append(name) }
    self.columns = used
    parameters = names.filter { !columns.contains($0) }
    if used.isEmpty { throw ModelError(.noColumn, at: 0..<0) }
    if parameters.isEmpty { throw ModelError(.noParameter, at: 0..<0) }
  }

  /// Reads `y ~ m x + b`.
  ///
  /// A name that is not a column is a parameter: a letter with or without a subscript.
  ///
  /// - Throws: What is wrong, with its place.
  /// - Complexity: O(bytes · parameters).
  public init(utf8 source: [UInt8], columns: [Name]) throws(ModelError) {
    guard let tilde = source.firstIndex(of: UInt8(ascii: "~")) else {
      throw ModelError(.missingTilde, at: source.count..<source.count)
    }
    if let second = source[(tilde + 1)...].firstIndex(of: UInt8(ascii: "~")) {
      throw ModelError(.syntax(.unexpectedCharacter("~")), at: second..<second + 1)
    }
    let response = try Self.formula(source, 0..<tilde, columns: columns, addsNames: false)
    let formula = try Self.formula(
      source, tilde + 1..<source.count, columns: columns, addsNames: true)
    do {
      try self.init(response: response, formula: formula, columns: columns)
    } catch {
      let range = error.kind == .noColumn ? 0..<source.count : tilde + 1..<source.count
      throw ModelError(error.kind, at: range)
    }
  }

  /// The most parameters of a model.
  public static let mostParameters = 50

  private static func formula(
    _ source: [UInt8], _ range: Range<Int>, columns: [Name], addsNames: Bool
  ) throws(ModelError) -> Formula {
    let text = Array(source[range])
    var names = columns
    if addsNames {
      for name in self.names(in: text, columns: columns) where !names.contains(name) {
        names.append(name)
      }
      if names.count - columns.count > mostParameters {
        throw ModelError(.tooManyParameters(limit: mostParameters), at: range)
      }
    }
    do {
      return try Formula(utf8: text, options: ReadingOptions(variables: .named(names)))
    } catch {
      let place =
        range.lowerBound + error.range.lowerBound..<range.lowerBound + error.range.upperBound
      if case .unknownName(let name, _) = error.kind, !addsNames {
        throw ModelError(.unknownColumn(name, of: columns), at: place)
      }
      throw ModelError(.syntax(error.kind), at: place)
    }
  }

  /// The names in a text that are neither columns nor functions, a letter with or without a subscript each.
  ///
  /// - Complexity: O(bytes · columns).
  private static func names(in text: [UInt8], columns: [Name]) -> [Name] {
    var names: [Name] = []
    var index = 0
    while index < text.count {
      let run = text[index...].prefix(longestRun, while: { $0.isInName })
      var longest = 0
      for length in (1...max(1, run.count)).reversed() where length <= run.count {
        let piece = Name(utf8: Array(run.prefix(length)))
        if columns.contains(piece) || KnownName.isFunction(piece) || piece.isConstant {
          longest = length
          break
        }
      }
      if let (name, end) = Name.leading(text[index...]), end - index > longest {
        if !name.isConstant, !names.contains(name) { names.append(name) }
        index = end
      } else {
        // A base, as in log_2, is not a name.
        index += max(1, longest)
        if longest > 0, index < text.count, text[index] == UInt8(ascii: "_") { index += 1 }
      }
    }
    return names
  }

  /// No function has a longer name; columns may.
  private static let longestRun = 40
}

extension UInt8 {
  fileprivate var isInName: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_")
  }
}

extension ArraySlice<UInt8> {
  fileprivate func prefix(_ most: Int, while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    prefix(most).prefix(while: holds)
  }
}
