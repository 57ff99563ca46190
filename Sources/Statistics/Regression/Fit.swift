public import Formulas
public import Reals

/// The parameters of a model that fit data best: those of least sum of squared residuals.
public struct Fit: Sendable {
  /// A number of a fit.
  public struct Number: Equatable, Sendable {
    public let double: Double
    /// The digits that are certain, or for models that are not linear, on which the last steps agree.
    public let digits: RealDigits
    /// The number, where it is known to be rational.
    public let exact: Fraction?

    /// The digits as a result is shown.
    public var text: String { digits.text }

    /// The number with fewer digits.
    public func rounded(to count: Int) -> Number {
      digits.count <= count ? self : Number(double, digits: count)
    }
  }

  public struct Parameter: Equatable, Sendable {
    public let name: Name
    public let value: Number
    /// The standard error; `nil` with as many parameters as rows, which leave nothing to estimate it from.
    public let standardError: Number?
  }

  public let parameters: [Parameter]
  /// The sum of the squared residuals.
  public let residualSumOfSquares: Number
  /// 1 minus the sum of squared residuals divided by that of the distances from the mean; `nil` where all
  /// values are the same.
  public let rSquared: Number?
  /// What the model should have come close to minus the model's value, for each row of the data; NaN for a
  /// row that was left out because of a gap.
  public let residuals: [Double]
  /// How many rows were used.
  public let rowCount: Int
  /// Whether the model is linear in its parameters, so that the fit is the only best one.
  public let isLinear: Bool
  /// Whether all numbers were computed exactly.
  public let isExact: Bool
  /// How many steps were taken; 0 for linear models.
  public let stepCount: Int

  /// Rows minus parameters.
  public var degreesOfFreedom: Int { rowCount - parameters.count }

  /// The model with the parameters' digits in place of them.
  public func formula(of model: Model) -> Formula {
    var values: [(name: Name, numeral: Numeral)] = []
    for parameter in parameters {
      values.append((parameter.name, parameter.value.digits.numeral))
    }
    return model.formula.substituting { name in
      values.first { $0.name == name }.map { Formula($0.numeral) }
    }
  }
}
