extension Keypad {
  /// The keypad of the Plotter: 5 columns by 6 rows, or 8 by 4.
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
        [.sine, .cosine, .tangent, .seven, .eight, .nine, .divide, .backspace],
        [.naturalLogarithm, .squareRoot, .pi, .four, .five, .six, .multiply, .clear],
        [.x, .exponent, .openParenthesis, .one, .two, .three, .subtract, .plot],
        [.x, .exponent, .closeParenthesis, .zero, .point, .sign, .add, .plot],
      ],
    ])
}
