/// Sums and products of rows of doubles to about 100 bits, four at once.
///
/// - Source: Ogita, Rump and Oishi 2005, doi:10.1137/030601818, algorithms Sum2 and Dot2.
package enum PairSums {
  private typealias Four = SIMD4<Double>

  /// The sum of the products of two rows.
  ///
  /// - Parameter relativeError: By how much of itself each product may differ from the one that is meant.
  /// - Precondition: Both rows have the same length.
  /// - Returns: A sum whose bound holds; unknown if a product is NaN or far out of the range.
  /// - Complexity: O(length).
  package static func dot(
    _ a: UnsafeBufferPointer<Double>, _ b: UnsafeBufferPointer<Double>, relativeError: Double = 0
  ) -> DoublePair {
    precondition(a.count == b.count)
    var (sum, rest, size) = (Four.zero, Four.zero, Four.zero)
    let whole = a.count & ~3
    var index = 0
    while index < whole {
      let x = Four(a[index], a[index + 1], a[index + 2], a[index + 3])
      let y = Four(b[index], b[index + 1], b[index + 2], b[index + 3])
      add(x, y, &sum, &rest, &size)
      index += 4
    }
    if index < a.count {
      var (x, y) = (Four.zero, Four.zero)
      for lane in 0..<(a.count - index) { (x[lane], y[lane]) = (a[index + lane], b[index + lane]) }
      add(x, y, &sum, &rest, &size)
    }
    return joined(sum, rest, size, count: a.count, relativeError)
  }

  /// The sum of a row, as above.
  package static func sum(
    _ a: UnsafeBufferPointer<Double>, relativeError: Double = 0
  ) -> DoublePair {
    var (sum, rest, size) = (Four.zero, Four.zero, Four.zero)
    let whole = a.count & ~3
    var index = 0
    while index < whole {
      let x = Four(a[index], a[index + 1], a[index + 2], a[index + 3])
      add(x, &sum, &rest, &size)
      index += 4
    }
    if index < a.count {
      var x = Four.zero
      for lane in 0..<(a.count - index) { x[lane] = a[index + lane] }
      add(x, &sum, &rest, &size)
    }
    return joined(sum, rest, size, count: a.count, relativeError)
  }

  /// The sum of the squares of a row's distances from a number, which are rounded to doubles.
  ///
  /// - Parameter relativeError: By how much of itself each square may differ from the one that is meant, besides
  ///   the rounding.
  /// - Returns: As `dot`.
  /// - Complexity: O(length).
  package static func sumOfSquares(
    _ a: UnsafeBufferPointer<Double>, distanceFrom origin: Double, relativeError: Double = 0
  ) -> DoublePair {
    var (sum, rest, size) = (Four.zero, Four.zero, Four.zero)
    let whole = a.count & ~3
    var index = 0
    while index < whole {
      let x = Four(a[index], a[index + 1], a[index + 2], a[index + 3]) - origin
      add(x * x, &sum, &rest, &size)
      index += 4
    }
    if index < a.count {
      var x = Four.zero
      for lane in 0..<(a.count - index) { x[lane] = a[index + lane] - origin }
      add(x * x, &sum, &rest, &size)
    }
    // Each distance errs by 2⁻⁵³ of itself, and its rounded square by three times as much.
    return joined(sum, rest, size, count: a.count, relativeError + 0x1p-51)
  }

  @inline(__always) private static func add(
    _ x: Four, _ sum: inout Four, _ rest: inout Four, _ size: inout Four
  ) {
    let next = sum + x
    let part = next - sum
    rest += (sum - (next - part)) + (x - part)
    sum = next
    size += magnitude(x)
  }

  /// Adds the products, with Dekker's exact error of each.
  @inline(__always) private static func add(
    _ x: Four, _ y: Four, _ sum: inout Four, _ rest: inout Four, _ size: inout Four
  ) {
    let product = x * y
    let (liftedX, liftedY) = (x * 134_217_729, y * 134_217_729)
    let (upperX, upperY) = (liftedX - (liftedX - x), liftedY - (liftedY - y))
    let (lowerX, lowerY) = (x - upperX, y - upperY)
    let partial = ((upperX * upperY - product) + upperX * lowerY) + lowerX * upperY
    rest += partial + lowerX * lowerY
    add(product, &sum, &rest, &size)
  }

  @inline(__always) private static func magnitude(_ x: Four) -> Four {
    unsafeBitCast(
      unsafeBitCast(x, to: SIMD4<UInt64>.self) & SIMD4(repeating: UInt64.max >> 1), to: Four.self)
  }

  /// Each lane errs by less than (m·2⁻⁵²)² of the sum of its magnitudes, where it has m terms: what is added
  /// to `rest` is below m·2⁻⁵³ of it, and so are the rounding errors of adding that.
  private static func joined(
    _ sum: Four, _ rest: Four, _ size: Four, count: Int, _ relativeError: Double
  ) -> DoublePair {
    var word = DoubleWord(0, 0)
    var total = 0.0
    for lane in 0..<4 {
      word = word + DoubleWord(sumOf: sum[lane], rest[lane])
      total += size[lane]
    }
    let terms = Double(count / 4 + 8) * 0x1p-51
    let error = total * (terms * terms + relativeError) * 1.01 + Double(count) * 0x1p-950
    return DoublePair(word, error: total == 0 ? 0 : error)
  }
}
