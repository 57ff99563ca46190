import OrdinateNumerics

/// A part of a curve: ranges of its parameters.
struct CurvePart {
  let t: Interval
  let wholes: [Interval]
  /// Whether a stroke runs along it.
  var isDrawn = false
  /// Whether simple values of t were tried in it.
  var isTried = false

  init(t: Interval, wholes: [Interval]) { (self.t, self.wholes) = (t, wholes) }

  var isFinite: Bool { t.hasEnds && wholes.allSatisfy { $0.hasEnds } }

  /// Whether each whole parameter has one value.
  var isFixed: Bool { wholes.allSatisfy { $0.isPoint } }

  /// The same start, or end where there is no start, and a length.
  func shortened(to length: Double) -> CurvePart {
    let t =
      self.t.lower == -.infinity
      ? self.t.upper == .infinity
        ? Interval(0, length) : Interval(self.t.upper - length, self.t.upper).widened
      : Interval(self.t.lower, self.t.lower + length).widened
    return CurvePart(t: t, wholes: wholes)
  }

  /// Beyond it, t is not followed.
  private static let farthest = 0x1p40
  /// A part this much shorter than t is not divided.
  private static let shortest = 0x1p-46

  /// Two parts that together have the same points; `nil` if there is no use in dividing it.
  var halves: [CurvePart]? {
    if let index = wholes.firstIndex(where: { !$0.isPoint }), !wholes[index].hasEnds || t.hasEnds {
      guard wholes[index].lower < Self.farthest, wholes[index].upper > -Self.farthest else {
        return nil
      }
      return wholes[index].wholeHalves?.map { half in
        var wholes = wholes
        wholes[index] = half
        return CurvePart(t: t, wholes: wholes)
      }
    }
    guard t.lower < Self.farthest, t.upper > -Self.farthest,
      !t.hasEnds || t.width > Self.shortest * max(t.lower.magnitude, t.upper.magnitude, 0x1p-20),
      let halves = t.halves
    else { return nil }
    return halves.map { half in
      var part = CurvePart(t: half, wholes: wholes)
      (part.isDrawn, part.isTried) = (isDrawn, isTried)
      return part
    }
  }

  /// Where t starts, and where it ends.
  var start: CurvePart { CurvePart(t: Interval(t.lower), wholes: wholes) }
  var end: CurvePart { CurvePart(t: Interval(t.upper), wholes: wholes) }

  func continues(to other: CurvePart) -> Bool {
    t.upper == other.t.lower
      && zip(wholes, other.wholes).allSatisfy { $0.lower == $1.lower }
  }

  /// Simple values of t in the part.
  var exactParameters: [ExactParameter] {
    let middle = t.midpoint
    let reach = max(t.width, middle.magnitude * 0x1p-50)
    let candidates = [
      ExactPlace.Coordinate(near: middle, within: reach).map {
        ExactParameter(fraction: $0, isOfPi: false)
      },
      ExactPlace.Coordinate(near: middle / .pi, within: reach).map {
        ExactParameter(fraction: $0, isOfPi: true)
      },
    ]
    return candidates.compactMap { $0 }
  }
}

extension Interval {
  fileprivate var hasEnds: Bool { lower.isFinite && upper.isFinite }

  fileprivate var widened: Interval { Interval(lower.nextDown, upper.nextUp) }
}

/// What is known of a part of a curve.
struct EnclosedPart {
  let x: Interval
  let y: Interval
  let xSlope: Interval?
  let ySlope: Interval?
  /// The coordinates in the middle of the part; `nil` if they were not wanted.
  let center: (x: Interval, y: Interval)?
  let radius: Interval?
  let reciprocals: (x: Interval?, y: Interval?)
  /// What remains of the condition.
  let rest: PlaneCondition

  var isDefined: Bool { x.decoration >= .defined && y.decoration >= .defined }
  var isContinuous: Bool { x.decoration == .continuous && y.decoration == .continuous }
}

extension AnyPlaneCurve {
  /// - Parameter wantsCenters: Without it, enclosures are wider, and take half the time.
  func enclosures(of parts: [CurvePart], wantsCenters: Bool = true) -> [EnclosedPart] {
    let wholes = (0..<wholeParameterCount).map { index in parts.map { $0.wholes[index] } }
    let rows = enclosures(parts.map { $0.t }, wholes)
    let centers =
      wantsCenters
      ? enclosures(
        parts.map { Interval($0.t.midpoint) }, wholes.map { $0.map { Interval($0.midpoint) } })
      : nil
    let (x, y, functions) = (rows.x, rows.y, rows.functions)
    let isFree = condition == .holds
    let rests = isFree ? [] : FunctionRows(functions).rests(of: condition, in: parts.indices)
    return parts.indices.map { index in
      EnclosedPart(
        x: x.enclosure(index, parts[index], center: centers?.x.values[index]),
        y: y.enclosure(index, parts[index], center: centers?.y.values[index]),
        xSlope: x.slopes?[index], ySlope: y.slopes?[index],
        center: centers.map { ($0.x.values[index], $0.y.values[index]) },
        radius: rows.radii?[index],
        reciprocals: (x.reciprocals?[index], y.reciprocals?[index]),
        rest: isFree ? .holds : rests[index])
    }
  }
}

extension PlaneCurveRows.Coordinate {
  /// The better of the enclosure and the one by the mean value theorem.
  fileprivate func enclosure(_ index: Int, _ part: CurvePart, center: Interval?) -> Interval {
    let value = values[index]
    guard let center, part.isFinite, part.isFixed, value.decoration == .continuous,
      let slope = slopes?[index],
      slope.decoration >= .defined
    else { return value }
    let mean = center + slope * (part.t - Interval(part.t.midpoint))
    let bounds = Interval.intersection(value, mean)
    return bounds.isEmpty ? value : Interval(bounds.lower, bounds.upper)
  }
}
