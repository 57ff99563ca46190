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

  /// Reads a definition by cases or a formula with restrictions, before which nothing stands, as the ordinate:
  /// `{x < 0: -x, x}` as `y = {x < 0: -x, x}`, and `x² {x > 0}` as `y = x² {x > 0}`.
  ///
  /// - Returns: `nil` for any other text, and for one with other names of the plane than x.
  package init?(ordinate source: [UInt8], options: ReadingOptions = ReadingOptions()) {
    let first = source.first { $0 != UInt8(ascii: " ") }
    guard first != UInt8(ascii: "="), first != UInt8(ascii: "<"), first != UInt8(ascii: ">"),
      let part = try? Relation(utf8: Array("0=".utf8) + source, options: options),
      part.variables.allSatisfy({ $0 == "x" || !Self.planeNames.contains($0) }),
      let whole = try? Relation(utf8: Array("y=".utf8) + source, options: options)
    else { return nil }
    self = whole
  }

  public init(_ source: String, options: ReadingOptions = ReadingOptions()) throws(SyntaxError) {
    try self.init(utf8: Array(source.utf8), options: options)
  }
}
