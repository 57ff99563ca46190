import OrdinateNumerics
import Reals

// What the rules of the table's column `real` give by pairs.
extension Operation {
  /// The value of an operation on one operand; unknown where it is not certain.
  func pair(of x: DoublePair, in angle: AngleUnit) -> DoublePair {
    switch row.real {
    case .function(let function): function.pair(of: x)
    case .ofAngle(let function): function.pair(ofAngle: x, in: angle)
    case .givingAngle(let function): function.pair(of: x).inUnit(angle)
    case .reciprocal(let function): .one / function.pair(of: x)
    case .reciprocalOfAngle(let function): .one / function.pair(ofAngle: x, in: angle)
    case .ofReciprocal(let function, _): function.pair(of: .one / x)
    case .givingAngleOfReciprocal(let function): function.pair(of: .one / x).inUnit(angle)
    case .logarithm(let base): base == 2 ? .log2(x) : base == 10 ? .log10(x) : .unknown
    case .root(let degree): .root(x, degree: degree)
    case .inDegrees: .degrees(radians: x)
    case .inRadians: .radians(degrees: x)
    case .cot: angle == .radians ? .cot(x) : .cot(degrees: x)
    case .acot: x.signum == 0 ? .unknown : DoublePair.atan(.one / x).inUnit(angle)
    case .sinc: x.signum == 0 ? .one : .sin(x) / x
    case .absolute: .absolute(x)
    case .sign: .sign(x)
    case .floor: .floor(x)
    case .ceil: .ceil(x)
    case .round: .round(x)
    case .trunc: .trunc(x)
    case .frac: .frac(x)
    case .min, .max, .sum, .average, .product, .median: x
    case .factorial: .factorial(x)
    case .degreeSign: angle == .degrees ? x : .radians(degrees: x)
    case .expm1: .exp(x) - .one
    case .log1p: .ln(x + .one)
    case .atan2, .log, .anyRoot, .power, .hypot, .mod, .gcd, .lcm, .clamp, .combinations,
      .permutations, .doubleFactorial, .variance, .deviation, .roundToPlaces, .series, .formula,
      .quantile, .quartile, .poissonSum, .binomialSum, .polygamma:
      .unknown
    }
  }

  /// The value of an operation on any number of operands; unknown where it is not certain.
  func pair(of x: [DoublePair], in angle: AngleUnit) -> DoublePair {
    switch row.real {
    case .atan2: DoublePair.atan2(x[0], x[1]).inUnit(angle)
    case .log: .log(x[1], base: x[0])
    case .anyRoot: .anyRoot(x[0], degree: x[1])
    case .power: .anyPower(x[0], x[1])
    case .hypot: .squareRoot(x.dropFirst().reduce(x[0] * x[0]) { $0 + $1 * $1 })
    case .mod: .modulo(x[0], x[1])
    case .gcd: .whole(x, from: 0, Elementary.greatestCommonDivisor)
    case .lcm: .whole(x, from: 1, Elementary.leastCommonMultiple)
    case .min: x.dropFirst().reduce(x[0]) { .minimum($0, $1) }
    case .max: x.dropFirst().reduce(x[0]) { .maximum($0, $1) }
    case .sum: x.dropFirst().reduce(x[0], +)
    case .product: x.dropFirst().reduce(x[0], *)
    case .variance: Self.variance(x)
    case .deviation: .squareRoot(Self.variance(x))
    case .average: x.dropFirst().reduce(x[0], +) / DoublePair(Double(x.count))
    case .clamp:
      DoublePair.isLess(x[2], x[0]) == false
        ? .minimum(.maximum(x[1], x[0]), x[2]) : .unknown
    case .permutations: .permutations(of: x[0], taking: x[1])
    case .combinations:
      DoublePair.permutations(of: x[0], taking: x[1]) / DoublePair.factorial(x[1])
    case .function, .ofAngle, .givingAngle, .reciprocal, .reciprocalOfAngle, .ofReciprocal,
      .givingAngleOfReciprocal, .logarithm, .root, .inDegrees, .inRadians, .cot, .acot, .sinc,
      .absolute, .sign, .floor, .ceil, .round, .trunc, .frac, .factorial, .degreeSign, .expm1,
      .log1p, .doubleFactorial, .median, .roundToPlaces, .series, .formula, .quantile, .quartile,
      .poissonSum, .binomialSum, .polygamma:
      .unknown
    }
  }

  private static func variance(_ x: [DoublePair]) -> DoublePair {
    let mean = x.dropFirst().reduce(x[0], +) / DoublePair(Double(x.count))
    let squares = x.map { ($0 - mean) * ($0 - mean) }
    return squares.dropFirst().reduce(squares[0], +) / DoublePair(Double(x.count - 1))
  }
}

extension RealFunction {
  /// The value by pairs; unknown where it is not certain.
  fileprivate func pair(of x: DoublePair) -> DoublePair {
    switch self {
    case .exponential: .exp(x)
    case .logarithm: .ln(x)
    case .sine: .sin(x)
    case .cosine: .cos(x)
    case .tangent: .tan(x)
    case .arcSine: .asin(x)
    case .arcCosine: .acos(x)
    case .arcTangent: .atan(x)
    case .hyperbolicSine: .sinh(x)
    case .hyperbolicCosine: .cosh(x)
    case .hyperbolicTangent: .tanh(x)
    case .inverseHyperbolicSine: .asinh(x)
    case .inverseHyperbolicCosine: .acosh(x)
    case .inverseHyperbolicTangent: .atanh(x)
    case .gamma: .gamma(x)
    case .polygamma: .unknown
    case .errorFunction: .erf(x)
    case .complementaryErrorFunction: .erfc(x)
    }
  }

  /// The value at an angle in a unit.
  fileprivate func pair(ofAngle x: DoublePair, in unit: AngleUnit) -> DoublePair {
    if unit == .radians { return pair(of: x) }
    switch self {
    case .sine: return .sin(degrees: x)
    case .cosine: return .cos(degrees: x)
    case .tangent: return .tan(degrees: x)
    default: return .unknown
    }
  }
}

extension DoublePair {
  fileprivate func inUnit(_ unit: AngleUnit) -> DoublePair {
    unit == .radians ? self : .degrees(radians: self)
  }
}
