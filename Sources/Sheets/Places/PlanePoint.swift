public import Formulas
import Graphing
public import OrdinateNumerics
public import Reals

/// A coordinate of a proved place.
public struct PlaneCoordinate: Sendable {
  /// Contains it.
  public let enclosure: Interval
  /// The number as it is written exactly, if that is decided.
  public let exact: Formula?
  let angle: AngleUnit

  init(_ enclosure: Interval, exact: Formula?, angle: AngleUnit) {
    (self.enclosure, self.exact, self.angle) = (enclosure, exact, angle)
  }

  /// The budget of its digits; see `RealValue`.
  private static let work: Int64 = 1_000_000

  /// The digits that are proved; `nil` if not one is.
  public var digits: RealDigits? { digits(RealDigits.usualCount) }

  /// A number near it where no digit is proved: 0 or one of one digit.
  public var likelyDigits: RealDigits { RealDigits(nearestTo: enclosure) }

  /// - Parameter count: The most digits, at least 1.
  public func digits(_ count: Int) -> RealDigits? {
    if var value = exact?.real(angle: angle, work: Self.work),
      let digits = try? value.digits(count)
    {
      return digits
    }
    return RealDigits(agreeingOn: enclosure, count: count)
  }

  /// The exact number, if its digits do not say it.
  public var exactBeyondDigits: Formula? { digits?.isExact == true ? nil : exact }

  /// The nearest double, as far as it is known.
  public var double: Double {
    if var value = exact?.real(angle: angle, work: Self.work),
      let double = try? value.nearestDouble()
    {
      return double
    }
    return enclosure.midpoint
  }

  /// Which of two numbers is the greater one: -1, 0 or 1; `nil` if it is not decided.
  func compared(to number: Double) -> Int? {
    if enclosure.lower > number { return 1 }
    if enclosure.upper < number { return -1 }
    guard let exact else { return nil }
    var difference = Formula.adding(exact, Formula.Term(Formula(number), isInverted: true))
      .real(angle: angle, work: Self.work)
    return try? difference.sign()
  }
}

/// A point of the plane that is proved to be what was looked for.
struct PlanePoint {
  let x: PlaneCoordinate
  let y: PlaneCoordinate
  /// Contains no other point that was looked for.
  let surroundings: PlaneRange
  /// See `CommonZeros.Zero`.
  let isSimple: Bool

  var range: PlaneRange { PlaneRange(x: x.enclosure, y: y.enclosure) }

  /// A formula with the coordinates in place of x and y; `nil` if one of them is not known exactly.
  func inserted(in formula: Formula) -> Formula? {
    guard let x = x.exact, let y = y.exact else { return nil }
    return formula.inserting(x: x, y: y)
  }

  /// Whether both certainly are the same point.
  func isExactly(_ other: PlanePoint) -> Bool {
    guard let x = x.exact, let y = y.exact else { return false }
    return x == other.x.exact && y == other.y.exact
  }

  /// Whether both are the same point; of two that cannot be told apart, the answer is yes.
  func isSame(as other: PlanePoint) -> Bool {
    range.meets(other.range)
  }
}

extension Formula {
  func inserting(x: Formula?, y: Formula?) -> Formula {
    substituting { $0 == "x" ? x : $0 == "y" ? y : nil }
  }

  /// The sign of the value of a formula without variables; `nil` if it is not decided.
  func exactSign(angle: AngleUnit, work: Int64 = 100_000) -> Int? {
    var value = real(angle: angle, work: work)
    return try? value.sign()
  }
}
