/// `coefficient · 10^exponent`, with a coefficient that is not 0 and no multiple of ten.
struct ShortDecimal {
  let coefficient: Integer
  let exponent: Int64
}

extension RealComputation {
  /// A coefficient of more bits is not looked at.
  private static var mostBitsOfCoefficient: Int64 { 4096 }

  /// How many steps are looked at.
  private static var mostStepsOfDecimal: Int { 100 }

  /// The number, where products, quotients and powers of short decimals lead to it. So the digits of
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
    if let value = steps[step].form?.rational, value.bits <= Self.mostBitsOfCoefficient {
      return Self.shortDecimal(value, timesTenToThe: 0)
    }
    switch steps[step].operation {
    case .negative(let a):
      return shortDecimal(a, &left).map {
        ShortDecimal(coefficient: -$0.coefficient, exponent: $0.exponent)
      }
    case .product(let a, let b):
      guard let a = shortDecimal(a, &left), let b = shortDecimal(b, &left) else { return nil }
      let (exponent, isOver) = a.exponent.addingReportingOverflow(b.exponent)
      return isOver
        ? nil
        : Self.shortDecimal(Fraction(a.coefficient * b.coefficient), timesTenToThe: exponent)
    case .quotient(let a, let b):
      guard let a = shortDecimal(a, &left), let b = shortDecimal(b, &left) else { return nil }
      let (exponent, isOver) = a.exponent.subtractingReportingOverflow(b.exponent)
      return isOver
        ? nil
        : Self.shortDecimal(
          Fraction(a.coefficient) / Fraction(b.coefficient), timesTenToThe: exponent)
    case .integerPower(let a, let power): return shortDecimal(a, &left)?.power(power)
    case .root(let a, let degree): return shortDecimal(a, &left)?.root(degree)
    default: return nil
    }
  }

  /// - Returns: `nil` for 0, for a long number, and for one whose decimal places have no end.
  fileprivate static func shortDecimal(
    _ value: Fraction, timesTenToThe power: Int64
  ) -> ShortDecimal? {
    guard value.bits <= mostBitsOfCoefficient else { return nil }
    // A denominator of b bits divides 10^b, or no power of ten.
    let all = digits(of: value, count: Int(value.bits) + 1)
    let (exponent, isOver) = power.addingReportingOverflow(
      all.exponent - Int64(all.digits.count))
    guard all.isExact, !isOver,
      let magnitude = Natural(decimal: all.digits.map { $0 + UInt8(ascii: "0") })
    else { return nil }
    return ShortDecimal(
      coefficient: Integer(magnitude, isNegative: all.isNegative), exponent: exponent)
  }

  /// The digits of such a decimal; `nil` where they are more than so many.
  static func digits(of decimal: ShortDecimal, count: Int) -> RealDigits? {
    let digits = decimal.coefficient.magnitude.decimalDigits.map { $0 - UInt8(ascii: "0") }
    let (place, isOver) = decimal.exponent.addingReportingOverflow(Int64(digits.count))
    guard digits.count <= count, !isOver, (place - 1).magnitude < mostPlaces else { return nil }
    return RealDigits(
      isNegative: decimal.coefficient.isNegative, digits: digits, exponent: place, isExact: true,
      count: count)
  }
}

extension ShortDecimal {
  fileprivate func power(_ power: Int64) -> ShortDecimal? {
    let (whole, isOver) = exponent.multipliedReportingOverflow(by: power)
    let bits = Int64(coefficient.magnitude.bitWidth)
    guard !isOver else { return nil }
    if coefficient.magnitude.isOne {
      let isNegative = coefficient.isNegative && power & 1 != 0
      return ShortDecimal(coefficient: Integer(1, isNegative: isNegative), exponent: whole)
    }
    guard power.magnitude < 1 << 16, bits * Int64(power.magnitude) < 1 << 13,
      let value = Fraction(coefficient).power(Int(power))
    else { return nil }
    return RealComputation.shortDecimal(value, timesTenToThe: whole)
  }

  fileprivate func root(_ degree: Int) -> ShortDecimal? {
    guard exponent.isMultiple(of: Int64(degree)), degree > 0,
      degree & 1 != 0 || !coefficient.isNegative
    else { return nil }
    let root = coefficient.magnitude.root(UInt(degree))
    guard root.power(UInt(degree)) == coefficient.magnitude else { return nil }
    return ShortDecimal(
      coefficient: Integer(root, isNegative: coefficient.isNegative),
      exponent: exponent / Int64(degree))
  }
}
