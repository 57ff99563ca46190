/// Doubles side by side: a function computes them all at once.
///
/// Every elementary function is written for lanes; its value for one double is one lane. So a row
/// of values has the same bits as values computed one by one, on every platform.
@usableFromInline package typealias Lanes = SIMD2<Double>

/// The lanes in which a claim holds.
@usableFromInline package typealias LaneMask = SIMDMask<SIMD2<Int64>>

/// The bits of the doubles of some lanes.
@usableFromInline package typealias LaneBits = SIMD2<UInt64>

extension UnsafePointer<Lanes> {
  @inline(__always) func lanes(at index: Int) -> Lanes { self[index] }
}

extension UnsafeMutablePointer<Lanes> {
  @inline(__always) func lanes(at index: Int) -> Lanes { self[index] }

  @inline(__always) func set(_ lanes: Lanes, at index: Int) { self[index] = lanes }
}
