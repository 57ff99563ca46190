import OrdinateNumerics

/// Writes JSON (RFC 8259), piece by piece.
///
/// It adds commas by itself. The caller makes sure that brackets match and that names and values
/// alternate. Its functions are not inlined, because replies call them a hundred times.
package struct JSONText: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  @inline(never)
  package mutating func endObject() { bytes.append(UInt8(ascii: "}")) }
  package mutating func beginArray() { open(UInt8(ascii: "[")) }
  package mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

  /// Writes the name of the member whose value comes next.
  @inline(never)
  package mutating func name(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
  }

  package mutating func null() { literal("null") }
  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
  package mutating func number(_ value: Int) { literal(value.description) }

  /// Writes the fewest digits that read back as the same double, or null for a number that is not
  /// finite.
  package mutating func number(_ value: Double) {
    literal(value.isFinite ? value.text(.shortest) : "null")
  }

  /// - Parameter text: Any text; characters that JSON reserves are escaped.
  @inline(never)
  package mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      for byte in utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
          bytes.append(UInt8(ascii: "\\"))
          bytes.append(byte)
        case 0..<0x20:
          literal("\\u00", separated: false)
          bytes.append(UInt8(ascii: "0") + byte >> 4)
          bytes.append(Self.hexadecimal(byte & 15))
        default:
          bytes.append(byte)
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a value that was written before.
  package mutating func value(_ json: [UInt8]) {
    separate()
    bytes.append(contentsOf: json)
  }

  // A member: its name and its value.

  @inline(never)
  package mutating func member(_ name: String, _ value: String?) {
    self.name(name)
    if let value { string(value) } else { null() }
  }

  @inline(never)
  package mutating func member(_ name: String, _ value: Bool) {
    self.name(name)
    bool(value)
  }

  @inline(never)
  package mutating func member(_ name: String, _ value: Int) {
    self.name(name)
    number(value)
  }

  @inline(never)
  package mutating func member(_ name: String, _ value: Double) {
    self.name(name)
    number(value)
  }

  @inline(never)
  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
  }

  @inline(never)
  private mutating func literal(_ text: String, separated: Bool = true) {
    if separated { separate() }
    bytes.append(contentsOf: text.utf8)
  }

  @inline(never)
  private mutating func separate() {
    guard let last = bytes.last else { return }
    switch last {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
