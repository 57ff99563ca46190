import Reals

extension RealIntegration {
  /// Deeper formulas are not integrated by their values.
  private static let mostHeight = 200

  /// The integral of a formula that is defined between the bounds, by its Taylor polynomials.
  func quadrature(_ evaluator: inout RealEvaluator) throws(RealProblem) -> Number {
    guard body.height <= Self.mostHeight else { throw .undecided }
    if let value = try splitAtHole(&evaluator) { return value }
    let value = try quadratureWithoutHoles(&evaluator)
    // An odd function has as much above the axis as below it.
    if body.parity(in: variable) == .odd,
      try evaluator.computation.compare(bounds[1], evaluator.computation.negate(bounds[0])) == 0
    {
      return evaluator.number(0)
    }
    return value
  }

  /// The integral of a formula without holes between the bounds: roots at a bound are taken away first, those at
  /// both bounds in two halves.
  private func quadratureWithoutHoles(
    _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Number {
    let roots = try substitutions(&evaluator)
    if roots.count == 2 {
      let sum = try evaluator.computation.add(bounds[0], bounds[1])
      return try halves(
        at: evaluator.computation.divide(sum, by: evaluator.number(2)), &evaluator)
    }
    var compiler = Compiler(integration: self, substitution: roots.first)
    var (lower, upper) = (bounds[0], bounds[1])
    if let root = roots.first {
      try compiler.substituted(&evaluator)
      let length = try evaluator.computation.subtract(lower, from: upper)
      lower = evaluator.number(0)
      upper = try evaluator.computation.root(length, degree: root.degree)
    } else {
      _ = try compiler.step(body, &evaluator)
    }
    return try evaluator.computation.integral(
      of: compiler.formula, numbers: compiler.numbers, from: lower, to: upper)
  }

  /// The sum of the integrals up to a number between the bounds, and from there on.
  private func halves(
    at middle: Number, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Number {
    var halves: [Number] = []
    for ends in [[bounds[0], middle], [middle, bounds[1]]] {
      let half = try RealIntegration(
        of: body, over: variable, bounds: ends, infinite: infinite, others: others, &evaluator)
      halves.append(try half.quadrature(&evaluator))
    }
    return try evaluator.computation.add(halves[0], halves[1])
  }

  /// The integral in two parts, where something that is divided by is 0 between the bounds at a number that is
  /// known; `nil` if that is nowhere.
  private func splitAtHole(_ evaluator: inout RealEvaluator) throws(RealProblem) -> Number? {
    var tried: [Formula] = []
    for part in body.parts {
      var divisors: [Formula] = []
      switch part.kind {
      case .product(let factors):
        divisors = factors.filter { $0.isInverted }.map { $0.formula }
      case .power(let base, let exponent) where Rational(exponent)?.isNegative == true:
        divisors = [base]
      case .operation(.sinc, let inner): divisors = inner
      default: break
      }
      for divisor in divisors where divisor.contains(variable) {
        var place = Formula.number(0)
        if let form = LinearForm(divisor, of: variable) {
          place = .rule("-x÷y", [form.constant ?? .number(0), form.slope])
        }
        if tried.contains(place) { continue }
        tried.append(place)
        guard let zero = divisor.replacing(variable, by: place), !place.contains(variable) else {
          continue
        }
        do {
          guard try evaluator.computation.sign(of: number(zero, &evaluator)) == 0 else { continue }
          let middle = try number(place, &evaluator)
          guard try evaluator.computation.compare(bounds[0], middle) < 0,
            try evaluator.computation.compare(middle, bounds[1]) < 0
          else { continue }
          return try halves(at: middle, &evaluator)
        } catch {
          if error == .unfinished { throw error }
        }
      }
    }
    return nil
  }

  struct Compiler {
    let integration: RealIntegration
    let substitution: Substitution?
    var formula = RealFormula()
    var numbers: [Number] = []
    private var known: [(Formula, Int)] = []

    init(integration: RealIntegration, substitution: Substitution?) {
      (self.integration, self.substitution) = (integration, substitution)
    }

    mutating func step(
      _ part: Formula, _ evaluator: inout RealEvaluator
    ) throws(RealProblem) -> Int {
      if let (_, step) = known.first(where: { $0.0 == part }) { return step }
      let step = try newStep(part, &evaluator)
      known.append((part, step))
      return step
    }

    mutating func constant(_ number: Number) -> Int {
      numbers.append(number)
      return formula.append(.number(numbers.count - 1))
    }

    private mutating func newStep(
      _ part: Formula, _ evaluator: inout RealEvaluator
    ) throws(RealProblem) -> Int {
      guard part.contains(integration.variable) else {
        return constant(try integration.number(part, &evaluator))
      }
      switch part.kind {
      case .number, .constant: return 0
      case .variable: return variableStep()
      case .negated(let operand):
        let zero = constant(evaluator.number(0))
        return formula.append(.difference(zero, try step(operand, &evaluator)))
      case .sum(let terms):
        var sum = try step(terms[0].formula, &evaluator)
        for term in terms.dropFirst() {
          let next = try step(term.formula, &evaluator)
          sum = formula.append(term.isInverted ? .difference(sum, next) : .sum(sum, next))
        }
        return sum
      case .product(let factors):
        if let product = try entropy(of: factors, &evaluator) { return product }
        if let product = try regular(part, &evaluator) { return product }
        var product = try step(factors[0].formula, &evaluator)
        for factor in factors.dropFirst() {
          let next = try step(factor.formula, &evaluator)
          product = formula.append(
            factor.isInverted ? .quotient(product, next) : .product(product, next))
        }
        return product
      case .power(let base, let exponent):
        if let power = try regular(part, &evaluator) { return power }
        if let exact = Rational(exponent), exact.denominator <= 64 {
          let base = try step(base, &evaluator)
          return formula.append(.power(base, exact.numerator, root: Int(exact.denominator)))
        }
        if base == .constant(.e) {
          return formula.append(.function(.exponential, try step(exponent, &evaluator)))
        }
        // As x^x does, it may have a limit where its base is 0.
        if let rest = try quotient(of: exponent, by: base, &evaluator) {
          let power = formula.append(.entropy(try step(base, &evaluator)))
          let product = formula.append(.product(try step(rest, &evaluator), power))
          return formula.append(.function(.exponential, product))
        }
        // Powers of 0 and of negative numbers are no such exponentials.
        if !base.contains(integration.variable),
          try evaluator.computation.sign(of: integration.number(base, &evaluator)) <= 0
        {
          throw .undecided
        }
        return try step(.rule("e^(y×ln(x))", [base, exponent]), &evaluator)
      case .operation(let operation, let operands):
        return try step(operation, operands, &evaluator)
      }
    }

    /// A formula without a factor that is 0 at a bound; `nil` if it has no such factor.
    private func quotient(
      of formula: Formula, by base: Formula, _ evaluator: inout RealEvaluator
    ) throws(RealProblem) -> Formula? {
      let isZero = [
        try integration.sign(base, at: 0, &evaluator) == 0,
        try integration.sign(base, at: 1, &evaluator) == 0,
      ]
      guard isZero.contains(true) else { return nil }
      var factors = Factors(formula)
      guard
        factors.factors.contains(where: {
          $0.base == base && !$0.exponent.isNegative
            && $0.exponent.magnitude.numerator
              >= $0.exponent.denominator
        })
      else { return nil }
      factors.multiply(by: base, toThe: Rational.one.negated)
      return factors.formula
    }

    /// A product of u and ln u, with u = 0 at a bound, and others; `nil` for any other product.
    private mutating func entropy(
      of factors: [Formula.Term], _ evaluator: inout RealEvaluator
    ) throws(RealProblem) -> Int? {
      for end in 0...1 {
        for (index, factor) in factors.enumerated() where !factor.isInverted {
          guard case .operation(.ln, let inner) = factor.formula.kind,
            let other = factors.firstIndex(where: { !$0.isInverted && $0.formula == inner[0] }),
            try integration.sign(inner[0], at: end, &evaluator) == 0
          else { continue }
          var product = formula.append(.entropy(try step(inner[0], &evaluator)))
          for place in factors.indices where place != index && place != other {
            let next = try step(factors[place].formula, &evaluator)
            product = formula.append(
              factors[place].isInverted ? .quotient(product, next) : .product(product, next))
          }
          return product
        }
      }
      return nil
    }

    private mutating func step(
      _ operation: Operation, _ x: [Formula], _ evaluator: inout RealEvaluator
    ) throws(RealProblem) -> Int {
      func first() throws(RealProblem) -> Int { try step(x[0], &evaluator) }
      func inverse(_ operand: Int) -> Int {
        let one = constant(evaluator.number(1))
        return formula.append(.quotient(one, operand))
      }
      switch operation.row.real {
      case .function(let function), .ofAngle(let function), .givingAngle(let function):
        return formula.append(.function(function, try first()))
      case .reciprocal(let function), .reciprocalOfAngle(let function):
        return inverse(formula.append(.function(function, try first())))
      case .ofReciprocal(let function, _), .givingAngleOfReciprocal(let function):
        return formula.append(.function(function, inverse(try first())))
      case .root(let degree):
        if let root = try regular(.operation(operation, x), &evaluator) { return root }
        return formula.append(.power(try first(), 1, root: degree))
      case .absolute: return formula.append(.magnitude(try first()))
      case .sign: return formula.append(.sign(try first()))
      case .floor: return formula.append(.floor(try first()))
      default: break
      }
      let rule: String? =
        switch operation.row.real {
        case .logarithm(let base): "ln(x)÷ln(\(base))"
        case .log: "ln(y)÷ln(x)"
        case .anyRoot: "x^(1÷y)"
        case .cot: "cos(x)÷sin(x)"
        case .acot: "atan(1÷x)"
        case .sinc: "sin(x)÷x"
        case .ceil: "-floor(-x)"
        case .mod: "x-y×floor(x÷y)"
        case .expm1: "e^x-1"
        case .log1p: "ln(1+x)"
        case .min where x.count == 2: "(x+y-|x-y|)÷2"
        case .max where x.count == 2: "(x+y+|x-y|)÷2"
        case .hypot where x.count == 2: "√(x^2+y^2)"
        case .sum where x.count == 1, .average where x.count == 1, .min where x.count == 1,
          .max where x.count == 1:
          "x"
        default: nil
        }
      guard let rule else { throw .undecided }
      return try step(.rule(rule, x), &evaluator)
    }
  }
}
