extension Parser {
  /// A complete part of the formula and where it stands.
  struct Operand {
    var formula: Formula
    var range: Range<Int>
    /// How deep operations nest in it.
    var depth = 0
    var kind = Kind.other

    /// What it ends with: a number may not follow a number or a name.
    enum Kind: Equatable {
      case number, name, other
    }

    init(_ formula: Formula, _ range: Range<Int>) {
      self.formula = formula
      self.range = range
    }

    mutating func apply(_ operation: (Formula) -> Formula) {
      formula = operation(formula)
      depth += 1
      kind = .other
    }
  }

  /// An operator that waits for its right operand.
  struct Pending {
    let kind: Kind
    let start: Int

    enum Kind {
      case sign(isNegative: Bool)
      case power(Operand)
      case function(Operation, exponent: Double?)
    }

    init(_ kind: Kind, start: Int) {
      self.kind = kind
      self.start = start
    }
  }

  /// Operands joined by operators of one precedence, from left to right.
  struct Chain {
    var isProduct: Bool
    var nextIsInverted = false
    private(set) var terms: [Formula.Term] = []
    private(set) var start = 0

    init(isProduct: Bool) { self.isProduct = isProduct }

    var isEmpty: Bool { terms.isEmpty }

    /// Joins an operand; the place of the operation that this completes goes to `places`.
    mutating func append(_ operand: Operand, places: inout [Range<Int>]?) {
      if terms.isEmpty {
        start = operand.range.lowerBound
        nextIsInverted = false
        terms.reserveCapacity(4)
      } else {
        places?.append(start..<operand.range.upperBound)
      }
      terms.append(Formula.Term(operand.formula, isInverted: nextIsInverted))
    }

    /// The chain with its last operand as one formula, which leaves the chain empty.
    mutating func finish(_ operand: Operand, places: inout [Range<Int>]?) -> Operand {
      if terms.isEmpty { return operand }
      append(operand, places: &places)
      var result = operand
      result.formula = Formula.chain(terms, isProduct: isProduct)
      result.range = start..<operand.range.upperBound
      terms = []
      return result
    }
  }

  /// Something open, and the chains of operands in it so far.
  struct Frame {
    let kind: Kind
    let place: Range<Int>
    /// How many operators were pending when it was opened.
    let pendingCount: Int
    private(set) var arguments: [Formula] = []
    /// How deep operations nest in what stands in it so far.
    private(set) var depth = 0
    private var product = Chain(isProduct: true)
    private var sum = Chain(isProduct: false)

    enum Kind: Equatable {
      case root, group, bars
      case call(Operation, exponent: Double?)
    }

    init(_ kind: Kind, at place: Range<Int>, pending: Int) {
      self.kind = kind
      self.place = place
      pendingCount = pending
    }

    mutating func add(
      _ operand: Operand, isProduct: Bool, _ nextIsInverted: Bool, places: inout [Range<Int>]?
    ) {
      depth = max(depth, operand.depth)
      if isProduct {
        product.append(operand, places: &places)
        product.nextIsInverted = nextIsInverted
      } else {
        sum.append(product.finish(operand, places: &places), places: &places)
        sum.nextIsInverted = nextIsInverted
      }
    }

    /// Joins an operand where all operators have one precedence: the chain in `product` becomes
    /// the first operand of another wherever the kind of operator changes.
    mutating func addInOrder(
      _ operand: Operand, isProduct: Bool, _ nextIsInverted: Bool, places: inout [Range<Int>]?
    ) {
      depth = max(depth, operand.depth)
      if product.isProduct != isProduct {
        if !product.isEmpty { depth += 1 }
        let first = product.finish(operand, places: &places)
        product.isProduct = isProduct
        product.append(first, places: &places)
      } else {
        product.append(operand, places: &places)
      }
      product.nextIsInverted = nextIsInverted
    }

    /// All that stands here with its last operand, which leaves the chains empty.
    mutating func finish(_ operand: Operand, places: inout [Range<Int>]?) -> Operand {
      var result = sum.finish(product.finish(operand, places: &places), places: &places)
      result.depth = max(depth, operand.depth)
      return result
    }

    mutating func append(argument: Formula) { arguments.append(argument) }

    /// Everything that has been read into it.
    var formulas: [Formula] {
      arguments + product.terms.map { $0.formula } + sum.terms.map { $0.formula }
    }
  }
}
