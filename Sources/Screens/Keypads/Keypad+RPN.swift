extension Keypad {
  /// The keypad of RPN: 5 columns by 7 rows; 11 by 4 and 7 by 7 with more functions.
  public static let rpn = Keypad(
    row: { $0.rpnRow },
    grids: [
      [
        [.sine, .cosine, .tangent, .naturalLogarithm, .logarithm],
        [.squareRoot, .power, .inverse, .pi, .e],
        [.store, .memory, .swap, .drop, .graph],
        [.seven, .eight, .nine, .divide, .undo],
        [.four, .five, .six, .multiply, .clear],
        [.one, .two, .three, .subtract, .enter],
        [.zero, .point, .sign, .add, .enter],
      ],
      [
        [
          .sine, .cosine, .tangent, .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent,
          .seven, .eight, .nine, .divide, .undo,
        ],
        [
          .arcSine, .arcCosine, .arcTangent, .naturalLogarithm, .logarithm, .squareRoot,
          .four, .five, .six, .multiply, .clear,
        ],
        [
          .square, .cubeRoot, .power, .inverse, .factorial, .pi,
          .one, .two, .three, .subtract, .exponentOfTen,
        ],
        [
          .e, .store, .memory, .swap, .drop, .graph,
          .zero, .point, .sign, .add, .enter,
        ],
      ],
      [
        [.sine, .cosine, .tangent, .naturalLogarithm, .logarithm, .squareRoot, .square],
        [.arcSine, .arcCosine, .arcTangent, .inverse, .power, .cubeRoot, .factorial],
        [.hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .pi, .e, .store, .memory],
        [.seven, .eight, .nine, .divide, .undo, .swap, .drop],
        [.four, .five, .six, .multiply, .clear, .exponentOfTen, .graph],
        [.one, .two, .three, .subtract, .enter, .enter, .enter],
        [.zero, .point, .sign, .add, .enter, .enter, .enter],
      ],
    ])
}
