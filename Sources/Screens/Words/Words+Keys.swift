public import Words

extension Words {
  /// The spoken name of a key; for a digit, the digit.
  public func name(of key: Key) -> String {
    guard let name = key.spoken else { return key.digit?.description ?? "" }
    return self[name]
  }
}

extension Key {
  /// The spoken name of a key in words; `nil` for a digit, and for the angle unit, which is no
  /// key of a grid.
  fileprivate var spoken: KeyName? {
    switch self {
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine, .angle: nil
    case .point: .point
    case .openParenthesis: .openParenthesis
    case .closeParenthesis: .closeParenthesis
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .sine: .sine
    case .cosine: .cosine
    case .tangent: .tangent
    case .naturalLogarithm: .naturalLogarithm
    case .squareRoot: .squareRoot
    case .pi: .pi
    case .x: .x
    case .exponent: .exponent
    case .sign: .sign
    case .backspace: .backspace
    case .clear: .clear
    case .plot: .plot
    case .enter: .enter
    case .undo: .undo
    case .swap: .swap
    case .drop: .drop
    case .store: .store
    case .memory: .memory
    case .graph: .graph
    case .e: .e
    case .exponentOfTen: .exponentOfTen
    case .logarithm: .logarithm
    case .inverse: .inverse
    case .power: .power
    case .square: .square
    case .cubeRoot: .cubeRoot
    case .factorial: .factorial
    case .arcSine: .arcSine
    case .arcCosine: .arcCosine
    case .arcTangent: .arcTangent
    case .hyperbolicSine: .hyperbolicSine
    case .hyperbolicCosine: .hyperbolicCosine
    case .hyperbolicTangent: .hyperbolicTangent
    case .equals: .equals
    case .percent: .percent
    case .memoryClear: .memoryClear
    case .memoryRecall: .memoryRecall
    case .memoryStore: .memoryStore
    case .memoryAdd: .memoryAdd
    case .cube: .cube
    case .root: .root
    case .exponential: .exponential
    case .powerOfTen: .powerOfTen
    case .second: .second
    case .clearEntry: .clearEntry
    case .exact: .exact
    }
  }
}
