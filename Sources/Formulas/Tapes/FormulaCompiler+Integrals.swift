import OrdinateNumerics

extension Tape {
  /// Compiles several formulas into one tape, as the other initializer does, and integrals in them.
  public init(
    integrating formulas: [Formula], variables: [Name], values: Variables = Variables(),
    angle: AngleUnit = .radians
  ) {
    var compiler = FormulaCompiler(
      builder: TapeBuilder(inputCount: variables.count), variables: variables, values: values,
      angle: angle)
    let values = formulas.map { compiler.value(integrating: $0) }
    self = compiler.builder.tape(of: values)
  }

  /// Compiles one formula for its values alone, and integrals in it.
  public init(
    valuesIntegrating formula: Formula, variables: [Name], values: Variables = Variables(),
    angle: AngleUnit = .radians
  ) {
    self =
      formula.hasIntegral
      ? Tape(integrating: [formula], variables: variables, values: values, angle: angle)
      : Tape(valuesOf: formula, variables: variables, values: values, angle: angle)
  }
}

// Integrals: as differences of antiderivatives, or by Taylor polynomials.
extension FormulaCompiler {
  /// The value of a formula in which integrals become variables, whose values are computed before.
  fileprivate mutating func value(integrating formula: Formula) -> TapeBuilder.Value {
    guard formula.hasIntegral else { return value(of: formula) }
    var integrals: [[Formula]] = []
    let count = placedNames.count
    let rest = formula.withSeriesWrittenOut(closing: false).folded(
      parts: { $0.isIntegral ? [] : $0.operands },
      combine: { (node, operands) -> Formula in
        guard node.isIntegral else { return node.replacingOperands(by: operands) { _ in nil } }
        integrals.append(node.operands)
        return .variable(Self.integral(integrals.count))
      })
    for (index, operands) in integrals.enumerated() {
      placedValues.append(integral(operands))
      placedNames.append(Self.integral(index + 1))
    }
    defer {
      placedNames.removeSubrange(count...)
      placedValues.removeSubrange(count...)
    }
    return value(of: rest)
  }

  /// Stands for an integral of a formula.
  private static func integral(_ number: Int) -> Name { Name(bound: Name("∫\(number)")) }

  /// How many pieces an integral without an antiderivative is cut into.
  private static let pieces = 32

  /// The largest fourth derivative, beside the formula, for which such pieces say something.
  private static let steepest = 1e12

  private mutating func integral(_ operands: [Formula]) -> TapeBuilder.Value {
    // With an infinite bound, only its number is known.
    guard case .variable(let name) = operands[0].kind,
      !operands[1...2].contains(where: { $0.isInfinity })
    else { return unknown() }
    let bounds = operands[1...2].map { value(integrating: $0) }
    let angle = angle
    self.angle = .radians
    defer { self.angle = angle }
    let plain = operands[3].substituting(values).convertingAngles(from: angle, to: .radians)
      .writtenOut
    guard let body = plain, body.height < 200 else { return unknown() }
    var integrator = Integrator(variable: name, hasWaves: true)
    if let antiderivative = integrator.antiderivative(of: body.simplified),
      Self.isPlausible(antiderivative, body, name),
      let guards = guards(antiderivative, body, name, bounds)
    {
      let values = bounds.map { value(of: antiderivative, at: $0, name) }
      return guards.reduce(builder.subtract(values[1], values[0])) { builder.add($0, $1) }
    }
    return sineIntegral(body, name, bounds) ?? taylor(body, name, bounds)
  }

  mutating func value(
    of formula: Formula, at x: TapeBuilder.Value, _ name: Name
  ) -> TapeBuilder.Value {
    placedNames.append(name)
    placedValues.append(x)
    defer {
      placedNames.removeLast()
      placedValues.removeLast()
    }
    return value(of: formula)
  }

  /// Values that are 0 where an antiderivative is one from bound to bound, undefined where the formula certainly has no
  /// integral, and unknown elsewhere.
  ///
  /// - Parameter isSteady: Whether the first formula, towards an end of its domain, may not be much larger than the second.
  /// - Returns: `nil` where that is not known.
  private mutating func guards(
    _ antiderivative: Formula, _ body: Formula, _ name: Name, _ bounds: [TapeBuilder.Value],
    isSteady: Bool = false
  ) -> [TapeBuilder.Value]? {
    guard let all = DomainCondition.conditions(of: body, variable: name, allowingSteps: true)
    else { return nil }
    let conditions = all.filter { $0.formula.contains(name) }
    let fixed =
      body.partialParts(without: name)
      + all.filter { !$0.formula.contains(name) }.map { $0.guardian }
    let others = Self.others([antiderivative, body] + conditions.map { $0.formula }, than: name)
    let formulas = conditions.map { $0.formula }
    let tape = Tape(
      of: [antiderivative] + formulas
        + formulas.map {
          (try? $0.derivative(withRespectTo: name)) ?? .operation(.ln, [.number(0)])
        } + [body],
      variables: [name] + others)
    func holds(_ x: Interval, steadily isSteady: Bool = false) -> Bool {
      var row = IntervalRowEvaluator()
      var rest = [x]
      var count = 0
      while let piece = rest.popLast() {
        let values = row.evaluateAll(
          tape, at: [[piece]] + others.map { _ in [Interval.whole] }
        ).map { $0[0] }
        var isProved = values[0].decoration == .continuous
        if isSteady {
          let size = max(1, values[values.count - 1].farthest)
          isProved = isProved && values[0].farthest <= Self.steepest * size
        }
        for (index, condition) in conditions.enumerated() {
          let (value, slope) = (values[index + 1], values[index + 1 + conditions.count])
          if condition.kind == .notNegative {
            isProved = isProved && value.lower >= 0
          } else {
            isProved =
              isProved
              && (value.lower > 0 || value.upper < 0
                || slope.decoration >= .defined && (slope.lower > 0 || slope.upper < 0))
          }
        }
        if isProved { continue }
        count += 1
        let middle = piece.midpoint
        guard count < 40, middle > piece.lower, middle < piece.upper else { return false }
        rest += [Interval(piece.lower, middle), Interval(middle, piece.upper)]
      }
      return true
    }
    if holds(.whole) { return fixed.map { zero(whereDefined: value(of: $0)) } }
    for (index, end) in bounds.enumerated() {
      guard let constant = builder.constant(end), constant.isDefined, constant.value.isFinite else {
        continue
      }
      let start = Interval(constant.lower, constant.upper)
      guard holds(start, steadily: isSteady) else { return nil }
      let upper = Self.reach(from: constant.upper, 1) {
        holds(Interval(constant.lower, $0), steadily: isSteady)
      }
      let lower = Self.reach(from: constant.lower, -1) {
        holds(Interval($0, constant.upper), steadily: isSteady)
      }
      let other = bounds[1 - index]
      var guards = [
        builder.known(builder.subtract(other, builder.constant(lower))),
        builder.known(builder.subtract(builder.constant(upper), other)),
      ]
      for (near, direction) in [(lower, -1.0), (upper, 1.0)] {
        guard let end = DomainEnd(of: body, along: name, conditions, beyond: near, direction) else {
          continue
        }
        let distance =
          direction > 0
          ? builder.subtract(builder.constant(end.x), other)
          : builder.subtract(other, builder.constant(end.x))
        guards.append(zero(whereDefined: builder.squareRoot(distance)))
      }
      return guards + fixed.map { zero(whereDefined: value(of: $0)) }
    }
    return nil
  }

  private static func others(_ formulas: [Formula], than name: Name) -> [Name] {
    var others: [Name] = []
    for part in formulas.flatMap({ $0.parts }) {
      if case .variable(let other) = part.kind, other != name, !others.contains(other) {
        others.append(other)
      }
    }
    return others
  }

  /// Whether enclosures of an antiderivative's slope and of the formula have a number in common at some points, where
  /// both are known.
  private static func isPlausible(
    _ antiderivative: Formula, _ body: Formula, _ name: Name
  ) -> Bool {
    guard let slope = try? antiderivative.derivative(withRespectTo: name) else { return true }
    let points = [-731.3, -8.137, -0.412, 0.593, 2.871, 97.3].map { Interval($0) }
    let others = others([slope, body], than: name)
    var row = IntervalRowEvaluator()
    let values = row.evaluateAll(
      Tape(of: [slope, body], variables: [name] + others),
      at: [points] + others.map { _ in points.reversed() })
    return points.indices.allSatisfy { values[0][$0].mayEqual(values[1][$0]) }
  }

  mutating func zero(whereDefined value: TapeBuilder.Value) -> TapeBuilder.Value {
    builder.multiply(builder.guarded(value), TapeConstant(exactly: 0))
  }

  /// The farthest double in a direction up to which something holds.
  private static func reach(
    from start: Double, _ direction: Double, _ holds: (Double) -> Bool
  ) -> Double {
    let end = direction * Double.greatestFiniteMagnitude
    if holds(end) { return end }
    var (near, far) = (start, start)
    var step = max(start.magnitude, 1) * 0x1p-20
    while step < 0x1p60 {
      far = start + direction * step
      guard holds(far) else { break }
      near = far
      step *= 2
    }
    for _ in 0..<50 {
      let middle = near / 2 + far / 2
      if holds(middle) { near = middle } else { far = middle }
    }
    // Doubles are dense around 0.
    if far == 0, near != 0 {
      for size in [0x1p-250, 0x1p-500, 0x1p-1000] where holds(-direction * size) {
        near = -direction * size
      }
    }
    return near
  }

  /// The integral of a formula with four derivatives, piece by piece: around each middle by its Taylor
  /// polynomial, with the fourth derivative over all of the piece.
  private mutating func taylor(
    _ body: Formula, _ name: Name, _ bounds: [TapeBuilder.Value]
  ) -> TapeBuilder.Value {
    guard let second = try? body.derivative(withRespectTo: name).derivative(withRespectTo: name),
      let fourth = try? second.derivative(withRespectTo: name).derivative(withRespectTo: name),
      body.isSmooth, !fourth.isLongerThan(1_500),
      let guards = guards(fourth, body, name, bounds, isSteady: true)
    else { return unknown() }
    let width = builder.subtract(bounds[1], bounds[0])
    let step = builder.multiply(width, TapeConstant(exactly: 1 / Double(Self.pieces)))
    let square = builder.square(step)
    let bend = builder.multiply(square, TapeConstant(1 / 24, in: Interval(around: 1 / 24)))
    let rest = builder.multiply(
      builder.square(square), TapeConstant(1 / 1920, in: Interval(around: 1 / 1920)))
    var terms: [TapeBuilder.Value] = []
    for piece in 0..<Self.pieces {
      let (from, to) = (
        Double(piece) / Double(Self.pieces), Double(piece + 1) / Double(Self.pieces)
      )
      let middle = builder.add(
        bounds[0], builder.multiply(width, TapeConstant(exactly: (from + to) / 2)))
      let box = TapeConstant((from + to) / 2, in: Interval(from, to))
      let between = builder.add(bounds[0], builder.multiply(width, box))
      terms.append(value(of: body, at: middle, name))
      let curvature = value(of: second, at: middle, name)
      terms.append(builder.multiply(curvature, bend))
      let change = value(of: fourth, at: between, name)
      terms.append(builder.multiply(change, rest))
    }
    let total = builder.multiply(sum(terms), step)
    return guards.reduce(total) { builder.add($0, $1) }
  }
}

extension Formula {
  /// Whether it has no functions with kinks or jumps.
  fileprivate var isSmooth: Bool {
    !parts.contains { part in
      guard case .operation(let operation, let x) = part.kind else { return false }
      let hasOtherBreaks = [.gcd, .lcm, .median, .root, .hypot].contains(operation)
      return hasOtherBreaks || !Break.breaks(of: operation, x).isEmpty
    }
  }
}

extension Interval {
  /// The greatest distance from 0.
  fileprivate var farthest: Double { Swift.max(upper, -lower) }
}
