public import OrdinateNumerics

/// Evaluates a tape over an interval: encloses all values that it has there.
public struct IntervalEvaluator: TapeEvaluator {
  private var row = IntervalRowEvaluator()

  public init() {}

  public mutating func evaluate(_ tape: Tape, at arguments: [Interval]) -> Interval {
    row.evaluate(tape, at: arguments.map { [$0] })[0]
  }

  /// The tape evaluated last, shortened as far as its interval allows.
  public func shortened(_ tape: Tape) -> Tape { row.shortened(tape, at: 0) }
}

/// Evaluates a tape over a row of intervals: pixel columns, or tiles of a plane.
public struct IntervalRowEvaluator: TapeEvaluator {
  /// How many intervals each instruction handles at once.
  private static let block = 64

  private let machine = TapeMachine<IntervalLanes>()
  /// The result of each interval for each instruction that chooses or is piecewise constant: a row
  /// of `stride` entries per such instruction.
  private var choices: [Choice] = []
  private var steps: [Double] = []
  private var stride = 0

  public init() {}

  /// - Parameter arguments: A row of intervals for each variable, of one length.
  /// - Returns: For each of them an interval that contains the formula's values: the true ones and
  ///   those that the other evaluators compute.
  public mutating func evaluate(_ tape: Tape, at arguments: [[Interval]]) -> [Interval] {
    let length = arguments.first?.count ?? 1
    stride = length + length % Lanes.scalarCount
    choices.reserve(tape.choiceCount * stride, .undecided)
    steps.reserve(tape.stepCount * stride, .nan)
    let stride = stride
    var values: [Interval] = []
    values.reserveCapacity(length)
    choices.withUnsafeMutableBufferPointer { choices in
      steps.withUnsafeMutableBufferPointer { steps in
        var start = 0
        while start < length {
          let count = min(Self.block, length - start)
          let laneCount = (count + Lanes.scalarCount - 1) / Lanes.scalarCount
          let row = machine.run(tape, count: laneCount) { variable, register in
            Self.load(arguments[variable], from: start, count, into: register, laneCount)
            return UnsafePointer(register)
          } record: { opcode, index, operands in
            let offset = index * stride + start
            if opcode == .step {
              for lane in 0..<laneCount {
                operands.result[lane].recordStep(steps, at: offset + lane * Lanes.scalarCount)
              }
            } else {
              for lane in 0..<laneCount {
                IntervalLanes.recordChoice(
                  opcode, operands.a[lane], operands.b[lane], choices,
                  at: offset + lane * Lanes.scalarCount)
              }
            }
          }
          for index in 0..<count {
            values.append(row[index / Lanes.scalarCount][index % Lanes.scalarCount])
          }
          start += count
        }
      }
    }
    return values
  }

  /// The tape evaluated last, shortened as far as one interval of the row allows.
  ///
  /// In that interval it has the same values as the longer one.
  public func shortened(_ tape: Tape, at index: Int) -> Tape {
    choices.withUnsafeBufferPointer { choices in
      steps.withUnsafeBufferPointer { steps in
        tape.shortened {
          choices[$0 * stride + index]
        } step: {
          steps[$0 * stride + index]
        }
      }
    }
  }

  private static func load(
    _ intervals: [Interval], from start: Int, _ count: Int,
    into register: UnsafeMutablePointer<IntervalLanes>, _ laneCount: Int
  ) {
    for lane in 0..<laneCount {
      var lanes = IntervalLanes(repeating: intervals[start + lane * Lanes.scalarCount])
      for scalar in 1..<Lanes.scalarCount {
        let index = lane * Lanes.scalarCount + scalar
        if index < count { lanes[scalar] = intervals[start + index] }
      }
      register[lane] = lanes
    }
  }
}

extension Array where Element: BitwiseCopyable {
  fileprivate mutating func reserve(_ count: Int, _ value: Element) {
    if self.count < count { self = Array(repeating: value, count: count) }
  }
}

extension IntervalLanes {
  /// Which operand decides; known only where every value is defined.
  @inline(__always)
  fileprivate static func recordChoice(
    _ opcode: Instruction.Opcode, _ a: IntervalLanes, _ b: IntervalLanes,
    _ choices: UnsafeMutableBufferPointer<Choice>, at offset: Int
  ) {
    let (first, second) = deciding(opcode, a, b)
    let defined = opcode == .absolute ? a.decoration : a.decoration & b.decoration
    let firstBits = unsafeBitCast(first, to: LaneBits.self) & LaneBits(repeating: 1)
    let secondBits = unsafeBitCast(second, to: LaneBits.self) & LaneBits(repeating: 2)
    // The bit of `defined`, as a mask.
    let isDefined = (defined &>> LaneBits(repeating: 1)) & LaneBits(repeating: 1)
    let choice = (firstBits | secondBits) & (LaneBits(repeating: 0) &- isDefined)
    for lane in 0..<Lanes.scalarCount {
      choices[offset + lane] =
        Choice(rawValue: UInt8(truncatingIfNeeded: choice[lane])) ?? .undecided
    }
  }

  /// Masks: where the first operand decides, and where the second.
  @inline(__always)
  private static func deciding(
    _ opcode: Instruction.Opcode, _ a: IntervalLanes, _ b: IntervalLanes
  ) -> (LaneMask, LaneMask) {
    switch opcode {
    case .minimum: (a.upper .< b.lower, b.upper .< a.lower)
    case .maximum: (a.lower .> b.upper, b.lower .> a.upper)
    default: (a.lower .>= Lanes(repeating: 0), a.upper .< Lanes(repeating: 0))
    }
  }

  /// Records the value where it is a single one and defined everywhere; else NaN.
  fileprivate func recordStep(_ steps: UnsafeMutableBufferPointer<Double>, at offset: Int) {
    for lane in 0..<Lanes.scalarCount {
      let isOne = lower[lane] == upper[lane] && decoration[lane] & 2 != 0
      steps[offset + lane] = isOne ? lower[lane] : .nan
    }
  }
}
