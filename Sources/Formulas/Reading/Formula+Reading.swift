extension Formula {
  /// Reads a text as a formula.
  ///
  /// - Throws: The first reason why the text is not a formula, with its place.
  /// - Complexity: O(bytes).
  public init(utf8 source: [UInt8], options: ReadingOptions = ReadingOptions()) throws(SyntaxError)
  {
    self.init(try Postfix.read(source, options: options).postfix)
  }

  @inline(never)
  public init(_ source: String, options: ReadingOptions = ReadingOptions()) throws(SyntaxError) {
    try self.init(utf8: Array(source.utf8), options: options)
  }

  /// Reads a part of a row, in which names may stand for lists. Operations that stand for formulas are written in
  /// full, for formulas know what to do with lists.
  package init(row source: [UInt8]) throws(SyntaxError) {
    self = try Formula(utf8: source, options: .row).writtenInFull
  }

  /// Reads a formula that the program itself supplies, whose notation is plain.
  ///
  /// - Returns: `nil` for anything but a formula of variables with one letter.
  /// - Complexity: O(bytes).
  package init?(plain source: String) {
    guard let postfix = Postfix(plain: Array(source.utf8)) else { return nil }
    self.init(postfix)
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
  /// Reads a formula that the program itself supplies.
  ///
  /// - Returns: `nil` for anything but a formula of variables with one letter.
  /// - Complexity: O(bytes).
  init?(plain source: [UInt8]) {
    let options = ReadingOptions(variables: .anyLetter)
    guard let read = try? Self.readPlain(source, options: options) else { return nil }
    self = read.postfix
  }

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
      return try readFinite(source, options: options)
    } catch {
      guard error.kind.mayBeRareNotation else { throw error.withSuggestion(options.variables) }
      guard let plain = try PlainText(source) else {
        throw error.withSuggestion(options.variables)
      }
      do {
        var (postfix, missing) = try readFinite(plain.utf8, options: options)
        postfix.movePlaces { plain.origin(of: $0) }
        return (postfix, missing)
      } catch {
        throw SyntaxError(error.kind, at: plain.origin(of: error.range))
          .withSuggestion(options.variables)
      }
    }
  }

  /// Reads a text of plain notation in which ∞ stands only as a bound of an integral.
  private static func readFinite(
    _ source: [UInt8], options: ReadingOptions
  ) throws(SyntaxError) -> (postfix: Postfix, missingParentheses: Int) {
    let read = try readPlain(source, options: options)
    guard read.postfix.hasInfinity else { return read }
    do throws(MisplacedInfinity) {
      _ = try read.postfix.infiniteBounds()
    } catch {
      throw SyntaxError(.misplacedInfinity, at: read.postfix.steps[error.index].place)
    }
    return read
  }

  /// Reads a text without rare notations as the steps of a formula.
  ///
  /// - Throws: The first reason why it is not a formula, without a suggestion for an unknown name.
  fileprivate static func readPlain(
    _ source: [UInt8], options: ReadingOptions
  ) throws(SyntaxError) -> (postfix: Postfix, missingParentheses: Int) {
    var parser = Parser(source, options: options)
    try parser.parse()
    return (parser.postfix, parser.missingParentheses)
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

extension SyntaxError {
  /// The error with the name that an unknown one most likely stands for, if any is close. A sign or
  /// a letter of another alphabet is no mistyped name.
  fileprivate func withSuggestion(_ variables: VariableNames) -> SyntaxError {
    guard case .unknownName(let name, nil) = kind, name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return self
    }
    let suggestion = KnownNames.suggestion(for: Array(name.utf8), among: variables.given)
    return SyntaxError(.unknownName(name, suggestion: suggestion), at: range)
  }
}

extension Formula {
  /// A text of an older version of the language, with what keeps its meaning in this one: the
  /// parentheses that it needs, or, if those are not enough, the formula as it is written exactly.
  ///
  /// - Returns: The text itself if its meaning is the same, or if it was no formula.
  /// - Complexity: O(bytes).
  package static func rewriting(
    _ source: [UInt8], from version: LanguageVersion, options: ReadingOptions = ReadingOptions()
  ) -> [UInt8] {
    var older = options
    older.language = version
    var parser = Parser(source, options: older)
    do { try parser.parse() } catch { return source }
    let meaning = Formula(parser.postfix)
    if version == options.language { return source }
    func keepsMeaning(_ text: [UInt8]) -> Bool {
      (try? Formula(utf8: text, options: options)) == meaning
    }
    if keepsMeaning(source) { return source }
    var openings = [Int](repeating: 0, count: source.count + 1)
    var closings = openings
    for operand in parser.singleOperands {
      openings[operand.lowerBound] += 1
      closings[operand.upperBound] += 1
    }
    var text: [UInt8] = []
    for index in 0...source.count {
      text += [UInt8](repeating: UInt8(ascii: ")"), count: closings[index])
      text += [UInt8](repeating: UInt8(ascii: "("), count: openings[index])
      if index < source.count { text.append(source[index]) }
    }
    return keepsMeaning(text) ? text : Array(meaning.exactText.utf8)
  }
}
