public import Formulas

extension CalculatorBrain {
  /// Tokens that build a formula: performed on any stack, they push an equal tree.
  ///
  /// - Complexity: O(nodes).
  public static func tokens(for formula: Formula) -> [Token] {
    var tokens: [Token] = []
    append(formula, to: &tokens)
    return tokens
  }

  private static func append(_ formula: Formula, to tokens: inout [Token]) {
    switch formula.kind {
    case .number(let value): tokens.append(.number(value))
    case .constant(let constant): tokens.append(.constant(constant))
    case .variable(let name): tokens.append(.variable(name))
    case .negated(let operand):
      append(operand, to: &tokens)
      tokens.append(.negate)
    case .sum(let terms):
      append(terms[0].formula, to: &tokens)
      append(terms[1...], to: &tokens, joinedBy: .add, ifInverted: .subtract)
    case .product(let factors):
      if factors[0].formula == .number(1), factors[1].isInverted {
        append(factors[1].formula, to: &tokens)
        tokens.append(.reciprocal)
        append(factors[2...], to: &tokens, joinedBy: .multiply, ifInverted: .divide)
      } else {
        append(factors[0].formula, to: &tokens)
        append(factors[1...], to: &tokens, joinedBy: .multiply, ifInverted: .divide)
      }
    case .power(let base, let exponent) where exponent == .number(2):
      append(base, to: &tokens)
      tokens.append(.square)
    case .power(let base, let exponent):
      append(base, to: &tokens)
      append(exponent, to: &tokens)
      tokens.append(.power)
    case .operation(let operation, let operands):
      for operand in operands { append(operand, to: &tokens) }
      tokens.append(.calling(operation, operands.count))
    }
  }

  private static func append(
    _ terms: ArraySlice<Formula.Term>, to tokens: inout [Token], joinedBy joining: Token,
    ifInverted inverted: Token
  ) {
    for term in terms {
      append(term.formula, to: &tokens)
      tokens.append(term.isInverted ? inverted : joining)
    }
  }

  /// The keys that enter a formula on the RPN screen, by their ASCII names.
  ///
  /// A number is one word, in scientific notation with `ee` between its digits and its exponent.
  /// While a number is being typed, `sign` changes the sign of that number, so `enter` ends the
  /// typing first if something else is meant. A token without a key appears by its name.
  ///
  /// - Complexity: O(nodes).
  public static func keystrokes(for formula: Formula) -> [String] {
    var words: [String] = []
    var typing = Typing.none
    for token in tokens(for: formula) {
      switch token {
      case .number(let value):
        if typing != .none { words.append("enter") }
        typing = append(typed: value, to: &words)
      case .negate:
        if typing == .final { words.append("enter") }
        words.append(token.ascii)
        typing = typing == .signable ? .final : .none
      default:
        words.append(token.ascii)
        typing = .none
      }
    }
    return words
  }

  /// The state of typing while keys are pressed.
  private enum Typing {
    case none
    /// A number whose sign `sign` changes.
    case signable
    /// A number whose sign cannot be changed to give the wanted result.
    case final
  }

  private static func append(typed numeral: Numeral, to words: inout [String]) -> Typing {
    let utf8 = Array(numeral.text.utf8)
    guard let mark = utf8.firstIndex(of: UInt8(ascii: "e")) else {
      words.append(numeral.text)
      return numeral.isZero ? .final : .signable
    }
    words.append(String(decoding: utf8[..<mark], as: UTF8.self))
    words.append("ee")
    let exponent = utf8[(mark + 1)...]
    if exponent.first == UInt8(ascii: "-") {
      words.append(String(decoding: exponent.dropFirst(), as: UTF8.self))
      words.append("sign")
    } else {
      words.append(String(decoding: exponent, as: UTF8.self))
    }
    return .final
  }
}
