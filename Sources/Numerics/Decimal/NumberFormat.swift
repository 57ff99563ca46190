/// How a number is written in decimal.
public enum NumberFormat: Equatable, Sendable {
  /// For a display: 15 significant digits if at most 12 of them are needed, else 16. This hides the
  /// noise of binary rounding and loses no meaningful digit.
  case result
  /// Correctly rounded to this many significant digits, at least 1; trailing zeros are dropped.
  case significant(Int)
  /// The same as data that read back: `6.02e23`.
  case data(Int)
  /// The fewest digits that read back as the same double; valid JSON.
  case shortest

  /// A number in decimal, with `-` for minus and `.` for the decimal sign.
  ///
  /// - Returns: Never a sign before zero; empty for an infinity or NaN.
  public func text(of number: Double) -> String { number.text(self) }

  /// The double nearest to a decimal number such as `2`, `.5` or `-2e3`.
  ///
  /// - Returns: `nil` if the text is not one such number, or if it is past the largest double.
  /// - Complexity: O(digits) for numbers of up to 19 digits and a small exponent.
  public static func number(_ text: String) -> Double? { Double(decimal: Array(text.utf8)) }
}

extension Double {
  /// The number in decimal, with `-` for minus and `.` for the decimal sign.
  ///
  /// `.shortest` and `.data` write `6.02e23` from 10²¹ on and below 10⁻⁶, the others `6.02×10²³` from 10¹⁶ on
  /// (or from the first power of ten past the digits asked for, if that is larger) and below 10⁻⁶.
  ///
  /// - Returns: Never a sign before zero; empty for an infinity or NaN, which callers report as
  ///   errors instead.
  package func text(_ format: NumberFormat) -> String {
    guard isFinite else { return "" }
    let decimal: DecimalDigits
    var largestExponent = 16
    var hasE = false
    switch format {
    case .result:
      let first = DecimalDigits(magnitude, rounded: 15)
      decimal = first.digits.count <= 12 ? first : DecimalDigits(magnitude, rounded: 16)
    case .significant(let count):
      decimal = DecimalDigits(magnitude, rounded: Swift.max(1, count))
      largestExponent = Swift.max(16, count)
    case .data(let count):
      decimal = DecimalDigits(magnitude, rounded: Swift.max(1, count))
      (largestExponent, hasE) = (21, true)
    case .shortest:
      decimal = DecimalDigits(shortest: magnitude)
      (largestExponent, hasE) = (21, true)
    }
    var text: [UInt8] = []
    text.reserveCapacity(32)
    if self < 0 { text.append(UInt8(ascii: "-")) }
    let isPlain = decimal.exponent > -6 && decimal.exponent <= largestExponent
    if isPlain {
      writePlain(decimal.digits, exponent: decimal.exponent, to: &text)
    } else {
      writeScientific(
        decimal.digits, power: Int64(decimal.exponent - 1), withE: hasE, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Appends `0.d₁d₂…dₙ · 10^exponent` without a power of ten.
package func writePlain(_ digits: [UInt8], exponent: Int, to text: inout [UInt8]) {
  if exponent <= 0 {
    text.append(UInt8(ascii: "0"))
  } else {
    write(digits, 0..<exponent, to: &text)
  }
  guard digits.count > exponent else { return }
  text.append(UInt8(ascii: "."))
  for _ in 0..<max(0, -exponent) { text.append(UInt8(ascii: "0")) }
  write(digits, max(0, exponent)..<digits.count, to: &text)
}

/// Appends `d₁.d₂…dₙ · 10^power`.
///
/// - Parameter withE: Whether it is written `6.02e23`, in place of `6.02×10²³`.
package func writeScientific(
  _ digits: [UInt8], power: Int64, withE: Bool, to text: inout [UInt8]
) {
  write(digits, 0..<1, to: &text)
  if digits.count > 1 {
    text.append(UInt8(ascii: "."))
    write(digits, 1..<digits.count, to: &text)
  }
  if withE {
    text.append(UInt8(ascii: "e"))
    text.append(contentsOf: power.description.utf8)
  } else {
    text.append(contentsOf: "×10".utf8)
    for byte in power.description.utf8 { text.append(contentsOf: superscript(byte).utf8) }
  }
}

/// Appends some of the digits, with zeros after the last.
private func write(_ digits: [UInt8], _ range: Range<Int>, to text: inout [UInt8]) {
  for index in range {
    text.append(UInt8(ascii: "0") + (index < digits.count ? digits[index] : 0))
  }
}

/// The superscript of a decimal digit or a minus sign, both ASCII.
package func superscript(_ byte: UInt8) -> String {
  switch byte {
  case UInt8(ascii: "0"): "⁰"
  case UInt8(ascii: "1"): "¹"
  case UInt8(ascii: "2"): "²"
  case UInt8(ascii: "3"): "³"
  case UInt8(ascii: "4"): "⁴"
  case UInt8(ascii: "5"): "⁵"
  case UInt8(ascii: "6"): "⁶"
  case UInt8(ascii: "7"): "⁷"
  case UInt8(ascii: "8"): "⁸"
  case UInt8(ascii: "9"): "⁹"
  default: "⁻"
  }
}
