import TextFormats

extension JSONText {
  /// The reply to a message that cannot be understood: `{"error": "unknown message"}`.
  static var unknownMessage: [UInt8] { object("error", "unknown message") }

  /// An empty object.
  static var nothing: [UInt8] { Array("{}".utf8) }

  /// An object with one text.
  static func object(_ name: String, _ text: String) -> [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member(name, text)
    json.endObject()
    return json.bytes
  }
}
