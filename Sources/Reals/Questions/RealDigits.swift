/// The decimal digits of a real number, correctly rounded, ties away from 0.
public struct RealDigits: Hashable, Sendable {
  /// Whole numbers of up to so many digits are shown whole.
  public static let mostWholeDigits = 21

  public let isNegative: Bool
  /// The digits 0…9, the first not 0; none for 0. Zeros at the end are left out.
  public let digits: [UInt8]
  /// The number is 0.d₁d₂d₃… · 10^exponent.
  public let exponent: Int64
  /// Whether these are all digits.
  public let isExact: Bool
  /// How many digits the number was rounded to: one fewer than asked for where it may lie on a tie.
  public let count: Int

  public init(isNegative: Bool, digits: [UInt8], exponent: Int64, isExact: Bool, count: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
    self.isExact = isExact
    self.count = count
  }

  static func zero(isExact: Bool, count: Int) -> RealDigits {
    RealDigits(isNegative: false, digits: [], exponent: 0, isExact: isExact, count: count)
  }

  /// Whether the number is 0 as far as a thousand digits of its parts tell, but perhaps not exactly.
  public var isUndecidedZero: Bool { digits.isEmpty && !isExact }
}

extension RealDigits: CustomStringConvertible {
  /// The digits without their exponent, with `-` before those of a negative number; `0` for 0.
  public var description: String {
    if digits.isEmpty { return "0" }
    return (isNegative ? "-" : "") + String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
  }
}

extension RealDigits {
  /// The number that these digits are; `nil` where it is too large or too small to be kept exactly.
  fileprivate var fraction: Fraction? {
    let weight = exponent - Int64(digits.count)
    guard weight.magnitude < 1_300_000,
      let magnitude = Natural(decimal: digits.map { $0 + UInt8(ascii: "0") })
    else { return nil }
    return Fraction(Integer(magnitude, isNegative: isNegative), timesTenToThe: Int(weight))
  }
}

extension RealDigits {
  /// Whether the whole number that these digits are has the same remainder as another one by a prime
  /// number, so that they may be equal.
  fileprivate func hasRemainder(of number: Natural) -> Bool {
    let prime: UInt64 = 4_294_967_291
    var mine: UInt64 = 0
    for digit in digits { mine = (10 * mine + UInt64(digit)) % prime }
    var (power, weight): (UInt64, Int64) = (10, exponent - Int64(digits.count))
    while weight > 0 {
      if weight & 1 != 0 { mine = mine * power % prime }
      power = power * power % prime
      weight >>= 1
    }
    var rest = number
    return UInt64(rest.divide(by: UInt(prime))) == mine
  }
}

extension RealComputation {
  /// How far below 1 a number certainly is that is shown as 0, in bits: 300 digits.
  private static let bitsOfZero: Int64 = 1000

  /// Numbers with more digits before or after their point are too large or too close to 0.
  static let mostPlaces: UInt64 = 1_000_000_000_000_000_000

  /// The first digits of a number, correctly rounded, ties away from 0.
  ///
  /// A number that a thousand digits of its parts do not tell from 0 has no digits, and is not exact.
  /// Where they do not tell a number from a tie, there is one digit fewer, or two instead of one.
  ///
  /// - Parameter count: At least 1.
  /// - Throws: `unfinished`, `overflow`, `underflow`; `undecided` where the number is not bounded.
  /// - Complexity: that of the number's ball of so many digits.
  public mutating func digits(of number: Number, count: Int) throws(RealProblem) -> RealDigits {
    // 3.33 bits a digit, and some for what the parts lose.
    let wanted = count * 3322 / 1000 + 32
    let value = rational(number)
    if let value, value.bits <= 4 * Int64(wanted) + 2048 {
      try spend(Work.digits(value.bits + Int64(wanted)))
      return Self.digits(of: value, count: count)
    }
    if let digits = shortDecimal(number)?.digits(count: count) {
      return digits
    }
    do {
      guard try sign(of: number) != 0 else { return .zero(isExact: true, count: count) }
    } catch .undecided {
      // Only what is known to be tiny is shown as 0.
      guard let ball = try knownBall(number, Self.undecidedPrecision),
        ball.magnitude < .powerOfTwo(-Self.bitsOfZero)
      else { throw .undecided }
      return .zero(isExact: false, count: count)
    }
    var precision = wanted + 32
    let most = 2 * wanted + Self.undecidedPrecision
    while true {
      let ball = try knownBall(number, precision)
      if let ball, let digits = try rounded(ball, count) {
        guard let value else { return try decided(digits, of: number) }
        return try marked(digits, value)
      }
      guard precision < most else {
        if let value {
          try spend(Work.digits(4 * value.bits))
          return Self.digits(of: value, count: count)
        }
        if let ball, let digits = try digitsAtTie(of: number, ball, count) { return digits }
        // Of a single digit, there is one more.
        if let ball, let digits = try rounded(ball, count > 1 ? count - 1 : 2) { return digits }
        throw .undecided
      }
      // Either too few bits are left, or the number lies near a tie.
      let missing = Int64(wanted) - (ball?.accuracy ?? 0)
      precision = min(most, missing > 0 ? precision + Int(missing) + 64 : 2 * precision)
    }
  }

  /// The digits that are certain by what is known of a number already.
  ///
  /// - Returns: `nil` where no digit is certain.
  public mutating func provenDigits(of number: Number, atMost count: Int) -> RealDigits? {
    guard let known = steps[number.step].ball?.value, known.accuracy > 8 else { return nil }
    let ball = known.rounded(to: count * 3322 / 1000 + 64)
    let certain = min(ball.accuracy, 1 << 40) * 301 / 1000
    var fewer = Int(min(Int64(count), certain))
    while fewer > 0 {
      let left = budget
      budget = .max
      let digits = (try? rounded(ball, fewer)) ?? nil
      budget = left
      if let digits { return digits }
      fewer -= 1
    }
    return nil
  }

  /// The digits on which all numbers of a ball agree; `nil` where they do not.
  private mutating func rounded(_ ball: Ball, _ count: Int) throws(RealProblem) -> RealDigits? {
    guard ball.accuracy > 8 else { return nil }
    let known = min(ball.accuracy, Int64(ball.mantissa.magnitude.bitWidth) + 64)
    let bits = max(count * 3322 / 1000, Int(known)) + 32
    try spend(Work.digits(Int64(bits)))
    var place = Self.leastPlace(ball.top - 1)
    while true {
      // y = |x| · 10^(count-place) has count digits before its point.
      guard let power = Ball(10).power(Int64(count) - place, bits + 16) else { return nil }
      let scaled = ball.multiplied(by: power, bits + 64)
      let size = ball.mantissa.isNegative ? -scaled : scaled
      let half = Ball(1).scaled(by: -1)
      let shifted = size.adding(half, bits + 128)
      let lower = shifted.leastInteger
      guard lower == shifted.greatestInteger else {
        // With a digit too many, it may be near a tie that is none.
        guard size.leastInteger.magnitude.decimalDigits.count > count else { return nil }
        place += 1
        continue
      }
      var digits = lower.magnitude.decimalDigits.map { $0 - UInt8(ascii: "0") }
      if digits.count < count {
        place -= 1
        continue
      }
      if digits.count > count {
        place += 1
        if !Self.isPowerOfTen(digits) { continue }
      }
      while digits.last == 0 { digits.removeLast() }
      guard (place - 1).magnitude < Self.mostPlaces else {
        throw place > 0 ? .overflow : .underflow
      }
      return RealDigits(
        isNegative: ball.mantissa.isNegative, digits: digits, exponent: place, isExact: false,
        count: count)
    }
  }

  /// The digits of a number that its ball does not tell from a tie, where its equality to the tie is
  /// decided; else `nil`.
  private mutating func digitsAtTie(
    of number: Number, _ ball: Ball, _ count: Int
  ) throws(RealProblem) -> RealDigits? {
    guard let longer = try rounded(ball, count + 1), longer.digits.count == count + 1,
      let tie = longer.fraction
    else { return nil }
    let side: Int
    do {
      side = try sign(of: subtract(self.number(tie), from: number)) * tie.signum
    } catch .undecided {
      return nil
    }
    var nearest = tie
    if side < 0 {
      let digit = Fraction(1, timesTenToThe: Int(longer.exponent) - longer.digits.count)
      nearest = tie.signum < 0 ? tie + digit : tie - digit
    }
    let digits = Self.digits(of: nearest, count: count)
    return RealDigits(
      isNegative: digits.isNegative, digits: digits.digits, exponent: digits.exponent,
      isExact: false, count: count)
  }

  /// The digits, which say whether they are all of an algebraic number's that has no exact form. Only
  /// where they end in zeros, or are few, is that looked at.
  private mutating func decided(_ digits: RealDigits, of number: Number) throws(RealProblem)
    -> RealDigits
  {
    guard steps[number.step].size != nil,
      digits.count < 8 || digits.digits.count + 3 <= digits.count,
      let value = digits.fraction
    else { return digits }
    let whole = budget
    let hasMoreZeros =
      digits.exponent > Int64(digits.count) && digits.exponent <= Int64(RealDigits.mostWholeDigits)
    let limit = min(whole, hasMoreZeros ? Self.mostWorkOfZeros : Self.mostWorkOfMark)
    budget = limit
    defer { budget += whole - limit }
    do {
      guard try sign(of: subtract(self.number(value), from: number)) == 0 else { return digits }
    } catch .undecided {
      return digits
    } catch .unfinished where limit < whole {
      // They are right all the same.
      return digits
    }
    return RealDigits(
      isNegative: digits.isNegative, digits: digits.digits, exponent: digits.exponent,
      isExact: true, count: digits.count)
  }

  /// A number of at least 2^exponent is at least 10^(place-1).
  private static func leastPlace(_ exponent: Int64) -> Int64 {
    // log₁₀ 2 = 0.30102999566398…, rounded so that the product is not too large.
    exponent.multipliedFullWidth(by: 5_553_023_288_523_357_132 + (exponent < 0 ? 1 : 0)).high + 1
  }

  private static func isPowerOfTen(_ digits: [UInt8]) -> Bool {
    digits[0] == 1 && digits.dropFirst().allSatisfy { $0 == 0 }
  }

  /// Digits that would take more work to compare with their fraction are not said to be all.
  private static let mostWorkOfMark: Int64 = 20_000_000

  /// Whole numbers with more digits than were asked for are shown whole, which is worth more work.
  private static let mostWorkOfZeros: Int64 = 1_000_000_000

  /// The digits, which say whether they are all of a long fraction's.
  private mutating func marked(_ digits: RealDigits, _ value: Fraction) throws(RealProblem)
    -> RealDigits
  {
    let weight = digits.exponent - Int64(digits.digits.count)
    let isPossible =
      value.isWhole
      ? weight <= Int64(value.numerator.magnitude.trailingZeroBitCount)
      : weight < 0 && Int64(value.denominator.bitWidth) <= 4 - 4 * weight
    guard isPossible, !value.isWhole || digits.hasRemainder(of: value.numerator.magnitude) else {
      return digits
    }
    // A power of five, which has seven tenths of the bits and whose last square takes most of the work;
    // a fraction is reduced as well.
    let work = value.isWhole ? Work.square(value.bits * 7 / 10) / 2 : Work.digits(value.bits)
    guard work <= Self.mostWorkOfMark else { return digits }
    try spend(work)
    guard let same = digits.fraction else { return digits }
    return RealDigits(
      isNegative: digits.isNegative, digits: digits.digits, exponent: digits.exponent,
      isExact: same == value, count: digits.count)
  }

  private static func digits(of value: Fraction, count: Int) -> RealDigits {
    guard !value.isZero else { return .zero(isExact: true, count: count) }
    let (numerator, denominator) = (value.numerator.magnitude, value.denominator)
    var place = Int(leastPlace(Int64(numerator.bitWidth - denominator.bitWidth - 1)))
    while true {
      let scale = count - place
      let top = scale > 0 ? numerator * .powerOfTen(scale) : numerator
      let bottom = scale < 0 ? denominator * .powerOfTen(-scale) : denominator
      var (quotient, remainder) = top.quotientAndRemainder(dividingBy: bottom)
      let isExact = remainder.isZero
      if remainder + remainder >= bottom { quotient += 1 }
      var digits = quotient.decimalDigits.map { $0 - UInt8(ascii: "0") }
      if digits.count < count {
        place -= 1
        continue
      }
      if digits.count > count {
        // Nines that became a one and zeros, or the first place was too small.
        place += 1
        if !isPowerOfTen(digits) { continue }
      }
      while digits.last == 0 { digits.removeLast() }
      return RealDigits(
        isNegative: value.numerator.isNegative, digits: digits, exponent: Int64(place),
        isExact: isExact, count: count)
    }
  }
}

extension Fraction {
  /// How many bits both parts have together.
  var bits: Int64 { Int64(numerator.magnitude.bitWidth) + Int64(denominator.bitWidth) }
}
