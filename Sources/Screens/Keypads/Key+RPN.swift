extension Key {
  /// How the RPN keypad describes the key; `nil` if it does not have it.
  var rpnRow: Row? {
    switch self {
    case .enter: Row(names: ["enter"], label: "⏎", group: .action, typed: ["Enter"])
    case .undo:
      Row(
        names: ["undo", "backspace"], label: "↩", group: .operation, typed: ["Backspace", "Delete"])
    case .swap: Row(names: ["swap"], label: "swap", group: .operation)
    case .drop: Row(names: ["drop"], label: "drop", group: .operation)
    case .store: Row(names: ["store"], label: "→M", group: .variable)
    case .memory: Row(names: ["M"], label: "M", group: .variable, typed: ["m", "M"])
    case .graph: Row(names: ["graph"], label: "Graph", group: .action)
    case .e: Row(names: ["e"], label: "e", group: .function, typed: ["e"])
    case .exponentOfTen: Row(names: ["ee"], label: "EE", group: .digit, typed: ["E"])
    case .logarithm: Row(names: ["log"], label: "log", group: .function, typed: ["g"])
    case .inverse: Row(names: ["inverse"], label: "1/x", group: .function)
    case .power: Row(names: ["pow"], label: "xʸ", group: .function, typed: ["^"])
    case .square: Row(names: ["square"], label: "x²", group: .function)
    case .cubeRoot: Row(names: ["cbrt"], label: "∛", group: .function)
    case .factorial: Row(names: ["factorial"], label: "!", group: .function, typed: ["!"])
    case .arcSine: Row(names: ["asin"], label: "asin", group: .function, typed: ["S"])
    case .arcCosine: Row(names: ["acos"], label: "acos", group: .function, typed: ["C"])
    case .arcTangent: Row(names: ["atan"], label: "atan", group: .function, typed: ["T"])
    case .hyperbolicSine: Row(names: ["sinh"], label: "sinh", group: .function)
    case .hyperbolicCosine: Row(names: ["cosh"], label: "cosh", group: .function)
    case .hyperbolicTangent: Row(names: ["tanh"], label: "tanh", group: .function)
    case .cube: Row(names: ["cube"], label: "x³", group: .function)
    case .root: Row(names: ["root"], label: "ⁿ√x", group: .function)
    case .exponential: Row(names: ["exp"], label: "eˣ", group: .function, typed: ["L"])
    case .powerOfTen: Row(names: ["tenpow"], label: "10ˣ", group: .function, typed: ["G"])
    case .second: Row(names: ["second"], label: "2nd", group: .operation, typed: ["f"])
    case .exact: Row(names: ["exact"], label: "⇄", group: .operation, typed: ["d"])
    case .angle: Row(names: ["angle"], label: "RAD/DEG", group: .operation)
    case .openParenthesis, .closeParenthesis, .x, .exponent, .backspace, .plot, .equals, .percent,
      .memoryClear, .memoryRecall, .memoryStore, .memoryAdd, .clearEntry:
      nil
    default: plotterRow
    }
  }
}
