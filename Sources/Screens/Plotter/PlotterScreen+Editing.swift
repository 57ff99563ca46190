import Formulas
import Sheets
import TextFormats

extension PlotterScreen {
  static let superscripts = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

  /// A text as one line: line ends and other control characters become spaces.
  static func line(of text: String) -> String {
    let spaced = text.utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
    return String(decoding: spaced, as: UTF8.self)
  }

  /// A formula without the `y =` before it; any other text as it is.
  static func withoutHead(_ text: String) -> String {
    let utf8 = Array(text.utf8)
    guard case .success = PlotterProblem.read(utf8) else { return text }
    return String(decoding: utf8[EquationHead(utf8).end...], as: UTF8.self)
  }

  /// The text with a minus before it, or without the minus if it has one.
  static func withSignChanged(_ text: [UInt8]) -> [UInt8] {
    for minus in ["-", "−"] where text.prefix(minus.utf8.count).spells(minus) {
      return Array(text.dropFirst(minus.utf8.count))
    }
    return [UInt8(ascii: "-")] + text
  }

  /// The number of bytes that the last key appended: the name of a function with its parenthesis,
  /// or a character with its combining characters.
  static func lastKeyCount(in text: [UInt8]) -> Int {
    if text.last == UInt8(ascii: "(") {
      let before = text.dropLast()
      var count = before.suffix("√".utf8.count).spells("√") ? "√".utf8.count : 0
      for operation in Operation.allCases {
        let name = operation.name
        if name.utf8.count > count && before.suffix(name.utf8.count).spells(name) {
          count = name.utf8.count
        }
      }
      return count + 1
    }
    var start = text.count
    var isCombining = true
    while start > 0 && isCombining {
      start -= 1
      while start > 0 && text[start] & 0xC0 == 0x80 { start -= 1 }
      isCombining = Self.isCombining(text[start...])
    }
    return text.count - start
  }

  /// Whether a character only modifies the one before it: U+0300 to U+036F (accents) or U+FE00 to
  /// U+FE0F (variation selectors).
  private static func isCombining(_ utf8: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(utf8.prefix(3))
    guard bytes.count >= 2 else { return false }
    if bytes[0] == 0xCC { return true }
    if bytes[0] == 0xCD { return bytes[1] <= 0xAF }
    return bytes.count == 3 && bytes[0] == 0xEF && bytes[1] == 0xB8 && bytes[2] <= 0x8F
  }
}
