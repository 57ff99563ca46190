public import CNumerics

/// The arithmetic of lanes, of all of them at once.
///
/// The standard library's operators compute one lane after the other; whether they become one
/// instruction again is then up to the optimiser, which halved the speed of some functions.
extension Lanes {
  @inlinable @inline(__always) static func + (a: Self, b: Self) -> Self { ordinate_lanes_sum(a, b) }
  @inlinable @inline(__always) static func + (a: Self, b: Double) -> Self { a + Self(repeating: b) }
  @inlinable @inline(__always) static func + (a: Double, b: Self) -> Self { Self(repeating: a) + b }
  @inlinable @inline(__always) static func += (a: inout Self, b: Self) { a = a + b }

  @inlinable @inline(__always) static func - (a: Self, b: Self) -> Self {
    ordinate_lanes_difference(a, b)
  }
  @inlinable @inline(__always) static func - (a: Self, b: Double) -> Self { a - Self(repeating: b) }
  @inlinable @inline(__always) static func - (a: Double, b: Self) -> Self { Self(repeating: a) - b }
  @inlinable @inline(__always) static func -= (a: inout Self, b: Self) { a = a - b }

  @inlinable @inline(__always) static func * (a: Self, b: Self) -> Self {
    ordinate_lanes_product(a, b)
  }
  @inlinable @inline(__always) static func * (a: Self, b: Double) -> Self { a * Self(repeating: b) }
  @inlinable @inline(__always) static func * (a: Double, b: Self) -> Self { Self(repeating: a) * b }
  @inlinable @inline(__always) static func *= (a: inout Self, b: Self) { a = a * b }

  @inlinable @inline(__always) static func / (a: Self, b: Self) -> Self {
    ordinate_lanes_quotient(a, b)
  }
  @inlinable @inline(__always) static func / (a: Self, b: Double) -> Self { a / Self(repeating: b) }
  @inlinable @inline(__always) static func / (a: Double, b: Self) -> Self { Self(repeating: a) / b }
  @inlinable @inline(__always) static func /= (a: inout Self, b: Self) { a = a / b }
}
