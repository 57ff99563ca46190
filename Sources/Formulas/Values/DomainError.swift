/// Why a formula has no value.
public enum DomainError: Error, Equatable, Sendable {
  case variableNotSet(Name)
  case divisionByZero
  /// An even root of a negative number.
  case negativeRoot
  case logarithmOfZero
  case logarithmOfNegative
  /// The function grows without bound near its operand, such as tan at a right angle.
  case pole
  case outOfDomain(Operation)
  /// The value is too large: for a double, or for any exponent of 18 digits.
  case overflow
  /// The value is not 0, but too close to it for any exponent of 18 digits.
  case underflow
  /// A thousand digits do not tell what has to be known, such as whether a divisor is 0.
  case undecided
  /// The budget of work is spent; more of it may give the value.
  case unfinished
  /// An integral that grows without bound as its interval grows towards a bound or a pole.
  case divergent

  /// The name in data; it is the same in every language.
  public var code: String {
    switch self {
    case .variableNotSet: "variable-not-set"
    case .divisionByZero: "division-by-zero"
    case .negativeRoot: "negative-root"
    case .logarithmOfZero: "logarithm-of-zero"
    case .logarithmOfNegative: "logarithm-of-negative"
    case .pole: "pole"
    case .outOfDomain: "out-of-domain"
    case .overflow: "overflow"
    case .underflow: "overflow"
    case .undecided: "undecided"
    case .unfinished: "unfinished"
    case .divergent: "divergent"
    }
  }

  /// Whether the formula is proved to have no value; the other errors leave that open.
  package var isProved: Bool {
    switch self {
    case .undecided, .unfinished, .overflow, .underflow, .variableNotSet: false
    case .divisionByZero, .negativeRoot, .logarithmOfZero, .logarithmOfNegative, .pole,
      .outOfDomain, .divergent:
      true
    }
  }
}

extension DomainError {
  /// The error as one of an operation, whose formula nobody sees.
  func told(in operation: Operation?) -> DomainError {
    guard let operation, isProved else { return self }
    return .outOfDomain(operation)
  }
}

extension DomainError: CustomStringConvertible {
  /// A message short enough for a display.
  public var description: String {
    switch self {
    case .variableNotSet(let name): name.description + " is not set"
    case .divisionByZero: "Division by zero"
    case .negativeRoot: "Even root of a negative number"
    case .logarithmOfZero: "Logarithm of zero"
    case .logarithmOfNegative: "Logarithm of a negative number"
    case .pole: "The function has a pole here"
    case .outOfDomain(let operation): "Outside the domain of " + operation.name
    case .overflow: "A number is too large"
    case .underflow: "A number is too close to 0"
    case .undecided: "1,000 digits do not decide this"
    case .unfinished: "This takes too long"
    case .divergent: "This integral has no finite value"
    }
  }
}
