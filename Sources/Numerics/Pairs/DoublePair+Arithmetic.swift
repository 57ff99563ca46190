/// Arithmetic. A bound of a result consists of what the operands' errors cause and of the rounding
/// error of `DoubleWord`, which 2⁻¹⁰⁴ to 2⁻¹⁰¹ of the result bound.
extension DoublePair {
  public static prefix func - (a: Self) -> Self { Self(-a.word, error: a.error) }

  public static func + (a: Self, b: Self) -> Self {
    // The sum of two doubles is exact.
    let rounding = a.low == 0 && b.low == 0 ? 0 : 0x1p-104
    let sum = a.word + b.word
    return Self(
      sum, error: (a.error + b.error + sum.high.magnitude * rounding) * outward)
  }

  public static func - (a: Self, b: Self) -> Self { a + -b }

  /// |xy - ab| ≤ |x - a||b| + |y - b||a| + |x - a||y - b|.
  public static func * (a: Self, b: Self) -> Self {
    if a.isExactZero || b.isExactZero { return a.isKnown && b.isKnown ? zero : unknown }
    let product = a.word * b.word
    let caused = a.error * (b.high.magnitude + b.error) + b.error * a.high.magnitude
    if !isInRange(product.high) { return tinyProduct(product, caused) }
    let rounding = a.low == 0 && b.low == 0 ? 0 : 0x1p-102
    return Self(product, error: (caused + product.high.magnitude * rounding) * outward)
  }

  /// A product too small to have a relative error: known only if a factor may be 0.
  private static func tinyProduct(_ product: DoubleWord, _ caused: Double) -> Self {
    guard product.high == 0, caused > 0 else { return unknown }
    return Self(DoubleWord(0, 0), error: caused * 2 + 0x1p-900)
  }

  /// |x÷y - a÷b| ≤ (|x - a| + |y - b||a÷b|) ÷ |y|. Unknown where the divisor may be 0.
  public static func / (a: Self, b: Self) -> Self {
    guard b.isAwayFromZero, a.isKnown else { return unknown }
    if a.isExactZero { return zero }
    let (quotient, rest) = DoubleWord.divide(a.word, by: b.word)
    let least = b.high.magnitude * (1 - 0x1p-50) - b.error
    let size = quotient.high.magnitude
    let caused = (a.error + b.error * size) / least
    if a.high == 0 { return Self(DoubleWord(0, 0), error: caused * 2 + 0x1p-900) }
    guard isInRange(a.high), isInRange(b.high), isInRange(size) else { return unknown }
    let isExact = rest == 0 && a.low == 0 && b.low == 0
    return Self(quotient, error: (caused + (isExact ? 0 : size * 0x1p-101)) * outward)
  }

  /// Whether the number is certainly 0.
  @inline(__always) var isExactZero: Bool { high == 0 && error == 0 }

  /// The number times a power of two; unknown where it leaves the range.
  @inline(__always) func scaled(by powerOfTwo: Double) -> Self {
    let scaled = word.scaled(by: powerOfTwo)
    guard high == 0 || Self.isInRange(scaled.high) else { return .unknown }
    // An error so small that scaling would lose it is far below the bound.
    return Self(scaled, error: error == 0 ? 0 : error * powerOfTwo + 0x1p-1000)
  }

  /// Unknown for negative numbers and where the sign is uncertain.
  ///
  /// |√x - √a| = |x - a| ÷ (√x + √a).
  public static func squareRoot(_ a: Self) -> Self {
    if a.isExactZero { return a }
    guard a.high > 0, a.isAwayFromZero, isInRange(a.high) else { return unknown }
    let (root, rest) = a.word.squareRoot
    let isExact = rest == 0 && a.low == 0
    let rounding = isExact ? 0 : root.high * 0x1p-102
    return Self(root, error: (a.error / root.high + rounding) * outward)
  }

  public static func hypot(_ a: Self, _ b: Self) -> Self { squareRoot(a * a + b * b) }

  /// The real cube root: one step of Newton from the root rounded to a double, with the cube to 100 bits.
  ///
  /// The cube errs by 4u² + 4u² of itself, a third of which goes into the root; with δ ≤ 2u the relative
  /// error of the first root, the step leaves δ². Together less than 2⁻¹⁰² of the root. Where the error
  /// is at most 2⁻²⁰ of the number, the derivative is below 1÷(2∛a²).
  public static func cubeRoot(_ a: Self) -> Self {
    if a.isExactZero { return a }
    guard isInRange(a.high), a.error < a.high.magnitude * 0x1p-20 else { return unknown }
    let first = Elementary.cubeRoot(a.high)
    let square = DoubleWord(productOf: first, first)
    let cube = square * first
    let rest = a.word - cube
    let root = DoubleWord(sumOfLarge: first, small: rest.high / (3 * square.high))
    let isExact = rest.high == 0 && a.isDouble && cube.low == 0 && square.low == 0
    let rounding = isExact ? 0 : root.high.magnitude * 0x1p-101
    return Self(root, error: (a.error / square.high + rounding) * outward)
  }

  /// A whole power, by squaring; `a`⁰ is 1.
  ///
  /// - Complexity: O(log of the exponent) products.
  public static func power(_ a: Self, _ exponent: Int) -> Self {
    if !a.isKnown { return unknown }
    var rest = exponent.magnitude
    var power = one
    var square = a
    while true {
      if rest & 1 == 1 { power = power * square }
      rest >>= 1
      if rest == 0 { break }
      square = square * square
    }
    return exponent < 0 ? one / power : power
  }
}
