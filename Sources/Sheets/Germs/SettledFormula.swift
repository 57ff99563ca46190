import Formulas

/// A formula without the parts that are one number, or another part, wherever they have a value.
struct SettledFormula {
  var formula: Formula
  /// Formulas that are 0 wherever those parts have a value, and have none elsewhere.
  private(set) var domains: [Formula] = []

  mutating func add(_ domain: Formula) {
    if !domains.contains(where: { $0.isSame(as: domain) }) { domains.append(domain) }
  }

  /// Adds where a part has a value.
  fileprivate mutating func addDomain(of part: Formula) {
    if !part.isTotal { add(.multiplying(.number(0), Formula.Term(part))) }
  }

  /// Adds where a part is not 0.
  fileprivate mutating func addZeros(of part: Formula) {
    add(.multiplying(.number(0), Formula.Term(part, isInverted: true)))
  }

  /// The function that it stands for.
  var whole: Formula {
    guard let first = domains.first else { return formula }
    let sum = domains.dropFirst().reduce(first) { .adding($0, Formula.Term($1)) }
    if formula == .number(0) { return sum }
    // A product remains one, whose factors tell its zeros.
    if case .product = formula.kind {
      return .multiplying(formula, Formula.Term(.adding(Formula(1.0), Formula.Term(sum))))
    }
    return .adding(formula, Formula.Term(sum))
  }
}

extension Formula {
  /// Whether a part of its own is one number wherever it has a value, or changes nothing.
  var hasSettledPart: Bool { settled.formula != self }

  /// The formula without such parts of its own; those of its operands are settled before.
  var settled: SettledFormula {
    guard !variables.isEmpty else { return SettledFormula(formula: self) }
    switch kind {
    case .sum(let terms): return SettledFormula.settling(terms, in: .sum, of: self)
    case .product(let factors):
      if factors.contains(where: { $0.formula == .number(0) && !$0.isInverted }) {
        var result = SettledFormula(formula: .number(0))
        for factor in factors where factor.formula != .number(0) || factor.isInverted {
          if factor.isInverted {
            result.addZeros(of: factor.formula)
          } else {
            result.addDomain(of: factor.formula)
          }
        }
        return result
      }
      return SettledFormula.settling(factors, in: .product, of: self)
    case .operation(.mod, let x) where x[0] == .number(0) || x[0].isEqual(to: x[1]):
      var result = SettledFormula(formula: .number(0))
      result.addDomain(of: x[0])
      result.addZeros(of: x[1])
      return result
    case .operation(.max, let x), .operation(.min, let x):
      guard x.dropFirst().allSatisfy({ $0.isEqual(to: x[0]) }) else { break }
      var result = SettledFormula(formula: x[0])
      for other in x.dropFirst() { result.addDomain(of: other) }
      return result
    case .operation(.frac, let x) where x[0].rounded != nil:
      var result = SettledFormula(formula: .number(0))
      if let operand = x[0].rounded { result.addDomain(of: operand) }
      return result
    case .power(let base, let exponent) where base == .number(1) || exponent == .number(0):
      var result = SettledFormula(formula: .number(1))
      result.addDomain(of: base == .number(1) ? exponent : base)
      return result
    case .power(let base, let exponent) where base == .number(0):
      // 0 to the power of 0 is 1, and there are no negative powers of 0.
      let sign = Formula.operation(.sign, [.operation(.squareRoot, [exponent])])
      return SettledFormula(formula: .adding(Formula(1.0), Term(sign, isInverted: true)))
    default: break
    }
    return SettledFormula(formula: self)
  }

  /// Whether both are the same function where they have values, as simplifying shows.
  private func isEqual(to other: Formula) -> Bool {
    isSame(as: other)
      || variables == other.variables && !isLongerThan(30) && !other.isLongerThan(30)
        && Formula.adding(self, Term(other, isInverted: true)).simplified == .number(0)
  }
}

extension Formula {
  /// What is made a whole number by this operation; `nil` for any other formula.
  fileprivate var rounded: Formula? {
    guard case .operation(let operation, let x) = kind else { return nil }
    switch operation {
    case .floor, .ceil, .round, .trunc, .sign: return x[0]
    default: return nil
    }
  }
}

extension SettledFormula {
  /// A chain without the pairs of parts that undo each other.
  fileprivate static func settling(
    _ terms: [Formula.Term], in chain: Formula.Chain, of formula: Formula
  ) -> SettledFormula {
    let neutral: Formula = chain == .sum ? .number(0) : .number(1)
    var result = SettledFormula(formula: neutral)
    var rest: [Formula.Term] = []
    for term in terms where term.formula != neutral {
      guard let index = rest.firstIndex(where: { $0.undoes(term) }) else {
        if chain == .product, let index = rest.firstIndex(where: { $0.sign(over: term) != nil }),
          let sign = rest[index].sign(over: term)
        {
          rest[index] = Formula.Term(sign)
          result.addZeros(of: sign.operands[0])
        } else {
          rest.append(term)
        }
        continue
      }
      rest.remove(at: index)
      if chain == .sum {
        result.addDomain(of: term.formula)
      } else {
        result.addZeros(of: term.formula)
      }
    }
    if rest.count == terms.count { return SettledFormula(formula: formula) }
    for (index, term) in rest.enumerated() {
      if index == 0, chain == .sum || !term.isInverted {
        result.formula = term.isInverted ? .negating(term.formula) : term.formula
      } else {
        result.formula.join(term, in: chain)
      }
    }
    return result
  }
}

extension Formula.Term {
  fileprivate func undoes(_ other: Formula.Term) -> Bool {
    isInverted != other.isInverted && formula.isSame(as: other.formula)
  }

  /// The sign that this and another factor are together, as |x| ÷ x is; `nil` for other factors.
  fileprivate func sign(over other: Formula.Term) -> Formula? {
    guard isInverted != other.isInverted else { return nil }
    for (size, x) in [(formula, other.formula), (other.formula, formula)] {
      if case .operation(.absolute, let operands) = size.kind, operands[0].isSame(as: x) {
        return .operation(.sign, [x])
      }
    }
    return nil
  }
}
