/// Whole powers.
extension IntervalLanes {
  /// The sharp power: an even one is not negative. For a negative exponent, a zero inside is a
  /// pole.
  ///
  /// Up to the 64th power it also encloses the values that products in any order compute.
  ///
  /// - Precondition: `n` is whole.
  package static func power(_ x: IntervalLanes, whole n: Double) -> IntervalLanes {
    switch n {
    case 0:
      let one = Lanes(repeating: 1)
      return IntervalLanes(lower: one, upper: one, decoration: x.decoration)
    case 1: return x
    case 2: return square(x)
    default: break
    }
    guard n > 0 else { return reciprocal(power(x, whole: -n)) }
    let isEven = 2 * Elementary.floor(n / 2) == n
    let base = isEven ? abs(x) : x
    let low = bounds(ofPower: n, of: base.lower).below
    let high = bounds(ofPower: n, of: base.upper).above
    return IntervalLanes(
      lower: isEven ? low.larger(Lanes.zero) : low, upper: high, decoration: x.decoration)
  }

  /// Encloses powers of bounds; those that underflow are still not 0.
  private static func bounds(
    ofPower n: Double, of x: Lanes
  ) -> (below: Lanes, above: Lanes) {
    // Each product adds half a unit in the last place, both here and in the values to be enclosed.
    let isSmall = n <= 64
    let power = isSmall ? products(x, Int(n)) : Elementary.lanewise(x) { Elementary.pow($0, n) }
    let ulps = isSmall ? n + 2 : Swift.max(2, 2 * Accuracy.pow)
    let tiny = Lanes(repeating: 0x1p-1067)
    let isZero = power .== Lanes.zero
    let isBelow = isZero .& (x .< Lanes.zero)
    let isAbove = isZero .& (x .> Lanes.zero)
    return (
      power.lowered(byUlps: ulps).replacing(with: tiny.negated, where: isBelow),
      power.raised(byUlps: ulps).replacing(with: tiny, where: isAbove)
    )
  }

  private static func products(_ x: Lanes, _ n: Int) -> Lanes {
    var product = Lanes(repeating: 1)
    var square = x
    var rest = n
    while rest > 1 {
      if rest & 1 == 1 { product *= square }
      square *= square
      rest >>= 1
    }
    return product * square
  }
}
