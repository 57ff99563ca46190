extension Words {
  /// The spoken name of a key of the Plotter; `nil` for one that it lacks, whose name is in
  /// `CalculatorWords`.
  static func english(_ key: Key) -> String? {
    switch key {
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine:
      key.digit?.description
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
    case .enter, .undo, .swap, .drop, .store, .memory, .graph, .e, .exponentOfTen, .logarithm,
      .inverse, .power, .square, .cubeRoot, .factorial, .arcSine, .arcCosine, .arcTangent,
      .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .equals, .percent, .memoryClear,
      .memoryRecall, .memoryStore, .memoryAdd:
      nil
    }
  }
}
