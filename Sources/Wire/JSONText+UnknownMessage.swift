import TextFormats

extension JSONText {
  /// The reply to a message that cannot be understood: `{"error": "unknown message"}`.
  static var unknownMessage: [UInt8] {
    var json = JSONText()
    json.beginObject()
    json.member("error", "unknown message")
    json.endObject()
    return json.bytes
  }
}
