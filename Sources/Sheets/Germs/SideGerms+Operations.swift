import Formulas
import OrdinateNumerics

// The germs of operations.
extension SideGerms {
  func apply(
    _ operation: Operation, _ x: [Formula], _ part: Formula
  ) throws(Germ.Failure) -> Germ {
    if let quotient = part.asQuotient { return try composedGerm(of: quotient) }
    switch operation {
    case .power: return try power(x[0], x[1], part)
    case .hypot where x.count == 2:
      let squares = x.map { Formula.power($0, Formula(2.0)) }
      return try germ(of: .operation(.squareRoot, [.adding(squares[0], Formula.Term(squares[1]))]))
    case .mod:
      let quotient = Formula.multiplying(x[0], Formula.Term(x[1], isInverted: true))
      let whole = Formula.multiplying(x[1], Formula.Term(.operation(.floor, [quotient])))
      return try germ(of: .adding(x[0], Formula.Term(whole, isInverted: true)))
    case .frac:
      let whole = Formula.operation(.trunc, x)
      return try germ(of: .adding(x[0], Formula.Term(whole, isInverted: true)))
    case .min, .max: return try extreme(x, isMaximum: operation == .max)
    case .atan2: return try polarAngle(x[0], x[1])
    case .gamma, .factorial, .digamma, .polygamma:
      if let other = try awayFromPole(operation, x) { return try germ(of: other) }
    default: break
    }
    guard x.count == 1 || operation == .root else { throw .unknown }
    let argument = try germ(of: x[0])
    switch operation {
    case .absolute:
      guard let sign = argument.sign else { throw .unknown }
      return sign < 0 ? arithmetic.negated(argument) : argument
    case .sign:
      guard let sign = argument.sign else { throw .unknown }
      return Germ(
        Interval(Double(sign)), isReached: argument.isReached && (argument.isLevel || sign == 0))
    case .squareRoot, .cubeRoot, .root:
      guard let sign = argument.sign else { throw .unknown }
      if sign < 0, operation == .squareRoot { throw .undefined }
      var degree = Rational(whole: operation == .squareRoot ? 2 : 3)
      if operation == .root {
        guard let number = Rational(x[1]), !number.isZero else { throw .unknown }
        degree = number
      }
      guard let exponent = degree.raised(to: -1) else { throw .unknown }
      return try arithmetic.magnitude(
        argument, raisedTo: exponent, sign: sign < 0 ? signOfRoot(part) : 1)
    case .ln:
      // The logarithm of a power may vanish or grow where the power comes near to 1.
      if case .power(let base, let exponent) = x[0].kind, try germ(of: base).sign == 1 {
        return try germ(of: .multiplying(exponent, Formula.Term(.operation(.ln, [base]))))
      }
      return try logarithm(x[0], argument)
    case .log10, .log2:
      let base = Formula.operation(.ln, [Formula(operation == .log2 ? 2.0 : 10)])
      return try arithmetic.product(
        logarithm(x[0], argument), Germ(Interval(1) / germs.enclosure(base, over: span)))
    case .floor, .ceil, .round, .trunc: return try step(operation, x[0], argument)
    default: return try image(of: argument, operation, x[0])
    }
  }

  /// The natural logarithm. Near 1 it is the distance from 1, times a number between 1 and 1 divided by the argument.
  private func logarithm(_ x: Formula, _ argument: Germ) throws(Germ.Failure) -> Germ {
    let result = try arithmetic.logarithm(argument)
    guard argument.isLevel, result.sign == nil else { return result }
    let distance = try germ(of: .adding(x, Formula.Term(Formula(1.0), isInverted: true)))
    guard distance.sign != nil else { return result }
    let factor = Interval(1) / Interval.hull(argument.factor, Interval(1))
    return try arithmetic.product(distance, Germ(factor))
  }

  private func extreme(_ x: [Formula], isMaximum: Bool) throws(Germ.Failure) -> Germ {
    var (best, isReached) = (x[0], try germ(of: x[0]).isReached)
    for other in x.dropFirst() {
      let difference = try germ(of: .adding(best, Formula.Term(other, isInverted: true)))
      guard let sign = difference.sign else { throw .unknown }
      isReached = try germ(of: other).isReached && isReached
      if sign < 0 && isMaximum || sign > 0 && !isMaximum { best = other }
    }
    var result = try germ(of: best)
    result.isReached = isReached
    return result
  }

  /// A function that is constant between whole numbers, or between their halves.
  private func step(
    _ operation: Operation, _ x: Formula, _ argument: Germ
  ) throws(Germ.Failure) -> Germ {
    guard let values = arithmetic.values(argument), values.width <= 0.5 else { throw .unknown }
    let shift = operation == .round ? 0.5 : 0
    let number = (values.lower - shift).rounded(.up) + shift
    func rounded(_ value: Double) -> Double {
      switch operation {
      case .floor: value.rounded(.down)
      case .ceil: value.rounded(.up)
      case .round: value.rounded(.toNearestOrAwayFromZero)
      default: value.rounded(.towardZero)
      }
    }
    if number > values.upper {
      return Germ(Interval(rounded(values.lower)), isReached: argument.isReached)
    }
    let distance = Formula.adding(
      x, Formula.Term(Formula(number.magnitude), isInverted: number > 0))
    let germ = try germ(of: number == 0 ? x : distance)
    guard let sign = germ.sign else { throw .unknown }
    let result = rounded(number + Double(sign) * 0.25)
    // At the step itself the function has one of the two values.
    let isReached = argument.isReached && (!germ.vanishes || result == rounded(number))
    return Germ(Interval(result), isReached: isReached)
  }

  /// Encloses what an argument comes near to.
  private func limit(of argument: Germ, _ values: Interval) -> Interval? {
    guard argument.grows else { return arithmetic.limit(of: argument) }
    let far = Interval(.greatestFiniteMagnitude, .infinity)
    return argument.sign == 1 ? far : argument.sign == -1 ? Interval(0) - far : nil
  }

  /// The angle of a point, in one of the halves of the plane.
  private func polarAngle(_ y: Formula, _ x: Formula) throws(Germ.Failure) -> Germ {
    let (top, bottom) = (try germ(of: y), try germ(of: x))
    guard germs.angle == .radians, let height = top.sign, let side = bottom.sign else {
      throw .unknown
    }
    if height == 0 && side == 0 { throw .undefined }
    let quarter = Formula.multiplying(
      .constant(.pi), Formula.Term(Formula(2.0), isInverted: true))
    var result: Germ
    if side == 0 {
      result = try germ(of: height > 0 ? quarter : .negating(quarter))
    } else {
      let slope = Formula.operation(
        .atan, [.multiplying(y, Formula.Term(x, isInverted: true))])
      result = try germ(
        of: side > 0
          ? slope
          : .adding(slope, Formula.Term(.constant(.pi), isInverted: height < 0)))
    }
    // On the negative half of the axis the angle is π, as it is above; the origin has no angle.
    let isAway = top.vanishes && (side == 0 || side < 0 && height < 0)
    result.isReached =
      result.isReached && top.isReached && bottom.isReached && !bottom.vanishes && !isAway
    return result
  }

  /// The germ of cos u - sinc u where u comes near to 0, as in the derivative of sinc u: it is u² times a number
  /// between -1 ÷ 3 and u² ÷ 30 - 1 ÷ 3.
  ///
  /// - Source: both series alternate; so does the series of the difference while u² is below 1.
  func distanceOfSinc(_ terms: [Formula.Term]) throws(Germ.Failure) -> Germ? {
    guard terms.count == 2, germs.angle == .radians,
      let cosine = terms.first(where: { $0.formula.isOperation(.cos) }),
      let sinc = terms.first(where: { $0.formula.isOperation(.sinc) }),
      cosine.isInverted != sinc.isInverted,
      cosine.formula.operands[0].isSame(as: sinc.formula.operands[0])
    else { return nil }
    let angle = try germ(of: cosine.formula.operands[0])
    guard angle.vanishes, angle.sign != nil, let values = arithmetic.values(angle) else {
      return nil
    }
    let square = Interval.square(values)
    guard square.upper < 1 else { return nil }
    let third = Interval(-1) / Interval(3)
    let factor = Interval(third.lower, (third + square / Interval(30)).upper)
    let difference = try arithmetic.product(arithmetic.power(angle, 2), Germ(factor))
    return cosine.isInverted ? arithmetic.negated(difference) : difference
  }

  /// The germ of a sum with sinc u where u comes near to 0: that is the sum with 1 in its place, and u² times a number
  /// between -1 ÷ 6 and u² ÷ 120 - 1 ÷ 6.
  ///
  /// - Source: the series of sinc alternates.
  func distanceOfSincFromOne(_ terms: [Formula.Term]) throws(Germ.Failure) -> Germ? {
    guard germs.angle == .radians else { return nil }
    for (index, term) in terms.enumerated() where term.formula.isOperation(.sinc) {
      guard term.formula.variables.contains(germs.variable),
        let angle = try? germ(of: term.formula.operands[0]), angle.vanishes, !angle.isZero,
        angle.sign != nil, let values = arithmetic.values(angle)
      else { continue }
      let square = Interval.square(values)
      guard square.upper < 1 else { continue }
      let sixth = Interval(-1) / Interval(6)
      let factor = Interval(sixth.lower, (sixth + square / Interval(120)).upper)
      return try sum(
        of: terms, where: index,
        isOneAnd: arithmetic.product(arithmetic.power(angle, 2), Germ(factor)))
    }
    return nil
  }

  /// The angle whose cosine is less than 1 by a distance d that comes near to 0: √(d) times a number from √2 to π÷√2.
  private func angle(ofCosineBelowOne distance: Germ) throws(Germ.Failure) -> Germ {
    guard let half = Rational(whole: 2).raised(to: -1) else { throw .unknown }
    let unit = germs.angle == .radians ? Interval(1) : Interval(180) / Interval(around: .pi)
    let root = Interval(Elementary.squareRoot(2).nextDown, Elementary.squareRoot(2).nextUp)
    let factor = Interval(root.lower, (Interval(around: .pi) / root).upper) * unit
    return try arithmetic.product(
      arithmetic.magnitude(distance, raisedTo: half), Germ(factor))
  }

  /// A continuous function of an argument.
  private func image(
    of argument: Germ, _ operation: Operation, _ x: Formula
  ) throws(Germ.Failure) -> Germ {
    if operation == .exp, argument.grows { return try arithmetic.exponential(argument) }
    guard let values = arithmetic.values(argument) else { throw .unknown }
    let function = Formula.operation(operation, [.variable(germs.variable)])
    let value = germs.enclosure(function, over: values)
    if value.isEmpty { throw .undefined }
    if operation == .asin || operation == .acos {
      for isInverted in [false, true] {
        let distance = try germ(
          of: .adding(Formula(1.0), Formula.Term(x, isInverted: isInverted)))
        guard let sign = distance.sign else { throw .unknown }
        if sign < 0 { throw .undefined }
        if isInverted, operation == .acos, distance.vanishes {
          return try angle(ofCosineBelowOne: distance)
        }
      }
    } else if value.decoration < .continuous {
      throw .unknown
    }
    if operation == .sinh || operation == .cosh, argument.grows {
      let size = try arithmetic.exponential(
        argument.sign == -1 ? arithmetic.negated(argument) : argument)
      return Germ(value, size.tendency, isReached: false)
    }
    var result = Germ(value, isReached: argument.isReached && !argument.grows)
    if let limit = limit(of: argument, values) {
      let found = germs.enclosure(function, over: limit)
      if !found.isEmpty { result.limit = Interval(found.lower, found.upper) }
    }
    // Its enclosures are rounded outwards from 1.
    if operation == .erf, argument.grows, let sign = argument.sign {
      result.limit = Interval(Double(sign))
    }
    if operation == .exp { result.sign = 1 }
    if result.sign != nil || !argument.vanishes { return result }
    guard germs.sign(ofConstant: germs.at(Formula(0.0), function)) == 0,
      let derivative = germs.derivative(of: function)
    else { return result }
    let slope = germs.enclosure(derivative, over: Interval.hull(values, Interval(0)))
    guard slope.decoration == .continuous, !slope.contains(0) else { return result }
    result = try arithmetic.product(argument, Germ(slope))
    return result
  }
}

extension Formula {
  fileprivate func isOperation(_ operation: Operation) -> Bool {
    if case .operation(operation, _) = kind { true } else { false }
  }
}
