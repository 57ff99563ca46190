import Graphing
import Wire

// The WebAssembly program of graphs: `GraphSession` as C exports, apart from the page's other
// program so that only who wants a graph fetches it. Everything is in linear memory, which may have
// grown after any call, so that views of it are made anew after each.
//
// To talk: write `n` bytes of a message at `reserve(n)`, call `send(n)`, read that many bytes of the
// reply at `reply()`. To draw: call `draw(view, fontSize)`, read that many doubles at `drawList()`,
// of the format that `DrawList` documents, and `labelsByteCount()` bytes of its labels at
// `labels()`. What a pointer points to stays until the next call of `send` or `draw`.
//
// What gestures call takes no message: `resize`, `pan`, `zoom`, `pinch`, all in CSS pixels, places
// from the view's upper left corner. They return 1, or 0 if nothing was changed. Values are computed
// by `advance` alone, one row a call, so that the page can stop whenever its time is up; `draw` shows
// what is known by then.
//
// The page gives one function, `source.values(curve, xs, count, ys)`: it reads `count` doubles, at
// least one, at `xs` and writes as many ordinates of the curve at `ys`, NaN where there is none. It
// must not throw, nor call this program.

/// The state of all graphs of the one page. The browser calls from one thread only.
private struct Program {
  var session = GraphSession(given: given)
  var message: [UInt8] = []
  var reply: [UInt8] = []
  var picture = DrawList(size: Size(width: 0, height: 0))
}

nonisolated(unsafe) private var program = Program()

@_extern(wasm, module: "source", name: "values")
private func sourceValues(
  _ curve: Int32, _ xs: UnsafePointer<Double>, _ count: Int32, _ ys: UnsafeMutablePointer<Double>)

/// The values that the page computes.
@Sendable private func given(_ curve: Int, _ xs: [Double]) -> [Double] {
  // Empty arrays are at an address that does not suit doubles.
  guard !xs.isEmpty else { return [] }
  var ys = [Double](repeating: .nan, count: xs.count)
  xs.withUnsafeBufferPointer { xs in
    ys.withUnsafeMutableBufferPointer { ys in
      guard let from = xs.baseAddress, let to = ys.baseAddress else { return }
      sourceValues(Int32(truncatingIfNeeded: curve), from, Int32(xs.count), to)
    }
  }
  return ys
}

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

/// Opens a view.
///
/// - Returns: Its handle, above 0.
@_expose(wasm, "open")
@c public func open() -> Int32 { Int32(truncatingIfNeeded: program.session.open()) }

/// Closes a view and forgets all of it.
@_expose(wasm, "close")
@c public func close(_ view: Int32) { program.session.close(Int(view)) }

/// Takes the view's extent.
///
/// - Parameter pixelRatio: Pixels of the device per CSS pixel.
@_expose(wasm, "resize")
@c public func resize(
  _ view: Int32, _ width: Double, _ height: Double, _ pixelRatio: Double
) -> Int32 {
  program.session.resize(
    Int(view), to: Size(width: width, height: height), pixelRatio: pixelRatio) ? 1 : 0
}

/// Moves the plane by a distance, as a finger does.
@_expose(wasm, "pan")
@c public func pan(_ view: Int32, _ dx: Double, _ dy: Double) -> Int32 {
  program.session.pan(Int(view), byX: dx, y: dy) ? 1 : 0
}

/// Scales the plane about a place.
@_expose(wasm, "zoom")
@c public func zoom(_ view: Int32, _ factor: Double, _ x: Double, _ y: Double) -> Int32 {
  program.session.zoom(Int(view), by: factor, about: Point(x: x, y: y)) ? 1 : 0
}

/// Follows two fingers, which were at a and b and are now at c and d.
@_expose(wasm, "pinch")
@c public func pinch(
  _ view: Int32, _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, _ cx: Double,
  _ cy: Double, _ dx: Double, _ dy: Double
) -> Int32 {
  program.session.pinch(
    Int(view), from: (Point(x: ax, y: ay), Point(x: bx, y: by)),
    to: (Point(x: cx, y: cy), Point(x: dx, y: dy))) ? 1 : 0
}

/// CSS pixels per unit; NaN if there is no such view.
@_expose(wasm, "scale")
@c public func scale(_ view: Int32) -> Double { program.session.view(Int(view))?.scale ?? .nan }

/// The origin's place right of the centre, in CSS pixels; NaN if there is no such view.
@_expose(wasm, "originX")
@c public func originX(_ view: Int32) -> Double {
  program.session.view(Int(view))?.origin.x ?? .nan
}

/// The origin's place below the centre, in CSS pixels; NaN if there is no such view.
@_expose(wasm, "originY")
@c public func originY(_ view: Int32) -> Double {
  program.session.view(Int(view))?.origin.y ?? .nan
}

/// Does one row of the work that is left.
///
/// - Returns: 1 while more is left.
@_expose(wasm, "advance")
@c public func advance(_ view: Int32) -> Int32 { program.session.advance(Int(view)) ? 1 : 0 }

/// Draws axes and curves, as far as they have been computed.
///
/// - Parameter fontSize: Of the labels, in CSS pixels, from 4 to 100; NaN, which a missing argument
///   becomes, for 12.
/// - Returns: The number of doubles of the draw list; 0 if there is no such view.
@_expose(wasm, "draw")
@c public func draw(_ view: Int32, _ fontSize: Double) -> Int32 {
  program.picture = program.session.draw(Int(view), fontSize: fontSize)
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
