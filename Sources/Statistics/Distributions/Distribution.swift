import Formulas
import OrdinateNumerics

/// A distribution of probability, with its numbers as decimals: 0.3 is three tenths.
///
/// Values are computed to some 30 digits and rounded to a double once, so that all their digits are right from
/// tail to tail.
public enum Distribution: Equatable, Sendable {
  /// - Precondition: the deviation is above 0.
  case normal(mean: Double, deviation: Double)
  /// How often something of a probability happens in so many trials.
  case binomial(trials: Int, probability: Double)
  /// How often something happens that happens so often on average, above 0.
  case poisson(mean: Double)
  /// Student's t distribution; the degrees of freedom are above 0.
  case student(degrees: Double)
  case chiSquared(degrees: Double)

  /// Whether its values are whole numbers.
  public var isDiscrete: Bool {
    switch self {
    case .binomial, .poisson: true
    case .normal, .student, .chiSquared: false
    }
  }

  /// Whether its numbers are in their ranges.
  public var isValid: Bool {
    switch self {
    case .normal(let mean, let deviation): mean.isFinite && deviation > 0 && deviation.isFinite
    case .binomial(let trials, let probability): trials >= 0 && 0...1 ~= probability
    case .poisson(let mean): mean > 0 && mean.isFinite
    case .student(let degrees), .chiSquared(let degrees): degrees > 0 && degrees.isFinite
    }
  }

  /// The density, or the probability of a whole number.
  ///
  /// - Parameter x: Finite.
  /// - Returns: NaN if the distribution is not valid.
  public func density(at x: Double) -> Double {
    guard isValid, x.isFinite else { return .nan }
    let x = Self.pair(x)
    switch self {
    case .normal(let mean, let deviation):
      let z = (x - Self.pair(mean)) / Self.pair(deviation)
      let factor = DoublePair.one / (Self.pair(deviation) * .squareRoot(.pi + .pi))
      return ScaledPair(exp: -z * z / DoublePair(2), times: factor).double
    case .binomial(let trials, let probability):
      let n = DoublePair(Double(trials))
      guard x.high >= 0, x.high <= n.high, Self.isWhole(x) else { return 0 }
      let (p, rest) = (Self.pair(probability), n - x)
      let complement = DoublePair.one - p
      if p.high == 0 || complement.high == 0 {
        return (p.high == 0 ? x : rest).high == 0 ? 1 : 0
      }
      let ways = Self.lnFactorial(n) - Self.lnFactorial(x) - Self.lnFactorial(rest)
      let exponent = ways + x * .ln(p) + rest * .ln(complement)
      return ScaledPair(exp: exponent, times: .one).double
    case .poisson(let mean):
      guard x.high >= 0, Self.isWhole(x) else { return 0 }
      let mean = Self.pair(mean)
      return ScaledPair(exp: x * .ln(mean) - mean - Self.lnFactorial(x), times: .one).double
    case .student(let degrees):
      let n = Self.pair(degrees)
      let half = (n + .one) / DoublePair(2)
      let exponent =
        DoublePair.lnGamma(half) - .lnGamma(n / DoublePair(2)) - half * .ln(.one + x * x / n)
      return ScaledPair(exp: exponent, times: .one / .squareRoot(n * .pi)).double
    case .chiSquared(let degrees):
      guard x.high > 0 else {
        return x.high < 0 || degrees > 2 ? 0 : degrees == 2 ? 0.5 : .infinity
      }
      let half = Self.pair(degrees) / DoublePair(2)
      let exponent =
        (half - .one) * .ln(x / DoublePair(2)) - x / DoublePair(2) - .lnGamma(half)
      return ScaledPair(exp: exponent, times: DoublePair(0.5)).double
    }
  }

  /// The probability of at most `x`.
  public func cumulative(_ x: Double) -> Double {
    isValid && !x.isNaN ? tails(at: x).lower.double : .nan
  }

  /// The probability of more than `x`, with all digits where that is small.
  public func upper(_ x: Double) -> Double {
    isValid && !x.isNaN ? tails(at: x).upper.double : .nan
  }

  /// The probability of at most `x`, and of more.
  func tails(at x: Double) -> (lower: ScaledPair, upper: ScaledPair) {
    if x.isInfinite { return x < 0 ? (.zero, .one) : (.one, .zero) }
    let two = DoublePair(2)
    switch self {
    case .normal(let mean, let deviation):
      let z = (Self.pair(x) - Self.pair(mean)) / Self.pair(deviation)
      if z.high.magnitude < Self.negligible { return (Self.half, Self.half) }
      let (p, q) = DoublePair.incompleteGamma(DoublePair(0.5), z * z / two)
      let tail = q.times(DoublePair(0.5))
      // Near the middle, where Q is 1 minus P.
      let inner = ScaledPair(DoublePair(0.5) + p.value * DoublePair(0.5))
      return z.high < 0 ? (tail, inner) : (inner, tail)
    case .binomial(let trials, let probability):
      let k = Elementary.floor(x)
      if k < 0 { return (.zero, .one) }
      if k >= Double(trials) { return (.one, .zero) }
      let p = Self.pair(probability)
      let (upper, lower) = DoublePair.incompleteBeta(
        p, .one - p, DoublePair(k + 1), DoublePair(Double(trials) - k))
      return (lower, upper)
    case .poisson(let mean):
      let k = Elementary.floor(x)
      if k < 0 { return (.zero, .one) }
      let (p, q) = DoublePair.incompleteGamma(DoublePair(k + 1), Self.pair(mean))
      return (q, p)
    case .student(let degrees):
      if x.magnitude < Self.negligible { return (Self.half, Self.half) }
      let (n, x) = (Self.pair(degrees), Self.pair(x))
      let sum = n + x * x
      let (outer, inner) = DoublePair.incompleteBeta(
        n / sum, x * x / sum, n / two, DoublePair(0.5))
      let tail = outer.times(DoublePair(0.5))
      let rest = ScaledPair(DoublePair(0.5) + inner.value * DoublePair(0.5))
      return x.high < 0 ? (tail, rest) : (rest, tail)
    case .chiSquared(let degrees):
      if x <= 0 { return (.zero, .one) }
      let (p, q) = DoublePair.incompleteGamma(Self.pair(degrees) / two, Self.pair(x) / two)
      return (p, q)
    }
  }

  /// So close to the middle, half of the probability lies on each side, to more digits than a double has.
  private static let negligible = 0x1p-120
  private static let half = ScaledPair(DoublePair(0.5))

  static func pair(_ value: Double) -> DoublePair { DoublePair(decimal: Numeral(value)) }

  private static func isWhole(_ x: DoublePair) -> Bool {
    x.low == 0 && x.high == Elementary.floor(x.high)
  }

  private static func lnFactorial(_ n: DoublePair) -> DoublePair { .lnGamma(n + .one) }
}
