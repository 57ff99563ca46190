/// The doubles next to a true result, or that result itself if it is a double; for bounds of any
/// magnitude.
struct Outward {
  let below: Double
  let above: Double

  /// The product of bounds; 0 times an infinity is 0.
  init(product x: Double, _ y: Double) {
    if x == 0 || y == 0 {
      self.init(0, error: 0)
    } else {
      let product = x * y
      let isExact = x.isInfinite || y.isInfinite
      self.init(product, error: isExact ? 0 : Self.error(of: product, x, y))
    }
  }

  /// The quotient of bounds.
  ///
  /// - Precondition: `y` is not 0, and `x` and `y` are not both infinite.
  init(quotient x: Double, _ y: Double) {
    let quotient = x / y
    let isExact = x == 0 || x.isInfinite || y.isInfinite
    self.init(quotient, error: isExact ? 0 : Self.error(of: quotient, dividing: x, by: y))
  }

  /// The doubles next to a rounded result. The error is the true result minus the rounded one; NaN
  /// if unknown.
  private init(_ rounded: Double, error: Double) {
    // A result that underflowed to 0 lies on the side that its sign tells.
    let isBelow = rounded == 0 ? error.isNaN && rounded.sign == .minus : !(error >= 0)
    let isAbove = rounded == 0 ? error.isNaN && rounded.sign == .plus : !(error <= 0)
    below = isBelow ? rounded.nextDown : rounded
    above = isAbove ? rounded.nextUp : rounded
  }

  /// The true product of two numbers minus the rounded one, scaled; NaN if unknown.
  private static func error(of product: Double, _ x: Double, _ y: Double) -> Double {
    guard isSafe(product) else { return .nan }
    let error = scaledProduct(x, y).error
    return product < 0 ? -error : error
  }

  /// The true quotient minus the rounded one, times the divisor's magnitude, scaled: this is the
  /// remainder, which is a double; NaN if unknown.
  private static func error(of quotient: Double, dividing x: Double, by y: Double) -> Double {
    guard isSafe(quotient) else { return .nan }
    let (product, error) = scaledProduct(quotient, y)
    let exponent = x.exponent - quotient.exponent - y.exponent
    let dividend = Double(sign: .plus, exponent: exponent, significand: x.significand)
    let remainder = (dividend - product) - error
    return quotient < 0 ? -remainder : remainder
  }

  /// The product of two significands, from 1 to 4, and its error.
  private static func scaledProduct(
    _ x: Double, _ y: Double
  ) -> (product: Double, error: Double) {
    let (x, y) = (Lanes(repeating: x.significand), Lanes(repeating: y.significand))
    let product = x * y
    let error = ErrorFree.error(
      of: product, productOf: ErrorFree.Split(x), and: ErrorFree.Split(y))
    return (product[0], error[0])
  }

  private static func isSafe(_ x: Double) -> Bool { x.magnitude >= 0x1p-960 && x.isFinite }
}
