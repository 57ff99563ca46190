import Formulas
import OrdinateNumerics
import Reals

extension Fit.Number {
  init(_ double: Double, _ digits: RealDigits, _ exact: Fraction?) {
    (self.double, self.digits, self.exact) = (double, digits, exact)
  }

  /// A rational number.
  init(_ fraction: Fraction) {
    double = fraction.nearestDouble
    exact = fraction
    var computation = RealComputation()
    let number = computation.number(fraction)
    digits =
      (try? computation.digits(of: number, count: RealDigits.usualCount))
      ?? RealDigits(isNegative: false, digits: [], exponent: 0, isExact: false, count: 1)
  }

  /// The square root of a rational number that is not negative.
  init(squareRootOf fraction: Fraction) {
    var computation = RealComputation()
    let number = computation.number(fraction)
    guard let root = try? computation.root(number, degree: 2),
      let double = try? computation.nearestDouble(to: root),
      let digits = try? computation.digits(of: root, count: RealDigits.usualCount)
    else {
      self.init(fraction)
      return
    }
    self.init(double, digits, computation.rational(root))
  }

  /// A number that is known to about 100 bits, with as many digits as are certain.
  ///
  /// - Returns: `nil` where not one digit is certain.
  init?(_ pair: DoublePair, mostDigits: Int = RealDigits.usualCount) {
    var count = mostDigits
    while count > 0 {
      if let digits = RealDigits(pair, count: count) {
        self.digits = digits
        double = pair.high
        exact = nil
        return
      }
      count -= 1
    }
    return nil
  }

  /// A double of which so many digits are shown.
  init(_ value: Double, digits count: Int) {
    let pair = DoublePair(value)
    if let number = Fit.Number(pair, mostDigits: max(1, min(count, 15))) {
      self = number
    } else {
      self.init(Numeral(value).fraction ?? 0)
    }
  }
}
