/// Functions composed of others, where the composition has a gap or a choice.
extension Elementary {
  public static func cot(_ x: Double) -> Double { cos(x) / sin(x) }

  public static func cot(degrees x: Double) -> Double { cos(degrees: x) / sin(degrees: x) }

  /// The angle whose cotangent is `x`, between -π/2 and π/2; π/2 for 0.
  public static func acot(_ x: Double) -> Double { x == 0 ? .pi / 2 : atan(1 / x) }

  /// The angle of the point (`x`, `y`) seen from the origin; the origin itself has no angle.
  public static func argument(_ y: Double, _ x: Double) -> Double {
    x == 0 && y == 0 ? .nan : atan2(y, x)
  }

  /// `sin(x) ÷ x`, and its limit 1 at 0.
  public static func sinc(_ x: Double) -> Double { x == 0 ? 1 : sin(x) / x }

  /// The logarithm of `x` to a positive base other than 1; exact for powers of the bases 2 and 10.
  public static func log(_ x: Double, base: Double) -> Double {
    if base == 2 { return log2(x) }
    if base == 10 { return log10(x) }
    return base <= 0 || base == 1 ? .nan : ln(x) / ln(base)
  }

  /// 1, 0 or -1.
  public static func sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : x }

  package static func sign(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count) { x in
      let one = Lanes(repeating: 1).withSign(of: x)
      return one.replacing(with: x, where: .!(x.magnitude .> 0))
    }
  }

  /// The fractional part of `x`, with the sign of `x`.
  public static func frac(_ x: Double) -> Double { x - trunc(x) }

  /// The remainder of `x ÷ y` with the sign of `y`.
  public static func modulo(_ x: Double, _ y: Double) -> Double {
    let remainder = remainder(x, truncating: y)
    return remainder != 0 && (remainder < 0) != (y < 0) ? remainder + y : remainder
  }
}

extension Elementary {
  /// Rows of the powers that `power(_:_:)` computes.
  package static func power(
    _ xs: UnsafePointer<Lanes>, _ ys: UnsafePointer<Lanes>,
    into zs: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, ys, into: zs, count: count, wide: .power) { x, y in
      let nothing = (x - x) + (y - y)
      return pow(x, y).replacing(with: nothing, where: nothing .!= 0)
    }
  }
}
