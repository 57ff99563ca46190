public import Formulas

extension InfixBrain {
  /// One entered item.
  public enum Token: Equatable, Sendable {
    case number(Double)
    case variable(Name)
    case constant(Constant)
    /// A result that the calculation continues with, or the content of memory.
    case formula(Formula)
    case add, subtract, multiply, divide
    case power
    /// A function of one operand; the operand comes before it.
    case function(Operation)
    /// `a` becomes `a^2`.
    case square
    /// `a` becomes `1÷a`.
    case reciprocal
    case negate
    /// `b` becomes `b÷100`, or `a×b÷100` if it is added to `a` or subtracted from it.
    case percent
    case openParenthesis, closeParenthesis
    case equals
  }
}

extension InfixBrain.Token {
  /// The operator between two operands; `nil` for any other token.
  var binaryOperator: BinaryOperator? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .power: .power
    case .number, .variable, .constant, .formula, .function, .square, .reciprocal, .negate,
      .percent, .openParenthesis, .closeParenthesis, .equals:
      nil
    }
  }

  /// Whether it begins an operand.
  var beginsOperand: Bool {
    switch self {
    case .number, .variable, .constant, .formula, .openParenthesis: true
    case .add, .subtract, .multiply, .divide, .power, .function, .square, .reciprocal, .negate,
      .percent, .closeParenthesis, .equals:
      false
    }
  }

  /// - Returns: `nil` if the text is not a token.
  init?(utf8: ArraySlice<UInt8>) {
    if utf8.elementsEqual("(".utf8) {
      self = .openParenthesis
    } else if utf8.elementsEqual(")".utf8) {
      self = .closeParenthesis
    } else if utf8.elementsEqual("=".utf8) {
      self = .equals
    } else if utf8.elementsEqual("%".utf8) || utf8.elementsEqual("percent".utf8) {
      self = .percent
    } else if utf8.first == UInt8(ascii: "=") {
      guard let formula = try? Formula(utf8: Array(utf8.dropFirst())) else { return nil }
      self = .formula(formula)
    } else {
      guard let token = CalculatorBrain.Token(utf8: utf8) else { return nil }
      self.init(token)
    }
  }

  /// The token for a text in a program or for an ASCII name; `nil` if it is neither.
  public init?(_ text: String) { self.init(utf8: Array(text.utf8)[...]) }

  /// The text in a program, without spaces; reading it gives the token back.
  public var text: String {
    switch self {
    case .openParenthesis: "("
    case .closeParenthesis: ")"
    case .equals: "="
    case .percent: "%"
    case .formula(let formula): "=" + formula.ascii
    case .number(let value): CalculatorBrain.Token.number(value).text
    case .variable(let name): CalculatorBrain.Token.variable(name).text
    case .constant(let constant): CalculatorBrain.Token.constant(constant).text
    case .add: CalculatorBrain.Token.add.text
    case .subtract: CalculatorBrain.Token.subtract.text
    case .multiply: CalculatorBrain.Token.multiply.text
    case .divide: CalculatorBrain.Token.divide.text
    case .power: CalculatorBrain.Token.power.text
    case .function(let operation):
      CalculatorBrain.Token.operation(operation, operandCount: 1).text
    case .square: CalculatorBrain.Token.square.text
    case .reciprocal: CalculatorBrain.Token.reciprocal.text
    case .negate: CalculatorBrain.Token.negate.text
    }
  }

  /// The equivalent of a token of the RPN calculator; `nil` for a token that only makes sense on a
  /// stack.
  private init?(_ token: CalculatorBrain.Token) {
    switch token {
    case .number(let value): self = .number(value)
    case .variable(let name): self = .variable(name)
    case .constant(let constant): self = .constant(constant)
    case .operation(let operation, 1): self = .function(operation)
    case .negate: self = .negate
    case .add: self = .add
    case .subtract: self = .subtract
    case .multiply: self = .multiply
    case .divide: self = .divide
    case .power: self = .power
    case .reciprocal: self = .reciprocal
    case .square: self = .square
    case .operation, .swap, .drop, .duplicate, .clear: return nil
    }
  }
}

/// An operator between two operands.
enum BinaryOperator: Equatable, Sendable {
  case add, subtract, multiply, divide, power

  /// The chain to which it adds its right operand; `nil` for the power.
  var chain: Formula.Chain? {
    switch self {
    case .add, .subtract: .sum
    case .multiply, .divide: .product
    case .power: nil
    }
  }

  var isSum: Bool { chain == .sum }

  var isInverted: Bool { self == .subtract || self == .divide }

  /// Whether it applies before the next operator, with one operand between them.
  func applies(before next: Self, order: OrderOfOperations) -> Bool {
    switch (self, next) {
    // Powers apply from right to left.
    case (_, .power): false
    case (.power, _): true
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
    case .power: .powers
    }
  }
}
