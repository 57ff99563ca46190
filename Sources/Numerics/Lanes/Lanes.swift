import CNumerics

extension Lanes {
  @inlinable @inline(__always) var bits: LaneBits { unsafeBitCast(self, to: LaneBits.self) }

  @inlinable @inline(__always) init(bits: LaneBits) { self = unsafeBitCast(bits, to: Lanes.self) }

  @inlinable static var signBits: LaneBits { LaneBits(repeating: 1 << 63) }

  @inlinable @inline(__always) package var magnitude: Lanes { Lanes(bits: bits & ~Self.signBits) }

  /// The negative, even of 0, where subtracting from 0 would not give −0.
  @inlinable @inline(__always) package var negated: Lanes { Lanes(bits: bits ^ Self.signBits) }

  /// The magnitude of these lanes with the signs of others.
  @inlinable @inline(__always) package func withSign(of other: Lanes) -> Lanes {
    Lanes(bits: (bits & ~Self.signBits) | (other.bits & Self.signBits))
  }

  /// These lanes, each negated where the other is negative.
  @inline(__always) func withSign(flippedBy other: Lanes) -> Lanes {
    Lanes(bits: bits ^ (other.bits & Self.signBits))
  }

  /// These lanes with their last 27 bits cleared; the product of two such numbers is exact.
  @inline(__always) var upperHalf: Lanes {
    Lanes(bits: bits & LaneBits(repeating: ~0 << 27))
  }

  /// `other` where the claim holds, elsewhere these lanes.
  @inlinable @inline(__always) package func replacing(with other: Lanes, where claim: LaneMask)
    -> Lanes
  {
    let mask = unsafeBitCast(claim, to: LaneBits.self)
    return Lanes(bits: (bits & ~mask) | (other.bits & mask))
  }

  /// These lanes where the claim holds, elsewhere 0.
  @inline(__always) func `where`(_ claim: LaneMask) -> Lanes {
    Lanes(bits: bits & unsafeBitCast(claim, to: LaneBits.self))
  }

  /// The square root, correctly rounded; NaN below 0.
  @inline(__always) var squareRoot: Lanes { ordinate_lanes_square_root(self) }
}

extension LaneMask {
  @inlinable @inline(__always) package var isAnyTrue: Bool {
    let bits = unsafeBitCast(self, to: LaneBits.self)
    var union: UInt64 = 0
    for lane in 0..<LaneBits.scalarCount { union |= bits[lane] }
    return union != 0
  }

  /// Whether the claim holds in every lane.
  @inlinable @inline(__always) var isEverywhere: Bool {
    let bits = unsafeBitCast(self, to: LaneBits.self)
    var intersection = bits[0]
    for lane in 1..<LaneBits.scalarCount { intersection &= bits[lane] }
    return intersection != 0
  }
}
