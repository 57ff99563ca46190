extension Tape {
  /// The tape with numbers in place of its last variables. Nothing is compiled again.
  ///
  /// - Precondition: There are no more numbers than variables.
  /// - Complexity: O(instructions).
  package func binding(_ numbers: [Numeral]) -> Tape {
    if numbers.isEmpty { return self }
    let first = inputCount - numbers.count
    var (instructions, constants) = (instructions, constants)
    for (index, instruction) in instructions.enumerated()
    where instruction.opcode == .input && Int(instruction.number) >= first {
      let number = numbers[Int(instruction.number) - first]
      instructions[index].opcode = .constant
      instructions[index].number = 0
      instructions[index].c = Int32(constants.count)
      constants.append(TapeConstant(signed: number))
    }
    return Tape(
      inputCount: first, instructions: instructions, constants: constants,
      registerCount: registerCount, outputs: outputs, choiceCount: choiceCount,
      stepCount: stepCount)
  }
}

extension TapeConstant {
  /// A number as written, perhaps negative.
  fileprivate init(signed number: Numeral) {
    self = number.isNegative ? TapeConstant(-number).negated : TapeConstant(number)
  }
}
