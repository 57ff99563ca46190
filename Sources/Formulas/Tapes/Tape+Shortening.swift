/// What an interval proves about an instruction that chooses between its operands.
enum Choice: UInt8, Sendable {
  case undecided
  /// The first operand of a minimum or maximum; the operand itself of an absolute value.
  case first
  /// The second operand of a minimum or maximum; the negated operand of an absolute value.
  case second
}

/// What is known about the instructions of a tape that choose or are piecewise constant.
///
/// A type, not closures, so that the compiler makes a function of its own for each.
protocol TapeDecisions {
  /// The result for an instruction that chooses, counted in order.
  func choice(_ index: Int) -> Choice
  /// The value of a piecewise constant instruction, counted in order; NaN unless it is a single one.
  func step(_ index: Int) -> Double
}

/// Nothing is known.
struct NoDecisions: TapeDecisions {
  func choice(_ index: Int) -> Choice { .undecided }
  func step(_ index: Int) -> Double { .nan }
}

extension Tape {
  /// A tape with the same values and fewer instructions and registers.
  ///
  /// - Complexity: O(instructions), one pass from the last to the first. In it, each value gets a
  ///   register at its last use and frees the register where it is computed.
  /// - Source: the backward pass of Keeter's Fidget, 2022.
  @inline(__always)
  func shortened(by decisions: some TapeDecisions) -> Tape {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * registerCount) { scratch in
      withUnsafeTemporaryAllocation(of: Instruction.self, capacity: count) { kept in
        var registers = RegisterAllocation(scratch, count: registerCount)
        var constants = constants
        var first = count
        var choiceIndex = choiceCount
        var stepIndex = stepCount
        var keptChoices = 0
        var keptSteps = 0
        let last = outputs.map { registers.use($0) }
        instructions.withUnsafeBufferPointer { instructions in
          for var instruction in instructions.reversed() {
            var decision = Choice.undecided
            var constant = Double.nan
            if instruction.opcode.isChoice {
              choiceIndex -= 1
              decision = decisions.choice(choiceIndex)
            } else if instruction.opcode == .step {
              stepIndex -= 1
              constant = decisions.step(stepIndex)
            }
            let target = registers.define(instruction.result)
            if target < 0 { continue }
            if !constant.isNaN {
              instruction = Instruction(opcode: .constant, c: Int32(constants.count))
              constants.append(TapeConstant(exactly: constant))
            } else if decision == .second && instruction.opcode == .absolute {
              instruction.opcode = .negate
            } else if decision != .undecided {
              let operand = decision == .first ? instruction.a : instruction.b
              if registers.alias(operand, to: target) { continue }
              instruction = Instruction(opcode: .copy, a: operand)
            }
            registers.free(target)
            instruction.result = target
            let operandCount = instruction.opcode.operandCount
            if operandCount > 0 { instruction.a = registers.use(instruction.a) }
            if operandCount > 1 { instruction.b = registers.use(instruction.b) }
            if instruction.opcode.isChoice { keptChoices += 1 }
            if instruction.opcode == .step { keptSteps += 1 }
            first -= 1
            kept[first] = instruction
          }
        }
        return Tape(
          inputCount: inputCount, instructions: Array(kept[first...]), constants: constants,
          registerCount: registers.count, outputs: last, choiceCount: keptChoices,
          stepCount: keptSteps)
      }
    }
  }
}

/// Which new register holds the value of each old one, seen from the end of a tape.
private struct RegisterAllocation {
  private let registers: UnsafeMutableBufferPointer<Int32>
  /// The new registers that hold no value; never more than the old registers.
  private let unused: UnsafeMutableBufferPointer<Int32>
  private var unusedCount = 0
  private(set) var count = 0

  /// - Parameter scratch: Room for twice as many numbers as there are old registers.
  init(_ scratch: UnsafeMutableBufferPointer<Int32>, count: Int) {
    registers = UnsafeMutableBufferPointer(rebasing: scratch[..<count])
    unused = UnsafeMutableBufferPointer(rebasing: scratch[count...])
    registers.initialize(repeating: -1)
  }

  /// The register of a value that is read.
  @inline(__always) mutating func use(_ old: Int32) -> Int32 {
    let register = registers[Int(old)]
    if register >= 0 { return register }
    let new: Int32
    if unusedCount > 0 {
      unusedCount -= 1
      new = unused[unusedCount]
    } else {
      new = Int32(count)
      count += 1
    }
    registers[Int(old)] = new
    return new
  }

  /// The register of a value where it is computed; negative if it is not read afterwards.
  @inline(__always) func define(_ old: Int32) -> Int32 {
    let register = registers[Int(old)]
    registers[Int(old)] = -1
    return register
  }

  @inline(__always) mutating func free(_ register: Int32) {
    unused[unusedCount] = register
    unusedCount += 1
  }

  /// Lets a value be computed directly in the register of its copy; `false` if it has a register
  /// already.
  @inline(__always) func alias(_ old: Int32, to register: Int32) -> Bool {
    if registers[Int(old)] >= 0 { return false }
    registers[Int(old)] = register
    return true
  }
}
