extension Keypad {
  /// The keypad of Calculator: 5 columns by 5 rows, or 7 by 4.
  public static let calculator = Keypad(
    row: { $0.infixRow },
    grids: [
      calculatorColumns,
      [
        [.squareRoot, .inverse, .seven, .eight, .nine, .divide, .backspace],
        [.pi, .e, .four, .five, .six, .multiply, .clear],
        [.percent, .percent, .one, .two, .three, .subtract, .equals],
        [.exponentOfTen, .exponentOfTen, .zero, .point, .sign, .add, .equals],
      ],
      calculatorColumns,
    ])

  /// All keys of Calculator fit a column; with more room the keys are larger, but there are no more
  /// of them.
  private static let calculatorColumns: [[Key]] = [
    [.squareRoot, .inverse, .pi, .e, .percent],
    [.seven, .eight, .nine, .divide, .backspace],
    [.four, .five, .six, .multiply, .clear],
    [.one, .two, .three, .subtract, .exponentOfTen],
    [.zero, .point, .sign, .add, .equals],
  ]

  /// The keypad of Scientific: 6 columns by 7 rows; 12 by 4 and 7 by 7 with more functions.
  public static let scientific = Keypad(
    row: { $0.infixRow },
    grids: [
      [
        [.sine, .cosine, .tangent, .naturalLogarithm, .logarithm, .squareRoot],
        [.openParenthesis, .closeParenthesis, .square, .power, .inverse, .x],
        [.memoryClear, .memoryRecall, .memoryStore, .memoryAdd, .graph, .graph],
        [.seven, .eight, .nine, .divide, .backspace, .pi],
        [.four, .five, .six, .multiply, .clear, .e],
        [.one, .two, .three, .subtract, .equals, .exponentOfTen],
        [.zero, .point, .sign, .add, .equals, .percent],
      ],
      [
        [
          .sine, .cosine, .tangent, .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent,
          .squareRoot, .seven, .eight, .nine, .divide, .backspace,
        ],
        [
          .arcSine, .arcCosine, .arcTangent, .naturalLogarithm, .logarithm, .square, .cubeRoot,
          .four, .five, .six, .multiply, .clear,
        ],
        [
          .openParenthesis, .closeParenthesis, .pi, .e, .power, .inverse, .factorial,
          .one, .two, .three, .subtract, .exponentOfTen,
        ],
        [
          .memoryClear, .memoryRecall, .memoryStore, .memoryAdd, .graph, .x, .percent,
          .zero, .point, .sign, .add, .equals,
        ],
      ],
      [
        [.sine, .cosine, .tangent, .naturalLogarithm, .logarithm, .squareRoot, .square],
        [.arcSine, .arcCosine, .arcTangent, .inverse, .power, .cubeRoot, .factorial],
        [
          .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .openParenthesis,
          .closeParenthesis, .pi, .e,
        ],
        [.seven, .eight, .nine, .divide, .backspace, .memoryClear, .memoryRecall],
        [.four, .five, .six, .multiply, .clear, .memoryStore, .memoryAdd],
        [.one, .two, .three, .subtract, .equals, .exponentOfTen, .percent],
        [.zero, .point, .sign, .add, .equals, .x, .graph],
      ],
    ])
}
