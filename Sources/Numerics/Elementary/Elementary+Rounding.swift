/// The whole numbers next to a number, exact. An infinity gives itself, and a result of 0 has the
/// operand's sign.
///
/// - Source: a sum with 2⁵² has no room for a fraction: Muller et al., Handbook of Floating-Point
///   Arithmetic, 2nd ed. 2018, section 4.5.
extension Elementary {
  /// The largest whole number not above `x`.
  public static func floor(_ x: Double) -> Double { floor(Lanes(repeating: x))[0] }

  package static func floor(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .floor) { floor($0) }
  }

  /// The smallest whole number not below `x`.
  public static func ceil(_ x: Double) -> Double { ceil(Lanes(repeating: x))[0] }

  package static func ceil(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .ceil) { ceil($0) }
  }

  /// The whole number nearest to `x`; a tie goes away from 0.
  public static func round(_ x: Double) -> Double { round(Lanes(repeating: x))[0] }

  package static func round(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .round) { round($0) }
  }

  /// `x` rounded towards 0 to a whole number.
  public static func trunc(_ x: Double) -> Double { trunc(Lanes(repeating: x))[0] }

  package static func trunc(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .trunc) { trunc($0) }
  }

  @inline(__always) static func floor(_ x: Lanes) -> Lanes {
    let nearest = nearestWhole(x)
    return (nearest - one(where: nearest .> x)).withSign(of: x)
  }

  @inline(__always) static func ceil(_ x: Lanes) -> Lanes {
    let nearest = nearestWhole(x)
    return (nearest + one(where: nearest .< x)).withSign(of: x)
  }

  @inline(__always) static func round(_ x: Lanes) -> Lanes {
    let magnitude = x.magnitude
    let nearest = nearestWhole(magnitude)
    // Exact; it is 1/2 only for a tie whose even number is the lower one.
    let above = magnitude - nearest
    return (nearest + one(where: above .== 0.5)).withSign(of: x)
  }

  @inline(__always) static func trunc(_ x: Lanes) -> Lanes {
    let magnitude = x.magnitude
    let nearest = nearestWhole(magnitude)
    return (nearest - one(where: nearest .> magnitude)).withSign(of: x)
  }

  /// The whole number nearest to `x`; a tie goes to the even one.
  @inline(__always) static func nearestWhole(_ x: Lanes) -> Lanes {
    // From here on there are no fractions; NaN is not below the limit either.
    let limit = Lanes(repeating: 0x1p52)
    let shift = limit.withSign(of: x)
    let rounded = ((x + shift) - shift).withSign(of: x)
    return x.replacing(with: rounded, where: x.magnitude .< limit)
  }

  @inline(__always) private static func one(where claim: LaneMask) -> Lanes {
    Lanes.zero.replacing(with: Lanes(repeating: 1), where: claim)
  }
}
