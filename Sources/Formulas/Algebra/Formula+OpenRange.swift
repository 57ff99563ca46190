package import OrdinateNumerics

extension Formula {
  /// All values of the formula lie strictly between the ends of this interval, which may be infinite.
  ///
  /// Rounding hides that `erf(10)` is less than 1.
  package var openRange: Interval {
    guard !isLongForAlgebra else { return .whole }
    switch kind {
    case .negated(let operand):
      let range = operand.openRange
      return Interval(-range.upper, -range.lower)
    case .power(let base, _) where base.isPositiveConstant: return Interval(0, .infinity)
    case .operation(let operation, let operands):
      switch operation {
      case .erf, .tanh, .frac: return Interval(-1, 1)
      case .exp, .sech: return Interval(0, .infinity)
      case .erfc: return Interval(0, 2)
      case .min, .max:
        let first = operands[0].openRange
        var (lower, upper) = (first.lower, first.upper)
        for operand in operands.dropFirst() {
          let range = operand.openRange
          if (range.lower < lower) == (operation == .min) { lower = range.lower }
          if (range.upper < upper) == (operation == .min) { upper = range.upper }
        }
        return Interval(lower, upper)
      default: return .whole
      }
    case .number, .constant, .variable, .sum, .product, .power: return .whole
    }
  }
}
