import Formulas
import OrdinateNumerics
import ValueChecks

// A WebAssembly program that only `Tests/Web/hashes.mjs` uses: it computes in WebAssembly the hashes
// that NumericsCheck computes natively. It imports nothing.

/// The number of elementary functions.
@_expose(wasm, "functionCount")
@c public func functionCount() -> Int32 { Int32(ElementaryFunction.all.count) }

/// The hash of a function's values for the hard arguments.
///
/// - Parameters:
///   - index: From 0, in the order of `ElementaryFunction.all`.
///   - count: A multiple of 1000.
///   - inRows: 0 to evaluate one by one.
@_expose(wasm, "functionHash")
@c public func functionHash(_ index: Int32, _ count: Int32, _ inRows: Int32) -> UInt64 {
  ElementaryFunction.all[Int(index)].hash(count: Int(count), inRows: inRows != 0)
}

private let tapes = Tape.hashed()

/// The number of tapes.
@_expose(wasm, "tapeCount")
@c public func tapeCount() -> Int32 { Int32(tapes.count) }

/// The hash of a tape's values for the hard arguments.
///
/// - Parameters:
///   - index: From 0, in the order of `Tape.hashed`.
///   - evaluator: From 0, in the order of `EvaluatorKind`.
///   - count: A multiple of 1000.
@_expose(wasm, "tapeHash")
@c public func tapeHash(_ index: Int32, _ evaluator: Int32, _ count: Int32) -> UInt64 {
  tapes[Int(index)].hash(by: EvaluatorKind.allCases[Int(evaluator)], count: Int(count))
}
