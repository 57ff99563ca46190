import BenchmarkKernel
import Formulas

// A WebAssembly program that only `Benchmarks/rows.mjs` uses: rows of a formula, and a region.

private struct Program {
  var text: [UInt8] = []
  var row: BenchmarkRow?
  var region = Region(size: 1024)
  var tape: Tape?
}

nonisolated(unsafe) private var program = Program()

/// Makes room for a text.
@_expose(wasm, "reserve")
@c public func reserve(_ byteCount: Int32) -> UnsafePointer<UInt8> {
  program.text = [UInt8](repeating: 0, count: max(1, Int(byteCount)))
  return program.text.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped }
}

/// Compiles the formula that was written.
@_expose(wasm, "compileRow")
@c public func compileRow(_ byteCount: Int32) {
  let formula = try? Formula(utf8: Array(program.text.prefix(Int(byteCount))))
  program.row = formula.map { BenchmarkRow($0) }
}

@_expose(wasm, "evaluateRow")
@c public func evaluateRow() { program.row?.evaluate() }

@_expose(wasm, "rowValue")
@c public func rowValue(_ index: Int32) -> Double { program.row?.ys[Int(index)] ?? .nan }

/// Compiles the straight-line program that was written.
@_expose(wasm, "compileRegion")
@c public func compileRegion(_ byteCount: Int32) {
  program.tape = tape(ofText: Array(program.text.prefix(Int(byteCount))))
}

/// Draws the region and returns the number of pixels inside.
@_expose(wasm, "drawRegion")
@c public func drawRegion() -> Int32 {
  program.tape.map { Int32(program.region.draw($0)) } ?? -1
}
