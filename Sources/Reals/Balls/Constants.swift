/// π and ln 2: stored to a few hundred bits, beyond them computed once to the largest precision asked
/// for so far.
///
/// A computation has one of these and hands it to each function that needs it.
public final class Constants {
  private var knownPi: (precision: Int, value: Ball)?
  private var knownLogOfTwo: (precision: Int, value: Ball)?
  /// Tangent numbers, from which Bernoulli numbers come.
  var knownTangents: [Natural] = []

  public init() {}

  init(copying other: Constants) {
    knownPi = other.knownPi
    knownLogOfTwo = other.knownLogOfTwo
    knownTangents = other.knownTangents
  }

  func isPiKnown(_ precision: Int) -> Bool {
    precision <= Self.storedPrecision || knownPi.map { $0.precision >= precision } ?? false
  }

  /// How many bits of π and ln 2 are stored: enough for nearly every value that is shown.
  static let storedPrecision = 318

  /// The first 320 bits of π, the most significant first.
  private static func storedPi() -> Ball {
    stored(
      (
        0xC90F_DAA2_2168_C234, 0xC4C6_628B_80DC_1CD1, 0x2902_4E08_8A67_CC74, 0x020B_BEA6_3B13_9B22,
        0x514A_0879_8E34_04DD
      ), exponent: -318)
  }

  /// The first 320 bits of ln 2, the most significant first.
  private static func storedLogOfTwo() -> Ball {
    stored(
      (
        0xB172_17F7_D1CF_79AB, 0xC9E3_B398_03F2_F6AF, 0x40F3_4326_7298_B62D, 0x8A0D_175B_8BAA_FA2B,
        0xE7B8_7620_6DEB_AC98
      ), exponent: -320)
  }

  private static func stored(
    _ words: (UInt64, UInt64, UInt64, UInt64, UInt64), exponent: Int64
  ) -> Ball {
    var bits = Natural(words.0)
    bits = bits << 64 + Natural(words.1)
    bits = bits << 64 + Natural(words.2)
    bits = bits << 64 + Natural(words.3)
    bits = bits << 64 + Natural(words.4)
    return Ball(Integer(bits), exponent: exponent, radius: .powerOfTwo(exponent))
  }

  /// π to a relative precision in bits.
  ///
  /// - Complexity: O(bits^1.585 · log bits) where it is not known yet.
  /// - Source: Chudnovsky and Chudnovsky 1988, by binary splitting.
  public func pi(_ precision: Int) -> Ball {
    if knownPi == nil && precision <= Self.storedPrecision {
      knownPi = (Self.storedPrecision, Self.storedPi())
    }
    if let known = knownPi, known.precision >= precision {
      return known.value.rounded(to: precision + 1)
    }
    let bits = precision + 16
    // Each term gives 47.11 bits.
    let sums = Self.pi(0, bits / 47 + 2)
    let root = Ball(10005).squareRoot(bits) ?? Ball(0)
    let numerator = root.multiplied(by: Ball(sums.q * 426_880), bits)
    // The rest of the series is less than its first term left out, which is below 2^(-bits-40).
    let denominator = Ball(sums.t).widened(by: .powerOfTwo(Int64(sums.t.magnitude.bitWidth - bits)))
    let value = numerator.divided(by: denominator, bits) ?? Ball(3)
    knownPi = (precision, value)
    return value.rounded(to: precision + 1)
  }

  private static func pi(_ lower: Int, _ upper: Int) -> (p: Integer, q: Integer, t: Integer) {
    if upper - lower == 1 {
      let k = Integer(lower)
      let p: Integer
      let q: Integer
      if lower == 0 {
        (p, q) = (1, 1)
      } else {
        p = (k * 6 - 5) * (k * 2 - 1) * (k * 6 - 1)
        // 640320³ ÷ 24
        q = k * k * k * Integer(Natural(640_320).power(3) / 24)
      }
      let t = p * (k * 545_140_134 + 13_591_409)
      return (p, q, lower & 1 == 0 ? t : -t)
    }
    let middle = (lower + upper) / 2
    let a = pi(lower, middle)
    let b = pi(middle, upper)
    return (a.p * b.p, a.q * b.q, a.t * b.q + a.p * b.t)
  }

  /// The natural logarithm of 2 to a relative precision in bits.
  ///
  /// - Source: ln 2 = 18 atanh(1÷26) − 2 atanh(1÷4801) + 8 atanh(1÷8749), by binary splitting.
  public func logOfTwo(_ precision: Int) -> Ball {
    if knownLogOfTwo == nil && precision <= Self.storedPrecision {
      knownLogOfTwo = (Self.storedPrecision, Self.storedLogOfTwo())
    }
    if let known = knownLogOfTwo, known.precision >= precision {
      return known.value.rounded(to: precision + 1)
    }
    let bits = precision + 16
    var sum = Ball(0)
    for (factor, q) in [(18, 26), (-2, 4801), (8, 8749)] {
      sum = sum.adding(
        Self.areaTangent(ofOneOver: q, bits).multiplied(by: Ball(factor), bits), bits)
    }
    knownLogOfTwo = (precision, sum)
    return sum.rounded(to: precision + 1)
  }

  /// atanh(1÷q) = Σ 1 ÷ ((2k+1) q^(2k+1)).
  private static func areaTangent(ofOneOver q: Int, _ bits: Int) -> Ball {
    let square = Integer(q * q)
    let bitsOfTerm = Natural(UInt(q * q)).bitWidth - 1
    let sums = terms(0, bits / bitsOfTerm + 2, square)
    let sum = Ball(sums.t).divided(by: Ball(sums.b * sums.q * Integer(q)), bits) ?? Ball(0)
    return sum.widened(by: .powerOfTwo(Int64(-bits)))
  }

  /// `t ÷ (b · q)` is Σ 1 ÷ ((2k+1) square^(k-lower)) from `lower` up to `upper`; `q` is square^(upper-lower-1).
  private static func terms(
    _ lower: Int, _ upper: Int, _ square: Integer
  ) -> (q: Integer, b: Integer, t: Integer) {
    if upper - lower == 1 { return (1, Integer(2 * lower + 1), 1) }
    let middle = (lower + upper) / 2
    let a = terms(lower, middle, square)
    let b = terms(middle, upper, square)
    let q = b.q * square
    return (a.q * q, a.b * b.b, a.t * b.b * q + a.b * b.t)
  }
}
