public import Formulas
import Graphing
import OrdinateNumerics
import Reals

/// A range of x or y that a plot shows: in doubles or, if it is small and far from 0, in offsets from an exact
/// origin.
public struct PlotSide: Sendable {
  /// The ends, as coordinates or as offsets.
  public let range: ClosedRange<Double>
  /// The coordinate at offset 0; 0 for a range in doubles.
  package let origin: Numeral
  /// The power of ten that offsets count.
  package let exponent: Int

  /// A range in doubles.
  ///
  /// - Precondition: It is a domain (`Viewport.isDomain`).
  public init(_ range: ClosedRange<Double>) {
    precondition(Viewport.isDomain(range))
    (self.range, origin, exponent) = (range, 0, 0)
  }

  /// A range between two numbers.
  ///
  /// - Returns: `nil` if it cannot be drawn: its ends are equal, too close together for their size, or too far
  ///   apart.
  public init?(from lower: Numeral, through upper: Numeral) {
    let (low, high) = (lower.double, upper.double)
    guard low <= high, low.isFinite, high.isFinite, lower.fraction != nil, upper.fraction != nil
    else { return nil }
    if Viewport.isDomain(low...high),
      high - low >= Self.leastRatio * max(low.magnitude, high.magnitude)
    {
      self.init(low...high)
    } else {
      self.init(deep: lower.scaledInteger, upper.scaledInteger)
    }
  }

  /// In narrower ranges a pixel is about 2⁻⁴⁰ of its coordinate.
  private static let leastRatio = 0x1p-30

  private typealias Decimal = (digits: Integer, exponent: Int64)

  /// How many digits the ends may have before they differ.
  private static let mostDigits = 60
  /// The least exponent of a width: its square is still above the least double.
  private static let leastExponent = -150

  private init?(deep lower: Decimal, _ upper: Decimal) {
    let unit = Int(min(lower.exponent, upper.exponent))
    func whole(_ end: Decimal) -> Integer {
      end.digits * Integer(.powerOfTen(Int(end.exponent) - unit))
    }
    let (low, high) = (whole(lower), whole(upper))
    let width = high - low
    guard width.signum > 0 else { return nil }
    // The origin has zeros where the range has digits, so that round numbers have round offsets.
    let round = Integer(.powerOfTen(width.magnitude.decimalDigits.count + 1))
    let nearer = low.signum < 0 ? -high : low
    let far = nearer.flooredQuotientAndRemainder(dividingBy: round).quotient * round
    guard far.signum > 0,
      far.magnitude.decimalDigits.count
        - width.magnitude.decimalDigits.count < Self.mostDigits
    else { return nil }
    let start = low.signum < 0 ? -far : far
    let ends = (low - start, high - start)
    let longest = max(ends.0.magnitude, ends.1.magnitude).decimalDigits.count
    // Offsets of six digits are exact doubles, and so are the edges of pixels.
    let shift = max(0, longest - 6)
    exponent = unit + shift
    guard exponent > Self.leastExponent,
      let origin = Numeral(utf8: Array("\(start.description)e\(unit)".utf8))
    else { return nil }
    self.origin = origin
    let scale = Fraction(Integer(.powerOfTen(shift)))
    range = (Fraction(ends.0) / scale).nearestDouble...(Fraction(ends.1) / scale).nearestDouble
    guard Viewport.isDomain(range) else { return nil }
  }

  /// A range in offsets.
  ///
  /// - Parameter exponent: The power of ten that they count.
  /// - Precondition: The range is a domain (`Viewport.isDomain`).
  package init(_ range: ClosedRange<Double>, from origin: Numeral, exponent: Int) {
    precondition(Viewport.isDomain(range))
    (self.range, self.origin, self.exponent) = (range, origin, exponent)
  }

  /// Whether coordinates are offsets.
  public var isDeep: Bool { !origin.isZero || exponent != 0 }

  func coordinate(_ name: Name) -> OffsetCoordinate {
    OffsetCoordinate(name, origin: origin, exponent: exponent, range: range)
  }

  /// The axis for this range; `nil` for one in doubles.
  var axis: OffsetAxis? {
    guard isDeep else { return nil }
    return OffsetAxis(exponent: exponent, zero: offsetOfZero) { [self] in text(ofOffset: $0) }
  }
}

extension PlotSide {
  /// The offset that belongs to the coordinate 0, about.
  package var offsetOfZero: Double { -origin.double / Elementary.power(10, Double(exponent)) }

  /// The coordinate at an offset, with all digits.
  package func text(ofOffset offset: Double) -> String {
    origin.adding(Numeral(offset), timesTenToThe: exponent)?.shown ?? ""
  }
}

extension Numeral {
  /// All digits, as results are shown.
  fileprivate var shown: String {
    let (whole, exponent) = scaledInteger
    let digits = whole.magnitude.decimalDigits.map { $0 - UInt8(ascii: "0") }
    return RealDigits(
      isNegative: isNegative, digits: digits, exponent: exponent + Int64(digits.count),
      isExact: true, count: max(1, digits.count)
    ).text
  }
}
