/// A computation with real numbers: steps that are written down once, and evaluated to as many bits as a
/// question needs.
///
/// Every step is exact, whatever its number of digits. Questions (sign, whether two numbers are equal,
/// digits) are answered from exact forms where these decide, else by balls of growing precision.
///
/// - Invariant: `constants` changes only while one computation holds it, so computations may be sent to
///   other threads.
/// - Source: Boehm 2020, doi:10.1145/3385412.3386037, for reals that answer questions.
public struct RealComputation: @unchecked Sendable {
  /// A number of a computation.
  public struct Number: Hashable, Sendable {
    let step: Int
  }

  enum Operation: Equatable {
    case rational(Fraction)
    case pi
    case sum(Int, Int)
    case difference(Int, Int)
    case product(Int, Int)
    case quotient(Int, Int)
    case negative(Int)
    case magnitude(Int)
    case integerPower(Int, Int64)
    case power(Int, Int)
    case root(Int, Int)
    case function(RealFunction, Int)
    case arcTangent(Int, over: Int)
    case integral(RealIntegral)
    case inverse(RealInverse)
    case countSum(CountSum)
  }

  struct Step {
    let operation: Operation
    /// How the ball is computed: a number that is known to be rational needs none of its operands.
    let evaluated: Operation
    let form: ExactForm?
    let size: AlgebraicSize?
    /// The best ball so far, and the precision it was asked for.
    var ball: (precision: Int, value: Ball)?
  }

  var steps: [Step] = []
  /// The integral that was computed last.
  var integralRun: IntegralRun?
  /// Where the next step goes. Steps from here on are kept from a run that was not finished.
  private var place = 0
  private(set) var constants = Constants()
  /// How much work is left; see `Work` for its unit.
  public var budget: Int64

  public init(budget: Int64 = .max) { self.budget = budget }

  /// Makes the constants its own, where another computation holds them as well.
  mutating func ownConstants() {
    if !isKnownUniquelyReferenced(&constants) { constants = Constants(copying: constants) }
  }

  /// How many steps there are.
  public var count: Int { place }

  /// Goes back to when there were this many steps.
  ///
  /// Doing the same as before finds the steps that were written then, with all that is known of them:
  /// so what ended with `unfinished` goes on where it stopped.
  public mutating func goBack(to count: Int) { place = min(place, count) }

  /// Writes a rational number in place of all steps since there were this many.
  ///
  /// - Precondition: No number that was written since then is used again.
  public mutating func keep(_ value: Fraction, insteadOfStepsSince count: Int) -> Number {
    goBack(to: count)
    // Its steps may be others now.
    integralRun = nil
    return number(value)
  }

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
    if let number = again(operation) { return number }
    let size = form?.rational.map { AlgebraicSize($0) } ?? size
    if place < steps.count { steps.removeSubrange(place...) }
    steps.append(
      Step(
        operation: operation, evaluated: form?.rational.map { .rational($0) } ?? operation,
        form: form, size: size))
    place += 1
    return Number(step: place - 1)
  }

  /// The step, if it stands here already, after `goBack(to:)`.
  mutating func again(_ operation: Operation) -> Number? {
    guard place < steps.count, steps[place].operation == operation else { return nil }
    place += 1
    return Number(step: place - 1)
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
  /// The derivative of this order of the digamma function.
  case polygamma(Int)
}
