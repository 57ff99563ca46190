/// A positive number as 2^`exponent` · *c* · (1 + `rest`), with *c* from a table: the parts of its
/// natural logarithm.
///
/// - Source: Tang 1990, doi:10.1145/98267.98294. the products with the reciprocal are exact because
///   it has 11 bits and each half of a significand has at most 29.
struct Logarithm {
  /// The binary exponent *k*: the number is 2^*k* times a factor between 0.68 and 1.38.
  private var exponent: Lanes

  /// ln *c* in two parts; 0 for *c* = 1, the nearest to numbers between 1 − 2⁻⁹ and 1 + 2⁻⁸.
  private var logarithm: Lanes
  private var logarithmTail: Lanes

  /// `rest`, below 0.0043, in two exact parts; the square of the first is exact too.
  private var upper: Lanes
  private var lower: Lanes

  /// The logarithm of `x` + `low`, where `low` is much smaller.
  ///
  /// - Parameters:
  ///   - x: A positive, finite number that is not subnormal; with a `low`, below 2¹⁰⁰⁰.
  @inline(__always) init(_ x: Lanes, low: Lanes? = nil) {
    // The bits of 0.6875 minus half a step of the table.
    let offset = x.bits &- LaneBits(repeating: 0x3FE5_F000_0000_0000)
    let index = (offset &>> 45) & 127
    let exponentBits = offset & LaneBits(repeating: 0xFFF0_0000_0000_0000)
    let significand = Lanes(bits: x.bits &- exponentBits)
    // The exponent plus 2048 in the lowest bits of 2⁵².
    let biased = (offset ^ LaneBits(repeating: 1 << 63)) &>> 52
    exponent =
      Lanes(bits: biased | LaneBits(repeating: 0x4330_0000_0000_0000)) - (0x1p52 + 2048)

    var reciprocal = Lanes()
    logarithm = Lanes()
    logarithmTail = Lanes()
    for lane in 0..<Lanes.scalarCount {
      let row = Int(truncatingIfNeeded: index[lane])
      reciprocal[lane] = LogarithmTable.reciprocals[unchecked: row]
      logarithm[lane] = LogarithmTable.logarithms[unchecked: row]
      logarithmTail[lane] = LogarithmTable.tails[unchecked: row]
    }
    // Rounded to 23 bits after the point, so that numbers just below 1 give 1.
    let rounded = significand.bits &+ LaneBits(repeating: 0x1000_0000)
    let start = Lanes(bits: rounded & LaneBits(repeating: ~0x1FFF_FFFF))
    upper = start * reciprocal - 1
    var end = significand - start
    if let low {
      let scale = Lanes(bits: LaneBits(repeating: 1023 << 52) &- exponentBits)
      end += low * scale
    }
    lower = end * reciprocal
  }

  private static var ln2: (upper: Double, lower: Double) {
    (0x1.62e42fefa38p-1, 0x1.ef35793c7673p-45)
  }

  /// The logarithm in two parts. Their sum errs by little more than its rounding: 2⁻⁵⁷, relative.
  @inline(__always) func parts(doublings: Lanes = Lanes()) -> (high: Lanes, low: Lanes) {
    let r = upper + lower
    let rTail = lower - (r - upper)
    let k = exponent + doublings
    let whole: Lanes = k * Self.ln2.upper + logarithm
    let wholeTail: Lanes = k * Self.ln2.lower + logarithmTail
    let high = whole + r
    let rounding: Lanes = (whole - high) + r
    // ln(1+r) is r - r²/2 + r³·polynomial.
    let square = r * r
    let first: Lanes = r * -0.25 + 1.0 / 3
    let second: Lanes = r * (-1.0 / 6) + 0.2
    let third: Lanes = second + square * (1.0 / 7)
    let polynomial: Lanes = r * (first + square * third) - 0.5
    return (high, (rounding + (rTail + wholeTail)) + square * polynomial)
  }

  /// The logarithm with a relative accuracy of 68 bits.
  @inline(__always) func precise(doublings: Lanes = Lanes()) -> DoubleDouble {
    let r = DoubleDouble(sumOfLarge: upper, small: lower)
    let k = exponent + doublings
    let whole: Lanes = k * Self.ln2.upper + logarithm
    let wholeTail: Lanes = k * Self.ln2.lower + logarithmTail
    let linear = DoubleDouble(sumOfLarge: whole, small: r.high)
    let halved = upper * -0.5
    let quadratic = DoubleDouble(sumOfLarge: linear.high, small: upper * halved)
    let quadraticTail: Lanes = lower * (halved - 0.5 * r.high)
    let square = r.high * r.high
    let first: Lanes = r.high * -0.25 + 1.0 / 3
    let second: Lanes = r.high * (-1.0 / 6) + 0.2
    let third: Lanes = r.high * -0.125 + 1.0 / 7
    let lower: Lanes = second + square * (third + square * (1.0 / 9))
    let cubic: Lanes = (r.high * square) * (first + square * lower)
    let tails: Lanes = (linear.low + quadratic.low) + (r.low + wholeTail)
    return DoubleDouble(sumOfLarge: quadratic.high, small: tails + (quadraticTail + cubic))
  }
}
