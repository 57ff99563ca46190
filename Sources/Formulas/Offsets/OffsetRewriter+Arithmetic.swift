import OrdinateNumerics

// In the comments, a and b are anchors, d and e their offsets.
extension OffsetRewriter {
  func number(_ value: Int) -> OffsetFormula {
    self.value(Formula(Double(value)), nil) { Formula(Double(value)) }
  }

  func negate(_ x: OffsetFormula) -> OffsetFormula { sum([(x, true)]) }

  func add(_ x: OffsetFormula, _ y: OffsetFormula) -> OffsetFormula {
    sum([(x, false), (y, false)])
  }

  func subtract(_ x: OffsetFormula, _ y: OffsetFormula) -> OffsetFormula {
    sum([(x, false), (y, true)])
  }

  func sum(_ terms: [(value: OffsetFormula, isInverted: Bool)]) -> OffsetFormula {
    func total(_ part: (OffsetFormula) -> Formula?) -> Formula? {
      var total: Formula?
      for term in terms {
        guard let summand = part(term.value) else { continue }
        total =
          total.map { .adding($0, Formula.Term(summand, isInverted: term.isInverted)) }
          ?? (term.isInverted ? .negating(summand) : summand)
      }
      return total
    }
    let offset = total { $0.offset }
    guard let anchor = total({ $0.anchor?.formula }) else {
      return offset.map { plain($0) } ?? .zero
    }
    return value(anchor, offset) { total { $0.formula } ?? .number(0) }
  }

  func multiply(_ x: OffsetFormula, _ y: OffsetFormula) -> OffsetFormula {
    let product = x.formula * y.formula
    guard let a = x.anchor, let b = y.anchor else { return plain(product) }
    // (a + d)(b + e) - ab = ae + d(b + e)
    var offset = y.offset.map { a.symbol * $0 }
    if let d = x.offset {
      let second = d * y.formula
      offset = offset.map { $0 + second } ?? second
    }
    return value(a.formula * b.formula, offset) { product }
  }

  func square(_ x: OffsetFormula) -> OffsetFormula {
    let square = Formula.power(x.formula, .number(2))
    guard let a = x.anchor else { return plain(square) }
    return value(.power(a.formula, .number(2)), x.offset.map { $0 * (.number(2) * a.symbol + $0) })
    {
      square
    }
  }

  func divide(_ x: OffsetFormula, _ y: OffsetFormula) -> OffsetFormula {
    let quotient = x.formula / y.formula
    guard let a = x.anchor, let b = y.anchor,
      case .anchor(let ratio) = constant(a.formula / b.formula)
    else { return plain(quotient) }
    // (a + d) ÷ (b + e) - a ÷ b = (d - (a ÷ b)e) ÷ (b + e)
    var difference = x.offset
    if let e = y.offset {
      let multiple = ratio.symbol * e
      difference = difference.map { $0 - multiple } ?? .negating(multiple)
    }
    return value(ratio.formula, difference.map { $0 / y.formula }) { quotient }
  }

  /// The largest exponent whose power is computed by products.
  private static let mostFactors = 64.0

  /// - Parameter text: The exponent as it was written: a fraction such as 1÷3 has a meaning of its own.
  func power(_ x: OffsetFormula, _ y: OffsetFormula, _ text: Formula) -> OffsetFormula {
    guard let a = x.anchor else { return plain(.power(x.formula, exponent(y, text))) }
    if x.offset == nil, y.offset == nil {
      return value(.power(a.formula, text), nil) { .power(a.formula, text) }
    }
    if let number = text.signedNumber?.shortDouble, number == Elementary.floor(number),
      number != 0, number.magnitude <= Self.mostFactors
    {
      let power = power(x, Int(number.magnitude))
      return number < 0 ? divide(self.number(1), power) : power
    }
    guard a.isPositive else { return plain(.power(x.formula, exponent(y, text))) }
    // (a + d)^(b + e) = a^b · exp(b·log1p(d ÷ a) + (ln a + log1p(d ÷ a))e)
    let growth = x.offset.map { Formula.operation(.log1p, [$0 / a.symbol]) }
    var exponent: Formula?
    if let b = y.anchor, let growth { exponent = b.symbol * growth }
    if let e = y.offset {
      guard case .anchor(let logarithm) = constant(.operation(.ln, [a.formula])) else {
        return plain(.power(x.formula, self.exponent(y, text)))
      }
      let second = (growth.map { logarithm.symbol + $0 } ?? logarithm.symbol) * e
      exponent = exponent.map { $0 + second } ?? second
    }
    let atOrigin = y.anchor.map { Formula.power(a.formula, y.offset == nil ? text : $0.formula) }
    return grown(from: atOrigin ?? .number(1), by: exponent) {
      .power(x.formula, self.exponent(y, text))
    }
  }

  private func exponent(_ y: OffsetFormula, _ text: Formula) -> Formula {
    y.offset == nil ? text : y.formula
  }

  private func power(_ x: OffsetFormula, _ exponent: Int) -> OffsetFormula {
    if exponent == 1 { return x }
    let root = power(x, exponent / 2)
    return exponent % 2 == 0 ? square(root) : multiply(square(root), x)
  }

  /// A constant times e to a power.
  func grown(
    from start: Formula, by exponent: Formula?, else plain: () -> Formula
  ) -> OffsetFormula {
    guard case .anchor(let anchor) = constant(start) else { return self.plain(plain()) }
    return value(
      start, exponent.map { anchor.symbol * .operation(.expm1, [$0]) }, else: plain)
  }
}

extension Formula {
  static func + (a: Formula, b: Formula) -> Formula { .adding(a, Term(b)) }

  static func - (a: Formula, b: Formula) -> Formula { .adding(a, Term(b, isInverted: true)) }

  static func * (a: Formula, b: Formula) -> Formula { .multiplying(a, Term(b)) }

  static func / (a: Formula, b: Formula) -> Formula { .multiplying(a, Term(b, isInverted: true)) }
}
