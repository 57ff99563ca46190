import Formulas
import TestSupport

@testable import Calculators

extension CalculatorBrain {
  /// A brain after random tokens of every kind, except those that it refused.
  static func random(using random: inout SeededGenerator) -> CalculatorBrain {
    var brain = CalculatorBrain()
    brain.angle = Bool.random(using: &random) ? .radians : .degrees
    if Int.random(in: 0..<4, using: &random) > 0 {
      brain.variables["M"] = Double.random(in: -3...3, using: &random)
    }
    brain.variables["x"] = Double(Int.random(in: -3...3, using: &random))
    for _ in 0..<Int.random(in: 1...24, using: &random) {
      try? brain.perform(.random(using: &random))
    }
    return brain
  }
}

extension CalculatorBrain.Token {
  private static let written = [
    "0.1", "1e-9", "6.02e23", "-1e21", "-0", "1e-300", "0.10000000000000000000000001", "-1e-400",
    "9007199254740993",
  ].compactMap { Numeral(utf8: Array($0.utf8)) }

  static func random(using random: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<8: .number(Numeral(Double(Int.random(in: -3...12, using: &random))))
    case 8..<10: .number(Numeral(Double.random(in: -10...10, using: &random)))
    case 10: .number(written.randomElement(using: &random)!)
    case 11..<14: .variable(["M", "x", "μ"].randomElement(using: &random)!)
    case 14: .constant(Constant.allCases.randomElement(using: &random)!)
    case 15..<18: .add
    case 18..<21: .subtract
    case 21..<24: .multiply
    case 24..<27: .divide
    case 27..<29: .power
    case 29: .square
    case 30: .reciprocal
    case 31..<33: .negate
    case 33: .swap
    case 34: .duplicate
    case 35: Int.random(in: 0..<3, using: &random) == 0 ? .clear : .drop
    default: function(using: &random)
    }
  }

  private static func function(using random: inout SeededGenerator) -> Self {
    let operation = Operation.allCases.filter { $0 != .power && !$0.isDistribution }.randomElement(
      using: &random)!
    let counts = operation.operandCount
    let count = Int.random(in: counts.lowerBound...min(counts.upperBound, 4), using: &random)
    return .operation(operation, operandCount: count)
  }
}
