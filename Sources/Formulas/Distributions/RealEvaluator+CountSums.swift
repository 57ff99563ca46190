import Reals

// How probable at most a number of events is.
extension RealEvaluator {
  /// Whole numbers of more bits are not added exactly.
  private static let mostExactBits: Int64 = 1 << 14
  /// So many terms of numbers that are not rational are added as they are.
  private static let mostTerms: UInt64 = 30

  /// - Parameter x: The mean, then the number of events.
  /// - Throws: `outOfDomain` for a mean below 0; `undecided` and `unfinished`.
  @inline(never)
  mutating func poissonSum(_ x: [Number]) throws(RealProblem) -> Number {
    let sign = try computation.sign(of: x[0])
    guard sign >= 0 else { throw .outOfDomain }
    let whole = try computation.floor(of: x[1])
    if whole.isNegative { return number(0) }
    if sign == 0 { return number(1) }
    let last = try word(whole)
    if let mean = computation.rational(x[0]), isExact(last, mean, times: 2) {
      try spendOnExactTerms(last)
      // 1 + mean·(1 + mean÷2·(1 + mean÷3·…)).
      var (over, under): (Integer, Natural) = (1, 1)
      var place = last
      while place > 0 {
        under = under * (mean.denominator * Natural(place))
        over = Integer(under) + mean.numerator * over
        place -= 1
      }
      return try computation.multiply(bell(x[0]), computation.number(Fraction(over, under)))
    }
    if last > Self.mostTerms { return try computation.poissonSum(mean: x[0], through: last) }
    var (sum, term) = (number(1), number(1))
    for place in 0..<Int(last) {
      let factor = try computation.divide(x[0], by: number(place + 1))
      term = try computation.multiply(term, factor)
      sum = try computation.add(sum, term)
    }
    return try computation.multiply(bell(x[0]), sum)
  }

  /// How probable no event is.
  private mutating func bell(_ mean: Number) throws(RealProblem) -> Number {
    try computation.apply(.exponential, to: computation.negate(mean))
  }

  /// - Parameter x: The number of trials, the probability of success, then the number of successes.
  /// - Throws: `outOfDomain` for trials that are not whole, or no probability; `undecided` and `unfinished`.
  @inline(never)
  mutating func binomialSum(_ x: [Number]) throws(RealProblem) -> Number {
    let failure = try computation.subtract(x[1], from: number(1))
    let (success, other) = (try computation.sign(of: x[1]), try computation.sign(of: failure))
    guard success >= 0, other >= 0, let all = try computation.wholeValue(of: x[0]), !all.isNegative
    else { throw .outOfDomain }
    let whole = try computation.floor(of: x[2])
    if whole.isNegative { return number(0) }
    if whole >= all || success == 0 { return number(1) }
    if other == 0 { return number(0) }
    let (trials, last) = (try word(all), try word(whole))
    if let share = computation.rational(x[1]), isExact(trials, share, times: 1) {
      try spendOnExactTerms(trials)
      // Σ (n over k)·a^k·b^(n-k) of probabilities a÷d and b÷d, by Horner's rule.
      let (a, b) = (share.numerator.magnitude, share.denominator - share.numerator.magnitude)
      var (sum, term): (Natural, Natural) = (0, 1)
      for place in 0...last {
        sum = sum * b + term
        term =
          (term * a * Natural(trials - place)).quotientAndRemainder(
            dividingBy: Natural(place + 1)
          ).quotient
      }
      let rest = b.power(UInt(trials - last))
      return computation.number(
        Fraction(Integer(sum * rest), share.denominator.power(UInt(trials))))
    }
    if trials > Self.mostTerms {
      let odds = try computation.divide(x[1], by: failure)
      return try computation.binomialSum(
        trials: trials, odds: odds, failure: failure, through: last)
    }
    var sum = number(0)
    for place in 0...Int64(last) {
      let choices = try computation.combinations(of: x[0], taking: place)
      let term = try computation.multiply(
        computation.power(x[1], place), computation.power(failure, Int64(trials) - place))
      sum = try computation.add(sum, computation.multiply(choices, term))
    }
    return sum
  }

  private func word(_ whole: Integer) throws(RealProblem) -> UInt64 {
    guard let word = whole.magnitude.word, word < 1 << 62 else { throw .unfinished }
    return word
  }

  /// Whether so many terms of powers of a fraction are added exactly.
  ///
  /// - Parameter factor: How many times their size the numbers have.
  private func isExact(_ count: UInt64, _ base: Fraction, times factor: Int64) -> Bool {
    let counted = Int64(64 - count.leadingZeroBitCount)
    let bits = Int64(max(base.numerator.magnitude.bitWidth, base.denominator.bitWidth)) + counted
    return count <= 2_000 && factor * Int64(count) * bits <= Self.mostExactBits
  }

  /// Numbers of up to the most bits are multiplied by short ones.
  private mutating func spendOnExactTerms(_ count: UInt64) throws(RealProblem) {
    try computation.spend(Int64(count + 1) * (4 * 64 + 3 * Self.mostExactBits / 64))
  }
}
