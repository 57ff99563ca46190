/// A part of a formula that has operands; formulas share it.
///
/// - Invariant: `kind` is never a leaf, except while the node is being freed. It changes only while
///   a single formula holds the node, so nodes may be sent to other threads.
final class FormulaNode: @unchecked Sendable {
  private(set) var kind: Formula.Kind
  /// The number of nested nodes, including this one.
  private(set) var height: Int

  /// Nodes up to this height free each other by recursion: cheaper than a list, and it uses little
  /// of the call stack.
  fileprivate static let lowHeight = 32

  init(_ kind: Formula.Kind) {
    self.kind = kind
    switch kind {
    case .number, .constant, .variable: height = 0
    case .negated(let operand): height = operand.height + 1
    case .sum(let terms), .product(let terms):
      height = terms.reduce(0) { max($0, $1.formula.height) } + 1
    case .power(let base, let exponent): height = max(base.height, exponent.height) + 1
    case .operation(_, let operands): height = operands.reduce(0) { max($0, $1.height) } + 1
    }
  }

  func isChain(_ chain: Formula.Chain) -> Bool {
    switch kind {
    case .sum: chain == .sum
    case .product: chain == .product
    case .number, .constant, .variable, .negated, .power, .operation: false
    }
  }

  /// The terms of a chain of the kind; `nil` for any other node.
  func terms(of chain: Formula.Chain) -> [Formula.Term]? {
    switch (kind, chain) {
    case (.sum(let terms), .sum), (.product(let terms), .product): terms
    default: nil
    }
  }

  /// Appends a term to a chain.
  ///
  /// - Precondition: One formula holds the node.
  /// - Complexity: amortized O(1).
  func append(_ term: Formula.Term) {
    // While they change, the terms have a single owner.
    switch kind {
    case .sum(var terms):
      kind = .number(0)
      terms.append(term)
      kind = .sum(terms)
    case .product(var factors):
      kind = .number(0)
      factors.append(term)
      kind = .product(factors)
    case .number, .constant, .variable, .negated, .power, .operation: return
    }
    height = max(height, term.formula.height + 1)
  }

  /// The chain with one more term.
  ///
  /// - Complexity: O(terms).
  func appending(_ term: Formula.Term) -> FormulaNode {
    switch kind {
    case .sum(let terms): FormulaNode(.sum(terms + [term]))
    case .product(let factors): FormulaNode(.product(factors + [term]))
    case .number, .constant, .variable, .negated, .power, .operation: self
    }
  }

  /// Frees the nodes below that nothing else holds, one after the other.
  ///
  /// Freeing the nodes of a deep formula by recursion would overflow the call stack, which is small
  /// in a browser.
  deinit {
    if height <= Self.lowHeight { return }
    var rest: [FormulaNode] = []
    giveUpOperands(to: &rest)
    while var node = rest.popLast() {
      if isKnownUniquelyReferenced(&node) { node.giveUpOperands(to: &rest) }
    }
  }

  /// Releases the operands; those above the low height go to `rest`.
  private func giveUpOperands(to rest: inout [FormulaNode]) {
    switch kind {
    case .number, .constant, .variable: break
    case .negated(let operand): operand.handOn(to: &rest)
    case .sum(let terms), .product(let terms):
      for term in terms { term.formula.handOn(to: &rest) }
    case .power(let base, let exponent):
      base.handOn(to: &rest)
      exponent.handOn(to: &rest)
    case .operation(_, let operands):
      for operand in operands { operand.handOn(to: &rest) }
    }
    kind = .number(0)
    height = 0
  }
}

extension Formula {
  /// The number of nested nodes.
  var height: Int {
    if case .node(let node) = storage { node.height } else { 0 }
  }

  fileprivate func handOn(to rest: inout [FormulaNode]) {
    if case .node(let node) = storage, node.height > FormulaNode.lowHeight { rest.append(node) }
  }
}
