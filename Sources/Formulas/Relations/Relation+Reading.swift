extension Relation {
  /// How deep *not*, *and* and *or* may nest in a text, so that code may walk through a relation by
  /// recursion.
  static let deepest = 100

  /// Reads a text as a relation: `1 < x²+y² ≤ 4`, `y = x² {0 ≤ x < 2}`, `x = 1 or m ∈ ℤ`.
  ///
  /// A comparison with a definition by cases, `y = {x < 0: -x, x}`, becomes one for each case, joined by
  /// *or*: `x < 0 ∧ y = -x ∨ ¬(x < 0) ∧ y = x`.
  ///
  /// - Throws: The first reason why the text is not a relation, with its place.
  /// - Complexity: O(bytes).
  public init(utf8 source: [UInt8], options: ReadingOptions = ReadingOptions()) throws(SyntaxError)
  {
    try Parser.checkLength(of: source)
    var scanner = RelationScanner(source, options: options)
    try scanner.scan()
    var parser = RelationParser(
      scanner.text, options: options, cases: scanner.cases, tokens: scanner.tokens)
    self = try parser.parse().relation
  }

  public init(_ source: String, options: ReadingOptions = ReadingOptions()) throws(SyntaxError) {
    try self.init(utf8: Array(source.utf8), options: options)
  }
}
