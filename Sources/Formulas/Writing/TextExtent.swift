import OrdinateNumerics

/// The length and nesting depth of a formula's text, computed without writing it.
///
/// It counts every parenthesis that the tree needs, so the depth is also right for the ASCII text.
/// The usual text, which drops associative parentheses, is no longer and no deeper. A formula
/// within both limits can be read back.
package struct TextExtent: Equatable, Sendable {
  /// The limits of the language.
  package static let longest = Parser.longest
  package static let deepest = Parser.deepest

  /// In characters.
  package var length: Int
  /// Nested parentheses, functions, signs and powers.
  package var depth: Int

  package init(length: Int, depth: Int = 0) {
    self.length = length
    self.depth = depth
  }

  private func inParentheses(if isNeeded: Bool) -> TextExtent {
    isNeeded ? TextExtent(length: length + 2, depth: depth + 1) : self
  }

  private static func characters(_ text: String) -> Int { text.unicodeScalars.count }
}

/// A formula together with the extent of its text.
package struct MeasuredFormula: Sendable {
  package var formula: Formula
  package var extent: TextExtent

  package init(_ formula: Formula, _ extent: TextExtent) {
    self.formula = formula
    self.extent = extent
  }

  package init(_ numeral: Numeral) {
    formula = Formula(numeral)
    extent = TextExtent(length: numeral.text.utf8.count, depth: numeral.isNegative ? 1 : 0)
  }

  package init(_ constant: Constant) {
    formula = .constant(constant)
    extent = TextExtent(length: 1)
  }

  package init(_ variable: Name) {
    formula = .variable(variable)
    extent = TextExtent(length: variable.description.unicodeScalars.count)
  }
}

extension MeasuredFormula {
  /// Measures a formula.
  ///
  /// - Complexity: O(nodes).
  package init(measuring formula: Formula) {
    switch formula.kind {
    case .number(let numeral): self.init(numeral)
    case .constant(let constant): self.init(constant)
    case .variable(let name): self.init(name)
    case .negated(let operand):
      self.init(formula, TextExtent.negating(MeasuredFormula(measuring: operand)))
    case .sum(let terms): self.init(formula, .sum, of: terms)
    case .product(let factors): self.init(formula, .product, of: factors)
    case .power(let base, let exponent):
      let extent = TextExtent.raising(
        MeasuredFormula(measuring: base), to: MeasuredFormula(measuring: exponent))
      self.init(formula, extent)
    case .operation(let operation, let operands):
      let measured = operands.map { MeasuredFormula(measuring: $0) }
      self.init(formula, TextExtent.applying(operation, to: measured))
    }
  }

  private init(_ formula: Formula, _ chain: Formula.Chain, of terms: [Formula.Term]) {
    self.init(measuring: terms[0].formula)
    for term in terms[1...] {
      let right = MeasuredFormula(measuring: term.formula)
      extent = TextExtent.joining(self, right, in: chain)
      self.formula = formula
    }
  }
}

extension TextExtent {
  /// The extent of the result of `Formula.negating`.
  package static func negating(_ operand: MeasuredFormula) -> TextExtent {
    var extent = operand.extent
    if case .sum = operand.formula.kind { extent = extent.inParentheses(if: true) }
    return TextExtent(length: extent.length + 1, depth: extent.depth + 1)
  }

  /// The extent of the result of `Formula.join`.
  package static func joining(
    _ left: MeasuredFormula, _ right: MeasuredFormula, in chain: Formula.Chain
  ) -> TextExtent {
    var first = left.extent
    if chain == .product, case .sum = left.formula.kind { first = first.inParentheses(if: true) }
    let needsParentheses =
      switch right.formula.kind {
      case .sum: true
      case .product: chain == .product
      case .number, .constant, .variable, .negated, .power, .operation: false
      }
    let last = right.extent.inParentheses(if: needsParentheses || right.formula.beginsWithMinus)
    return TextExtent(
      length: first.length + 1 + last.length, depth: max(first.depth, last.depth))
  }

  /// The extent of the result of `Formula.power`.
  package static func raising(_ base: MeasuredFormula, to exponent: MeasuredFormula) -> TextExtent {
    let first = base.extent.inParentheses(if: !base.formula.isPowerBase)
    let last = exponent.extent.inParentheses(if: !exponent.formula.isExponent)
    return TextExtent(
      length: first.length + 1 + last.length, depth: max(first.depth, last.depth) + 1)
  }

  /// The extent of the result of `Formula.operation`.
  package static func applying(
    _ operation: Operation, to operands: some Collection<MeasuredFormula>
  ) -> TextExtent {
    if let sign = operation.suffix, let operand = operands.first {
      let extent = operand.extent.inParentheses(if: !operand.formula.isFactorialOperand)
      return TextExtent(length: extent.length + characters(sign), depth: extent.depth + 1)
    }
    var result = TextExtent(length: characters(operation.name) + 1 + max(1, operands.count))
    for operand in operands {
      result.length += operand.extent.length
      result.depth = max(result.depth, operand.extent.depth)
    }
    result.depth += 1
    return result
  }
}
