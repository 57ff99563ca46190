import Graphing

// What was last drawn, by `draw` or by `drawGraph`: as many doubles at `drawList()` as they return, of
// the format that `DrawList` documents, and `labelsByteCount()` bytes of its labels at `labels()`. Both
// stay until something else is drawn.

nonisolated(unsafe) var picture = DrawList(size: Size(width: 0, height: 0))

/// Where the last draw list is.
@_expose(wasm, "drawList")
@c public func drawList() -> UnsafePointer<Double> { address(of: picture.commands) }

/// Where the last draw list's labels are.
@_expose(wasm, "labels")
@c public func labels() -> UnsafePointer<UInt8> { address(of: picture.labels) }

/// The length of the last draw list's labels in bytes.
@_expose(wasm, "labelsByteCount")
@c public func labelsByteCount() -> Int32 { Int32(picture.labels.count) }
