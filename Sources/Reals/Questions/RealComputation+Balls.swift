extension RealComputation {
  /// A ball around a number, whose parts are computed to this many bits.
  ///
  /// - Throws: `unfinished` where the budget is spent; `overflow` where no exponent holds a part;
  ///   `undecided` where a part is known so badly that an operation has no bound.
  mutating func ball(_ number: Number, _ precision: Int) throws(RealProblem) -> Ball {
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
      let words = precision / 64 + 1
      budget -= words * (words + 16)
      guard budget > 0 else { throw .unfinished }
      steps[step].ball = (precision, try evaluate(step, precision))
    }
    guard let ball = steps[number.step].ball else { throw .undecided }
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
    guard case .function(let function, _) = steps[step].operation else { return 0 }
    switch function {
    case .sine, .cosine, .tangent, .exponential:
      let top = known(operand).top
      guard top <= Int64(Self.mostBits) || function == .exponential else { throw .unfinished }
      return Int(max(0, min(top, Int64(Self.mostBits))))
    default: return 0
    }
  }

  private func operands(of step: Int) -> [Int] {
    switch steps[step].operation {
    case .rational, .pi: []
    case .negative(let a), .integerPower(let a, _), .root(let a, _), .function(_, let a): [a]
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
      .quotient(let a, let b),
      .power(let a, let b), .arcTangent(let a, over: let b):
      [a, b]
    }
  }

  private func known(_ step: Int) -> Ball { steps[step].ball?.value ?? Ball(0) }

  private func evaluate(_ step: Int, _ precision: Int) throws(RealProblem) -> Ball {
    let result: Ball? =
      switch steps[step].operation {
      case .rational(let value): Ball(value, precision: precision)
      case .pi: constants.pi(precision)
      case .sum(let a, let b): known(a).adding(known(b), precision)
      case .difference(let a, let b): known(a).subtracting(known(b), precision)
      case .product(let a, let b): known(a).multiplied(by: known(b), precision)
      case .quotient(let a, let b): known(a).divided(by: known(b), precision)
      case .negative(let a): -known(a)
      case .integerPower(let a, let n): known(a).power(n, precision)
      case .power(let a, let b): known(a).power(known(b), precision, constants)
      case .root(let a, let n): Self.root(known(a), n, precision, constants)
      case .arcTangent(let y, over: let x):
        known(y).arcTangent(over: known(x), precision, constants)
      case .function(let function, let a): function.value(known(a), precision, constants)
      }
    if let result { return result }
    // Too large an exponent does not get smaller by more bits.
    for operand in operands(of: step) where known(operand).top > 62 { throw .overflow }
    throw .undecided
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
    case .errorFunction: x.errorFunction(precision, constants)
    case .complementaryErrorFunction: x.complementaryErrorFunction(precision, constants)
    }
  }
}
