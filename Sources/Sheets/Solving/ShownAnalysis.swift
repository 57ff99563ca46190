public import Formulas
public import Graphing
import OrdinateNumerics
public import Reals

/// The numbers of an analysis as they are shown: with those digits that are certain.
///
/// Digits are certain if all of a proved enclosure agrees on them. The true values of the formula tell
/// more of a place. Of what is not proved, six digits are shown.
public struct ShownAnalysis: Sendable {
  /// `nil` for a curve without a formula.
  private let source: FormulaSource?
  private let work: Int64

  /// How many digits are shown of what is not proved.
  private static let unprovedCount = 6
  /// A number that needs no more digits is taken to be exact.
  private static let fewDigits = 12

  /// - Parameters:
  ///   - source: The source that was analysed; `nil` for one without a formula.
  ///   - work: The budget of one value; see `RealValue`.
  public init(_ source: FormulaSource?, work: Int64 = 1_000_000) {
    (self.source, self.work) = (source, work)
  }

  /// The abscissa of a place.
  public func x(of place: PointOfInterest, count: Int = RealDigits.usualCount) -> RealDigits {
    guard let enclosure = place.xEnclosure else { return unproved(place.x, count) }
    let digits = RealDigits(agreeingOn: enclosure, count: count)
    if let digits, digits.count == count, !enclosure.isPoint { return digits }
    return function(ofPlace: place.kind)?
      .digits(ofPlaceIn: enclosure, near: place.x, count: count)
      ?? digits ?? RealDigits(nearestTo: enclosure)
  }

  /// The abscissa of a point next to which there are infinitely many places.
  public static func x(
    of point: AccumulationPoint, count: Int = RealDigits.usualCount
  ) -> RealDigits {
    RealDigits(agreeingOn: point.xEnclosure, count: count)
      ?? RealDigits(nearestTo: point.xEnclosure)
  }

  /// The function that is 0 or changes its sign at places of a kind.
  private func function(ofPlace kind: PointOfInterest.Kind) -> ShownFunction? {
    switch kind {
    case .zero, .pole: source?.shownFunction(work: work)
    case .minimum, .maximum: source?.shownSlope(work: work)
    case .gap, .jump: nil
    }
  }

  /// The ordinate of a place that has one.
  public func y(of place: PointOfInterest, count: Int = RealDigits.usualCount) -> RealDigits? {
    guard let y = place.y else { return nil }
    if place.kind == .zero { return RealDigits(0) }
    if let enclosure = place.yEnclosure {
      return RealDigits(agreeingOn: enclosure, count: count)
        ?? ordinate(of: place, in: enclosure, count)
        ?? RealDigits(nearestTo: enclosure)
    }
    guard var function = source?.shownFunction(work: work) else { return unproved(y, count) }
    return (try? function.digits(at: Numeral(place.x), count: min(count, Self.unprovedCount)))
      ?? unproved(y, count)
  }

  /// The digits of an ordinate that doubles do not tell, such as that of `e^(-x^2)` at 100.
  private func ordinate(
    of place: PointOfInterest, in enclosure: Interval, _ count: Int
  ) -> RealDigits? {
    guard var function = source?.shownFunction(work: work) else { return nil }
    let isExact = place.xEnclosure?.isPoint ?? true
    let (lower, upper) = (enclosure.lower.magnitude, enclosure.upper.magnitude)
    let isNarrow = !enclosure.contains(0) && max(lower, upper) < 2 * min(lower, upper)
    for multiple in isExact ? [1] : enclosure.contains(0) ? [2, 8] : [2, 8, 32] {
      let known = multiple * count
      let x = isExact ? Numeral(place.x) : self.x(of: place, count: known).numeral
      // Next to a turn, the ordinate has twice as many digits as the abscissa; one of 0 is as small as the error.
      if let digits = try? function.digits(at: x, count: isExact ? count : Self.unprovedCount),
        enclosure.contains(digits.numeral.double),
        isExact || isNarrow || digits.exponent >= -Int64(known)
      {
        return digits
      }
      if multiple <= 2, let digits = ordinate(ofTurn: place, count),
        enclosure.contains(digits.numeral.double)
      {
        return digits
      }
    }
    return nil
  }

  /// The digits of an ordinate that is 0 or almost so, if the abscissa is known exactly.
  private func ordinate(ofTurn place: PointOfInterest, _ count: Int) -> RealDigits? {
    guard let source,
      let value = FunctionPlaces(source, angle: source.angle).value(ofTurn: place)
    else { return nil }
    var real = value.real(angle: source.angle, work: work)
    return try? real.digits(count)
  }

  /// What is known of a least or greatest ordinate that doubles do not hold, as `> 8×10³⁰⁷`, or that may be where
  /// nothing is listed, as `≥ 0.25`; `nil` otherwise.
  public static func bound(ofMaximum isMaximum: Bool, in analysis: CurveAnalysis) -> String? {
    if let bound = isMaximum ? analysis.leastMaximum : analysis.greatestMinimum, bound.isFinite {
      let few = RealDigits(bound, count: fewDigits)
      if few.isExact { return (isMaximum ? "≥ " : "≤ ") + few.text }
      return isMaximum
        ? "≥ " + RealDigits(atMost: bound, count: unprovedCount).text
        : "≤ " + RealDigits(atLeast: bound, count: unprovedCount).text
    }
    guard isMaximum ? analysis.isTooHigh : analysis.isTooLow else { return nil }
    let largest = RealDigits(CurveAnalysis.largest, count: 1).text
    return isMaximum ? "> " + largest : "< -" + largest
  }

  /// A mean or an integral: the digits that are proved or, where not one is, a number and how far from it the
  /// true one may be, as in `0 ± 3e-9`; six digits where nothing is proved.
  public static func text(
    of estimate: Estimate, count: Int = RealDigits.usualCount
  ) -> String {
    guard let enclosure = estimate.enclosure else {
      return RealDigits(estimate.value, count: min(count, unprovedCount)).text
    }
    if let digits = RealDigits(agreeingOn: enclosure, count: count) { return digits.text }
    let center =
      enclosure.contains(0) ? RealDigits(0) : RealDigits(enclosure.midpoint, count: 2)
    let middle = Interval(around: center.numeral.double)
    let distance = max(
      (Interval(enclosure.upper) - middle).upper, (middle - Interval(enclosure.lower)).upper)
    return center.text + " ± " + RealDigits(above: distance).text
  }

  /// Whether the text of a mean or an integral is proved.
  public static func isProved(_ estimate: Estimate) -> Bool { estimate.enclosure != nil }

  /// The share of a window where a curve is defined, times a factor.
  public static func digits(
    ofShare share: Estimate, times factor: Double = 1, count: Int = RealDigits.usualCount
  ) -> RealDigits {
    share.enclosure.flatMap { RealDigits(agreeingOn: $0 * Interval(factor), count: count) }
      ?? RealDigits(factor * share.value, count: min(count, unprovedCount))
  }

  /// The end of a gap or of a range of zeros, which is known to the neighbouring doubles, or else to the smallest
  /// part of the window that is examined.
  public static func digits(
    ofEnd x: Double, in window: ClosedRange<Double>, count: Int = RealDigits.usualCount
  ) -> RealDigits {
    let few = RealDigits(x, count: fewDigits)
    if few.isExact { return RealDigits(x, count: count) }
    let part = (window.upperBound - window.lowerBound) * smallestPart
    let place = Interval.hull(Interval(around: x), Interval(x - part, x + part))
    return RealDigits(agreeingOn: place, count: count) ?? few
  }

  /// A range of zeros: `0 … 1`, or `0 ≤ x < 1` if an end does not belong to it.
  public static func text(
    ofZeros range: ClosedRange<Double>, in analysis: CurveAnalysis, along abscissa: String,
    _ text: (Double) -> String
  ) -> String {
    let (lower, upper) = (text(range.lowerBound), text(range.upperBound))
    if range.lowerBound == range.upperBound { return lower }
    let open = [range.lowerBound, range.upperBound].map { analysis.zeroExceptions.contains($0) }
    if open == [false, false] { return lower + " … " + upper }
    return lower + (open[0] ? " < " : " ≤ ") + abscissa + (open[1] ? " < " : " ≤ ") + upper
  }

  /// The ordinate at an abscissa, if it has few digits and is known exactly.
  public func exactY(at x: Double) -> RealDigits? {
    var function = source?.shownFunction(work: work)
    guard let digits = try? function?.digits(at: Numeral(x), count: 40), digits.isExact else {
      return nil
    }
    return digits
  }

  private static let smallestPart = 0x1p-79

  private func unproved(_ x: Double, _ count: Int) -> RealDigits {
    let few = RealDigits(x, count: Self.fewDigits)
    return RealDigits(x, count: few.isExact ? count : min(count, Self.unprovedCount))
  }
}

extension RealDigits {
  /// A number of so many digits that is not above another one, and next to it.
  public init(atMost number: Double, count: Int) {
    self = RealDigits(number, count: count)
    if !isExact { self = RealDigits(number - Self.margin(of: number, count), count: count) }
  }

  /// A number of so many digits that is not below another one, and next to it.
  public init(atLeast number: Double, count: Int) {
    self = RealDigits(number, count: count)
    if !isExact { self = RealDigits(number + Self.margin(of: number, count), count: count) }
  }

  /// A little more than half of the last digit of a number, so that rounding does not pass the number.
  private static func margin(of number: Double, _ count: Int) -> Double {
    var margin = 5.000_001 * number.magnitude
    for _ in 0..<count { margin /= 10 }
    return margin
  }

  /// A number of one digit that is greater than another one above 0.
  fileprivate init(above number: Double) {
    var digits = RealDigits(number, count: 1)
    for step in 1...9 where digits.numeral.double <= number {
      digits = RealDigits(number * (1 + Double(step) / 16), count: 1)
    }
    self = digits
  }
}

extension FormulaSource {
  /// The values of the formula, to be shown.
  ///
  /// - Parameter work: The budget of one value; see `RealValue`.
  public func shownFunction(work: Int64) -> ShownFunction { shown(formula, work: work) }

  /// The values of its derivative; `nil` if it has no derivative.
  func shownSlope(work: Int64) -> ShownFunction? {
    guard let slope = try? formula.derivative(withRespectTo: abscissa, angle: angle) else {
      return nil
    }
    return shown(slope, work: work)
  }
}
