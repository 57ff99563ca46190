/// An exact number of a formula: a quotient of whole numbers with at most fifteen digits each.
///
/// A decimal such as 0.1 stands for the number as written, not for the nearest double, so 3 × 0.1
/// is 0.3.
///
/// - Invariant: in lowest terms; the denominator is positive.
package struct Rational: Sendable {
  package let numerator: Int64
  package let denominator: Int64
  /// Whether it came from a decimal and is written as one if possible.
  let isDecimal: Bool

  package static let zero = Rational(whole: 0)
  package static let one = Rational(whole: 1)

  /// A double preserves fifteen digits.
  private static let limit: Int64 = 1_000_000_000_000_000

  /// - Precondition: `whole` has at most fifteen digits.
  package init(whole: Int64) {
    numerator = whole
    denominator = 1
    isDecimal = false
  }

  /// `nil` if it takes more than fifteen digits, or the denominator is 0.
  private init?(_ numerator: Int64, _ denominator: Int64, isDecimal: Bool) {
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    if denominator == 0 { return nil }
    let sign: Int64 = denominator < 0 ? -1 : 1
    self.numerator = sign * (numerator / divisor)
    self.denominator = sign * (denominator / divisor)
    self.isDecimal = isDecimal
    if self.numerator.magnitude >= Self.limit || self.denominator > Self.limit { return nil }
  }

  /// A number as written; `nil` if it has more than fifteen digits or decimal places.
  init?(_ numeral: Numeral) {
    guard let value = numeral.shortDouble, value.magnitude < Double(Self.limit) else { return nil }
    var power: Int64 = 1
    while power <= Self.limit {
      let scaled = value * Double(power)
      guard scaled.magnitude < Double(Self.limit) else { return nil }
      // The product is rounded, so the nearest whole number is tried as well.
      let near = Int64(scaled + (value < 0 ? -0.5 : 0.5))
      if Double(near) / Double(power) == value {
        self.init(near, power, isDecimal: power > 1)
        return
      }
      power *= 10
    }
    return nil
  }

  /// The value of a formula that is a number, a negated number or a quotient of numbers.
  package init?(_ formula: Formula) {
    switch formula.kind {
    case .number(let value): self.init(value)
    case .negated(let operand):
      guard case .number(let value) = operand.kind else { return nil }
      self.init(-value)
    case .product(let factors):
      guard factors.count == 2, factors[1].isInverted,
        let first = factors[0].formula.signedNumber,
        case .number(let divisor) = factors[1].formula.kind,
        let inverse = Rational(divisor)?.raised(to: -1),
        let quotient = Rational(first)?.times(inverse)
      else { return nil }
      self = quotient
    case .constant, .variable, .sum, .power, .operation: return nil
    }
  }

  package var isZero: Bool { numerator == 0 }
  package var isNegative: Bool { numerator < 0 }
  package var isWhole: Bool { denominator == 1 }
  package var isOne: Bool { numerator == 1 && denominator == 1 }
  package var isEven: Bool { isWhole && numerator % 2 == 0 }
  package var negated: Rational {
    Rational(unchecked: -numerator, denominator, isDecimal: isDecimal)
  }
  package var magnitude: Rational { isNegative ? negated : self }

  private init(unchecked numerator: Int64, _ denominator: Int64, isDecimal: Bool) {
    self.numerator = numerator
    self.denominator = denominator
    self.isDecimal = isDecimal
  }

  /// The product; `nil` if it takes more than fifteen digits.
  package func times(_ other: Rational) -> Rational? {
    let first = Self.greatestCommonDivisor(numerator, other.denominator)
    let second = Self.greatestCommonDivisor(other.numerator, denominator)
    let (top, topOverflows) = (numerator / first)
      .multipliedReportingOverflow(by: other.numerator / second)
    let (bottom, bottomOverflows) = (denominator / second)
      .multipliedReportingOverflow(by: other.denominator / first)
    if topOverflows || bottomOverflows { return nil }
    return Rational(top, bottom, isDecimal: isDecimal || other.isDecimal)
  }

  /// The sum; `nil` if it takes more than fifteen digits.
  package func plus(_ other: Rational) -> Rational? {
    let (left, leftOverflows) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, rightOverflows) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (bottom, overflows) = denominator.multipliedReportingOverflow(by: other.denominator)
    let (top, sumOverflows) = left.addingReportingOverflow(right)
    if leftOverflows || rightOverflows || overflows || sumOverflows { return nil }
    return Rational(top, bottom, isDecimal: isDecimal || other.isDecimal)
  }

  /// The power; `nil` if it takes more than fifteen digits, or divides by 0.
  package func raised(to exponent: Int64) -> Rational? {
    if exponent < 0 {
      return Rational(denominator, numerator, isDecimal: isDecimal)?.raised(to: -exponent)
    }
    if isZero { return exponent == 0 ? .one : .zero }
    if isWhole && numerator.magnitude == 1 { return exponent % 2 == 0 ? .one : self }
    var power = Rational.one
    for _ in 0..<exponent {
      guard let next = power.times(self) else { return nil }
      power = next
    }
    return power
  }

  /// The least number of which both are whole divisors; `nil` if it takes more than fifteen digits.
  ///
  /// - Precondition: Both numbers are positive.
  func commonMultiple(with other: Rational) -> Rational? {
    let shared = Self.greatestCommonDivisor(numerator, other.numerator)
    let (top, overflows) = (numerator / shared).multipliedReportingOverflow(by: other.numerator)
    let bottom = Self.greatestCommonDivisor(denominator, other.denominator)
    return overflows ? nil : Rational(top, bottom, isDecimal: false)
  }

  /// The numbers above and below the bar of a fraction; the denominator is 1 for a whole number or
  /// a decimal.
  var fraction: (numerator: Numeral, denominator: Numeral) {
    let (top, bottom) = (Double(numerator), Double(denominator))
    let quotient = Numeral(top / bottom)
    if isDecimal, let read = Rational(quotient), read == self { return (quotient, 1) }
    return (Numeral(top), Numeral(bottom))
  }

  /// The number as a formula.
  var formula: Formula {
    let (top, bottom) = fraction
    if bottom == 1 { return Formula(top) }
    return .multiplying(Formula(top), Formula.Term(.number(bottom), isInverted: true))
  }

  /// The greatest common divisor; 1 if both are 0.
  private static func greatestCommonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
    var (a, b) = (first, second)
    while b != 0 { (a, b) = (b, a % b) }
    return a == 0 ? 1 : a < 0 ? -a : a
  }
}

extension Rational: Equatable {
  /// Whether the numbers are equal, however they were written.
  package static func == (left: Rational, right: Rational) -> Bool {
    left.numerator == right.numerator && left.denominator == right.denominator
  }
}
