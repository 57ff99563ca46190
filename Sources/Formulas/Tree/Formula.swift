/// A formula of real numbers: the one tree that all calculators build and all other code reads.
///
/// Sums and products are flat, so that a chain of any length is shallow: `a+b-c` is one node, and
/// so is `(a+b)-c`, which means the same in the same order. Only a right operand of a chain may be
/// a chain of the same kind.
///
/// A formula is a value; copies share their nodes. Comparing, hashing and freeing use no recursion,
/// however deep the formula is. Read it with `kind`; `Formula(_:)`, `negating`, `adding`,
/// `multiplying`, `power` and `init(applying:to:)` build it.
///
/// A sum or product over a range is an operation whose first operand is the variable that it binds
/// in its last one.
///
/// - Invariant: numbers are not negative; the first term of a sum is not a sum; the
///   first factor of a product is not a product; a chain has two terms or more, the first of them
///   not inverted; the operand count of an operation is one that its row of the table allows.
public struct Formula: Sendable {
  /// Leaves are stored in place; everything else is a node, which formulas share.
  enum Storage: Sendable {
    case number(Numeral)
    case constant(Constant)
    case variable(Name)
    case node(FormulaNode)
  }

  var storage: Storage

  /// The kind of a formula, with its parts.
  public enum Kind: Sendable {
    /// A number that is not negative.
    case number(Numeral)
    case constant(Constant)
    case variable(Name)
    case negated(Formula)
    /// Two or more terms, added from left to right; inverted ones are subtracted.
    case sum([Term])
    /// Two or more factors, multiplied from left to right; inverted ones divide.
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

  /// The kind of the formula with its parts, for pattern matching.
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

// Building. Not inlined, for hundreds of places build formulas.
extension Formula {
  /// The decimal of fewest digits that reads back as a double; a negative number becomes a negated
  /// one.
  ///
  /// - Precondition: `value` is finite.
  public init(_ value: Double) {
    precondition(value.isFinite)
    self.init(Numeral(value))
  }

  /// A number as a formula; a negative number becomes a negated one.
  @inline(never)
  @_disfavoredOverload
  public init(_ numeral: Numeral) {
    self = numeral.isNegative ? .negated(.number(-numeral)) : .number(numeral)
  }

  public static func constant(_ constant: Constant) -> Formula {
    Formula(storage: .constant(constant))
  }

  public static func variable(_ name: Name) -> Formula { Formula(storage: .variable(name)) }

  /// `-operand`. A product is negated by negating its first factor: the value is the same to the
  /// last bit, and the text needs no parentheses.
  public static func negating(_ operand: Formula) -> Formula {
    guard case .product(var factors) = operand.kind else { return .negated(operand) }
    factors[0].formula = .negated(factors[0].formula)
    return .chain(.product, of: factors)
  }

  /// `left + right`, or `left - right` if inverted.
  @inline(never)
  public static func adding(_ left: Formula, _ right: Term) -> Formula {
    var sum = left
    sum.join(right, in: .sum)
    return sum
  }

  /// `left × right`, or `left ÷ right` if inverted.
  @inline(never)
  public static func multiplying(_ left: Formula, _ right: Term) -> Formula {
    var product = left
    product.join(right, in: .product)
    return product
  }

  /// Appends a term if the formula is a chain of that kind; else makes a chain of the two.
  ///
  /// - Complexity: amortized O(1) if nothing else holds the chain, else O(terms).
  public mutating func join(_ term: Term, in chain: Chain) {
    guard case .node(var node) = storage, node.isChain(chain) else {
      self = .chain(chain, of: [Term(self), term])
      return
    }
    // Otherwise the node would have two owners.
    storage = .number(0)
    if isKnownUniquelyReferenced(&node) {
      node.append(term)
    } else {
      node = node.appending(term)
    }
    storage = .node(node)
  }

  @inline(never)
  public static func power(_ base: Formula, _ exponent: Formula) -> Formula {
    Formula(storage: .node(FormulaNode(.power(base, exponent))))
  }

  /// - Returns: `nil` if the operation does not take this number of operands.
  public init?(applying operation: Operation, to operands: [Formula]) {
    guard operation.operandCount.contains(operands.count) else { return nil }
    self = .operation(operation, operands)
  }
}

// Building where the invariant is known to hold.
extension Formula {
  /// - Precondition: `numeral` is not negative.
  package static func number(_ numeral: Numeral) -> Formula {
    assert(!numeral.isNegative)
    return Formula(storage: .number(numeral))
  }

  /// The formula with a sign before it, without any rewriting.
  @inline(never)
  static func negated(_ operand: Formula) -> Formula {
    Formula(storage: .node(FormulaNode(.negated(operand))))
  }

  /// A chain; if its first term is a chain of the same kind, its terms are taken over.
  ///
  /// - Precondition: There are two or more terms; the first is not inverted.
  static func chain(_ chain: Chain, of terms: [Term]) -> Formula {
    assert(terms.count >= 2 && !terms[0].isInverted)
    var terms = terms
    if case .node(let node) = terms[0].formula.storage, let first = node.terms(of: chain) {
      terms.replaceSubrange(0...0, with: first)
    }
    return Formula(storage: .node(FormulaNode(chain == .sum ? .sum(terms) : .product(terms))))
  }

  /// - Precondition: The operation takes this number of operands, or the one is a list.
  @inline(never)
  package static func operation(_ operation: Operation, _ operands: [Formula]) -> Formula {
    assert(
      operation.operandCount.contains(operands.count)
        || operands.count == 1 && operation.takesLists)
    let operands = operation.isSeries ? bindingVariable(of: operands) : operands
    return Formula(storage: .node(FormulaNode(.operation(operation, operands))))
  }
}
