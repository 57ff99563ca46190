import Graphing
import Screens
import Wire

// The program for graphs: messages that begin with `graph.` and `sheet.`, and the functions that
// gestures and frames call.
//
// Gestures call functions instead of sending messages: `resize`, `pan`, `zoom`, `pinch` and `dragAxis`. All
// take CSS pixels; places count from the view's top left corner. They return 1, or 0 if nothing
// changed. Only `advance` computes values, one row per call, so that the page can stop whenever its
// time is up; `drawGraph` draws the values known by then. `drawPicture` draws what is exported. Both return
// a first draw list, and `drawRest` the others.
//
// The page supplies one function, `source.values(curve, xs, count, ys)`. It reads `count` doubles,
// at least one, at `xs` and writes as many ordinates of the curve at `ys`, with NaN for undefined
// ones. It must not throw, nor call this program.

nonisolated(unsafe) private var frameNumbers: [Double] = []
nonisolated(unsafe) private var graphs = GraphSession(given: given)
nonisolated(unsafe) private var prover = GraphProver()

@_extern(wasm, module: "source", name: "values")
private func sourceValues(
  _ curve: Int32, _ xs: UnsafePointer<Double>, _ count: Int32, _ ys: UnsafeMutablePointer<Double>)

/// The values that the page computes.
@Sendable private func given(_ curve: Int, _ xs: [Double]) -> [Double] {
  // The address of an empty array does not suit doubles.
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

/// Answers the conversation's message.
@inline(never)
@_expose(wasm, "graphs:answer")
@c public func answerOfGraphs() { conversation.reply = graphs.reply(to: conversation.message) }

/// Answers the conversation's message about the rows of a view.
@inline(never)
@_expose(wasm, "sheets:answer")
@c public func answerOfSheets() {
  conversation.reply = graphs.replyOfSheet(to: conversation.message)
}

/// Looks for a few more places of what the rows of a view draw.
///
/// - Returns: 1 while work is left.
@_expose(wasm, "sheets:findPlaces")
@c public func findPlaces(_ view: Int32) -> Int32 { graphs.findPlaces(Int(view)) ? 1 : 0 }

/// Opens a view.
///
/// - Returns: Its handle, greater than 0.
@_expose(wasm, "graphs:open")
@c public func open() -> Int32 { Int32(truncatingIfNeeded: graphs.open()) }

/// Closes a view and forgets its state.
@_expose(wasm, "graphs:close")
@c public func close(_ view: Int32) { graphs.close(Int(view)) }

/// Sets the view's extent.
///
/// - Parameter pixelRatio: Pixels of the device per CSS pixel.
@_expose(wasm, "graphs:resize")
@c public func resize(
  _ view: Int32, _ width: Double, _ height: Double, _ pixelRatio: Double
) -> Int32 {
  graphs.resize(
    Int(view), to: Size(width: width, height: height), pixelRatio: pixelRatio) ? 1 : 0
}

/// Moves the plane by a distance, as a finger drags it.
@_expose(wasm, "graphs:pan")
@c public func pan(_ view: Int32, _ dx: Double, _ dy: Double) -> Int32 {
  graphs.pan(Int(view), byX: dx, y: dy) ? 1 : 0
}

/// Scales the plane around a place.
@_expose(wasm, "graphs:zoom")
@c public func zoom(_ view: Int32, _ factor: Double, _ x: Double, _ y: Double) -> Int32 {
  graphs.zoom(Int(view), by: factor, about: Point(x: x, y: y)) ? 1 : 0
}

/// Follows two fingers that moved from a and b to c and d.
@_expose(wasm, "graphs:pinch")
@c public func pinch(
  _ view: Int32, _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, _ cx: Double,
  _ cy: Double, _ dx: Double, _ dy: Double
) -> Int32 {
  graphs.pinch(
    Int(view), from: (Point(x: ax, y: ay), Point(x: bx, y: by)),
    to: (Point(x: cx, y: cy), Point(x: dx, y: dy))) ? 1 : 0
}

/// The axis that is scaled from a place.
///
/// - Returns: 1 for x, 2 for y, 0 for none.
@_expose(wasm, "graphs:axisAt")
@c public func axisAt(_ view: Int32, _ x: Double, _ y: Double) -> Int32 {
  switch graphs.axis(Int(view), at: Point(x: x, y: y)) {
  case .x: 1
  case .y: 2
  case nil: 0
  }
}

/// Scales an axis as a finger drags it from a to b.
///
/// - Parameter axis: As `axisAt` returns it.
@_expose(wasm, "graphs:dragAxis")
@c public func dragAxis(
  _ view: Int32, _ axis: Int32, _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double
) -> Int32 {
  graphs.drag(
    Int(view), axis == 1 ? .x : .y, from: Point(x: ax, y: ay), to: Point(x: bx, y: by)) ? 1 : 0
}

/// The position of the view and of its trace, see `GraphSession.frame`.
///
/// - Returns: The address of five numbers, valid until the next call.
@_expose(wasm, "graphs:frame")
@c public func frame(_ view: Int32) -> UnsafePointer<Double> {
  frameNumbers = graphs.frame(Int(view))
  return address(of: frameNumbers)
}

/// Does one row of the remaining work.
///
/// - Parameter seenOnly: Not 0 if only what the view shows is wanted.
/// - Returns: 1 while work is left.
@_expose(wasm, "graphs:advance")
@c public func advance(_ view: Int32, _ seenOnly: Int32) -> Int32 {
  graphs.advance(Int(view), seenOnly: seenOnly != 0) ? 1 : 0
}

// Tiles of relations can be proved by other instances of this program, which `borrower` numbers. Bytes for
// them and from them are written and read like messages and replies.

/// Lends tiles to prove.
///
/// - Returns: The length of what the borrower has to read, at `reply()`; 0 if there is nothing to lend.
@_expose(wasm, "graphs:lend")
@c public func lend(_ view: Int32, _ borrower: Int32) -> Int32 {
  guard let loan = graphs.lend(Int(view), to: Int(borrower)) else { return 0 }
  conversation.reply = loan
  return Int32(loan.count)
}

/// Takes the answer of a borrower, written at `reserve`.
///
/// - Returns: 1, or 0 if nothing of it was wanted.
@_expose(wasm, "graphs:take")
@c public func take(_ view: Int32, _ borrower: Int32) -> Int32 {
  graphs.take(Int(view), conversation.message, from: Int(borrower)) ? 1 : 0
}

/// How many tiles of relations in sight are not proved yet.
@_expose(wasm, "graphs:openTiles")
@c public func openTiles(_ view: Int32) -> Int32 {
  Int32(truncatingIfNeeded: graphs.openTileCount(Int(view)))
}

/// Takes the tiles back from a borrower that will not answer.
@_expose(wasm, "graphs:takeBack")
@c public func takeBack(_ view: Int32, _ borrower: Int32) {
  graphs.takeBack(Int(view), from: Int(borrower))
}

/// Begins to prove lent tiles, written at `reserve`, in place of those before.
///
/// - Returns: 1, or 0 if they cannot be read.
@_expose(wasm, "graphs:borrow")
@c public func borrow() -> Int32 { prover.begin(conversation.message) ? 1 : 0 }

/// Does a piece of the work on borrowed tiles.
///
/// - Returns: 1 while work is left.
@_expose(wasm, "graphs:prove")
@c public func prove() -> Int32 { prover.advance() ? 1 : 0 }

/// Writes what has been proved of the borrowed tiles.
///
/// - Returns: Its length, at `reply()`.
@_expose(wasm, "graphs:proved")
@c public func proved() -> Int32 {
  conversation.reply = prover.answer
  return Int32(conversation.reply.count)
}

/// Draws the axes, and the curves as far as they have been computed.
///
/// - Parameter fontSize: The size of labels, in CSS pixels, from 4 to 100. NaN, the value of a
///   missing argument, means 12.
/// - Returns: The number of doubles of the draw list; 0 if the view does not exist.
@_expose(wasm, "graphs:drawGraph")
@c public func drawGraph(_ view: Int32, _ fontSize: Double) -> Int32 {
  show { graphs.draw(Int(view), fontSize: fontSize) }
}

/// Draws the picture that is exported: with a legend and labels of 12 points, all formulas computed.
///
/// - Returns: As `drawGraph`.
@_expose(wasm, "graphs:drawPicture")
@c public func drawPicture(_ view: Int32) -> Int32 {
  show { graphs.drawPicture(Int(view)) }
}

/// Draws what is to be painted on the last draw list.
///
/// - Returns: As `drawGraph`; 0 if there is nothing.
@_expose(wasm, "graphs:drawRest")
@c public func drawRest() -> Int32 { show { graphs.drawRest() } }

/// Forgets the last draw list before the next one takes memory too.
private func show(_ draw: () -> DrawList) -> Int32 {
  picture = DrawList(size: Size(width: 0, height: 0))
  picture = draw()
  return Int32(picture.commands.count)
}
