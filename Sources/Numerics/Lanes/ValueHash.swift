/// A hash of many values, which two platforms compare instead of the values: equal bits have equal
/// hashes, and every NaN counts as one.
///
/// - Source: FNV-1a, Fowler, Noll, Vo, RFC 9923, over words instead of bytes; the shift lets the
///   upper bits of a word reach the lower ones of the hash.
package struct ValueHash {
  package private(set) var bits: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func combine(_ value: Double) {
    bits ^= value.isNaN ? 0x7FF8_0000_0000_0000 : value.bitPattern
    bits = bits &* 0x100_0000_01B3
    bits ^= bits >> 32
  }
}

/// A fixed sequence of doubles, the same on every platform, among which those of every kind come
/// often: any exponent with the special values, moderate numbers, numbers beside 0 and 1, whole
/// numbers and halves, and numbers beside multiples of π/2.
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

extension ElementaryFunction {
  /// The hash of the values for `count` pairs of hard arguments, evaluated one by one or in rows.
  ///
  /// - Parameter count: A multiple of 1000, which is the length of a row.
  package func hash(count: Int, inRows: Bool) -> UInt64 {
    let lanes = 1000 / Lanes.scalarCount
    let buffer = UnsafeMutablePointer<Lanes>.allocate(capacity: 3 * lanes)
    defer { buffer.deallocate() }
    let (xs, ys, zs) = (buffer, buffer + lanes, buffer + 2 * lanes)
    var arguments = HardArguments(seed: 1)
    var hash = ValueHash()
    for _ in 0..<count / 1000 {
      for index in 0..<lanes {
        xs[index] = .zero
        ys[index] = .zero
        for lane in 0..<Lanes.scalarCount {
          xs[index][lane] = arguments.next()
          ys[index][lane] = arguments.next()
        }
      }
      if inRows {
        // Of odd lengths, of which wide lanes leave a rest.
        let first = lanes / 3 * 2 | 1
        values(xs, ys, into: zs, count: first)
        values(xs + first, ys + first, into: zs + first, count: lanes - first)
      }
      for index in 0..<lanes {
        for lane in 0..<Lanes.scalarCount {
          hash.combine(inRows ? zs[index][lane] : value(xs[index][lane], ys[index][lane]))
        }
      }
    }
    return hash.bits
  }
}
