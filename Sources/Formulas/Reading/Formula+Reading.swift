extension Formula {
  /// Reads a text as a formula.
  ///
  /// - Throws: The first reason why the text is not a formula, with its place.
  /// - Complexity: O(bytes).
  public init(utf8 source: [UInt8], options: ReadingOptions = ReadingOptions()) throws(SyntaxError)
  {
    self.init(try Postfix.read(source, options: options).postfix)
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
    return try Postfix.read(source, options: options).missingParentheses
  }
}

extension Postfix {
  /// Reads a text as the steps of a formula.
  ///
  /// A text that is not a formula is read again with its rare notations rewritten, so that reading
  /// others takes no longer.
  ///
  /// - Complexity: O(bytes).
  static func read(
    _ source: [UInt8], options: ReadingOptions
  ) throws(SyntaxError) -> (postfix: Postfix, missingParentheses: Int) {
    do {
      var parser = Parser(source, options: options)
      try parser.parse()
      return (parser.postfix, parser.missingParentheses)
    } catch {
      guard error.kind.mayBeRareNotation, let plain = try PlainText(source) else { throw error }
      do {
        var parser = Parser(plain.utf8, options: options)
        try parser.parse()
        return (parser.postfix.moved(by: plain), parser.missingParentheses)
      } catch {
        throw SyntaxError(error.kind, at: plain.origin(of: error.range))
      }
    }
  }

  /// The steps with their places in the source of a rewritten text.
  private func moved(by plain: PlainText) -> Postfix {
    var moved = self
    moved.movePlaces { plain.origin(of: $0) }
    return moved
  }
}

extension SyntaxError.Kind {
  /// Whether rewriting rare notations may mend the error.
  fileprivate var mayBeRareNotation: Bool {
    switch self {
    case .empty, .invalidUTF8, .tooLong, .tooDeep: false
    default: true
    }
  }
}
