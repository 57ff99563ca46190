/// The meaning of a character beyond ASCII that looks like an operator, a bracket, a superscript, a
/// fraction or a space.
package enum LookAlike: Equatable {
  case space, plus, minus, times, divide, comma, bar, percent, degree
  case open(Bracket)
  case close(Bracket)
  case radical(degree: UInt8)
  case fraction(UInt8, UInt8)
  case superscript(Mark)

  package enum Mark: Equatable {
    case digit(UInt8)
    case plus, minus
  }

  package init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // No-break, typographic and zero-width spaces; invisible times and function application.
    case 0xA0, 0xAD, 0x1680, 0x2000...0x200D, 0x2028, 0x2029, 0x202F, 0x205F...0x2064, 0x3000,
      0xFEFF:
      self = .space
    case 0x2795, 0xFB29, 0xFE62, 0xFF0B: self = .plus
    // Hyphens, dashes, minus signs.
    case 0x02D7, 0x2010...0x2015, 0x2043, 0x2212, 0x2796, 0xFE58, 0xFE63, 0xFF0D:
      self = .minus
    // Crosses, dots, asterisks.
    case 0xB7, 0xD7, 0x0387, 0x2022, 0x204E, 0x2217, 0x2219, 0x22C5, 0x22C6, 0x2715, 0x2716,
      0x2731, 0x2A09, 0x2A2F, 0x30FB, 0xFE61, 0xFF0A:
      self = .times
    case 0xF7, 0x2044, 0x2052, 0x2215, 0x2797, 0x29F8, 0xFF0F: self = .divide
    case 0xFF08: self = .open(.parenthesis)
    case 0xFF09: self = .close(.parenthesis)
    case 0xFF3B: self = .open(.square)
    case 0xFF3D: self = .close(.square)
    case 0xFF5B: self = .open(.brace)
    case 0xFF5D: self = .close(.brace)
    case 0x230A: self = .open(.floor)
    case 0x230B: self = .close(.floor)
    case 0x2308: self = .open(.ceiling)
    case 0x2309: self = .close(.ceiling)
    case 0xFF0C, 0xFE50: self = .comma
    case 0x2223, 0xFF5C: self = .bar
    case 0xFE6A, 0xFF05: self = .percent
    // The degree sign, the ring above and the ordinal indicator that keyboards offer for it.
    case 0xB0, 0xBA, 0x02DA: self = .degree
    case 0x221A...0x221C: self = .radical(degree: UInt8(scalar.value - 0x2218))
    case 0xBC: self = .fraction(1, 4)
    case 0xBD: self = .fraction(1, 2)
    case 0xBE: self = .fraction(3, 4)
    case 0x2150...0x215E:
      let (numerator, denominator) = Self.fractions[Int(scalar.value - 0x2150)]
      self = .fraction(numerator, denominator)
    case 0xB9: self = .superscript(.digit(1))
    case 0xB2: self = .superscript(.digit(2))
    case 0xB3: self = .superscript(.digit(3))
    case 0x2070, 0x2074...0x2079: self = .superscript(.digit(UInt8(scalar.value - 0x2070)))
    case 0x207A: self = .superscript(.plus)
    case 0x207B: self = .superscript(.minus)
    default: return nil
    }
  }

  /// The fractions from U+2150 on.
  private static let fractions: [(UInt8, UInt8)] = [
    (1, 7), (1, 9), (1, 10), (1, 3), (2, 3), (1, 5), (2, 5), (3, 5), (4, 5), (1, 6), (5, 6), (1, 8),
    (3, 8), (5, 8), (7, 8),
  ]
}

extension Unicode.Scalar {
  /// Whether this is a letter of the Greek alphabet, which may name a variable.
  package var isGreekLetter: Bool {
    switch value {
    case 0x0391...0x03A1, 0x03A3...0x03A9, 0x03B1...0x03C9, 0x03D1, 0x03D5, 0x03F5: true
    default: false
    }
  }
  package var isASCIIDigit: Bool { value >= 0x30 && value <= 0x39 }

  package var isASCIILetter: Bool {
    value >= 0x41 && value <= 0x5A || value >= 0x61 && value <= 0x7A
  }

  /// Whether it may name a number: a Latin or Greek letter.
  package var isFormulaLetter: Bool { isASCIILetter || isGreekLetter }

  /// The plain letter or digit of a mathematical one, such as 𝑥, 𝐞, 𝜋 or 𝟐; `nil` for any other character.
  package var plainLetter: Unicode.Scalar? {
    switch value {
    case 0x210E: return "h"
    case 0x1D400...0x1D6A3:
      let letter = (value - 0x1D400) % 52
      return Unicode.Scalar(letter < 26 ? 0x41 + letter : 0x47 + letter)
    case 0x1D6A8...0x1D7C9:
      let letter = (value - 0x1D6A8) % 58
      if letter < 25 { return Unicode.Scalar(0x391 + (letter == 17 ? 7 : letter)) }
      if letter < 26 || letter == 51 { return nil }
      let variants: [UInt32] = [0x3B5, 0x3B8, 0x3BA, 0x3C6, 0x3C1, 0x3C0]
      return Unicode.Scalar(letter < 51 ? 0x397 + letter : variants[Int(letter - 52)])
    case 0x1D7CE...0x1D7FF: return Unicode.Scalar(0x30 + (value - 0x1D7CE) % 10)
    default: return nil
    }
  }
}
