/// The smallest meaningful piece of a formula's text.
enum Token: Equatable {
  case number(Literal)
  /// A fraction written as one character, such as `½`, possibly after a whole number: `2½`.
  case fraction(numerator: Double, denominator: Double)
  case constant(Constant)
  case variable(Postfix.Variable)
  /// A function's name.
  case function(Operation)
  /// A radical sign: `√`, `∛`, `∜`.
  case radical(degree: UInt8)
  case plus, minus, times, divide, power
  /// A number in superscript characters, `x²` or `x⁻¹`.
  case superscript(Literal)
  /// Before the base of a logarithm: the `_` of `log_2`.
  case `subscript`
  case factorial, doubleFactorial
  /// A hundredth: `10%`.
  case percent
  case degree
  case bar
  case open(Bracket)
  case close(Bracket)
  case comma
  case end
}

/// The kinds of brackets. A closing bracket closes an opening one of its kind.
package enum Bracket: Equatable {
  case parenthesis, square, brace, floor, ceiling

  /// Whether the bracket only groups, as a parenthesis does.
  var isParenthesis: Bool { self != .floor && self != .ceiling }

  var closing: Unicode.Scalar {
    switch self {
    case .parenthesis: ")"
    case .square: "]"
    case .brace: "}"
    case .floor: "⌋"
    case .ceiling: "⌉"
    }
  }
}
