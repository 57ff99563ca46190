import CWebMemory
import Graphing
import Screens
import Wire

// The WebAssembly program: `PageSession` as C exports. Everything is in linear memory, which may
// have grown after any call, so that views of it are made anew after each; CWebMemory allots it.
//
// The module imports nothing. It is used thus: write `n` bytes of a message at `reserve(n)`, call
// `send(n)`, read that many bytes of the reply at `reply()`. To draw, call `draw(picture, width,
// height, fontSize)` and read that many doubles at `drawList()`, of the format that `DrawList`
// documents, and `labelsByteCount()` bytes of its labels at `labels()`. What a pointer points to
// stays until the next call of `send` or `draw`.

/// The one page's state. The browser calls from one thread only.
private struct Program {
  var session = PageSession(words: pageWords)
  var message: [UInt8] = []
  var reply: [UInt8] = []
  var picture = DrawList(size: Size(width: 0, height: 0))
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
  program.reply = program.session.reply(to: Array(program.message.prefix(max(0, Int(byteCount)))))
  return Int32(program.reply.count)
}

/// Where the last reply is.
@_expose(wasm, "reply")
@c public func reply() -> UnsafePointer<UInt8> { address(of: program.reply) }

/// Draws the Plotter's plot (0) or one of the gallery's (1…).
///
/// - Parameters:
///   - width: In CSS pixels, like `height`.
///   - fontSize: Of the labels, in CSS pixels; NaN, which a missing argument becomes, for 12.
/// - Returns: The number of doubles of the draw list; 0 if there is nothing to draw.
@_expose(wasm, "draw")
@c public func draw(
  _ picture: Int32, _ width: Double, _ height: Double, _ fontSize: Double
) -> Int32 {
  program.picture = program.session.draw(
    Int(picture), size: Size(width: width, height: height),
    fontSize: fontSize > 0 ? fontSize : 12)
  return Int32(program.picture.commands.count)
}

/// Where the last draw list is.
@_expose(wasm, "drawList")
@c public func drawList() -> UnsafePointer<Double> { address(of: program.picture.commands) }

/// Where the last draw list's labels are.
@_expose(wasm, "labels")
@c public func labels() -> UnsafePointer<UInt8> { address(of: program.picture.labels) }

/// The length of the last draw list's labels in bytes.
@_expose(wasm, "labelsByteCount")
@c public func labelsByteCount() -> Int32 { Int32(program.picture.labels.count) }

/// The address of an array's elements, good until the array changes. Of an empty one, an address
/// that suits every type: that of the storage which empty arrays share need not.
private func address<Element>(of array: [Element]) -> UnsafePointer<Element> {
  array.withUnsafeBufferPointer {
    (array.isEmpty ? nil : $0.baseAddress) ?? UnsafePointer(bitPattern: 16).unsafelyUnwrapped
  }
}
