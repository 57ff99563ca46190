/// Why a computation of real numbers has no result.
public enum RealProblem: Error, Hashable, Sendable {
  case divisionByZero, negativeRoot, logarithmOfZero, logarithmOfNegative, pole, outOfDomain
  /// No exponent of 18 digits holds the result.
  case overflow
  /// The result is not 0, but closer to it than any exponent of 18 digits allows.
  case underflow
  /// A thousand digits do not tell whether a number is 0, or whole.
  case undecided
  /// The budget of work is spent.
  case unfinished
  /// An integral that has no finite value.
  case divergent
}
