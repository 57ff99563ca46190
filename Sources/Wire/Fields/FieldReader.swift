import Formulas
import Graphing
import OrdinateNumerics
import Screens
import TextFormats
import Words

/// Why a message has no answer: no message has this name, or a field is missing or wrong.
struct UnknownMessage: Error {}

/// Reads a message, field by field.
///
/// On the wire a message is UTF-8: its name and its fields, with U+001F between them.
///
/// - Complexity: O(bytes) for the whole message.
struct FieldReader {
  private let bytes: [UInt8]
  /// Where the next field begins; behind the end if there is none.
  private var start = 0

  init(_ message: [UInt8]) { bytes = message }

  var isAtEnd: Bool { start > bytes.count }

  /// The bytes of the next field, which is now read.
  mutating func field() throws(UnknownMessage) -> ArraySlice<UInt8> {
    guard !isAtEnd else { throw UnknownMessage() }
    var end = start
    while end < bytes.count && bytes[end] != 0x1F { end += 1 }
    defer { start = end + 1 }
    return bytes[start..<end]
  }

  /// Makes sure that every field was read.
  func end() throws(UnknownMessage) {
    if !isAtEnd { throw UnknownMessage() }
  }

  /// The next field as what a type makes of it.
  ///
  /// - Throws: Also where that is `nil`.
  mutating func value<Value>(
    _ read: (ArraySlice<UInt8>) -> Value?
  ) throws(UnknownMessage) -> Value {
    guard let value = read(try field()) else { throw UnknownMessage() }
    return value
  }

  mutating func text() throws(UnknownMessage) -> String {
    String(decoding: try field(), as: UTF8.self)
  }

  /// All that is left as one text, which may have U+001F in it.
  mutating func rest() throws(UnknownMessage) -> String {
    guard !isAtEnd else { throw UnknownMessage() }
    defer { start = bytes.count + 1 }
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  mutating func number() throws(UnknownMessage) -> Double { try value { Double(decimal: $0) } }

  /// A place whose coordinates are NaN where they are missing or are no numbers.
  mutating func point() -> Point { Point(x: coordinate(), y: coordinate()) }

  mutating func coordinate() -> Double { (try? number()) ?? .nan }

  /// A whole number of at most nine digits, which may have a `-` before it.
  mutating func whole() throws(UnknownMessage) -> Int { try value { Int(signed: $0) } }

  /// `true` or `false`.
  mutating func flag() throws(UnknownMessage) -> Bool {
    try value { $0.spells("true") ? true : $0.spells("false") ? false : nil }
  }

  mutating func angle() throws(UnknownMessage) -> AngleUnit { try value { AngleUnit(name: $0) } }

  /// The words of a language: its tag, then the contents of its file; English where one is missing.
  mutating func words() throws(UnknownMessage) -> Words {
    if isAtEnd { return .english }
    let language = Language(tag: try text())
    if isAtEnd { return .english }
    defer { start = bytes.count + 1 }
    return Words(language, file: Array(bytes[start...]))
  }
}
