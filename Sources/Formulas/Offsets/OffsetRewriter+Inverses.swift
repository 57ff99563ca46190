import OrdinateNumerics

// In the comments, a is the anchor of an operand and d its offset.
extension OffsetRewriter {
  /// Inverses of periodic and hyperbolic functions.
  func inverse(_ operation: Operation, _ x: [OffsetFormula]) -> OffsetFormula? {
    let operand = x[0]
    switch operation {
    case .atan:
      // arctan(a + d) - arctan a = arctan(d ÷ (1 + a² + ad))
      guard let a = operand.anchor, let d = operand.offset,
        case .anchor(let sum) = constant(.number(1) + .power(a.formula, .number(2)))
      else { return nil }
      return value(
        function(.atan, a.formula), function(.atan, d / (sum.symbol + a.symbol * d))
      ) { function(.atan, operand.formula) }
    case .asin:
      guard operand.anchor != nil, let root = rootOfRest(operand) else { return nil }
      return apply(.atan, [divide(operand, root)])
    case .acos:
      guard let sine = inverse(.asin, x) else { return nil }
      return subtract(quarterTurn, sine)
    case .asec, .acsc, .acot, .asech, .acsch, .acoth:
      guard operand.anchor != nil else { return nil }
      return apply(operation.ofReciprocal, [divide(number(1), operand)])
    case .atan2: return angle(of: operand, over: x[1])
    case .asinh:
      guard let a = operand.anchor else { return nil }
      if !a.isPositive { return negate(apply(.asinh, [negate(operand)])) }
      let root = apply(.squareRoot, [add(square(operand), number(1))])
      return apply(.ln, [add(operand, root)])
    case .acosh:
      let rest = subtract(square(operand), number(1))
      guard operand.anchor?.isPositive == true, rest.enclosure.lower > 0 else { return nil }
      return apply(.ln, [add(operand, apply(.squareRoot, [rest]))])
    default:
      guard operand.anchor != nil, rootOfRest(operand) != nil else { return nil }
      let ratio = divide(add(number(1), operand), subtract(number(1), operand))
      return divide(apply(.ln, [ratio]), number(2))
    }
  }

  private var quarterTurn: OffsetFormula {
    angle == .degrees ? number(90) : divide(pi, number(2))
  }

  /// √(1 - x²) where that is certainly above 0.
  private func rootOfRest(_ x: OffsetFormula) -> OffsetFormula? {
    let rest = subtract(number(1), square(x))
    return rest.enclosure.lower > 0 ? apply(.squareRoot, [rest]) : nil
  }

  /// The angle of a point, by the arctangent of the quotient that is defined there.
  private func angle(of y: OffsetFormula, over x: OffsetFormula) -> OffsetFormula? {
    if x.enclosure.lower > 0 { return apply(.atan, [divide(y, x)]) }
    let tangent = { self.apply(.atan, [self.divide(x, y)]) }
    if y.enclosure.lower > 0 { return subtract(quarterTurn, tangent()) }
    if y.enclosure.upper < 0 { return negate(add(quarterTurn, tangent())) }
    return nil
  }

  /// Rounding, magnitudes and choices.
  func step(_ operation: Operation, _ x: [OffsetFormula]) -> OffsetFormula? {
    let operand = x[0]
    guard let a = operand.anchor else { return nil }
    switch operation {
    case .absolute: return a.isPositive ? operand : negate(operand)
    case .floor, .ceil:
      guard let whole = nearestWhole(to: a) else { return nil }
      let rest = subtract(operand, OffsetFormula(whole))
      return add(OffsetFormula(whole), plain(operation, [rest]))
    case .trunc: return step(a.isPositive ? .floor : .ceil, x)
    case .round:
      let half = divide(number(1), number(2))
      return a.isPositive
        ? apply(.floor, [add(operand, half)]) : apply(.ceil, [subtract(operand, half)])
    case .frac: return step(.trunc, x).map { subtract(operand, $0) }
    case .mod:
      guard x[1].constant != nil else { return nil }
      return subtract(operand, multiply(x[1], apply(.floor, [divide(operand, x[1])])))
    default: return choice(operation, x)
    }
  }

  /// The least or greatest of several values.
  private func choice(_ operation: Operation, _ x: [OffsetFormula]) -> OffsetFormula? {
    var result = x[0]
    for other in x.dropFirst() {
      let distance = subtract(other, result)
      let ahead = operation == .max ? distance : negate(distance)
      if ahead.enclosure.upper < 0 {
        result = require(other, in: result)
      } else if ahead.enclosure.lower > 0 {
        result = require(result, in: other)
      } else {
        // The larger of a + d and b + e is a more than the larger of d and b - a + e.
        guard let first = result.anchor, other.anchor != nil else { return nil }
        let rest = OffsetFormula(nil, result.offset, result.range)
        let distance = subtract(other, OffsetFormula(first))
        result = add(OffsetFormula(first), plain(operation, [rest, distance]))
      }
    }
    return result
  }

  /// A value where another one exists too.
  private func require(_ other: OffsetFormula, in value: OffsetFormula) -> OffsetFormula {
    other.offset.map { add(value, plain(.number(0) * $0)) } ?? value
  }
}

extension Operation {
  /// The function of 1 ÷ x that this function of x is.
  fileprivate var ofReciprocal: Operation {
    switch self {
    case .asec: .acos
    case .acsc: .asin
    case .acot: .atan
    case .asech: .acosh
    case .acsch: .asinh
    default: .atanh
    }
  }
}
