import OrdinateNumerics

/// Writes JSON (RFC 8259), piece by piece.
///
/// Commas come by themselves; that brackets match and that names and values alternate is up to the
/// caller.
public struct JSONText: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public mutating func beginObject() { open(UInt8(ascii: "{")) }
  public mutating func endObject() { bytes.append(UInt8(ascii: "}")) }
  public mutating func beginArray() { open(UInt8(ascii: "[")) }
  public mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

  /// The name of the member whose value comes next.
  public mutating func name(_ name: String) {
    string(name.utf8)
    bytes.append(UInt8(ascii: ":"))
  }

  public mutating func null() { literal("null") }
  public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
  public mutating func number(_ value: Int) { literal(value.description) }

  /// The fewest digits that read back as the same double; null for what is not finite.
  public mutating func number(_ value: Double) {
    literal(value.isFinite ? value.text(.shortest) : "null")
  }

  /// - Parameter utf8: Valid UTF-8; written as it is, but for what JSON wants escaped.
  public mutating func string(_ utf8: some Collection<UInt8>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(UInt8(ascii: "0") + byte >> 4)
        bytes.append(Self.hexadecimal(byte & 15))
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  // A member: its name and its value.

  public mutating func member(_ name: String, _ value: String?) {
    self.name(name)
    if let value { string(value.utf8) } else { null() }
  }

  public mutating func member(_ name: String, _ value: Bool) {
    self.name(name)
    bool(value)
  }

  public mutating func member(_ name: String, _ value: Int) {
    self.name(name)
    number(value)
  }

  public mutating func member(_ name: String, _ value: Double) {
    self.name(name)
    number(value)
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
  }

  private mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

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
