import CNumerics

extension Lanes {
  @inlinable @inline(__always) var bits: LaneBits { unsafeBitCast(self, to: LaneBits.self) }

  @inlinable @inline(__always) init(bits: LaneBits) { self = unsafeBitCast(bits, to: Lanes.self) }

  @inlinable static var signBits: LaneBits { LaneBits(repeating: 1 << 63) }

  @inlinable @inline(__always) public var magnitude: Lanes { Lanes(bits: bits & ~Self.signBits) }

  /// The negative, that of 0 too, which subtracting from 0 does not give.
  @inlinable @inline(__always) public var negated: Lanes { Lanes(bits: bits ^ Self.signBits) }

  /// The magnitude of these lanes with the signs of others.
  @inlinable @inline(__always) public func withSign(of other: Lanes) -> Lanes {
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

  /// These lanes, but `other` where the claim holds.
  @inlinable @inline(__always) public func replacing(with other: Lanes, where claim: LaneMask)
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
  @inlinable @inline(__always) public var isAnyTrue: Bool {
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

/// Rows of values, many lanes long.
extension Elementary {
  /// Applies a function of lanes to a row; the result may take the operand's place.
  ///
  /// - Parameter function: The same function for wide lanes, if they have it.
  @inline(__always) static func map(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int,
    wide function: WideFunction? = nil, _ value: (Lanes) -> Lanes
  ) {
    let start = function?.computeBeginning(xs, xs, into: ys, count: count) ?? 0
    for index in start..<count { ys.set(value(xs.lanes(at: index)), at: index) }
  }

  /// Applies a function of two operands to rows; the result may take the place of either.
  @inline(__always) static func map(
    _ xs: UnsafePointer<Lanes>, _ ys: UnsafePointer<Lanes>, into zs: UnsafeMutablePointer<Lanes>,
    count: Int, wide function: WideFunction? = nil, _ value: (Lanes, Lanes) -> Lanes
  ) {
    let start = function?.computeBeginning(xs, ys, into: zs, count: count) ?? 0
    for index in start..<count {
      zs.set(value(xs.lanes(at: index), ys.lanes(at: index)), at: index)
    }
  }

  /// One value, by the function's row: by its lanes it would be a copy of the function.
  @inline(__always) static func one(
    _ x: Double, _ row: (UnsafePointer<Lanes>, UnsafeMutablePointer<Lanes>, _ count: Int) -> Void
  ) -> Double {
    var lanes = Lanes(repeating: x)
    withUnsafeMutablePointer(to: &lanes) { row($0, $0, 1) }
    return lanes[0]
  }

  /// Applies a function of each lane alone, for a function too rare or too branched for lanes.
  @inline(__always) static func lanewise(_ x: Lanes, _ function: (Double) -> Double) -> Lanes {
    var y = x
    for lane in 0..<Lanes.scalarCount { y[lane] = function(x[lane]) }
    return y
  }
}

extension Elementary {
  /// The square root, correctly rounded; NaN below 0.
  public static func squareRoot(_ x: Double) -> Double { Lanes(repeating: x).squareRoot[0] }

  public static func squareRoot(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count) { $0.squareRoot }
  }
}
