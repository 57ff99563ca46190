import OrdinateNumerics
import Reals

// The rows of the table for trigonometric and hyperbolic functions.
extension Operation {
  static let trigonometric: [Row] = [
    Row(
      .sin, "sin", value: .ofAngle(radians: Elementary.sin(_:), degrees: Elementary.sin(degrees:)),
      real: .ofAngle(.sine),
      tape: .ofAngle(
        radians: .unary(
          Elementary.sin(_:into:count:), IntervalLanes.sin(_:),
          rows: IntervalLanes.sin(_:into:count:)),
        degrees: .unary(Elementary.sin(degrees:into:count:), IntervalLanes.sin(degrees:))),
      derivative: .chain("cos(x)"), notation: .function(latex: "\\sin"), inverse: .asin),
    Row(
      .cos, "cos", value: .ofAngle(radians: Elementary.cos(_:), degrees: Elementary.cos(degrees:)),
      real: .ofAngle(.cosine),
      tape: .ofAngle(
        radians: .unary(
          Elementary.cos(_:into:count:), IntervalLanes.cos(_:),
          rows: IntervalLanes.cos(_:into:count:)),
        degrees: .unary(Elementary.cos(degrees:into:count:), IntervalLanes.cos(degrees:))),
      derivative: .chain("-sin(x)"), notation: .function(latex: "\\cos"), inverse: .acos),
    Row(
      .tan, "tan", value: .ofAngle(radians: Elementary.tan(_:), degrees: Elementary.tan(degrees:)),
      real: .ofAngle(.tangent),
      tape: .ofAngle(
        radians: .unary(Elementary.tan(_:into:count:), IntervalLanes.tan(_:)),
        degrees: .unary(Elementary.tan(degrees:into:count:), IntervalLanes.tan(degrees:))),
      derivative: .chain("1÷cos(x)^2"), notation: .function(latex: "\\tan"), inverse: .atan,
      failure: pole),
    Row(
      .sec, "sec",
      value: .ofAngle(
        radians: { 1 / Elementary.cos($0) }, degrees: { 1 / Elementary.cos(degrees: $0) }),
      real: .reciprocalOfAngle(.cosine), tape: .expansion { $0.reciprocal(of: .cos, $1) },
      derivative: .chain("sec(x)×tan(x)"), notation: .function(latex: "\\sec"), inverse: .asec,
      failure: pole),
    Row(
      .csc, "csc", "cosec",
      value: .ofAngle(
        radians: { 1 / Elementary.sin($0) }, degrees: { 1 / Elementary.sin(degrees: $0) }),
      real: .reciprocalOfAngle(.sine), tape: .expansion { $0.reciprocal(of: .sin, $1) },
      derivative: .chain("-csc(x)×cot(x)"), notation: .function(latex: "\\csc"), inverse: .acsc,
      failure: pole),
    Row(
      .cot, "cot", "cotan",
      value: .ofAngle(
        radians: Elementary.cot(_:), degrees: Elementary.cot(degrees:)),
      real: .cot,
      tape: .ofAngle(
        radians: .pointwise(Elementary.cot(_:), IntervalLanes.cot(_:)),
        degrees: .pointwise(Elementary.cot(degrees:), IntervalLanes.cot(degrees:))),
      derivative: .chain("-1÷sin(x)^2"), notation: .function(latex: "\\cot"), inverse: .acot,
      failure: pole),
    Row(
      .asin, "asin", "arcsin", value: .givingAngle(Elementary.asin),
      real: .givingAngle(.arcSine), tape: .givingAngle(.unary(Elementary.asin, IntervalLanes.asin)),
      derivative: .chain("1÷√(1-x^2)"), notation: .function(latex: "\\arcsin"), inverse: .sin),
    Row(
      .acos, "acos", "arccos", value: .givingAngle(Elementary.acos),
      real: .givingAngle(.arcCosine),
      tape: .givingAngle(.unary(Elementary.acos, IntervalLanes.acos)),
      derivative: .chain("-1÷√(1-x^2)"), notation: .function(latex: "\\arccos"), inverse: .cos),
    Row(
      .atan, "atan", "arctan", value: .givingAngle(Elementary.atan),
      real: .givingAngle(.arcTangent),
      tape: .givingAngle(.unary(Elementary.atan, IntervalLanes.atan)),
      derivative: .chain("1÷(1+x^2)"), notation: .function(latex: "\\arctan"), inverse: .tan),
    Row(
      .asec, "asec", "arcsec", value: .givingAngle { Elementary.acos(1 / $0) },
      real: .givingAngleOfReciprocal(.arcCosine),
      tape: .expansion { $0.apply(.acos, toReciprocalOf: $1) },
      derivative: .chain("1÷(|x|×√(x^2-1))"), inverse: .sec),
    Row(
      .acsc, "acsc", "arccsc", value: .givingAngle { Elementary.asin(1 / $0) },
      real: .givingAngleOfReciprocal(.arcSine),
      tape: .expansion { $0.apply(.asin, toReciprocalOf: $1) },
      derivative: .chain("-1÷(|x|×√(x^2-1))"), inverse: .csc),
    Row(
      .acot, "acot", "arccot", "acotan",
      value: .givingAngle(Elementary.acot),
      real: .acot, tape: .givingAngle(.pointwise(Elementary.acot, IntervalLanes.acot)),
      derivative: .chain("-1÷(1+x^2)"), inverse: .cot),
    Row(
      .atan2, "atan2", "arctan2",
      value: .binaryGivingAngle(Elementary.argument),
      real: .atan2, tape: .givingAngle(.pointwise(Elementary.argument, each: Interval.argument)),
      derivative: .total("(p×y-x×q)÷(x^2+y^2)")),
  ]

  static let hyperbolic: [Row] = [
    Row(
      .sinh, "sinh", value: .unary(Elementary.sinh),
      real: .function(.hyperbolicSine),
      tape: .function(.unary(Elementary.sinh, IntervalLanes.sinh)), derivative: .chain("cosh(x)"),
      notation: .function(latex: "\\sinh"),
      inverse: .asinh),
    Row(
      .cosh, "cosh", value: .unary(Elementary.cosh),
      real: .function(.hyperbolicCosine),
      tape: .function(.unary(Elementary.cosh, IntervalLanes.cosh)), derivative: .chain("sinh(x)"),
      notation: .function(latex: "\\cosh"),
      inverse: .acosh),
    Row(
      .tanh, "tanh", value: .unary(Elementary.tanh),
      real: .function(.hyperbolicTangent),
      tape: .function(.unary(Elementary.tanh, IntervalLanes.tanh)),
      derivative: .chain("1÷cosh(x)^2"),
      notation: .function(latex: "\\tanh"),
      inverse: .atanh),
    Row(
      .sech, "sech", value: .unary { 1 / Elementary.cosh($0) },
      real: .reciprocal(of: .hyperbolicCosine), tape: .expansion { $0.reciprocal(of: .cosh, $1) },
      derivative: .chain("-sech(x)×tanh(x)"), inverse: .asech),
    Row(
      .csch, "csch", value: .unary { 1 / Elementary.sinh($0) },
      real: .reciprocal(of: .hyperbolicSine), tape: .expansion { $0.reciprocal(of: .sinh, $1) },
      derivative: .chain("-csch(x)×coth(x)"), inverse: .acsch, failure: pole),
    Row(
      .coth, "coth", "cotanh", value: .unary { 1 / Elementary.tanh($0) },
      real: .reciprocal(of: .hyperbolicTangent), tape: .expansion { $0.reciprocal(of: .tanh, $1) },
      derivative: .chain("-1÷sinh(x)^2"), notation: .function(latex: "\\coth"), inverse: .acoth,
      failure: pole),
    Row(
      .asinh, "asinh", "arcsinh", "arsinh", value: .unary(Elementary.asinh),
      real: .function(.inverseHyperbolicSine),
      tape: .function(.unary(Elementary.asinh, IntervalLanes.asinh)),
      derivative: .chain("1÷√(x^2+1)"), inverse: .sinh),
    Row(
      .acosh, "acosh", "arccosh", "arcosh", value: .unary(Elementary.acosh),
      real: .function(.inverseHyperbolicCosine),
      tape: .function(.unary(Elementary.acosh, IntervalLanes.acosh)),
      derivative: .chain("1÷√(x^2-1)"), inverse: .cosh),
    Row(
      .atanh, "atanh", "arctanh", "artanh", value: .unary(Elementary.atanh),
      real: .function(.inverseHyperbolicTangent),
      tape: .function(.unary(Elementary.atanh, IntervalLanes.atanh)),
      derivative: .chain("1÷(1-x^2)"), inverse: .tanh,
      failure: { $0[0].magnitude == 1 ? .pole : nil }),
    Row(
      .asech, "asech", "arcsech", "arsech", value: .unary { Elementary.acosh(1 / $0) },
      real: .ofReciprocal(.inverseHyperbolicCosine, atZero: .pole),
      tape: .expansion { $0.apply(.acosh, toReciprocalOf: $1) },
      derivative: .chain("-1÷(x×√(1-x^2))"), inverse: .sech, failure: { $0[0] == 0 ? .pole : nil }),
    Row(
      .acsch, "acsch", "arccsch", "arcsch", value: .unary { Elementary.asinh(1 / $0) },
      real: .ofReciprocal(.inverseHyperbolicSine, atZero: .pole),
      tape: .expansion { $0.apply(.asinh, toReciprocalOf: $1) },
      derivative: .chain("-1÷(|x|×√(x^2+1))"), inverse: .csch, failure: pole),
    Row(
      .acoth, "acoth", "arccoth", "arcoth", "acotanh",
      value: .unary { Elementary.atanh(1 / $0) },
      real: .ofReciprocal(.inverseHyperbolicTangent, atZero: .outOfDomain),
      tape: .expansion { $0.apply(.atanh, toReciprocalOf: $1) }, derivative: .chain("1÷(1-x^2)"),
      inverse: .coth,
      failure: { $0[0].magnitude == 1 ? .pole : nil }),
  ]
}
