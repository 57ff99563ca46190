/// A formula of real numbers: the one tree that every calculator builds and every reading reads.
///
/// Sums and products are flat, so that a chain of any length is shallow: `a+b-c` is one node, and
/// so is `(a+b)-c`, which is the same mathematics in the same order. Only the right operand of a
/// chain may be a chain of its kind.
///
/// A formula is a value; copies share their nodes. However deep it is, it is compared, hashed and
/// freed without recursion. Read it with `kind`; `Formula(_:)`, `negating`, `adding`, `multiplying`,
/// `power` and `init(applying:to:)` build it.
///
/// - Invariant: numbers are finite and not negative; the first term of a sum is not a sum and that
///   of a product not a product; a chain has two terms or more, the first of them not inverted; an
///   operation has as many operands as its row of the table allows.
public struct Formula: Sendable {
  /// Leaves are kept in place; all else is a node, which formulas share.
  enum Storage: Sendable {
    case number(Double)
    case constant(Constant)
    case variable(Name)
    case node(FormulaNode)
  }

  var storage: Storage

  /// What a formula is, and what it is made of.
  public enum Kind: Sendable {
    /// A finite number that is not negative.
    case number(Double)
    case constant(Constant)
    case variable(Name)
    case negated(Formula)
    /// Two terms or more, added, or subtracted where inverted, from left to right.
    case sum([Term])
    /// Two factors or more, multiplied, or divided by where inverted, from left to right.
    case product([Term])
    case power(Formula, Formula)
    case operation(Operation, [Formula])
  }

  /// One operand of a chain, and whether it is subtracted or divided by.
  public struct Term: Hashable, Sendable {
    public var formula: Formula
    public var isInverted: Bool

    public init(_ formula: Formula, isInverted: Bool = false) {
      self.formula = formula
      self.isInverted = isInverted
    }
  }

  /// The two kinds of chains: of `+` and `−`, and of `×` and `÷`.
  public enum Chain: Sendable {
    case sum, product
  }

  /// What the formula is, to be matched.
  ///
  /// - Complexity: O(1).
  public var kind: Kind {
    switch storage {
    case .number(let value): .number(value)
    case .constant(let constant): .constant(constant)
    case .variable(let name): .variable(name)
    case .node(let node): node.kind
    }
  }
}

// Building.
extension Formula {
  /// A number as a formula; a negative one as the negative of its magnitude.
  ///
  /// - Precondition: `value` is finite.
  public init(_ value: Double) {
    precondition(value.isFinite)
    self = value.sign == .minus ? .negated(.number(-value)) : .number(value)
  }

  public static func constant(_ constant: Constant) -> Formula {
    Formula(storage: .constant(constant))
  }

  public static func variable(_ name: Name) -> Formula { Formula(storage: .variable(name)) }

  /// `-operand`. The negative of a product is the product with its first factor negated, which has
  /// the same value to the last bit and is written without parentheses.
  public static func negating(_ operand: Formula) -> Formula {
    guard case .product(var factors) = operand.kind else { return .negated(operand) }
    factors[0].formula = .negated(factors[0].formula)
    return .chain(.product, of: factors)
  }

  /// `left + right`, or `left - right` if inverted.
  public static func adding(_ left: Formula, _ right: Term) -> Formula {
    var sum = left
    sum.join(right, in: .sum)
    return sum
  }

  /// `left × right`, or `left ÷ right` if inverted.
  public static func multiplying(_ left: Formula, _ right: Term) -> Formula {
    var product = left
    product.join(right, in: .product)
    return product
  }

  /// Appends a term to the formula where that is a chain of the kind, else makes one of the two.
  ///
  /// - Complexity: amortized O(1) where nothing else holds the chain, else O(terms).
  public mutating func join(_ term: Term, in chain: Chain) {
    guard case .node(var node) = storage, node.isChain(chain) else {
      self = .chain(chain, of: [Term(self), term])
      return
    }
    // Else there would be two owners of the node.
    storage = .number(0)
    if isKnownUniquelyReferenced(&node) {
      node.append(term)
    } else {
      node = node.appending(term)
    }
    storage = .node(node)
  }

  public static func power(_ base: Formula, _ exponent: Formula) -> Formula {
    Formula(storage: .node(FormulaNode(.power(base, exponent))))
  }

  /// - Returns: `nil` where the operation does not take so many operands.
  public init?(applying operation: Operation, to operands: [Formula]) {
    guard operation.operandCount.contains(operands.count) else { return nil }
    self = .operation(operation, operands)
  }
}

// Building where the invariant is known to hold.
extension Formula {
  /// - Precondition: `value` is finite and not negative.
  package static func number(_ value: Double) -> Formula {
    assert(value.isFinite && value.sign == .plus)
    return Formula(storage: .number(value))
  }

  /// The formula with a sign before it, whatever it is.
  static func negated(_ operand: Formula) -> Formula {
    Formula(storage: .node(FormulaNode(.negated(operand))))
  }

  /// A chain; one that is its first term is taken up into it.
  ///
  /// - Precondition: There are two terms or more, the first of them not inverted.
  static func chain(_ chain: Chain, of terms: [Term]) -> Formula {
    assert(terms.count >= 2 && !terms[0].isInverted)
    var terms = terms
    if case .node(let node) = terms[0].formula.storage, let first = node.terms(of: chain) {
      terms.replaceSubrange(0...0, with: first)
    }
    return Formula(storage: .node(FormulaNode(chain == .sum ? .sum(terms) : .product(terms))))
  }

  /// - Precondition: The operation takes so many operands.
  package static func operation(_ operation: Operation, _ operands: [Formula]) -> Formula {
    assert(operation.operandCount.contains(operands.count))
    return Formula(storage: .node(FormulaNode(.operation(operation, operands))))
  }
}
