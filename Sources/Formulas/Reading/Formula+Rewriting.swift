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
