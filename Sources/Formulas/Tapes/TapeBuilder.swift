import OrdinateNumerics

/// Builds a tape, operation by operation.
///
/// Each operation uses what is known about its operands: constants are folded, equal operations are
/// merged, products of one operand become its powers.
package struct TapeBuilder {
  /// A value of the future tape.
  package struct Value: Equatable, Sendable {
    let index: Int32
  }

  /// The instructions so far; each writes its own register.
  private(set) var nodes: [Instruction] = []
  private(set) var constants: [TapeConstant] = []
  /// Whether a value may be infinite because of a pole.
  private var mayBePole: [Bool] = []
  private var knownNodes = PlaceTable()
  private var knownConstants = PlaceTable()
  /// The instructions that gave a constant which no double is, and its value.
  private var folds: [(instruction: Instruction, value: Value)] = []
  private var knownFolds = PlaceTable()
  private var nextOrigin = TapeConstant.Origin.first
  let inputCount: Int
  private let enclosure: Enclosure?

  /// Encloses the value of a function of the table for constant operands.
  typealias Enclosure =
    @Sendable (Instruction, UnsafeBufferPointer<TapeConstant>, IntervalLanes, IntervalLanes) ->
    IntervalLanes

  /// - Parameter inputCount: How many variables the tape reads.
  package init(inputCount: Int) {
    self.init(inputCount: inputCount) { TapeMachine<IntervalLanes>.apply($0, $1, $2, $3) }
  }

  /// - Parameter enclosure: Without it, functions of constants are not folded. A program that only
  ///   needs values then links no enclosures of functions.
  init(inputCount: Int, enclosure: Enclosure?) {
    self.inputCount = inputCount
    self.enclosure = enclosure
    nodes.reserveCapacity(Self.usualCount)
    constants.reserveCapacity(Self.usualCount)
    mayBePole.reserveCapacity(Self.usualCount)
  }

  /// Most formulas have no more instructions than this.
  private static let usualCount = 24

  /// The tape of one value, with only the instructions that it needs.
  ///
  /// - Complexity: O(values built).
  package func tape(of value: Value) -> Tape { tape(of: [value]) }

  /// The tape of several values, which share what they have in common.
  ///
  /// - Precondition: There is a value.
  /// - Complexity: O(values built).
  package func tape(of values: [Value]) -> Tape {
    var used = Array(nodes[...(values.map { Int($0.index) }.max() ?? 0)])
    for index in used.indices { used[index].result = Int32(index) }
    let all = Tape(
      inputCount: inputCount, instructions: used, constants: constants,
      registerCount: used.count, outputs: values.map { $0.index },
      choiceCount: used.count { $0.opcode.isChoice },
      stepCount: used.count { $0.opcode == .step })
    return all.shortened(by: NoDecisions())
  }

  /// The instruction that computes a value.
  func node(_ value: Value) -> Instruction { nodes[Int(value.index)] }

  /// The constant that a value equals; `nil` if it is not constant.
  func constant(_ value: Value) -> TapeConstant? {
    let node = node(value)
    return node.opcode == .constant ? constants[Int(node.c)] : nil
  }

  func mayBePole(_ value: Value) -> Bool { mayBePole[Int(value.index)] }

  /// The value, but NaN where a pole makes it infinite, for an operation that could turn the
  /// infinity into a finite value.
  mutating func guarded(_ value: Value) -> Value {
    mayBePole(value) ? append(Instruction(opcode: .finite, a: value.index)) : value
  }

  /// The index of a constant, added if it is new.
  mutating func append(_ constant: TapeConstant) -> Int32 { append(CollectionOfOne(constant)) }

  /// The index of the first of some consecutive constants, added if they are new.
  mutating func append(_ row: some Collection<TapeConstant>) -> Int32 {
    var hash = WordHash()
    // Both zeros count as one constant. Long sums have many of one double and different origins.
    for constant in row {
      hash.combine((constant.value + 0).bitPattern ^ UInt64(UInt32(bitPattern: constant.origin)))
    }
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
    if let folded = folded(instruction) { return value(of: instruction, folded: folded) }
    var mayBePole = isPole
    let operandCount = instruction.opcode.operandCount
    if instruction.opcode.passesInfinity {
      if operandCount > 0 && self.mayBePole[Int(instruction.a)] { mayBePole = true }
      if operandCount > 1 && self.mayBePole[Int(instruction.b)] { mayBePole = true }
    }
    return value(of: instruction, mayBePole: mayBePole)
  }

  mutating func constant(_ constant: TapeConstant) -> Value {
    var known = constant
    if constant.origin == TapeConstant.Origin.unknown {
      known = constant.from(nextOrigin)
      nextOrigin += 1
    }
    return value(of: Instruction(opcode: .constant, c: append(known)), mayBePole: false)
  }

  /// The constant that an instruction gives. One that is not exact is another number for every
  /// instruction, whatever its double.
  private mutating func value(of instruction: Instruction, folded: TapeConstant) -> Value {
    guard folded.origin == TapeConstant.Origin.unknown else { return constant(folded) }
    let hash = instruction.hash
    let place = knownFolds.place(ofHash: hash) { folds[$0].instruction == instruction }
    if let place { return folds[Int(place)].value }
    let value = constant(folded)
    knownFolds.insert(folds.count, hash: hash)
    folds.append((instruction, value))
    return value
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

  /// What an instruction that is no function encloses; `nil` for one that is never folded.
  ///
  /// A machine for intervals does the same and more, and would weigh more in the page's program.
  ///
  /// - Parameter y: The second operand, or the constant of an instruction with one.
  private static func bounds(
    _ instruction: Instruction, _ x: IntervalLanes, _ y: IntervalLanes
  ) -> IntervalLanes? {
    switch instruction.opcode {
    case .copy, .finite: x
    case .negate: x.negated
    case .absolute: x.magnitude
    case .square: x.squared
    case .squareRoot: IntervalLanes.squareRoot(x)
    case .power: x.power(instruction.number)
    case .add, .addConstant: x + y
    case .subtract: x - y
    case .subtractFromConstant: y - x
    case .multiply, .multiplyConstant: x * y
    case .divide, .divideByConstant: x / y
    case .divideConstant: y / x
    case .minimum: IntervalLanes.minimum(x, y)
    case .maximum: IntervalLanes.maximum(x, y)
    // The argument of a polynomial is never a constant.
    case .input, .constant, .known, .polynomial, .unary, .step, .binary, .rationalPower: nil
    }
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
        if operandCount == 1 { b = constants[Int(instruction.c)] }
        guard let known = Self.bounds(instruction, IntervalLanes(a), IntervalLanes(b)) else {
          return nil
        }
        bounds = known
      }
      let value = TapeMachine<Lanes>.apply(instruction, constants, Lanes(a), Lanes(b))
      return TapeConstant(value[0], in: bounds[0])
    }
  }
}

// Functions of a counting variable.
extension TapeBuilder {
  /// A builder for a function of one variable that encloses functions as this one does.
  var another: TapeBuilder { TapeBuilder(inputCount: 1, enclosure: enclosure) }

  /// Whether functions can be enclosed.
  var encloses: Bool { enclosure != nil }

  /// Encloses a function of one variable at some places.
  ///
  /// - Parameter registers: Room for the registers of the tape.
  /// - Precondition: `encloses`
  func enclosures(
    of tape: Tape, at places: IntervalLanes, _ registers: inout [IntervalLanes]
  ) -> IntervalLanes {
    guard let enclosure else { return IntervalLanes(.unknown) }
    tape.constants.withUnsafeBufferPointer { constants in
      for instruction in tape.instructions {
        registers[Int(instruction.result)] =
          switch instruction.opcode {
          case .input: places
          case .constant: IntervalLanes(constants[Int(instruction.c)])
          default:
            enclosure(
              instruction, constants, registers[Int(instruction.a)], registers[Int(instruction.b)])
          }
      }
    }
    return registers[Int(tape.outputs[0])]
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
  /// Whether an infinite operand makes the result an infinity or NaN.
  fileprivate var passesInfinity: Bool {
    switch self {
    case .input, .constant, .finite, .known, .unary, .step, .binary, .rationalPower: false
    case .copy, .negate, .absolute, .square, .squareRoot, .power, .add, .subtract, .multiply,
      .divide, .minimum, .maximum, .addConstant, .subtractFromConstant, .multiplyConstant,
      .divideByConstant, .divideConstant, .polynomial:
      true
    }
  }
}
