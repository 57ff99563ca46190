/// Why a model is not fitted to data.
public enum FitProblem: String, Equatable, Sendable, CaseIterable {
  /// There is more than one `~`.
  case severalSigns
  /// No list stands on the left, or the model has coordinates of the plane.
  case noColumns
  /// All names of the model are defined otherwise.
  case noParameters
  /// There are fewer points than parameters.
  case tooFewPoints
  /// Other values of the parameters are as good.
  case notDetermined
  /// The search did not come to an end.
  case notConverged
  /// The model has no value where the search begins.
  case noStart

  /// The name of the problem in data; it is the same in every language.
  public var code: String {
    switch self {
    case .severalSigns, .noColumns, .noParameters: "syntax"
    case .tooFewPoints: "too-few-rows"
    case .notDetermined: "not-determined"
    case .notConverged: "does-not-converge"
    case .noStart: "undefined-at-start"
    }
  }

  /// A sentence that says what is wrong and what would mend it.
  public var message: String {
    switch self {
    case .severalSigns: "A fit has one ~, as in y_1 ~ m x_1 + b."
    case .noColumns: "A fit needs columns of a table, as in y_1 ~ m x_1 + b."
    case .noParameters: "There is no parameter to find: all names are defined by other rows."
    case .tooFewPoints: "There are fewer points than parameters."
    case .notDetermined: "Other values of the parameters fit as well."
    case .notConverged:
      "The search for the parameters did not end. Rows such as a = 2 tell where it begins."
    case .noStart:
      "The model has no value where the search begins. Rows such as a = 2 tell where it begins."
    }
  }
}
