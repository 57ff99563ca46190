/// The smallest meaningful piece of a formula's text.
enum Token: Equatable {
  case number(Literal)
  case constant(Constant)
  case variable(Postfix.Variable)
  case function(Operation)
  case plus, minus, times, divide, power
  /// A whole exponent in superscript characters, `x²` or `x⁻¹`.
  case superscript(Literal)
  case factorial
  case bar, open, close, comma
  case end
}
