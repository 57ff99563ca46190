extension Keypad {
  /// The keypad of RPN: 6 columns by 7 rows with second functions; 11 by 5, 7 by 8 and 9 by 6 with
  /// more of them.
  public static let rpn = Keypad(
    row: { $0.rpnRow },
    grids: [
      [
        [.second, .sine, .cosine, .tangent, .naturalLogarithm, .logarithm],
        [.squareRoot, .square, .power, .inverse, .pi, .e],
        [.store, .memory, .swap, .drop, .graph, .graph],
        [.seven, .eight, .nine, .divide, .undo, .clear],
        [.four, .five, .six, .multiply, .exact, .exponentOfTen],
        [.one, .two, .three, .subtract, .enter, .enter],
        [.zero, .point, .sign, .add, .enter, .enter],
      ],
      [
        [
          .sine, .cosine, .tangent, .naturalLogarithm, .logarithm, .squareRoot, .cubeRoot, .root,
          .square, .cube, .power,
        ],
        [
          .arcSine, .arcCosine, .arcTangent, .exponential, .powerOfTen, .seven, .eight, .nine,
          .divide, .undo, .clear,
        ],
        [
          .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .inverse, .factorial, .four,
          .five, .six, .multiply, .exact, .exponentOfTen,
        ],
        [.pi, .e, .store, .memory, .graph, .one, .two, .three, .subtract, .enter, .enter],
        [.swap, .swap, .drop, .drop, .graph, .zero, .point, .sign, .add, .enter, .enter],
      ],
      [
        [.sine, .cosine, .tangent, .naturalLogarithm, .logarithm, .squareRoot, .square],
        [.arcSine, .arcCosine, .arcTangent, .exponential, .powerOfTen, .cubeRoot, .cube],
        [
          .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .inverse, .factorial, .root,
          .power,
        ],
        [.pi, .e, .store, .memory, .swap, .drop, .exponentOfTen],
        [.seven, .eight, .nine, .divide, .undo, .clear, .graph],
        [.four, .five, .six, .multiply, .exact, .exact, .graph],
        [.one, .two, .three, .subtract, .enter, .enter, .enter],
        [.zero, .point, .sign, .add, .enter, .enter, .enter],
      ],
      [
        [
          .sine, .cosine, .tangent, .naturalLogarithm, .logarithm, .exponential, .powerOfTen,
          .inverse, .factorial,
        ],
        [.arcSine, .arcCosine, .arcTangent, .squareRoot, .cubeRoot, .root, .square, .cube, .power],
        [
          .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .seven, .eight, .nine, .divide,
          .undo, .clear,
        ],
        [.store, .memory, .pi, .four, .five, .six, .multiply, .exact, .exponentOfTen],
        [.swap, .swap, .e, .one, .two, .three, .subtract, .enter, .enter],
        [.drop, .drop, .graph, .zero, .point, .sign, .add, .enter, .enter],
      ],
    ]
  )
  .adding(
    seconds: secondFunctions + [(.inverse, .factorial)],
    beside: [(.angle, Key.angle.rpnRow)])
}
