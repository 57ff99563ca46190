/// The functions that other modules may call.
///
/// Nothing else here is for other modules: wide lanes are passed in registers that code for every
/// processor does not use.
public enum WideRows {
  /// Computes a row of an elementary function four doubles at a time, with the bits that the narrower
  /// lanes give.
  ///
  /// - Precondition: The processor has AVX2, for which all of this module is compiled.
  /// - Parameters:
  ///   - function: The raw value of a `WideFunction`.
  ///   - xs: The operands, with at least the alignment of doubles.
  ///   - ys: The second operands; ignored by functions of one operand.
  ///   - zs: Where the values are written; this may be the place of the operands.
  ///   - count: The number of groups of four doubles.
  @inline(never) public static func compute(
    _ function: UInt8, _ xs: UnsafeRawPointer, _ ys: UnsafeRawPointer,
    into zs: UnsafeMutableRawPointer, count: Int
  ) {
    guard let function = WideFunction(rawValue: function) else { return }
    let xs = xs.assumingMemoryBound(to: Lanes.self)
    let ys = ys.assumingMemoryBound(to: Lanes.self)
    let zs = zs.assumingMemoryBound(to: Lanes.self)
    switch function {
    case .exp: Elementary.exp(xs, into: zs, count: count)
    case .exp2: Elementary.exp2(xs, into: zs, count: count)
    case .expm1: Elementary.expm1(xs, into: zs, count: count)
    case .ln: Elementary.ln(xs, into: zs, count: count)
    case .log2: Elementary.log2(xs, into: zs, count: count)
    case .log10: Elementary.log10(xs, into: zs, count: count)
    case .log1p: Elementary.log1p(xs, into: zs, count: count)
    case .pow: Elementary.pow(xs, ys, into: zs, count: count)
    case .power: Elementary.power(xs, ys, into: zs, count: count)
    case .cubeRoot: Elementary.cubeRoot(xs, into: zs, count: count)
    case .hypot: Elementary.hypot(xs, ys, into: zs, count: count)
    case .sin: Elementary.sin(xs, into: zs, count: count)
    case .cos: Elementary.cos(xs, into: zs, count: count)
    case .tan: Elementary.tan(xs, into: zs, count: count)
    case .sinOfDegrees: Elementary.sin(degrees: xs, into: zs, count: count)
    case .cosOfDegrees: Elementary.cos(degrees: xs, into: zs, count: count)
    case .tanOfDegrees: Elementary.tan(degrees: xs, into: zs, count: count)
    case .asin: Elementary.asin(xs, into: zs, count: count)
    case .acos: Elementary.acos(xs, into: zs, count: count)
    case .atan: Elementary.atan(xs, into: zs, count: count)
    case .atan2: Elementary.atan2(xs, ys, into: zs, count: count)
    case .sinh: Elementary.sinh(xs, into: zs, count: count)
    case .cosh: Elementary.cosh(xs, into: zs, count: count)
    case .tanh: Elementary.tanh(xs, into: zs, count: count)
    case .asinh: Elementary.asinh(xs, into: zs, count: count)
    case .acosh: Elementary.acosh(xs, into: zs, count: count)
    case .atanh: Elementary.atanh(xs, into: zs, count: count)
    case .erf: Elementary.erf(xs, into: zs, count: count)
    case .floor: Elementary.floor(xs, into: zs, count: count)
    case .ceil: Elementary.ceil(xs, into: zs, count: count)
    case .round: Elementary.round(xs, into: zs, count: count)
    case .trunc: Elementary.trunc(xs, into: zs, count: count)
    }
  }
}

extension WideFunction {
  /// These lanes are the widest, so no wider ones begin a row for them.
  @inline(__always) func computeBeginning(
    _: UnsafePointer<Lanes>, _: UnsafePointer<Lanes>, into _: UnsafeMutablePointer<Lanes>,
    count _: Int
  ) -> Int { 0 }
}
