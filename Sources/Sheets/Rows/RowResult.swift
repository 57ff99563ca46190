public import Formulas

/// What a row of a sheet says, with the names of all other rows.
public struct RowResult: Sendable {
  public let kind: Kind
  /// The row's value or, if it has none, its text.
  public let text: String
  /// The name that the row defines.
  public let name: Name?
  /// The value of a row that is a number.
  public let value: RealAnswer?
  /// The coordinates of a row that is one point.
  public let point: (x: RealAnswer, y: RealAnswer)?
  /// The slider of a parameter.
  public let parameter: SheetParameter?
  public let problem: RowProblem?
  /// What the row draws: a family has several.
  public let plots: [PlotRow]
  /// What a model was fitted to data with.
  public let fit: FitResult?
  /// Whether numbers in the text of a list are rounded, or the value follows from rounded numbers of a fit.
  public let isRounded: Bool
  /// What solves the equation of the row; `nil` for any other row.
  public let solutions: Solutions?
  /// What the row draws with parameters, as far as there are any; either empty or as many.
  let open: [OpenPlot?]

  /// How a row is read.
  public enum Kind: String, Sendable {
    /// A name defined by a formula, and one defined by a number, which has a slider.
    case definition, parameter
    case function, value, curve, relation, polar, parametric, point, list, note, error
    /// A data table, and a model that is fitted to data.
    case table, fit
    /// A histogram, a box plot or a dot plot.
    case chart
  }

  init(
    _ kind: Kind, _ text: String, name: Name? = nil, value: RealAnswer? = nil,
    point: (x: RealAnswer, y: RealAnswer)? = nil, parameter: SheetParameter? = nil,
    problem: RowProblem? = nil, plots: [PlotRow] = [], open: [OpenPlot?] = [],
    fit: FitResult? = nil, solutions: Solutions? = nil, isRounded: Bool = false
  ) {
    (self.kind, self.text, self.name, self.value) = (kind, text, name, value)
    (self.point, self.parameter, self.problem, self.plots) = (point, parameter, problem, plots)
    (self.open, self.fit, self.solutions) = (open, fit, solutions)
    self.isRounded = isRounded
  }
}
