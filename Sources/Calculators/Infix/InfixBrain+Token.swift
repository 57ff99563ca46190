public import Formulas

extension InfixBrain {
  /// One entered item.
  public enum Token: Equatable, Sendable {
    case number(Numeral)
    case variable(Name)
    case constant(Constant)
    /// A result that the calculation continues with, or the content of memory.
    case formula(Formula)
    case add, subtract, multiply, divide
    case power
    /// The root of the left operand whose degree is the right one.
    case root
    /// A function of one operand; the operand comes before it.
    case function(Operation)
    /// A function, `powerOfTen` or `negate` whose operand comes after it.
    indirect case prefix(Token)
    /// `a` becomes `a^2`.
    case square
    /// `a` becomes `a^3`.
    case cube
    /// `a` becomes `10^a`.
    case powerOfTen
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
    case .root: .root
    case .number, .variable, .constant, .formula, .function, .prefix, .square, .cube, .powerOfTen,
      .reciprocal, .negate, .percent, .openParenthesis, .closeParenthesis, .equals:
      nil
    }
  }

  /// Whether it begins an operand.
  var beginsOperand: Bool {
    switch self {
    case .number, .variable, .constant, .formula, .prefix, .openParenthesis: true
    case .add, .subtract, .multiply, .divide, .power, .root, .function, .square, .cube,
      .powerOfTen, .reciprocal, .negate, .percent, .closeParenthesis, .equals:
      false
    }
  }

  /// Whether it waits for an operand if none has been entered before it.
  package var isPrefix: Bool {
    switch self {
    case .function(let operation): operation.suffix == nil
    case .powerOfTen: true
    case .number, .variable, .constant, .formula, .add, .subtract, .multiply, .divide, .power,
      .root, .prefix, .square, .cube, .reciprocal, .negate, .percent, .openParenthesis,
      .closeParenthesis, .equals:
      false
    }
  }

  /// The formula of a function of one operand; `nil` for any other token, and for `percent`, which
  /// depends on more than its operand.
  func applied(to operand: Formula) -> Formula? {
    switch self {
    case .function(let operation): .operation(operation, [operand])
    case .square: .power(operand, .number(2))
    case .cube: .power(operand, .number(3))
    case .powerOfTen: .power(.number(10), operand)
    case .reciprocal: .multiplying(.number(1), Formula.Term(operand, isInverted: true))
    case .negate: .negating(operand)
    case .number, .variable, .constant, .formula, .add, .subtract, .multiply, .divide, .power,
      .root, .prefix, .percent, .openParenthesis, .closeParenthesis, .equals:
      nil
    }
  }

  /// At least the number of characters that a function adds to the text of its operand.
  var longestText: Int { text.unicodeScalars.count + 2 }

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
    } else if utf8.last == UInt8(ascii: "(") {
      guard let function = Self(utf8: utf8.dropLast()), function.isPrefix || function == .negate
      else { return nil }
      self = .prefix(function)
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
    case .prefix(let function): function.text + "("
    case .number(let value): CalculatorBrain.Token.number(value).text
    case .variable(let name): CalculatorBrain.Token.variable(name).text
    case .constant(let constant): CalculatorBrain.Token.constant(constant).text
    case .add: CalculatorBrain.Token.add.text
    case .subtract: CalculatorBrain.Token.subtract.text
    case .multiply: CalculatorBrain.Token.multiply.text
    case .divide: CalculatorBrain.Token.divide.text
    case .power: CalculatorBrain.Token.power.text
    case .root: CalculatorBrain.Token.operation(.root, operandCount: 2).text
    case .function(let operation):
      CalculatorBrain.Token.operation(operation, operandCount: 1).text
    case .square: CalculatorBrain.Token.square.text
    case .cube: CalculatorBrain.Token.cube.text
    case .powerOfTen: CalculatorBrain.Token.powerOfTen.text
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
    case .operation(.root, 2): self = .root
    case .negate: self = .negate
    case .add: self = .add
    case .subtract: self = .subtract
    case .multiply: self = .multiply
    case .divide: self = .divide
    case .power: self = .power
    case .reciprocal: self = .reciprocal
    case .square: self = .square
    case .cube: self = .cube
    case .powerOfTen: self = .powerOfTen
    case .operation, .swap, .drop, .duplicate, .clear: return nil
    }
  }
}
