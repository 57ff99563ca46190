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
  private static func mostHalvings(_ count: Int) -> Int { max(80, 4 * count) }

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
      let middle = (lower + upper) / 2
      guard let sign = try? sign(at: middle) else { break }
      if sign == 0 { return RealDigits(middle, count: count) }
      if sign == first { lower = middle } else { upper = middle }
    }
    return RealDigits(agreeingFrom: lower, through: upper, count: count, least: 1)
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
