/// A number as a token or a step holds it, without a reference.
enum Literal: Equatable {
  /// The number that a double stands for.
  case double(Double)
  /// Any other number, by its index in a table.
  case exact(Int)
}

/// The numbers that literals name by their index.
struct LiteralTable {
  private var numerals: [Numeral] = []

  subscript(literal: Literal) -> Numeral {
    @inline(never) get {
      switch literal {
      case .double(let double): Numeral(double)
      case .exact(let index): numerals[index]
      }
    }
  }

  /// The nearest double.
  func double(_ literal: Literal) -> Double {
    switch literal {
    case .double(let double): double
    case .exact(let index): numerals[index].double
    }
  }

  /// A number as a literal; a number that no double stands for gets the next index.
  mutating func literal(_ numeral: Numeral) -> Literal {
    if let double = numeral.shortDouble { return .double(double) }
    numerals.append(numeral)
    return .exact(numerals.count - 1)
  }
}
