/// The texts of a language file; it may lack some.
///
/// The file is UTF-8, a text in each line: `key = text`. Keys of `KeyName` begin with `key.`, those of
/// `ErrorText` with `error.`, those of `RelationWord` with `relation.`, those of `LaterText` with `later.`, those of `SheetWord` with `sheet.`, those
/// of `RowText` with `row.`, those of `KeyMapText` with `keys.`. Names in braces, such as `{name}`, stand for values. Empty lines and those that begin with `#`
/// mean nothing; lines with an unknown key are skipped.
///
/// The page's program does not know the keys: its files have all lines, in the order of the cases.
struct TextTable: Sendable {
  let file: [UInt8]
  /// By the places of keys; empty where the file has no text.
  private var texts: [Range<Int>] = []

  static let english = TextTable(english: English.texts)

  /// A text in each line, without keys.
  private init(english: StaticString) {
    file = english.withUTF8Buffer { Array($0) }
    Self.readLines(of: file) { texts.append($0) }
  }

  /// - Complexity: O(bytes).
  init(_ file: [UInt8]) {
    self.file = file
    texts = [Range<Int>](repeating: 0..<0, count: KeyMapText.offset + KeyMapText.allCases.count)
    var next = 0
    Self.readLines(of: file) { line in
      guard file[line.lowerBound] != UInt8(ascii: "#") else { return }
      let equals = file[line].firstIndex(of: UInt8(ascii: "=")) ?? line.upperBound
      let key = Self.trimmed(line.lowerBound..<equals, of: file)
      guard let place = Self.place(of: file[key], next: next), place < texts.count else { return }
      texts[place] = Self.trimmed(min(equals + 1, line.upperBound)..<line.upperBound, of: file)
      next = place + 1
    }
  }

  /// The text at a key's place; `nil` without one.
  @inline(never)
  subscript(_ place: Int) -> String? {
    guard place < texts.count, !texts[place].isEmpty else { return nil }
    return String(decoding: file[texts[place]], as: UTF8.self)
  }

  #if hasFeature(Embedded)
    private static func place(of key: ArraySlice<UInt8>, next: Int) -> Int? { next }
  #else
    private static let places: [String: Int] = Dictionary(
      uniqueKeysWithValues: zip(
        Text.allCases.map { "\($0)" } + KeyName.allCases.map { "key.\($0)" }
          + ErrorText.allCases.map { "error.\($0)" }
          + RelationWord.allCases.map { "relation.\($0)" }
          + LaterText.allCases.map { "later.\($0)" }
          + SheetWord.allCases.map { "sheet.\($0)" } + RowText.allCases.map { "row.\($0)" }
          + KeyMapText.allCases.map { "keys.\($0)" }, 0...))

    private static func place(of key: ArraySlice<UInt8>, next: Int) -> Int? {
      places[String(decoding: key, as: UTF8.self)]
    }
  #endif

  /// The lines that are not empty, without the blanks at their ends.
  private static func readLines(of file: [UInt8], _ take: (Range<Int>) -> Void) {
    var start = 0
    while start < file.count {
      var end = start
      while end < file.count && file[end] != UInt8(ascii: "\n") { end += 1 }
      let line = trimmed(start..<end, of: file)
      if !line.isEmpty { take(line) }
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
