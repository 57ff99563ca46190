extension Keypad {
  /// The keypad of the Plotter: 5 columns by 6 rows, or 10 by 3.
  public static let plotter = Keypad(
    row: { $0.plotterRow },
    grids: [
      [
        [.sine, .cosine, .tangent, .naturalLogarithm, .squareRoot],
        [.x, .exponent, .pi, .openParenthesis, .closeParenthesis],
        [.seven, .eight, .nine, .divide, .backspace],
        [.four, .five, .six, .multiply, .clear],
        [.one, .two, .three, .subtract, .plot],
        [.zero, .point, .sign, .add, .plot],
      ],
      [
        [
          .sine, .cosine, .tangent, .naturalLogarithm, .squareRoot, .seven, .eight, .nine, .divide,
          .backspace,
        ],
        [
          .x, .exponent, .pi, .openParenthesis, .closeParenthesis, .four, .five, .six, .multiply,
          .clear,
        ],
        [.plot, .plot, .sign, .point, .zero, .one, .two, .three, .subtract, .add],
      ],
    ])
}
