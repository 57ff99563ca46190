import OrdinateNumerics
import Reals

extension Operation {
  /// Distributions, most of which stand for formulas: what is known about powers, erf, sums and integrals holds for
  /// them too.
  static let distributions: [Row] =
    formulas.map { formula in
      // Sums of many terms are known sooner from the quotients of neighbours.
      let real: RealRule =
        switch formula.operation {
        case .poissonSum: .poissonSum
        case .binomialSum: .binomialSum
        default: .formula
        }
      return Row(formula.operation, formula.name, formula.count, formula.text, real: real)
    } + [
      Row(
        .normalQuantile, "invnorm", value: .real(operands: 1), real: .quantile(.normal),
        tape: unknown, derivative: .chain("√(2π)×e^(invnorm(x)^2÷2)"),
        overload: .scaledNormalQuantile),
      Row(.scaledNormalQuantile, "invnorm", 3, "y+z*invnorm(x)+0*ln(z)", overload: .normalQuantile),
      Row(
        .studentQuantile, "invt", value: .real(operands: 2), real: .quantile(.student),
        tape: unknown,
        derivative: .chain("1÷tpdf(invt(x,y),y)")),
      Row(
        .chiSquareQuantile, "invchi2", value: .real(operands: 2), real: .quantile(.chiSquare),
        tape: unknown, derivative: .chain("1÷chi2pdf(invchi2(x,y),y)")),
      Row(
        .quartile, "quartile", operands: 2...Int.max, value: .variadic(Elementary.quartile),
        real: .quartile, tape: .expansion { $0.quartile($1) }),
    ]

  /// Those that stand for formulas, how many operands they have, and the formulas: texts of the language in which x,
  /// y, z and w are the operands, and # is the last of them less one.
  ///
  /// Products with 0 have no value where the distribution has none: for a width that is not positive, say, or a number
  /// of trials that is not whole.
  private static let formulas: [(operation: Operation, name: String, count: Int, text: String)] =
    [
      (.normalDensity, "normalpdf", 3, "e^(-((x-y)/z)^2/2)/(z*sqrt(2pi))+0*ln(z)"),
      (
        .normalProbability, "normalcdf", 4,
        "(erf((y-z)/(w*sqrt(2)))-erf((x-z)/(w*sqrt(2))))/2+0*ln(w)"
      ),
      (
        .binomialProbability, "binompdf", 3,
        "ncr(x,z)*y^z*(1-y)^(x-z)+0*sqrt(y*(1-y))+0*sqrt(x)+0*sqrt(-frac(x)^2)"
      ),
      (
        .binomialSum, "binomcdf", 3,
        "sum(k_d=0,floor(z),ncr(x,k_d)*y^k_d*(1-y)^(x-k_d))+0*sqrt(y*(1-y))+0*sqrt(x)+0*sqrt(-frac(x)^2)"
      ),
      (.poissonProbability, "poissonpdf", 2, "e^(-x)*x^y/fact(y)+0*sqrt(x)+0*sqrt(-frac(y)^2)"),
      (.poissonSum, "poissoncdf", 2, "e^(-x)*sum(k_d=0,floor(y),x^k_d/fact(k_d))+0*sqrt(x)"),
      (
        .studentDensity, "tpdf", 2,
        "gamma((y+1)/2)/(sqrt(y*pi)*gamma(y/2))*(1+x^2/y)^(-(y+1)/2)+0*ln(y)"
      ),
      // By the angle of t÷√ν, which is finite, in the unit chosen.
      (
        .studentProbability, "tcdf", 3,
        "gamma((z+1)/2)/(sqrt(pi)*gamma(z/2))*(pi/4/atan(1))*int(s_d=atan(x/sqrt(z)),atan(y/sqrt(z)),cos(s_d)^#)"
      ),
      (
        .chiSquareDensity, "chi2pdf", 2,
        "x^(y/2-1)*e^(-x/2)/(2^(y/2)*gamma(y/2))+0*sqrt(x)+0*ln(y)"
      ),
      // By √x, so that there is no pole at 0.
      (
        .chiSquareProbability, "chi2cdf", 3,
        "2/(2^(z/2)*gamma(z/2))*int(u_d=sqrt(x),sqrt(y),u_d^#*e^(-u_d^2/2))+0*ln(z)"
      ),
      // Of two lists, in sheets; of samples.
      (.covariance, "cov", 2, "sum((x-avg(x))*(y-avg(y)))/(sum(0*x+1)-1)"),
      (
        .correlation, "corr", 2,
        "sum((x-avg(x))*(y-avg(y)))/sqrt(sum((x-avg(x))^2)*sum((y-avg(y))^2))"
      ),
    ]

  fileprivate static let unknown = TapeRule.expansion { compiler, _ in compiler.unknown() }

  /// Whether it is one of these.
  package var isDistribution: Bool { rawValue >= Operation.normalDensity.rawValue }

  /// Whether it stands for a formula.
  var isFormula: Bool { if case .formula = row.value { true } else { false } }

  /// Whether its real value is that of the formula that it stands for.
  var isFormulaOfReals: Bool { if case .formula = row.real { true } else { false } }

  /// How deep within each other operations that stand for formulas are written in full, which repeats their
  /// operands. Deeper ones are evaluated as they are.
  static let mostFormulas = 4

  /// A name that no text has, for an operand of a formula that an operation stands for.
  static func operand(_ index: Int) -> Name { Name(utf8: [1, UInt8(index)]) }

  /// The formula that the operation stands for, in which `operand` names what is no number.
  ///
  /// - Parameters:
  ///   - numbers: The operands that are numbers.
  ///   - isOfReals: Whether operations whose real values have rules of their own stay as they are.
  /// - Returns: `nil` if the operation has rules of its own.
  /// - Complexity: O(1).
  func formula(of numbers: [Numeral?], isOfReals: Bool = false) -> Postfix? {
    guard case .formula(let text, _) = row.value, !isOfReals || isFormulaOfReals else { return nil }
    var source = Array(text.utf8)
    // A whole number as such, because whole powers are defined at 0.
    var last: [UInt8]?
    if let value = numbers[numbers.count - 1]?.shortDouble, let whole = Int(exactly: value),
      1...10_000 ~= whole
    {
      if self == .chiSquareProbability {
        let isInfinite = (numbers[1]?.double ?? 0) >= 1e99
        source = Self.chiSquare(
          isEven: whole % 2 == 0, isInfinite: isInfinite, isOfReals: isOfReals)
        last = Array("\((whole - 1) / 2)".utf8)
      } else {
        last = Array("\(whole - 1)".utf8)
      }
    }
    source = source.flatMap { $0 == UInt8(ascii: "#") ? last ?? Array("(z-1)".utf8) : [$0] }
    guard var formula = Postfix(plain: source) else { return nil }
    let names: [Name] = ["x", "y", "z", "w"]
    formula.setSteps(
      formula.steps.map { step in
        guard case .variable(let variable) = step.action,
          let index = names.firstIndex(of: formula.name(of: variable))
        else { return step }
        let action: Postfix.Action =
          if let number = numbers[index], !number.isNegative {
            .number(formula.literal(number))
          } else {
            .variable(formula.variable(Self.operand(index)))
          }
        return Postfix.Step(action: action, place: step.place)
      })
    return formula
  }

  /// The area between x and y for a whole number of degrees of freedom, as the difference of two tails.
  ///
  /// - Parameters:
  ///   - isInfinite: Whether there is no tail at the upper end.
  ///   - isOfReals: Whether sums of many terms stay operations.
  /// - Source: Abramowitz and Stegun 1964, 26.4.4 and 26.4.5.
  private static func chiSquare(isEven: Bool, isInfinite: Bool, isOfReals: Bool) -> [UInt8] {
    let tail = Array(
      (isEven
        ? isOfReals ? "poissoncdf(x/2,#)" : "e^(-x/2)*sum(k_d=0,#,(x/2)^k_d/fact(k_d))"
        : "(erfc(sqrt(x/2))+e^(-x/2)*sum(k_d=1,#,(x/2)^(k_d-1/2)/gamma(k_d+1/2)))").utf8)
    let lower = tail + Array("+0*sqrt(x)".utf8)
    if isInfinite { return lower }
    let upper = tail + Array("-0*sqrt(x)".utf8)
    return lower + [UInt8(ascii: "-")]
      + upper.map { $0 == UInt8(ascii: "x") ? UInt8(ascii: "y") : $0 }
  }
}

extension Operation.Row {
  /// An operation that stands for a formula.
  fileprivate convenience init(
    _ operation: Operation, _ name: String, _ count: Int, _ text: String,
    real: RealRule = .formula, overload: Operation? = nil
  ) {
    self.init(
      operation, name, value: .formula(text, operands: count), real: real,
      tape: Operation.unknown, overload: overload)
  }
}

extension Formula {
  /// The formula with what operations stand for in their places.
  ///
  /// - Complexity: O(nodes of the result).
  package var writtenInFull: Formula {
    let full = folded(
      parts: { $0.operands },
      combine: { (node, operands: ArraySlice<(formula: Formula, depth: Int)>) in
        let depth = operands.reduce(0) { max($0, $1.depth) }
        let operation: Operation? =
          if case .operation(let operation, _) = node.kind { operation } else { nil }
        if depth == 0 && operation?.isFormula != true { return (node, 0) }
        let formulas = operands.map { $0.formula }
        if depth < Operation.mostFormulas,
          let rule = operation?.formula(of: formulas.map { $0.number })
        {
          let formula = Formula(rule).substituting { name in
            formulas.indices.first { Operation.operand($0) == name }.map { formulas[$0] }
          }
          return (formula, depth + 1)
        }
        return (node.replacingOperands(by: formulas[...]) { _ in nil }, depth)
      })
    return full.formula
  }

  /// The number that it is.
  var number: Numeral? { if case .number(let number) = kind { number } else { nil } }
}
