/// `coefficient · 2^twos · 5^fives`, with a coefficient that is not 0 and has neither factor.
struct ShortDecimal {
  fileprivate let coefficient: Integer
  fileprivate let twos: Int64
  fileprivate let fives: Int64
}

extension RealComputation {
  /// How many steps are looked at.
  private static var mostStepsOfDecimal: Int { 100 }

  /// The number, where sums, products, quotients, powers and roots of short decimals lead to it. So the digits of
  /// 10^(10^9) are known to be all, although nobody can write its zeros.
  ///
  /// - Returns: `nil` where this is not found; the number may be such a decimal all the same.
  func shortDecimal(_ number: Number) -> ShortDecimal? {
    var left = Self.mostStepsOfDecimal
    return shortDecimal(number.step, &left)
  }

  private func shortDecimal(_ step: Int, _ left: inout Int) -> ShortDecimal? {
    guard left > 0 else { return nil }
    left -= 1
    if let value = steps[step].form?.rational, value.bits <= ShortDecimal.mostBits {
      return ShortDecimal(value)
    }
    switch steps[step].operation {
    case .negative(let a): return shortDecimal(a, &left)?.negated
    case .sum(let a, let b):
      guard let a = shortDecimal(a, &left), let b = shortDecimal(b, &left) else { return nil }
      return a.adding(b)
    case .difference(let a, let b):
      guard let a = shortDecimal(a, &left), let b = shortDecimal(b, &left) else { return nil }
      return a.adding(b.negated)
    case .product(let a, let b):
      guard let a = shortDecimal(a, &left), let b = shortDecimal(b, &left) else { return nil }
      return a.multiplied(by: b)
    case .quotient(let a, let b):
      guard let a = shortDecimal(a, &left), let b = shortDecimal(b, &left)?.power(-1) else {
        return nil
      }
      return a.multiplied(by: b)
    case .integerPower(let a, let power): return shortDecimal(a, &left)?.power(power)
    case .root(let a, let degree): return shortDecimal(a, &left)?.root(degree)
    default: return nil
    }
  }
}

extension ShortDecimal {
  /// Coefficients and differences of exponents of more bits are not looked at.
  static let mostBits: Int64 = 4096

  /// - Returns: `nil` for 0, for a long number, and for one whose decimal places have no end.
  // Never inlined, because copies of it would take kilobytes of the page's program.
  @inline(never)
  init?(_ value: Fraction, twos: Int64 = 0, fives: Int64 = 0) {
    guard !value.isZero, value.bits <= Self.mostBits else { return nil }
    var (numerator, denominator) = (value.numerator.magnitude, value.denominator)
    let two = numerator.removeTwos() - denominator.removeTwos()
    let five = numerator.removeFives() - denominator.removeFives()
    let (allTwos, isOver) = twos.addingReportingOverflow(two)
    let (allFives, isAlsoOver) = fives.addingReportingOverflow(five)
    guard denominator.isOne, !isOver, !isAlsoOver else { return nil }
    self.init(
      coefficient: Integer(numerator, isNegative: value.numerator.isNegative), twos: allTwos,
      fives: allFives)
  }

  fileprivate var negated: ShortDecimal {
    ShortDecimal(coefficient: -coefficient, twos: twos, fives: fives)
  }

  @inline(never)
  fileprivate func multiplied(by other: ShortDecimal) -> ShortDecimal? {
    let (twos, isOver) = twos.addingReportingOverflow(other.twos)
    let (fives, isAlsoOver) = fives.addingReportingOverflow(other.fives)
    guard !isOver, !isAlsoOver else { return nil }
    return ShortDecimal(
      Fraction(coefficient * other.coefficient), twos: twos, fives: fives)
  }

  @inline(never)
  fileprivate func adding(_ other: ShortDecimal) -> ShortDecimal? {
    let (twos, fives) = (min(twos, other.twos), min(fives, other.fives))
    guard let a = scaled(byTwos: twos, fives: fives),
      let b = other.scaled(byTwos: twos, fives: fives)
    else { return nil }
    return ShortDecimal(Fraction(a + b), twos: twos, fives: fives)
  }

  fileprivate func power(_ power: Int64) -> ShortDecimal? {
    let (twos, isOver) = twos.multipliedReportingOverflow(by: power)
    let (fives, isAlsoOver) = fives.multipliedReportingOverflow(by: power)
    guard !isOver, !isAlsoOver else { return nil }
    if coefficient.magnitude.isOne {
      let isNegative = coefficient.isNegative && power & 1 != 0
      return ShortDecimal(
        coefficient: Integer(1, isNegative: isNegative), twos: twos, fives: fives)
    }
    guard power.magnitude <= Self.mostBits,
      Int64(coefficient.magnitude.bitWidth) * Int64(power.magnitude) <= 2 * Self.mostBits,
      let value = Fraction(coefficient).power(Int(power))
    else { return nil }
    return ShortDecimal(value, twos: twos, fives: fives)
  }

  fileprivate func root(_ degree: Int) -> ShortDecimal? {
    guard degree > 0, twos.isMultiple(of: Int64(degree)), fives.isMultiple(of: Int64(degree)),
      degree & 1 != 0 || !coefficient.isNegative
    else { return nil }
    let root = coefficient.magnitude.root(UInt(degree))
    guard root.power(UInt(degree)) == coefficient.magnitude else { return nil }
    return ShortDecimal(
      coefficient: Integer(root, isNegative: coefficient.isNegative), twos: twos / Int64(degree),
      fives: fives / Int64(degree))
  }

  /// The number divided by 2^twos · 5^fives, which are not above its own; `nil` where it is long.
  @inline(never)
  private func scaled(byTwos twos: Int64, fives: Int64) -> Integer? {
    let (two, isOver) = self.twos.subtractingReportingOverflow(twos)
    let (five, isAlsoOver) = self.fives.subtractingReportingOverflow(fives)
    guard !isOver, !isAlsoOver, two <= Self.mostBits, five <= Self.mostBits else { return nil }
    return (coefficient << Int(two)) * Integer(Natural(5 as UInt).power(UInt(five)))
  }

  /// Its digits; `nil` where they are more than so many.
  func digits(count: Int) -> RealDigits? {
    let tens = min(twos, fives)
    guard let whole = scaled(byTwos: tens, fives: tens) else { return nil }
    let digits = whole.magnitude.decimalDigits.map { $0 - UInt8(ascii: "0") }
    let (place, isOver) = tens.addingReportingOverflow(Int64(digits.count))
    guard digits.count <= count, !isOver, (place - 1).magnitude < RealComputation.mostPlaces
    else { return nil }
    return RealDigits(
      isNegative: coefficient.isNegative, digits: digits, exponent: place, isExact: true,
      count: count)
  }
}

extension Natural {
  /// Divides it by 2 as long as it is even.
  ///
  /// - Returns: How often. It must not be 0.
  fileprivate mutating func removeTwos() -> Int64 {
    let count = trailingZeroBitCount
    self = self >> count
    return Int64(count)
  }

  /// Divides it by 5 as long as it is a multiple.
  ///
  /// - Returns: How often. It must not be 0.
  fileprivate mutating func removeFives() -> Int64 {
    var count: Int64 = 0
    while true {
      var rest = self
      guard rest.divide(by: 5) == 0 else { return count }
      self = rest
      count += 1
    }
  }
}
