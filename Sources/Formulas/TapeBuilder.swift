import OrdinateNumerics

/// Builds a tape, operation by operation.
///
/// Each operation looks for what is known of its operands: constants are folded, equal operations
/// are one, products of one operand become its powers.
public struct TapeBuilder {
  /// A value of the tape to be.
  public struct Value: Equatable, Sendable {
    let index: Int32
  }

  /// The instructions so far, each of which writes a register of its own.
  private(set) var nodes: [Instruction] = []
  private(set) var constants: [TapeConstant] = []
  /// Whether a value may be infinite because of a pole.
  private var mayBePole: [Bool] = []
  private var known = PlaceTable<Instruction>()
  private var knownConstants = PlaceTable<TapeConstant>()
  private var knownRows = PlaceTable<[TapeConstant]>()
  let inputCount: Int

  /// - Parameter inputCount: How many variables the tape reads.
  public init(inputCount: Int) {
    self.inputCount = inputCount
    nodes.reserveCapacity(Self.usualCount)
    constants.reserveCapacity(Self.usualCount)
    mayBePole.reserveCapacity(Self.usualCount)
  }

  /// How many instructions most formulas have at most.
  private static let usualCount = 24

  /// The tape of one value, without what it does not need.
  ///
  /// - Complexity: O(values built).
  public func tape(of value: Value) -> Tape {
    let used = nodes[...Int(value.index)]
    let all = Tape(
      inputCount: inputCount, instructions: Array(used), constants: constants,
      registerCount: used.count, output: value.index,
      choiceCount: used.count { $0.opcode.isChoice },
      stepCount: used.count { $0.opcode == .step })
    return all.shortened(choice: { _ in .undecided }, step: { _ in .nan })
  }

  /// The instruction that computes a value.
  func node(_ value: Value) -> Instruction { nodes[Int(value.index)] }

  /// The constant that a value is, if it is one.
  func constant(_ value: Value) -> TapeConstant? {
    let node = node(value)
    return node.opcode == .constant ? constants[Int(node.c)] : nil
  }

  func mayBePole(_ value: Value) -> Bool { mayBePole[Int(value.index)] }

  /// A value that is NaN where it would be infinite because of a pole, for an operation that may
  /// have a finite value there.
  mutating func guarded(_ value: Value) -> Value {
    mayBePole(value) ? append(Instruction(opcode: .finite, a: value.index)) : value
  }

  /// Where a constant stands.
  mutating func append(_ constant: TapeConstant) -> Int32 {
    if let index = knownConstants[constant] { return index }
    let index = Int32(constants.count)
    constants.append(constant)
    knownConstants.insert(constant, at: index)
    return index
  }

  /// Where some constants stand in a row.
  mutating func append(_ row: [TapeConstant]) -> Int32 {
    if let index = knownRows[row] { return index }
    let index = Int32(constants.count)
    constants.append(contentsOf: row)
    knownRows.insert(row, at: index)
    return index
  }

  /// Adds an instruction, or finds the one that computes the same.
  mutating func append(_ instruction: Instruction, isPole: Bool = false) -> Value {
    if let folded = folded(instruction) { return constant(folded) }
    if let index = known[instruction] { return Value(index: index) }
    var mayBePole = isPole
    let operandCount = instruction.opcode.operandCount
    if instruction.opcode.passesInfinity {
      if operandCount > 0 && self.mayBePole[Int(instruction.a)] { mayBePole = true }
      if operandCount > 1 && self.mayBePole[Int(instruction.b)] { mayBePole = true }
    }
    return insert(instruction, mayBePole: mayBePole)
  }

  mutating func constant(_ constant: TapeConstant) -> Value {
    let instruction = Instruction(opcode: .constant, c: append(constant))
    if let index = known[instruction] { return Value(index: index) }
    return insert(instruction, mayBePole: false)
  }

  private mutating func insert(_ instruction: Instruction, mayBePole: Bool) -> Value {
    let index = Int32(nodes.count)
    known.insert(instruction, at: index)
    nodes.append(instruction)
    nodes[Int(index)].result = index
    self.mayBePole.append(mayBePole)
    return Value(index: index)
  }

  /// What an instruction gives if its operands are constants.
  private func folded(_ instruction: Instruction) -> TapeConstant? {
    let operandCount = instruction.opcode.operandCount
    guard operandCount > 0, let a = constant(Value(index: instruction.a)) else { return nil }
    var b = a
    if operandCount > 1 {
      guard let second = constant(Value(index: instruction.b)) else { return nil }
      b = second
    }
    return constants.withUnsafeBufferPointer { constants in
      let value = TapeMachine<Lanes>.apply(instruction, constants, Lanes(a), Lanes(b))
      let enclosure = TapeMachine<IntervalLanes>.apply(
        instruction, constants, IntervalLanes(a), IntervalLanes(b))
      return TapeConstant(value[0], in: enclosure[0])
    }
  }
}

extension Instruction.Opcode {
  /// Whether an infinite operand shows in the result as an infinity or NaN.
  fileprivate var passesInfinity: Bool {
    switch self {
    case .input, .constant, .finite, .unary, .step, .binary, .rationalPower: false
    case .copy, .negate, .absolute, .square, .squareRoot, .power, .add, .subtract, .multiply,
      .divide, .minimum, .maximum, .addConstant, .subtractFromConstant, .multiplyConstant,
      .divideByConstant, .divideConstant, .polynomial:
      true
    }
  }
}
