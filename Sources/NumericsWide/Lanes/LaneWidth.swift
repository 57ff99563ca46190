/// Doubles side by side: twice as many as in `Numerics`.
@usableFromInline package typealias Lanes = SIMD4<Double>

@usableFromInline package typealias LaneMask = SIMDMask<SIMD4<Int64>>

@usableFromInline package typealias LaneBits = SIMD4<UInt64>

// Rows are aligned for the narrower lanes only.
extension UnsafePointer<Lanes> {
  @inline(__always) func lanes(at index: Int) -> Lanes {
    UnsafeRawPointer(self + index).loadUnaligned(as: Lanes.self)
  }
}

extension UnsafeMutablePointer<Lanes> {
  @inline(__always) func lanes(at index: Int) -> Lanes {
    UnsafeRawPointer(self + index).loadUnaligned(as: Lanes.self)
  }

  @inline(__always) func set(_ lanes: Lanes, at index: Int) {
    UnsafeMutableRawPointer(self + index).storeBytes(of: lanes, as: Lanes.self)
  }
}
