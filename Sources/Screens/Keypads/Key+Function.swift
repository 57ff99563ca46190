import Formulas

extension Key {
  /// The function of one operand that the key enters on calculators; `nil` for any other key.
  var function: Operation? {
    switch self {
    case .squareRoot: .squareRoot
    case .cubeRoot: .cubeRoot
    case .factorial: .factorial
    case .sine: .sin
    case .cosine: .cos
    case .tangent: .tan
    case .arcSine: .asin
    case .arcCosine: .acos
    case .arcTangent: .atan
    case .hyperbolicSine: .sinh
    case .hyperbolicCosine: .cosh
    case .hyperbolicTangent: .tanh
    case .naturalLogarithm: .ln
    case .logarithm: .log10
    case .exponential: .exp
    default: nil
    }
  }
}
