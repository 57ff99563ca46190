public import Reals

/// A fraction above 1 or below -1 as its whole part and the rest: 7÷3 is 2 and 1÷3.
public struct MixedNumber: Sendable {
  /// With the sign of the number.
  private let whole: Formula
  /// Above 0.
  private let part: Formula
  private let isNegative: Bool

  /// - Returns: `nil` for a whole number, and for one between -1 and 1.
  public init?(_ value: Fraction) {
    let whole = value.magnitude.floor
    guard !value.isWhole, !whole.isZero, let number = Formula(writing: Fraction(whole)),
      let part = Formula(writing: value.magnitude - Fraction(whole))
    else { return nil }
    isNegative = value.signum < 0
    self.whole = isNegative ? .negating(number) : number
    self.part = part
  }

  /// The number as a formula, which reads back as it: `2+1÷3`, `-2-1÷3`.
  public var text: String { whole.text + (isNegative ? "-" : "+") + part.text }

  /// The parts beside each other, as one writes them on paper.
  public var mathML: String { whole.mathML(before: part) }
}
