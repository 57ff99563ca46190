import OrdinateNumerics

/// A positive number of about 100 bits, as far out in the tails as one likes: a pair times a power of two.
struct ScaledPair: Sendable {
  let pair: DoublePair
  let exponent: Int

  init(_ pair: DoublePair, exponent: Int = 0) { (self.pair, self.exponent) = (pair, exponent) }

  static let zero = ScaledPair(.zero)
  static let one = ScaledPair(.one)

  /// e^`logarithm` times a factor.
  init(exp logarithm: DoublePair, times factor: DoublePair) {
    let bits = Elementary.round(logarithm.high / 0.6931471805599453)
    guard bits.isFinite, bits.magnitude < 1e9 else {
      self = logarithm.high < 0 ? .zero : ScaledPair(.unknown)
      return
    }
    let rest = logarithm - DoublePair.ln(DoublePair(2)) * DoublePair(bits)
    self.init(DoublePair.exp(rest) * factor, exponent: Int(bits))
  }

  /// 1 minus the number.
  var complement: ScaledPair { ScaledPair(.one - value) }

  /// The number as a pair; 0 far below all pairs.
  var value: DoublePair {
    if exponent == 0 { return pair }
    if exponent < -600 { return .zero }
    return pair * DoublePair(Double(sign: .plus, exponent: exponent, significand: 1))
  }

  func times(_ factor: DoublePair) -> ScaledPair { ScaledPair(pair * factor, exponent: exponent) }

  /// The nearest double, but for the last bit of those below the normal ones.
  var double: Double {
    guard pair.isKnown else { return .nan }
    if exponent > 1100 { return .infinity }
    if exponent < -2200 { return 0 }
    // In two steps, for the power itself may be no normal number.
    let half = exponent / 2
    return pair.high * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: exponent - half, significand: 1)
  }

  static func < (a: ScaledPair, b: ScaledPair) -> Bool {
    if a.pair.high <= 0 || b.pair.high <= 0 { return a.pair.high < b.pair.high }
    let difference = a.binaryExponent - b.binaryExponent
    if difference.magnitude > 2 { return difference < 0 }
    return (a.scaled(by: -a.binaryExponent) - b.scaled(by: -a.binaryExponent)).high < 0
  }

  /// The power of two of the number.
  private var binaryExponent: Int { Int(pair.high.exponent) + exponent }

  /// The number times a power of two that brings it near 1.
  private func scaled(by power: Int) -> DoublePair {
    pair * DoublePair(Double(sign: .plus, exponent: exponent + power, significand: 1))
  }
}
