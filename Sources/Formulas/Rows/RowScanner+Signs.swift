extension RowScanner {
  /// `±` as the numbers 1 and −1, by which what follows is multiplied, and `∓` as −1 and 1.
  func bothSigns(before limit: Int) -> Found? {
    let rest = source[lexer.start..<limit]
    let isPlusFirst = rest.starts(with: "±".utf8)
    guard isPlusFirst || rest.starts(with: "∓".utf8) else { return nil }
    let numbers = [Formula.number(1), .negating(.number(1))]
    let elements = (isPlusFirst ? numbers : numbers.reversed()).map { RowText.Element.number($0) }
    return (.list(elements), lexer.start + (isPlusFirst ? 2 : 3))
  }
}

extension Token {
  /// Whether ± behind it is added to what stands before, or begins an operand.
  var mayPrecedeBothSigns: Bool {
    switch self {
    case .plus, .minus, .times, .divide, .power, .subscript, .function, .radical: false
    default: true
    }
  }
}
