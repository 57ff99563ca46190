import Calculators
import Formulas
import TextFormats

/// How the display writes a result that has an exact form.
public enum NumberForm: UInt8, CaseIterable, Sendable {
  case decimal
  /// As a whole number, a fraction, or with roots, π, e and logarithms.
  case exact
  /// As `exact`, but fractions with their whole part before them.
  case mixed

  /// The name in data.
  var name: String {
    switch self {
    case .decimal: "decimal"
    case .exact: "exact"
    case .mixed: "mixed"
    }
  }

  init?(name: ArraySlice<UInt8>) {
    guard let form = Self.allCases.first(where: { name.spells($0.name) }) else { return nil }
    self = form
  }

  /// The form that the key for it changes to.
  ///
  /// - Parameter number: The number that is shown; `nil` where no number is shown.
  /// - Returns: `nil` if the number has only its decimal.
  func next(for number: ShownNumber?) -> NumberForm? {
    guard let number, case .digits = number.outcome else {
      return self == .decimal ? .exact : .decimal
    }
    if number.exact == nil { return nil }
    switch self {
    case .decimal: return .exact
    case .exact: return number.mixed == nil ? .decimal : .mixed
    case .mixed: return .decimal
    }
  }
}
