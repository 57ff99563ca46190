package import OrdinateNumerics

extension DoublePair {
  /// A number as it was written, to about 100 bits; exact where it is a double or a whole number.
  package init(decimal numeral: Numeral) {
    if let double = numeral.shortDouble, double == Elementary.floor(double),
      double.magnitude < 0x1p53
    {
      self.init(double)
      return
    }
    let (digits, exponent) = numeral.decimal
    // Pairs hold no number of more than 300 places.
    let number = DoublePair(decimal: digits, exponent: Int(max(-100_000, min(100_000, exponent))))
    self = numeral.isNegative ? -number : number
  }
}
