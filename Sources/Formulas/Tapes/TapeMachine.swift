import OrdinateNumerics

/// Runs tapes on registers, each a row of elements.
final class TapeMachine<Element: TapeElement> {
  private var storage: UnsafeMutablePointer<Element>
  private var storageCount = 0
  /// Where each register's row is: in the storage, or in the row given for a variable.
  private var rows: UnsafeMutablePointer<UnsafePointer<Element>>
  private var rowCount = 0

  init() {
    storage = .allocate(capacity: 1)
    rows = .allocate(capacity: 1)
  }

  deinit {
    storage.deallocate()
    rows.deallocate()
  }

  /// Runs a tape on one row.
  ///
  /// - Parameters:
  ///   - count: The length of the row.
  ///   - destination: Where the values of a tape with one output are written; `nil` for a register.
  ///   - load: Returns the row of a variable; it may write the row into the space given.
  ///   - record: Receives each instruction that may be decided: its number among its kind, its
  ///     operands and its result.
  /// - Returns: The row of values of the first output; a register is good until the next run.
  /// - Complexity: O(instructions · `count`); allocates only if the tape needs more registers than
  ///   earlier tapes.
  @inline(__always) @discardableResult
  func run(
    _ tape: Tape, count: Int, into destination: UnsafeMutablePointer<Element>? = nil,
    load: (_ variable: Int, _ room: UnsafeMutablePointer<Element>) -> UnsafePointer<Element>,
    record: (Instruction.Opcode, Int, Operands) -> Void
  ) -> UnsafePointer<Element> {
    reserve(rows: tape.registerCount, of: count)
    let (storage, rows) = (storage, rows)
    var choice = 0
    var step = 0
    tape.instructions.withUnsafeBufferPointer { instructions in
      tape.constants.withUnsafeBufferPointer { constants in
        for index in instructions.indices {
          let instruction = instructions[index]
          let result = Int(instruction.result)
          var operands = Operands(
            a: rows[Int(instruction.a)], b: rows[Int(instruction.b)],
            result: storage + result * count)
          if index == instructions.count - 1, let destination { operands.result = destination }
          switch instruction.opcode {
          case .input:
            rows[result] = load(Int(instruction.number), operands.result)
            if rows[result] != operands.result, operands.result == destination {
              operands.result.update(from: rows[result], count: count)
              rows[result] = UnsafePointer(operands.result)
            }
            continue
          case .minimum, .maximum, .absolute:
            // The choice is recorded first, because the result may overwrite an operand.
            record(instruction.opcode, choice, operands)
            choice += 1
            Self.step(instruction, constants, operands, count)
          case .step:
            Self.step(instruction, constants, operands, count)
            record(instruction.opcode, step, operands)
            step += 1
          default: Self.step(instruction, constants, operands, count)
          }
          rows[result] = UnsafePointer(operands.result)
        }
      }
    }
    return rows[Int(tape.outputs[0])]
  }

  /// The row of values of an output of the tape that ran last, unless a destination was given.
  func row(ofOutput index: Int, of tape: Tape) -> UnsafePointer<Element> {
    UnsafePointer(rows[Int(tape.outputs[index])])
  }

  private func reserve(rows count: Int, of length: Int) {
    if count * length > storageCount {
      storage.deallocate()
      storage = .allocate(capacity: count * length)
      storageCount = count * length
    }
    if count > rowCount {
      rows.deallocate()
      rows = .allocate(capacity: count)
      rowCount = count
    }
    // An instruction may name a register that it does not read and that is not written yet.
    for index in 0..<count { rows[index] = UnsafePointer(storage) }
  }

  /// The rows that an instruction reads and writes.
  struct Operands {
    let a: UnsafePointer<Element>
    let b: UnsafePointer<Element>
    var result: UnsafeMutablePointer<Element>
  }

  @inline(__always) private static func each(
    _ operands: Operands, _ count: Int, _ function: (Element) -> Element
  ) {
    for index in 0..<count { operands.result[index] = function(operands.a[index]) }
  }

  @inline(__always) private static func each(
    _ operands: Operands, _ count: Int, _ function: (Element, Element) -> Element
  ) {
    for index in 0..<count {
      operands.result[index] = function(operands.a[index], operands.b[index])
    }
  }

  /// Applies an instruction to one element of each operand.
  static func apply(
    _ instruction: Instruction, _ constants: UnsafeBufferPointer<TapeConstant>, _ a: Element,
    _ b: Element
  ) -> Element {
    single(a, b) { step(instruction, constants, $0, 1) }
  }

  @inline(__always) private static func single(
    _ a: Element, _ b: Element, _ body: (Operands) -> Void
  ) -> Element {
    var result = a
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in
        withUnsafeMutablePointer(to: &result) { body(Operands(a: a, b: b, result: $0)) }
      }
    }
    return result
  }

  private static func step(
    _ instruction: Instruction, _ constants: UnsafeBufferPointer<TapeConstant>,
    _ operands: Operands, _ count: Int
  ) {
    guard instruction.opcode.isFunction else {
      return arithmetic(instruction, constants, operands, count)
    }
    if instruction.opcode == .rationalPower {
      let numerator = constants[Int(instruction.c)].value
      let denominator = constants[Int(instruction.c) + 1].value
      each(operands, count) { $0.power(numerator: numerator, denominator: denominator) }
      return
    }
    switch TapeFunction.numbered(instruction.c) {
    case .unary(let function), .step(let function):
      Element.apply(function, operands.a, into: operands.result, count: count)
    case .binary(let function):
      Element.apply(function, operands.a, operands.b, into: operands.result, count: count)
    case nil: break
    }
  }

  /// Runs an instruction of arithmetic; does nothing for a function.
  private static func arithmetic(
    _ instruction: Instruction, _ constants: UnsafeBufferPointer<TapeConstant>,
    _ operands: Operands, _ count: Int
  ) {
    switch instruction.opcode {
    case .input: break
    case .constant:
      let value = Element(constants[Int(instruction.c)])
      for index in 0..<count { operands.result[index] = value }
    case .copy: each(operands, count) { $0 }
    case .negate: each(operands, count) { $0.negated }
    case .absolute: each(operands, count) { $0.magnitude }
    case .square: each(operands, count) { $0.squared }
    case .squareRoot: Element.squareRoot(operands.a, into: operands.result, count: count)
    case .power:
      let exponent = instruction.number
      each(operands, count) { $0.power(exponent) }
    case .finite: each(operands, count) { $0.finite }
    case .known: each(operands, count) { $0.known }
    case .add: each(operands, count) { $0 + $1 }
    case .subtract: each(operands, count) { $0 - $1 }
    case .multiply: each(operands, count) { $0 * $1 }
    case .divide: each(operands, count) { $0 / $1 }
    case .minimum: each(operands, count) { Element.minimum($0, $1) }
    case .maximum: each(operands, count) { Element.maximum($0, $1) }
    case .addConstant:
      let constant = Element(constants[Int(instruction.c)])
      each(operands, count) { $0 + constant }
    case .subtractFromConstant:
      let constant = Element(constants[Int(instruction.c)])
      each(operands, count) { constant - $0 }
    case .multiplyConstant:
      let constant = Element(constants[Int(instruction.c)])
      each(operands, count) { $0 * constant }
    case .divideByConstant:
      let constant = Element(constants[Int(instruction.c)])
      each(operands, count) { $0 / constant }
    case .divideConstant:
      let constant = Element(constants[Int(instruction.c)])
      each(operands, count) { constant / $0 }
    case .polynomial:
      let first = Int(instruction.c)
      let coefficients = UnsafeBufferPointer(
        rebasing: constants[first..<first + Int(instruction.number)])
      Element.polynomial(coefficients, operands.a, into: operands.result, count: count)
    case .unary, .step, .binary, .rationalPower: break
    }
  }
}
