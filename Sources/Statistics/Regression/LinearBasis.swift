import Formulas
import Reals

/// A model that is linear in some parameters: a part without them, and a factor for each.
///
/// `m x + b` has the factors `x` and 1. Factors are derivatives with respect to the parameters.
struct LinearBasis: Sendable {
  let parameters: [Name]
  /// The model where these parameters are 0.
  let rest: Formula
  let factors: [Formula]

  /// - Parameter parameters: Those with respect to which the model should be linear.
  /// - Returns: `nil` if it is not, or has no derivative.
  init?(_ formula: Formula, in parameters: [Name]) {
    var factors: [Formula] = []
    for name in parameters {
      guard let factor = try? formula.derivative(withRespectTo: name) else { return nil }
      let used = factor.variables
      if used.contains(where: { parameters.contains($0) }) { return nil }
      factors.append(factor)
    }
    self.parameters = parameters
    self.factors = factors
    rest =
      formula.substituting { (name: Name) in parameters.contains(name) ? Formula(0) : nil }
      .simplified
  }
}

extension Formula {
  /// Whether the formula's values are rational wherever its variables' are: it has only the four
  /// operations, whole powers and magnitudes.
  var isRationalFunction: Bool {
    parts.allSatisfy { part in
      switch part.kind {
      case .number, .variable, .negated, .sum, .product: true
      case .constant: false
      case .power(_, let exponent): exponent.wholeExponent != nil
      case .operation(let operation, _): operation == .absolute
      }
    }
  }

  fileprivate var wholeExponent: Int? {
    guard let number = signedNumber?.shortDouble, number.magnitude <= 200 else { return nil }
    return Int(exactly: number)
  }

  /// The exact value of such a formula; `nil` where it has none.
  ///
  /// - Complexity: O(nodes), and that of arithmetic with fractions.
  func rationalValue(_ values: (Name) -> Fraction?) -> Fraction? {
    folded(
      parts: { $0.isPowerOfWhole ? [$0.operands[0]] : $0.operands },
      combine: { (part, operands: ArraySlice<Fraction?>) -> Fraction? in
        part.rationalValue(values, operands)
      })
  }

  private func rationalValue(
    _ values: (Name) -> Fraction?, _ operands: ArraySlice<Fraction?>
  ) -> Fraction? {
    let first = operands.startIndex
    switch kind {
    case .number(let numeral): return numeral.fraction
    case .variable(let name): return values(name)
    case .constant: return nil
    case .negated: return operands[first].map { -$0 }
    case .sum(let terms):
      var sum: Fraction = 0
      for (term, operand) in zip(terms, operands) {
        guard let operand else { return nil }
        sum = term.isInverted ? sum - operand : sum + operand
      }
      return sum
    case .product(let factors):
      var product: Fraction = 1
      for (factor, operand) in zip(factors, operands) {
        guard let operand, !(factor.isInverted && operand.isZero) else { return nil }
        product = factor.isInverted ? product / operand : product * operand
      }
      return product
    case .power(_, let exponent):
      guard let base = operands[first], let whole = exponent.wholeExponent else { return nil }
      return base.power(whole)
    case .operation: return operands[first].map { $0.magnitude }
    }
  }

  private var isPowerOfWhole: Bool { if case .power = kind { true } else { false } }
}
