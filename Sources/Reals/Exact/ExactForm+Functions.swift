// Roots, exponentials and logarithms; `nil` where the result has no such form.
extension ExactForm {
  /// The root of a number that is not negative.
  func root(_ degree: Int) -> ExactForm? {
    guard degree > 0, degree <= 1000 else { return nil }
    if isZero { return self }
    if let value = rational { return Self.root(of: value, degree: degree) }
    if terms.count == 1 {
      let term = terms[0]
      let monomial = term.monomial
      guard term.coefficient.signum > 0, monomial.nested == nil, monomial.logarithm == nil,
        monomial.powerOfPi % degree == 0
      else { return nil }
      guard var result = Self.root(of: term.coefficient, degree: degree) else { return nil }
      for radical in monomial.radicals {
        let exponent = radical.exponent * Fraction(1, Natural(UInt(degree)))
        let factor = Monomial(radicals: [.init(prime: radical.prime, exponent: exponent)])
        guard let next = result.multiplied(by: ExactForm(1, factor)) else { return nil }
        result = next
      }
      var rest = Monomial(powerOfPi: monomial.powerOfPi / degree)
      rest.exponent =
        ExactForm(terms: monomial.exponent).scaled(by: Fraction(1, Natural(UInt(degree)))).terms
      return result.multiplied(by: ExactForm(1, rest))
    }
    guard degree == 2, terms.count == 2, terms.allSatisfy({ $0.monomial.isRadical }) else {
      return nil
    }
    // √(a + b√c), where c may be a product of primes.
    guard terms[0].monomial.isOne else { return nil }
    var c: UInt = 1
    for radical in terms[1].monomial.radicals {
      guard radical.exponent == Fraction(1, 2) else { return nil }
      let (product, over) = c.multipliedReportingOverflow(by: radical.prime)
      if over || product > 1 << 30 { return nil }
      c = product
    }
    return Self.nestedRoot(terms[0].coefficient, terms[1].coefficient, c)
  }

  /// The root of a rational number that is not negative, with no root in a denominator.
  static func root(of value: Fraction, degree: Int) -> ExactForm? {
    if value.isZero { return ExactForm(0) }
    guard value.signum > 0, let top = Factors(value.numerator.magnitude),
      let bottom = Factors(value.denominator)
    else { return nil }
    var factor: Fraction = 1
    var monomial = Monomial()
    for (prime, count) in top.merged(dividingBy: bottom) {
      let (whole, rest) = floorDivision(count, degree)
      let base = Fraction(Integer(Natural(prime)))
      guard let power = base.power(whole) else { return nil }
      factor = factor * power
      if rest != 0 {
        monomial.radicals.append(
          .init(prime: prime, exponent: Fraction(Integer(rest), Natural(UInt(degree)))))
      }
    }
    return ExactForm(factor, monomial)
  }

  private static func floorDivision(_ a: Int, _ b: Int) -> (Int, Int) {
    let quotient = a >= 0 ? a / b : -((-a + b - 1) / b)
    return (quotient, a - quotient * b)
  }

  /// √(a + b√c), as a sum of simpler roots where it is one.
  ///
  /// - Returns: `nil` where the number is negative, or its parts cannot be factored.
  /// - Source: it is √((a+s)÷2) ± √((a-s)÷2) with s = √(a²-b²c), where that is rational.
  static func nestedRoot(_ a: Fraction, _ b: Fraction, _ c: UInt) -> ExactForm? {
    if b.isZero { return a.signum < 0 ? nil : root(of: a, degree: 2) }
    let norm = a * a - b * b * Fraction(Integer(Natural(c)))
    // With a negative norm, the sign is that of b√c.
    guard norm.signum >= 0 ? a.signum > 0 : b.signum > 0 else { return nil }
    if norm.signum >= 0, let s = root(of: norm, degree: 2)?.rational,
      let first = root(of: (a + s) * Fraction(1, 2), degree: 2),
      let second = root(of: (a - s) * Fraction(1, 2), degree: 2)
    {
      return first.adding(b.signum < 0 ? -second : second)
    }
    // Square factors of both parts stand before the root.
    guard let scale = commonSquare(a, b) else { return nil }
    let nested = NestedRadical(a: a / (scale * scale), b: b / (scale * scale), c: c)
    return ExactForm(scale, Monomial(nested: nested))
  }

  /// The largest rational number whose square divides both to whole numbers.
  private static func commonSquare(_ a: Fraction, _ b: Fraction) -> Fraction? {
    let denominator =
      a.denominator * (b.denominator / Natural.greatestCommonDivisor(a.denominator, b.denominator))
    // Over the square of that denominator, both are whole.
    let bottom = Fraction(Integer(denominator))
    let whole = Natural.greatestCommonDivisor(
      (a * bottom * bottom).numerator.magnitude, (b * bottom * bottom).numerator.magnitude)
    guard let factors = Factors(whole) else { return nil }
    var scale = Natural(1 as UInt)
    for (prime, count) in factors.powers { scale = scale * Natural(prime).power(UInt(count / 2)) }
    return Fraction(Integer(scale), denominator)
  }

  /// e to the number.
  static func exponential(of form: ExactForm) -> ExactForm? {
    var result = ExactForm(1)
    var rest: [Term] = []
    for term in form.terms {
      if let prime = term.monomial.logarithm, term.monomial == Monomial(logarithm: prime) {
        // e^(q ln p) = p^q
        guard let power = power(of: prime, term.coefficient),
          let next = result.multiplied(by: power)
        else { return nil }
        result = next
      } else {
        guard term.monomial.isAlgebraic else { return nil }
        rest.append(term)
      }
    }
    return result.multiplied(by: ExactForm(1, Monomial(exponent: rest)))
  }

  /// A prime to a rational power.
  private static func power(of prime: UInt, _ exponent: Fraction) -> ExactForm? {
    guard let whole = exponent.floor.int, abs(whole) <= 10_000,
      let power = Fraction(Integer(Natural(prime))).power(whole)
    else { return nil }
    let rest = exponent - Fraction(whole)
    if rest.isZero { return ExactForm(power) }
    return ExactForm(power, Monomial(radicals: [.init(prime: prime, exponent: rest)]))
  }

  /// The natural logarithm of a number above 0.
  var logarithm: ExactForm? {
    guard terms.count == 1, terms[0].coefficient.signum > 0 else { return nil }
    let monomial = terms[0].monomial
    guard monomial.nested == nil, monomial.powerOfPi == 0, monomial.logarithm == nil,
      let top = Factors(terms[0].coefficient.numerator.magnitude),
      let bottom = Factors(terms[0].coefficient.denominator)
    else { return nil }
    var sum = ExactForm(terms: monomial.exponent)
    for (prime, count) in top.merged(dividingBy: bottom) {
      sum = sum.adding(ExactForm(Fraction(count), Monomial(logarithm: prime)))
    }
    for radical in monomial.radicals {
      sum = sum.adding(ExactForm(radical.exponent, Monomial(logarithm: radical.prime)))
    }
    return sum
  }

  /// The number to a rational power, where it is above 0.
  func power(_ exponent: Fraction) -> ExactForm? {
    guard let numerator = exponent.numerator.int, let denominator = exponent.denominator.word,
      denominator <= 1000, abs(numerator) <= 10_000
    else { return nil }
    if denominator == 1 { return power(numerator) }
    return root(Int(denominator))?.power(numerator)
  }
}

/// The prime factors of a natural number.
struct Factors {
  /// Primes, which ascend, and how often each divides.
  let powers: [(prime: UInt, count: Int)]

  /// - Returns: `nil` for 0, and where a factor is left that is not certainly prime.
  /// - Complexity: O(2^16) divisions by a word.
  init?(_ number: Natural) {
    guard !number.isZero, number.bitWidth <= 4096 else { return nil }
    var rest = number
    var powers: [(prime: UInt, count: Int)] = []
    let twos = rest.trailingZeroBitCount
    if twos > 0 {
      powers.append((2, twos))
      rest = rest >> twos
    }
    var candidate: UInt = 3
    while !rest.isOne, candidate < 1 << 16 {
      if let word = rest.word, UInt64(candidate) * UInt64(candidate) > word { break }
      var count = 0
      while true {
        var quotient = rest
        guard quotient.divide(by: candidate) == 0 else { break }
        rest = quotient
        count += 1
      }
      if count > 0 { powers.append((candidate, count)) }
      candidate += 2
    }
    if !rest.isOne {
      // No factor is below 2^16, so what is below 2^32 is prime.
      guard let word = rest.word, word <= UInt64(UInt32.max) else { return nil }
      powers.append((UInt(word), 1))
    }
    self.powers = powers
  }

  /// The factors of the quotient by another number.
  func merged(dividingBy other: Factors) -> [(prime: UInt, count: Int)] {
    var all = powers + other.powers.map { ($0.prime, -$0.count) }
    all.sort { $0.prime < $1.prime }
    return all
  }
}
