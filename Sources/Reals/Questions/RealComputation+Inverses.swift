// Numbers at which a falling function has a value.
extension RealComputation {
  /// The number above 0 at which a function has a value.
  ///
  /// - Parameters:
  ///   - formula: A function that falls from 1 at 0 towards 0, with a derivative.
  ///   - numbers: The numbers of the function.
  ///   - value: Above 0, and below 1.
  ///   - isRelative: Whether no digits of the function cancel where it is near 0.
  /// - Throws: `undecided` where no such number is found, and `unfinished`.
  /// - Complexity: Some twenty values of the function.
  public mutating func inverse(
    of formula: RealFormula, numbers: [Number], at value: Number, isRelative: Bool
  ) throws(RealProblem) -> Number {
    let inverse = RealInverse(
      formula: formula, numbers: numbers.map { $0.step }, value: value.step,
      isRelative: isRelative)
    return try bounded(.inverse(inverse))
  }

  /// The ball of an inverse whose numbers are known.
  @inline(never)
  mutating func ballOfInverse(_ inverse: RealInverse, _ precision: Int) throws(RealProblem) -> Ball
  {
    func known(_ step: Int) -> Ball { steps[step].ball?.value ?? Ball(0) }
    let value = known(inverse.value)
    guard value.signum == 1 else { throw .undecided }
    // So many bits cancel where the value is near 0 or 1.
    let nearness = min(
      inverse.isRelative ? 0 : value.top, Ball(1).subtracting(value, precision).top, 0)
    guard nearness > -20_000 else { throw .unfinished }
    let search = InverseSearch(
      formula: inverse.formula, numbers: inverse.numbers.map(known), value: value,
      precision: precision + 32 - Int(nearness), constants: constants)
    let work =
      Int64(inverse.formula.steps.count) * 4
      * (Work.square(Int64(search.precision)) + Work.exponential(Int64(search.precision)) / 8)
    return try search.run(precision) { () throws(RealProblem) in try spend(work) }
  }
}

/// The number at which a function of other numbers of a computation has a value.
struct RealInverse: Equatable {
  let formula: RealFormula
  /// The steps of the computation that are the function's numbers, and the one that is the value.
  let numbers: [Int]
  let value: Int
  let isRelative: Bool
}

/// Looks for the number at which a falling function has a value, by Newton's method for its logarithm, between bounds.
private struct InverseSearch {
  let formula: RealFormula
  let numbers: [Ball]
  let value: Ball
  /// In bits.
  let precision: Int
  let constants: Constants

  /// The search takes no more steps.
  private static let mostSteps = 400

  /// How much greater the function is than the value, and its slope; `nil` where it has none.
  private func excess(
    at x: Ball, order: Int = 1
  ) -> (difference: Ball, function: Ball, slope: Ball)? {
    let series = TaylorSeries(order: order, precision: precision, constants: constants)
    guard let terms = series.coefficients(of: formula, at: (x, Ball(1)), numbers) else {
      return nil
    }
    return (terms[0].subtracting(value, precision), terms[0], order > 0 ? terms[1] : Ball(0))
  }

  /// A ball that certainly holds the number.
  ///
  /// - Parameters:
  ///   - bits: How many bits of it are wanted.
  ///   - pay: Is called before each value of the function.
  func run(_ bits: Int, _ pay: () throws(RealProblem) -> Void) throws(RealProblem) -> Ball {
    var (lower, upper) = (Ball(0), Ball(1))
    var count = 0
    while count < Self.mostSteps {
      try pay()
      guard let excess = excess(at: upper, order: 0) else { throw .undecided }
      if excess.difference.signum == -1 { break }
      lower = upper
      upper = upper.scaled(by: 1)
      count += 1
    }
    var x = lower.adding(upper, precision).scaled(by: -1)
    var width = upper.top
    while count < Self.mostSteps {
      count += 1
      try pay()
      guard let (difference, function, slope) = excess(at: x) else { throw .undecided }
      let sign = difference.signum
      if let sign { if sign > 0 { lower = x } else { upper = x } }
      var next = lower.adding(upper, precision).scaled(by: -1).center
      if function.center.signum == 1,
        let step = function.center.divided(by: value.center, precision)?.center
          .logarithm(precision, constants)?.multiplied(by: function.center, precision)
          .divided(by: slope.center, precision)
      {
        let newton = x.subtracting(step, precision).center
        if newton.subtracting(lower, precision).signum == 1,
          upper.subtracting(newton, precision).signum == 1
        {
          next = newton
        }
      }
      width = next.subtracting(x, precision).top
      x = next
      if sign == nil || width < x.top - Int64(bits) { break }
    }
    // The function has to be greater on the left, and less on the right.
    var place = x.top - Int64(bits) + 2
    while place < x.top - 8 {
      let margin = Ball(1).scaled(by: place)
      try pay()
      try pay()
      if let left = excess(at: x.subtracting(margin, precision), order: 0),
        let right = excess(at: x.adding(margin, precision), order: 0),
        left.difference.signum == 1, right.difference.signum == -1
      {
        return x.widened(by: .powerOfTwo(place))
      }
      place += 8
    }
    throw .undecided
  }
}
