import OrdinateNumerics

/// Sums and products over ranges.
extension FormulaCompiler {
  /// The most instructions that a tape has after a sum or product over a range has been written out
  /// term by term.
  private static let mostInstructions = 40_000

  /// The most parts of formulas that are written out: those that are constant leave no instructions.
  private static let mostParts = 160_000

  /// A sum or product over a range, written out term by term; an unknown value if the range depends
  /// on an input, or if there are too many terms.
  mutating func series(_ operation: Operation, _ operands: [Formula]) -> TapeBuilder.Value {
    guard operation != .integral, case .variable(let name) = operands[0].kind,
      let first = whole(operands[1]),
      let last = whole(operands[2])
    else { return unknown() }
    // Each term is a part at least.
    if last - first >= Double(Self.mostParts - partCount) { return unknown() }
    if last - first >= Self.leastRow,
      let constant = constantSeries(operation, of: operands[3], along: name, from: first, to: last)
    {
      return builder.constant(constant)
    }
    var terms: [TapeBuilder.Value] = []
    var number = first
    while number <= last {
      if builder.nodes.count > Self.mostInstructions || partCount > Self.mostParts {
        return unknown()
      }
      bound.append((name, number))
      terms.append(value(of: operands[3]))
      bound.removeLast()
      number += 1
    }
    if terms.isEmpty { return builder.constant(operation == .summation ? 0 : 1) }
    return operation == .summation ? sum(terms) : product(terms)
  }

  /// So many constant terms are not written out, but enclosed in rows.
  private static let leastRow = 512.0

  /// A long sum or product of which no term depends on an input; `nil` for any other.
  private func constantSeries(
    _ operation: Operation, of body: Formula, along name: Name, from first: Double,
    to last: Double
  ) -> TapeConstant? {
    let isConstant = body.variables.allSatisfy { other in
      other == name || bound.contains { $0.name == other }
        || !variables.contains(other) && !placedNames.contains(other)
    }
    let hasSeries = body.parts.contains {
      if case .operation(let operation, _) = $0.kind { operation.isSeries } else { false }
    }
    guard isConstant, !hasSeries, builder.encloses else { return nil }
    var compiler = FormulaCompiler(
      builder: builder.another, variables: [name], values: values, angle: angle)
    compiler.bound = bound.filter { $0.name != name }
    let term = compiler.value(of: body)
    let tape = compiler.builder.tape(of: term)
    var registers = [IntervalLanes](
      repeating: IntervalLanes(repeating: .whole), count: tape.registerCount)
    var total = Interval(operation == .summation ? 0 : 1)
    var number = first
    while number <= last {
      var places = IntervalLanes(repeating: Interval(number))
      for lane in 1..<Lanes.scalarCount { places[lane] = Interval(number + Double(lane)) }
      let terms = builder.enclosures(of: tape, at: places, &registers)
      for lane in 0..<Lanes.scalarCount where number + Double(lane) <= last {
        total = operation == .summation ? total + terms[lane] : total * terms[lane]
      }
      number += Double(Lanes.scalarCount)
    }
    return TapeConstant(total.midpoint, in: total)
  }

  /// The whole number that a formula equals; `nil` if it is not known to be one.
  private mutating func whole(_ formula: Formula) -> Double? {
    let value = value(of: formula)
    guard let constant = builder.constant(value), constant.isExact,
      constant.value == Elementary.floor(constant.value)
    else { return nil }
    return constant.value
  }

  /// A value of which nothing is known, not even whether it exists.
  mutating func unknown() -> TapeBuilder.Value { builder.constant(.unknown) }
}
