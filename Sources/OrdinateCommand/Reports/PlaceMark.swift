/// A formula on one line, and a line that marks a place in it: `^` under its first character, `~`
/// under the others.
struct PlaceMark {
  /// The formula, with spaces in place of line ends and other control characters. A long formula is
  /// cut to the characters around the place, with `…` at the cuts.
  let text: String
  let caret: String

  /// The most characters that are shown.
  private static let width = 72
  /// The least number of characters shown before the place.
  private static let lead = 24

  /// - Parameter range: UTF-8 offsets into the source, which may be invalid UTF-8.
  init(of range: Range<Int>, in source: [UInt8]) {
    let lower = min(max(range.lowerBound, 0), source.count)
    let upper = min(max(range.upperBound, lower), source.count)
    let before = Self.characters(in: source[..<lower])
    let place = Self.characters(in: source[lower..<upper])
    let whole = before + place + Self.characters(in: source[upper...])

    var shown = 0..<whole.count
    if whole.count > Self.width {
      let start = min(max(0, before.count - Self.lead), whole.count - Self.width)
      shown = start..<(start + Self.width)
    }
    var characters = whole[shown]
    if shown.lowerBound > 0 { characters[shown.lowerBound] = "…" }
    if shown.upperBound < whole.count { characters[shown.upperBound - 1] = "…" }
    text = String(characters)

    let column = before.count - shown.lowerBound
    let count = max(1, min(place.count, shown.upperBound - before.count))
    caret =
      String(repeating: " ", count: column) + "^" + String(repeating: "~", count: count - 1)
  }

  private static func characters(in bytes: ArraySlice<UInt8>) -> [Character] {
    Array(String(decoding: bytes, as: UTF8.self).withoutControls)
  }
}

extension String {
  /// The text with a space in place of each control character, so that it stays on one line and
  /// cannot control a terminal.
  var withoutControls: String {
    String(map { $0.unicodeScalars.contains(where: Self.isControl) ? " " : $0 })
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }
}
