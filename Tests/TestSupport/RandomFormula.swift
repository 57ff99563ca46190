public import Formulas

extension Formula {
  /// A random formula with every kind of node; it keeps the invariants of formulas.
  public static func random(depth: Int, using random: inout SeededGenerator) -> Formula {
    if depth == 0 { return leaf(using: &random) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return leaf(using: &random)
    case 1: return negating(.random(depth: depth - 1, using: &random))
    case 2, 3: return chain(.sum, depth: depth, using: &random)
    case 4, 5: return chain(.product, depth: depth, using: &random)
    case 6:
      return .power(
        .random(depth: depth - 1, using: &random), .random(depth: depth - 1, using: &random))
    default: return call(depth: depth, using: &random)
    }
  }

  private static func leaf(using random: inout SeededGenerator) -> Formula {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .constant(Constant.allCases.randomElement(using: &random)!)
    case 1, 2: return .variable(["x", "y"].randomElement(using: &random)!)
    case 3: return Formula(Double(Int.random(in: 0...12, using: &random)))
    case 4: return Formula(Double.random(in: 0...10, using: &random))
    default: return Formula(written.randomElement(using: &random)!)
    }
  }

  /// Numbers of all kinds, some of which no double stands for.
  private static let written = [
    "0.1", "1e-9", "6.02e23", "1e21", "123456789.125", "9007199254740993", "1e-400",
    "0.10000000000000000000000001", "1234567890123456789012345678901234567890",
  ].compactMap { Numeral(utf8: Array($0.utf8)) }

  private static func chain(
    _ chain: Chain, depth: Int, using random: inout SeededGenerator
  ) -> Formula {
    var formula = Formula.random(depth: depth - 1, using: &random)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let operand = Formula.random(depth: depth - 1, using: &random)
      formula.join(Term(operand, isInverted: Bool.random(using: &random)), in: chain)
    }
    return formula
  }

  private static func call(depth: Int, using random: inout SeededGenerator) -> Formula {
    let operation = Operation.allCases.filter {
      $0 != .power && $0 != .integral && !$0.isDistribution
    }.randomElement(using: &random)!
    if operation == .summation || operation == .iteratedProduct {
      return series(operation, depth: depth, using: &random)
    }
    let counts = operation.operandCount
    let count = Int.random(in: counts.lowerBound...min(counts.upperBound, 4), using: &random)
    return .operation(
      operation, (0..<count).map { _ in .random(depth: depth - 1, using: &random) })
  }

  private static func series(
    _ operation: Operation, depth: Int, using random: inout SeededGenerator
  ) -> Formula {
    let first = Int.random(in: 0...3, using: &random)
    let last = Int.random(in: 0...6, using: &random)
    var terms = Formula.random(depth: depth - 1, using: &random)
    terms.join(
      Term(.variable("n"), isInverted: Bool.random(using: &random)),
      in: Bool.random(using: &random) ? .sum : .product)
    return .operation(
      operation, [.variable("n"), Formula(Double(first)), Formula(Double(last)), terms])
  }
}
