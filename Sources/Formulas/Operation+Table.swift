import OrdinateNumerics

extension Operation {
  /// One row for each operation, in the order of the cases.
  static let table: [Row] = trigonometric + hyperbolic + exponential + roots + rounding + whole

  private static let degreesPerRadian = 180 / Double.pi

  private static let pole: @Sendable ([Double]) -> FormulaError.Kind? = { _ in .pole }

  private static let negativeRoot: @Sendable ([Double]) -> FormulaError.Kind? = {
    $0[0] < 0 ? .negativeRoot : nil
  }

  private static let logarithm: @Sendable ([Double]) -> FormulaError.Kind? = {
    $0[0] == 0 ? .logarithmOfZero : .logarithmOfNegative
  }

  private static let trigonometric: [Row] = [
    Row(
      .sin, "sin", value: .ofAngle(radians: Elementary.sin(_:), degrees: Elementary.sin(degrees:)),
      derivative: .chain("cos(x)"), notation: .function(latex: "\\sin"), inverse: .asin),
    Row(
      .cos, "cos", value: .ofAngle(radians: Elementary.cos(_:), degrees: Elementary.cos(degrees:)),
      derivative: .chain("-sin(x)"), notation: .function(latex: "\\cos"), inverse: .acos),
    Row(
      .tan, "tan", value: .ofAngle(radians: Elementary.tan(_:), degrees: Elementary.tan(degrees:)),
      derivative: .chain("1÷cos(x)^2"), notation: .function(latex: "\\tan"), inverse: .atan,
      failure: pole),
    Row(
      .sec, "sec",
      value: .ofAngle(
        radians: { 1 / Elementary.cos($0) }, degrees: { 1 / Elementary.cos(degrees: $0) }),
      derivative: .chain("sec(x)×tan(x)"), notation: .function(latex: "\\sec"), inverse: .asec,
      failure: pole),
    Row(
      .csc, "csc", "cosec",
      value: .ofAngle(
        radians: { 1 / Elementary.sin($0) }, degrees: { 1 / Elementary.sin(degrees: $0) }),
      derivative: .chain("-csc(x)×cot(x)"), notation: .function(latex: "\\csc"), inverse: .acsc,
      failure: pole),
    Row(
      .cot, "cot", "cotan",
      value: .ofAngle(
        radians: { Elementary.cos($0) / Elementary.sin($0) },
        degrees: { Elementary.cos(degrees: $0) / Elementary.sin(degrees: $0) }),
      derivative: .chain("-1÷sin(x)^2"), notation: .function(latex: "\\cot"), inverse: .acot,
      failure: pole),
    Row(
      .asin, "asin", "arcsin", value: .givingAngle(Elementary.asin),
      derivative: .chain("1÷√(1-x^2)"), notation: .function(latex: "\\arcsin"), inverse: .sin),
    Row(
      .acos, "acos", "arccos", value: .givingAngle(Elementary.acos),
      derivative: .chain("-1÷√(1-x^2)"), notation: .function(latex: "\\arccos"), inverse: .cos),
    Row(
      .atan, "atan", "arctan", value: .givingAngle(Elementary.atan),
      derivative: .chain("1÷(1+x^2)"), notation: .function(latex: "\\arctan"), inverse: .tan),
    Row(
      .asec, "asec", "arcsec", value: .givingAngle { Elementary.acos(1 / $0) },
      derivative: .chain("1÷(|x|×√(x^2-1))"), inverse: .sec),
    Row(
      .acsc, "acsc", "arccsc", value: .givingAngle { Elementary.asin(1 / $0) },
      derivative: .chain("-1÷(|x|×√(x^2-1))"), inverse: .csc),
    Row(
      .acot, "acot", "arccot", "acotan",
      value: .givingAngle { $0 == 0 ? .pi / 2 : Elementary.atan(1 / $0) },
      derivative: .chain("-1÷(1+x^2)"), inverse: .cot),
    Row(
      .atan2, "atan2", "arctan2",
      value: .binaryGivingAngle { $0 == 0 && $1 == 0 ? .nan : Elementary.atan2($0, $1) },
      derivative: .total("(p×y-x×q)÷(x^2+y^2)")),
  ]

  private static let hyperbolic: [Row] = [
    Row(
      .sinh, "sinh", value: .unary(Elementary.sinh), derivative: .chain("cosh(x)"),
      notation: .function(latex: "\\sinh"),
      inverse: .asinh),
    Row(
      .cosh, "cosh", value: .unary(Elementary.cosh), derivative: .chain("sinh(x)"),
      notation: .function(latex: "\\cosh"),
      inverse: .acosh),
    Row(
      .tanh, "tanh", value: .unary(Elementary.tanh), derivative: .chain("1÷cosh(x)^2"),
      notation: .function(latex: "\\tanh"),
      inverse: .atanh),
    Row(
      .sech, "sech", value: .unary { 1 / Elementary.cosh($0) },
      derivative: .chain("-sech(x)×tanh(x)"), inverse: .asech),
    Row(
      .csch, "csch", value: .unary { 1 / Elementary.sinh($0) },
      derivative: .chain("-csch(x)×coth(x)"), inverse: .acsch, failure: pole),
    Row(
      .coth, "coth", "cotanh", value: .unary { 1 / Elementary.tanh($0) },
      derivative: .chain("-1÷sinh(x)^2"), notation: .function(latex: "\\coth"), inverse: .acoth,
      failure: pole),
    Row(
      .asinh, "asinh", "arcsinh", "arsinh", value: .unary(Elementary.asinh),
      derivative: .chain("1÷√(x^2+1)"), inverse: .sinh),
    Row(
      .acosh, "acosh", "arccosh", "arcosh", value: .unary(Elementary.acosh),
      derivative: .chain("1÷√(x^2-1)"), inverse: .cosh),
    Row(
      .atanh, "atanh", "arctanh", "artanh", value: .unary(Elementary.atanh),
      derivative: .chain("1÷(1-x^2)"), inverse: .tanh,
      failure: { $0[0].magnitude == 1 ? .pole : nil }),
    Row(
      .asech, "asech", "arcsech", "arsech", value: .unary { Elementary.acosh(1 / $0) },
      derivative: .chain("-1÷(x×√(1-x^2))"), inverse: .sech, failure: { $0[0] == 0 ? .pole : nil }),
    Row(
      .acsch, "acsch", "arccsch", "arcsch", value: .unary { Elementary.asinh(1 / $0) },
      derivative: .chain("-1÷(|x|×√(x^2+1))"), inverse: .csch, failure: pole),
    Row(
      .acoth, "acoth", "arccoth", "arcoth", "acotanh",
      value: .unary { Elementary.atanh(1 / $0) }, derivative: .chain("1÷(1-x^2)"), inverse: .coth,
      failure: { $0[0].magnitude == 1 ? .pole : nil }),
  ]

  private static let exponential: [Row] = [
    Row(
      .sinc, "sinc", value: .unary { $0 == 0 ? 1 : Elementary.sin($0) / $0 },
      derivative: .chain("(cos(x)-sinc(x))÷x", degrees: "(cos(deg(x))-sinc(x))÷x")),
    Row(
      .exp, "exp", value: .unary(Elementary.exp), derivative: .logarithmic("p"),
      notation: .exponential, inverse: .ln),
    Row(
      .ln, "ln", value: .unary(Elementary.ln), derivative: .chain("1÷x"),
      notation: .function(latex: "\\ln"), inverse: .exp,
      failure: logarithm),
    Row(
      .log10, "log", "log10", ascii: "log10", value: .unary(Elementary.log10),
      derivative: .chain("1÷(x×ln(10))"), notation: .function(latex: "\\log"), overload: .log,
      failure: logarithm),
    Row(
      .log2, "log2", value: .unary(Elementary.log2),
      derivative: .chain("1÷(x×ln(2))"), notation: .subscripted(latex: "\\log", base: 2),
      failure: logarithm),
    Row(
      .log, "log",
      value: .binary { base, x in
        if base == 2 { return Elementary.log2(x) }
        if base == 10 { return Elementary.log10(x) }
        return base <= 0 || base == 1 ? .nan : Elementary.ln(x) / Elementary.ln(base)
      },
      derivative: .total("(q÷y-log(x,y)×p÷x)÷ln(x)"),
      notation: .subscripted(latex: "\\log", base: nil),
      failure: {
        if $0[0] <= 0 || $0[0] == 1 { return nil }
        return $0[1] == 0 ? .logarithmOfZero : .logarithmOfNegative
      }),
  ]

  private static let roots: [Row] = [
    Row(
      .squareRoot, "√", "sqrt", ascii: "sqrt", value: .unary { $0.squareRoot() },
      derivative: .chain("1÷(2√(x))"), notation: .radical(degree: 2), failure: negativeRoot),
    Row(
      .cubeRoot, "∛", "cbrt", ascii: "cbrt", value: .unary(Elementary.cbrt),
      derivative: .chain("1÷(3∛(x)^2)"), notation: .radical(degree: 3)),
    Row(
      .root, "root", "nthroot", value: .binary(Elementary.root(_:_:)),
      derivative: .chain("root(x,y)÷(x×y)"), notation: .radical(degree: nil),
      failure: {
        if $0[1] == 0 || $0[0] == 0 { return .divisionByZero }
        return $0[1] == Elementary.floor($0[1]) ? .negativeRoot : nil
      }),
    Row(
      .power, "pow", value: .binary(Elementary.power(_:_:)),
      derivative: .logarithmic("q×ln(x)+y×p÷x"), notation: .power,
      failure: { $0[0] == 0 ? .divisionByZero : nil }),
    Row(
      .hypot, "hypot", value: .binary(Elementary.hypot), derivative: .total("(x×p+y×q)÷hypot(x,y)")),
  ]

  private static let rounding: [Row] = [
    Row(
      .absolute, "abs", value: .unary { $0.magnitude },
      derivative: .chain("sign(x)"),
      notation: .delimiters(latexOpen: "|", latexClose: "|", open: "|", close: "|")),
    Row(
      .sign, "sign", "sgn", value: .unary { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 },
      derivative: .chain("0"), notation: .function(latex: "\\operatorname{sgn}")),
    Row(
      .floor, "floor", value: .unary(Elementary.floor(_:)),
      derivative: .chain("0"),
      notation: .delimiters(latexOpen: "\\lfloor", latexClose: "\\rfloor", open: "⌊", close: "⌋")),
    Row(
      .ceil, "ceil", value: .unary(Elementary.ceil(_:)),
      derivative: .chain("0"),
      notation: .delimiters(latexOpen: "\\lceil", latexClose: "\\rceil", open: "⌈", close: "⌉")),
    Row(.round, "round", value: .unary(Elementary.round(_:)), derivative: .chain("0")),
    Row(.trunc, "trunc", "int", value: .unary(Elementary.trunc(_:)), derivative: .chain("0")),
    Row(.frac, "frac", value: .unary { $0 - Elementary.trunc($0) }, derivative: .chain("1")),
  ]

  private static let whole: [Row] = [
    Row(
      .mod, "mod",
      value: .binary {
        let remainder = Elementary.remainder($0, truncating: $1)
        return remainder != 0 && (remainder < 0) != ($1 < 0) ? remainder + $1 : remainder
      },
      derivative: .total("p-q×floor(x÷y)"), failure: { $0[1] == 0 ? .divisionByZero : nil }),
    Row(
      .gcd, "gcd", operands: 2...Int.max,
      value: .variadic { $0.reduce(0, Elementary.greatestCommonDivisor) },
      notation: .function(latex: "\\gcd")),
    Row(
      .lcm, "lcm", operands: 2...Int.max,
      value: .variadic { $0.reduce(1, Elementary.leastCommonMultiple) }),
    Row(
      .min, "min", value: .variadic { $0.reduce(.infinity) { $1 < $0 ? $1 : $0 } },
      derivative: .total("(p×(1-sign(x-y))+q×(1+sign(x-y)))÷2"), notation: .function(latex: "\\min")
    ),
    Row(
      .max, "max", value: .variadic { $0.reduce(-.infinity) { $1 > $0 ? $1 : $0 } },
      derivative: .total("(p×(1+sign(x-y))+q×(1-sign(x-y)))÷2"), notation: .function(latex: "\\max")
    ),
    Row(.sum, "sum", value: .variadic { $0.reduce(0, +) }, derivative: .linear),
    Row(
      .average, "avg", "average", "mean",
      value: .variadic { $0.reduce(0, +) / Double($0.count) }, derivative: .linear),
    Row(
      .clamp, "clamp", operands: 3...3,
      value: .variadic { $0[0] > $0[2] ? .nan : Swift.min(Swift.max($0[1], $0[0]), $0[2]) },
      derivative: .total("(p×(1-sign(y-x))+q×(sign(y-x)+sign(z-y))+r×(1-sign(z-y)))÷2")),
    Row(
      .factorial, "fact", "fac", value: .unary(Elementary.factorial), notation: .factorial,
      failure: { $0[0] < 0 && $0[0] == Elementary.floor($0[0]) ? .pole : nil }),
    Row(
      .gamma, "gamma", value: .unary(Elementary.gamma),
      notation: .function(latex: "\\Gamma"),
      failure: { $0[0] <= 0 && $0[0] == Elementary.floor($0[0]) ? .pole : nil }),
    Row(
      .combinations, "ncr", "nCr", value: .binary { Elementary.combinations(of: $0, taking: $1) },
      notation: .binomial),
    Row(
      .permutations, "npr", "nPr", value: .binary { Elementary.permutations(of: $0, taking: $1) }),
    Row(.erf, "erf", value: .unary(Elementary.erf), derivative: .chain("2e^(-x^2)÷√(π)")),
    Row(
      .degrees, "deg", "rad2deg", "rtod", value: .unary { $0 * degreesPerRadian },
      derivative: .chain("180÷π")),
    Row(
      .radians, "rad", "deg2rad", "dtor", value: .unary { $0 / degreesPerRadian },
      derivative: .chain("π÷180")),
  ]
}
