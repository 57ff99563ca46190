import OrdinateNumerics
import Reals

extension Operation {
  /// One row for each operation, in the order of the cases.
  static let table: [Row] =
    trigonometric + hyperbolic + exponential + roots + rounding + whole + distributions

  private static let degreesPerRadian = 180 / Double.pi

  /// A pole; next to 0 a value that is too large.
  static let pole: @Sendable ([Double]) -> DomainError? = {
    $0[0] != 0 && $0[0].magnitude < 0x1p-1000 ? nil : .pole
  }

  private static func poleOfGamma(_ x: Double) -> DomainError? {
    x <= 0 && x == Elementary.floor(x) ? .pole : nil
  }

  private static let negativeRoot: @Sendable ([Double]) -> DomainError? = {
    $0[0] < 0 ? .negativeRoot : nil
  }

  private static let logarithm: @Sendable ([Double]) -> DomainError? = {
    $0[0] == 0 ? .logarithmOfZero : .logarithmOfNegative
  }

  private static let exponential: [Row] = [
    Row(
      .sinc, "sinc", value: .unary(Elementary.sinc),
      real: .sinc, tape: .function(.pointwise(Elementary.sinc, each: Interval.sinc)),
      derivative: .chain("(cos(x)-sinc(x))÷x", degrees: "(cos(deg(x))-sinc(x))÷x")),
    Row(
      .exp, "exp", value: .unary(Elementary.exp),
      real: .function(.exponential), tape: .function(.unary(Elementary.exp, IntervalLanes.exp)),
      derivative: .logarithmic("p"),
      notation: .exponential, inverse: .ln),
    Row(
      .ln, "ln", value: .unary(Elementary.ln),
      real: .function(.logarithm), tape: .function(.unary(Elementary.ln, IntervalLanes.ln)),
      derivative: .chain("1÷x"),
      notation: .function(latex: "\\ln"), inverse: .exp,
      failure: logarithm),
    Row(
      .log10, "log", "log10", "lg", ascii: "log10", value: .unary(Elementary.log10),
      real: .logarithm(base: 10), tape: .function(.unary(Elementary.log10, IntervalLanes.log10)),
      derivative: .chain("1÷(x×ln(10))"), notation: .function(latex: "\\log"), overload: .log,
      failure: logarithm),
    Row(
      .log2, "log2", value: .unary(Elementary.log2),
      real: .logarithm(base: 2), tape: .function(.unary(Elementary.log2, IntervalLanes.log2)),
      derivative: .chain("1÷(x×ln(2))"), notation: .subscripted(latex: "\\log", base: 2),
      failure: logarithm),
    Row(
      .log, "log",
      value: .binary { Elementary.log($1, base: $0) },
      real: .log,
      tape: .function(
        .pointwise({ Elementary.log($1, base: $0) }, each: { Interval.log($1, base: $0) })),
      derivative: .total("(q÷y-log(x,y)×p÷x)÷ln(x)"),
      notation: .subscripted(latex: "\\log", base: nil),
      failure: {
        if $0[0] <= 0 || $0[0] == 1 { return nil }
        return $0[1] == 0 ? .logarithmOfZero : .logarithmOfNegative
      }),
  ]

  private static let roots: [Row] = [
    Row(
      .squareRoot, "√", "sqrt", ascii: "sqrt", value: .unary(Elementary.squareRoot),
      real: .root(degree: 2), tape: .expansion { $0.builder.squareRoot($1[0]) },
      derivative: .chain("1÷(2√(x))"), notation: .radical(degree: 2), failure: negativeRoot),
    Row(
      .cubeRoot, "∛", "cbrt", ascii: "cbrt", value: .unary(Elementary.cubeRoot),
      real: .root(degree: 3), tape: .function(.unary(Elementary.cubeRoot, IntervalLanes.cubeRoot)),
      derivative: .chain("1÷(3∛(x)^2)"), notation: .radical(degree: 3)),
    Row(
      .root, "root", "nthroot", value: .binary(Elementary.root(_:_:)),
      real: .anyRoot, tape: .function(.pointwise(Elementary.root(_:_:), each: Interval.root)),
      derivative: .total("p×root(x,y)÷(x×y)-q×root(x,y)×ln(x)÷y^2"),
      notation: .radical(degree: nil),
      failure: {
        if $0[1] == 0 || $0[0] == 0 { return .divisionByZero }
        return $0[1] == Elementary.floor($0[1]) ? .negativeRoot : nil
      }),
    Row(
      .power, "pow", value: .binary(Elementary.power(_:_:)),
      real: .power, tape: .function(.binary(Elementary.power, each: Interval.power(_:_:))),
      derivative: .logarithmic("q×ln(x)+y×p÷x"), notation: .power,
      failure: { $0[0] == 0 ? .divisionByZero : nil }),
    Row(
      .hypot, "hypot", operands: 2...Int.max,
      value: .variadic { $0.reduce(0, Elementary.hypot) },
      real: .hypot, tape: .function(.binary(Elementary.hypot, each: Interval.hypot)),
      derivative: .total("(x×p+y×q)÷hypot(x,y)")),
  ]

  private static let rounding: [Row] = [
    Row(
      .absolute, "abs", value: .unary { $0.magnitude },
      real: .absolute, tape: .expansion { $0.builder.absolute($1[0]) },
      derivative: .chain("sign(x)"),
      notation: .delimiters(latexOpen: "|", latexClose: "|", open: "|", close: "|")),
    Row(
      .sign, "sign", "sgn", value: .unary(Elementary.sign),
      real: .sign, tape: .function(.step(Elementary.sign, IntervalLanes.sign)),
      derivative: .chain("0"), notation: .function(latex: "\\operatorname{sgn}")),
    Row(
      .floor, "floor", value: .unary(Elementary.floor(_:)),
      real: .floor, tape: .function(.step(Elementary.floor, IntervalLanes.floor)),
      derivative: .chain("0"),
      notation: .delimiters(latexOpen: "\\lfloor", latexClose: "\\rfloor", open: "⌊", close: "⌋")),
    Row(
      .ceil, "ceil", value: .unary(Elementary.ceil(_:)),
      real: .ceil, tape: .function(.step(Elementary.ceil, IntervalLanes.ceil)),
      derivative: .chain("0"),
      notation: .delimiters(latexOpen: "\\lceil", latexClose: "\\rceil", open: "⌈", close: "⌉")),
    Row(
      .round, "round", value: .unary(Elementary.round(_:)),
      real: .round, tape: .function(.step(Elementary.round, IntervalLanes.round)),
      derivative: .chain("0"), overload: .roundToPlaces),
    Row(
      .trunc, "trunc", "int", value: .unary(Elementary.trunc(_:)),
      real: .trunc, tape: .function(.step(Elementary.trunc, IntervalLanes.trunc)),
      derivative: .chain("0")),
    Row(
      .frac, "frac", value: .unary(Elementary.frac),
      real: .frac, tape: .function(.pointwise(Elementary.frac, each: Interval.frac)),
      derivative: .chain("1")),
  ]

  private static let whole: [Row] = [
    Row(
      .mod, "mod",
      value: .binary(Elementary.modulo),
      real: .mod, tape: .function(.pointwise(Elementary.modulo, each: Interval.modulo)),
      derivative: .total("p-q×floor(x÷y)"), failure: { $0[1] == 0 ? .divisionByZero : nil }),
    Row(
      .gcd, "gcd", operands: 2...Int.max,
      value: .variadic { $0.reduce(0, Elementary.greatestCommonDivisor) },
      real: .gcd,
      tape: .function(
        .pointwise(Elementary.greatestCommonDivisor, each: Interval.greatestCommonDivisor)),
      notation: .function(latex: "\\gcd")),
    Row(
      .lcm, "lcm", operands: 2...Int.max,
      value: .variadic { $0.reduce(1, Elementary.leastCommonMultiple) },
      real: .lcm,
      tape: .function(
        .pointwise(Elementary.leastCommonMultiple, each: Interval.leastCommonMultiple))),
    Row(
      .min, "min", value: .variadic { $0.reduce(.infinity) { $1 < $0 ? $1 : $0 } },
      real: .min, tape: .expansion { $0.minimum($1) },
      derivative: .total("(p×(1-sign(x-y))+q×(1+sign(x-y)))÷2"), notation: .function(latex: "\\min")
    ),
    Row(
      .max, "max", value: .variadic { $0.reduce(-.infinity) { $1 > $0 ? $1 : $0 } },
      real: .max, tape: .expansion { $0.maximum($1) },
      derivative: .total("(p×(1+sign(x-y))+q×(1-sign(x-y)))÷2"), notation: .function(latex: "\\max")
    ),
    Row(
      .sum, "sum", value: .variadic { $0.reduce(0, +) },
      real: .sum, tape: .expansion { $0.sum($1) }, derivative: .linear),
    Row(
      .average, "avg", "average", "mean",
      value: .variadic { $0.reduce(0, +) / Double($0.count) },
      real: .average, tape: .expansion { $0.average($1) }, derivative: .linear),
    Row(
      .clamp, "clamp", operands: 3...3,
      value: .variadic { $0[0] > $0[2] ? .nan : Swift.min(Swift.max($0[1], $0[0]), $0[2]) },
      real: .clamp, tape: .expansion { $0.clamp($1) },
      derivative: .total("(p×(1-sign(y-x))+q×(sign(y-x)+sign(z-y))+r×(1-sign(z-y)))÷2")),
    Row(
      .factorial, "fact", "fac", value: .unary(Elementary.factorial),
      real: .factorial, tape: .function(.pointwise(Elementary.factorial, each: Interval.factorial)),
      derivative: .logarithmic("p×digamma(x+1)"), notation: .suffix("!"),
      failure: { poleOfGamma($0[0] + 1) }),
    Row(
      .gamma, "gamma", value: .unary(Elementary.gamma),
      real: .function(.gamma), tape: .function(.pointwise(Elementary.gamma, each: Interval.gamma)),
      derivative: .logarithmic("p×digamma(x)"), notation: .function(latex: "\\Gamma"),
      failure: { poleOfGamma($0[0]) }),
    Row(
      .combinations, "ncr", "nCr", value: .binary { Elementary.combinations(of: $0, taking: $1) },
      real: .combinations,
      tape: .function(
        .pointwise(Elementary.combinations(of:taking:), each: Interval.combinations(of:taking:))),
      notation: .binomial),
    Row(
      .permutations, "npr", "nPr", value: .binary { Elementary.permutations(of: $0, taking: $1) },
      real: .permutations,
      tape: .function(
        .pointwise(Elementary.permutations(of:taking:), each: Interval.permutations(of:taking:)))),
    Row(
      .erf, "erf", value: .unary(Elementary.erf),
      real: .function(.errorFunction), tape: .function(.unary(Elementary.erf, IntervalLanes.erf)),
      derivative: .chain("2e^(-x^2)÷√(π)")),
    Row(
      .degrees, "deg", "rad2deg", "rtod", value: .unary { $0 * degreesPerRadian },
      real: .inDegrees, tape: .expansion { $0.builder.multiply($1[0], .degreesPerRadian) },
      derivative: .chain("180÷π")),
    Row(
      .radians, "rad", "deg2rad", "dtor", value: .unary { $0 / degreesPerRadian },
      real: .inRadians, tape: .expansion { $0.radians($1) },
      derivative: .chain("π÷180")),
    Row(
      .degree, "degree",
      value: .ofAngle(radians: { $0 / degreesPerRadian }, degrees: { $0 }),
      real: .degreeSign, tape: .expansion { $0.degree($1) },
      derivative: .chain("π÷180", degrees: "180÷π"), notation: .suffix("°")),
    Row(
      .doubleFactorial, "dfact", value: .unary(Elementary.doubleFactorial),
      real: .doubleFactorial,
      tape: .function(.pointwise(Elementary.doubleFactorial, each: Interval.doubleFactorial)),
      notation: .suffix("!!")),
    Row(
      .expm1, "expm1", value: .unary(Elementary.expm1),
      real: .expm1, tape: .function(.unary(Elementary.expm1, IntervalLanes.expm1)),
      derivative: .chain("exp(x)")),
    Row(
      .log1p, "log1p", value: .unary(Elementary.log1p),
      real: .log1p, tape: .function(.unary(Elementary.log1p, IntervalLanes.log1p)),
      derivative: .chain("1÷(1+x)"),
      failure: { $0[0] == -1 ? .logarithmOfZero : .logarithmOfNegative }),
    Row(
      .erfc, "erfc", value: .unary(Elementary.erfc),
      real: .function(.complementaryErrorFunction),
      tape: .function(.pointwise(Elementary.erfc, each: Interval.erfc)),
      derivative: .chain("-2e^(-x^2)÷√(π)")),
    Row(
      .product, "product", "prod", value: .variadic { $0.reduce(1, *) },
      real: .product, tape: .expansion { $0.product($1) }, derivative: .total("p×y+x×q")),
    Row(
      .median, "median", value: .variadic(Elementary.median), real: .median,
      tape: .expansion { $0.median($1) }),
    Row(
      .variance, "var", operands: 2...Int.max, value: .variadic(Elementary.variance),
      real: .variance, tape: .expansion { $0.variance($1) }, derivative: .deviations("2÷y")),
    Row(
      .deviation, "stdev", operands: 2...Int.max,
      value: .variadic { Elementary.squareRoot(Elementary.variance($0)) },
      real: .deviation, tape: .expansion { $0.deviation($1) }, derivative: .deviations("1÷(x×y)")),
    Row(
      .roundToPlaces, "round", value: .binary { Elementary.round($0, places: $1) },
      real: .roundToPlaces,
      tape: .function(
        .pointwise(
          { Elementary.round($0, places: $1) }, each: { Interval.round($0, places: $1) })),
      derivative: .chain("0")),
    Row(
      .summation, "Σ", "∑", "sumfrom", ascii: "sumfrom", value: .series(start: 0) { $0 + $1 },
      real: .series, tape: .expansion { compiler, _ in compiler.unknown() }, derivative: .series,
      notation: .series(latex: "\\sum", sign: "∑")),
    Row(
      .iteratedProduct, "Π", "∏", "prodfrom", ascii: "prodfrom",
      value: .series(start: 1) { $0 * $1 }, real: .series,
      tape: .expansion { compiler, _ in compiler.unknown() },
      derivative: .series, notation: .series(latex: "\\prod", sign: "∏")),
    Row(
      .integral, "∫", "integral", ascii: "integral", value: .series(start: 0) { $0 + $1 },
      real: .series, tape: .expansion { compiler, _ in compiler.unknown() }, derivative: .series,
      notation: .series(latex: "\\int", sign: "∫")),
    Row(
      .digamma, "digamma", value: .unary(Elementary.digamma), real: .function(.polygamma(0)),
      tape: .function(
        .pointwise(Elementary.digamma, each: { Interval.polygamma(Interval(0), $0) })),
      derivative: .chain("polygamma(1,x)"),
      failure: { poleOfGamma($0[0]) }),
    Row(
      .polygamma, "polygamma", value: .binary { Elementary.polygamma($0, $1) }, real: .polygamma,
      tape: .function(
        .pointwise({ Elementary.polygamma($0, $1) }, each: { Interval.polygamma($0, $1) })),
      derivative: .total("polygamma(x+1,y)×q"),
      failure: { poleOfGamma($0[1]) }),
  ]
}
