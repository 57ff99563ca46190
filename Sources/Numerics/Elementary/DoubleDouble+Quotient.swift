extension DoubleDouble {
  /// The quotient of two numbers, with a relative error below 2⁻¹⁰⁰.
  ///
  /// - Source: Muller et al., Handbook of Floating-Point Arithmetic, 2nd ed. 2018, section 14.1: the
  ///   rounded quotient corrected once by its exact remainder.
  @inline(__always) static func / (a: Self, b: Self) -> Self {
    let quotient: Lanes = a.high / b.high
    let product = Self(productOf: quotient, b.high)
    let rest: Lanes = (a.high - product.high) - product.low
    let correction: Lanes = rest + (a.low - quotient * b.low)
    return Self(sumOfLarge: quotient, small: correction / b.high)
  }
}
