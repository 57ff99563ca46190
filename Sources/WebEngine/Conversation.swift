import CWebMemory
import Wire

// The page's one WebAssembly program: its conversation. Everything is in linear memory, which may have
// grown after any call, so that a page makes its views of it again after each; CWebMemory allots it.
//
// To talk, write `n` bytes of a message at `reserve(n)`, call `send(n)`, and read that many bytes of
// the reply at `reply()`. The reply stays until the next `send`.
//
// The program is fetched in parts, see `scripts/split-engine.py`. A function exported as `PART:answer`
// is where a part begins: what is reached through it alone is in no other. A page fetches a part
// before it sends the first message that the part answers, which `Session.Part` says.

/// What goes in and out. The browser calls from one thread only.
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
/// - Parameter byteCount: The message's length; at most what was reserved.
/// - Returns: The reply's length in bytes.
@_expose(wasm, "send")
@c public func send(_ byteCount: Int32) -> Int32 {
  let message = Array(conversation.message.prefix(max(0, Int(byteCount))))
  conversation.message = message
  switch Session.Part(answering: message) {
  case .page: conversation.reply = page.reply(to: message)
  case .calculators, .histories: answerOfCalculators()
  case .graphs: answerOfGraphs()
  }
  return Int32(conversation.reply.count)
}

/// Where the last reply is.
@_expose(wasm, "reply")
@c public func reply() -> UnsafePointer<UInt8> { address(of: conversation.reply) }

/// The address of an array's elements, good until the array changes. Of an empty one, an address
/// that suits every type: that of the storage which empty arrays share need not.
func address<Element>(of array: [Element]) -> UnsafePointer<Element> {
  array.withUnsafeBufferPointer {
    (array.isEmpty ? nil : $0.baseAddress) ?? UnsafePointer(bitPattern: 16).unsafelyUnwrapped
  }
}
