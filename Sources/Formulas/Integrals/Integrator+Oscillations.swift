// Powers of the variable times exponentials, sines and cosines of linear formulas.
extension Integrator {
  /// What a product has: x^degree · e^exponent · sines and cosines.
  private struct Wave {
    var degree = 0
    var exponent: Formula?
    var functions: [(isSine: Bool, angle: Formula, count: Int)] = []
    var hyperbolic: [(isSine: Bool, angle: Formula, count: Int)] = []
  }

  mutating func oscillation(_ factors: [Factor]) -> Formula? {
    guard let wave = wave(factors) else { return nil }
    if wave.functions.contains(where: { $0.count < 0 }) {
      guard wave.degree == 0, wave.exponent == nil, wave.hyperbolic.isEmpty,
        wave.functions.count <= 2, let first = wave.functions.first,
        wave.functions.allSatisfy({ $0.angle == first.angle }), let slope = slope(of: first.angle)
      else { return nil }
      var (sines, cosines) = (0, 0)
      for function in wave.functions {
        if function.isSine { sines += function.count } else { cosines += function.count }
      }
      return trigonometric(sines, cosines, first.angle).map {
        Formula.simplifiedProduct([$0, Formula.simplifiedPower(slope, .negating(.number(1)))])
      }
    }
    return antiderivative(of: wave)
  }

  private func wave(_ factors: [Factor]) -> Wave? {
    var wave = Wave()
    var exponent = Terms()
    var hasExponent = false
    for factor in factors {
      guard factor.exponent.isWhole, factor.exponent.numerator.magnitude <= 12 else { return nil }
      let count = Int(factor.exponent.numerator)
      switch factor.base.kind {
      case .variable where count > 0: wave.degree += count
      case .power(let base, let power) where !has(base):
        guard slope(of: power) != nil else { return nil }
        let natural =
          base == .constant(.e)
          ? power : Formula.simplifiedProduct([power, .rule("ln(x)", [base])])
        exponent.add(natural, times: factor.exponent)
        hasExponent = true
      case .operation(let operation, let operands):
        guard slope(of: operands[0]) != nil else { return nil }
        switch operation {
        case .sin, .cos: wave.functions.append((operation == .sin, operands[0], count))
        case .sinh, .cosh:
          if count < 0 { return nil }
          wave.hyperbolic.append((operation == .sinh, operands[0], count))
        default: return nil
        }
      default: return nil
      }
    }
    if hasExponent { wave.exponent = exponent.formula }
    return wave
  }

  private mutating func antiderivative(of wave: Wave) -> Formula? {
    var wave = wave
    let one = Formula.number(1)
    // sinh u is (e^u - e^-u) ÷ 2.
    if let function = wave.hyperbolic.popLast() {
      if function.count > 1 {
        wave.hyperbolic.append((function.isSine, function.angle, function.count - 1))
      }
      var halves: [Formula] = []
      for sign in [one, Formula.negating(one)] {
        var part = wave
        part.exponent = Self.sum(wave.exponent, Formula.simplifiedProduct([sign, function.angle]))
        guard
          let half = part.exponent.flatMap(has) == true
            ? antiderivative(of: part) : withoutExponent(part)
        else { return nil }
        halves.append(half)
      }
      return .rule(function.isSine ? "(x-y)÷2" : "(x+y)÷2", halves)
    }
    // A product of two sines or cosines is half the sum of two.
    if wave.functions.reduce(0, { $0 + $1.count }) > 1 {
      var taken: [(isSine: Bool, angle: Formula)] = []
      while taken.count < 2, let function = wave.functions.popLast() {
        taken.append((function.isSine, function.angle))
        if function.count > 1 {
          wave.functions.append((function.isSine, function.angle, function.count - 1))
        }
      }
      let (a, b) = (taken[0], taken[1])
      let isSine = a.isSine != b.isSine
      var halves: [Formula] = []
      for sign in [-1, 1] as [Int64] {
        var angle = Terms()
        angle.add(a.angle)
        angle.add(b.angle, times: Rational(whole: sign))
        var part = wave
        var factor = one
        if has(angle.formula) {
          part.functions.append((isSine, angle.formula, 1))
        } else {
          factor = .operation(isSine ? .sin : .cos, [angle.formula])
          if angle.formula == .number(0) { factor = isSine ? .number(0) : one }
        }
        guard factor != .number(0) else {
          halves.append(factor)
          continue
        }
        guard let half = withoutExponent(part) else { return nil }
        halves.append(Formula.simplifiedProduct([factor, half]))
      }
      // sin a sin b: cos(a-b) - cos(a+b); cos a cos b: their sum; sin a cos b: sin(a-b) + sin(a+b)
      let text =
        a.isSine && b.isSine ? "(x-y)÷2" : !a.isSine && b.isSine ? "(y-x)÷2" : "(x+y)÷2"
      return .rule(text, halves)
    }
    return simple(wave)
  }

  /// Also for a product without anything but powers.
  private mutating func withoutExponent(_ wave: Wave) -> Formula? {
    if wave.functions.isEmpty && wave.hyperbolic.isEmpty && wave.exponent.map(has) != true {
      let x = Formula.variable(variable)
      let power = Formula.rule("x^y÷y", [x, Formula(Double(wave.degree + 1))])
      guard let exponent = wave.exponent else { return power }
      return Formula.simplifiedProduct([.power(.constant(.e), exponent), power])
    }
    return antiderivative(of: wave)
  }

  /// With at most one sine or cosine: by parts, as often as the degree.
  private func simple(_ wave: Wave) -> Formula? {
    let growth: Formula? = wave.exponent.flatMap(slope)
    if wave.exponent != nil && growth == nil { return nil }
    let exponential = wave.exponent.map { [Formula.power(.constant(.e), $0)] } ?? []
    let function = wave.functions.first
    let speed = function.flatMap { slope(of: $0.angle) }
    if function != nil && speed == nil || growth == nil && speed == nil { return nil }
    // The n-th antiderivative is a sin + b cos, times the exponential; or a times the exponential.
    var (a, b) = (Formula.number(1), Formula.number(0))
    if function?.isSine == false { swap(&a, &b) }
    var sum = Terms()
    var factor = Rational.one
    for power in (0...wave.degree).reversed() {
      switch (growth, speed) {
      case (let p?, let q?):
        // ∫ e^(p t) (a sin + b cos) = e^(p t) ((p a + q b) sin + (p b - q a) cos) ÷ (p² + q²)
        (a, b) = (
          .rule("(p×x+q×y)÷(p^2+q^2)", [a, b], [p, q]),
          .rule("(p×y-q×x)÷(p^2+q^2)", [a, b], [p, q])
        )
      case (let p?, nil): a = .rule("x÷p", [a], [p])
      case (nil, let q?): (a, b) = (.rule("y÷p", [a, b], [q]), .rule("-x÷p", [a, b], [q]))
      case (nil, nil): return nil
      }
      let monomial = Formula.simplifiedPower(.variable(variable), Formula(Double(power)))
      for (weight, operation) in [(a, Operation.sin), (b, .cos)] where weight != .number(0) {
        let wave = function.map { [Formula.operation(operation, [$0.angle])] } ?? []
        sum.add(Formula.simplifiedProduct([monomial, weight] + wave + exponential), times: factor)
      }
      guard let next = factor.times(Rational(whole: Int64(-power))) else { return nil }
      factor = next
    }
    return sum.formula
  }

  private static func sum(_ first: Formula?, _ second: Formula) -> Formula {
    var sum = Terms()
    if let first { sum.add(first) }
    sum.add(second)
    return sum.formula
  }

  /// ∫ sinᵐ cosⁿ, with respect to the angle.
  private func trigonometric(_ m: Int, _ n: Int, _ x: Formula) -> Formula? {
    guard abs(m) + abs(n) <= 24 else { return nil }
    func part(_ m: Int, _ n: Int) -> Formula? { trigonometric(m, n, x) }
    func both(_ text: String, _ a: Formula?, _ b: Formula?) -> Formula? {
      guard let a, let b else { return nil }
      return .rule(text, [a, b])
    }
    func number(_ value: Int) -> Formula { Formula(Double(value)) }
    switch (m, n) {
    case (0, 0): return x
    case (1, 0): return .rule("-cos(x)", [x])
    case (0, 1): return .rule("sin(x)", [x])
    case (1, -1): return .rule("-ln(|cos(x)|)", [x])
    case (-1, 1): return .rule("ln(|sin(x)|)", [x])
    case (1, _): return .rule("-cos(x)^y÷y", [x, number(n + 1)])
    case (_, 1): return .rule("sin(x)^y÷y", [x, number(m + 1)])
    case (0, -1): return .rule("ln(|(1+sin(x))÷cos(x)|)", [x])
    case (-1, 0): return .rule("ln(|tan(x÷2)|)", [x])
    case (0, -2): return .rule("tan(x)", [x])
    case (-2, 0): return .rule("-cos(x)÷sin(x)", [x])
    case (0, ..<0):
      return part(0, n + 2).map {
        .rule("sin(x)÷((y-1)×cos(x)^(y-1))+(y-2)×z÷(y-1)", [x, number(-n), $0])
      }
    case (..<0, 0):
      return part(m + 2, 0).map {
        .rule("-cos(x)÷((y-1)×sin(x)^(y-1))+(y-2)×z÷(y-1)", [x, number(-m), $0])
      }
    case (2..., ..<0): return both("x-y", part(m - 2, n), part(m - 2, n + 2))
    case (..<0, 2...): return both("x-y", part(m, n - 2), part(m + 2, n - 2))
    case (..<0, ..<0): return both("x+y", part(m + 2, n), part(m, n + 2))
    case (2..., _): return both("x-y", part(m - 2, n), part(m - 2, n + 2))
    default:
      return part(0, n - 2).map {
        .rule("cos(x)^(y-1)×sin(x)÷y+(y-1)×z÷y", [x, number(n), $0])
      }
    }
  }
}
