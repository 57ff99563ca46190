public import Formulas
import Graphing
import OrdinateNumerics
import Reals

/// Where solutions are looked for: from one number to a greater one, with both of them.
public struct SolvingRange: Sendable {
  /// An end, which may be a number that no double is, such as 10π.
  public struct End: Sendable {
    /// The nearest double.
    public let double: Double
    /// The number as it is written exactly, if that is short; its digits otherwise.
    public let text: String
    private let number: Formula
    /// Whether the number is that double.
    private let isDouble: Bool
    private let angle: AngleUnit

    /// Longer numbers are written by their digits.
    private static let mostBytes = 24
    /// How far beyond a number that is not a double is searched, as a share of it.
    private static let margin = 0x1p-40

    /// - Parameters:
    ///   - number: A formula without variables.
    ///   - answer: Its value.
    public init(_ number: Formula, _ answer: RealAnswer, angle: AngleUnit) {
      let double = answer.double
      (self.number, self.angle, self.double) = (number, angle, double)
      let exact = answer.isExact ? nil : answer.exact?.text
      text = exact.flatMap { $0.utf8.count <= Self.mostBytes ? $0 : nil } ?? answer.text
      isDouble =
        double.isFinite
        && Formula.adding(number, Formula.Term(Formula(exactly: double), isInverted: true))
          .exactSign(angle: angle) == 0
    }

    /// - Parameter whole: A whole number of few digits.
    fileprivate init(_ whole: Double) {
      (number, angle, double, isDouble) = (Formula(whole), AngleUnit.radians, whole, true)
      text = RealDigits(whole, count: RealDigits.usualCount).text
    }

    /// The double itself, or one that is certainly beyond the number.
    ///
    /// - Parameter side: -1 for one below, 1 for one above.
    fileprivate func outer(_ side: Double) -> Double {
      let step = max(double.magnitude * Self.margin, .leastNonzeroMagnitude)
      return isDouble ? double : double + side * step
    }

    /// Whether a number is certainly on one side of this one: -1 for below, 1 for above.
    ///
    /// - Parameter digits: `SolvingRange.digitCount` digits of the number.
    fileprivate func leavesOut(
      _ other: PlaneCoordinate, on side: Int, digits: () -> RealDigits?
    ) -> Bool {
      if isDouble { return false }
      if side < 0, other.enclosure.lower > double.nextUp { return false }
      if side > 0, other.enclosure.upper < double.nextDown { return false }
      func isBeyond(_ other: Formula, _ distance: Double) -> Bool {
        let nearest = Formula.adding(number, Formula.Term(Formula(Double(side) * distance)))
        return Formula.adding(other, Formula.Term(nearest, isInverted: true))
          .exactSign(angle: angle) == side
      }
      if let exact = other.exact { return isBeyond(exact, 0) }
      guard let known = digits(), known.isExact || known.count == SolvingRange.digitCount
      else { return false }
      // More than the error of the digits: a number that is the end has to stay.
      return isBeyond(Formula(known.numeral), double.magnitude * 0x1p-100)
    }
  }

  public let lower: End
  public let upper: End

  /// How many digits tell on which side of an end a number is.
  static let digitCount = 40

  /// - Throws: `refused` if the ends are not in order, or the range is too narrow or too wide.
  public init(from lower: End, to upper: End) throws(SolvingError) {
    (self.lower, self.upper) = (lower, upper)
    guard lower.double < upper.double else { throw .refused(.reversedRange) }
    guard Viewport.isDomain(searched) else { throw .refused(.unsearchableRange) }
  }

  /// - Parameter bounds: Whole numbers of few digits.
  init(_ bounds: ClosedRange<Double>) {
    (lower, upper) = (End(bounds.lowerBound), End(bounds.upperBound))
  }

  /// The range, and a little more beyond ends that are not doubles, so that solutions there are found.
  var searched: ClosedRange<Double> { lower.outer(-1)...upper.outer(1) }

  /// Whether a number that was found in `searched` may be in the range.
  ///
  /// - Parameter digits: `digitCount` digits of it.
  func mayContain(_ number: PlaneCoordinate, digits: () -> RealDigits?) -> Bool {
    !lower.leavesOut(number, on: -1, digits: digits)
      && !upper.leavesOut(number, on: 1, digits: digits)
  }
}
