public import Formulas
import OrdinateNumerics

/// What the fit of a model to data has found.
public struct FitResult: Equatable, Sendable {
  /// Each number as a text: `m = 2.5 ± 0.1`, `R² = 0.98`.
  ///
  /// A parameter has the digits that its standard error leaves certain, and one more.
  public var lines: [String] {
    var lines = parameters.map { parameter in
      let value = parameter.value.double
      guard let error = parameter.error, error > 0, error.isFinite else {
        return parameter.name.description + " = "
          + value.text(.significant(min(parameter.digitCount ?? 12, 12)))
      }
      let count = Self.digits(before: value) - Self.digits(before: error) + 2
      return parameter.name.description + " = " + value.text(.significant(min(max(count, 1), 15)))
        + " ± " + error.text(.significant(2))
    }
    if let rSquared { lines.append("R² = " + rSquared.text(.significant(6))) }
    return lines
  }

  /// How many digits a number has before the point; negative for zeros after it.
  private static func digits(before value: Double) -> Int {
    value == 0 ? 0 : Int(Elementary.floor(Elementary.log10(value.magnitude))) + 1
  }

  public struct Parameter: Equatable, Sendable {
    public let name: Name
    public let value: Numeral
    /// Its standard error; `nil` where the data do not tell one.
    public let error: Double?
    /// How many digits of the value are certain; `nil` for the best value itself.
    let digitCount: Int?

    /// How far the value may be from the best one; `nil` for the best value itself.
    var rounding: Double? {
      guard let digitCount else { return nil }
      let size = value.double.magnitude
      return digitCount >= 15
        ? size * 0x1p-52 : size * Elementary.pow(10, Double(1 - digitCount))
    }
  }

  public let parameters: [Parameter]
  /// The share of the variation that the model explains; `nil` for data that do not vary.
  public let rSquared: Double?
  /// The root of the residuals' mean square, with one degree of freedom less for each parameter; `nil` without any
  /// left.
  public let deviation: Double?
  /// How many points there are.
  public let count: Int
  /// What is near to what, with the parameters' names and those of the columns.
  public let left: Formula
  public let right: Formula
  /// The column that the model depends on, if it is one.
  public let abscissa: Name?
}
