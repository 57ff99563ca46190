import TextFormats
import Words

extension JSONText {
  /// A member with a text of numbers and formulas as the page shows it: with `−` for the minus, which
  /// is `-` in data.
  mutating func shown(_ name: String, _ text: String?) {
    guard let text else { return member(name, text) }
    var shown: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "-") {
        shown.append(contentsOf: Words.minus.utf8)
      } else {
        shown.append(byte)
      }
    }
    member(name, String(decoding: shown, as: UTF8.self))
  }
}
