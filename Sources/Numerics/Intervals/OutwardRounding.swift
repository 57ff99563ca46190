/// Outward steps, which turn a bound rounded to nearest into a bound that encloses.
///
/// An exact result stays. Any other moves to the next double on the side of the true value. An
/// error-free transformation computes the error, which shows that side.
extension Lanes {
  /// These lanes; where the claim holds, the next double below.
  ///
  /// - Precondition: There the lane is not 0, −∞ or NaN.
  @inlinable @inline(__always) func steppedDown(where claim: LaneMask) -> Lanes {
    let isPositive = unsafeBitCast(self .> Lanes.zero, to: LaneBits.self)
    let step = (isPositive | LaneBits(repeating: 1)) & unsafeBitCast(claim, to: LaneBits.self)
    return Lanes(bits: bits &+ step)
  }

  /// These lanes; where the claim holds, the next double above.
  ///
  /// - Precondition: There the lane is not −0, +∞ or NaN.
  @inlinable @inline(__always) func steppedUp(where claim: LaneMask) -> Lanes {
    let isNegative = unsafeBitCast(self .< Lanes.zero, to: LaneBits.self)
    let step = (isNegative | LaneBits(repeating: 1)) & unsafeBitCast(claim, to: LaneBits.self)
    return Lanes(bits: bits &+ step)
  }

  /// `y` where it is smaller, else these lanes.
  @inlinable @inline(__always) func smaller(_ y: Lanes) -> Lanes {
    replacing(with: y, where: y .< self)
  }

  /// `y` where it is larger, else these lanes.
  @inlinable @inline(__always) func larger(_ y: Lanes) -> Lanes {
    replacing(with: y, where: y .> self)
  }

  @inlinable static var largest: Lanes { Lanes(repeating: .greatestFiniteMagnitude) }

  /// From 2⁻⁹⁶⁰ to 2¹⁰⁰⁰ a product has an error that `ErrorFree` computes without under- or overflow.
  @inlinable static var leastSafe: Lanes { Lanes(bits: LaneBits(repeating: 0x03F0 << 48)) }
  @inlinable static var largestSafe: Lanes { Lanes(bits: LaneBits(repeating: 0x7E70 << 48)) }

  /// Bounds below these by a number of units in the last place of a nearby value; 0 stays.
  ///
  /// That many parts in 2⁵² are never less, on either side of a power of two.
  @inline(__always) func lowered(byUlps ulps: Double) -> Lanes {
    let finite = smaller(Lanes.largest)
    return (finite - finite.width(ofUlps: ulps)).replacing(with: self, where: self .== Lanes.zero)
  }

  /// Bounds above these by a number of units in the last place of a nearby value; 0 stays.
  @inline(__always) func raised(byUlps ulps: Double) -> Lanes {
    let finite = larger(Lanes.largest.negated)
    return (finite + finite.width(ofUlps: ulps)).replacing(with: self, where: self .== Lanes.zero)
  }

  @inline(__always) private func width(ofUlps ulps: Double) -> Lanes {
    magnitude * Lanes(repeating: ulps * 0x1p-52) + Lanes(repeating: ulps * 0x1p-1074)
  }
}
