extension Keypad {
  /// The keypad of Calculator: 4 columns by 7 rows, or 8 by 4.
  ///
  /// All keys fit a column; with more room the keys are larger, but there are no more of them.
  public static let calculator = Keypad(
    row: { $0.infixRow },
    grids: [calculatorColumns, calculatorRows, calculatorColumns, calculatorRows])

  private static let calculatorColumns: [[Key]] =
    [
      [.squareRoot, .inverse, .pi, .e],
      [.exponentOfTen, .exact, .backspace, .backspace],
      [.clear, .sign, .percent, .divide],
      [.seven, .eight, .nine, .multiply],
      [.four, .five, .six, .subtract],
      [.one, .two, .three, .add],
      [.zero, .zero, .point, .equals],
    ]

  private static let calculatorRows: [[Key]] =
    [
      [.squareRoot, .inverse, .seven, .eight, .nine, .divide, .backspace, .clear],
      [.pi, .e, .four, .five, .six, .multiply, .exact, .exact],
      [.percent, .percent, .one, .two, .three, .subtract, .equals, .equals],
      [.exponentOfTen, .exponentOfTen, .zero, .point, .sign, .add, .equals, .equals],
    ]

  /// The keypad of Scientific: 6 columns by 8 rows with second functions; 11 by 5, 7 by 8 and 9 by 6
  /// with all of them.
  public static let scientific = Keypad(
    row: { $0.infixRow },
    grids: [
      [
        [.second, .sine, .cosine, .tangent, .naturalLogarithm, .logarithm],
        [.squareRoot, .square, .power, .inverse, .factorial, .x],
        [.openParenthesis, .closeParenthesis, .pi, .e, .percent, .exponentOfTen],
        [.memoryClear, .memoryRecall, .memoryStore, .memoryAdd, .graph, .graph],
        [.seven, .eight, .nine, .divide, .backspace, .clear],
        [.four, .five, .six, .multiply, .exact, .clearEntry],
        [.one, .two, .three, .subtract, .equals, .equals],
        [.zero, .point, .sign, .add, .equals, .equals],
      ],
      [
        [
          .sine, .cosine, .tangent, .naturalLogarithm, .logarithm, .squareRoot, .cubeRoot, .root,
          .square, .cube, .power,
        ],
        [
          .arcSine, .arcCosine, .arcTangent, .exponential, .powerOfTen, .seven, .eight, .nine,
          .divide, .backspace, .clear,
        ],
        [
          .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .inverse, .factorial, .four,
          .five, .six, .multiply, .exact, .clearEntry,
        ],
        [
          .openParenthesis, .closeParenthesis, .pi, .e, .x, .one, .two, .three, .subtract, .equals,
          .exponentOfTen,
        ],
        [
          .memoryClear, .memoryRecall, .memoryStore, .memoryAdd, .graph, .zero, .point, .sign, .add,
          .equals, .percent,
        ],
      ],
      [
        [.sine, .cosine, .tangent, .naturalLogarithm, .logarithm, .squareRoot, .square],
        [.arcSine, .arcCosine, .arcTangent, .exponential, .powerOfTen, .cubeRoot, .cube],
        [
          .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .inverse, .factorial, .root,
          .power,
        ],
        [.openParenthesis, .closeParenthesis, .pi, .e, .x, .percent, .exponentOfTen],
        [.seven, .eight, .nine, .divide, .backspace, .clear, .memoryClear],
        [.four, .five, .six, .multiply, .exact, .clearEntry, .memoryRecall],
        [.one, .two, .three, .subtract, .equals, .graph, .memoryStore],
        [.zero, .point, .sign, .add, .equals, .graph, .memoryAdd],
      ],
      [
        [
          .sine, .cosine, .tangent, .naturalLogarithm, .logarithm, .exponential, .powerOfTen,
          .inverse, .factorial,
        ],
        [.arcSine, .arcCosine, .arcTangent, .squareRoot, .cubeRoot, .root, .square, .cube, .power],
        [
          .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .seven, .eight, .nine, .divide,
          .backspace, .clear,
        ],
        [
          .openParenthesis, .closeParenthesis, .x, .four, .five, .six, .multiply, .exact,
          .clearEntry,
        ],
        [
          .memoryClear, .memoryRecall, .pi, .one, .two, .three, .subtract, .exponentOfTen, .percent,
        ],
        [.memoryStore, .memoryAdd, .e, .zero, .point, .sign, .add, .equals, .graph],
      ],
    ]
  )
  .adding(
    seconds: secondFunctions + [
      (.inverse, .hyperbolicSine), (.factorial, .hyperbolicCosine), (.x, .hyperbolicTangent),
    ],
    beside: [(.angle, Key.angle.infixRow)])

  /// The functions that take the places of others in the usual grids of Scientific and RPN.
  static let secondFunctions: [(first: Key, second: Key)] = [
    (.sine, .arcSine), (.cosine, .arcCosine), (.tangent, .arcTangent),
    (.naturalLogarithm, .exponential), (.logarithm, .powerOfTen), (.squareRoot, .cubeRoot),
    (.square, .cube), (.power, .root),
  ]
}
