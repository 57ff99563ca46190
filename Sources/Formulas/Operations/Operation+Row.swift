// What is known of each operation.
extension Operation {
  var row: Row { Self.table[Int(rawValue)] }

  /// The name in text: `sin`, `√`.
  public var name: String { row.names[0] }

  /// How many operands it takes.
  public var operandCount: ClosedRange<Int> { row.operandCount }

  /// All that is known of one operation.
  final class Row: Sendable {
    let operation: Operation
    /// The name in text, then the other names that are read.
    let names: [String]
    /// The name in ASCII text.
    let ascii: String
    let operandCount: ClosedRange<Int>
    let value: Value
    /// How it is compiled: the values of rows, and enclosures.
    let tape: TapeRule
    /// Why operands that are finite have no finite value; `nil` where the kind of value tells: out
    /// of the domain for NaN, overflow for an infinity.
    let failure: (@Sendable ([Double]) -> DomainError?)?
    /// `nil` if it has none among the operations.
    let derivative: Derivative?
    let notation: Notation
    /// The function that undoes this one, for `sin⁻¹`.
    let inverse: Operation?
    /// The operation of the same name for other numbers of operands.
    let overload: Operation?

    init(
      _ operation: Operation, _ names: String..., ascii: String? = nil,
      operands: ClosedRange<Int>? = nil, value: Value, tape: TapeRule,
      derivative: Derivative? = nil, notation: Notation? = nil, inverse: Operation? = nil,
      overload: Operation? = nil,
      failure: (@Sendable ([Double]) -> DomainError?)? = nil
    ) {
      self.operation = operation
      self.names = names
      self.ascii = ascii ?? names[0]
      self.operandCount = operands ?? value.operandCount
      self.value = value
      self.tape = tape
      self.failure = failure
      self.derivative = derivative
      self.notation = notation ?? .function(latex: "\\operatorname{\(names[0])}")
      self.inverse = inverse
      self.overload = overload
    }
  }

  /// How an operation computes: the value for finite operands, NaN or an infinity where there is
  /// none.
  enum Value: Sendable {
    case unary(@Sendable (Double) -> Double)
    /// Reads an angle, in radians or in degrees.
    case ofAngle(
      radians: @Sendable (Double) -> Double, degrees: @Sendable (Double) -> Double)
    /// Gives an angle, in radians.
    case givingAngle(@Sendable (Double) -> Double)
    case binary(@Sendable (Double, Double) -> Double)
    case binaryGivingAngle(@Sendable (Double, Double) -> Double)
    case variadic(@Sendable ([Double]) -> Double)

    fileprivate var operandCount: ClosedRange<Int> {
      switch self {
      case .unary, .ofAngle, .givingAngle: 1...1
      case .binary, .binaryGivingAngle: 2...2
      case .variadic: 1...Int.max
      }
    }
  }

  /// The derivative of an operation: a text of the language itself, in which `x`, `y` and `z` are
  /// the operands and `p`, `q` and `r` their derivatives.
  ///
  /// Angles are read and given in radians; a formula in degrees gets its factor by the kind of the
  /// value. It is right or undefined wherever the operation is differentiable.
  enum Derivative: Sendable {
    /// By the first operand: the chain rule multiplies it by `p`. The others must not vary.
    case chain(String, degrees: String? = nil)
    /// With the chain rule in it. Operations of any number of operands take them by halves.
    case total(String)
    /// To be multiplied by the operation itself, to which the derivative is in proportion.
    case logarithmic(String)
    /// The operation of the derivatives.
    case linear
  }

  /// How an operation is typeset.
  enum Notation: Equatable, Sendable {
    /// The name, then the operands in parentheses.
    case function(latex: String)
    /// A root of the degree given, or of the degree that is the second operand.
    case radical(degree: Int?)
    /// Between two delimiters: bars, floor, ceiling.
    case delimiters(latexOpen: String, latexClose: String, open: String, close: String)
    /// `!` behind the operand.
    case factorial
    /// The name with the first operand as its subscript, then the second in parentheses.
    case subscripted(latex: String, base: Int?)
    /// `e` raised to the operand.
    case exponential
    /// One operand above the other, in parentheses.
    case binomial
    case power
  }
}
