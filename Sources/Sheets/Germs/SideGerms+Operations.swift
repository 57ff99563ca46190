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
    case .ln: return try arithmetic.logarithm(argument)
    case .log10, .log2:
      let base = Formula.operation(.ln, [Formula(operation == .log2 ? 2.0 : 10)])
      return try arithmetic.product(
        arithmetic.logarithm(argument), Germ(Interval(1) / germs.enclosure(base, over: span)))
    case .floor, .ceil, .round, .trunc: return try step(operation, x[0], argument)
    default: return try image(of: argument, operation, x[0])
    }
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

  /// A continuous function of an argument.
  private func image(
    of argument: Germ, _ operation: Operation, _ x: Formula
  ) throws(Germ.Failure) -> Germ {
    guard let values = arithmetic.values(argument) else { throw .unknown }
    let function = Formula.operation(operation, [.variable(germs.variable)])
    let value = germs.enclosure(function, over: values)
    if value.isEmpty { throw .undefined }
    if operation == .asin || operation == .acos {
      let distance = Formula.adding(
        Formula(1.0), Formula.Term(.power(x, Formula(2.0)), isInverted: true))
      guard let sign = try germ(of: distance).sign else { throw .unknown }
      if sign < 0 { throw .undefined }
    } else if value.decoration < .continuous {
      throw .unknown
    }
    var result = Germ(value, isReached: argument.isReached)
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
