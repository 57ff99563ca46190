// Sums of the terms of distributions that count events.
extension RealComputation {
  /// How probable at most a number of events is that are `mean` on average and independent of each other.
  ///
  /// - Parameters:
  ///   - mean: Above 0.
  ///   - last: The number of events.
  /// - Throws: `undecided` and `unfinished`.
  /// - Complexity: About √(mean · bits) terms.
  public mutating func poissonSum(
    mean: Number, through last: UInt64
  ) throws(RealProblem) -> Number {
    try bounded(.countSum(CountSum(terms: .poisson(mean: mean.step), last: last)))
  }

  /// How probable at most a number of successes is.
  ///
  /// - Parameters:
  ///   - trials: More than `last`.
  ///   - odds: How much more probable success is than failure; above 0.
  ///   - failure: The probability of failure; above 0.
  ///   - last: The number of successes.
  /// - Throws: `undecided` and `unfinished`.
  /// - Complexity: About √(trials · bits) terms.
  public mutating func binomialSum(
    trials: UInt64, odds: Number, failure: Number, through last: UInt64
  ) throws(RealProblem) -> Number {
    try bounded(
      .countSum(
        CountSum(
          terms: .binomial(trials: trials, odds: odds.step, failure: failure.step), last: last)))
  }

  /// The ball of a sum whose numbers are known.
  @inline(never)
  mutating func ballOfCountSum(_ sum: CountSum, _ precision: Int) throws(RealProblem) -> Ball {
    func known(_ step: Int) -> Ball { steps[step].ball?.value ?? Ball(0) }
    let series = CountSeries(
      sum, bits: precision + CountSum.spareBits, numbers: sum.numbers.map(known), constants)
    try spend(series.workOfFirst)
    guard let isBelow = series.isBelowMost,
      let first = series.term(isBelow ? sum.last : sum.last + 1)
    else {
      guard series.isTooSmall else { throw .unfinished }
      return .least
    }
    var (term, total) = (first, first)
    var place = isBelow ? sum.last : sum.last + 1
    let end = isBelow ? 0 : series.end
    while place != end {
      try spend(series.workOfTerms)
      for _ in 0..<CountSeries.block where place != end {
        guard let next = series.neighbour(of: term, at: place, isBelow: isBelow) else {
          throw .undecided
        }
        total = total.adding(next, series.bits)
        term = next
        place = isBelow ? place - 1 : place + 1
      }
      // Further terms are smaller by the quotient of neighbours at least, which falls.
      if place != end, term.top < total.top - Int64(precision) - 32 {
        guard let quotient = series.neighbour(of: Ball(1), at: place, isBelow: isBelow) else {
          throw .undecided
        }
        let distance = Ball(1).subtracting(quotient, series.bits)
        if distance.signum == 1, let rest = term.divided(by: distance, series.bits) {
          total = total.widened(by: .powerOfTwo(rest.top + 1))
          break
        }
      }
    }
    return isBelow ? total : Ball(1).subtracting(total, series.bits)
  }
}

/// The terms of a distribution up to a number of events.
struct CountSum: Equatable {
  enum Terms: Equatable {
    case poisson(mean: Int)
    case binomial(trials: UInt64, odds: Int, failure: Int)
  }

  let terms: Terms
  let last: UInt64

  /// How many more bits terms need, whose powers have exponents of 62 bits.
  static let spareBits = 160

  /// The steps of the computation that the terms depend on.
  var numbers: [Int] {
    switch terms {
    case .poisson(let mean): [mean]
    case .binomial(_, let odds, let failure): [odds, failure]
    }
  }
}

/// Computes terms of such a sum.
private struct CountSeries {
  let sum: CountSum
  let bits: Int
  let constants: Constants
  /// The mean, or the odds.
  let factor: Ball
  let inverse: Ball?
  let failure: Ball

  /// How many terms are computed before the rest is looked at.
  static let block = 64

  init(_ sum: CountSum, bits: Int, numbers: [Ball], _ constants: Constants) {
    (self.sum, self.bits, self.constants) = (sum, bits, constants)
    factor = numbers[0]
    inverse = Ball(1).divided(by: numbers[0], bits)
    failure = numbers[numbers.count - 1]
  }

  /// The last term there is.
  var end: UInt64 {
    switch sum.terms {
    case .poisson: .max
    case .binomial(let trials, _, _): trials
    }
  }

  var workOfFirst: Int64 {
    let bits = Int64(bits)
    return 3 * Work.gamma(bits + 64) + 2 * Work.exponential(bits) + 256 * Work.square(bits)
  }

  var workOfTerms: Int64 {
    Int64(Self.block) * (24 * Work.least + 8 * Work.square(Int64(bits)))
  }

  /// Whether a sum without a first term is too small: at most one eighth of 2⁶³ events or more.
  var isTooSmall: Bool {
    guard case .poisson = sum.terms, factor.top >= 64 else { return false }
    return Int64(64 - sum.last.leadingZeroBitCount) < factor.top - 3
  }

  private func ball(_ number: UInt64) -> Ball { Ball(Integer(Natural(number))) }

  /// Whether the last term is before the most probable one, so that terms before it are smaller.
  ///
  /// - Returns: `nil` where the numbers are not known well enough to compute with.
  var isBelowMost: Bool? {
    guard let quotient = neighbour(of: Ball(1), at: sum.last, isBelow: true) else { return nil }
    return Ball(1).subtracting(quotient.center, 64).signum == 1
  }

  /// The term before or after one, which is not the first or the last.
  func neighbour(of term: Ball, at place: UInt64, isBelow: Bool) -> Ball? {
    let (over, under): (UInt64, UInt64)
    switch (sum.terms, isBelow) {
    case (.poisson, true): (over, under) = (place, 1)
    case (.poisson, false): (over, under) = (1, place + 1)
    case (.binomial(let trials, _, _), true): (over, under) = (place, trials - place + 1)
    case (.binomial(let trials, _, _), false): (over, under) = (trials - place, place + 1)
    }
    guard let step = isBelow ? inverse : factor else { return nil }
    var next = term.multiplied(by: step, bits)
    if over != 1 { next = next.multiplied(by: ball(over), bits) }
    return under == 1 ? next : next.divided(by: ball(under), bits)
  }

  /// The term at a place.
  func term(_ place: UInt64) -> Ball? {
    guard let power = factor.power(Int64(place), bits) else { return nil }
    func factorial(_ number: UInt64) -> Ball? { ball(number + 1).gamma(bits, constants) }
    switch sum.terms {
    case .poisson:
      guard factor.top < 64, let first = (-factor).exponential(bits + 64, constants),
        let under = factorial(place)
      else { return nil }
      return power.multiplied(by: first, bits).divided(by: under, bits)
    case .binomial(let trials, _, _):
      guard let all = factorial(trials), let some = factorial(place),
        let others = factorial(trials - place), let none = failure.power(Int64(trials), bits)
      else { return nil }
      return power.multiplied(by: none, bits).multiplied(by: all, bits)
        .divided(by: some.multiplied(by: others, bits), bits)
    }
  }
}
