import Formulas
import FuzzSupport

/// A text, and how it is read and evaluated.
struct Sample {
  let utf8: [UInt8]
  let options: ReadingOptions
  let angle: AngleUnit
  /// The value of the first variable; the others follow it in `values`.
  private let firstValue: Int

  /// Doubles that are short decimals, so that doubles and real numbers mean the same.
  private static let values: [Double] = [2, 0, -1, 0.5, 3.75, -2.5, 100, 0.0009765625]

  /// - Parameter input: Empty for no sample. The six lowest bits of its first byte choose the unit, the
  ///   order, whether parentheses may be missing, and the values of variables.
  init?(_ input: [UInt8]) {
    guard let first = input.first else { return nil }
    utf8 = Array(input.dropFirst())
    angle = first & 1 == 0 ? .radians : .degrees
    options = ReadingOptions(
      order: first & 2 == 0 ? .precedence : .leftToRight, closesParentheses: first & 4 != 0)
    firstValue = Int(first >> 3 & 7)
  }

  /// The formula of the text; `nil` if it has none and says why.
  func read() -> Formula? {
    do {
      let formula = try Formula(utf8: utf8, options: options)
      let missing = (try? Formula.missingParentheses(in: utf8, options: options)) ?? -1
      claim(
        missing == 0 || missing > 0 && options.closesParentheses,
        "a formula lacks no parentheses unless they may be missing", "\(missing)")
      return formula
    } catch {
      claim(
        error.range.lowerBound >= 0 && error.range.upperBound <= utf8.count,
        "an error is in the text", "\(error)")
      claim(!error.description.isEmpty, "an error has a message", "\(error)")
      return nil
    }
  }

  /// A value for each variable of a formula.
  func variables(of formula: Formula) -> Variables {
    var variables = Variables()
    for (index, name) in formula.variables.enumerated() {
      variables[name] = Self.values[(firstValue + index) % Self.values.count]
    }
    return variables
  }

  /// How a text that was written is read.
  var optionsForWritten: ReadingOptions { ReadingOptions(variables: options.variables) }
}
