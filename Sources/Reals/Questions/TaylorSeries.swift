/// The Taylor coefficients of functions at a point, or over an interval.
///
/// - Source: Moore, Kearfott and Cloud 2009, chapter 9, doi:10.1137/1.9780898717716.
struct TaylorSeries {
  /// The highest coefficient.
  var order: Int
  let precision: Int
  let constants: Constants
  /// The bounds that an interval touches. If it touches one with a limit, as many of the highest coefficients as
  /// `orderOfLimits` says are not found, but 0.
  var touched = (lower: false, upper: false)
  /// Whether only the first coefficient is wanted, which may then be found where there are no others.
  var isCrude = false

  typealias Series = [Ball]

  /// The coefficients of a function.
  ///
  /// - Parameters:
  ///   - x: Those of its variable: a point or an interval, and a slope.
  ///   - numbers: What the function's numbers are.
  /// - Returns: `nil` where they are not known to exist.
  func coefficients(of formula: RealFormula, at x: (Ball, Ball), _ numbers: [Ball]) -> Series? {
    var values: [Series] = []
    values.reserveCapacity(formula.steps.count)
    for step in formula.steps {
      guard let value = value(of: step, x, numbers, values) else { return nil }
      values.append(value)
    }
    return values.last
  }

  private func value(
    of step: RealFormula.Step, _ x: (Ball, Ball), _ numbers: [Ball], _ values: [Series]
  ) -> Series? {
    switch step {
    case .variable:
      var series = constant(x.0)
      if order > 0 { series[1] = x.1 }
      return series
    case .number(let index): return constant(numbers[index].rounded(to: precision))
    case .sum(let a, let b): return combined(values[a], values[b]) { $0.adding($1, precision) }
    case .difference(let a, let b):
      return combined(values[a], values[b]) { $0.subtracting($1, precision) }
    case .product(let a, let b): return product(values[a], values[b])
    case .quotient(let a, let b): return quotient(values[a], values[b])
    case .limit(let a, let b, let degree, let isUpper):
      if let series = quotient(values[a], values[b]) { return series }
      guard isUpper ? touched.upper : touched.lower else { return nil }
      return quotient(divided(values[a], degree), divided(values[b], degree))
    case .entropy(let a):
      let u = values[a]
      if u[0].signum == 1 { return function(.logarithm, u).map { product(u, $0) } }
      // At most 2^top, which is less than 1 ÷ e; u ln u falls up to there.
      let top = u[0].magnitude.top
      guard isCrude, top < -2, top > -(1 << 30) else { return nil }
      var size: Int64 = 1
      while 1 << size < -top { size += 1 }
      return constant(Ball.within(.powerOfTwo(top + size)))
    case .power(let a, let exponent, let root): return power(values[a], exponent, root)
    case .function(let function, let a): return self.function(function, values[a])
    case .magnitude(let a):
      if let sign = values[a][0].signum { return sign < 0 ? values[a].map { -$0 } : values[a] }
      return order == 0 ? [Ball.within(values[a][0].magnitude)] : nil
    case .sign(let a):
      if let sign = values[a][0].signum { return constant(Ball(sign)) }
      return order == 0 ? [Ball.within(.powerOfTwo(0))] : nil
    case .floor(let a):
      guard values[a][0].top < 4096 else { return nil }
      let (least, greatest) = (values[a][0].leastInteger, values[a][0].greatestInteger)
      if least == greatest { return constant(Ball(least)) }
      guard order == 0 else { return nil }
      let half = Ball(greatest - least, exponent: -1)
      return [Ball(least).adding(half, precision).widened(by: half.magnitude)]
    }
  }

  private func constant(_ value: Ball) -> Series {
    var series = Series(repeating: Ball(0), count: order + 1)
    series[0] = value
    return series
  }

  /// The series of a function divided by a power of the distance from a zero of that order in the interval, from
  /// that of the function: its divided differences at the zero and at a point are derivatives in between.
  ///
  /// - Source: de Boor 2005, Divided differences, arXiv:math/0502036.
  private func divided(_ a: Series, _ degree: Int) -> Series {
    a.dropFirst(degree) + [Ball](repeating: Ball(0), count: min(degree, a.count))
  }

  private func combined(_ a: Series, _ b: Series, _ operation: (Ball, Ball) -> Ball) -> Series {
    var series = a
    for index in a.indices { series[index] = operation(a[index], b[index]) }
    return series
  }

  private func term(_ a: Series, _ b: Series, _ k: Int) -> Ball {
    var sum = Ball(0)
    for j in 0...k where !a[j].isZero && !b[k - j].isZero {
      sum = sum.adding(a[j].multiplied(by: b[k - j], precision), precision)
    }
    return sum
  }

  private func product(_ a: Series, _ b: Series) -> Series {
    var series = a
    for k in a.indices { series[k] = term(a, b, k) }
    return series
  }

  private func quotient(_ a: Series, _ b: Series) -> Series? {
    var series = constant(Ball(0))
    for k in a.indices {
      // What is still 0 adds nothing.
      guard
        let value = a[k].subtracting(term(b, series, k), precision).divided(by: b[0], precision)
      else { return nil }
      series[k] = value
    }
    return series
  }

  /// The antiderivative of a slope times the derivative of `inner`.
  ///
  /// - Parameter slope: `nil` if it is the antiderivative.
  private func solved(_ inner: Series, _ start: Ball, _ slope: Series? = nil) -> Series {
    var series = constant(start)
    var factors = constant(Ball(0))
    if order == 0 { return series }
    for k in 1...order {
      factors[k - 1] = (slope ?? series)[k - 1]
      var sum = Ball(0)
      for j in 1...k where !inner[j].isZero {
        let weight = inner[j].multiplied(by: Ball(j), precision)
        sum = sum.adding(weight.multiplied(by: factors[k - j], precision), precision)
      }
      series[k] = sum.divided(by: Ball(k), precision) ?? Ball(0)
    }
    return series
  }

  private func power(_ a: Series, _ exponent: Int64, _ root: Int) -> Series? {
    if root == 1, exponent >= 0, exponent <= 64 {
      var result = constant(Ball(1))
      for _ in 0..<exponent { result = product(result, a) }
      return result
    }
    guard let first = Self.root(a[0], root, precision, constants)?.power(exponent, precision) else {
      return nil
    }
    var series = constant(first)
    if order == 0 { return series }
    // u y' = r u' y
    for k in 1...order {
      var sum = Ball(0)
      for j in 1...k where !a[j].isZero {
        let weight = Ball(Integer(int64: exponent * Int64(j) - Int64(root) * Int64(k - j)))
        let product = a[j].multiplied(by: series[k - j], precision)
        sum = sum.adding(product.multiplied(by: weight, precision), precision)
      }
      let divisor = a[0].multiplied(by: Ball(k * root), precision)
      guard let value = sum.divided(by: divisor, precision) else { return nil }
      series[k] = value
    }
    return series
  }

  /// The real root, of negative numbers too where the degree is odd.
  private static func root(
    _ x: Ball, _ degree: Int, _ precision: Int, _ constants: Constants
  ) -> Ball? {
    if degree == 1 { return x }
    guard degree & 1 == 1, x.signum != 1 else { return x.root(degree, precision, constants) }
    if x.signum == -1 { return (-x).root(degree, precision, constants).map { -$0 } }
    let size = Ball(Integer(Natural(x.magnitude.mantissa)), exponent: x.magnitude.exponent)
    return size.root(degree, precision, constants).map { Ball.within($0.magnitude) }
  }

  private func function(_ function: RealFunction, _ u: Series) -> Series? {
    guard let first = function.value(u[0], precision, constants) else { return nil }
    if order == 0 { return [first] }
    switch function {
    case .exponential: return solved(u, first)
    case .sine, .cosine:
      guard let (sine, cosine) = u[0].sineAndCosine(precision, constants) else { return nil }
      let both = oscillation(u, sine, cosine, sign: -1)
      return function == .sine ? both.0 : both.1
    case .hyperbolicSine, .hyperbolicCosine:
      guard let sine = u[0].hyperbolicSine(precision, constants),
        let cosine = u[0].hyperbolicCosine(precision, constants)
      else { return nil }
      let both = oscillation(u, sine, cosine, sign: 1)
      return function == .hyperbolicSine ? both.0 : both.1
    case .tangent:
      guard let sine = self.function(.sine, u), let cosine = self.function(.cosine, u) else {
        return nil
      }
      return quotient(sine, cosine)
    case .hyperbolicTangent:
      guard let sine = self.function(.hyperbolicSine, u),
        let cosine = self.function(.hyperbolicCosine, u)
      else { return nil }
      return quotient(sine, cosine)
    case .gamma, .polygamma: return nil
    case .logarithm, .arcSine, .arcCosine, .arcTangent, .inverseHyperbolicSine,
      .inverseHyperbolicCosine, .inverseHyperbolicTangent, .errorFunction,
      .complementaryErrorFunction:
      guard let slope = slope(of: function, u) else { return nil }
      return solved(u, first, slope)
    }
  }

  private func oscillation(
    _ u: Series, _ sine: Ball, _ cosine: Ball, sign: Int
  ) -> (Series, Series) {
    var (sines, cosines) = (constant(sine), constant(cosine))
    for k in 1...order {
      var (sum, other) = (Ball(0), Ball(0))
      for j in 1...k where !u[j].isZero {
        let weight = u[j].multiplied(by: Ball(j), precision)
        sum = sum.adding(weight.multiplied(by: cosines[k - j], precision), precision)
        other = other.adding(weight.multiplied(by: sines[k - j], precision), precision)
      }
      sines[k] = sum.divided(by: Ball(k), precision) ?? sum
      cosines[k] = other.divided(by: Ball(sign * k), precision) ?? other
    }
    return (sines, cosines)
  }

  /// The derivative of a function, at the series.
  private func slope(of function: RealFunction, _ u: Series) -> Series? {
    let one = constant(Ball(1))
    let square = product(u, u)
    func combination(_ a: Int, _ b: Int) -> Series {
      combined(constant(Ball(a)), square) {
        $0.adding($1.multiplied(by: Ball(b), precision), precision)
      }
    }
    switch function {
    case .logarithm: return quotient(one, u)
    case .arcTangent: return quotient(one, combination(1, 1))
    case .inverseHyperbolicTangent: return quotient(one, combination(1, -1))
    case .arcSine: return power(combination(1, -1), -1, 2)
    case .arcCosine: return power(combination(1, -1), -1, 2)?.map { -$0 }
    case .inverseHyperbolicSine: return power(combination(1, 1), -1, 2)
    case .inverseHyperbolicCosine: return power(combination(-1, 1), -1, 2)
    case .errorFunction, .complementaryErrorFunction:
      guard let bell = self.function(.exponential, square.map { -$0 }),
        let root = constants.pi(precision).squareRoot(precision),
        let factor = Ball(function == .errorFunction ? 2 : -2).divided(by: root, precision)
      else { return nil }
      return bell.map { $0.multiplied(by: factor, precision) }
    default: return nil
    }
  }
}

extension Ball {
  var isZero: Bool { mantissa.isZero && radius.isZero }

  /// All numbers of at most this magnitude.
  static func within(_ bound: Bound) -> Ball { Ball(Integer(0), radius: bound) }
}
