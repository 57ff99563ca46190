/// A real number known to lie within a radius of a centre: what is computed with numbers that no finite
/// text holds.
///
/// Every operation encloses: the result contains the true result for all numbers of the operands.
///
/// - Source: van der Hoeven 2009, Ball Arithmetic; Johansson 2017, Arb, doi:10.1109/TC.2017.2690633.
public struct Ball: Sendable {
  /// The centre is `mantissa · 2^exponent`.
  public let mantissa: Integer
  public let exponent: Int64
  public let radius: Bound

  public init(_ mantissa: Integer, exponent: Int64 = 0, radius: Bound = .zero) {
    self.mantissa = mantissa
    self.exponent = mantissa.isZero ? 0 : exponent
    self.radius = radius
  }

  public init(_ value: Int) { self.init(Integer(value)) }

  /// A rational number, to a precision in bits.
  public init(_ value: Fraction, precision: Int) {
    self =
      value.isWhole
      ? Ball(value.numerator).rounded(to: precision)
      : Ball(value.numerator).divided(by: Ball(Integer(value.denominator)), precision) ?? Ball(0)
  }

  /// Whether the ball is one number.
  public var isExact: Bool { radius.isZero }

  /// The centre's magnitude is below 2^top, and not below 2^(top-1); of 0 `Bound.topOfZero`.
  var top: Int64 {
    mantissa.isZero ? Bound.topOfZero : exponent + Int64(mantissa.magnitude.bitWidth)
  }

  /// An upper bound of all magnitudes.
  var magnitude: Bound { Bound(above: mantissa.magnitude, exponent) + radius }

  /// A lower bound of all magnitudes; `nil` where the ball contains 0 or nearly does.
  var leastMagnitude: LowerBound? {
    if radius.isZero { return LowerBound(mantissa.magnitude, exponent) }
    guard !mantissa.isZero, top > radius.top else { return nil }
    // Few bits of the centre suffice, rounded down, less the radius rounded up.
    let shift = mantissa.magnitude.bitWidth - 64
    let center = mantissa.magnitude >> shift
    let weight = exponent + Int64(shift)
    let distance = radius.exponent - weight
    let less =
      distance >= 0
      ? Natural(radius.mantissa) << Int(distance)
      : (Natural(radius.mantissa) >> Int(min(-distance, 64))) + 1
    return center > less ? LowerBound(center - less, weight) : nil
  }

  /// -1, 0 or 1 where all numbers of the ball have that sign, else `nil`.
  public var signum: Int? {
    if isExact { return mantissa.signum }
    return isAwayFromZero ? mantissa.signum : nil
  }

  /// Whether the radius is less than the centre's magnitude.
  private var isAwayFromZero: Bool {
    if top > radius.top { return true }
    guard top == radius.top else { return false }
    let shift = Int(radius.exponent - exponent)
    return shift >= 0
      ? mantissa.magnitude > Natural(radius.mantissa) << shift
      : mantissa.magnitude << -shift > Natural(radius.mantissa)
  }

  /// How many bits of the centre the radius leaves: those above its highest one.
  public var accuracy: Int64 { isExact ? .max : top - radius.top }

  /// The same ball with a centre of `precision` bits at most, and a radius that makes up for it.
  public func rounded(to precision: Int) -> Ball {
    let excess = mantissa.magnitude.bitWidth - precision
    guard excess > 0 else { return self }
    let cut = Integer(mantissa.magnitude >> excess, isNegative: mantissa.isNegative)
    let weight = exponent + Int64(excess)
    let isExactCut = mantissa.magnitude.trailingZeroBitCount >= excess
    return Ball(
      cut, exponent: weight, radius: isExactCut ? radius : radius + .powerOfTwo(weight))
  }

  /// The same ball, larger by a bound.
  func widened(by bound: Bound) -> Ball {
    Ball(mantissa, exponent: exponent, radius: radius + bound)
  }

  /// The ball's centre alone.
  public var center: Ball { Ball(mantissa, exponent: exponent) }
}

// Arithmetic, each to a precision in bits.
extension Ball {
  public static prefix func - (a: Ball) -> Ball {
    Ball(-a.mantissa, exponent: a.exponent, radius: a.radius)
  }

  /// The ball times 2^count, exactly.
  public func scaled(by count: Int64) -> Ball {
    Ball(mantissa, exponent: exponent + count, radius: radius << count)
  }

  public func adding(_ other: Ball, _ precision: Int) -> Ball {
    if mantissa.isZero {
      return other.widened(by: radius).rounded(to: precision)
    }
    if other.mantissa.isZero { return widened(by: other.radius).rounded(to: precision) }
    let (high, low) = top >= other.top ? (self, other) : (other, self)
    // What lies wholly below the precision is part of the radius.
    if high.top - low.top > Int64(precision) + 2, high.exponent > low.top {
      return high.widened(by: low.magnitude).rounded(to: precision)
    }
    // Whatever a huge number leaves below the other's last bits, they are not wanted.
    let least = high.top - Int64(precision) - 64
    let (a, b) = (high.cut(below: least), low.cut(below: least))
    let exponent = min(a.exponent, b.exponent)
    let sum =
      (a.mantissa << Int(a.exponent - exponent)) + (b.mantissa << Int(b.exponent - exponent))
    return Ball(sum, exponent: exponent, radius: a.radius + b.radius).rounded(to: precision)
  }

  /// The same ball without bits of the centre below 2^place, where cancellation cannot need them:
  /// only bits of inexact balls are cut.
  private func cut(below place: Int64) -> Ball {
    let excess = place - exponent
    guard excess > 0, !isExact, radius.top > place else { return self }
    return rounded(to: max(0, mantissa.magnitude.bitWidth - Int(excess)))
  }

  public func subtracting(_ other: Ball, _ precision: Int) -> Ball { adding(-other, precision) }

  public func multiplied(by other: Ball, _ precision: Int) -> Ball {
    let product = Ball(
      mantissa * other.mantissa, exponent: exponent + other.exponent,
      radius: isExact && other.isExact
        ? .zero
        : Bound(above: mantissa.magnitude, exponent) * other.radius + other.magnitude * radius)
    return product.rounded(to: precision)
  }

  public func squared(_ precision: Int) -> Ball { multiplied(by: self, precision) }

  /// - Returns: `nil` where the divisor may be 0.
  public func divided(by other: Ball, _ precision: Int) -> Ball? {
    guard let least = other.leastMagnitude else { return nil }
    if mantissa.isZero { return Ball(0, radius: radius / least) }
    let shift =
      precision + 2 + other.mantissa.magnitude.bitWidth - mantissa.magnitude.bitWidth
    let scaled = shift > 0 ? mantissa << shift : mantissa
    let divisor = shift < 0 ? other.mantissa << -shift : other.mantissa
    let (quotient, remainder) = scaled.quotientAndRemainder(dividingBy: divisor)
    let exponent = self.exponent - other.exponent - Int64(shift)
    var bound: Bound = remainder.isZero ? .zero : .powerOfTwo(exponent)
    if !isExact || !other.isExact {
      let size = Bound(above: quotient.magnitude + 1, exponent)
      bound = bound + (radius + size * other.radius) / least
    }
    return Ball(quotient, exponent: exponent, radius: bound).rounded(to: precision)
  }

  /// The square root of the numbers of the ball that are not negative.
  ///
  /// - Returns: `nil` where all are negative.
  public func squareRoot(_ precision: Int) -> Ball? {
    if mantissa.isZero || leastMagnitude == nil {
      // From 0 to the root of the greatest.
      guard signum != -1 else { return nil }
      if mantissa.isZero, isExact { return self }
      let root = magnitude.squareRoot << -1
      return Ball(Integer(Natural(root.mantissa)), exponent: root.exponent, radius: root)
    }
    guard !mantissa.isNegative, let least = leastMagnitude else { return nil }
    var shift = Int64(2 * precision + 4 - mantissa.magnitude.bitWidth)
    if (exponent - shift) & 1 != 0 { shift += 1 }
    let scaled = mantissa.magnitude << Int(shift)
    let root = scaled.squareRoot
    let exponent = (self.exponent - shift) / 2
    let isExactRoot = shift >= 0 && isExact && root * root == scaled
    var bound: Bound = isExactRoot ? .zero : .powerOfTwo(exponent)
    if !radius.isZero {
      // |√(x+d) - √x| ≤ r ÷ √(x-r), and √y > √z·2^e for the lower bound's parts.
      let odd = least.exponent & 1
      let rootOfLeast = (Natural(least.mantissa) << (30 + Int(odd))).squareRoot
      if let lower = LowerBound(rootOfLeast, (least.exponent - 30 - odd) / 2) {
        bound = bound + radius / lower
      }
    }
    return Ball(Integer(root), exponent: exponent, radius: bound).rounded(to: precision)
  }
}
