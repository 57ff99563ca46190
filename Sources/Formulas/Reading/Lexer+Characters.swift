import OrdinateNumerics

extension Lexer {
  /// One `!` or two of them; a third is an error of the parser.
  ///
  /// - Throws: An error for `!=`, which is read in two ways.
  mutating func factorial() throws(SyntaxError) -> Token {
    if byte(at: end) == UInt8(ascii: "=") {
      end += 1
      throw error(.factorialOrUnequal)
    }
    guard byte(at: end) == UInt8(ascii: "!"), language != .first else { return .factorial }
    end += 1
    return .doubleFactorial
  }

  /// A number with what may follow it directly: a fraction in one character makes a mixed number.
  ///
  /// - Throws: An error for a hexadecimal number.
  mutating func whole(_ token: Token) throws(SyntaxError) -> Token {
    let next = byte(at: end)
    if next < 0x80 && next | 0x20 != UInt8(ascii: "x") { return token }
    guard case .number(.double(let value)) = token else { return token }
    let first = start
    if next < 0x80 {
      if end - start == 1, value == 0, isDigit(at: end + 1) { throw hexadecimal() }
      return token
    }
    let last = end
    start = end
    let scalar = try decode()
    (start, end) = (first, last)
    guard case .fraction(let numerator, let denominator)? = LookAlike(scalar),
      source[first..<last].allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }),
      value < 1e14
    else { return token }
    end = last + scalar.utf8.count
    return .fraction(
      numerator: value * Double(denominator) + Double(numerator), denominator: Double(denominator))
  }

  /// The error of `0x10`, with its decimal digits.
  private mutating func hexadecimal() -> SyntaxError {
    var value: UInt64 = 0
    end = start + 2
    while isDigit(at: end) || isLetter(at: end) {
      let digit = byte(at: end) | 0x20
      guard digit <= UInt8(ascii: "f"), end - start < 15 else { break }
      value = value << 4 + UInt64(digit < 0x40 ? digit - 0x30 : digit - UInt8(ascii: "a") + 10)
      end += 1
    }
    return error(.hexadecimal(suggestion: Name(value.description)))
  }

  /// A token that begins with a character beyond ASCII; `nil` for white space.
  mutating func nextBeyondASCII() throws(SyntaxError) -> Token? {
    let scalar = try decode()
    switch LookAlike(scalar) {
    case .space: return nil
    case .plus: return .plus
    case .minus: return .minus
    case .times: return .times
    case .divide: return .divide
    case .open(let bracket): return .open(bracket)
    case .close(let bracket): return .close(bracket)
    case .comma: return .comma
    case .bar: return .bar
    case .percent: return .percent
    case .degree: return .degree
    case .radical(let degree): return .radical(degree: degree)
    case .fraction(let numerator, let denominator):
      return .fraction(numerator: Double(numerator), denominator: Double(denominator))
    case .superscript: return try superscript()
    case nil: break
    }
    let subscripted = subscriptEnd(at: end)
    if subscripted > end, let token = known(start..<subscripted) {
      end = subscripted
      return token
    }
    if let token = known(range) { return token }
    if scalar.isGreekLetter {
      if readsAnyLetter { return variable(scalar, subscriptedTo: subscripted) }
      throw error(.unknownName(Name(utf8: Array(source[range])), suggestion: nil))
    }
    throw error(.unexpectedCharacter(scalar))
  }

  /// The superscript characters from the one just read: an optional sign and digits.
  private mutating func superscript() throws(SyntaxError) -> Token {
    let first = start
    end = start
    var decimal: [UInt8] = []
    while end < source.count, source[end] >= 0x80 {
      let before = end
      start = end
      guard case .superscript(let mark) = LookAlike(try decode()) else {
        end = before
        break
      }
      switch mark {
      case .digit(let digit): decimal.append(UInt8(ascii: "0") + digit)
      case .minus, .plus:
        guard before == first else {
          start = first
          throw error(.malformedNumber)
        }
        decimal.append(mark == .minus ? UInt8(ascii: "-") : UInt8(ascii: "+"))
      }
    }
    start = first
    guard let last = decimal.last, last >= UInt8(ascii: "0") else {
      throw error(.malformedNumber)
    }
    // Most exponents are one digit.
    if decimal.count == 1 { return .superscript(.double(Double(last - UInt8(ascii: "0")))) }
    return .superscript(try literal(decimal[...]))
  }

  /// The character at `start`, which may be malformed; moves `end` past it.
  mutating func decode() throws(SyntaxError) -> Unicode.Scalar {
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
