import Formulas

/// An operator between two operands.
enum BinaryOperator: Equatable, Sendable {
  case add, subtract, multiply, divide, power, root

  /// The chain to which it adds its right operand; `nil` for the power
  /// and the root.
  var chain: Formula.Chain? {
    switch self {
    case .add, .subtract: .sum
    case .multiply, .divide: .product
    case .power, .root: nil
    }
  }

  /// The formula with two operands.
  func joining(_ left: Formula, _ right: Formula) -> Formula {
    var joined = left
    switch self {
    case .add: joined.join(Formula.Term(right), in: .sum)
    case .subtract: joined.join(Formula.Term(right, isInverted: true), in: .sum)
    case .multiply: joined.join(Formula.Term(right), in: .product)
    case .divide: joined.join(Formula.Term(right, isInverted: true), in: .product)
    case .power: joined = .power(left, right)
    case .root: joined = .operation(.root, [left, right])
    }
    return joined
  }

  /// The extent of that formula.
  func extent(joining left: MeasuredFormula, _ right: MeasuredFormula) -> TextExtent {
    switch self {
    case .add, .subtract: TextExtent.joining(left, right, in: .sum)
    case .multiply, .divide: TextExtent.joining(left, right, in: .product)
    case .power: TextExtent.raising(left, to: right)
    case .root: TextExtent.applying(.root, to: [left, right])
    }
  }

  var isSum: Bool { chain == .sum }

  var isInverted: Bool { self == .subtract || self == .divide }

  /// Whether it applies before the next operator, with one operand between them.
  func applies(before next: Self, order: OrderOfOperations) -> Bool {
    switch (self, next) {
    // Powers apply from right to left.
    case (.power, .power): false
    case (.power, _), (.root, _): true
    case (_, .power), (_, .root): false
    case (.add, _), (.subtract, _): order == .leftToRight || next.isSum
    case (.multiply, _), (.divide, _): true
    }
  }

  var historyKind: HistoryKind {
    switch self {
    case .add: .additions
    case .subtract: .subtractions
    case .multiply: .multiplications
    case .divide: .divisions
    case .power, .root: .powers
    }
  }
}
