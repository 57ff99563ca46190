import OrdinateNumerics

/// Splits the UTF-8 bytes of a formula's text into tokens.
struct Lexer {
  let source: [UInt8]
  /// The names of variables that tokens name by their index: those given, then those of variables
  /// with a subscript, if any letter may be a variable.
  var names: [Name]
  let readsAnyLetter: Bool
  let language: LanguageVersion
  /// Where the last token begins and ends.
  var start = 0
  var end = 0
  /// The letters, digits and underscores around the last name, and how they split into names.
  var run = NameRun()
  /// The variables that the sums and products around the token bind, by their index in `names`,
  /// outermost first.
  var bound: [Int] = []
  /// The numbers that no double stands for; tokens name them by their index.
  var literals = LiteralTable()
  /// The length in bytes of the longest known name.
  let longestName: Int

  init(_ source: [UInt8], variables: VariableNames, language: LanguageVersion) {
    self.source = source
    self.language = language
    switch variables {
    case .named(let names): (self.names, readsAnyLetter) = (names, false)
    case .anyLetter: (names, readsAnyLetter) = ([], true)
    }
    var longest = KnownNames.longest
    for name in names { longest = max(longest, name.count) }
    longestName = longest
  }

  var range: Range<Int> { start..<end }

  mutating func next() throws(SyntaxError) -> Token {
    while end < source.count {
      start = end
      let byte = source[end]
      if byte >= 0x80 {
        if let token = try nextBeyondASCII() { return token }
        continue
      }
      end += 1
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      case UInt8(ascii: "+"): return .plus
      case UInt8(ascii: "-"): return .minus
      case UInt8(ascii: "*"):
        guard end < source.count, source[end] == UInt8(ascii: "*") else { return .times }
        end += 1
        return .power
      case UInt8(ascii: "/"): return .divide
      case UInt8(ascii: "^"): return .power
      case UInt8(ascii: "!"): return try factorial()
      case UInt8(ascii: "%"): return .percent
      case UInt8(ascii: "|"): return .bar
      case UInt8(ascii: "("): return .open(.parenthesis)
      case UInt8(ascii: ")"): return .close(.parenthesis)
      case UInt8(ascii: "["): return .open(.square)
      case UInt8(ascii: "]"): return .close(.square)
      case UInt8(ascii: "{"): return .open(.brace)
      case UInt8(ascii: "}"): return .close(.brace)
      case UInt8(ascii: ","): return .comma
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
        return try whole(number())
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "_"):
        return try name()
      default: throw error(.unexpectedCharacter(Unicode.Scalar(byte)))
      }
    }
    start = source.count
    return .end
  }

  func error(_ kind: SyntaxError.Kind) -> SyntaxError { SyntaxError(kind, at: range) }

  func byte(at index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

  func isDigit(at index: Int) -> Bool { byte(at: index).isDigit }

  func isLetter(at index: Int) -> Bool { byte(at: index).isLetter }

  /// Digits with at most one point, and an exponent if a whole number follows its `e`.
  private mutating func number() throws(SyntaxError) -> Token {
    end = start
    var points = 0
    var places = 0
    var whole: UInt64 = 0
    while isDigit(at: end) || byte(at: end) == UInt8(ascii: ".") {
      if byte(at: end) == UInt8(ascii: ".") {
        points += 1
      } else {
        whole = whole &* 10 &+ UInt64(source[end] - UInt8(ascii: "0"))
        places += points
      }
      end += 1
    }
    let hasExponent = byte(at: end) | 0x20 == UInt8(ascii: "e")
    // Most numbers are short: a quotient of exact numbers then gives the nearest double, and no
    // other decimal of up to 15 digits has the same.
    if !hasExponent, end - start - points <= 15, end - start > points, points <= 1 {
      return .number(.double(Double(whole) / exactPowersOfTen[places]))
    }
    var decimal = source[start..<end]
    if hasExponent, let exponent = exponent(at: end + 1) {
      decimal.append(UInt8(ascii: "e"))
      if exponent.isNegative { decimal.append(UInt8(ascii: "-")) }
      decimal.append(contentsOf: source[exponent.digits])
      end = exponent.digits.upperBound
      if byte(at: end) == UInt8(ascii: ".") {
        end += 1
        throw error(.malformedNumber)
      }
    }
    guard points <= 1, end - start > points else { throw error(.malformedNumber) }
    return .number(try literal(decimal))
  }

  /// The number that a decimal stands for.
  mutating func literal(_ decimal: ArraySlice<UInt8>) throws(SyntaxError) -> Literal {
    guard let numeral = Numeral(utf8: decimal) else { throw error(.numberTooLarge) }
    return literals.literal(numeral)
  }

  /// The number with the other sign.
  mutating func negated(_ literal: Literal) -> Literal { literals.literal(-literals[literal]) }

  /// The whole number at an index: a sign, possibly a look-alike, and digits; `nil` without digits.
  private func exponent(at index: Int) -> (isNegative: Bool, digits: Range<Int>)? {
    var sign = self
    sign.end = index
    let token = isDigit(at: index) ? nil : try? sign.next()
    guard token == nil || ((token == .plus || token == .minus) && sign.start == index) else {
      return nil
    }
    let first = token == nil ? index : sign.end
    var last = first
    while isDigit(at: last) { last += 1 }
    return last == first ? nil : (token == .minus, first..<last)
  }
}
