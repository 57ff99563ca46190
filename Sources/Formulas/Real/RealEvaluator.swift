import Reals

/// Evaluates operations on real numbers: it knows their domains, and asks what these need.
///
/// - Throws: All functions throw what is wrong with the operands, `undecided`, `unfinished`, `overflow`
///   or `underflow`.
struct RealEvaluator {
  typealias Number = RealComputation.Number

  var computation: RealComputation
  var angle: AngleUnit

  mutating func number(_ value: Int) -> Number { computation.number(Fraction(value)) }

  mutating func number(_ value: Integer) -> Number { computation.number(Fraction(value)) }

  /// A number as written.
  mutating func number(_ numeral: Numeral) throws(RealProblem) -> Number {
    if let double = numeral.shortDouble, let whole = Int32(exactly: double) {
      return number(Int(whole))
    }
    let (digits, exponent) = numeral.scaledInteger
    if exponent.magnitude <= UInt64(Numeral.mostPlaces) {
      return try computation.number(digits, timesTenToThe: Int(exponent))
    }
    return try computation.multiply(number(digits), computation.power(number(10), exponent))
  }

  /// The value of an operation.
  mutating func apply(_ operation: Operation, _ x: [Number]) throws(RealProblem) -> Number {
    switch operation.row.real {
    case .function(let function): try computation.apply(function, to: x[0])
    case .ofAngle(let function): try apply(function, toAngle: x[0])
    case .givingAngle(let function): try inUnit(computation.apply(function, to: x[0]))
    case .reciprocal(let function): try reciprocal(computation.apply(function, to: x[0]))
    case .reciprocalOfAngle(let function): try reciprocal(apply(function, toAngle: x[0]))
    case .ofReciprocal(let function, let problem):
      try computation.apply(function, to: reciprocal(x[0], atZero: problem))
    case .givingAngleOfReciprocal(let function):
      try inUnit(computation.apply(function, to: reciprocal(x[0], atZero: .outOfDomain)))
    case .logarithm(let base): try logarithm(x[0], base: number(base))
    case .root(let degree): try computation.root(x[0], degree: degree)
    case .inDegrees: try degrees(x[0])
    case .inRadians: try radians(x[0])
    case .cot: try cotangent(x[0])
    case .acot: try arcCotangent(x[0])
    case .atan2: try inUnit(computation.arcTangent(x[0], over: x[1]))
    case .sinc: try sinc(x[0])
    case .log: try logarithm(of: x[1], to: x[0])
    case .anyRoot: try root(x[0], degree: x[1])
    case .power: try power(x[0], x[1], isLiteral: false)
    case .hypot: try computation.root(sumOfSquares(x), degree: 2)
    case .absolute: try computation.magnitude(x[0])
    case .sign: number(try computation.sign(of: x[0]))
    case .floor: number(try computation.floor(of: x[0]))
    case .ceil: number(-(try computation.floor(of: computation.negate(x[0]))))
    case .round: try rounded(x[0])
    case .trunc: try truncated(x[0])
    case .frac: try computation.subtract(truncated(x[0]), from: x[0])
    case .mod: try remainder(x[0], x[1])
    case .gcd: try greatestCommonDivisor(x)
    case .lcm: try leastCommonMultiple(x)
    case .min: try extreme(x, sign: -1)
    case .max: try extreme(x, sign: 1)
    case .sum: try sum(x)
    case .average: try computation.divide(sum(x), by: number(x.count))
    case .clamp: try clamp(x[1], from: x[0], to: x[2])
    case .factorial: try computation.apply(.gamma, to: computation.add(x[0], number(1)))
    case .combinations: try combinations(of: x[0], taking: x[1])
    case .permutations: try permutations(of: x[0], taking: x[1])
    case .degreeSign: angle == .degrees ? x[0] : try radians(x[0])
    case .doubleFactorial: try doubleFactorial(x[0])
    case .expm1:
      try computation.subtract(number(1), from: computation.apply(.exponential, to: x[0]))
    case .log1p: try computation.apply(.logarithm, to: computation.add(number(1), x[0]))
    case .product: try product(x)
    case .median: try median(x)
    case .variance: try variance(x)
    case .deviation: try computation.root(variance(x), degree: 2)
    case .roundToPlaces: try rounded(x[0], places: x[1])
    case .quartile: try quartile(x)
    case .quantile(let quantile): try self.quantile(quantile, x)
    case .poissonSum: try poissonSum(x)
    case .binomialSum: try binomialSum(x)
    case .polygamma: try polygamma(x[1], order: x[0])
    case .series: throw .outOfDomain
    case .formula: try value(inFull: operation, x)
    }
  }

  mutating func constant(_ constant: Constant) throws(RealProblem) -> Number {
    switch constant {
    case .pi: return computation.pi()
    case .e: return computation.e()
    case .tau: return try computation.multiply(number(2), computation.pi())
    case .phi:
      let sum = try computation.add(number(1), computation.root(number(5), degree: 2))
      return try computation.divide(sum, by: number(2))
    case .infinity: throw .outOfDomain
    }
  }

  /// 1 ÷ a number.
  private mutating func reciprocal(
    _ x: Number, atZero problem: RealProblem = .pole
  ) throws(RealProblem) -> Number {
    guard try computation.sign(of: x) != 0 else { throw problem }
    return try computation.divide(number(1), by: x)
  }

  mutating func sum(_ x: [Number]) throws(RealProblem) -> Number {
    var sum = x[0]
    for term in x.dropFirst() { sum = try computation.add(sum, term) }
    return sum
  }

  mutating func sumOfSquares(_ x: [Number]) throws(RealProblem) -> Number {
    var squares: [Number] = []
    for term in x { squares.append(try computation.power(term, 2)) }
    return try sum(squares)
  }
}
