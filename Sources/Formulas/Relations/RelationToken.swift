/// A part of a relation's text: a formula, or a sign outside of formulas.
struct RelationToken {
  let kind: Kind
  let range: Range<Int>

  enum Kind: Equatable {
    case formula
    case comparison(Comparison)
    /// `∈ ℤ`.
    case isWhole
    case not, and, or
    case comma, colon
    /// `&` and `\\` in `\begin{cases}`: what follows is the condition, and the next row.
    case column, row
    /// A bracket around a relation. Brackets of formulas belong to their formulas.
    case open(Bracket)
    case close(Bracket)
    case end

    var closes: Bool { if case .close = self { true } else { false } }
  }

  init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension RelationToken.Kind {
  /// The sign that begins with a character.
  ///
  /// - Parameter next: The bytes that follow it.
  /// - Returns: The sign with the number of those bytes that belong to it; `nil` if no sign begins
  ///   with it, and for `∈` and `\`, which need more than these bytes.
  static func sign(_ scalar: Unicode.Scalar, before next: (UInt8, UInt8)) -> (Self, Int)? {
    let isDouble = next.0 == UInt8(ascii: "=")
    switch scalar {
    case "<" where next.0 == UInt8(ascii: ">"): return (.comparison(.notEqual), 1)
    case "<", "＜": return (.comparison(isDouble ? .lessOrEqual : .less), isDouble ? 1 : 0)
    case ">", "＞": return (.comparison(isDouble ? .greaterOrEqual : .greater), isDouble ? 1 : 0)
    case "=", "＝":
      // The stroke of `≠` may be a character of its own.
      if next == (0xCC, 0xB8) { return (.comparison(.notEqual), 2) }
      return (.comparison(.equal), isDouble ? 1 : 0)
    case "≤", "≦", "⩽": return (.comparison(.lessOrEqual), 0)
    case "≥", "≧", "⩾": return (.comparison(.greaterOrEqual), 0)
    case "≠": return (.comparison(.notEqual), 0)
    case "∧", "⋀": return (.and, 0)
    case "&": return next.0 == UInt8(ascii: "&") ? (.and, 1) : nil
    case "∨", "⋁": return (.or, 0)
    case "¬", "￢": return (.not, 0)
    case ":", "：": return (.colon, 0)
    default: return nil
    }
  }

  /// The sign that a word stands for.
  static func word(_ word: Name) -> Self? {
    switch word {
    case "and", "AND": .and
    case "or", "OR": .or
    case "not", "NOT": .not
    default: nil
    }
  }

  /// The sign that a command of LaTeX stands for.
  static func command(_ name: Name) -> Self? {
    switch name {
    case "le", "leq", "leqslant", "leqq": .comparison(.lessOrEqual)
    case "ge", "geq", "geqslant", "geqq": .comparison(.greaterOrEqual)
    case "ne", "neq": .comparison(.notEqual)
    case "lt": .comparison(.less)
    case "gt": .comparison(.greater)
    case "land", "wedge": .and
    case "lor", "vee": .or
    case "lnot", "neg": .not
    case "colon": .colon
    case "{", "lbrace": .open(.brace)
    case "}", "rbrace": .close(.brace)
    default: nil
    }
  }
}
