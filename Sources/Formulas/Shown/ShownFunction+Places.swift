public import OrdinateNumerics
public import Reals

extension ShownFunction {
  /// The digits of the place in an enclosure where the function is 0, or changes its sign, or has a pole.
  ///
  /// Where the enclosure does not tell all the digits, it is halved by the signs of the values.
  ///
  /// - Parameters:
  ///   - enclosure: Contains one such place.
  ///   - x: A double near it.
  ///   - count: The most digits, at least 1.
  /// - Returns: Fewer digits where the signs do not tell more; `nil` where not one is certain.
  public func digits(
    ofPlaceIn enclosure: Interval, near x: Double, count: Int = RealDigits.usualCount
  ) -> RealDigits? {
    let digits = RealDigits(agreeingOn: enclosure, count: count)
    if let digits, digits.count == count, !enclosure.isPoint { return digits }
    if let exact = decimalPlace(in: enclosure, near: x) {
      return exact.fraction.flatMap { RealDigits($0, count: count) } ?? digits
    }
    guard !enclosure.isPoint, !enclosure.isEmpty, enclosure.lower.isFinite,
      enclosure.upper.isFinite
    else { return digits }
    return halved(Fraction(enclosure.lower), Fraction(enclosure.upper), count: count) ?? digits
  }

  /// How often an enclosure of a few doubles is halved at most, for a number of digits.
  private static func mostHalvings(_ count: Int) -> Int { max(80, 4 * count) + 40 }

  private func halved(_ lower: Fraction, _ upper: Fraction, count: Int) -> RealDigits? {
    var (lower, upper) = (lower, upper)
    guard let first = try? sign(at: lower), let last = try? sign(at: upper) else { return nil }
    if first == 0 { return RealDigits(lower, count: count) }
    if last == 0 { return RealDigits(upper, count: count) }
    guard first != last else { return nil }
    for _ in 0..<Self.mostHalvings(count) {
      if let digits = RealDigits(agreeingFrom: lower, through: upper, count: count, least: count) {
        return digits
      }
      guard let middle = Self.middle(lower, upper), let sign = try? sign(at: middle) else { break }
      if sign == 0 { return RealDigits(middle, count: count) }
      if sign == first { lower = middle } else { upper = middle }
    }
    return RealDigits(agreeingFrom: lower, through: upper, count: count, least: 1)
  }

  /// Places nearer to 0 than this power of two are not looked for.
  private static let leastExponent = -100_000

  /// A number between two others: 0, if it is; the arithmetic mean of two of one size; else a power of two between
  /// their sizes, so that a place close to 0 is found in few steps.
  ///
  /// - Returns: `nil` if it would be too close to 0.
  private static func middle(_ lower: Fraction, _ upper: Fraction) -> Fraction? {
    guard lower.signum * upper.signum >= 0 else { return 0 }
    let (low, high) = lower.magnitude < upper.magnitude ? (lower, upper) : (upper, lower)
    var exponent = high.size
    if low.isZero {
      exponent = min(exponent - 2, 2 * exponent)
    } else {
      guard exponent - low.size > 3 else { return (lower + upper) / 2 }
      exponent = (exponent + low.size) / 2
    }
    guard exponent >= leastExponent, let power = (2 as Fraction).power(exponent) else { return nil }
    return high.signum < 0 ? -power : power
  }

  /// The decimal of fewest digits in an enclosure, if it is the place exactly.
  private func decimalPlace(in enclosure: Interval, near x: Double) -> Numeral? {
    let wide = enclosure.lower.nextDown...enclosure.upper.nextUp
    for count in 1...17 {
      let decimal = RealDigits(x, count: count).numeral
      guard wide.contains(decimal.double), let fraction = decimal.fraction else { continue }
      do {
        return try sign(at: fraction) == 0 ? decimal : nil
      } catch {
        return error.error == .divisionByZero || error.error == .pole ? decimal : nil
      }
    }
    return nil
  }
}

extension Fraction {
  /// The magnitude is between 2^(size-1) and 2^(size+1), if the number is not 0.
  fileprivate var size: Int { numerator.magnitude.bitWidth - denominator.bitWidth }
}
