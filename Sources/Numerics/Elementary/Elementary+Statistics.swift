/// Functions of several values.
extension Elementary {
  /// The middle value, or the mean of the two middle ones.
  ///
  /// - Complexity: O(*n* log *n*).
  package static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1
      ? sorted[middle] : sorted[middle - 1] / 2 + sorted[middle] / 2
  }

  /// The quartile whose number, from 0 to 4, comes last, of the values before it; NaN for another number.
  ///
  /// - Complexity: O(*n* log *n*).
  package static func quartile(_ values: [Double]) -> Double {
    guard let number = values.last, let places = quartile(number, of: values.count - 1) else {
      return .nan
    }
    let sorted = values.dropLast().sorted()
    return sorted[places.lower] / 2 + sorted[places.upper] / 2
  }

  /// The places of the two values in order whose mean is a quartile; they may be the same.
  ///
  /// Number 0 is the least value, 2 the median and 4 the greatest value. Number 1 is the median of the values below the
  /// middle and 3 that of the values above it; a middle value is in neither half. A value alone is its own quartiles.
  ///
  /// - Returns: `nil` for any other number, and without a value.
  /// - Source: Moore and McCabe, Introduction to the Practice of Statistics; as on calculators of Texas
  ///   Instruments.
  package static func quartile(_ number: Double, of count: Int) -> (lower: Int, upper: Int)? {
    guard count > 0 else { return nil }
    let half = count / 2
    let middle = half == 0 ? (0, 0) : ((half - 1) / 2, half / 2)
    switch number {
    case 0: return (0, 0)
    case 1: return middle
    case 2: return ((count - 1) / 2, half)
    case 3: return (middle.0 + count - max(half, 1), middle.1 + count - max(half, 1))
    case 4: return (count - 1, count - 1)
    default: return nil
    }
  }

  /// The variance of a sample: the squares of the distances from the mean, divided by *n* − 1.
  package static func variance(_ values: [Double]) -> Double {
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    return values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
  }

  /// `x` rounded to a number of decimal places, half away from 0; fewer than 0 round before the
  /// point. Domain: whole numbers of places.
  public static func round(_ x: Double, places: Double) -> Double {
    guard places == floor(places), places.isFinite, !x.isNaN else { return .nan }
    if places > 330 || x == 0 { return x }
    if places < -330 { return 0 }
    let scale = power(10, places.magnitude)
    let isScaledUp = places >= 0
    let scaled = isScaledUp ? x * scale : x / scale
    guard scaled.magnitude < 0x1p52 else { return x }
    var whole = round(scaled)
    if (scaled - trunc(scaled)).magnitude == 0.5 {
      // The exact product or quotient may be below the tie that it rounds to.
      let (product, exact) = isScaledUp ? (scaled, x) : (scaled * scale, scale)
      let factor = isScaledUp ? scale : scaled
      let error = ErrorFree.error(
        of: Lanes(repeating: product), productOf: ErrorFree.Split(Lanes(repeating: exact)),
        and: ErrorFree.Split(Lanes(repeating: factor)))[0]
      let excess = isScaledUp ? error : (x - product) - error
      if excess != 0 && (excess < 0) == (x > 0) { whole = trunc(scaled) }
    }
    return isScaledUp ? whole / scale : whole * scale
  }
}
