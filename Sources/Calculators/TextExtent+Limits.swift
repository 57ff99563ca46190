import Formulas

extension TextExtent {
  /// - Parameter longest: In characters; a text that is as long is not too long.
  /// - Throws: `tooDeep` or `tooLong` where a text of the extent would not read back.
  func check(longest: Int = TextExtent.longest) throws(CalculatorError) {
    if depth > Self.deepest { throw .tooDeep(limit: Self.deepest) }
    if length > longest { throw .tooLong(limit: longest) }
  }
}
