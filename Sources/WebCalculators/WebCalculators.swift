import Wire

// The WebAssembly program of calculators: `CalculatorsSession` as C exports, apart from the page's
// other programs so that only who wants a calculator fetches it. Everything is in linear memory,
// which may have grown after any call, so that views of it are made anew after each.
//
// The module imports nothing. Write `n` bytes of a message at `reserve(n)`, call `send(n)`, read that
// many bytes of the reply at `reply()`. What a pointer points to stays until the next call.

/// The state of all calculators of the one page. The browser calls from one thread only.
private struct Program {
  var calculators = CalculatorsSession()
  var histories = HistorySession()
  var message: [UInt8] = []
  var reply: [UInt8] = []
}

nonisolated(unsafe) private var program = Program()

/// Makes room for a message.
///
/// - Parameter byteCount: At least 0.
/// - Returns: Where to write it; never null.
@_expose(wasm, "reserve")
@c public func reserve(_ byteCount: Int32) -> UnsafePointer<UInt8> {
  program.message = [UInt8](repeating: 0, count: max(1, Int(byteCount)))
  return address(of: program.message)
}

/// Hears the message that was written and answers it.
///
/// - Parameter byteCount: The message's length; at most what was reserved.
/// - Returns: The reply's length in bytes.
@_expose(wasm, "send")
@c public func send(_ byteCount: Int32) -> Int32 {
  let message = Array(program.message.prefix(max(0, Int(byteCount))))
  program.reply =
    message.starts(with: "history.".utf8)
    ? program.histories.reply(to: message) : program.calculators.reply(to: message)
  return Int32(program.reply.count)
}

/// Where the last reply is.
@_expose(wasm, "reply")
@c public func reply() -> UnsafePointer<UInt8> { address(of: program.reply) }

/// The address of an array's bytes, good until the array changes; of an empty one, no null.
private func address(of array: [UInt8]) -> UnsafePointer<UInt8> {
  array.withUnsafeBufferPointer {
    (array.isEmpty ? nil : $0.baseAddress) ?? UnsafePointer(bitPattern: 16).unsafelyUnwrapped
  }
}
