import TextFormats
import Words

extension JSONText {
  /// A member with a text of numbers and formulas as the page shows it: with `−` for the minus, which
  /// is `-` in data.
  mutating func shown(_ name: String, _ text: String?) {
    member(name, text.map { Words.shown($0) })
  }
}
