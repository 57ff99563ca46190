/// The exact errors of rounded sums and products.
///
/// - Source: Muller et al., Handbook of Floating-Point Arithmetic, 2nd ed. 2018, chapter 4: 2Sum
///   (algorithm 4.4) and Dekker's product (4.9), its operands split by their bits.
@usableFromInline enum ErrorFree {
  /// The difference between the exact `x + y` and `sum`, its rounded value; NaN if that is
  /// infinite.
  @inlinable @inline(__always)
  static func error(of sum: Lanes, sumOf x: Lanes, and y: Lanes) -> Lanes {
    let ofY = sum - x
    let ofX = sum - ofY
    return (x - ofX) + (y - ofY)
  }

  /// The difference between the exact `x y` and `product`, its rounded value.
  ///
  /// - Precondition: The product lies between 2⁻⁹⁶⁰ and 2¹⁰⁰⁰ in magnitude, or `x` or `y` is 0. If
  ///   a factor is above 2⁹⁹⁶, the error may be NaN.
  @inlinable @inline(__always)
  static func error(of product: Lanes, productOf x: Split, and y: Split) -> Lanes {
    let high = x.high * y.high - product
    let crossed = x.high * y.low
    let partial = high + crossed
    return (partial + x.low * y.high) + x.low * y.low
  }

  /// A double as the sum of two doubles with at most 26 significant bits each.
  @usableFromInline struct Split {
    @usableFromInline var high: Lanes
    @usableFromInline var low: Lanes

    @inlinable @inline(__always) init(_ x: Lanes) {
      let rounding = LaneBits(repeating: 1 << 26)
      let mask = ~LaneBits(repeating: 1 << 27 - 1)
      high = Lanes(bits: (x.bits &+ rounding) & mask)
      low = x - high
    }
  }
}
