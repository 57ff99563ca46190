extension Formula {
  /// The formula as pgfplots reads it, with `x` for its variable: `sin(x)/x`.
  ///
  /// - Returns: `nil` if pgfplots would not know a part of it, or would compute it otherwise.
  /// - Complexity: O(nodes).
  package var pgfplots: String? {
    parts.allSatisfy { $0.isForPGFPlots } ? substituting { _ in .variable("x") }.ascii : nil
  }

  private var isForPGFPlots: Bool {
    switch kind {
    case .constant(let constant): constant == .pi || constant == .e
    case .number, .variable, .negated, .sum, .product: true
    case .power(let base, let exponent):
      switch (base.kind, exponent.kind) {
      case (.constant, _), (.number, _): true
      case (_, .number(let power)): (0...20).contains(power.double) && power.isWhole
      default: false
      }
    case .operation(let operation, _):
      [.sin, .cos, .tan, .atan, .exp, .ln, .log10, .squareRoot, .absolute].contains(operation)
    }
  }
}
