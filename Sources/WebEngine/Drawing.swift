import Graphing

// The last drawing, by `draw` or `drawGraph`: at `drawList()` as many doubles as they return, in
// the format that `DrawList` documents, and at `labels()` the `labelsByteCount()` bytes of its
// labels. Both stay until the next drawing.

nonisolated(unsafe) var picture = DrawList(size: Size(width: 0, height: 0))

/// The address of the last draw list.
@_expose(wasm, "drawList")
@c public func drawList() -> UnsafePointer<Double> { address(of: picture.commands) }

/// The address of the last draw list's labels.
@_expose(wasm, "labels")
@c public func labels() -> UnsafePointer<UInt8> { address(of: picture.labels) }

/// The length of the last draw list's labels in bytes.
@_expose(wasm, "labelsByteCount")
@c public func labelsByteCount() -> Int32 { Int32(picture.labels.count) }
