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

/// Answers a message to one room of the conversation: its name begins with that of the room and a point.
///
/// - Parameter reply: Takes the rest of the message's name and its unread fields.
/// - Returns: `JSONText.unknownMessage` also for other rooms.
func answering(
  _ message: [UInt8], in room: String,
  _ reply: (ArraySlice<UInt8>, inout FieldReader) throws(UnknownMessage) -> [UInt8]
) -> [UInt8] {
  answering(message) { (name, fields) throws(UnknownMessage) in
    let (found, action) = name.parts
    guard found.spells(room) else { throw UnknownMessage() }
    return try reply(action, &fields)
  }
}
