import OrdinateNumerics

/// How many branches of a curve f = 0 lead to a point from its left and from its right.
///
/// The point is extreme along x if branches lead to it from one side only, and alone if there are none.
public struct BranchCount: Equatable, Sendable {
  public let left: Int
  public let right: Int

  /// Counts on the left and right edges of a box that the curve leaves through no other edge.
  ///
  /// - Parameters:
  ///   - place: Contains the point.
  ///   - surroundings: Contains no other point of the curve where f is level along y.
  ///   - isSwapped: Whether the axes are exchanged: branches are counted below and above the point.
  /// - Returns: `nil` if the branches could not be told apart.
  public init?(
    of function: some PlaneFunction, at place: PlaneRange, in surroundings: PlaneRange,
    isSwapped: Bool
  ) {
    let curve = Curve(function: AnyPlaneFunction(function), isSwapped: isSwapped)
    let (place, around) =
      isSwapped ? (place.swapped, surroundings.swapped) : (place, surroundings)
    let mostX = Swift.min(place.x.lower - around.x.lower, around.x.upper - place.x.upper)
    let mostY = Swift.min(place.y.lower - around.y.lower, around.y.upper - place.y.upper)
    guard mostX > 0, mostY > 0 else { return nil }
    var dy = mostY
    for _ in 0..<10 {
      let y = Interval(place.y.lower - dy, place.y.upper + dy)
      var dx = Swift.min(mostX, 4 * dy)
      for _ in 0..<14 {
        let x = Interval(place.x.lower - dx, place.x.upper + dx)
        if curve.isNowhere(onLevel: y.lower, x), curve.isNowhere(onLevel: y.upper, x) {
          if let left = curve.count(at: x.lower, y), let right = curve.count(at: x.upper, y) {
            (self.left, self.right) = (left, right)
            return
          }
          break
        }
        dx /= 2
      }
      dy /= 2
    }
    return nil
  }

  private struct Curve {
    let function: AnyPlaneFunction
    let isSwapped: Bool

    private func slopes(_ x: Interval, _ y: Interval) -> (value: Interval, alongY: Interval)? {
      let slopes = isSwapped ? function.slopes([y], [x]) : function.slopes([x], [y])
      return slopes.map { ($0.values[0], isSwapped ? $0.alongX[0] : $0.alongY[0]) }
    }

    private func value(_ x: Interval, _ y: Interval) -> Interval {
      (isSwapped ? function.enclosures([y], [x]) : function.enclosures([x], [y]))[0]
    }

    private static let pieces = 16

    /// Whether the curve certainly has no point on a level edge.
    func isNowhere(onLevel level: Double, _ x: Interval) -> Bool {
      let step = x.width / Double(Self.pieces)
      return (0..<Self.pieces).allSatisfy { index in
        let lower = x.lower + Double(index) * step
        let upper = index == Self.pieces - 1 ? x.upper : x.lower + Double(index + 1) * step
        return !value(Interval(lower, Swift.max(lower, upper)), Interval(level)).contains(0)
      }
    }

    private static let mostParts = 400

    /// The number of points of the curve on an upright edge; `nil` if it is not certain.
    func count(at x: Double, _ y: Interval) -> Int? {
      var rest = [y]
      var (count, parts) = (0, 0)
      while let part = rest.popLast() {
        parts += 1
        guard parts <= Self.mostParts, let (values, slope) = slopes(Interval(x), part),
          values.isEmpty || values.decoration == .continuous
        else { return nil }
        if !values.contains(0) { continue }
        if slope.decoration >= .defined, !slope.contains(0) {
          let ends = (
            value(Interval(x), Interval(part.lower)), value(Interval(x), Interval(part.upper))
          )
          guard !ends.0.contains(0), !ends.1.contains(0) else { return nil }
          if (ends.0.lower > 0) != (ends.1.lower > 0) { count += 1 }
        } else {
          let middle = part.lower + 0.4871 * part.width
          guard part.lower < middle, middle < part.upper else { return nil }
          rest += [Interval(part.lower, middle), Interval(middle, part.upper)]
        }
      }
      return count
    }
  }
}
