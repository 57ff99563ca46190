/// A formula of real numbers: the one tree that every calculator builds and every reading reads.
///
/// Sums and products are flat, so that a chain of any length is shallow: `a+b-c` is one node, and
/// so is `(a+b)-c`, which is the same mathematics in the same order. Only the right operand of a
/// chain may be a chain of its kind.
///
/// - Invariant: numbers are finite and not negative; the first term of a sum is not a sum and that
///   of a product not a product; a chain has two terms or more, the first of them not inverted; an
///   operation has as many operands as its row of the table allows. `adding`, `multiplying`,
///   `negating` and `applying` keep it.
public enum Formula: Equatable, Sendable {
  case number(Double)
  case constant(Constant)
  case variable(Name)
  indirect case negated(Formula)
  /// Terms added, or subtracted where inverted, from left to right.
  case sum([Term])
  /// Factors multiplied, or divided by where inverted, from left to right.
  case product([Term])
  indirect case power(Formula, Formula)
  case operation(Operation, [Formula])

  /// One operand of a chain, and whether it is subtracted or divided by.
  public struct Term: Equatable, Sendable {
    public var formula: Formula
    public var isInverted: Bool

    public init(_ formula: Formula, isInverted: Bool = false) {
      self.formula = formula
      self.isInverted = isInverted
    }
  }
}

extension Formula {
  /// A number as a formula; a negative one as the negative of its magnitude.
  ///
  /// - Precondition: `value` is finite.
  public init(_ value: Double) {
    precondition(value.isFinite)
    self = value.sign == .minus ? .negated(.number(-value)) : .number(value)
  }

  /// `left + right`, or `left - right` if inverted.
  public static func adding(_ left: Formula, _ right: Term) -> Formula {
    var sum = left
    sum.join(right, isProduct: false)
    return sum
  }

  /// `left × right`, or `left ÷ right` if inverted.
  public static func multiplying(_ left: Formula, _ right: Term) -> Formula {
    var product = left
    product.join(right, isProduct: true)
    return product
  }

  /// Appends a term to the formula where that is a chain of the kind, else makes one of the two.
  ///
  /// - Complexity: amortized O(1) where nothing else holds the chain, else O(terms).
  public mutating func join(_ term: Term, isProduct: Bool) {
    var terms: [Term]
    switch self {
    case .sum(let first) where !isProduct: terms = first
    case .product(let first) where isProduct: terms = first
    default: terms = [Term(self)]
    }
    // Else there would be two owners of the terms, and appending would copy them.
    self = .number(0)
    terms.append(term)
    self = isProduct ? .product(terms) : .sum(terms)
  }

  /// `-operand`. The negative of a product is the product with its first factor negated, which has
  /// the same value to the last bit and is written without parentheses.
  public static func negating(_ operand: Formula) -> Formula {
    guard case .product(var factors) = operand else { return .negated(operand) }
    factors[0].formula = .negated(factors[0].formula)
    return .product(factors)
  }

  /// The free variables, in order of first appearance.
  ///
  /// - Complexity: O(nodes · variables).
  public var variables: [Name] {
    var names: [Name] = []
    collectVariables(into: &names)
    return names
  }

  private func collectVariables(into names: inout [Name]) {
    switch self {
    case .number, .constant: break
    case .variable(let name):
      if !names.contains(name) { names.append(name) }
    case .negated(let operand): operand.collectVariables(into: &names)
    case .sum(let terms), .product(let terms):
      for term in terms { term.formula.collectVariables(into: &names) }
    case .power(let base, let exponent):
      base.collectVariables(into: &names)
      exponent.collectVariables(into: &names)
    case .operation(_, let operands):
      for operand in operands { operand.collectVariables(into: &names) }
    }
  }
}
