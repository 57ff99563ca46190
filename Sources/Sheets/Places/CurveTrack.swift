public import Formulas
import Graphing
import OrdinateNumerics

/// A curve of one parameter, and the values of the parameter that lead into a part of the plane.
public struct CurveTrack: Sendable {
  /// The parameter from the start of the curve to its end, or once around; outside, the curve repeats, is cut off,
  /// or is not in the part of the plane.
  public let range: ClosedRange<Double>
  /// The coordinates, as formulas of the variable x, which stands for the parameter.
  let x: Formula
  let y: Formula
  let xSource: FormulaSource
  let ySource: FormulaSource
  /// What else has to hold, formulas of the same variable.
  let sides: [PlaneAlternative.Side]
  /// Where linear conditions end the parameter.
  let ends: [PlaneCoordinate]
  /// How far the parameter runs once around; `nil` for a curve that does not repeat within the range.
  let period: Interval?
  /// Whether the curve has no more points in the part of the plane.
  let isWhole: Bool
  /// Whether the parameter has bounds, or repeats.
  let isFinite: Bool
  let angle: AngleUnit

  /// The ends that are looked for where the parameter has none.
  private static let reaches = (0...20).map { Double(sign: .plus, exponent: $0, significand: 1) }
  /// Where the parameter ends if no end is found.
  private static let farthest = 100.0

  /// - Parameters:
  ///   - x: The part of the plane that counts.
  ///   - y: As above.
  /// - Returns: `nil` if the row is not a single curve of one parameter, or its parameter has alternatives.
  public init?(
    of row: PlotRow, x window: ClosedRange<Double>, y height: ClosedRange<Double>, angle: AngleUnit
  ) {
    guard case .relation(_, let parts) = row, parts.count == 1, case .curve(let form) = parts[0],
      form.wholeParameters.isEmpty, form.period != 0,
      var sides = Self.sides(of: form.condition)
    else { return nil }
    self.angle = angle
    x = form.x.ofTrack
    y = form.y.ofTrack
    xSource = FormulaSource(x, of: "x", angle: angle)
    ySource = FormulaSource(y, of: "x", angle: angle)
    let bounds = sides.map { Bound($0, angle) }
    let lower = bounds.compactMap { $0 }.filter { $0.isLower }.max { $0.double < $1.double }
    let upper = bounds.compactMap { $0 }.filter { !$0.isLower }.min { $0.double < $1.double }
    let isSimple = bounds.allSatisfy { $0 != nil }
    if let turn = form.exactPeriod(shortest: isSimple, angle: angle),
      isSimple && Bound.areApart(lower, upper, by: turn, angle)
        || form.repeatsWholly && lower == nil && upper == nil,
      let length = PlaceSearch.enclosure(of: turn, angle), length.lower > 0
    {
      if isSimple { sides = [] }
      let start = lower?.double ?? upper.map { $0.double - length.lower } ?? 0
      (range, period, ends) = (start...start + length.upper, length, [])
      (isWhole, isFinite) = (true, true)
    } else {
      let plane = PlaneRange(
        x: Interval(window.lowerBound, window.upperBound),
        y: Interval(height.lowerBound, height.upperBound))
      let reach = Reach(x: xSource, y: ySource, radius: form.radius?.ofTrack, plane, angle)
      let low = lower?.double ?? Self.reaches.lazy.map { -$0 }.first { reach.isOutside(before: $0) }
      let high = upper?.double ?? Self.reaches.first { reach.isOutside(after: $0) }
      let (start, end) = (
        low ?? min(-Self.farthest, (high ?? 0) - Self.farthest),
        high ?? max(Self.farthest, (low ?? 0) + Self.farthest)
      )
      guard start < end else { return nil }
      (range, period) = (start...end, nil)
      ends = [lower, upper].compactMap { $0?.coordinate }
      (isWhole, isFinite) = (low != nil && high != nil, lower != nil && upper != nil)
    }
    self.sides = sides
  }

  /// The conditions that all have to hold; `nil` if there are others.
  private static func sides(of condition: RelationCondition) -> [PlaneAlternative.Side]? {
    switch condition {
    case .outcome(let formula, let outcomes):
      return [PlaneAlternative.Side(formula: formula.ofTrack, outcomes: outcomes)]
    case .all(let parts):
      var all: [PlaneAlternative.Side] = []
      for part in parts {
        guard let sides = sides(of: part) else { return nil }
        all += sides
      }
      return all
    case .any, .whole: return nil
    }
  }

  /// A little more than the range, so that its ends are inside.
  var searched: ClosedRange<Double> {
    let length = range.upperBound - range.lowerBound
    return range.lowerBound - 0.0113 * length...range.upperBound + 0.0097 * length
  }

  /// Whether a value of the parameter counts, and not one that is a period further; `nil` if it is not decided.
  ///
  /// - Parameter isInside: Whether an end of the curve does not count.
  func contains(_ parameter: PlaneCoordinate, isInside: Bool = false) -> Bool? {
    let isInRange = isInRange(parameter)
    return isInRange == true ? fulfilsSides(at: parameter, isInside: isInside) : isInRange
  }

  /// Whether a value of the parameter is not one that is a period further; `nil` if it is not decided.
  func isInRange(_ parameter: PlaneCoordinate) -> Bool? {
    guard let period else { return true }
    let start = range.lowerBound - 0.0057 * period.lower
    let end = Interval(start) + period
    let place = parameter.enclosure
    if place.upper < start || place.lower > end.upper { return false }
    return place.lower < start || place.upper > end.lower ? nil : true
  }

  /// Whether all conditions hold at a value of the parameter; `nil` if it is not decided.
  func fulfilsSides(at parameter: PlaneCoordinate, isInside: Bool = false) -> Bool? {
    let answers = sides.map { holds(isInside ? $0.open : $0, at: parameter) }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  /// Whether a condition holds at a value of the parameter; `nil` if it is not decided.
  func holds(_ side: PlaneAlternative.Side, at parameter: PlaneCoordinate) -> Bool? {
    let value = FormulaSource(side.formula, of: "x", angle: angle, curvatures: false)
      .enclosures(over: [parameter.enclosure])[0]
    let possible = Outcomes(of: value, beside: 0)
    if possible.isSubset(of: side.outcomes) { return true }
    if possible.isDisjoint(with: side.outcomes) { return false }
    guard let exact = parameter.exact,
      let sign = side.formula.inserting(x: exact, y: nil).exactSign(angle: angle)
    else { return nil }
    return side.outcomes.contains(sign < 0 ? .negative : sign > 0 ? .positive : .zero)
  }

  /// The points at values of the parameter, as doubles compute them, without a proof.
  ///
  /// - Returns: NaN where the curve has no point.
  /// - Complexity: O(values · nodes).
  public func points(at parameters: [Double]) -> [(x: Double, y: Double)] {
    var points = Array(zip(xSource.values(at: parameters), ySource.values(at: parameters)))
    for side in sides {
      let values = FormulaSource(side.formula, of: "x", angle: angle, curvatures: false)
        .values(at: parameters)
      for (index, value) in values.enumerated() {
        let outcome: Outcomes =
          value < 0 ? .negative : value > 0 ? .positive : value == 0 ? .zero : .undefined
        if !side.outcomes.contains(outcome) { points[index] = (.nan, .nan) }
      }
    }
    return points.map { (x: $0.0, y: $0.1) }
  }
}

/// Where a linear condition ends the parameter.
private struct Bound {
  let coordinate: PlaneCoordinate
  let isLower: Bool
  private let isIncluded: Bool

  var double: Double { coordinate.double }

  /// - Returns: `nil` for a condition that is not linear.
  init?(_ side: PlaneAlternative.Side, _ angle: AngleUnit) {
    guard let form = LinearForm(side.formula, of: "x"), side.isBound, !side.isHole,
      let sign = form.slope.exactSign(angle: angle), sign != 0
    else { return nil }
    let quotient = Formula.multiplying(
      form.constant ?? .number(0), Formula.Term(form.slope, isInverted: true))
    let place = PlaceSearch.written(Formula.negating(quotient).simplified, angle)
    guard let enclosure = PlaceSearch.enclosure(of: place, angle) else { return nil }
    coordinate = PlaneCoordinate(enclosure, exact: place, angle: angle)
    isIncluded = side.outcomes.contains(.zero)
    if side.outcomes.isSubset(of: [.zero, .positive]) {
      isLower = sign > 0
    } else if side.outcomes.isSubset(of: [.zero, .negative]) {
      isLower = sign < 0
    } else {
      return nil
    }
  }

  /// Whether so much certainly is between two ends, or at least one of them is missing.
  static func areApart(
    _ lower: Bound?, _ upper: Bound?, by length: Formula, _ angle: AngleUnit
  ) -> Bool {
    guard let lower, let upper else { return true }
    guard let low = lower.coordinate.exact, let high = upper.coordinate.exact else { return false }
    let rest = Formula.adding(
      .adding(high, Formula.Term(low, isInverted: true)), Formula.Term(length, isInverted: true))
    guard let sign = rest.simplified.exactSign(angle: angle) else { return false }
    return sign > 0 || sign == 0 && (lower.isIncluded || upper.isIncluded)
  }
}

/// Tells which values of the parameter lead out of a part of the plane.
private struct Reach {
  private let x: FormulaSource
  private let y: FormulaSource
  private let radius: FormulaSource?
  private let plane: PlaneRange

  init(
    x: FormulaSource, y: FormulaSource, radius: Formula?, _ plane: PlaneRange, _ angle: AngleUnit
  ) {
    (self.x, self.y, self.plane) = (x, y, plane)
    self.radius = radius.map { FormulaSource($0, of: "x", angle: angle, curvatures: false) }
  }

  func isOutside(before parameter: Double) -> Bool { isOutside(Interval(-.infinity, parameter)) }
  func isOutside(after parameter: Double) -> Bool { isOutside(Interval(parameter, .infinity)) }

  private func isOutside(_ parameters: Interval) -> Bool {
    func misses(_ source: FormulaSource, _ side: Interval) -> Bool {
      let values = source.enclosures(over: [parameters])[0]
      return values.isEmpty || values.lower > side.upper || values.upper < side.lower
    }
    let (across, up) = (plane.x, plane.y)
    let sides = [across, up].map { Interval(max(-$0.lower, $0.upper, 0)) }
    let farthest = Interval.hypot(sides[0], sides[1]).upper
    return misses(x, across) || misses(y, up)
      || radius.map { misses($0, Interval(-farthest, farthest)) } ?? false
  }
}

extension Formula {
  /// The variable x in place of the parameter.
  fileprivate var ofTrack: Formula {
    substituting { $0 == ParametricForm.parameter ? .variable("x") : nil }
  }
}

/// A point of the curve of a function, or of one parameter.
public struct CurvePoint: Sendable {
  public let x: PlaneCoordinate
  public let y: PlaneCoordinate

  /// - Parameters:
  ///   - formula: Of one variable.
  ///   - number: The abscissa, a formula without variables.
  /// - Returns: `nil` if the function is not proved to have a value there.
  public init?(of formula: Formula, at number: Formula, angle: AngleUnit) {
    let places = FunctionPlaces(FormulaSource(formula, angle: angle), angle: angle)
    guard let point = places.point(at: number) else { return nil }
    (x, y) = point
  }

  /// - Parameter parameter: A value of the curve's parameter.
  /// - Returns: `nil` if the curve is not proved to have a point there.
  public init?(of track: CurveTrack, at parameter: Double) {
    let place = PlaneCoordinate(
      Interval(around: parameter), exact: Formula(parameter), angle: track.angle)
    guard track.contains(place) == true, let point = track.point(at: place) else { return nil }
    (x, y) = (point.x, point.y)
  }
}
