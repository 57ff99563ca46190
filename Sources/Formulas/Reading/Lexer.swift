import OrdinateNumerics

/// Splits the UTF-8 bytes of a formula's text into tokens.
struct Lexer {
  let source: [UInt8]
  /// The names of variables; empty if any letter may be a variable.
  let names: [Name]
  private let readsAnyLetter: Bool
  /// Where the last token begins and ends.
  private(set) var start = 0
  private(set) var end = 0
  /// Up to here every letter is a name of its own.
  private var lettersEnd = 0
  /// Up to here there are only letters, digits and underscores.
  private var runEnd = 0
  /// The numbers that no double stands for; tokens name them by their index.
  private(set) var literals = LiteralTable()
  /// The length in bytes of the longest known name.
  private let longestName: Int

  init(_ source: [UInt8], variables: VariableNames) {
    self.source = source
    switch variables {
    case .named(let names): (self.names, readsAnyLetter) = (names, false)
    case .anyLetter: (names, readsAnyLetter) = ([], true)
    }
    var longest = Name.longestKey
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
      case UInt8(ascii: "!"): return .factorial
      case UInt8(ascii: "|"): return .bar
      case UInt8(ascii: "("): return .open
      case UInt8(ascii: ")"): return .close
      case UInt8(ascii: ","): return .comma
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): return try number()
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "_"):
        return try name()
      default: throw error(.unexpectedCharacter(Unicode.Scalar(byte)))
      }
    }
    start = source.count
    return .end
  }

  private func error(_ kind: SyntaxError.Kind) -> SyntaxError { SyntaxError(kind, at: range) }

  private func byte(at index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

  private func isDigit(at index: Int) -> Bool {
    byte(at: index) >= UInt8(ascii: "0") && byte(at: index) <= UInt8(ascii: "9")
  }

  private func isLetter(at index: Int) -> Bool {
    let lowercase = byte(at: index) | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
  }

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
  private mutating func literal(_ decimal: ArraySlice<UInt8>) throws(SyntaxError) -> Literal {
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

  private mutating func name() throws(SyntaxError) -> Token {
    if start < lettersEnd, let token = known(start..<end) { return token }
    if start >= runEnd {
      runEnd = end
      while isLetter(at: runEnd) || isDigit(at: runEnd) || byte(at: runEnd) == UInt8(ascii: "_") {
        runEnd += 1
      }
    }
    let run = start..<runEnd
    end = runEnd
    if let token = known(run) { return token }
    // `sin2` is sin and 2, `log2x` is log2 and x: a known name may end where digits begin or end.
    for index in run.prefix(longestName + 1).dropFirst().reversed()
    where isDigit(at: index) != isDigit(at: index - 1) {
      if let token = known(start..<index) {
        end = index
        return token
      }
    }
    // `xsin(` is x and sin: the key for a function may follow a variable.
    var letters = run
    if byte(at: run.upperBound) == UInt8(ascii: "(") || byte(at: run.upperBound) >= 0x80 {
      for index in run.suffix(Name.longestKey) where index > run.lowerBound {
        if case .function = KnownNames.token(for: Name(bytes: source[index..<run.upperBound])) {
          letters = run.lowerBound..<index
          break
        }
      }
    }
    if letters.allSatisfy({ isLetter(at: $0) && known($0..<$0 + 1) != nil }) {
      lettersEnd = letters.upperBound
      end = start + 1
      if let token = known(start..<end) { return token }
    }
    let bytes = Array(source[run])
    throw error(
      .unknownName(
        Name(utf8: bytes), suggestion: KnownNames.suggestion(for: bytes, among: names)))
  }

  /// The variable, function or constant whose name is exactly this range.
  private func known(_ range: Range<Int>) -> Token? {
    guard range.count <= Name.longestKey || names.contains(where: { $0.count == range.count })
    else { return nil }
    if readsAnyLetter, range.count == 1, isLetter(at: range.lowerBound),
      source[range.lowerBound] != UInt8(ascii: "e")
    {
      return .variable(.letter(Unicode.Scalar(source[range.lowerBound])))
    }
    let name = Name(bytes: source[range])
    if let index = names.firstIndex(of: name) { return .variable(.named(index)) }
    return KnownNames.token(for: name)
  }

  /// A token that begins with a character beyond ASCII; `nil` for white space.
  private mutating func nextBeyondASCII() throws(SyntaxError) -> Token? {
    let scalar = try decode()
    switch LookAlike(scalar) {
    case .space: return nil
    case .plus: return .plus
    case .minus: return .minus
    case .times: return .times
    case .divide: return .divide
    case .open: return .open
    case .close: return .close
    case .comma: return .comma
    case .bar: return .bar
    case .squareRoot: return .function(.squareRoot)
    case .cubeRoot: return .function(.cubeRoot)
    case .superscript: return try superscript()
    case nil: break
    }
    if let token = known(range) { return token }
    if scalar.isGreekLetter {
      if readsAnyLetter { return .variable(.letter(scalar)) }
      throw error(.unknownName(Name(utf8: Array(source[range])), suggestion: nil))
    }
    throw error(.unexpectedCharacter(scalar))
  }

  /// The superscript characters from the one just read: an optional sign and digits.
  private mutating func superscript() throws(SyntaxError) -> Token {
    let first = start
    end = start
    var isNegative = false
    var decimal: [UInt8] = []
    var whole: UInt64 = 0
    var digits = 0
    while end < source.count, source[end] >= 0x80 {
      let before = end
      start = end
      guard case .superscript(let mark) = LookAlike(try decode()) else {
        end = before
        break
      }
      switch mark {
      case .digit(let digit):
        if digits == 15 { decimal = Array(whole.description.utf8) }
        if digits >= 15 { decimal.append(UInt8(ascii: "0") + digit) }
        whole = whole &* 10 &+ UInt64(digit)
        digits += 1
      case .minus, .plus:
        guard before == first else {
          start = first
          throw error(.malformedNumber)
        }
        isNegative = mark == .minus
      }
    }
    start = first
    guard digits > 0 else { throw error(.malformedNumber) }
    let magnitude = decimal.isEmpty ? .double(Double(whole)) : try literal(decimal[...])
    return .superscript(isNegative ? negated(magnitude) : magnitude)
  }

  /// The character at `start`, which may be malformed; moves `end` past it.
  private mutating func decode() throws(SyntaxError) -> Unicode.Scalar {
    let lead = source[start]
    let count = lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 1
    end = start + 1
    var value =
      count == 2 ? UInt32(lead & 0x1F) : count == 3 ? UInt32(lead & 0x0F) : UInt32(lead & 7)
    guard count > 1 else { throw error(.invalidUTF8) }
    for _ in 1..<count {
      guard byte(at: end) & 0xC0 == 0x80 else { throw error(.invalidUTF8) }
      value = value << 6 | UInt32(byte(at: end) & 0x3F)
      end += 1
    }
    let least: UInt32 = count == 2 ? 0x80 : count == 3 ? 0x800 : 0x10000
    guard value >= least, let scalar = Unicode.Scalar(value) else { throw error(.invalidUTF8) }
    return scalar
  }
}
