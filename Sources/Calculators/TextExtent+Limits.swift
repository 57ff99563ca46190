import Formulas

extension TextExtent {
  /// - Parameter longest: The greatest length in characters; a text of exactly this length is
  ///   allowed.
  /// - Throws: `tooDeep` or `tooLong` if a text of this extent could not be read back.
  func check(longest: Int = TextExtent.longest) throws(CalculatorError) {
    if depth > Self.deepest { throw .tooDeep(limit: Self.deepest) }
    if length > longest { throw .tooLong(limit: longest) }
  }
}
