import Formulas
import Graphing
import OrdinateNumerics

/// A formula of x and y with its function.
struct PlaneExpression {
  let formula: Formula
  let function: FormulaPlaneFunction

  init(_ formula: Formula, angle: AngleUnit) {
    self.formula = formula
    function = FormulaPlaneFunction(formula, angle: angle)
  }

  /// Whether the formula is known to be another one, times a number perhaps.
  func hasZeros(of other: Formula) -> Bool {
    let own = formula.simplified
    return own == other || (formula.zerosAndPoles?.zeros ?? own) == other
  }
}

/// Looks for common zeros of formulas in a window of the plane.
struct PlaceSearch {
  let window: PlaneRange
  let angle: AngleUnit
  let shouldStop: () -> Bool
  /// A little more than the window, so that its edges are inside.
  private let searched: PlaneRange

  init(window: PlaneRange, angle: AngleUnit, shouldStop: @escaping () -> Bool) {
    (self.window, self.angle, self.shouldStop) = (window, angle, shouldStop)
    func wider(_ side: Interval) -> Interval {
      Interval(side.lower - 0.0113 * side.width, side.upper + 0.0097 * side.width)
    }
    searched = PlaneRange(x: wider(window.x), y: wider(window.y))
  }

  /// A search that leaves out what is on the edges of the window, perhaps.
  init(inside window: PlaneRange, angle: AngleUnit, shouldStop: @escaping () -> Bool) {
    (self.window, self.angle, self.shouldStop) = (window, angle, shouldStop)
    searched = window
  }

  /// The points of the window at which two formulas are 0, and whether these certainly are all.
  func commonZeros(
    of first: PlaneExpression, _ second: PlaneExpression, sides: [PlaneAlternative.Side] = []
  ) -> (points: [PlanePoint], isComplete: Bool) {
    let zeros = CommonZeros(
      of: first.function, second.function, in: searched,
      settle: { settled(first, second, near: $0) }, shouldStop: shouldStop)
    var isComplete = zeros.isComplete
    var points: [PlanePoint] = []
    for zero in zeros.zeros {
      let point = labelled(zero, first, second)
      switch belongs(point, sides) {
      case true: points.append(point)
      case false: break
      case nil: isComplete = false
      }
    }
    return (points, isComplete)
  }

  /// Whether a point is in the window and on the right side of everything; `nil` if it is not decided.
  func belongs(_ point: PlanePoint, _ sides: [PlaneAlternative.Side] = []) -> Bool? {
    var isDecided = true
    for (coordinate, side) in [(point.x, window.x), (point.y, window.y)] {
      guard let low = coordinate.compared(to: side.lower),
        let high = coordinate.compared(to: side.upper)
      else {
        isDecided = false
        continue
      }
      if low < 0 || high > 0 { return false }
    }
    for side in sides {
      switch fulfils(point, side) {
      case true: break
      case false: return false
      case nil: isDecided = false
      }
    }
    return isDecided ? true : nil
  }

  /// Whether a condition holds at a point; `nil` if it is not decided.
  func fulfils(_ point: PlanePoint, _ side: PlaneAlternative.Side) -> Bool? {
    let values = FormulaPlaneFunction(side.formula, angle: angle).enclosures(
      x: [point.x.enclosure], y: [point.y.enclosure])[0]
    let possible = Outcomes(of: values, beside: 0)
    if possible.isSubset(of: side.outcomes) { return true }
    if possible.isDisjoint(with: side.outcomes) { return false }
    guard let sign = point.inserted(in: side.formula)?.exactSign(angle: angle) else { return nil }
    return side.outcomes.contains(sign < 0 ? .negative : sign > 0 ? .positive : .zero)
  }
}

// Exact numbers.
extension PlaceSearch {
  /// A zero with its exact coordinates, where these are found.
  private func labelled(
    _ zero: CommonZeros.Zero, _ first: PlaneExpression, _ second: PlaneExpression
  ) -> PlanePoint {
    var (x, y): (Formula?, Formula?)
    if let exact = exactPoint(in: zero.range, within: zero.surroundings, first, second) {
      (x, y) = (exact.x, exact.y)
    } else {
      x = exactSide(of: zero, first, second, isSwapped: false)
      if x == nil { y = exactSide(of: zero, first, second, isSwapped: true) }
    }
    return PlanePoint(
      x: PlaneCoordinate(narrowed(zero.range.x, x), exact: x, angle: angle),
      y: PlaneCoordinate(narrowed(zero.range.y, y), exact: y, angle: angle),
      surroundings: zero.surroundings, isSimple: zero.isSimple)
  }

  private func narrowed(_ enclosure: Interval, _ exact: Formula?) -> Interval {
    guard let exact, let own = Self.enclosure(of: exact, angle) else { return enclosure }
    let common = Interval.intersection(enclosure, own)
    return common.isEmpty ? enclosure : Interval(common.lower, common.upper)
  }

  /// The double that a number is, or those on either side of it.
  static func enclosure(of number: Formula, _ angle: AngleUnit) -> Interval? {
    var value = number.real(angle: angle, work: 100_000)
    guard let double = try? value.nearestDouble(), double.isFinite else { return nil }
    var difference = Formula.adding(number, Formula.Term(Formula(double), isInverted: true))
      .real(angle: angle, work: 100_000)
    let isExact = double == double.rounded() && (try? difference.sign()) == 0
    return isExact ? Interval(double) : Interval(around: double)
  }

  /// Whether a number is certainly in an interval.
  static func isWithin(_ number: Formula, _ interval: Interval, _ angle: AngleUnit) -> Bool {
    [(interval.lower, 1), (interval.upper, -1)].allSatisfy { bound, sign in
      let difference = Formula.adding(
        number, Formula.Term(Formula(exactly: bound), isInverted: true))
      return difference.exactSign(angle: angle).map { $0 * sign >= 0 } ?? false
    }
  }

  /// The exact point in a box at which both formulas are 0.
  private func exactPoint(
    in range: PlaneRange, within surroundings: PlaneRange, _ first: PlaneExpression,
    _ second: PlaneExpression
  ) -> (x: Formula, y: Formula, range: PlaneRange)? {
    for x in ExactNumbers.candidates(in: range.x).prefix(8) {
      guard let rangeX = Self.enclosure(of: x, angle) else { continue }
      for y in ExactNumbers.candidates(in: range.y).prefix(8) {
        guard let rangeY = Self.enclosure(of: y, angle) else { continue }
        let place = PlaneRange(x: rangeX, y: rangeY)
        guard surroundings.contains(place),
          [first, second].allSatisfy({ isZero($0, x, y, place) })
        else { continue }
        return (Self.written(x, angle), Self.written(y, angle), place)
      }
    }
    return nil
  }

  private func isZero(
    _ expression: PlaneExpression, _ x: Formula, _ y: Formula, _ place: PlaneRange
  ) -> Bool {
    let value = expression.function.enclosures(x: [place.x], y: [place.y])[0]
    return value.contains(0)
      && expression.formula.inserting(x: x, y: y).exactSign(angle: angle) == 0
  }

  /// A number as it is usually written.
  static func written(_ number: Formula, _ angle: AngleUnit) -> Formula {
    var value = number.real(angle: angle, work: 100_000)
    guard let form = try? value.exactForm() else { return number }
    return Formula(exact: form) ?? number
  }

  /// The exact number that one coordinate is, where one formula is 0 for all values of the other one.
  private func exactSide(
    of zero: CommonZeros.Zero, _ first: PlaneExpression, _ second: PlaneExpression,
    isSwapped: Bool
  ) -> Formula? {
    let side = isSwapped ? zero.range.y : zero.range.x
    let other = isSwapped ? zero.range.x : zero.range.y
    let around = isSwapped ? zero.surroundings.x : zero.surroundings.y
    let wide = Interval(
      max(around.lower, other.lower - 1e-9 * (1 + other.lower.magnitude)),
      min(around.upper, other.upper + 1e-9 * (1 + other.upper.magnitude)))
    for number in ExactNumbers.candidates(in: side).prefix(3) {
      guard let place = Self.enclosure(of: number, angle) else { continue }
      for (one, another) in [(first, second), (second, first)] {
        let inserted = one.formula.inserting(
          x: isSwapped ? nil : number, y: isSwapped ? number : nil
        ).simplified
        guard inserted == .number(0) else { continue }
        let ends = [wide.lower, wide.upper].map { end in
          another.function.enclosures(
            x: [isSwapped ? Interval(end) : place], y: [isSwapped ? place : Interval(end)])[0]
        }
        let all = another.function.enclosures(
          x: [isSwapped ? wide : place], y: [isSwapped ? place : wide])[0]
        if all.decoration == .continuous, ends[0].isNonzero, ends[1].isNonzero,
          (ends[0].lower > 0) != (ends[1].lower > 0)
        {
          return Self.written(number, angle)
        }
      }
    }
    return nil
  }

  /// A zero near a box at which the curves touch, if it is exact.
  private func settled(
    _ first: PlaneExpression, _ second: PlaneExpression, near box: PlaneRange
  ) -> CommonZeros.Zero? {
    func wider(_ side: Interval) -> Interval {
      Interval(side.lower - side.width / 2, side.upper + side.width / 2)
    }
    let range = PlaneRange(x: wider(box.x), y: wider(box.y))
    guard let point = exactPoint(in: range, within: searched, first, second) else { return nil }
    for (one, other) in [(first, second), (second, first)] {
      let proof = ContactProof(formula: one.formula, curve: other.formula, angle: angle)
      if let around = proof.surroundings(of: (point.x, point.y), in: point.range, unit: window) {
        return CommonZeros.Zero(range: point.range, surroundings: around, isSimple: false)
      }
    }
    return nil
  }
}
