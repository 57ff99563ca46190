// The facts about each operation.
extension Operation {
  var row: Row { Self.table[Int(rawValue)] }

  /// The name in text: `sin`, `√`.
  public var name: String { row.names[0] }

  /// The sign written after the operand; `nil` if the name comes before it.
  package var suffix: String? { if case .suffix(let sign) = row.notation { sign } else { nil } }

  /// How many operands it takes.
  public var operandCount: ClosedRange<Int> { row.operandCount }

  /// Whether it takes any number of values, so that a list may be all of them.
  package var takesLists: Bool { operandCount.upperBound == .max && !takesListAndNumber }

  /// Whether it takes a number after its values, so that a list may be all but the last of them.
  package var takesListAndNumber: Bool { self == .quartile }

  /// All the facts about one operation.
  final class Row: Sendable {
    let operation: Operation
    /// The name in text, then the other names that are read.
    let names: [String]
    /// The name in ASCII text.
    let ascii: String
    let operandCount: ClosedRange<Int>
    let value: Value
    /// How its value as a real number is computed.
    let real: RealRule
    /// How it is compiled, for rows of values and for enclosures.
    let tape: TapeRule
    /// Why finite operands give no finite value; `nil` if the result tells: NaN means out of the
    /// domain, an infinity means overflow.
    let failure: (@Sendable ([Double]) -> DomainError?)?
    /// `nil` if the derivative cannot be written with the operations.
    let derivative: Derivative?
    let notation: Notation
    /// The function that undoes this one, for `sin⁻¹`.
    let inverse: Operation?
    /// The operation of the same name for other numbers of operands.
    let overload: Operation?

    init(
      _ operation: Operation, _ names: String..., ascii: String? = nil,
      operands: ClosedRange<Int>? = nil, value: Value, real: RealRule,
      tape: TapeRule, derivative: Derivative? = nil, notation: Notation? = nil,
      inverse: Operation? = nil,
      overload: Operation? = nil,
      failure: (@Sendable ([Double]) -> DomainError?)? = nil
    ) {
      self.operation = operation
      self.names = names
      self.ascii = ascii ?? names[0]
      self.operandCount = operands ?? value.operandCount
      self.value = value
      self.real = real
      self.tape = tape
      self.failure = failure
      self.derivative = derivative
      self.notation = notation ?? .function(latex: "\\operatorname{\(names[0])}")
      self.inverse = inverse
      self.overload = overload
    }
  }

  /// How an operation computes its value for finite operands; NaN or an infinity where it has no
  /// value.
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
    /// Combines, from a start on, the values of a formula for each whole number of a range. The
    /// operands are the variable that it binds, the first number, the last number and the formula.
    case series(start: Double, combine: @Sendable (Double, Double) -> Double)
    /// Stands for a formula; see `Operation.formula(of:)`.
    case formula(String, operands: Int)
    /// Has values as a real number only.
    case real(operands: Int)

    fileprivate var operandCount: ClosedRange<Int> {
      switch self {
      case .unary, .ofAngle, .givingAngle: 1...1
      case .binary, .binaryGivingAngle: 2...2
      case .variadic: 1...Int.max
      case .series: 4...4
      case .formula(_, let count), .real(let count): count...count
      }
    }
  }

  /// The derivative of an operation as a text of the language itself: `x`, `y` and `z` are the
  /// operands, and `p`, `q` and `r` are their derivatives.
  ///
  /// Angles are in radians; in degrees, the kind of the value gives the extra factor. Wherever the
  /// operation is differentiable, the derivative is right or undefined.
  enum Derivative: Sendable {
    /// With respect to the first operand: the chain rule multiplies it by `p`. The others must not
    /// vary.
    case chain(String, degrees: String? = nil)
    /// The chain rule is included. Operations on many operands split them into halves.
    case total(String)
    /// The derivative divided by the operation itself, to which it is proportional.
    case logarithmic(String)
    /// The same operation applied to the derivatives.
    case linear
    /// The operands' distances from their mean, each times the derivative of the operand, added; and
    /// a factor, in which `x` is the operation itself and `y` one less than the number of operands.
    case deviations(String)
    /// For a sum, the sum of the derivatives; for a product, itself times the sum of the derivatives
    /// divided by the factors.
    case series
  }

  /// How an operation is typeset.
  enum Notation: Equatable, Sendable {
    /// The name, then the operands in parentheses.
    case function(latex: String)
    /// A root of the degree given, or of the degree that is the second operand.
    case radical(degree: Int?)
    /// Between two delimiters: bars, floor, ceiling.
    case delimiters(latexOpen: String, latexClose: String, open: String, close: String)
    /// A sign directly after the operand, such as `!`.
    case suffix(String)
    /// The name with the first operand as its subscript, then the second in parentheses.
    case subscripted(latex: String, base: Int?)
    /// `e` raised to the operand.
    case exponential
    /// One operand above the other, in parentheses.
    case binomial
    /// A large sign with limits below and above, then the terms.
    case series(latex: String, sign: String)
    case power
  }
}
