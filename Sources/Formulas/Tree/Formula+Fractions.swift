import Reals

extension Formula {
  /// A whole number.
  init?(whole number: Natural) {
    guard let numeral = Numeral(utf8: Array(number.description.utf8)) else { return nil }
    self = .number(numeral)
  }

  /// A fraction, as a quotient.
  init?(writing value: Fraction) {
    guard let top = Formula(whole: value.numerator.magnitude) else { return nil }
    self = value.signum < 0 ? .negating(top) : top
    if !value.isWhole {
      guard let bottom = Formula(whole: value.denominator) else { return nil }
      self = .multiplying(self, Term(bottom, isInverted: true))
    }
  }
}
