/// The texts of a language file; it may lack some.
///
/// The file is UTF-8, with one text per line: `key = text`. Keys of `KeyName` begin with `key.`,
/// those of `ErrorText` with `error.`. Names in braces, such as `{name}`, stand for values. Empty
/// lines, lines that begin with `#`, and lines with an unknown key are skipped.
struct TextTable: Sendable {
  private struct Line {
    var key: Range<Int>
    /// Empty if the file lacks the text.
    var text: Range<Int>
  }

  private let file: [UInt8]
  /// By the index of the key.
  private var lines: [Line] = []

  static let english = TextTable(english: English.file)

  /// The table that defines the keys.
  private init(english: StaticString) {
    file = english.withUTF8Buffer { Array($0) }
    Self.read(file) { lines.append($0) }
  }

  /// - Complexity: O(bytes) if the keys have the order of English, which is not required.
  init(_ file: [UInt8]) {
    let keys = Self.english
    self.file = file
    lines = keys.lines.map { _ in Line(key: 0..<0, text: 0..<0) }
    var next = 0
    Self.read(file) { line in
      for offset in 0..<keys.lines.count {
        let place = (next + offset) % keys.lines.count
        if keys.file[keys.lines[place].key].elementsEqual(file[line.key]) {
          lines[place] = line
          next = place + 1
          return
        }
      }
    }
  }

  /// The text at the index of a key; `nil` if the table lacks it.
  subscript(_ place: Int) -> String? {
    let text = lines[place].text
    return text.isEmpty ? nil : String(decoding: file[text], as: UTF8.self)
  }

  private static func read(_ file: [UInt8], _ take: (Line) -> Void) {
    var start = 0
    while start < file.count {
      var end = start
      while end < file.count && file[end] != UInt8(ascii: "\n") { end += 1 }
      if file[start] != UInt8(ascii: "#") {
        var equals = start
        while equals < end && file[equals] != UInt8(ascii: "=") { equals += 1 }
        let key = trimmed(start..<equals, of: file)
        if !key.isEmpty {
          take(Line(key: key, text: trimmed(min(equals + 1, end)..<end, of: file)))
        }
      }
      start = end + 1
    }
  }

  /// A range without the spaces and other control characters at its ends.
  private static func trimmed(_ range: Range<Int>, of file: [UInt8]) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper && file[lower] <= UInt8(ascii: " ") { lower += 1 }
    while lower < upper && file[upper - 1] <= UInt8(ascii: " ") { upper -= 1 }
    return lower..<upper
  }
}
