/// A number of about 106 bits: the unevaluated sum of two doubles.
///
/// Nothing here is fused, so the bits are the same on every platform. The bounds are relative errors,
/// with u = 2⁻⁵³; they hold as long as all magnitudes lie between 2⁻⁹⁶⁰ and 2⁹⁶⁰ or are 0.
///
/// - Invariant: `high` is the sum rounded to a double.
/// - Source: Joldes, Muller, Popescu 2017, Tight and Rigorous Error Bounds for Basic Building Blocks of
///   Double-Word Arithmetic, doi:10.1145/3121432; the exact sums and products are Knuth's and Dekker's,
///   Muller et al., Handbook of Floating-Point Arithmetic, 2nd ed. 2018, chapter 4.
struct DoubleWord {
  var high: Double
  var low: Double

  @inline(__always) init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two doubles in either order.
  @inline(__always) init(sumOf a: Double, _ b: Double) {
    high = a + b
    let part = high - a
    low = (a - (high - part)) + (b - part)
  }

  /// The exact sum of two doubles if `large` is 0 or its exponent is at least that of `small`.
  @inline(__always) init(sumOfLarge large: Double, small: Double) {
    high = large + small
    low = small - (high - large)
  }

  /// The exact product of two doubles below 2⁹⁹⁵ in magnitude, if it is 0 or above 2⁻⁹⁶⁰.
  @inline(__always) init(productOf a: Double, _ b: Double) {
    high = a * b
    // Both halves have 26 bits at most.
    let (liftedA, liftedB) = (a * 134_217_729, b * 134_217_729)
    let (upperA, upperB) = (liftedA - (liftedA - a), liftedB - (liftedB - b))
    let (lowerA, lowerB) = (a - upperA, b - upperB)
    let partial = ((upperA * upperB - high) + upperA * lowerB) + lowerA * upperB
    low = partial + lowerA * lowerB
  }

  /// An entry of a table of pairs.
  @inline(__always) init(_ table: [Double], at index: Int) {
    self.init(table[2 * index], table[2 * index + 1])
  }

  /// Errs by at most 3u²(1+4u): algorithm 6, AccurateDWPlusDW.
  @inline(__always) static func + (a: Self, b: Self) -> Self {
    let highs = Self(sumOf: a.high, b.high)
    let lows = Self(sumOf: a.low, b.low)
    let sum = Self(sumOfLarge: highs.high, small: highs.low + lows.high)
    return Self(sumOfLarge: sum.high, small: sum.low + lows.low)
  }

  /// Errs by at most 2u²: algorithm 4, DWPlusFP.
  @inline(__always) static func + (a: Self, b: Double) -> Self {
    let sum = Self(sumOf: a.high, b)
    return Self(sumOfLarge: sum.high, small: a.low + sum.low)
  }

  @inline(__always) static func - (a: Self, b: Self) -> Self { a + -b }

  @inline(__always) static prefix func - (a: Self) -> Self { Self(-a.high, -a.low) }

  /// Errs by less than 9u²: of the product of the upper parts, the two mixed products u² each, their
  /// sum 2u², its sum with the error of the first 3u², and the product of the lower parts u².
  @inline(__always) static func * (a: Self, b: Self) -> Self {
    let product = Self(productOf: a.high, b.high)
    let mixed = a.high * b.low + a.low * b.high
    return Self(sumOfLarge: product.high, small: product.low + mixed)
  }

  /// Errs by less than 4u²: the mixed product u², its sum with the error of the first 2u².
  @inline(__always) static func * (a: Self, b: Double) -> Self {
    let product = Self(productOf: a.high, b)
    return Self(sumOfLarge: product.high, small: product.low + a.low * b)
  }

  /// Errs by less than 20u²: algorithm 17, DWDivDW2, whose bound is 15u²; without a fused product of
  /// the quotient and the divisor's lower part two roundings of at most 2u² join.
  ///
  /// - Returns: Also what the first quotient leaves; it is 0 only where the first quotient is exact or
  ///   the parts cancel.
  @inline(__always) static func divide(_ a: Self, by b: Self) -> (quotient: Self, rest: Double) {
    let first = a.high / b.high
    let product = Self(productOf: first, b.high)
    let rest = ((a.high - product.high) - product.low) + (a.low - first * b.low)
    return (Self(sumOfLarge: first, small: rest / b.high), rest)
  }

  @inline(__always) static func / (a: Self, b: Self) -> Self { divide(a, by: b).quotient }

  /// Errs by less than 8u²: the root rounded, then one step of Newton with the exact rest.
  ///
  /// With δ ≤ 1.5u the relative error of the first root, the step leaves δ²÷2, and its rounding errors are
  /// of 4u parts of what it adds.
  ///
  /// - Precondition: `high` is above 0.
  /// - Source: algorithm SQRTDWtoDW of Lefèvre, Louvet, Muller, Picot, Rideau 2023,
  ///   doi:10.1145/3568672.
  @inline(__always) var squareRoot: (root: Self, rest: Double) {
    let first = high.squareRoot()
    let square = Self(productOf: first, first)
    let rest = ((high - square.high) - square.low) + low
    return (Self(sumOfLarge: first, small: rest / (2 * first)), rest)
  }

  /// The number times a power of two, exactly.
  @inline(__always) func scaled(by powerOfTwo: Double) -> Self {
    Self(high * powerOfTwo, low * powerOfTwo)
  }
}

extension Double {
  /// 2^`exponent`, for exponents from -1022 to 1023.
  @inline(__always) static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent + 1023) << 52)
  }
}
