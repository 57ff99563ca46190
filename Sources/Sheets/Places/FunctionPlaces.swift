import Formulas
import Graphing
import OrdinateNumerics

/// The places of functions of one variable, with exact coordinates where these are decided.
struct FunctionPlaces {
  private let source: FormulaSource
  private let value: Formula
  private let function: FormulaSource
  private let angle: AngleUnit

  struct Place {
    let kind: PlaneAnalysis.Kind
    let x: PlaneCoordinate
    let y: PlaneCoordinate?
    var isMinimum: Bool?
  }

  init(_ source: FormulaSource, angle: AngleUnit) {
    self.source = source
    self.angle = angle
    value = RowEquation(source.formula).value
    function = FormulaSource(value, of: "x", angle: angle, curvatures: false)
  }

  /// Those that are proved.
  func places(of analysis: CurveAnalysis) -> [Place] {
    let slope = try? value.derivative(withRespectTo: "x", angle: angle)
    var places: [Place] = []
    for (x, _) in zeros(of: analysis, slope: slope) {
      places.append(Place(kind: .zero, x: x, y: Self.number(0, angle)))
    }
    for turn in turns(of: analysis, slope: slope) {
      places.append(
        Place(
          kind: .extreme, x: turn.x, y: ordinate(at: turn.x, turn.place.yEnclosure),
          isMinimum: turn.place.kind == .minimum))
    }
    for pole in analysis.poles {
      guard let x = coordinate(pole.xEnclosure, near: pole.x, where: value.zerosAndPoles?.poles)
      else { continue }
      places.append(Place(kind: .pole, x: x, y: nil))
    }
    return places + inflections(over: analysis.window, slope: slope)
  }

  /// Where the function turns, as far as that is proved.
  func turns(
    of analysis: CurveAnalysis
  ) -> [(x: PlaneCoordinate, place: PointOfInterest)] {
    turns(of: analysis, slope: try? value.derivative(withRespectTo: "x", angle: angle))
  }

  /// The value at a turn, of no variable; `nil` if the abscissa is not known exactly.
  func value(ofTurn turn: PointOfInterest) -> Formula? {
    let slope = try? value.derivative(withRespectTo: "x", angle: angle)
    let enclosure = turn.xEnclosure ?? Interval(around: turn.x)
    return coordinate(enclosure, near: turn.x, where: slope)?.exact.map {
      value.inserting(x: $0, y: nil)
    }
  }

  private func turns(
    of analysis: CurveAnalysis, slope: Formula?
  ) -> [(x: PlaneCoordinate, place: PointOfInterest)] {
    analysis.turns.compactMap { turn in
      coordinate(turn.xEnclosure, near: turn.x, where: slope).map { ($0, turn) }
    }
  }

  /// Inflections of functions with a longer second derivative are not looked for.
  private static let mostNodes = 400

  /// The simple zeros of the second derivative.
  private func inflections(over x: ClosedRange<Double>, slope: Formula?) -> [Place] {
    guard let bend = try? slope?.derivative(withRespectTo: "x", angle: angle).simplified,
      bend.nodeCount <= Self.mostNodes, bend.variables.contains("x"),
      let change = try? bend.derivative(withRespectTo: "x", angle: angle)
    else { return [] }
    let bends = FormulaSource(bend, of: "x", angle: angle)
    let changes = FormulaSource(change, of: "x", angle: angle, curvatures: false)
    return CurveAnalysis(ofPlacesOf: bends, over: x).zeros.compactMap { zero in
      guard let enclosure = zero.xEnclosure, !enclosure.isEmpty,
        changes.enclosures(over: [enclosure])[0].isNonzero,
        function.enclosures(over: [enclosure])[0].decoration == .continuous,
        let x = coordinate(enclosure, near: zero.x, where: bend), let y = ordinate(at: x, nil)
      else { return nil }
      return Place(kind: .inflection, x: x, y: y)
    }
  }

  /// The zeros that an analysis has proved, and those of its turns that are exactly on the x-axis.
  ///
  /// - Returns: In order of x, with the place of the analysis for a zero of it.
  func zeros(
    of analysis: CurveAnalysis
  ) -> [(x: PlaneCoordinate, place: PointOfInterest?)] {
    zeros(of: analysis, slope: try? value.derivative(withRespectTo: "x", angle: angle))
  }

  private func zeros(
    of analysis: CurveAnalysis, slope: Formula?
  ) -> [(x: PlaneCoordinate, place: PointOfInterest?)] {
    var zeros: [(x: PlaneCoordinate, place: PointOfInterest?)] = []
    for place in analysis.zeros {
      if let x = coordinate(place.xEnclosure, near: place.x, where: value) {
        zeros.append((x, place))
      }
    }
    for turn in analysis.turns where turn.yEnclosure?.contains(0) != false {
      guard let x = coordinate(turn.xEnclosure, near: turn.x, where: slope), let number = x.exact,
        value.inserting(x: number, y: nil).exactSign(angle: angle) == 0,
        !zeros.contains(where: { $0.x.double == x.double })
      else { continue }
      zeros.append((x, nil))
    }
    return zeros.ascending { $0.x.double }
  }

  /// Where the curve meets the y-axis; `nil` if that is not proved.
  var intercept: (x: PlaneCoordinate, y: PlaneCoordinate)? {
    let x = Self.number(0, angle)
    let value = function.enclosures(over: [x.enclosure])[0]
    guard value.decoration >= .defined, let y = ordinate(at: x, value) else { return nil }
    return (x, y)
  }

  /// The point of the curve at an exact abscissa; `nil` if it is not proved to have one.
  func point(at number: Formula) -> (x: PlaneCoordinate, y: PlaneCoordinate)? {
    Self.point(number, value.inserting(x: number, y: nil), angle)
  }

  /// The point with coordinates without variables; `nil` if they are not proved to have values.
  static func point(
    _ x: Formula, _ y: Formula, _ angle: AngleUnit
  ) -> (x: PlaneCoordinate, y: PlaneCoordinate)? {
    let coordinates = [x, y].compactMap { formula -> PlaneCoordinate? in
      var real = formula.real(angle: angle, work: 200_000)
      let double = try? real.nearestDouble()
      let exact = (try? real.exactForm()).flatMap { Formula(exact: $0) }
      return double.flatMap { double in
        guard double.isFinite else { return nil }
        return PlaneCoordinate(Interval(around: double), exact: exact, angle: angle)
      }
    }
    return coordinates.count == 2 ? (coordinates[0], coordinates[1]) : nil
  }

  private static func number(_ number: Double, _ angle: AngleUnit) -> PlaneCoordinate {
    PlaneCoordinate(Interval(number), exact: Formula(number), angle: angle)
  }

  /// The place in an enclosure where a formula is 0, of which there is one.
  ///
  /// - Parameter estimate: Is near it.
  private func coordinate(
    _ enclosure: Interval?, near estimate: Double, where formula: Formula?
  ) -> PlaneCoordinate? {
    guard let enclosure, !enclosure.isEmpty else { return nil }
    guard let formula else { return PlaneCoordinate(enclosure, exact: nil, angle: angle) }
    let narrow = narrowed(enclosure, around: estimate, where: formula)
    var candidates = Array(ExactNumbers.candidates(in: narrow).prefix(8))
    if narrow == enclosure, estimate.isFinite {
      candidates += ExactNumbers.candidates(in: Interval(around: estimate)).prefix(8)
    }
    let exact = candidates.first { number in
      formula.inserting(x: number, y: nil).exactSign(angle: angle) == 0
        && PlaceSearch.isWithin(number, enclosure, angle)
    }
    return PlaneCoordinate(
      narrow, exact: exact.map { PlaceSearch.written($0, angle) }, angle: angle)
  }

  /// An enclosure of more than this width, as a share of its place, is narrowed.
  private static let wide = 0x1p-40

  /// Doubles do not tell the sign of a formula near each zero; exact signs on both sides of an estimate do.
  private func narrowed(
    _ enclosure: Interval, around estimate: Double, where formula: Formula
  ) -> Interval {
    let size = max(estimate.magnitude, 1)
    guard enclosure.width > Self.wide * size, enclosure.contains(estimate) else {
      return enclosure
    }
    for share in [0x1p-46, 0x1p-36, 0x1p-26] {
      let (lower, upper) = (estimate - share * size, estimate + share * size)
      guard enclosure.lower <= lower, upper <= enclosure.upper else { break }
      let signs = [lower, upper].map {
        formula.inserting(x: Formula($0), y: nil).exactSign(angle: angle)
      }
      if let before = signs[0], let after = signs[1], before * after < 0 {
        return Interval(lower.nextDown, upper.nextUp)
      }
    }
    return enclosure
  }

  /// The value at an abscissa.
  private func ordinate(at x: PlaneCoordinate, _ known: Interval?) -> PlaneCoordinate? {
    let enclosure = known ?? function.enclosures(over: [x.enclosure])[0]
    guard !enclosure.isEmpty else { return nil }
    let exact = x.exact.flatMap { number -> Formula? in
      var real = value.inserting(x: number, y: nil).real(angle: angle, work: 100_000)
      return (try? real.exactForm()).flatMap { Formula(exact: $0) }
    }
    return PlaneCoordinate(enclosure, exact: exact, angle: angle)
  }

  /// Where two functions have the same value, as far as that is proved, and whether they have it in a whole range.
  static func intersections(
    of first: Formula, _ second: Formula, over x: ClosedRange<Double>, angle: AngleUnit
  ) -> (
    points: [(x: PlaneCoordinate, y: PlaneCoordinate)], isComplete: Bool, sharesCurve: Bool
  ) {
    let (one, other) = (RowEquation(first).value, RowEquation(second).value)
    let difference = Formula.adding(one, Formula.Term(other, isInverted: true))
    let source = FormulaSource(difference, of: "x", angle: angle)
    let analysis = CurveAnalysis(ofPlacesOf: source, over: x)
    let labels = FunctionPlaces(source, angle: angle)
    let values = [one, other].map {
      FunctionPlaces(FormulaSource($0, of: "x", angle: angle), angle: angle)
    }
    var points: [(x: PlaneCoordinate, y: PlaneCoordinate)] = []
    var isComplete = analysis.isComplete
    for zero in analysis.zeros {
      guard let x = labels.coordinate(zero.xEnclosure, near: zero.x, where: difference),
        let y = ordinate(of: values, at: x)
      else {
        isComplete = false
        continue
      }
      points.append((x, y))
    }
    return (points, isComplete, analysis.zeroRanges.contains { $0.lowerBound < $0.upperBound })
  }

  /// The value that functions have in common at an abscissa: exactly if one of them tells, otherwise from the
  /// flattest of them.
  private static func ordinate(
    of functions: [FunctionPlaces], at x: PlaneCoordinate
  ) -> PlaneCoordinate? {
    let all = functions.compactMap { $0.ordinate(at: x, nil) }
    return all.first { $0.exact != nil }
      ?? all.min { $0.enclosure.width < $1.enclosure.width }
  }
}
