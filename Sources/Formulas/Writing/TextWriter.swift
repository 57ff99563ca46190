import OrdinateNumerics

/// Writes a formula as a line of text with the fewest parentheses.
struct TextWriter {
  let style: Style
  private(set) var utf8: [UInt8] = []

  struct Style {
    var isASCII = false
    /// Whether parentheses to the right of `+` and `×` stay even where they do not change the
    /// mathematics.
    var isExact = true
    /// Whether one space stands on each side of the operators of sums and products.
    var isSpaced = false
    let times: String
    let divide: String

    /// As on the keys: `×`, `÷`, `√`, `π`; parentheses to the right of `+` and `×` are dropped
    /// where they do not change the mathematics.
    static let text = Style(isExact: false, times: "×", divide: "÷")
    /// As `text`, but with every parenthesis that the tree needs.
    static let exact = Style(times: "×", divide: "÷")
    /// As `exact`, with spaces around the operators of sums and products.
    static let spaced = Style(isSpaced: true, times: "×", divide: "÷")
    /// For other programs: `*`, `/`, `sqrt`, `pi`; with every parenthesis that the tree needs.
    static let ascii = Style(isASCII: true, times: "*", divide: "/")
  }

  init(style: Style) {
    self.style = style
    utf8.reserveCapacity(64)
  }

  private mutating func append(_ text: String) { utf8.append(contentsOf: text.utf8) }

  mutating func write(_ formula: Formula) {
    switch formula.kind {
    case .number(let numeral): numeral.write(to: &utf8)
    case .constant(let constant):
      append(style.isASCII ? constant.row.ascii : constant.row.names[0])
    case .variable(let name): name.write(to: &utf8)
    case .negated(let operand):
      append("-")
      switch operand.kind {
      case .sum, .product: writeInParentheses(operand)
      default: write(operand)
      }
    case .sum(let terms):
      write(terms[0].formula)
      for term in terms[1...] { write(term, plus: "+", minus: "-", isFactor: false) }
    case .product(let factors):
      if case .sum = factors[0].formula.kind {
        writeInParentheses(factors[0].formula)
      } else {
        write(factors[0].formula)
      }
      for factor in factors[1...] {
        write(factor, plus: style.times, minus: style.divide, isFactor: true)
      }
    case .power(let base, let exponent):
      write(base, unlessAtomIn: { $0.isPowerBase })
      append("^")
      write(exponent, unlessAtomIn: { $0.isExponent })
    case .operation(let operation, let operands):
      if let sign = operation.suffix, !style.isASCII || operation != .degree {
        write(operands[0], unlessAtomIn: { $0.isFactorialOperand })
        return append(sign)
      }
      append(style.isASCII ? operation.row.ascii : operation.name)
      append("(")
      for (index, operand) in operands.enumerated() {
        if index > 0 { append(index == 1 && operation.isSeries ? "=" : ",") }
        write(operand)
      }
      append(")")
    }
  }

  private mutating func writeInParentheses(_ formula: Formula) {
    append("(")
    write(formula)
    append(")")
  }

  private mutating func write(_ formula: Formula, unlessAtomIn isAtom: (Formula) -> Bool) {
    if isAtom(formula) { write(formula) } else { writeInParentheses(formula) }
  }

  /// An operand of a chain other than the first.
  private mutating func write(
    _ term: Formula.Term, plus: String, minus: String, isFactor: Bool
  ) {
    if style.isSpaced { append(" ") }
    append(term.isInverted ? minus : plus)
    if style.isSpaced { append(" ") }
    let needsParentheses: Bool
    switch term.formula.kind {
    case .sum(let terms):
      needsParentheses = isFactor || !isAssociative(terms, in: term)
    case .product(let factors) where isFactor:
      needsParentheses = !isAssociative(factors, in: term)
    default: needsParentheses = term.formula.beginsWithMinus
    }
    if needsParentheses { writeInParentheses(term.formula) } else { write(term.formula) }
  }

  /// Whether a chain to the right of an operator of its own kind needs no parentheses.
  private func isAssociative(_ terms: [Formula.Term], in term: Formula.Term) -> Bool {
    !style.isExact && !term.isInverted && !terms.contains { $0.isInverted }
      && !term.formula.beginsWithMinus
  }
}

extension Formula {
  /// Whether the text begins with a sign; to the right of an operator it then needs parentheses.
  var beginsWithMinus: Bool {
    switch kind {
    case .negated: true
    case .sum(let terms), .product(let terms):
      if case .sum = terms[0].formula.kind, case .product = kind {
        false
      } else {
        terms[0].formula.beginsWithMinus
      }
    case .number, .constant, .variable, .power, .operation: false
    }
  }

  var isPowerBase: Bool {
    switch kind {
    case .number, .constant, .variable, .operation: true
    case .negated, .sum, .product, .power: false
    }
  }

  var isExponent: Bool {
    switch kind {
    case .number, .constant, .variable, .operation, .power: true
    case .negated, .sum, .product: false
    }
  }

  var isFactorialOperand: Bool {
    switch kind {
    case .number, .constant, .variable: true
    case .operation(let operation, _): operation.suffix == nil
    case .negated, .sum, .product, .power: false
    }
  }
}

extension Formula {
  /// The formula as people write it in a line, with the fewest parentheses: `√(7+M)+14`.
  ///
  /// Reading it back gives the same formula, except for parentheses to the right of `+` or `×` that
  /// do not change the mathematics: `3+(5+4)` is written `3+5+4`.
  ///
  /// - Complexity: O(nodes).
  public var text: String { written(.text) }

  /// The formula in ASCII, for other programs: `sqrt(7+M)+14`. Reading it back gives the same
  /// formula.
  ///
  /// - Complexity: O(nodes).
  public var ascii: String { written(.ascii) }

  /// The formula as `text` has it, but with every parenthesis that the tree needs: `3+(5+4)`.
  /// Reading it back gives the same formula.
  ///
  /// - Complexity: O(nodes).
  public var exactText: String { written(.exact) }

  /// The formula with a space on each side of the operators of sums and products: `(2 + 3) × -4^2`.
  /// Reading it back gives the same formula.
  ///
  /// - Complexity: O(nodes).
  public var spacedText: String { written(.spaced) }

  @inline(never)
  private func written(_ style: TextWriter.Style) -> String {
    var writer = TextWriter(style: style)
    writer.write(self)
    return String(decoding: writer.utf8, as: UTF8.self)
  }
}
