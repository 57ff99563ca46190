import Formulas
import OrdinateNumerics

/// What a cell of a text of data says.
enum DataCell {
  case empty
  /// A word for a number that is missing.
  case gap
  /// A number that a double stands for.
  case short(Double)
  case long(Numeral)
  case time(TimeText)
  case text

  /// Reads a cell.
  ///
  /// A number is written as in other programs: a sign, digits with a point or, unless that separates cells,
  /// a comma, and an exponent. A date or a time is written as `TimeText` reads it. Nothing, `NA`, `N/A`, `NaN`, `null`, `-` and `?` are gaps.
  ///
  /// - Complexity: O(bytes).
  init(_ bytes: UnsafeRawBufferPointer, decimalComma: Bool) {
    var index = 0
    var end = bytes.count
    while index < end, bytes[index].isBlank { index += 1 }
    while end > index, bytes[end - 1].isBlank { end -= 1 }
    if index == end {
      self = .empty
      return
    }
    let start = index
    var isNegative = false
    if bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    var significand: UInt64 = 0
    var (digits, places) = (0, 0)
    var hasPoint = false
    var hasDigit = false
    while index < end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit < 10 {
        hasDigit = true
        if digits < 15 { significand = significand * 10 + UInt64(digit) }
        if significand > 0 { digits += 1 }
        if hasPoint { places += 1 }
      } else if !hasPoint,
        bytes[index] == UInt8(ascii: ".") || decimalComma && bytes[index] == UInt8(ascii: ",")
      {
        hasPoint = true
      } else {
        break
      }
      index += 1
    }
    if hasDigit, index == end, digits <= 15, places <= 22 {
      let value = Double(significand) / exactPowersOfTen[places]
      self = .short(isNegative ? -value : value)
      return
    }
    self = Self.rare(bytes[start..<end], decimalComma: decimalComma)
  }

  /// A number of many digits or with an exponent, a word for a gap, or a text.
  @inline(never)
  private static func rare(_ bytes: Slice<UnsafeRawBufferPointer>, decimalComma: Bool) -> DataCell {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      let isComma = decimalComma && byte == UInt8(ascii: ",")
      text.append(isComma ? UInt8(ascii: ".") : byte)
      if text.count > 4096 { return .text }
    }
    // The typographic minus.
    if text.starts(with: [0xE2, 0x88, 0x92]) {
      text.replaceSubrange(..<3, with: [UInt8(ascii: "-")])
    }
    if let numeral = Numeral(utf8: text) {
      if let double = numeral.shortDouble { return .short(double) }
      return .long(numeral)
    }
    if gaps.contains(where: { $0.utf8.elementsEqual(text.map { $0.lowercased }) }) { return .gap }
    return TimeText(bytes).map { .time($0) } ?? .text
  }

  private static let gaps = ["na", "n/a", "nan", "null", "nil", "none", "-", "?", "–", "—", "."]
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  fileprivate var lowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self + 32 : self
  }
}
