import OrdinateNumerics

/// Builds a tape, operation by operation.
///
/// Each operation looks for what is known of its operands: constants are folded, equal operations
/// are one, products of one operand become its powers.
package struct TapeBuilder {
  /// A value of the tape to be.
  package struct Value: Equatable, Sendable {
    let index: Int32
  }

  /// The instructions so far, each of which is to write a register of its own.
  private(set) var nodes: [Instruction] = []
  private(set) var constants: [TapeConstant] = []
  /// Whether a value may be infinite because of a pole.
  private var mayBePole: [Bool] = []
  private var knownNodes = PlaceTable()
  private var knownConstants = PlaceTable()
  let inputCount: Int
  private let enclosure: Enclosure?

  /// What a function of the table makes of constants.
  typealias Enclosure =
    @Sendable (Instruction, UnsafeBufferPointer<TapeConstant>, IntervalLanes, IntervalLanes) ->
    IntervalLanes

  /// - Parameter inputCount: How many variables the tape reads.
  package init(inputCount: Int) {
    self.init(inputCount: inputCount) { TapeMachine<IntervalLanes>.apply($0, $1, $2, $3) }
  }

  /// - Parameter enclosure: Without it, functions of constants are not folded. A program that needs
  ///   values alone then contains no enclosure of a function.
  init(inputCount: Int, enclosure: Enclosure?) {
    self.inputCount = inputCount
    self.enclosure = enclosure
    nodes.reserveCapacity(Self.usualCount)
    constants.reserveCapacity(Self.usualCount)
    mayBePole.reserveCapacity(Self.usualCount)
  }

  /// How many instructions most formulas have at most.
  private static let usualCount = 24

  /// The tape of one value, without what it does not need.
  ///
  /// - Complexity: O(values built).
  package func tape(of value: Value) -> Tape {
    var used = Array(nodes[...Int(value.index)])
    for index in used.indices { used[index].result = Int32(index) }
    let all = Tape(
      inputCount: inputCount, instructions: used, constants: constants,
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
  mutating func append(_ constant: TapeConstant) -> Int32 { append(CollectionOfOne(constant)) }

  /// Where some constants stand in a row.
  mutating func append(_ row: some Collection<TapeConstant>) -> Int32 {
    var hash = WordHash()
    // Both zeros are one constant.
    for constant in row { hash.combine((constant.value + 0).bitPattern) }
    let known = knownConstants.place(ofHash: hash.value) { place in
      constants[place...].starts(with: row)
    }
    if let known { return known }
    knownConstants.insert(constants.count, hash: hash.value)
    constants.append(contentsOf: row)
    return Int32(constants.count - row.count)
  }

  /// Adds an instruction, or finds the one that computes the same.
  mutating func append(_ instruction: Instruction, isPole: Bool = false) -> Value {
    if let folded = folded(instruction) { return constant(folded) }
    var mayBePole = isPole
    let operandCount = instruction.opcode.operandCount
    if instruction.opcode.passesInfinity {
      if operandCount > 0 && self.mayBePole[Int(instruction.a)] { mayBePole = true }
      if operandCount > 1 && self.mayBePole[Int(instruction.b)] { mayBePole = true }
    }
    return value(of: instruction, mayBePole: mayBePole)
  }

  mutating func constant(_ constant: TapeConstant) -> Value {
    value(of: Instruction(opcode: .constant, c: append(constant)), mayBePole: false)
  }

  private mutating func value(of instruction: Instruction, mayBePole: Bool) -> Value {
    let hash = instruction.hash
    if let index = knownNodes.place(ofHash: hash, where: { nodes[$0] == instruction }) {
      return Value(index: index)
    }
    knownNodes.insert(nodes.count, hash: hash)
    nodes.append(instruction)
    self.mayBePole.append(mayBePole)
    return Value(index: Int32(nodes.count - 1))
  }

  /// What an instruction gives if its operands are constants; `nil` also where it cannot be enclosed.
  private func folded(_ instruction: Instruction) -> TapeConstant? {
    let operandCount = instruction.opcode.operandCount
    guard operandCount > 0, let a = constant(Value(index: instruction.a)) else { return nil }
    var b = a
    if operandCount > 1 {
      guard let second = constant(Value(index: instruction.b)) else { return nil }
      b = second
    }
    return constants.withUnsafeBufferPointer { constants in
      let bounds: IntervalLanes
      if instruction.opcode.isFunction {
        guard let enclosure else { return nil }
        bounds = enclosure(instruction, constants, IntervalLanes(a), IntervalLanes(b))
      } else {
        bounds = TapeMachine<IntervalLanes>.applyArithmetic(
          instruction, constants, IntervalLanes(a), IntervalLanes(b))
      }
      let value = TapeMachine<Lanes>.apply(instruction, constants, Lanes(a), Lanes(b))
      return TapeConstant(value[0], in: bounds[0])
    }
  }
}

extension Instruction {
  fileprivate var hash: UInt32 {
    var hash = WordHash()
    hash.combine(UInt64(opcode.rawValue) << 32 | UInt64(UInt32(bitPattern: number)))
    hash.combine(UInt64(UInt32(bitPattern: a)) << 32 | UInt64(UInt32(bitPattern: b)))
    hash.combine(UInt64(UInt32(bitPattern: c)))
    return hash.value
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
