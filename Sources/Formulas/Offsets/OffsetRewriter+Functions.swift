import OrdinateNumerics

// In the comments, a is the anchor of an operand and d its offset.
extension OffsetRewriter {
  func apply(_ operation: Operation, _ x: [OffsetFormula]) -> OffsetFormula {
    if let constant = constant(operation, x) { return constant }
    switch operation {
    case .sin, .cos, .tan, .sec, .csc, .cot, .sinh, .cosh, .tanh, .sech, .csch, .coth, .sinc:
      return wave(operation, x[0]) ?? plain(operation, x)
    case .asin, .acos, .atan, .asec, .acsc, .acot, .atan2, .asinh, .acosh, .atanh, .asech, .acsch,
      .acoth:
      return inverse(operation, x) ?? plain(operation, x)
    case .exp, .ln, .log10, .log2, .log, .expm1, .log1p, .squareRoot, .cubeRoot, .root, .power,
      .hypot:
      return power(operation, x) ?? plain(operation, x)
    case .absolute, .floor, .ceil, .round, .trunc, .frac, .mod, .min, .max:
      return step(operation, x) ?? plain(operation, x)
    case .sum: return x.dropFirst().reduce(x[0]) { add($0, $1) }
    case .product: return x.dropFirst().reduce(x[0]) { multiply($0, $1) }
    case .average: return divide(x.dropFirst().reduce(x[0]) { add($0, $1) }, number(x.count))
    case .degrees: return divide(multiply(x[0], number(180)), pi)
    case .radians: return divide(multiply(x[0], pi), number(180))
    case .degree:
      return angle == .degrees ? x[0] : divide(multiply(x[0], pi), number(180))
    case .sign, .gcd, .lcm, .clamp, .factorial, .gamma, .combinations, .permutations, .erf,
      .doubleFactorial, .erfc, .median, .variance, .deviation, .roundToPlaces, .summation,
      .iteratedProduct, .integral, .digamma, .polygamma, .normalDensity, .normalProbability,
      .binomialProbability,
      .binomialSum, .poissonProbability, .poissonSum, .studentDensity, .studentProbability,
      .chiSquareDensity, .chiSquareProbability, .covariance, .correlation, .scaledNormalQuantile,
      .normalQuantile, .studentQuantile, .chiSquareQuantile, .quartile:
      return plain(operation, x)
    }
  }

  /// An operation on constants only.
  private func constant(_ operation: Operation, _ x: [OffsetFormula]) -> OffsetFormula? {
    guard !operation.isSeries, x.allSatisfy({ $0.offset == nil }) else { return nil }
    let exact = Formula.operation(operation, x.map { $0.anchor?.formula ?? .number(0) })
    return value(exact, nil) { exact }
  }

  var pi: OffsetFormula { value(.constant(.pi), nil) { .constant(.pi) } }

  private var turn: OffsetFormula {
    angle == .degrees ? number(360) : multiply(number(2), pi)
  }

  func function(_ operation: Operation, _ operand: Formula) -> Formula {
    .operation(operation, [operand])
  }

  /// Periodic and hyperbolic functions.
  private func wave(_ operation: Operation, _ x: OffsetFormula) -> OffsetFormula? {
    switch operation {
    case .sin, .cos:
      guard let d = x.offset, x.isShort else { return reduced(operation, x) }
      // sin(a + d) = sin a - 2 sin a sin²(d ÷ 2) + cos a sin d
      // cos(a + d) = cos a - 2 cos a sin²(d ÷ 2) - sin a sin d
      return shifted(
        operation, x, (operation == .sin ? .cos : .sin, d, .sin),
        bend: -2, slope: operation == .sin ? 1 : -1)
    case .sinh, .cosh:
      guard let d = x.offset, x.isShort else { return nil }
      return shifted(
        operation, x, (operation == .sinh ? .cosh : .sinh, d, .sinh), bend: 2, slope: 1)
    case .tan, .cot, .sec, .csc:
      guard x.isShort, let sine = wave(.sin, x), let cosine = wave(.cos, x) else {
        return reduced(operation, x)
      }
      return switch operation {
      case .tan: divide(sine, cosine)
      case .cot: divide(cosine, sine)
      case .sec: divide(number(1), cosine)
      default: divide(number(1), sine)
      }
    case .sinc:
      guard x.anchor != nil, angle == .radians, let sine = wave(.sin, x) else { return nil }
      return divide(sine, x)
    default:
      guard let sine = wave(.sinh, x), let cosine = wave(.cosh, x) else { return nil }
      return switch operation {
      case .tanh: divide(sine, cosine)
      case .coth: divide(cosine, sine)
      case .sech: divide(number(1), cosine)
      default: divide(number(1), sine)
      }
    }
  }

  /// A function by its addition theorem: f a + bend · f a · h²(d ÷ 2) + slope · g a · h d.
  private func shifted(
    _ operation: Operation, _ x: OffsetFormula, _ other: (g: Operation, d: Formula, h: Operation),
    bend: Double, slope: Double
  ) -> OffsetFormula? {
    let a = x.anchor?.formula ?? .number(0)
    let (atOrigin, along) = (function(operation, a), function(other.g, a))
    var offset: Formula?
    switch constant(along) {
    case .zero: break
    case .anchor(let along):
      offset = Formula(slope) * along.symbol * function(other.h, other.d)
    case .unknown: return nil
    }
    switch constant(atOrigin) {
    case .zero: break
    case .anchor(let atOrigin):
      let half = function(other.h, other.d / .number(2))
      let second = Formula(bend) * atOrigin.symbol * .power(half, .number(2))
      offset = offset.map { $0 + second } ?? second
    case .unknown: return nil
    }
    return value(atOrigin, offset) { function(operation, x.formula) }
  }

  /// A periodic function of an operand from which whole turns are taken.
  private func reduced(_ operation: Operation, _ x: OffsetFormula) -> OffsetFormula? {
    guard let a = x.anchor, let turn = turn.anchor,
      case .anchor(let turns) = constant(a.formula / turn.formula),
      let count = nearestWhole(to: turns)
    else { return nil }
    let rest = value(a.formula - turn.formula * count.formula, x.offset) { x.formula }
    return plain(operation, [rest])
  }

  /// Roots, powers and logarithms.
  private func power(_ operation: Operation, _ x: [OffsetFormula]) -> OffsetFormula? {
    switch operation {
    case .exp:
      guard x[0].anchor != nil || x[0].isShort else { return nil }
      let start = x[0].anchor.map { function(.exp, $0.formula) } ?? .number(1)
      return grown(from: start, by: x[0].offset) { function(.exp, x[0].formula) }
    case .ln:
      guard let a = x[0].anchor, a.isPositive, let d = x[0].offset else { return nil }
      return value(function(.ln, a.formula), function(.log1p, d / a.symbol)) {
        function(.ln, x[0].formula)
      }
    case .log10, .log2, .log:
      let base = operation == .log ? x[0] : number(operation == .log2 ? 2 : 10)
      guard base.constant?.isPositive == true, let last = x.last, last.anchor != nil,
        case .anchor = constant(function(.ln, base.formula))
      else { return nil }
      return divide(apply(.ln, [last]), apply(.ln, [base]))
    case .expm1:
      guard x[0].anchor != nil else { return nil }
      return subtract(apply(.exp, x), number(1))
    case .log1p:
      guard x[0].anchor != nil else { return nil }
      return apply(.ln, [add(x[0], number(1))])
    case .squareRoot:
      guard let a = x[0].anchor, a.isPositive, let d = x[0].offset,
        case .anchor(let root) = constant(function(.squareRoot, a.formula))
      else { return nil }
      return value(root.formula, d / (function(.squareRoot, x[0].formula) + root.symbol)) {
        function(.squareRoot, x[0].formula)
      }
    case .cubeRoot:
      guard let a = x[0].anchor, let d = x[0].offset,
        case .anchor(let root) = constant(function(.cubeRoot, a.formula))
      else { return nil }
      // r³ - s³ = (r - s)(r² + rs + s²)
      let here = function(.cubeRoot, x[0].formula)
      let sum =
        .power(here, .number(2)) + here * root.symbol + .power(root.symbol, .number(2))
      return value(root.formula, d / sum) { here }
    case .root:
      guard x[0].anchor?.isPositive == true, let degree = x[1].constant else { return nil }
      let exponent = Formula.number(1) / degree.formula
      return power(x[0], divide(number(1), x[1]), exponent)
    case .hypot:
      let squares = x.dropFirst().reduce(square(x[0])) { add($0, square($1)) }
      return squares.anchor == nil ? nil : apply(.squareRoot, [squares])
    default:
      guard x[0].anchor != nil else { return nil }
      return power(x[0], x[1], x[1].constant?.formula ?? x[1].formula)
    }
  }
}
