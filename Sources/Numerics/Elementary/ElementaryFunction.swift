/// The elementary functions one by one, for checks that go over all of them.
package enum ElementaryFunction: CaseIterable, Sendable {
  case exp, exp2, expm1, ln, log2, log10, log1p, pow, cbrt, sqrt, hypot
  case sin, cos, tan, asin, acos, atan, atan2
  case sinh, cosh, tanh, asinh, acosh, atanh
  case gamma, logGamma, erf

  /// 1 or 2.
  package var arity: Int {
    switch self {
    case .pow, .hypot, .atan2: 2
    default: 1
    }
  }

  /// The value for the operands in the order in which they are written; the second is ignored where
  /// there is one only.
  package func value(_ x: Double, _ y: Double = 0) -> Double {
    switch self {
    case .exp: Elementary.exp(x)
    case .exp2: Elementary.exp2(x)
    case .expm1: Elementary.expm1(x)
    case .ln: Elementary.ln(x)
    case .log2: Elementary.log2(x)
    case .log10: Elementary.log10(x)
    case .log1p: Elementary.log1p(x)
    case .pow: Elementary.pow(x, y)
    case .cbrt: Elementary.cbrt(x)
    case .sqrt: Lanes(repeating: x).squareRoot[0]
    case .hypot: Elementary.hypot(x, y)
    case .sin: Elementary.sin(x)
    case .cos: Elementary.cos(x)
    case .tan: Elementary.tan(x)
    case .asin: Elementary.asin(x)
    case .acos: Elementary.acos(x)
    case .atan: Elementary.atan(x)
    case .atan2: Elementary.atan2(x, y)
    case .sinh: Elementary.sinh(x)
    case .cosh: Elementary.cosh(x)
    case .tanh: Elementary.tanh(x)
    case .asinh: Elementary.asinh(x)
    case .acosh: Elementary.acosh(x)
    case .atanh: Elementary.atanh(x)
    case .gamma: Elementary.gamma(x)
    case .logGamma: Elementary.logGamma(x)
    case .erf: Elementary.erf(x)
    }
  }

  /// The largest error that is claimed, in units in the last place of the true value; for the
  /// logarithm of the gamma function in those of 1 where they are larger.
  package var largestError: Double {
    switch self {
    case .exp: Accuracy.exp
    case .exp2: Accuracy.exp2
    case .expm1: Accuracy.expm1
    case .ln: Accuracy.ln
    case .log2: Accuracy.log2
    case .log10: Accuracy.log10
    case .log1p: Accuracy.log1p
    case .pow: Accuracy.pow
    case .cbrt: Accuracy.cbrt
    case .sqrt: 0.5
    case .hypot: Accuracy.hypot
    case .sin: Accuracy.sin
    case .cos: Accuracy.cos
    case .tan: Accuracy.tan
    case .asin: Accuracy.asin
    case .acos: Accuracy.acos
    case .atan: Accuracy.atan
    case .atan2: Accuracy.atan2
    case .sinh: Accuracy.sinh
    case .cosh: Accuracy.cosh
    case .tanh: Accuracy.tanh
    case .asinh: Accuracy.asinh
    case .acosh: Accuracy.acosh
    case .atanh: Accuracy.atanh
    case .gamma: Accuracy.gamma
    case .logGamma: Accuracy.logGamma
    case .erf: Accuracy.erf
    }
  }
}
