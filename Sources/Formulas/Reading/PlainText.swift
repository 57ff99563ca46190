/// A formula's text with rare notations rewritten in the usual ones: fullwidth and
/// mathematical characters, subscripts, superscripts other than whole numbers, and LaTeX.
///
/// `x₁`, `xⁿ⁺¹` and `\frac{1}{2}` become `x_1`, `x^(n+1)` and `({1}/{2})`.
struct PlainText {
  private(set) var utf8: [UInt8] = []
  /// For each byte and for the end, where the character begins in the source that it stands for.
  private(set) var origins: [Int] = []
  private(set) var isChanged = false
  /// What is being read: the source, as far as `next`.
  private var lexer: Lexer

  /// - Returns: `nil` if the text has none of these notations.
  /// - Throws: The first command of LaTeX that is not known, or an error in UTF-8.
  /// - Complexity: O(bytes).
  init?(_ source: [UInt8]) throws(SyntaxError) {
    lexer = Lexer(source, variables: .anyLetter, language: .second)
    var latex = LaTeXReading()
    while lexer.end < source.count {
      lexer.start = lexer.end
      if source[lexer.start] < 0x80 {
        lexer.end += 1
        try latex.read(source[lexer.start], &self)
      } else {
        try readBeyondASCII(&latex)
      }
    }
    lexer.start = source.count
    latex.end(&self)
    guard isChanged else { return nil }
    origins.append(source.count)
  }

  /// The place in the source of a place in this text.
  func origin(of range: Range<Int>) -> Range<Int> {
    let lower = origins[range.lowerBound]
    return lower..<max(lower, origins[range.upperBound])
  }
}

// Writing.
extension PlainText {
  mutating func append(_ byte: UInt8) {
    utf8.append(byte)
    origins.append(lexer.start)
  }

  /// Appends what stands for something else in the source.
  mutating func append(_ text: String) {
    isChanged = true
    for byte in text.utf8 { append(byte) }
  }

  /// Removes and returns the text from an index on.
  mutating func cut(from index: Int) -> (utf8: [UInt8], origins: [Int]) {
    let piece = (Array(utf8[index...]), Array(origins[index...]))
    utf8.removeSubrange(index...)
    origins.removeSubrange(index...)
    return piece
  }

  mutating func append(_ piece: (utf8: [UInt8], origins: [Int])) {
    utf8 += piece.utf8
    origins += piece.origins
  }
}

// Reading.
extension PlainText {
  /// The next byte that is not a space; 0 at the end.
  func peek() -> UInt8 {
    var index = lexer.end
    while lexer.byte(at: index) == UInt8(ascii: " ") { index += 1 }
    return lexer.byte(at: index)
  }

  /// The bytes of the source from the next one on, for looking ahead.
  func source(_ distance: Int) -> UInt8 { lexer.byte(at: lexer.end + distance) }

  /// Whether the source goes on with a text.
  func starts(with text: String) -> Bool { lexer.source[lexer.end...].starts(with: text.utf8) }

  /// Passes bytes, and spaces before them.
  mutating func skip(_ count: Int = 1) {
    while lexer.byte(at: lexer.end) == UInt8(ascii: " ") { lexer.end += 1 }
    lexer.end += count
  }

  /// The letters after a backslash, or the one character that is not a letter.
  mutating func command() -> Name {
    let start = lexer.end
    while lexer.isLetter(at: lexer.end) { lexer.end += 1 }
    if lexer.end == start && start < lexer.source.count {
      repeat { lexer.end += 1 } while lexer.byte(at: lexer.end) & 0xC0 == 0x80
    }
    return Name(bytes: lexer.source[start..<lexer.end])
  }

  func unknownCommand() -> SyntaxError {
    SyntaxError(
      .unknownName(Name(bytes: lexer.source[lexer.range]), suggestion: nil), at: lexer.range)
  }

  private mutating func readBeyondASCII(_ latex: inout LaTeXReading) throws(SyntaxError) {
    let scalar = try lexer.decode()
    if scalar.value >= 0xFF01 && scalar.value <= 0xFF5E {
      isChanged = true
      return try latex.read(UInt8(scalar.value - 0xFEE0), &self)
    }
    if peek() == UInt8(ascii: "_"), latex.series(scalar, &self) { return }
    if let letter = scalar.plainLetter {
      isChanged = true
      if letter.isASCII { return try latex.read(UInt8(letter.value), &self) }
      append(String(letter))
      return latex.endOperand(&self)
    }
    if let letter = ScriptCharacters.subscripted(scalar) {
      return try appendSubscript(from: letter)
    }
    if ScriptCharacters.raised(scalar) != nil { return try appendExponent() }
    for byte in lexer.source[lexer.range] { append(byte) }
    latex.endOperand(&self)
  }

  /// A subscript as `_` and the plain characters. The space after it keeps what follows apart.
  private mutating func appendSubscript(from first: UInt8) throws(SyntaxError) {
    append("_")
    append(first)
    var before = lexer
    while lexer.end < lexer.source.count, lexer.source[lexer.end] >= 0x80 {
      before = lexer
      lexer.start = lexer.end
      guard let letter = ScriptCharacters.subscripted(try lexer.decode()) else {
        lexer = before
        break
      }
      append(letter)
    }
    append(" ")
  }

  /// A raised text, as a power if it has more than a sign and digits.
  private mutating func appendExponent() throws(SyntaxError) {
    let first = lexer.start
    var text: [UInt8] = []
    var places: [Int] = []
    var isSimple = true
    lexer.end = first
    var end = first
    while lexer.end < lexer.source.count, lexer.source[lexer.end] >= 0x80 {
      lexer.start = lexer.end
      let scalar = try lexer.decode()
      let isPoint = scalar.value == 0xB7 || scalar.value == 0x22C5 || scalar.value == 0x2219
      if isPoint {
        guard let last = text.last, last >= UInt8(ascii: "0"), last <= UInt8(ascii: "9"),
          try isDecimalPoint()
        else { break }
        text.append(UInt8(ascii: "."))
      } else if let raised = ScriptCharacters.raised(scalar) {
        text.append(raised)
      } else {
        break
      }
      let isSign = text.count == 1 && (text[0] == 0x2B || text[0] == 0x2D)
      if !isSign && (text[text.count - 1] < 0x30 || text[text.count - 1] > 0x39) {
        isSimple = false
      }
      places.append(lexer.start)
      end = lexer.end
    }
    (lexer.start, lexer.end) = (first, end)
    if isSimple {
      for byte in lexer.source[first..<end] { append(byte) }
      return
    }
    append("^(")
    append((text, places))
    (lexer.start, lexer.end) = (end, end)
    append(")")
  }

  /// Whether raised digits follow that are not the index of a root.
  private func isDecimalPoint() throws(SyntaxError) -> Bool {
    var lexer = lexer
    var digits = 0
    while lexer.end < lexer.source.count, lexer.source[lexer.end] >= 0x80 {
      lexer.start = lexer.end
      let scalar = try lexer.decode()
      if case .superscript(.digit)? = LookAlike(scalar) {
        digits += 1
      } else {
        return digits > 0 && scalar != "√"
      }
    }
    return digits > 0
  }
}

/// The plain characters of raised and lowered ones.
private enum ScriptCharacters {
  static func raised(_ scalar: Unicode.Scalar) -> UInt8? {
    switch LookAlike(scalar) {
    case .superscript(.digit(let digit)): return UInt8(ascii: "0") + digit
    case .superscript(.plus): return UInt8(ascii: "+")
    case .superscript(.minus): return UInt8(ascii: "-")
    default: break
    }
    switch scalar.value {
    case 0x207D: return UInt8(ascii: "(")
    case 0x207E: return UInt8(ascii: ")")
    default: return letter(scalar, in: letters, from: UInt8(ascii: "a"))
    }
  }

  static func subscripted(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value >= 0x2080 && scalar.value <= 0x2089 {
      return UInt8(scalar.value - 0x2080 + 0x30)
    }
    return letter(scalar, in: lowered, from: 0)
  }

  private static func letter(
    _ scalar: Unicode.Scalar, in list: [UInt16], from first: UInt8
  ) -> UInt8? {
    guard let index = list.firstIndex(where: { $0 == scalar.value }) else { return nil }
    return first == 0 ? loweredLetters[index] : first + UInt8(index)
  }

  /// The raised letters from a to z; 0 for q, which has none in common fonts.
  private static let letters: [UInt16] = [
    0x1D43, 0x1D47, 0x1D9C, 0x1D48, 0x1D49, 0x1DA0, 0x1D4D, 0x2B0, 0x2071, 0x2B2, 0x1D4F, 0x2E1,
    0x1D50, 0x207F, 0x1D52, 0x1D56, 0, 0x2B3, 0x2E2, 0x1D57, 0x1D58, 0x1D5B, 0x2B7, 0x2E3, 0x2B8,
    0x1DBB,
  ]

  private static let lowered: [UInt16] = [
    0x2090, 0x2091, 0x2092, 0x2093, 0x2095, 0x2096, 0x2097, 0x2098, 0x2099, 0x209A, 0x209B, 0x209C,
    0x1D62, 0x1D63, 0x1D64, 0x1D65, 0x2C7C,
  ]

  private static let loweredLetters = Array("aeoxhklmnpstiruvj".utf8)
}
