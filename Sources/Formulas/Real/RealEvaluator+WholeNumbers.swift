import OrdinateNumerics
import Reals

// Rounding, comparing and counting.
extension RealEvaluator {
  /// The nearest whole number; a tie goes away from 0.
  mutating func rounded(_ x: Number) throws(RealProblem) -> Number {
    let half = computation.number(Fraction(1, 2))
    let magnitude = try computation.magnitude(x)
    let whole = try computation.floor(of: computation.add(magnitude, half))
    if whole.isZero { return number(0) }
    return number(try computation.sign(of: x) < 0 ? -whole : whole)
  }

  mutating func truncated(_ x: Number) throws(RealProblem) -> Number {
    // What is nearly 0 is so on either side; a tie between two whole numbers does no harm here.
    do {
      let nearest = try rounded(x)
      if computation.rational(nearest)?.isZero == true { return nearest }
    } catch .undecided {}
    let whole = try computation.floor(of: computation.magnitude(x))
    return number(try computation.sign(of: x) < 0 ? -whole : whole)
  }

  /// The remainder of `x ÷ y` with the sign of `y`.
  mutating func remainder(_ x: Number, _ y: Number) throws(RealProblem) -> Number {
    let quotient = number(try computation.floor(of: computation.divide(x, by: y)))
    return try computation.subtract(computation.multiply(y, quotient), from: x)
  }

  /// The least (sign -1) or the greatest (1) of several numbers.
  ///
  /// Where a thousand digits do not tell which of two it is, it is either one.
  mutating func extreme(_ x: [Number], sign: Int) throws(RealProblem) -> Number {
    var result = x[0]
    for other in x.dropFirst() {
      do {
        if try computation.compare(other, result) == sign { result = other }
      } catch .undecided {
        // (a + b ± |a - b|) ÷ 2
        let distance = try computation.magnitude(computation.subtract(result, from: other))
        let sum = try computation.add(result, other)
        result = try computation.divide(
          sign < 0 ? computation.subtract(distance, from: sum) : computation.add(sum, distance),
          by: number(2))
      }
    }
    return result
  }

  mutating func clamp(
    _ x: Number, from lower: Number, to upper: Number
  ) throws(RealProblem) -> Number {
    guard try computation.compare(lower, upper) <= 0 else { throw .outOfDomain }
    return try extreme([extreme([x, lower], sign: 1), upper], sign: -1)
  }

  mutating func greatestCommonDivisor(_ x: [Number]) throws(RealProblem) -> Number {
    var divisor: Integer = 0
    for number in x {
      divisor = try computation.greatestCommonDivisor(divisor, whole(number))
    }
    return number(divisor)
  }

  mutating func leastCommonMultiple(_ x: [Number]) throws(RealProblem) -> Number {
    var multiple: Integer = 1
    for number in x { multiple = try computation.leastCommonMultiple(multiple, whole(number)) }
    return number(multiple)
  }

  /// - Throws: `outOfDomain` unless `k` is whole and not negative.
  mutating func combinations(of n: Number, taking k: Number) throws(RealProblem) -> Number {
    try computation.combinations(of: n, taking: count(k))
  }

  mutating func permutations(of n: Number, taking k: Number) throws(RealProblem) -> Number {
    try computation.permutations(of: n, taking: count(k))
  }

  mutating func whole(_ x: Number) throws(RealProblem) -> Integer {
    guard let whole = try computation.wholeValue(of: x) else { throw .outOfDomain }
    return whole
  }

  /// `x × (x-2) × (x-4) …`, down to 1 or 2.
  mutating func doubleFactorial(_ x: Number) throws(RealProblem) -> Number {
    let whole = try whole(x)
    if whole == -1 { return number(1) }
    guard !whole.isNegative else { throw .outOfDomain }
    guard let word = whole.magnitude.word, word < 1 << 62 else { throw .unfinished }
    let half = Int64(word / 2)
    // 2^h × h!, which is the product itself for an even number.
    let even = try computation.multiply(
      computation.power(number(2), half),
      computation.apply(.gamma, to: number(Integer(Natural(UInt64(half) + 1)))))
    if word % 2 == 0 { return even }
    return try computation.divide(
      computation.apply(.gamma, to: computation.add(x, number(1))), by: even)
  }

  mutating func polygamma(_ x: Number, order: Number) throws(RealProblem) -> Number {
    guard let order = try whole(order).int, Interval.ordersOfPolygamma.contains(order) else {
      throw .outOfDomain
    }
    return try computation.apply(.polygamma(order), to: x)
  }

  /// `x` rounded to a number of decimal places; a tie goes away from 0.
  mutating func rounded(_ x: Number, places: Number) throws(RealProblem) -> Number {
    let whole = try whole(places)
    guard let word = whole.magnitude.word, word <= 1_000_000 else { throw .unfinished }
    let scale = try computation.power(
      number(10), whole.isNegative ? -Int64(word) : Int64(word))
    return try computation.divide(rounded(computation.multiply(x, scale)), by: scale)
  }

  private mutating func count(_ k: Number) throws(RealProblem) -> Int64 {
    let count = try whole(k)
    guard !count.isNegative else { throw .outOfDomain }
    guard let word = count.magnitude.word, word < 1 << 62 else { throw .unfinished }
    return Int64(word)
  }
}
