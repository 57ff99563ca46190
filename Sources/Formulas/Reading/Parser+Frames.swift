extension Parser {
  /// A complete part of the formula: its place, and the facts that the parser needs later.
  struct Operand {
    var range: Range<Int>
    /// How deep operations nest in it.
    var depth = 0
    var kind = Kind.other

    /// How it ends: a number may not follow a number or a name.
    enum Kind: Equatable {
      case number, name, other
    }

    init(_ range: Range<Int>) { self.range = range }

    mutating func extend(to end: Int) { range = range.lowerBound..<end }
  }

  /// An operator that waits for its right operand.
  struct Pending {
    let kind: Kind
    let start: Int

    enum Kind {
      case sign(isNegative: Bool)
      case power(leftDepth: Int)
      case head(Head)
    }

    init(_ kind: Kind, start: Int) {
      self.kind = kind
      self.start = start
    }
  }

  /// Operands joined by operators of one precedence, from left to right.
  struct Chain {
    var kind: Formula.Chain
    var nextIsInverted = false
    private(set) var isEmpty = true
    private var start = 0

    init(_ kind: Formula.Chain) { self.kind = kind }

    /// Joins the operand whose steps were written last.
    mutating func append(_ operand: Operand, in postfix: inout Postfix) {
      if isEmpty {
        isEmpty = false
        start = operand.range.lowerBound
        return
      }
      let operation: Postfix.Action =
        switch kind {
        case .sum: nextIsInverted ? .subtract : .add
        case .product: nextIsInverted ? .divide : .multiply
        }
      postfix.append(operation, at: start..<operand.range.upperBound)
    }

    /// Joins the last operand, returns the chain as one operand and empties the chain.
    mutating func finish(_ operand: Operand, in postfix: inout Postfix) -> Operand {
      if isEmpty { return operand }
      append(operand, in: &postfix)
      isEmpty = true
      var result = operand
      result.range = start..<operand.range.upperBound
      return result
    }
  }

  /// An open bracket, bar, call or product of a function, and the chains of operands in it so far.
  struct Frame {
    let kind: Kind
    let place: Range<Int>
    /// How many operators were pending when it was opened.
    let pendingCount: Int
    /// How many operands of a call precede the last comma.
    var argumentCount = 0
    /// The variable that a sum or product over a range binds.
    var boundVariable: Postfix.Variable?
    /// The step with which the terms of the sum or product begin.
    var termsStart = 0
    /// Whether a bar closes it, or a frame around it.
    private(set) var isInBars: Bool
    /// How deep operations nest in it so far.
    private(set) var depth = 0
    private var product = Chain(.product)
    private var sum = Chain(.sum)

    enum Kind {
      case root
      case group(Bracket)
      case bars
      case call(Head, Bracket)
      /// The product that a function's name takes without parentheses.
      case product(Head)
      /// The base of a logarithm.
      case base(Bracket)
    }

    init(_ kind: Kind, at place: Range<Int>, pending: Int) {
      self.kind = kind
      self.place = place
      pendingCount = pending
      if case .bars = kind { isInBars = true } else { isInBars = false }
    }

    var isProduct: Bool { if case .product = kind { true } else { false } }

    /// The bracket that was opened, if any.
    var bracket: Bracket? {
      switch kind {
      case .group(let bracket), .call(_, let bracket), .base(let bracket): bracket
      case .root, .bars, .product: nil
      }
    }

    /// Counts the operands that a function has already.
    mutating func give(_ head: Head) {
      argumentCount = head.givenOperands
      depth = head.depth
    }

    /// Takes over what the frame around it says about its end.
    mutating func inherit(from outer: Frame) {
      if isProduct { isInBars = outer.isInBars }
    }

    mutating func add(
      _ operand: Operand, to kind: Formula.Chain, nextIsInverted: Bool, in postfix: inout Postfix
    ) {
      depth = max(depth, operand.depth)
      switch kind {
      case .product:
        product.append(operand, in: &postfix)
        product.nextIsInverted = nextIsInverted
      case .sum:
        let term = product.finish(operand, in: &postfix)
        sum.append(term, in: &postfix)
        sum.nextIsInverted = nextIsInverted
      }
    }

    /// Joins an operand when all operators have one precedence: the chain in `product` becomes the
    /// first operand of a new chain whenever the kind of operator changes.
    mutating func addInOrder(
      _ operand: Operand, to kind: Formula.Chain, nextIsInverted: Bool, in postfix: inout Postfix
    ) {
      depth = max(depth, operand.depth)
      if product.kind != kind {
        if !product.isEmpty { depth += 1 }
        let first = product.finish(operand, in: &postfix)
        product.kind = kind
        product.append(first, in: &postfix)
      } else {
        product.append(operand, in: &postfix)
      }
      product.nextIsInverted = nextIsInverted
    }

    /// Joins the last operand, returns the whole content as one operand and empties the chains.
    mutating func finish(_ operand: Operand, in postfix: inout Postfix) -> Operand {
      let last = product.finish(operand, in: &postfix)
      var result = sum.finish(last, in: &postfix)
      result.depth = max(depth, operand.depth)
      return result
    }
  }
}
