extension ElementaryFunction {
  /// The values for a row of operands, which have the same bits as the values one by one; the second
  /// row is ignored where there is one operand only.
  package func values(
    _ xs: UnsafePointer<Lanes>, _ ys: UnsafePointer<Lanes>,
    into zs: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    switch self {
    case .exp: Elementary.exp(xs, into: zs, count: count)
    case .exp2: Elementary.exp2(xs, into: zs, count: count)
    case .expm1: Elementary.expm1(xs, into: zs, count: count)
    case .ln: Elementary.ln(xs, into: zs, count: count)
    case .log2: Elementary.log2(xs, into: zs, count: count)
    case .log10: Elementary.log10(xs, into: zs, count: count)
    case .log1p: Elementary.log1p(xs, into: zs, count: count)
    case .sin: Elementary.sin(xs, into: zs, count: count)
    case .cos: Elementary.cos(xs, into: zs, count: count)
    case .tan: Elementary.tan(xs, into: zs, count: count)
    case .asin: Elementary.asin(xs, into: zs, count: count)
    case .acos: Elementary.acos(xs, into: zs, count: count)
    case .atan: Elementary.atan(xs, into: zs, count: count)
    case .atan2: Elementary.atan2(xs, ys, into: zs, count: count)
    case .gamma: Elementary.gamma(xs, into: zs, count: count)
    case .logGamma: Elementary.logGamma(xs, into: zs, count: count)
    case .erf: Elementary.erf(xs, into: zs, count: count)
    case .sqrt: Elementary.map(xs, into: zs, count: count) { $0.squareRoot }
    case .cbrt: Elementary.cbrt(xs, into: zs, count: count)
    case .sinh: Elementary.sinh(xs, into: zs, count: count)
    case .cosh: Elementary.cosh(xs, into: zs, count: count)
    case .tanh: Elementary.tanh(xs, into: zs, count: count)
    case .asinh: Elementary.asinh(xs, into: zs, count: count)
    case .acosh: Elementary.acosh(xs, into: zs, count: count)
    case .atanh: Elementary.atanh(xs, into: zs, count: count)
    case .pow: Elementary.pow(xs, ys, into: zs, count: count)
    case .hypot: Elementary.hypot(xs, ys, into: zs, count: count)
    }
  }
}
