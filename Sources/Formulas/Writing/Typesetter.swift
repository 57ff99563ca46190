import OrdinateNumerics

/// Lays a formula out as on paper: quotients as fractions, `2x` without a sign, `sin²(x)`.
///
/// A formula is written without recursion, for the call stack of a browser is short: it is expanded to
/// marks and its parts, and these wait until their turn comes.
struct Typesetter {
  private let markup: any Markup
  private let target = TypesetSteps()

  init(target: any Markup) { markup = target }

  /// - Complexity: O(nodes).
  func write(_ formula: Formula) {
    var waiting: [TypesetStep] = [.formula(formula)]
    while let step = waiting.popLast() {
      guard case .formula(let formula) = step else {
        step.write(to: markup)
        continue
      }
      target.steps.removeAll(keepingCapacity: true)
      expand(formula)
      waiting.append(contentsOf: target.steps.reversed())
    }
  }

  /// Writes the formula when its turn comes.
  private func put(_ formula: Formula) { target.steps.append(.formula(formula)) }

  private func expand(_ formula: Formula) {
    switch formula.kind {
    case .number(let numeral): write(numeral)
    case .constant(let constant): target.constant(constant)
    case .variable(let name): target.variable(name)
    case .negated(let operand):
      target.sign(.minus)
      if case .sum = operand.kind { return writeInParentheses(operand) }
      if case .negated = operand.kind { return writeInParentheses(operand) }
      put(operand)
    case .sum(let terms):
      put(terms[0].formula)
      for term in terms[1...] {
        target.sign(term.isInverted ? .minus : .plus)
        write(term.formula, inParentheses: term.needsParenthesesInSum)
      }
    case .product(let factors): write(product: factors)
    case .power(let base, let exponent): write(base, toThe: exponent)
    case .operation(let operation, let operands): write(operation, operands)
    }
  }

  private func write(_ numeral: Numeral) {
    let digits = Array(numeral.text.utf8)
    guard let mark = digits.firstIndex(of: UInt8(ascii: "e")) else {
      return target.number(String(decoding: digits, as: UTF8.self))
    }
    target.number(String(decoding: digits[..<mark], as: UTF8.self))
    target.sign(.times)
    target.openScript(isRaised: true)
    target.number("10")
    target.script(isRaised: true)
    var exponent = digits[(mark + 1)...]
    if exponent.first == UInt8(ascii: "-") {
      target.sign(.minus)
      exponent.removeFirst()
    }
    target.number(String(decoding: exponent, as: UTF8.self))
    target.closeScript(isRaised: true)
  }

  private func write(_ formula: Formula, inParentheses: Bool) {
    if inParentheses { writeInParentheses(formula) } else { put(formula) }
  }

  private func writeInParentheses(_ formula: Formula) {
    target.open(.leftParenthesis)
    put(formula)
    target.close(.rightParenthesis)
  }

  /// Factors side by side; each division puts all that stands before it into a numerator, which is
  /// just what it means.
  private func write(product all: [Formula.Term]) {
    let factors = Self.joiningPowers(all)
    if factors.count == 1 { return put(factors[0].formula) }
    for factor in factors where factor.isInverted { target.openFraction(hasBar: true) }
    var end = Formula.Edge.fraction
    for (index, factor) in factors.enumerated() {
      if factor.isInverted {
        target.fractionBar(hasBar: true)
        put(factor.formula)
        target.closeFraction(hasBar: true)
        end = .fraction
        continue
      }
      let isWhole = index == 0 && factors[1].isInverted
      let parentheses = !isWhole && factor.formula.needsParenthesesInProduct(isFirst: index == 0)
      let start = parentheses ? Formula.Edge.delimiter : factor.formula.leadingEdge
      if index > 0 { target.sign(Self.sign(between: end, and: start)) }
      write(factor.formula, inParentheses: parentheses)
      end = parentheses ? .delimiter : factor.formula.trailingEdge
    }
  }

  /// The factors with each variable that stands next to itself as a power: `3×x×x` is laid out as 3x².
  private static func joiningPowers(_ factors: [Formula.Term]) -> [Formula.Term] {
    var joined: [Formula.Term] = []
    var exponent = 1
    for (index, factor) in factors.enumerated() {
      joined.append(factor)
      guard index > 0, !factor.isInverted, !factors[index - 1].isInverted,
        case .variable(let name) = factor.formula.kind,
        case .variable(let before) = factors[index - 1].formula.kind, name == before
      else {
        exponent = 1
        continue
      }
      exponent += 1
      joined.removeLast(2)
      joined.append(Formula.Term(.power(factor.formula, Formula(Double(exponent)))))
    }
    return joined
  }

  /// The sign is left out where the product is clear without it: never before a digit, and never
  /// where a name before a parenthesis would look like a function.
  private static func sign(between end: Formula.Edge, and start: Formula.Edge) -> TypesetSign {
    switch (end, start) {
    case (_, .digit), (_, .fraction), (.function, _), (.factorial, _), (.symbol, .delimiter),
      (.fraction, .delimiter):
      .dot
    case (.digit, .function), (.symbol, .function), (.script, .function), (.fraction, .function):
      .thinSpace
    case (.fraction, _): .thinSpace
    default: .invisibleTimes
    }
  }

  private func write(_ base: Formula, toThe exponent: Formula) {
    if case .operation(let operation, let operands) = base.kind,
      case .function(let latex) = operation.row.notation, base.takesExponentAtName(exponent)
    {
      target.openScript(isRaised: true)
      target.functionName(operation, latex: latex)
      target.script(isRaised: true)
      put(exponent)
      target.closeScript(isRaised: true)
      return writeArguments(operands)
    }
    target.openScript(isRaised: true)
    write(base, inParentheses: base.needsParenthesesAsBase)
    target.script(isRaised: true)
    put(exponent)
    target.closeScript(isRaised: true)
  }

  private func writeArguments(_ operands: [Formula]) {
    target.open(.leftParenthesis)
    for (index, operand) in operands.enumerated() {
      if index > 0 { target.sign(.comma) }
      put(operand)
    }
    target.close(.rightParenthesis)
  }

  private func write(_ operation: Operation, _ operands: [Formula]) {
    switch operation.row.notation {
    case .function(let latex):
      target.functionName(operation, latex: latex)
      writeArguments(operands)
    case .radical(degree: 2?):
      target.openRadical(hasDegree: false)
      put(operands[0])
      target.closeRadical(hasDegree: false)
    case .radical(let degree):
      let degree = degree.map { Formula(Double($0)) } ?? operands[1]
      target.openRadical(hasDegree: true)
      put(markup.writesDegreeFirst ? degree : operands[0])
      target.radicalSeparator()
      put(markup.writesDegreeFirst ? operands[0] : degree)
      target.closeRadical(hasDegree: true)
    case .delimiters(let latexOpen, let latexClose, let open, let close):
      target.open(TypesetDelimiter(mathML: open, latex: "\\left" + latexOpen))
      put(operands[0])
      target.close(TypesetDelimiter(mathML: close, latex: "\\right" + latexClose))
    case .suffix(let sign):
      write(operands[0], inParentheses: operands[0].needsParenthesesBeforeFactorial)
      target.suffix(sign)
    case .subscripted(let latex, let base):
      target.openScript(isRaised: false)
      target.functionName(.log, latex: latex)
      target.script(isRaised: false)
      put(base.map { Formula(Double($0)) } ?? operands[0])
      target.closeScript(isRaised: false)
      writeArguments([operands[operands.count - 1]])
    case .exponential:
      write(.constant(.e), toThe: operands[0])
    case .binomial:
      target.open(.leftParenthesis)
      target.openFraction(hasBar: false)
      put(operands[0])
      target.fractionBar(hasBar: false)
      put(operands[1])
      target.closeFraction(hasBar: false)
      target.close(.rightParenthesis)
    case .power: write(operands[0], toThe: operands[1])
    case .series(let latex, let sign):
      target.openSeries(latex: latex, sign: sign)
      if operation != .integral {
        put(operands[0])
        target.sign(.equals)
      }
      put(operands[1])
      target.seriesEnd()
      put(operands[2])
      target.closeSeries()
      write(operands[3], inParentheses: operands[3].needsParenthesesAsTerm)
      if operation == .integral {
        target.sign(.thinSpace)
        target.variable("d")
        put(operands[0])
      }
    }
  }
}

extension Formula.Term {
  /// Whether a term other than the first of a sum keeps its parentheses.
  fileprivate var needsParenthesesInSum: Bool {
    if case .sum(let terms) = formula.kind {
      return isInverted || terms.contains { $0.isInverted } || formula.startsWithMinus
    }
    return formula.startsWithMinus
  }
}

extension Formula {
  /// How a typeset formula begins or ends.
  fileprivate enum Edge {
    case digit, symbol, script, function, delimiter, radical, fraction, factorial
  }

  /// Whether a sign comes first; in a fraction it stands in the numerator.
  fileprivate var startsWithMinus: Bool {
    switch kind {
    case .negated: true
    case .sum(let terms): terms[0].formula.startsWithMinus
    case .product(let factors):
      if case .sum = factors[0].formula.kind {
        false
      } else {
        !factors.contains { $0.isInverted } && factors[0].formula.startsWithMinus
      }
    case .number, .constant, .variable, .power, .operation: false
    }
  }

  fileprivate func needsParenthesesInProduct(isFirst: Bool) -> Bool {
    switch kind {
    case .sum: true
    case .operation(let operation, _) where operation.isSeries: true
    case .number(let value): value.isWrittenAsProduct
    case .negated, .product: !isFirst && startsWithMinus
    case .constant, .variable, .power, .operation: false
    }
  }

  /// Whether it keeps its parentheses after the sign of a sum or product over a range.
  fileprivate var needsParenthesesAsTerm: Bool {
    if case .sum = kind { true } else { startsWithMinus }
  }

  fileprivate var needsParenthesesAsBase: Bool {
    switch kind {
    case .constant, .variable: false
    case .number(let value): value.isWrittenAsProduct
    case .operation(let operation, _):
      if case .delimiters = operation.row.notation { false } else { true }
    case .negated, .sum, .product, .power: true
    }
  }

  fileprivate var needsParenthesesBeforeFactorial: Bool { needsParenthesesAsBase }

  fileprivate var leadingEdge: Edge {
    switch kind {
    case .number: .digit
    case .constant, .variable: .symbol
    case .negated, .sum: .delimiter
    case .product(let factors):
      factors.contains { $0.isInverted } ? .fraction : factors[0].formula.leadingEdge
    case .power(let base, let exponent):
      base.needsParenthesesAsBase && !base.takesExponentAtName(exponent)
        ? .delimiter : base.leadingEdge
    case .operation(let operation, let operands):
      switch operation.row.notation {
      case .function, .subscripted, .series: .function
      case .radical: .radical
      case .delimiters, .binomial: .delimiter
      case .suffix:
        operands[0].needsParenthesesBeforeFactorial ? .delimiter : operands[0].leadingEdge
      case .exponential, .power: .symbol
      }
    }
  }

  fileprivate var trailingEdge: Edge {
    switch kind {
    case .number: .digit
    case .constant, .variable: .symbol
    case .negated(let operand): operand.trailingEdge
    case .sum: .delimiter
    case .product(let factors):
      factors[factors.count - 1].isInverted
        ? .fraction : factors[factors.count - 1].formula.trailingEdge
    case .power(let base, let exponent): base.takesExponentAtName(exponent) ? .function : .script
    case .operation(let operation, _):
      switch operation.row.notation {
      case .function, .subscripted, .series: .function
      case .radical: .radical
      case .delimiters, .binomial: .delimiter
      case .suffix: .factorial
      case .exponential, .power: .script
      }
    }
  }

  /// Whether a power of this is written as `sin²(x)`; never for −1, which means the inverse.
  fileprivate func takesExponentAtName(_ exponent: Formula) -> Bool {
    if case .operation(let operation, _) = kind, case .function = operation.row.notation,
      case .number = exponent.kind
    {
      return true
    }
    return false
  }
}

extension Numeral {
  /// Whether the number is written with a power of ten.
  fileprivate var isWrittenAsProduct: Bool {
    @inline(never) get { text.utf8.contains(UInt8(ascii: "e")) }
  }
}
