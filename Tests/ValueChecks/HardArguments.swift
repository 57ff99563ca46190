/// A fixed sequence of doubles, the same on every platform, in which every kind is frequent: any
/// exponent with the special values, moderate numbers, numbers close to 0 and 1, whole numbers and
/// halves, and numbers close to multiples of π/2.
///
/// - Source: SplitMix64, Steele, Lea, Flood 2014, doi:10.1145/2714064.2660195.
package struct HardArguments {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> Double {
    let kind = bits() % 8
    let fraction = 2 * Double(bits() >> 11) * 0x1p-53 - 1
    switch kind {
    case 0, 1: return Double(bitPattern: bits())
    case 2: return 10 * fraction
    case 3: return 800 * fraction
    case 4: return fraction * Double(sign: .plus, exponent: -Int(bits() % 64), significand: 1)
    case 5: return 1 + fraction * Double(sign: .plus, exponent: -Int(bits() % 54), significand: 1)
    case 6: return Double(Int64(bits() % 801) - 400) / 2
    default:
      let multiple = Double(Int64(bits() >> (12 + bits() % 52))) * (Double.pi / 2)
      return fraction < 0 ? -multiple : multiple
    }
  }

  private mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
