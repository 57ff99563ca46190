public import OrdinateNumerics

extension PlaneCurve {
  /// Whether the curve is proved to come to a place at certain values of t only.
  ///
  /// Around each of them a coordinate has to change in one direction; elsewhere a coordinate, the distance from the
  /// origin or the condition has to differ.
  ///
  /// - Precondition: The curve has no whole parameters.
  /// - Parameters:
  ///   - place: Encloses the coordinates of the place.
  ///   - parameters: Enclose the values of t at which the curve is at the place, or goes towards it.
  ///   - work: How many parts of the curve may be enclosed; reduced by those that are.
  public func comes(
    to place: (x: Interval, y: Interval), onlyAt parameters: [Interval], work: inout Int
  ) -> Bool {
    let curve = AnyPlaneCurve(self)
    var parts: [CurvePart] = []
    var lower = -Double.infinity
    for parameter in parameters.ascending(by: { $0.lower }) {
      guard let range = curve.rangeWithoutReturn(around: parameter) else { return false }
      if lower < range.lower {
        parts.append(CurvePart(t: Interval(lower, range.lower), wholes: []))
      }
      lower = max(lower, range.upper)
    }
    parts.append(CurvePart(t: Interval(lower, .infinity), wholes: []))
    let distance = Interval.hypot(place.x, place.y)
    while !parts.isEmpty {
      let batch = Array(parts.suffix(CurveVisits.batch))
      parts.removeLast(batch.count)
      work -= batch.count
      if work < 0 { return false }
      for (part, enclosed) in zip(batch, curve.enclosures(of: batch))
      where !enclosed.avoids(place, distance) {
        guard let halves = part.halves else { return false }
        parts += halves
      }
    }
    return true
  }
}

private enum CurveVisits {
  static let batch = 32
  /// How far around a value of t returns are looked for, as parts of it.
  static let reaches = [0x1p-3, 0x1p-6, 0x1p-10, 0x1p-16, 0x1p-24]
}

extension AnyPlaneCurve {
  /// A range around a value of t in which the curve comes nowhere twice; `nil` if none is found.
  fileprivate func rangeWithoutReturn(around parameter: Interval) -> Interval? {
    for reach in CurveVisits.reaches {
      let distance = reach * max(1, parameter.upper.magnitude)
      let range = Interval(parameter.lower - distance, parameter.upper + distance)
      let enclosed = enclosures(of: [CurvePart(t: range, wholes: [])])[0]
      let slopes = [enclosed.xSlope, enclosed.ySlope].compactMap { $0 }
      if enclosed.isContinuous,
        slopes.contains(where: { $0.decoration >= .defined && !$0.contains(0) })
      {
        return range
      }
    }
    return nil
  }
}

extension EnclosedPart {
  fileprivate func avoids(_ place: (x: Interval, y: Interval), _ distance: Interval) -> Bool {
    if rest == .fails { return true }
    func differ(_ one: Interval, _ other: Interval) -> Bool {
      Interval.intersection(one, other).isEmpty
    }
    if differ(x, place.x) || differ(y, place.y) { return true }
    guard let radius else { return false }
    return differ(radius, distance) && differ(-radius, distance)
  }
}
