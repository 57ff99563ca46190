/// A computation with real numbers: steps that are written down once, and evaluated to as many bits as a
/// question needs.
///
/// Every step is exact, whatever its number of digits. Questions (sign, whether two numbers are equal,
/// digits) are answered from exact forms where these decide, else by balls of growing precision.
///
/// - Source: Boehm 2020, doi:10.1145/3385412.3386037, for reals that answer questions.
public struct RealComputation {
  /// A number of a computation.
  public struct Number: Hashable, Sendable {
    let step: Int
  }

  enum Operation {
    case rational(Fraction)
    case pi
    case sum(Int, Int)
    case difference(Int, Int)
    case product(Int, Int)
    case quotient(Int, Int)
    case negative(Int)
    case integerPower(Int, Int)
    case power(Int, Int)
    case root(Int, Int)
    case function(RealFunction, Int)
    case arcTangent(Int, over: Int)
  }

  struct Step {
    let operation: Operation
    let form: ExactForm?
    let size: AlgebraicSize?
    /// The best ball so far, and the precision it was asked for.
    var ball: (precision: Int, value: Ball)?
  }

  var steps: [Step] = []
  let constants = Constants()
  /// How much work is left, in words multiplied.
  public var budget: Int

  public init(budget: Int = .max) { self.budget = budget }

  /// The largest precision at which a number that is not algebraic is looked at for being 0.
  static let undecidedPrecision = 3400
  /// Fractions of more bits are no longer kept exactly.
  static let mostBits = 1 << 22

  mutating func append(
    _ operation: Operation, form: ExactForm?, size: AlgebraicSize? = nil
  ) -> Number {
    var form = form
    if let value = form?.rational,
      value.numerator.magnitude.bitWidth + value.denominator.bitWidth > Self.mostBits
    {
      form = nil
    }
    steps.append(
      Step(operation: operation, form: form, size: form?.rational.map { AlgebraicSize($0) } ?? size)
    )
    return Number(step: steps.count - 1)
  }

  /// The exact form of a number, where it has one.
  public func exactForm(of number: Number) -> ExactForm? { steps[number.step].form }

  /// The number, where it is rational and that is known.
  public func rational(_ number: Number) -> Fraction? { steps[number.step].form?.rational }
}

/// Functions of one real number.
public enum RealFunction: Hashable, Sendable {
  case exponential, logarithm, sine, cosine, tangent, arcSine, arcCosine, arcTangent
  case hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case inverseHyperbolicSine, inverseHyperbolicCosine, inverseHyperbolicTangent
  case gamma, errorFunction, complementaryErrorFunction
}
