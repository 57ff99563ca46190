public import CNumerics

/// Arithmetic on all lanes at once.
///
/// The standard library's operators compute one lane after the other, and the optimiser did not
/// always join them into one instruction again. That halved the speed of some functions.
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
