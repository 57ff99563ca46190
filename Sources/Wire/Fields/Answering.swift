import TextFormats

/// Answers a message.
///
/// - Parameter reply: Takes the message's name and its unread fields.
/// - Returns: `JSONText.unknownMessage` if `reply` throws.
func answering(
  _ message: [UInt8],
  _ reply: (ArraySlice<UInt8>, inout FieldReader) throws(UnknownMessage) -> [UInt8]
) -> [UInt8] {
  var fields = FieldReader(message)
  do {
    return try reply(try fields.field(), &fields)
  } catch {
    return JSONText.unknownMessage
  }
}
