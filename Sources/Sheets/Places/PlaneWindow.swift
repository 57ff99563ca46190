import Formulas
import Graphing
import OrdinateNumerics

/// The range of y in which the places of relations are looked for.
struct PlaneWindow {
  let y: ClosedRange<Double>
  /// Whether there certainly is no solution above and below.
  let isWhole: Bool

  /// - Parameter y: The range that is asked for; `nil` to choose one.
  init(
    x: ClosedRange<Double>, y: ClosedRange<Double>?, around relations: [Relation],
    angle: AngleUnit
  ) {
    if let y {
      (self.y, isWhole) = (y, false)
      return
    }
    let planes = relations.map { PlaneRelation($0, angle: angle) }
    var radius = (x.upperBound - x.lowerBound) / 2
    for _ in 0..<8 {
      if planes.allSatisfy({ Self.isEmpty($0, over: x, beyond: radius) }) {
        (self.y, isWhole) = (-radius...radius, true)
        return
      }
      radius *= 2
    }
    (self.y, isWhole) = (Self.usual(x: x), false)
  }

  /// A range as large as that of x, with 0 in it.
  static func usual(x: ClosedRange<Double>) -> ClosedRange<Double> {
    let half = (x.upperBound - x.lowerBound) / 2
    return min(-half, x.lowerBound)...max(half, x.upperBound)
  }

  private static let pieces = 32

  private static func isEmpty(
    _ plane: PlaneRelation, over x: ClosedRange<Double>, beyond radius: Double
  ) -> Bool {
    let step = (x.upperBound - x.lowerBound) / Double(pieces)
    return (0..<pieces).allSatisfy { index in
      let lower = x.lowerBound + Double(index) * step
      let side = Interval(lower, index == pieces - 1 ? x.upperBound : max(lower, lower + step))
      return [Interval(radius, .infinity), Interval(-.infinity, -radius)].allSatisfy {
        plane.isExcluded(in: PlaneRange(x: side, y: $0))
      }
    }
  }
}
