/// The hypotenuse.
extension Elementary {
  /// √(*x*² + *y*²) without intermediate overflow; NaN if an operand is, even if the other is
  /// infinite.
  ///
  /// - Returns: A value within 0.8 ulp.
  /// - Source: the squares and their sum to 100 bits after Dekker 1971, then one Newton step from
  ///   the square root, as in Borges 2021, doi:10.1145/3428446.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    hypot(Lanes(repeating: x), Lanes(repeating: y))[0]
  }

  package static func hypot(
    _ xs: UnsafePointer<Lanes>, _ ys: UnsafePointer<Lanes>, into zs: UnsafeMutablePointer<Lanes>,
    count: Int
  ) {
    map(xs, ys, into: zs, count: count, wide: .hypot) { hypot($0, $1) }
  }

  @inline(__always) static func hypot(_ x: Lanes, _ y: Lanes) -> Lanes {
    let (a, b) = (x.magnitude, y.magnitude)
    let larger = a.replacing(with: b, where: a .< b)
    let smaller = b.replacing(with: a, where: a .< b)
    let common = (larger .> 0x1p-400) .& (larger .< 0x1p500) .& (smaller .< 0x1p500)
    let z = hypotOfCommon(larger, smaller)
    return common.isEverywhere
      ? z : z.replacing(with: rareHypot(larger, smaller), where: .!common)
  }

  @inline(never) private static func rareHypot(_ larger: Lanes, _ smaller: Lanes) -> Lanes {
    let isSmall = larger .< 1
    let scale = Lanes(repeating: 0x1p-600).replacing(
      with: Lanes(repeating: 0x1p600), where: isSmall)
    let z = hypotOfCommon(larger * scale, smaller * scale) / scale
    let isInfinite = (larger .== Double.infinity) .| (smaller .== Double.infinity)
    return z.replacing(with: larger + smaller, where: (larger .== 0) .| isInfinite)
  }

  @inline(__always) private static func hypotOfCommon(_ larger: Lanes, _ smaller: Lanes) -> Lanes {
    let largeSquare = DoubleDouble(productOf: larger, larger)
    let smallSquare = DoubleDouble(productOf: smaller, smaller)
    let sum = DoubleDouble(sumOfLarge: largeSquare.high, small: smallSquare.high)
    let sumTail: Lanes = sum.low + (largeSquare.low + smallSquare.low)
    let root = sum.high.squareRoot
    let square = DoubleDouble(productOf: root, root)
    let missing: Lanes = ((sum.high - square.high) - square.low) + sumTail
    return root + missing / (root + root)
  }
}
