extension Formula {
  /// Reads a text as a formula.
  ///
  /// - Throws: The first reason why the text is not a formula, with its place.
  /// - Complexity: O(bytes).
  public init(utf8 source: [UInt8], options: ReadingOptions = ReadingOptions()) throws(SyntaxError)
  {
    var parser = Parser(source, options: options)
    try parser.parse()
    self.init(parser.postfix)
  }

  public init(_ source: String, options: ReadingOptions = ReadingOptions()) throws(SyntaxError) {
    try self.init(utf8: Array(source.utf8), options: options)
  }

  /// How many closing parentheses a text lacks at its end, if it is a formula with them.
  ///
  /// - Throws: As reading does with `closesParentheses`.
  public static func missingParentheses(
    in source: [UInt8], options: ReadingOptions
  ) throws(SyntaxError) -> Int {
    var options = options
    options.closesParentheses = true
    var parser = Parser(source, options: options)
    try parser.parse()
    return parser.missingParentheses
  }
}
