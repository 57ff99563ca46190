extension RealComputation {
  /// A ball around a number, whose parts are computed to this many bits.
  ///
  /// A part that no exponent holds because it is too close to 0 is a ball around 0.
  ///
  /// - Throws: `unfinished` where the budget is spent; `overflow` where no exponent holds a part;
  ///   `underflow` where the number itself is too close to 0; `undecided` where a part is known so badly
  ///   that an operation has no bound.
  mutating func ball(_ number: Number, _ precision: Int) throws(RealProblem) -> Ball {
    ownConstants()
    var waiting = [(step: number.step, precision: precision)]
    while let (step, precision) = waiting.last {
      if isKnown(step, precision) {
        waiting.removeLast()
        continue
      }
      var isReady = true
      for operand in operands(of: step) {
        let needed = precision + (try spare(step, operand))
        if !isKnown(operand, needed) {
          waiting.append((operand, needed))
          isReady = false
        }
      }
      guard isReady else { continue }
      waiting.removeLast()
      if case .integral(let integral) = steps[step].operation {
        // Few different precisions, for each starts from the beginning.
        var bits = 64
        while bits < precision { bits *= 2 }
        steps[step].ball = (bits, try ballOfIntegral(integral, bits))
        continue
      }
      if case .inverse(let inverse) = steps[step].operation {
        steps[step].ball = (precision, try ballOfInverse(inverse, precision))
        continue
      }
      if case .countSum(let sum) = steps[step].operation {
        steps[step].ball = (precision, try ballOfCountSum(sum, precision))
        continue
      }
      try spend(work(step, precision))
      steps[step].ball = (precision, try evaluate(step, precision))
    }
    guard let ball = steps[number.step].ball else { throw .undecided }
    if ball.value.isTooCloseToZero { throw .underflow }
    return ball.value
  }

  private func isKnown(_ step: Int, _ precision: Int) -> Bool {
    guard let known = steps[step].ball else { return false }
    return known.precision >= precision || known.value.isExact
  }

  /// How many more bits of an operand a function needs for the whole turns, or powers of e, in it.
  ///
  /// - Throws: `unfinished` where nobody computes so many.
  private func spare(_ step: Int, _ operand: Int) throws(RealProblem) -> Int {
    if case .countSum = steps[step].evaluated { return CountSum.spareBits }
    guard case .function(let function, _) = steps[step].evaluated else { return 0 }
    switch function {
    case .sine, .cosine, .tangent, .exponential:
      let top = known(operand).top
      guard top <= 1 << 28 || function == .exponential else { throw .unfinished }
      return Int(max(0, min(top, 1 << 28)))
    default: return 0
    }
  }

  private func operands(of step: Int) -> [Int] {
    switch steps[step].evaluated {
    case .rational, .pi: []
    case .negative(let a), .magnitude(let a), .integerPower(let a, _), .root(let a, _),
      .function(_, let a):
      [a]
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
      .quotient(let a, let b),
      .power(let a, let b), .arcTangent(let a, over: let b):
      [a, b]
    case .integral(let integral): integral.numbers + [integral.lower, integral.upper]
    case .inverse(let inverse): inverse.numbers + [inverse.value]
    case .countSum(let sum): sum.numbers
    }
  }

  private func known(_ step: Int) -> Ball { steps[step].ball?.value ?? Ball(0) }

  private func evaluate(_ step: Int, _ precision: Int) throws(RealProblem) -> Ball {
    let result: Ball? =
      switch steps[step].evaluated {
      case .rational(let value): Ball(value, precision: precision)
      case .pi: constants.pi(precision)
      case .sum(let a, let b): known(a).adding(known(b), precision)
      case .difference(let a, let b): known(a).subtracting(known(b), precision)
      case .product(let a, let b): known(a).multiplied(by: known(b), precision)
      case .quotient(let a, let b): known(a).divided(by: known(b), precision)
      case .negative(let a): -known(a)
      case .magnitude(let a): known(a).absolute
      case .integerPower(let a, let n): try power(known(a), n, precision)
      case .power(let a, let b): known(a).power(known(b), precision, constants)
      case .root(let a, let n): Self.root(known(a), n, precision, constants)
      case .arcTangent(let y, over: let x):
        known(y).arcTangent(over: known(x), precision, constants)
      case .function(let function, let a): function.value(known(a), precision, constants)
      case .integral, .inverse, .countSum: nil
      }
    // Too large an exponent does not get smaller by more bits.
    guard let result else { return try extreme(step) }
    guard !result.mantissa.isZero else { return result }
    if result.top > Self.mostExponent { throw .overflow }
    return result.top < -Self.mostExponent ? Ball(0, radius: result.magnitude) : result
  }

  /// The ball around 0 of a step whose function has no result because that is too small.
  ///
  /// - Throws: `overflow` where it is too large; `undecided` where it is neither.
  private func extreme(_ step: Int) throws(RealProblem) -> Ball {
    switch steps[step].evaluated {
    case .function(let function, let a):
      let operand = known(a)
      switch function {
      case .complementaryErrorFunction:
        // e^(-x²) is too small.
        if operand.top > 31, !operand.mantissa.isNegative { return .least }
      case .gamma:
        if operand.absolute.subtracting(Self.mostOfGamma, 64).signum == 1 {
          return try Self.power(ofSizeAs: operand)
        }
      case .exponential:
        if isExcessive(operand) { return try Self.power(ofSizeAs: operand) }
      case .hyperbolicSine, .hyperbolicCosine:
        if isExcessive(operand) { throw .overflow }
      default: break
      }
    case .power(let a, let b):
      let (base, exponent) = (known(a), known(b))
      if exponent.top > 0, let logarithm = base.logarithm(64, constants) {
        let size = logarithm.multiplied(by: exponent, 64)
        if isExcessive(size) { return try Self.power(ofSizeAs: size) }
      }
    default: break
    }
    throw .undecided
  }

  /// The ball around 0 of e to an exponent, or of Γ of it, that is far below 0.
  ///
  /// - Throws: `overflow` for exponents far above 0.
  private static func power(ofSizeAs exponent: Ball) throws(RealProblem) -> Ball {
    guard exponent.mantissa.isNegative else { throw .overflow }
    return exponent.top > 62 ? .least : Ball(0, radius: .powerOfTwo(-mostExponent))
  }

  /// Whether e to the power of a number is certainly too large or too small.
  private func isExcessive(_ exponent: Ball) -> Bool {
    exponent.top > 60
      && exponent.absolute.subtracting(Self.mostOfExponents, 64).signum == 1
  }

  /// `mostExponent` times ln 2, and a little more.
  private static let mostOfExponents = Ball(Integer(int64: 2_302_585_092_994_045_800))

  /// Γ of what is above it is above 10^(10^18), by Stirling's formula: 6.12·10^16 (ln 6.12·10^16 - 1) is
  /// 1.0008·10^18 times ln 10.
  private static let mostOfGamma = Ball(Integer(int64: 61_200_000_000_000_000))

  /// No number of a computation reaches 2^mostExponent, a little over 10^(10^18).
  static let mostExponent: Int64 = 3_321_928_094_887_362_400

  private func power(_ base: Ball, _ exponent: Int64, _ precision: Int) throws(RealProblem)
    -> Ball?
  {
    if !base.mantissa.isZero, exponent != 0 {
      // The result's size, before numbers grow on the way to it.
      let large = Double(base.top) * Double(exponent)
      let small = Double(base.top - 1) * Double(exponent)
      let most = Double(Self.mostExponent) * 1.000001
      if min(large, small) > most { throw .overflow }
      if max(large, small) < -most { return Ball(0, radius: .powerOfTwo(-Self.mostExponent)) }
    }
    return base.power(exponent, precision)
  }

  private static func root(_ x: Ball, _ degree: Int, _ precision: Int, _ constants: Constants)
    -> Ball?
  {
    if x.mantissa.isZero, x.isExact { return x }
    if degree & 1 == 1, x.mantissa.isNegative {
      return (-x).root(degree, precision, constants).map { -$0 }
    }
    return x.root(degree, precision, constants)
  }
}

extension Ball {
  /// The magnitudes of the numbers of the ball, and perhaps others near 0.
  fileprivate var absolute: Ball { mantissa.isNegative ? -self : self }

  /// The smallest ball around 0 that has a radius.
  static var least: Ball { Ball(0, radius: .powerOfTwo(.min)) }

  /// Whether all numbers of the ball are below 10^(-10^18), and perhaps none is 0.
  fileprivate var isTooCloseToZero: Bool {
    mantissa.isZero && !isExact && radius.top < 52 - RealComputation.mostExponent
  }
}

extension RealFunction {
  func value(_ x: Ball, _ precision: Int, _ constants: Constants) -> Ball? {
    switch self {
    case .exponential: x.exponential(precision, constants)
    case .logarithm: x.logarithm(precision, constants)
    case .sine: x.sineAndCosine(precision, constants)?.sine
    case .cosine: x.sineAndCosine(precision, constants)?.cosine
    case .tangent:
      x.sineAndCosine(precision + 8, constants).flatMap {
        $0.sine.divided(by: $0.cosine, precision)
      }
    case .arcSine: x.arcSine(precision, constants)
    case .arcCosine: x.arcCosine(precision, constants)
    case .arcTangent: x.arcTangent(precision, constants)
    case .hyperbolicSine: x.hyperbolicSine(precision, constants)
    case .hyperbolicCosine: x.hyperbolicCosine(precision, constants)
    case .hyperbolicTangent: x.hyperbolicTangent(precision, constants)
    case .inverseHyperbolicSine: x.inverseHyperbolicSine(precision, constants)
    case .inverseHyperbolicCosine: x.inverseHyperbolicCosine(precision, constants)
    case .inverseHyperbolicTangent: x.inverseHyperbolicTangent(precision, constants)
    case .gamma: x.gamma(precision, constants)
    case .polygamma(let order): x.polygamma(order, precision, constants)
    case .errorFunction: x.errorFunction(precision, constants)
    case .complementaryErrorFunction: x.complementaryErrorFunction(precision, constants)
    }
  }
}
