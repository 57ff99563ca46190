import CWebMemory
import Wire

// The conversation of the page's one WebAssembly program. All data is in linear memory. Any call
// may grow the memory, so a page has to create its views of it again after each call. CWebMemory
// allocates it.
//
// To send a message, write its `n` bytes at `reserve(n)` and call `send(n)`, which returns the
// length of the reply; read that many bytes at `reply()`. The reply stays until the next `send`.
//
// The program is fetched in parts, see `scripts/split-engine.py`. A function exported as
// `SUBJECT:answer` is where the messages of a subject begin: what only such a function reaches
// belongs to its subject.

/// The message and the reply. The browser calls from one thread only.
struct Conversation {
  var message: [UInt8] = []
  var reply: [UInt8] = []
}

nonisolated(unsafe) var conversation = Conversation()

/// Makes room for a message.
///
/// - Parameter byteCount: At least 0.
/// - Returns: Where to write it; never null.
@_expose(wasm, "reserve")
@c public func reserve(_ byteCount: Int32) -> UnsafePointer<UInt8> {
  conversation.message = [UInt8](repeating: 0, count: max(1, Int(byteCount)))
  return address(of: conversation.message)
}

/// Answers the message that was written.
///
/// - Parameter byteCount: The message's length; at most the reserved number of bytes.
/// - Returns: The reply's length in bytes.
@_expose(wasm, "send")
@c public func send(_ byteCount: Int32) -> Int32 {
  let message = Array(conversation.message.prefix(max(0, Int(byteCount))))
  conversation.message = message
  switch Session.Part(answering: message) {
  case .start: conversation.reply = start.reply(to: message)
  case .page: answerOfPage()
  case .calculators, .histories: answerOfCalculators()
  case .graphs: answerOfGraphs()
  case .sheets: answerOfSheets()
  }
  return Int32(conversation.reply.count)
}

/// The address of the last reply.
@_expose(wasm, "reply")
@c public func reply() -> UnsafePointer<UInt8> { address(of: conversation.reply) }

/// The address of an array's elements, valid until the array changes. For an empty array it is an
/// address that suits every type; the address of the storage that empty arrays share might not.
func address<Element>(of array: [Element]) -> UnsafePointer<Element> {
  array.withUnsafeBufferPointer {
    (array.isEmpty ? nil : $0.baseAddress) ?? UnsafePointer(bitPattern: 16).unsafelyUnwrapped
  }
}
