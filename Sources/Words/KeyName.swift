/// The spoken names of keys, for all keys that show no digit.
public enum KeyName: String, CaseIterable, Sendable {
  case point, openParenthesis, closeParenthesis, add, subtract, multiply, divide
  case sine, cosine, tangent, naturalLogarithm, squareRoot, pi, x, exponent
  case sign, backspace, clear, plot, enter, undo, swap, drop, store, memory, graph
  case e, exponentOfTen, logarithm, inverse, power, square, cubeRoot, factorial
  case arcSine, arcCosine, arcTangent, hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case equals, percent, memoryClear, memoryRecall, memoryStore, memoryAdd
}

extension KeyName: TextKey {
  var english: String {
    switch self {
    case .point: "point"
    case .openParenthesis: "open parenthesis"
    case .closeParenthesis: "close parenthesis"
    case .add: "plus"
    case .subtract: "minus"
    case .multiply: "times"
    case .divide: "divided by"
    case .sine: "sine"
    case .cosine: "cosine"
    case .tangent: "tangent"
    case .naturalLogarithm: "natural logarithm"
    case .squareRoot: "square root"
    case .pi: "pi"
    case .x: "x"
    case .exponent: "exponent"
    case .sign: "change sign"
    case .backspace: "backspace"
    case .clear: "clear"
    case .plot: "plot"
    case .enter: "enter"
    case .undo: "undo"
    case .swap: "swap"
    case .drop: "drop"
    case .store: "store in M"
    case .memory: "M"
    case .graph: "graph"
    case .e: "e"
    case .exponentOfTen: "times ten to the power"
    case .logarithm: "logarithm"
    case .inverse: "reciprocal"
    case .power: "power"
    case .square: "square"
    case .cubeRoot: "cube root"
    case .factorial: "factorial"
    case .arcSine: "inverse sine"
    case .arcCosine: "inverse cosine"
    case .arcTangent: "inverse tangent"
    case .hyperbolicSine: "hyperbolic sine"
    case .hyperbolicCosine: "hyperbolic cosine"
    case .hyperbolicTangent: "hyperbolic tangent"
    case .equals: "equals"
    case .percent: "percent"
    case .memoryClear: "clear memory"
    case .memoryRecall: "recall memory"
    case .memoryStore: "store in memory"
    case .memoryAdd: "add to memory"
    }
  }
}
