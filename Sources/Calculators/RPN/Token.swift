public import Formulas
import OrdinateNumerics

extension CalculatorBrain {
  /// One entered item: an operand, or an operation on the last ones.
  public enum Token: Equatable, Sendable {
    case number(Numeral)
    case variable(Name)
    case constant(Constant)
    /// A function with this number of operands.
    case operation(Operation, operandCount: Int)
    case negate
    case add, subtract, multiply, divide
    case power
    /// `a` becomes `1÷a`.
    case reciprocal
    /// `a` becomes `a^2`.
    case square
    /// `a` becomes `a^3`.
    case cube
    /// `a` becomes `10^a`.
    case powerOfTen
    /// Exchanges the last two expressions.
    case swap
    case drop
    /// The effect of the enter key while nothing is being typed.
    case duplicate
    case clear
  }
}

extension CalculatorBrain.Token {
  /// Whether it is a number or a variable.
  var isOperand: Bool {
    switch self {
    case .number, .variable: true
    case .constant, .operation, .negate, .add, .subtract, .multiply, .divide, .power, .reciprocal,
      .square, .cube, .powerOfTen, .swap, .drop, .duplicate, .clear:
      false
    }
  }

  /// The tokens that are neither operands nor functions, each with its text and all names that are
  /// read as it, ASCII first.
  private static let table: [(token: Self, text: Name, names: [Name])] = [
    (.negate, "±", ["sign"]), (.add, "+", ["+"]), (.subtract, "-", ["-", "−"]),
    (.multiply, "×", ["*"]), (.divide, "÷", ["/"]), (.power, "xʸ", ["pow"]),
    (.reciprocal, "1/x", ["inverse"]), (.square, "x²", ["square"]), (.cube, "x³", ["cube"]),
    (.powerOfTen, "10ˣ", ["tenpow"]), (.swap, "swap", ["swap"]),
    (.drop, "drop", ["drop"]), (.duplicate, "enter", ["enter"]), (.clear, "clear", ["clear"]),
    (.operation(.factorial, operandCount: 1), "!", ["factorial"]),
    // `sign` is the key that changes a sign.
    (.operation(.sign, operandCount: 1), "sgn", ["sgn"]),
  ]

  /// The token for a text in a program or for an ASCII name; `nil` if it is neither.
  ///
  /// A function may state its number of operands, as in `log:2` and `max:3`.
  public init?(utf8: ArraySlice<UInt8>) {
    let name = Name(utf8: Array(utf8))
    if let row = Self.table.first(where: { $0.text == name || $0.names.contains(name) }) {
      self = row.token
    } else if let numeral = Numeral(utf8: utf8) {
      self = .number(numeral)
    } else if let constant = Constant(name: name), constant != .infinity {
      self = .constant(constant)
    } else if let function = Self.function(utf8) {
      self = function
    } else if let variable = Self.variableName(utf8) {
      self = .variable(variable)
    } else {
      return nil
    }
  }

  public init?(_ text: String) { self.init(utf8: Array(text.utf8)[...]) }

  /// The text in a program; reading it gives the token back.
  public var text: String { text(isASCII: false) }

  /// The text in ASCII, except for a variable that is a Greek letter.
  var ascii: String { text(isASCII: true) }

  private func text(isASCII: Bool) -> String {
    if let row = Self.table.first(where: { $0.token == self }) {
      return (isASCII ? row.names[0] : row.text).description
    }
    switch self {
    case .number(let numeral): return numeral.text
    case .variable(let name): return name.description
    case .constant(let constant): return isASCII ? constant.asciiName : constant.name
    case .operation(let operation, let count):
      let name = isASCII ? operation.asciiName : operation.name
      // A bare name is read as the first operation with that name: `log` takes one operand.
      let isTold =
        count == operation.usualOperandCount
        && Operation(name: Name(utf8: Array(name.utf8))) == operation
      return isTold ? name : "\(name):\(count)"
    case .negate, .add, .subtract, .multiply, .divide, .power, .reciprocal, .square, .cube,
      .powerOfTen, .swap, .drop, .duplicate, .clear:
      return ""
    }
  }

  private static func function(_ utf8: ArraySlice<UInt8>) -> Self? {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else {
      guard let operation = Operation(name: Name(utf8: Array(utf8))) else { return nil }
      return Self.calling(operation, operation.usualOperandCount)
    }
    guard let value = Double(decimal: utf8[(colon + 1)...]), let count = Int(exactly: value),
      count >= 1, count <= TextExtent.longest,
      let operation = Operation(name: Name(utf8: Array(utf8[..<colon])), operandCount: count)
    else { return nil }
    return Self.calling(operation, count)
  }

  /// The token of a function; for `pow`, the token of the power that it is read as.
  static func calling(_ operation: Operation, _ operandCount: Int) -> Self {
    operation == .power ? .power : .operation(operation, operandCount: operandCount)
  }

  /// The variable with a given name: one letter, Latin or Greek, that is not the name of a constant,
  /// possibly with a subscript.
  static func variableName(_ utf8: ArraySlice<UInt8>) -> Name? {
    guard utf8.count <= 32, let formula = try? Formula(utf8: Array(utf8)),
      case .variable(let name) = formula.kind, name == Name(utf8: Array(utf8))
    else { return nil }
    return name
  }
}

extension Operation {
  /// The default number of operands: two if the function takes two, else the smallest number.
  var usualOperandCount: Int {
    operandCount.contains(2) ? 2 : operandCount.lowerBound
  }
}
