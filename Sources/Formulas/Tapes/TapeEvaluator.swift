import OrdinateNumerics

/// Evaluates tapes for one kind of value: a double, a row of doubles, an interval or a row of
/// intervals.
///
/// It keeps the registers from one evaluation to the next, so that evaluating the same tape again
/// allocates no more than the result.
public protocol TapeEvaluator {
  associatedtype Value

  /// The value of a tape.
  ///
  /// - Parameter arguments: A value for each variable of the tape.
  /// - Complexity: O(instructions · length of a row).
  mutating func evaluate(_ tape: Tape, at arguments: [Value]) -> Value
}

/// Evaluates a tape at a point.
public struct PointEvaluator: TapeEvaluator {
  private let machine = TapeMachine<Lanes>()

  public init() {}

  /// - Returns: An infinity or NaN where the formula has no value.
  public mutating func evaluate(_ tape: Tape, at arguments: [Double]) -> Double {
    let row = machine.run(tape, count: 1) { variable, register in
      register[0] = Lanes(repeating: arguments[variable])
      return UnsafePointer(register)
    } record: { _, _, _ in
    }
    return row[0][0]
  }
}

/// Evaluates a tape at a row of points, several lanes at once. Each value has the same bits as if
/// its point were evaluated alone.
public struct RowEvaluator: TapeEvaluator {
  /// How many doubles each instruction handles at once: few enough that a formula's few registers
  /// stay in the fastest cache, enough that calls cost little.
  private static let block = 1024

  private let machine = TapeMachine<Lanes>()

  public init() {}

  /// - Parameter arguments: A row for each variable, of one length.
  /// - Returns: A row of that length; an infinity or NaN where the formula has no value.
  public mutating func evaluate(_ tape: Tape, at arguments: [[Double]]) -> [Double] {
    var values = [Double](repeating: .nan, count: arguments.first?.count ?? 0)
    evaluate(tape, at: arguments, into: &values)
    return values
  }

  /// - Parameters:
  ///   - arguments: A row for each variable, as long as `values`.
  ///   - values: Become an infinity or NaN where the formula has no value.
  ///   - shouldStop: Asked before each block of points; the values of later blocks stay as they
  ///     were.
  public mutating func evaluate(
    _ tape: Tape, at arguments: [[Double]], into values: inout [Double],
    shouldStop: () -> Bool = { false }
  ) {
    guard let first = arguments.first else { return }
    let length = values.count
    first.withUnsafeBytes { first in
      values.withUnsafeMutableBytes { values in
        for start in stride(from: 0, to: length, by: Self.block) {
          if shouldStop() { return }
          let bytes = start * Self.byteCount..<min(start + Self.block, length) * Self.byteCount
          evaluate(
            tape, at: UnsafeRawBufferPointer(rebasing: first[bytes]), arguments, from: start,
            into: UnsafeMutableRawBufferPointer(rebasing: values[bytes]))
        }
      }
    }
  }

  private static let byteCount = MemoryLayout<Double>.stride

  /// Evaluates a block. Whole lanes of the first variable are read in place if they are aligned:
  /// those of a constant array may not be. Values are written in place: an array that is changed is
  /// aligned. Everything else is copied.
  private func evaluate(
    _ tape: Tape, at first: UnsafeRawBufferPointer, _ arguments: [[Double]], from start: Int,
    into values: UnsafeMutableRawBufferPointer
  ) {
    let isWhole = values.count % MemoryLayout<Lanes>.stride == 0
    let laneCount = (values.count + MemoryLayout<Lanes>.stride - 1) / MemoryLayout<Lanes>.stride
    let row = machine.run(
      tape, count: laneCount,
      into: isWhole ? values.baseAddress?.assumingMemoryBound(to: Lanes.self) : nil
    ) { variable, room in
      if variable == 0 && isWhole, let place = first.baseAddress,
        UInt(bitPattern: place) % UInt(MemoryLayout<Lanes>.alignment) == 0
      {
        return place.assumingMemoryBound(to: Lanes.self)
      }
      room[laneCount - 1] = .zero
      arguments[variable].withUnsafeBytes { bytes in
        let offset = start * Self.byteCount
        UnsafeMutableRawBufferPointer(start: room, count: values.count).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + values.count]))
      }
      return UnsafePointer(room)
    } record: { _, _, _ in
    }
    if !isWhole {
      values.copyMemory(from: UnsafeRawBufferPointer(start: row, count: values.count))
    }
  }
}
