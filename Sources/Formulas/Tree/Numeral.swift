import OrdinateNumerics

/// A number as it was written in decimals, exactly.
///
/// A double stands for the decimal of fewest digits that reads back as it, so 0.1 is a tenth. Only
/// a number that no double stands for keeps its digits: one of many digits, or one past the range
/// of doubles, such as `1e400`. So nearly all numbers are a double and allocate nothing.
public struct Numeral: Sendable {
  /// - Invariant: `exact` is used only where no double stands for the number, so equal numbers are
  ///   stored alike.
  private enum Storage: Sendable {
    case double(Double)
    case exact(ExactDecimal)
  }

  private let storage: Storage

  /// The decimal of fewest digits that reads back as a double.
  ///
  /// - Precondition: `double` is finite.
  public init(_ double: Double) {
    assert(double.isFinite)
    storage = .double(double)
  }

  private init(storage: Storage) { self.storage = storage }

  /// Reads a decimal such as `2`, `2.`, `.5`, `-2e3` or `2E+3`, with any number of digits.
  ///
  /// - Returns: `nil` if the bytes are not one such number, or if its power of ten has more than 18
  ///   digits.
  /// - Complexity: O(digits); O(digits²) for its nearest double, up to the 800th digit.
  public init?(utf8 text: ArraySlice<UInt8>) {
    guard let reading = DecimalReading(text) else { return nil }
    let isNegative = reading.isNegative
    guard reading.isZero || reading.leadingExponent.magnitude < Self.exponentLimit else {
      return nil
    }
    let magnitude = reading.value ?? .infinity
    let double = isNegative ? -magnitude : magnitude
    // Two decimals of up to 15 digits never have the same double, except below the normal range.
    if reading.isZero || reading.digitCount <= 15 && magnitude.isNormal {
      storage = .double(double)
      return
    }
    var digits: [UInt8] = []
    for byte in text {
      if byte | 0x20 == UInt8(ascii: "e") { break }
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10, digit > 0 || !digits.isEmpty { digits.append(digit) }
    }
    while digits.last == 0 { digits.removeLast() }
    let exponent = reading.leadingExponent + 1
    if magnitude.isFinite {
      let shortest = DecimalDigits(shortest: magnitude)
      if Int64(shortest.exponent) == exponent, shortest.digits == digits {
        storage = .double(double)
        return
      }
    }
    storage = .exact(ExactDecimal(double: double, digits: digits, exponent: exponent))
  }

  /// Reads a decimal number, as above.
  public init?(utf8 text: [UInt8]) { self.init(utf8: text[...]) }

  /// Exponents of ten have at most 18 digits.
  private static let exponentLimit: UInt64 = 1_000_000_000_000_000_000

  /// The nearest double: an infinity or 0 for a number past the range of doubles.
  public var double: Double {
    switch storage {
    case .double(let double): double
    case .exact(let exact): exact.double
    }
  }

  /// The double that stands for the number; `nil` if none does.
  public var shortDouble: Double? {
    switch storage {
    case .double(let double): double
    case .exact: nil
    }
  }

  /// Whether a minus stands before it, even if it is zero.
  public var isNegative: Bool { double.sign == .minus }

  public var isZero: Bool {
    if case .double(let double) = storage { double == 0 } else { false }
  }

  public var isWhole: Bool {
    switch storage {
    case .double(let double): double == Elementary.floor(double)
    case .exact(let exact): exact.exponent >= Int64(exact.digits.count)
    }
  }

  public var magnitude: Numeral { isNegative ? -self : self }

  @inline(never)
  public static prefix func - (numeral: Numeral) -> Numeral {
    switch numeral.storage {
    case .double(let double): Numeral(storage: .double(-double))
    case .exact(let exact):
      Numeral(
        storage: .exact(
          ExactDecimal(double: -exact.double, digits: exact.digits, exponent: exact.exponent)))
    }
  }

  /// The digits 0…9 of a number that no double stands for, and its exponent: its magnitude is
  /// `0.d₁d₂…dₙ · 10^exponent`. `nil` for any other number.
  var exactDigits: (digits: [UInt8], exponent: Int64)? {
    if case .exact(let exact) = storage { (exact.digits, exact.exponent) } else { nil }
  }

  /// The decimal digits of the magnitude, as the digits of a whole number in ASCII, and the power
  /// of ten that they are multiplied by.
  ///
  /// The digits have no zeros at their ends; zero has no digits.
  package var decimal: (digits: [UInt8], exponent: Int64) {
    var (digits, exponent): ([UInt8], Int64)
    switch storage {
    case .double(let double):
      let decimal = DecimalDigits(shortest: double.magnitude)
      (digits, exponent) = (decimal.digits, Int64(decimal.exponent))
    case .exact(let exact): (digits, exponent) = (exact.digits, exact.exponent)
    }
    exponent -= Int64(digits.count)
    for index in digits.indices { digits[index] += UInt8(ascii: "0") }
    return (digits, exponent)
  }
}

extension Numeral: Hashable {
  /// Whether two numbers are equal: `1.50` and `1.5` are, and both zeros.
  @inline(never)
  public static func == (left: Numeral, right: Numeral) -> Bool {
    switch (left.storage, right.storage) {
    case (.double(let a), .double(let b)): a == b
    case (.exact(let a), .exact(let b)):
      a === b
        || a.double.sign == b.double.sign && a.exponent == b.exponent && a.digits == b.digits
    case (.double, _), (.exact, _): false
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(double)
    if case .exact(let exact) = storage {
      hasher.combine(exact.exponent)
      hasher.combine(exact.digits)
    }
  }
}

extension Numeral: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int32) { self.init(Double(value)) }

  public init(floatLiteral value: Double) { self.init(value) }
}

/// The digits of a number that no double stands for.
private final class ExactDecimal: Sendable {
  /// The nearest double, with the sign of the number.
  let double: Double
  /// Each 0…9, neither the first nor the last of them 0.
  let digits: [UInt8]
  /// The number is `0.d₁d₂…dₙ · 10^exponent`.
  let exponent: Int64

  init(double: Double, digits: [UInt8], exponent: Int64) {
    (self.double, self.digits, self.exponent) = (double, digits, exponent)
  }
}
