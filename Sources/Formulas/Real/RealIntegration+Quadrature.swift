import Reals

extension RealIntegration {
  /// Deeper formulas are not integrated by their values.
  private static let mostHeight = 200

  /// The integral of a formula that is defined between the bounds, by its Taylor polynomials.
  func quadrature(_ evaluator: inout RealEvaluator) throws(RealProblem) -> Number {
    guard body.height <= Self.mostHeight else { throw .undecided }
    var compiler = Compiler(integration: self)
    _ = try compiler.step(body, &evaluator)
    // An odd function has as much above the axis as below it.
    var isZero = body.parity(in: variable) == .odd
    if isZero {
      let opposite = evaluator.computation.negate(bounds[0])
      isZero = try evaluator.computation.compare(bounds[1], opposite) == 0
    }
    let value = try evaluator.computation.integral(
      of: compiler.formula, numbers: compiler.numbers, from: bounds[0], to: bounds[1])
    return isZero ? evaluator.number(0) : value
  }

  private struct Compiler {
    let integration: RealIntegration
    var formula = RealFormula()
    var numbers: [Number] = []
    private var known: [(Formula, Int)] = []

    init(integration: RealIntegration) { self.integration = integration }

    mutating func step(
      _ part: Formula, _ evaluator: inout RealEvaluator
    ) throws(RealProblem) -> Int {
      if let (_, step) = known.first(where: { $0.0 == part }) { return step }
      let step = try newStep(part, &evaluator)
      known.append((part, step))
      return step
    }

    private mutating func constant(_ number: Number) -> Int {
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
      case .variable: return formula.append(.variable)
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
        var product = try step(factors[0].formula, &evaluator)
        for factor in factors.dropFirst() {
          let next = try step(factor.formula, &evaluator)
          product = formula.append(
            factor.isInverted ? .quotient(product, next) : .product(product, next))
        }
        return product
      case .power(let base, let exponent):
        if let exact = Rational(exponent), exact.denominator <= 64 {
          let base = try step(base, &evaluator)
          return formula.append(.power(base, exact.numerator, root: Int(exact.denominator)))
        }
        if base == .constant(.e) {
          return formula.append(.function(.exponential, try step(exponent, &evaluator)))
        }
        return try step(.rule("e^(y×ln(x))", [base, exponent]), &evaluator)
      case .operation(let operation, let operands):
        return try step(operation, operands, &evaluator)
      }
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
      case .root(let degree): return formula.append(.power(try first(), 1, root: degree))
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
