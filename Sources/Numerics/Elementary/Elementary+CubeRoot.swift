/// The real cube root.
extension Elementary {
  /// The real cube root, of negative numbers too; exact for cubes.
  ///
  /// - Returns: A value within 0.6 ulp.
  /// - Source: an approximation of 1/∛*a* without a division, after Muller, Elementary Functions
  ///   (third edition 2016), section 10.5, then one step from a root of 26 bits whose cube is
  ///   subtracted exactly.
  public static func cubeRoot(_ x: Double) -> Double { one(x, cubeRoot(_:into:count:)) }

  package static func cubeRoot(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .cubeRoot) { cubeRoot($0) }
  }

  @inline(__always) static func cubeRoot(_ x: Lanes) -> Lanes {
    let magnitude = x.magnitude
    let common = magnitude.isPositiveAndNormal
    let y = cubeRootOfNormal(magnitude).withSign(of: x)
    return common.isEverywhere ? y : y.replacing(with: rareCubeRoot(x), where: .!common)
  }

  @inline(never) private static func rareCubeRoot(_ x: Lanes) -> Lanes {
    let y = cubeRootOfNormal(x.magnitude * 0x1p54) * 0x1p-18
    let isSubnormal = (x.magnitude .> 0) .& (x.magnitude .< Double.infinity)
    return x.replacing(with: y.withSign(of: x), where: isSubnormal)
  }

  /// The cube root of a positive, finite number that is not subnormal.
  @inline(__always) private static func cubeRootOfNormal(_ x: Lanes) -> Lanes {
    // x is a·8^q, with a between 1 and 8 or next to them.
    let exponent = Lanes(bits: (x.bits &>> 52) | LaneBits(repeating: 0x4330_0000_0000_0000))
    let thirds: Lanes = (exponent - (0x1p52 + 1023)) * (1.0 / 3) - 1.0 / 3
    let q = thirds + 0x1.8p52
    let qBits = q.bits &<< 52
    let a = Lanes(bits: x.bits &- (qBits &+ (qBits &<< 1)))

    // A cubic polynomial that errs by 1.7 % of 1/∛a; the two steps reduce this to 10⁻⁶ and 10⁻¹².
    let first: Lanes = a * -0.2972130631 + 1.237026788
    let second: Lanes = a * -0.002548971738 + 0.04589579443
    var inverse: Lanes = first + (a * a) * second
    let error: Lanes = 1 - (a * inverse) * (inverse * inverse)
    let growth: Lanes = (error * (14.0 / 81) + 2.0 / 9) * error + 1.0 / 3
    inverse += inverse * (error * growth)
    let smallError: Lanes = 1 - (a * inverse) * (inverse * inverse)
    inverse += inverse * (smallError * (1.0 / 3))

    let root = (a * inverse * inverse).halves.upper
    let square = (root * root).halves
    let missing: Lanes = (a - square.upper * root) - square.lower * root
    let relative: Lanes = missing * (inverse * (inverse * inverse))
    let step: Lanes = relative * (relative * (2.0 / 9) + 1.0 / 3)
    let y: Lanes = root + root * step
    return Lanes(bits: y.bits &+ qBits)
  }
}
