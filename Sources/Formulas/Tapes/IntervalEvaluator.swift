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

  /// Shorter tapes of which one has the value at each point of an interval, where there is a value: one for
  /// each way to decide what the interval leaves open.
  ///
  /// - Parameter most: How many tapes there may be; then the rest stays open.
  /// - Complexity: O(tapes · instructions).
  public mutating func cases(
    of tape: Tape, at arguments: [Interval], most: Int = 8
  ) -> [Tape] {
    var cases: [Tape] = []
    var open = [tape]
    while let next = open.popLast() {
      _ = evaluate(next, at: arguments)
      let shorter = shortened(next)
      _ = evaluate(shorter, at: arguments)
      let ways = row.waysToDecide(shorter)
      if ways.isEmpty || cases.count + open.count + ways.count > most {
        cases.append(shorter)
      } else {
        open += ways
      }
    }
    return cases
  }
}

/// Evaluates a tape over a row of intervals: pixel columns, or tiles of a plane.
public struct IntervalRowEvaluator: TapeEvaluator {
  /// How many intervals each instruction handles at once.
  private static let block = 64

  private let machine = TapeMachine<IntervalLanes>()
  /// The result of each interval for each instruction that chooses or is piecewise constant: a row
  /// of `stride` entries per such instruction.
  private var choices: [Choice] = []
  private var steps: [StepRange] = []
  private var stride = 0

  public init() {}

  /// - Parameter arguments: A row of intervals for each variable, of one length.
  /// - Returns: For each of them an interval that contains the formula's values: the true ones and
  ///   those that the other evaluators compute.
  public mutating func evaluate(_ tape: Tape, at arguments: [[Interval]]) -> [Interval] {
    evaluateAll(tape, at: arguments)[0]
  }

  /// - Parameter arguments: A row of intervals for each variable, of one length.
  /// - Returns: A row of enclosures for each output of the tape.
  public mutating func evaluateAll(_ tape: Tape, at arguments: [[Interval]]) -> [[Interval]] {
    let length = arguments.first?.count ?? 1
    stride = length + length % Lanes.scalarCount
    choices.reserve(tape.choiceCount * stride, .undecided)
    steps.reserve(tape.stepCount * stride, .unknown)
    let stride = stride
    var values = [[Interval]](repeating: [], count: tape.outputs.count)
    for output in values.indices { values[output].reserveCapacity(length) }
    choices.withUnsafeMutableBufferPointer { choices in
      steps.withUnsafeMutableBufferPointer { steps in
        var start = 0
        while start < length {
          let count = min(Self.block, length - start)
          let laneCount = (count + Lanes.scalarCount - 1) / Lanes.scalarCount
          machine.run(tape, count: laneCount) { variable, register in
            IntervalLanes.load(arguments[variable], start..<start + count, into: register)
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
          for output in values.indices {
            IntervalLanes.append(
              count, of: machine.row(ofOutput: output, of: tape), to: &values[output])
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
        tape.shortened(
          by: RecordedDecisions(choices: choices, steps: steps, stride: stride, index: index))
      }
    }
  }

  /// The most values of a step that become tapes of their own.
  private static let mostSteps = 3.0

  /// The tapes in which the first open step or choice is decided, in each way; none if nothing is open.
  ///
  /// - Parameter tape: The tape evaluated last, over one interval.
  fileprivate mutating func waysToDecide(_ tape: Tape) -> [Tape] {
    // Steps are decided first: they often decide choices.
    for index in 0..<tape.stepCount {
      let range = steps[index * stride]
      guard range.upper - range.lower <= Self.mostSteps - 1, range.upper > range.lower else {
        continue
      }
      var ways: [Tape] = []
      for value in Swift.stride(from: range.lower, through: range.upper, by: 1) {
        steps[index * stride] = StepRange(lower: value, upper: value)
        ways.append(shortened(tape, at: 0))
      }
      return ways
    }
    // A value whose choice is not recorded may be undefined.
    if let choice = (0..<tape.choiceCount).first(where: { choices[$0 * stride] == .undecided }) {
      var ways: [Tape] = []
      for way in [Choice.first, .second] {
        choices[choice * stride] = way
        ways.append(shortened(tape, at: 0))
      }
      return ways
    }
    return []
  }
}

/// The values of a piecewise constant instruction in an interval; NaN where it may have none.
struct StepRange: BitwiseCopyable {
  let lower: Double
  let upper: Double

  static let unknown = StepRange(lower: .nan, upper: .nan)

  /// The only value; NaN if there are more.
  var only: Double { lower == upper ? lower : .nan }
}

/// What was recorded over one interval of a row.
private struct RecordedDecisions: TapeDecisions {
  let choices: UnsafeBufferPointer<Choice>
  let steps: UnsafeBufferPointer<StepRange>
  let stride: Int
  let index: Int

  func choice(_ number: Int) -> Choice { choices[number * stride + index] }
  func step(_ number: Int) -> Double { steps[number * stride + index].only }
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

  /// Masks: where the first operand decides, and where the second and not the first. Operands may be equal in places.
  @inline(__always)
  private static func deciding(
    _ opcode: Instruction.Opcode, _ a: IntervalLanes, _ b: IntervalLanes
  ) -> (LaneMask, LaneMask) {
    let (first, second) =
      switch opcode {
      case .minimum: (a.upper .<= b.lower, b.upper .<= a.lower)
      case .maximum: (a.lower .>= b.upper, b.lower .>= a.upper)
      default: (a.lower .>= Lanes(repeating: 0), a.upper .<= Lanes(repeating: 0))
      }
    return (first, second .& .!first)
  }

  /// Records the values where the instruction is defined everywhere.
  fileprivate func recordStep(_ steps: UnsafeMutableBufferPointer<StepRange>, at offset: Int) {
    for lane in 0..<Lanes.scalarCount {
      steps[offset + lane] =
        decoration[lane] & 2 != 0 ? StepRange(lower: lower[lane], upper: upper[lane]) : .unknown
    }
  }
}
