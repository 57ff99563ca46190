// Integrals by Taylor polynomials: each piece of the interval has an error bound from the next coefficient
// over all of the piece.
extension RealComputation {
  /// Integrals take no more pieces than this.
  private static let mostPieces = 60_000
  /// Integrals are computed to no more bits than this.
  private static let mostBitsOfIntegrals = 8_000

  /// The integral of a function between two numbers, the lower first.
  ///
  /// - Parameter formula: A function that is defined between the bounds, but perhaps at isolated points.
  /// - Throws: `undecided` where the integral is not bounded.
  public mutating func integral(
    of formula: RealFormula, numbers: [Number], from lower: Number, to upper: Number
  ) throws(RealProblem) -> Number {
    let integral = RealIntegral(
      formula: formula, numbers: numbers.map { $0.step }, lower: lower.step, upper: upper.step)
    return try bounded(.integral(integral))
  }

  /// The number of an operation that may have no ball: it then fails at once.
  mutating func bounded(_ operation: Operation) throws(RealProblem) -> Number {
    let number = again(operation) ?? append(operation, form: nil)
    do {
      _ = try ball(number, 64)
    } catch .underflow {
      // A part of another number may be close to 0.
    } catch {
      goBack(to: number.step)
      throw error
    }
    return number
  }

  /// The ball of an integral whose operands are known.
  @inline(never)
  mutating func ballOfIntegral(
    _ integral: RealIntegral, _ precision: Int
  ) throws(RealProblem) -> Ball {
    guard precision <= Self.mostBitsOfIntegrals else { throw .unfinished }
    func known(_ step: Int) -> Ball { steps[step].ball?.value ?? Ball(0) }
    let numbers = integral.numbers.map(known)
    let lower = known(integral.lower)
    // Questions ask for more bits than they need of other numbers.
    let wanted = max(precision - 40, 24)
    let order = (8 + wanted / 4) & ~1
    let bits = wanted + 24 + order / 4
    let width = known(integral.upper).subtracting(lower, bits)
    func series(_ order: Int, bits: Int) -> TaylorSeries {
      TaylorSeries(order: order, precision: bits, constants: constants)
    }
    // A product of two series is a triangle of products.
    let products = Int64(order * order / 8 * integral.formula.work)
    let work = (
      fine: products * (Work.square(Int64(bits)) + 60), coarse: products * 110
    )

    let limits = integral.formula.orderOfLimits
    func x(_ s: Ball, _ bits: Int) -> Ball {
      lower.adding(width.multiplied(by: s, bits), bits)
    }
    // The size of the integral, which the error is measured by.
    var size = Bound.zero
    for index in 0..<8 {
      let sample = series(0, bits: 64).coefficients(
        of: integral.formula, at: (x(Ball(2 * index + 1).scaled(by: -4), 64), width), numbers)
      if let value = sample?[0], value.accuracy > 8 { size = max(size, value.magnitude) }
    }
    let allowed = (size.isZero ? .powerOfTwo(0) : size) << Int64(-wanted)

    var run = IntegralRun(integral: integral, precision: precision)
    if let last = integralRun, last.integral == integral, last.precision == precision { run = last }
    // What ends with `unfinished` goes on where it stopped.
    defer { integralRun = run }
    while let (place, depth) = run.pieces.last {
      try spend(work.coarse)
      run.count += 1
      let middle = Ball(place + place + 1, exponent: -depth - 1)
      let half = Bound.powerOfTwo(-depth - 1)
      let few = 64 + Int(depth)
      let piece = x(middle.widened(by: half), few)
      let slope = width.rounded(to: few)
      var halvings: Int64 = 1
      var over = series(order + limits, bits: few)
      over.touched = (place.isZero, place + 1 == Integer(1) << Int(depth))
      if let bounds = over.coefficients(of: integral.formula, at: (piece, slope), numbers) {
        let rest = Ball.within(bounds[order].magnitude << ((-depth - 1) * Int64(order)))
        if rest.magnitude <= allowed {
          try spend(work.fine)
          // Near a limit, the parts of a quotient lose digits.
          let more = bits + limits * Int(depth)
          guard
            let terms = series(order, bits: more).coefficients(
              of: integral.formula, at: (x(middle, more), width), numbers)
          else { throw .undecided }
          var total = rest
          for k in stride(from: 0, to: order, by: 2) {
            let power = terms[k].scaled(by: (-depth - 1) * Int64(k))
            total = total.adding(power.divided(by: Ball(k + 1), bits) ?? power, bits)
          }
          run.sum = run.sum.adding(total.scaled(by: -depth), bits)
          run.pieces.removeLast()
          continue
        }
        let excess = rest.magnitude.top - allowed.top
        halvings = max(1, min(4, excess / Int64(order)))
      }
      // Where the function has no derivatives, a tiny piece has a tiny integral.
      over.order = 0
      over.isCrude = true
      var value = over.coefficients(of: integral.formula, at: (piece, slope), numbers)?[0]
      if value == nil, limits > 0 {
        over.order = limits
        value = over.coefficients(of: integral.formula, at: (piece, slope), numbers)?[0]
      }
      if depth > 4, let value,
        value.magnitude << -depth <= allowed
      {
        run.sum = run.sum.adding(value.scaled(by: -depth), bits)
        run.pieces.removeLast()
        continue
      }
      guard depth < Int64(wanted) + 80 else { throw .undecided }
      guard run.count < Self.mostPieces else { throw .unfinished }
      run.pieces.removeLast()
      for part in 0..<Int(1) << Int(halvings) {
        run.pieces.append(((place << Int(halvings)) + Integer(part), depth + halvings))
      }
    }
    return run.sum.multiplied(by: width, bits)
  }
}

/// An integral that is being computed.
struct IntegralRun {
  let integral: RealIntegral
  let precision: Int
  var sum = Ball(0)
  /// What is left: from `place` to `place + 1`, each times 2^-depth.
  var pieces = [(place: Integer(0), depth: Int64(0))]
  var count = 0

  init(integral: RealIntegral, precision: Int) {
    (self.integral, self.precision) = (integral, precision)
  }
}
