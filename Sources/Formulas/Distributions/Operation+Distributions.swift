import OrdinateNumerics
import Reals

extension Operation {
  /// Distributions, most of which stand for formulas: what is known about powers, erf, sums and integrals holds for
  /// them too.
  static let distributions: [Row] = [
    Row(.normalDensity, "normalpdf", 3, "e^(-((x-y)/z)^2/2)/(z*sqrt(2pi))"),
    Row(
      .normalProbability, "normalcdf", 4, "(erf((y-z)/(w*sqrt(2)))-erf((x-z)/(w*sqrt(2))))/2"),
    Row(.binomialProbability, "binompdf", 3, "ncr(x,z)*y^z*(1-y)^(x-z)"),
    Row(.binomialSum, "binomcdf", 3, "sum(k_d=0,floor(z),ncr(x,k_d)*y^k_d*(1-y)^(x-k_d))"),
    Row(.poissonProbability, "poissonpdf", 2, "e^(-x)*x^y/fact(y)"),
    Row(.poissonSum, "poissoncdf", 2, "e^(-x)*sum(k_d=0,floor(y),x^k_d/fact(k_d))"),
    Row(
      .studentDensity, "tpdf", 2,
      "gamma((y+1)/2)/(sqrt(y*pi)*gamma(y/2))*(1+x^2/y)^(-(y+1)/2)"),
    // By the angle of t÷√ν, which is finite, in the unit chosen.
    Row(
      .studentProbability, "tcdf", 3,
      "gamma((z+1)/2)/(sqrt(pi)*gamma(z/2))*(pi/4/atan(1))"
        + "*int(s_d=atan(x/sqrt(z)),atan(y/sqrt(z)),cos(s_d)^l)"),
    Row(.chiSquareDensity, "chi2pdf", 2, "x^(y/2-1)*e^(-x/2)/(2^(y/2)*gamma(y/2))"),
    // By √x, so that there is no pole at 0.
    Row(
      .chiSquareProbability, "chi2cdf", 3,
      "2/(2^(z/2)*gamma(z/2))*int(u_d=sqrt(x),sqrt(y),u_d^l*e^(-u_d^2/2))"),
    // Of two lists, in sheets; of samples.
    Row(.covariance, "cov", 2, "sum((x-avg(x))*(y-avg(y)))/(sum(0*x+1)-1)"),
    Row(
      .correlation, "corr", 2,
      "sum((x-avg(x))*(y-avg(y)))/sqrt(sum((x-avg(x))^2)*sum((y-avg(y))^2))"),
    Row(
      .normalQuantile, "invnorm", value: .real(operands: 1), real: .quantile(.normal),
      tape: unknown, derivative: .chain("√(2π)×e^(invnorm(x)^2÷2)"),
      overload: .scaledNormalQuantile),
    Row(.scaledNormalQuantile, "invnorm", 3, "y+z*invnorm(x)", overload: .normalQuantile),
    Row(
      .studentQuantile, "invt", value: .real(operands: 2), real: .quantile(.student), tape: unknown,
      derivative: .chain("1÷tpdf(invt(x,y),y)")),
    Row(
      .chiSquareQuantile, "invchi2", value: .real(operands: 2), real: .quantile(.chiSquare),
      tape: unknown, derivative: .chain("1÷chi2pdf(invchi2(x,y),y)")),
    Row(
      .quartile, "quartile", operands: 2...Int.max, value: .variadic(Elementary.quartile),
      real: .quartile, tape: .expansion { $0.quartile($1) }),
  ]

  private static let unknown = TapeRule.expansion { compiler, _ in compiler.unknown() }

  /// Whether it is one of these.
  package var isDistribution: Bool { rawValue >= Operation.normalDensity.rawValue }

  /// Whether it stands for a formula.
  package var isFormula: Bool { if case .formula = row.value { true } else { false } }

  /// How deep operations that stand for formulas may be within each other: each repeats its operands.
  static let mostFormulas = 4

  /// The formula that the operation stands for; `nil` if it has rules of its own.
  ///
  /// - Complexity: O(1), except for sharing the operands.
  func formula(of operands: [Formula]) -> Formula? {
    guard case .formula(let text, _) = row.value else { return nil }
    let last = operands[operands.count - 1]
    var whole: Int?
    if case .number(let number) = last.kind, let value = number.shortDouble {
      whole = Int(exactly: value).flatMap { 1...10_000 ~= $0 ? $0 : nil }
    }
    var rule = Formula(plain: text)
    if self == .chiSquareProbability, let whole {
      rule = Self.chiSquare(ofWhole: whole, through: operands[1])
    }
    return rule?.substituting { name in
      guard name.count == 1 else { return nil }
      switch name.utf8[0] {
      case UInt8(ascii: "x"): return operands[0]
      case UInt8(ascii: "y"): return operands[1]
      case UInt8(ascii: "z"): return operands[2]
      case UInt8(ascii: "w"): return operands[3]
      // A whole number as such, because whole powers are defined at 0.
      case UInt8(ascii: "l"):
        return whole.map { .number(Numeral(Double($0 - 1))) }
          ?? .adding(last, Formula.Term(.number(1), isInverted: true))
      default: return nil
      }
    }
  }

  /// The area between `x` and `y` for a whole number of degrees of freedom, as the difference of two tails.
  ///
  /// - Parameter end: The upper end, at which there is no tail if it stands for infinity.
  /// - Source: Abramowitz and Stegun 1964, 26.4.4 and 26.4.5.
  private static func chiSquare(ofWhole degrees: Int, through end: Formula) -> Formula? {
    let last = (degrees - 1) / 2
    func tail(_ x: String) -> String {
      degrees % 2 == 0
        ? "e^(-\(x)/2)*sum(k_d=0,\(last),(\(x)/2)^k_d/fact(k_d))"
        : "(erfc(sqrt(\(x)/2))+e^(-\(x)/2)*sum(k_d=1,\(last),(\(x)/2)^(k_d-1/2)/gamma(k_d+1/2)))"
    }
    var isInfinite = false
    if case .number(let number) = end.kind { isInfinite = number.double >= 1e99 }
    return Formula(plain: isInfinite ? tail("x") : tail("x") + "-" + tail("y"))
  }
}

extension Operation.Row {
  /// An operation that stands for a formula.
  fileprivate convenience init(
    _ operation: Operation, _ name: String, _ count: Int, _ text: String,
    overload: Operation? = nil
  ) {
    self.init(
      operation, name, value: .formula(text, operands: count), real: .formula,
      tape: .expansion { compiler, _ in compiler.unknown() }, overload: overload)
  }
}

extension Formula {
  /// The formula with what operations stand for in their places.
  ///
  /// - Complexity: O(1) without such operations, else O(nodes).
  package var writtenInFull: Formula {
    if formulaDepth == 0 || formulaDepth > Operation.mostFormulas { return self }
    return folded(
      parts: { $0.operands },
      combine: { (node, operands) in
        if case .operation(let operation, _) = node.kind,
          let formula = operation.formula(of: Array(operands))
        {
          return formula
        }
        return node.replacingOperands(by: operands) { _ in nil }
      })
  }
}
