/// How much work operations take, as predicted from the sizes of their operands.
///
/// The unit is a product of two words of 64 bits, about a nanosecond of a desktop processor. Predictions
/// are counted in bits, so they are the same on all platforms.
enum Work {
  private static func words(_ bits: Int64) -> Int64 { (max(bits, 0) >> 6) + 1 }

  /// What every operation costs, however small its operands: memory, above all.
  static let least: Int64 = 64

  static func sum(_ bits: Int64) -> Int64 { least + words(bits) }

  /// - Source: Karatsuba's method from 32 words on.
  static func product(_ a: Int64, _ b: Int64) -> Int64 {
    let (long, short) = (max(words(a), words(b)), min(words(a), words(b)))
    var size = short
    var products: Int64 = 1
    while size > 32 {
      size = (size + 1) >> 1
      products *= 3
    }
    return least + products * size * size * ((long + short - 1) / short)
  }

  static func square(_ bits: Int64) -> Int64 { product(bits, bits) }

  static func quotient(_ bits: Int64) -> Int64 { 4 * square(bits) }

  /// The greatest common divisor, which reduces a fraction.
  static func reduction(_ bits: Int64) -> Int64 { reduction(bits, bits) }

  static func reduction(_ a: Int64, _ b: Int64) -> Int64 {
    least + words(max(a, b)) * (words(min(a, b)) >> 2 + 8)
  }

  /// Decimal digits of a whole number, and back.
  static func digits(_ bits: Int64) -> Int64 { 6 * square(bits) }

  static func pi(_ bits: Int64) -> Int64 { 6 * square(bits) + 40 * words(bits) }

  /// A series that is summed with about √bits products.
  static func exponential(_ bits: Int64) -> Int64 {
    let root = squareRoot(bits)
    return (2 * root + 8) * square(bits) + root * 2 * words(bits)
  }

  static func sine(_ bits: Int64) -> Int64 { exponential(bits) + 8 * square(bits) }

  static func logarithm(_ bits: Int64) -> Int64 { 2 * exponential(bits) + quotient(bits) }

  static func arcTangent(_ bits: Int64) -> Int64 { 2 * sine(bits) + quotient(bits) }

  /// Terms of the recurrence, each a power and a quotient, and a series like Stirling's.
  static func polygamma(_ bits: Int64, order: Int64) -> Int64 {
    guard bits < 1 << 15 else { return .max / 16 }
    let products = Int64(2 * (Int64.bitWidth - order.leadingZeroBitCount) + 6)
    return gamma(bits) + (bits * 2 / 5 + 8 + order) * products * square(bits)
  }

  /// Stirling's series with a shift of 0.17·bits, and as many Bernoulli numbers as it has terms, whose
  /// fractions are reduced.
  static func gamma(_ bits: Int64) -> Int64 {
    guard bits < 1 << 15 else { return .max / 4 }
    let terms = bits / 8 + 8
    return (bits / 5 + 2 * terms) * square(bits) + terms * (terms / 2) * (words(bits) + 16)
      + bits * bits * bits / 400_000 * bits + 2 * logarithm(bits)
  }

  /// A series of as many terms as bits, and twice the squared operand.
  static func errorFunction(_ bits: Int64, square size: Int64) -> Int64 {
    // Nobody has so much; and the product would not be a number of 64 bits.
    guard bits < 1 << 24 else { return .max / 4 }
    return (bits / 2 + 2 * size) * Work.square(bits + 3 * size) / 2 + exponential(bits)
  }

  static func squareRoot(_ value: Int64) -> Int64 {
    var root: Int64 = 1
    while root * root < value { root *= 2 }
    while root * root > value { root = (root + value / root) / 2 }
    return root
  }
}

extension RealComputation {
  /// Takes work from the budget.
  ///
  /// - Throws: `unfinished` where the budget has less; nothing is taken then.
  public mutating func spend(_ work: Int64) throws(RealProblem) {
    guard work <= budget else { throw .unfinished }
    budget -= work
  }

  /// The work of evaluating a step whose operands are known.
  func work(_ step: Int, _ precision: Int) -> Int64 {
    let bits = Int64(precision) + 64
    switch steps[step].evaluated {
    case .rational(let value):
      let size = Int64(value.numerator.magnitude.bitWidth + value.denominator.bitWidth)
      return value.isWhole ? Work.sum(size) : Work.quotient(bits) + Work.sum(size)
    case .pi: return constants.isPiKnown(precision) ? Work.sum(bits) : Work.pi(bits)
    case .sum(let a, let b), .difference(let a, let b):
      return Work.sum(bits + size(a) + size(b))
    case .negative(let a), .magnitude(let a): return Work.sum(size(a))
    case .product(let a, let b): return Work.product(size(a), size(b))
    case .quotient(let a, let b): return Work.quotient(max(bits, size(a), size(b)))
    case .integerPower(_, let exponent):
      return 2 * Int64(Int64.bitWidth - exponent.leadingZeroBitCount) * Work.square(bits + 64)
    case .root(_, let degree):
      return degree == 2
        ? 3 * Work.quotient(bits) : Work.quotient(bits * Int64(degree)) * 2 + Work.quotient(bits)
    case .power: return Work.logarithm(bits) + Work.exponential(bits)
    case .arcTangent: return Work.arcTangent(bits) + workOfPi(bits)
    case .function(let function, let a): return work(function, steps[a].ball?.value, bits)
    case .integral, .inverse, .countSum: return 0
    }
  }

  private func size(_ step: Int) -> Int64 {
    Int64(steps[step].ball?.value.mantissa.magnitude.bitWidth ?? 0)
  }

  private func workOfPi(_ bits: Int64) -> Int64 {
    constants.isPiKnown(Int(bits)) ? 0 : Work.pi(bits)
  }

  private func work(_ function: RealFunction, _ operand: Ball?, _ bits: Int64) -> Int64 {
    // Bits before the point are reduced away; bits after it cancel.
    let top = min(max(operand?.top ?? 0, -1 << 30), 1 << 31)
    switch function {
    case .exponential:
      return Work.exponential(bits) + 2 * Work.quotient(bits + max(0, min(top, 64)))
    case .logarithm: return Work.logarithm(bits)
    case .sine, .cosine, .tangent:
      let large = bits + max(0, top)
      return Work.sine(bits) + 2 * Work.quotient(large) + workOfPi(large)
    case .arcSine, .arcCosine, .arcTangent:
      return Work.arcTangent(bits + min(abs(top), bits)) + workOfPi(bits)
    case .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent:
      return Work.exponential(bits + min(max(-top, 0), bits)) + Work.quotient(bits)
    case .inverseHyperbolicSine, .inverseHyperbolicCosine, .inverseHyperbolicTangent:
      return Work.logarithm(bits + min(max(-top, 0), bits)) + 4 * Work.quotient(bits)
    case .gamma:
      return Work.gamma(bits + 2 * max(0, min(top, 64))) + workOfPi(bits)
    case .polygamma(let order):
      return 3 * Work.polygamma(bits + 2 * max(0, min(top, 64)), order: Int64(order))
    case .errorFunction, .complementaryErrorFunction:
      // Beyond a square of bits·ln 2, erf is 1 and erfc has its asymptotic series.
      let square = top > 20 ? bits : min(Int64(1) << max(0, 2 * top), bits)
      return top > 31 ? Work.least : Work.errorFunction(bits, square: square)
    }
  }
}
