import OrdinateNumerics

/// A decimal number in a text: its sign, its size and where its digits are.
struct WrittenDecimal {
  private(set) var isNegative = false
  /// How many digits there are from the first that is not 0 to the last; 0 for zero.
  private(set) var digitCount = 0
  /// The power of ten of the first digit that is not 0.
  private(set) var leadingExponent: Int64 = 0
  /// The place of these digits in the text, with the point between them, if any.
  private var place = 0..<0

  /// - Parameter text: A number such as `2`, `2.`, `.5`, `-2e3` or `2E+3`.
  /// - Returns: `nil` if the text is not one such number. Any power of ten with more than 18 digits
  ///   counts as 2·10¹⁸.
  /// - Complexity: O(bytes).
  init?(_ text: ArraySlice<UInt8>) {
    var index = text.startIndex
    isNegative = Self.sign(in: text, at: &index) == -1
    let start = index
    var point: Int?
    var zeros = 0
    while index < text.endIndex {
      if let digit = Self.digit(text[index]) {
        if digit != 0 || digitCount > 0 {
          if digitCount == 0 { place = index..<index }
          digitCount += 1
          zeros = digit == 0 ? zeros + 1 : 0
          if digit != 0 { place = place.lowerBound..<(index + 1) }
        }
      } else if text[index] == UInt8(ascii: "."), point == nil {
        point = index
      } else {
        break
      }
      index += 1
    }
    guard index - start > (point == nil ? 0 : 1) else { return nil }
    digitCount -= zeros
    let places = (point ?? index) - place.lowerBound
    leadingExponent = Int64(places > 0 ? places - 1 : places)
    guard index < text.endIndex else { return }
    guard text[index] | 0x20 == UInt8(ascii: "e") else { return nil }
    index += 1
    let sign = Self.sign(in: text, at: &index)
    guard index < text.endIndex else { return nil }
    var power: Int64 = 0
    for byte in text[index...] {
      guard let digit = Self.digit(byte) else { return nil }
      power =
        power < 100_000_000_000_000_000 ? power * 10 + Int64(digit) : 2_000_000_000_000_000_000
    }
    leadingExponent += sign * power
  }

  /// −1 or 1; moves past the sign, if any.
  private static func sign(in text: ArraySlice<UInt8>, at index: inout Int) -> Int64 {
    guard index < text.endIndex,
      text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+")
    else { return 1 }
    index += 1
    return text[index - 1] == UInt8(ascii: "-") ? -1 : 1
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : nil
  }

  /// The digits from the first that is not 0 to the last, in ASCII.
  func significantDigits(in text: ArraySlice<UInt8>) -> [UInt8] {
    text[place].filter { $0 != UInt8(ascii: ".") }
  }

  /// Whether the number is the decimal of fewest digits that reads back as its nearest double.
  ///
  /// Two decimals of up to 15 digits never have the same double, except below the normal range.
  func isShortest(of double: Double, in text: ArraySlice<UInt8>) -> Bool {
    if digitCount <= 15 && double.isNormal { return true }
    guard digitCount <= 17, double.isFinite, double != 0 else { return false }
    let shortest = DecimalDigits(shortest: double.magnitude)
    return shortest.exponent == leadingExponent + 1
      && shortest.asciiDigits == significantDigits(in: text)
  }
}
