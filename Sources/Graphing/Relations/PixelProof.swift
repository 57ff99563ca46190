import OrdinateNumerics

/// Decides whether a pixel contains a solution, by dividing it.
struct PixelProof {
  let functions: [AnyPlaneFunction]
  /// The numerators and denominators of functions that are fractions.
  let fractions: [Fraction?]

  typealias Fraction = (zeros: AnyPlaneFunction, poles: AnyPlaneFunction)

  /// How often a pixel is halved.
  private static let depth = 12
  /// The most parts of a pixel that are divided further.
  private static let mostBoxes = 128

  /// - Parameters:
  ///   - work: Reduced by the number of boxes that are enclosed.
  ///   - shouldStop: Asked before each box; the pixel then stays undecided.
  func answer(
    _ condition: PlaneCondition, in pixel: PlaneBox, work: inout Int, _ shouldStop: () -> Bool
  ) -> RelationPicture.Answer {
    var open = [(box: pixel, condition: condition)]
    let existence = Existence(
      functions: functions, fractions: fractions, budget: PixelBudget(of: functions))
    for depth in 0...Self.depth {
      var next: [(box: PlaneBox, condition: PlaneCondition)] = []
      for (box, condition) in open {
        work -= 1
        if shouldStop() { return .undecided }
        let (x, y) = ([box.x.outer], [box.y.outer])
        let values = FunctionRows(condition, functions, x: x, y: y)
        let rest = condition.reduced { refined(values[$0, 0], functions[$0], box) }
          .pruned { isExcluded($0, in: box) }
        if rest == .holds { return .proved }
        if rest == .fails { continue }
        if existence.isProved(rest, in: box) { return .proved }
        next.append((box, rest))
      }
      if next.isEmpty { return .empty }
      if next.count > Self.mostBoxes || depth == Self.depth {
        let isProved =
          touches(condition, in: pixel) || holdsAtSimplePlace(next, in: pixel, existence.budget)
        if isProved { return .proved }
        return failsAtCorners(next, of: pixel, existence.budget) ? .empty : .undecided
      }
      open = next.flatMap { item in item.box.quarters.map { ($0, item.condition) } }
    }
    return .undecided
  }

  /// Whether a function certainly is 0 on an edge of a box, because its phase is whole there.
  private func touches(_ condition: PlaneCondition, in box: PlaneBox) -> Bool {
    switch condition {
    case .outcome(let index, 0, .zero):
      guard let phase = functions[index].phase() else { return false }
      return EdgeSearch(function: phase, poles: nil, number: 0, budget: PixelBudget(of: functions))
        .crossesWholeNumber(box)
    case .any(let parts): return parts.contains { touches($0, in: box) }
    case .outcome, .whole, .all: return false
    }
  }

  /// Whether what is left to decide holds at the fraction of small denominators amid the boxes left of a pixel, as
  /// at an isolated point.
  private func holdsAtSimplePlace(
    _ open: [(box: PlaneBox, condition: PlaneCondition)], in pixel: PlaneBox, _ budget: PixelBudget
  ) -> Bool {
    let x = open.dropFirst().reduce(open[0].box.x.outer) { Interval.hull($0, $1.box.x.outer) }
    let y = open.dropFirst().reduce(open[0].box.y.outer) { Interval.hull($0, $1.box.y.outer) }
    guard let x = ExactPlace.Coordinate(near: x.midpoint, within: x.width / 2),
      let y = ExactPlace.Coordinate(near: y.midpoint, within: y.width / 2),
      pixel.x.contains(x.enclosure), pixel.y.contains(y.enclosure)
    else { return false }
    return open.contains {
      $0.box.x.contains(x.enclosure) && $0.box.y.contains(y.enclosure)
        && $0.condition.holds(at: ExactPlace(x: x, y: y), within: budget)
    }
  }

  /// An enclosure, narrowed by the function's slopes.
  private func refined(_ value: Interval, _ function: AnyPlaneFunction, _ box: PlaneBox) -> Interval
  {
    guard value.decoration == .continuous, value.lower.isFinite, value.upper.isFinite,
      let slopes = function.slopes([box.x.outer], [box.y.outer])
    else { return value }
    return value.meetingMeanValue(
      center: function.enclosures([box.x.middle], [box.y.middle])[0], x: box.x.outer,
      y: box.y.outer, alongX: slopes.alongX[0],
      alongY: slopes.alongY[0])
  }

  /// Whether a condition certainly fails in a box that enclosures of its parts leave open.
  private func isExcluded(_ condition: PlaneCondition, in box: PlaneBox) -> Bool {
    let (x, y) = (box.x.outer, box.y.outer)
    switch condition {
    case .outcome(let index, let number, let allowed):
      if allowed.contains(.undefined) { return false }
      let cases = functions[index].cases(x, y)
      if cases.count > 1,
        cases.allSatisfy({ function in
          Outcomes(of: function.enclosures([x], [y])[0], beside: number).isDisjoint(with: allowed)
        })
      {
        return true
      }
      guard allowed == .zero, number == 0, let fraction = fractions[index] else { return false }
      return isExcluded(fraction, in: box)
    case .all(let parts): return CommonZero(functions).isExcluded(parts, in: box)
    case .whole(let index):
      let cases = functions[index].cases(x, y)
      return cases.count > 1
        && cases.allSatisfy { function in
          let enclosure = function.enclosures([x], [y])[0]
          return enclosure.isEmpty || enclosure.lower.rounded(.up) > enclosure.upper
        }
    case .any: return false
    }
  }

  /// Whether a fraction certainly is not 0 in a box.
  ///
  /// At an edge on which numerator and denominator are 0 the fraction has a hole. Elsewhere the numerator is
  /// not 0 if its slope away from that edge is not.
  private func isExcluded(_ fraction: Fraction, in box: PlaneBox) -> Bool {
    let (x, y) = (box.x.outer, box.y.outer)
    let zeros = fraction.zeros.enclosures([x], [y])[0]
    if !refined(zeros, fraction.zeros, box).contains(0) { return true }
    guard zeros.decoration == .continuous, let slopes = fraction.zeros.slopes([x], [y]) else {
      return false
    }
    func isZero(_ x: Interval, _ y: Interval) -> Bool {
      [fraction.zeros, fraction.poles].allSatisfy {
        Outcomes(of: $0.enclosures([x], [y])[0], beside: 0) == .zero
      }
    }
    if slopes.alongX[0].isAwayFromZero {
      let pole = pole(of: fraction.poles, box, isUpright: false)
      return [box.x.low, box.x.high, pole].contains { isZero($0, y) }
    }
    if slopes.alongY[0].isAwayFromZero {
      let pole = pole(of: fraction.poles, box, isUpright: true)
      return [box.y.low, box.y.high, pole].contains { isZero(x, $0) }
    }
    return false
  }

  /// The simplest number next to a zero of a denominator on a middle line of a box, by Newton's method; the
  /// middle if the method finds no such number.
  private func pole(of poles: AnyPlaneFunction, _ box: PlaneBox, isUpright: Bool) -> Interval {
    let (side, other) = isUpright ? (box.y, box.x.middle) : (box.x, box.y.middle)
    var place = side.middle.lower
    for _ in 0..<4 {
      let (x, y) = isUpright ? (other, Interval(place)) : (Interval(place), other)
      guard let slopes = poles.slopes([x], [y]) else { return side.middle }
      let slope = isUpright ? slopes.alongY[0] : slopes.alongX[0]
      place -= slopes.values[0].midpoint / slope.midpoint
    }
    guard side.outer.contains(place) else { return side.middle }
    let simple = ExactPlace.Coordinate(near: place, within: 1e-6 * side.outer.width)
    guard let simple, side.contains(simple.enclosure) else { return Interval(place) }
    return simple.enclosure
  }
}

extension Interval {
  /// Whether slopes are known and none of them is 0.
  fileprivate var isAwayFromZero: Bool { decoration >= .defined && (lower > 0 || upper < 0) }
}

// Corners of pixels, where a curve may end without belonging to it.
extension PixelProof {
  /// Whether what is left of a pixel certainly has no solutions, because its curves meet it at corners only, where the
  /// conditions fail.
  private func failsAtCorners(
    _ open: [(box: PlaneBox, condition: PlaneCondition)], of pixel: PlaneBox,
    _ budget: PixelBudget
  ) -> Bool {
    open.allSatisfy { box, condition in
      pixel.exactCorners.contains { place in
        let corner = Corner(of: box, at: place)
        return condition.fails { budget.outcome(of: $0, at: place, beside: 0) }
          && condition.fails { function in
            let outcomes = budget.outcome(of: function, at: place, beside: 0)
            return self.outcomes(of: functions[function], beside: corner, where: outcomes)
          }
      }
    }
  }

  /// A box with one corner at a place.
  private struct Corner {
    let place: (x: Interval, y: Interval)
    let box: (x: Interval, y: Interval)
    /// The signs in which coordinates change away from the corner.
    let directions: (x: Interval, y: Interval)
    /// The other ends of the sides through the corner.
    let ends: (x: Interval, y: Interval)

    /// The smallest box that contains another one.
    init(of other: PlaneBox, at place: ExactPlace) {
      let (x, y) = (place.x.enclosure, place.y.enclosure)
      box = (Interval.hull(other.x.outer, x), Interval.hull(other.y.outer, y))
      let isLeft = x.midpoint < other.x.outer.midpoint
      let isLow = y.midpoint < other.y.outer.midpoint
      directions = (Interval(isLeft ? 1 : -1), Interval(isLow ? 1 : -1))
      ends = (
        Interval(isLeft ? box.x.upper : box.x.lower), Interval(isLow ? box.y.upper : box.y.lower)
      )
      self.place = (x, y)
    }
  }

  /// On which sides of 0 a function may be in a box but for its corner, at which it is known.
  ///
  /// It is known if the function changes in one direction away from the corner. One that is 0 there is 0 nowhere else if
  /// it changes strictly, or if it is analytic and not 0 all along a side.
  private func outcomes(
    of function: AnyPlaneFunction, beside corner: Corner, where known: Outcomes
  ) -> Outcomes {
    let function = function.narrowed(corner.box.x, corner.box.y) ?? function
    guard known == .zero || known == .positive || known == .negative,
      let slopes = function.slopes([corner.box.x], [corner.box.y]),
      slopes.values[0].decoration == .continuous, slopes.alongX[0].decoration >= .defined,
      slopes.alongY[0].decoration >= .defined
    else { return .all }
    let across = slopes.alongX[0] * corner.directions.x
    let up = slopes.alongY[0] * corner.directions.y
    let isRising = across.lower >= 0 && up.lower >= 0
    guard isRising || across.upper <= 0 && up.upper <= 0 else { return .all }
    let direction: Outcomes = isRising ? .positive : .negative
    guard known == .zero else { return known == direction ? known : .all }
    func isAway(_ x: Interval, _ y: Interval) -> Bool {
      function.isAnalytic && !function.enclosures([x], [y])[0].contains(0)
    }
    let isStrict =
      (across.isAwayFromZero || isAway(corner.ends.x, corner.place.y))
      && (up.isAwayFromZero || isAway(corner.place.x, corner.ends.y))
    return isStrict ? direction : [.zero, direction]
  }
}

extension PlaneCondition {
  /// Whether the condition fails wherever functions are on these sides of 0.
  fileprivate func fails(_ outcomes: (Int) -> Outcomes) -> Bool {
    switch self {
    case .whole: return false
    case .outcome(let function, let number, let allowed):
      return number == 0 && outcomes(function).isDisjoint(with: allowed)
    case .any(let parts): return parts.allSatisfy { $0.fails(outcomes) }
    case .all(let parts):
      // What several parts say of one function.
      var common: [Int: Outcomes] = [:]
      for case .outcome(let function, 0, let allowed) in parts {
        common[function] = (common[function] ?? .all).intersection(allowed)
      }
      return parts.contains { $0.fails(outcomes) }
        || common.contains { outcomes($0.key).isDisjoint(with: $0.value) }
    }
  }
}
