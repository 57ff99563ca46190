import Reals

// Numbers at which distributions reach a probability.
extension RealEvaluator {
  /// More degrees of freedom are not computed with.
  private static let mostDegrees = 10_000

  /// - Parameter x: The probability, then perhaps the degrees of freedom, a whole number above 0.
  /// - Throws: `outOfDomain` unless the probability is between 0 and 1; `undecided` for degrees of freedom that are not
  ///   whole, or beyond a limit.
  @inline(never)
  mutating func quantile(
    _ quantile: RealRule.Quantile, _ x: [Number]
  ) throws(RealProblem) -> Number {
    let rest = try computation.subtract(x[0], from: number(1))
    guard try computation.sign(of: x[0]) > 0, try computation.sign(of: rest) > 0 else {
      throw .outOfDomain
    }
    var degrees = 1
    if x.count > 1 {
      guard try computation.sign(of: x[1]) > 0 else { throw .outOfDomain }
      guard let whole = try computation.wholeValue(of: x[1])?.int, whole <= Self.mostDegrees else {
        throw .undecided
      }
      degrees = whole
    }
    if case .chiSquare = quantile {
      var tail = TailFormula()
      try tail.chiSquare(degrees, &self)
      let half = try computation.power(tail.inverse(at: rest, &self), 2)
      return try computation.multiply(number(2), half)
    }
    // The others are symmetric.
    let sign = try computation.compare(x[0], rest)
    if sign == 0 { return number(0) }
    let share = try computation.multiply(number(2), sign < 0 ? x[0] : rest)
    var tail = TailFormula()
    let scale: Number
    if case .normal = quantile {
      tail.normal()
      scale = try computation.root(number(2), degree: 2)
    } else {
      try tail.student(degrees, &self)
      scale = try computation.root(number(degrees), degree: 2)
    }
    let value = try computation.multiply(scale, tail.inverse(at: share, &self))
    return sign < 0 ? computation.negate(value) : value
  }
}

/// How much of a distribution lies beyond a number: a function that falls from 1 at 0.
private struct TailFormula {
  typealias Number = RealComputation.Number

  private var formula = RealFormula()
  private var numbers: [Number] = []
  /// Whether its digits cancel where it is near 0.
  private var cancels = false

  mutating func inverse(
    at value: Number, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Number {
    try evaluator.computation.inverse(
      of: formula, numbers: numbers, at: value, isRelative: !cancels)
  }

  private mutating func constant(_ number: Number) -> Int {
    numbers.append(number)
    return formula.append(.number(numbers.count - 1))
  }

  /// 1 + first·(1 + second·(1 + …)), each factor a quotient times a power of the variable.
  private mutating func sum(
    of quotients: [Fraction], times power: Int, _ evaluator: inout RealEvaluator
  ) -> Int {
    let one = constant(evaluator.number(1))
    var sum = one
    for quotient in quotients.reversed() {
      let factor = constant(evaluator.computation.number(quotient))
      let term = formula.append(.product(factor, formula.append(.product(power, sum))))
      sum = formula.append(.sum(one, term))
    }
    return sum
  }

  /// Of the normal distribution, on both sides, beyond the variable times √2.
  mutating func normal() {
    let x = formula.append(.variable)
    _ = formula.append(.function(.complementaryErrorFunction, x))
  }

  /// Of χ², beyond twice the square of the variable.
  ///
  /// - Source: Abramowitz and Stegun 1964, 26.4.4 and 26.4.5.
  mutating func chiSquare(
    _ degrees: Int, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) {
    let x = formula.append(.variable)
    let square = formula.append(.product(x, x))
    let zero = constant(evaluator.number(0))
    let bell = formula.append(
      .function(.exponential, formula.append(.difference(zero, square))))
    if degrees % 2 == 0 {
      var terms: [Fraction] = []
      for place in 1..<max(1, degrees / 2) { terms.append(Fraction(1, Natural(UInt(place)))) }
      _ = formula.append(.product(bell, sum(of: terms, times: square, &evaluator)))
      return
    }
    let tail = formula.append(.function(.complementaryErrorFunction, x))
    if degrees == 1 { return }
    var terms: [Fraction] = []
    for place in 1..<(degrees - 1) / 2 { terms.append(Fraction(2, Natural(UInt(2 * place + 1)))) }
    let root = try evaluator.computation.root(evaluator.computation.pi(), degree: 2)
    let factor = constant(try evaluator.computation.divide(evaluator.number(2), by: root))
    let series = sum(of: terms, times: square, &evaluator)
    let scaled = formula.append(.product(formula.append(.product(factor, x)), bell))
    _ = formula.append(.sum(tail, formula.append(.product(scaled, series))))
  }

  /// Of Student's distribution, on both sides, beyond the variable times the root of the degrees of freedom.
  ///
  /// - Source: Abramowitz and Stegun 1964, 26.7.3 and 26.7.4.
  mutating func student(
    _ degrees: Int, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) {
    cancels = true
    let tangent = formula.append(.variable)
    let one = constant(evaluator.number(1))
    let square = formula.append(.product(tangent, tangent))
    // The square of the cosine of an angle with this tangent.
    let cosine = formula.append(.quotient(one, formula.append(.sum(one, square))))
    let isOdd = degrees % 2 == 1
    let count = isOdd ? max(0, (degrees - 3) / 2) : degrees / 2 - 1
    var terms: [Fraction] = []
    for place in 0..<count {
      let even = 2 * place + 2
      terms.append(
        isOdd
          ? Fraction(Integer(even), Natural(UInt(even + 1)))
          : Fraction(Integer(even - 1), Natural(UInt(even))))
    }
    let series = sum(of: terms, times: cosine, &evaluator)
    let product = formula.append(.product(tangent, series))
    if !isOdd {
      let root = formula.append(.power(cosine, 1, root: 2))
      _ = formula.append(.difference(one, formula.append(.product(product, root))))
      return
    }
    var angle = formula.append(.function(.arcTangent, tangent))
    if degrees > 1 {
      angle = formula.append(.sum(angle, formula.append(.product(product, cosine))))
    }
    let share = try evaluator.computation.divide(
      evaluator.number(2), by: evaluator.computation.pi())
    let factor = constant(share)
    _ = formula.append(.difference(one, formula.append(.product(factor, angle))))
  }
}
