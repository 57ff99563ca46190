/// A power of e as `scale` · (1 + `fraction`), before it is rounded to a double.
///
/// - Source: Tang 1989, doi:10.1145/63522.214389.
struct Exponential {
  /// The bits of 2^(*n*/128). Past the exponents of doubles they are not the bits of that power,
  /// and only `anyValue` is valid.
  var scaleBits: LaneBits

  /// The rounding error of the table's 2^(*n*/128), relative to it.
  var scaleTail: Lanes

  /// The number *n* of steps of ln 2/128.
  var steps: Lanes

  /// *r*, between −0.0028 and 0.0028, rounded, and the rounding error.
  var r: Lanes
  var rTail: Lanes

  /// e^*r* − 1 − *r*.
  var curve: Lanes

  /// The magnitude below which `value` is valid.
  static var largestCommon: Double { 690 }

  private static var stepsPerUnit: Double { 0x1.71547652b82fep+7 }

  /// ln 2/128 rounded to a multiple of 2⁻⁴⁰, whose product with any *n* is exact, and the rest.
  private static var step: (upper: Double, lower: Double) {
    (0x1.62e42ffp-8, -0x1.718432a1b0e26p-42)
  }

  /// e to the power of `x` + `low`, where `low` is much smaller.
  ///
  /// - Parameter termCount: The number of terms of Taylor's polynomial: 5 for an error of 2⁻⁶⁰
  ///   relative to the power, 6 for 2⁻⁶⁰ relative to *r*.
  @inline(__always) init(_ x: Lanes, low: Lanes? = nil, termCount: Int = 5) {
    // Adding 1.5·2⁵² rounds to a whole number, which is then in the lowest bits.
    let magic = Lanes(repeating: 0x1.8p52)
    let shifted: Lanes = x * Self.stepsPerUnit + magic
    let n = shifted - magic
    steps = n
    let upper = x - n * Self.step.upper
    var lower = n * -Self.step.lower
    if let low { lower += low }
    r = upper + lower
    rTail = lower - (r - upper)
    (scaleBits, scaleTail) = Self.scale(stepBits: shifted.bits)
    curve = Self.curve(r, termCount: termCount)
  }

  /// 2 to the power of `x`.
  @inline(__always) init(base2 x: Lanes) {
    let magic = Lanes(repeating: 0x1.8p45)
    let shifted = x + magic
    steps = (shifted - magic) * 128
    r = (x - (shifted - magic)) * 0x1.62e42fefa39efp-1
    rTail = Lanes()
    (scaleBits, scaleTail) = Self.scale(stepBits: shifted.bits)
    curve = Self.curve(r, termCount: 5)
  }

  /// e to the power of `x` + `low`, for any numbers; an operand that certainly gives zero or
  /// infinity is first moved closer to 0.
  @inline(__always) init(bounding x: Lanes, low: Lanes? = nil) {
    let tooLow = x .< -760
    let tooHigh = x .> 720
    let raised = x.replacing(with: Lanes(repeating: -760), where: tooLow)
    let bounded = raised.replacing(with: Lanes(repeating: 720), where: tooHigh)
    self.init(bounded, low: low?.replacing(with: Lanes(), where: tooLow .| tooHigh))
  }

  @inline(__always) private static func scale(stepBits: LaneBits) -> (LaneBits, tail: Lanes) {
    let index = stepBits & 127
    var bits = LaneBits()
    var tail = Lanes()
    for lane in 0..<Lanes.scalarCount {
      let row = Int(truncatingIfNeeded: index[lane])
      bits[lane] = ExponentialTable.scales[unchecked: row]
      tail[lane] = ExponentialTable.tails[unchecked: row]
    }
    return (bits &+ (stepBits &<< 45), tail)
  }

  @inline(__always) private static func curve(_ r: Lanes, termCount: Int) -> Lanes {
    let square = r * r
    let lower: Lanes = r * (1.0 / 6) + 0.5
    var upper: Lanes = r * (1.0 / 120) + 1.0 / 24
    if termCount > 5 { upper += square * (1.0 / 720) }
    return square * (lower + square * upper)
  }

  /// 2^(−*n*/128), and its rounding error, relative to it.
  @inline(__always) var inverseScale: (rounded: Lanes, tail: Lanes) {
    let (bits, tail) = Self.scale(stepBits: (0x1.8p52 - steps).bits)
    return (Lanes(bits: bits), tail)
  }

  @inline(__always) var scale: Lanes { Lanes(bits: scaleBits) }

  @inline(__always) private var fraction: Lanes { (scaleTail + r) + curve }

  /// The power rounded to a double, if it and `scale` are normal numbers.
  @inline(__always) var value: Lanes { scale + scale * fraction }

  /// The power to 60 bits, if it and `scale` are normal numbers.
  @inline(__always) var precise: DoubleDouble {
    DoubleDouble(sumOfLarge: scale, small: scale * fraction)
  }

  /// The power of any size, rounded to a double only once.
  ///
  /// It is computed at an exponent that doubles have, and then scaled.
  @inline(__always) var anyValue: Lanes {
    // Exponents too large for doubles begin with the bits 10, those too small with 11.
    let leading = (scaleBits ^ (scaleBits &<< 1)) & LaneBits(repeating: 1 << 63)
    let isLarge = leading .!= LaneBits()
    var large = self
    large.scaleBits &-= LaneBits(repeating: 128 << 52)
    var small = self
    small.scaleBits &+= LaneBits(repeating: 256 << 52)
    return small.valueDividedBy2To256.replacing(with: large.value * 0x1p128, where: isLarge)
  }

  /// The power divided by 2²⁵⁶: adding the number whose last place is that of subnormal numbers,
  /// and subtracting it, rounds to such a number.
  @inline(__always) private var valueDividedBy2To256: Lanes {
    let rounded = value
    let rest: Lanes = (scale - rounded) + scale * fraction
    let rounder = Lanes(repeating: 0x1p-766)
    let sum = DoubleDouble(sumOfLarge: rounder, small: rounded)
    let subnormal: Lanes = (sum.high + (sum.low + rest)) - rounder
    return rounded.replacing(with: subnormal, where: rounded .< rounder) * 0x1p-256
  }
}
