import Formulas
import Graphing
import OrdinateNumerics
import Screens
import TextFormats
import Words

/// Why a message has no answer: it has an unknown name, or a field is missing or wrong.
struct UnknownMessage: Error {}

/// Reads a message, field by field.
///
/// On the wire a message is UTF-8: its name and its fields, separated by U+001F.
///
/// - Complexity: O(bytes) for the whole message.
struct FieldReader {
  private let bytes: [UInt8]
  /// The index at which the next field begins; past the end if no field is left.
  private var start = 0

  init(_ message: [UInt8]) { bytes = message }

  var isAtEnd: Bool { start > bytes.count }

  /// Reads the bytes of the next field.
  mutating func field() throws(UnknownMessage) -> ArraySlice<UInt8> {
    guard !isAtEnd else { throw UnknownMessage() }
    var end = start
    while end < bytes.count && bytes[end] != 0x1F { end += 1 }
    defer { start = end + 1 }
    return bytes[start..<end]
  }

  /// Checks that every field was read.
  func end() throws(UnknownMessage) {
    if !isAtEnd { throw UnknownMessage() }
  }

  /// Reads the next field and converts it to a type.
  ///
  /// - Throws: Also if the conversion gives `nil`.
  mutating func value<Value>(
    _ read: (ArraySlice<UInt8>) -> Value?
  ) throws(UnknownMessage) -> Value {
    guard let value = read(try field()) else { throw UnknownMessage() }
    return value
  }

  mutating func text() throws(UnknownMessage) -> String {
    String(decoding: try field(), as: UTF8.self)
  }

  /// Reads the rest of the message as one text, which may contain U+001F.
  mutating func rest() throws(UnknownMessage) -> String {
    guard !isAtEnd else { throw UnknownMessage() }
    defer { start = bytes.count + 1 }
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  mutating func number() throws(UnknownMessage) -> Double { try value { Double(decimal: $0) } }

  /// Reads a place; coordinates that are missing or not numbers are NaN.
  mutating func point() -> Point { Point(x: coordinate(), y: coordinate()) }

  mutating func coordinate() -> Double { (try? number()) ?? .nan }

  /// Reads a number with all its digits; `nil` for one that is missing or not a number.
  mutating func decimal() -> Numeral? { (try? field()).flatMap { Numeral(utf8: $0) } }

  /// Reads a whole number of at most nine digits, which may have a `-` before it.
  mutating func whole() throws(UnknownMessage) -> Int { try value { Int(signed: $0) } }

  /// Reads `true` or `false`.
  mutating func flag() throws(UnknownMessage) -> Bool {
    try value { $0.spells("true") ? true : $0.spells("false") ? false : nil }
  }

  mutating func angle() throws(UnknownMessage) -> AngleUnit { try value { AngleUnit(name: $0) } }

  /// Reads a place in a formula: the path of its row, as in `3.0 1.1`, then how many atoms stand before it.
  mutating func formulaPlace() throws(UnknownMessage) -> FormulaPlace {
    var path: [FormulaPlace.Step] = []
    for step in try field().split(separator: UInt8(ascii: " ")) {
      let parts = step.split(separator: UInt8(ascii: "."))
      guard parts.count == 2, let atom = Int(signed: parts[0]), let slot = Int(signed: parts[1])
      else { throw UnknownMessage() }
      path.append(FormulaPlace.Step(atom: atom, slot: slot))
    }
    return FormulaPlace(path: path, offset: try whole())
  }

  /// Reads the words of a language: its tag, then the contents of its file. They are English if one
  /// is missing.
  mutating func words() throws(UnknownMessage) -> Words {
    if isAtEnd { return .english }
    let language = Language(tag: try text())
    if isAtEnd { return .english }
    defer { start = bytes.count + 1 }
    return Words(language, file: Array(bytes[start...]))
  }
}
