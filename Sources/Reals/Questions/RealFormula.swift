/// A function of one variable as steps, each of which names the steps that it uses.
public struct RealFormula: Equatable, Sendable {
  public enum Step: Equatable, Sendable {
    case variable
    /// One of the numbers given.
    case number(Int)
    case sum(Int, Int)
    case difference(Int, Int)
    case product(Int, Int)
    case quotient(Int, Int)
    /// A quotient of two functions that both have a zero of this order at a bound, the upper one or the lower one.
    case limit(Int, Int, order: Int, atUpper: Bool)
    /// u ln u of a function that is not negative, and 0 where it is 0.
    case entropy(Int)
    /// A power with a constant exponent, in lowest terms.
    case power(Int, Int64, root: Int)
    case function(RealFunction, Int)
    case magnitude(Int)
    case sign(Int)
    case floor(Int)
  }

  public private(set) var steps: [Step] = []
  private var traits: [Traits] = []
  /// How long the steps take: four times the number of products of two dense series that would take as long.
  private(set) var work = 0

  /// What is known of a step.
  private struct Traits: Equatable, Sendable {
    /// The orders of limits within limits.
    var orderOfLimits: Int
    /// Whether its series has more than a few terms that are not 0.
    var isDense: Bool
  }

  public init() {}

  /// The orders of its limits within limits; 0 without any.
  var orderOfLimits: Int { traits.last?.orderOfLimits ?? 0 }

  /// - Returns: The number of the step.
  public mutating func append(_ step: Step) -> Int {
    let operands = step.operands.map { traits[$0] }
    var new = Traits(orderOfLimits: 0, isDense: false)
    for operand in operands {
      new.orderOfLimits = max(new.orderOfLimits, operand.orderOfLimits)
      new.isDense = new.isDense || operand.isDense
    }
    // The terms of a sparse series are few, but are found among all.
    var products = 1
    var areDense = new.isDense
    switch step {
    case .variable, .number, .sum, .difference, .magnitude, .sign, .floor: areDense = false
    case .product(let a, let b): areDense = traits[a].isDense && traits[b].isDense
    case .quotient(_, let b): (new.isDense, areDense) = (true, traits[b].isDense)
    case .limit(_, let b, let order, _):
      new.orderOfLimits += order
      (new.isDense, areDense) = (true, traits[b].isDense)
    case .power(_, let exponent, let root):
      if root == 1, exponent >= 0, exponent <= 64 { products = Int(exponent) }
      new.isDense = new.isDense || root > 1 || exponent < 0 || exponent > 4
    case .entropy, .function: (new.isDense, products) = (true, areDense ? 2 : 4)
    }
    work += areDense ? 4 * products : products
    steps.append(step)
    traits.append(new)
    return steps.count - 1
  }
}

extension RealFormula.Step {
  fileprivate var operands: [Int] {
    switch self {
    case .variable, .number: []
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
      .quotient(let a, let b), .limit(let a, let b, _, _):
      [a, b]
    case .entropy(let a), .power(let a, _, _), .function(_, let a), .magnitude(let a), .sign(let a),
      .floor(let a):
      [a]
    }
  }
}

/// A definite integral of a function that is defined between the bounds.
struct RealIntegral: Equatable, Sendable {
  let formula: RealFormula
  /// The steps of the computation that are the function's numbers.
  let numbers: [Int]
  let lower: Int
  let upper: Int
}
