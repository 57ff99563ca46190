import OrdinateNumerics

// Integrals of sin(u) ÷ u. It has no antiderivative among the functions, and the rules give its derivatives no value
// where u is 0.
extension FormulaCompiler {
  /// The integral of a multiple of sinc(kx+c), by Boole's rule over 16 pieces.
  ///
  /// The rule's error has the sixth derivative of sinc. As sinc(u) is the mean of cos(su) for all s from 0 to 1, that
  /// derivative is 1÷7 at most.
  ///
  /// - Returns: `nil` for other formulas.
  /// - Source: Abramowitz and Stegun 1972, Handbook of Mathematical Functions, 25.4.14.
  mutating func sineIntegral(
    _ body: Formula, _ name: Name, _ bounds: [TapeBuilder.Value]
  ) -> TapeBuilder.Value? {
    guard let (factor, argument) = body.simplified.multipleOfSinc(along: name),
      let slope = LinearForm(argument, of: name)?.slope,
      // What is simplified away may have had values in fewer places.
      let conditions = DomainCondition.conditions(of: body, variable: name, allowingSteps: true),
      !conditions.contains(where: { $0.kind == .notNegative && $0.formula.contains(name) })
    else { return nil }
    let count = 64
    let width = builder.subtract(bounds[1], bounds[0])
    var terms: [TapeBuilder.Value] = []
    for index in 0...count {
      let part = TapeConstant(exactly: Double(index) / Double(count))
      let x = builder.add(bounds[0], builder.multiply(width, part))
      let weight = index % count == 0 ? 7.0 : [14, 32, 12, 32][index % 4]
      terms.append(
        builder.multiply(
          value(of: .operation(.sinc, [argument]), at: x, name), TapeConstant(exactly: weight)))
    }
    let mean = builder.multiply(
      sum(terms), TapeConstant(1 / 1440, in: Interval(around: 1 / 1440)))
    let step = builder.multiply(
      builder.multiply(width, TapeConstant(exactly: 1 / Double(count))), value(of: slope))
    let sixth = builder.square(builder.multiply(builder.square(step), step))
    let error = builder.multiply(
      sixth, TapeConstant(0, in: Interval(-Self.booleError, Self.booleError)))
    let integral = builder.multiply(
      builder.multiply(width, builder.add(mean, error)), builder.guarded(value(of: factor)))
    return body.partialParts(without: name).reduce(integral) {
      builder.add($0, zero(whereDefined: value(of: $1)))
    }
  }

  /// A little more than 16·8÷(945·64·7): Boole's error is 8÷945 of the sixth derivative times the seventh power of a
  /// step. There are 16 pieces; six of the powers are the steps' own, one is 1÷64 of the width.
  private static let booleError = 1.0 / 3307
}

extension Formula {
  /// A factor without the variable, and the argument of sinc, of a simplified formula that is such a product.
  fileprivate func multipleOfSinc(along variable: Name) -> (factor: Formula, argument: Formula)? {
    let factors = Factors(self)
    var rest = Factors(coefficient: factors.coefficient)
    var (sine, sinc, divisor): (Formula?, Formula?, Formula?)
    for factor in factors.factors {
      let isPlain = factor.exponent == .one
      switch factor.base.kind {
      case _ where !factor.base.contains(variable):
        rest.multiply(by: factor.base, toThe: factor.exponent)
      case .operation(.sin, let x) where isPlain && sine == nil: sine = x[0]
      case .operation(.sinc, let x) where isPlain && sinc == nil: sinc = x[0]
      case _ where factor.exponent == Rational(whole: -1) && divisor == nil: divisor = factor.base
      default: return nil
      }
    }
    if let sinc, sine == nil, divisor == nil { return (rest.formula, sinc) }
    guard let sine, let divisor, sinc == nil else { return nil }
    // Both are 0 at the same place.
    guard let above = LinearForm(sine, of: variable), let below = LinearForm(divisor, of: variable),
      Formula.adding(above.root, Term(below.root, isInverted: true)).simplified == .number(0)
    else { return nil }
    rest.multiply(by: above.slope)
    rest.multiply(by: below.slope, toThe: Rational(whole: -1))
    return (rest.formula, sine)
  }
}
