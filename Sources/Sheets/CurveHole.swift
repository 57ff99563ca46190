import Formulas
import OrdinateNumerics

/// Encloses the coordinates of a curve around a hole; see `ParametricHole`.
struct CurveHole {
  /// Contains the hole.
  private let place: Interval
  private let tape: Tape
  private let dividendCount: Int

  /// - Returns: `nil` if it is not known where the hole is.
  init?(_ hole: ParametricHole, angle: AngleUnit) {
    var value = RealValue(hole.place, angle: angle, work: 100_000)
    guard let place = try? value.enclosure() else { return nil }
    self.place = place
    dividendCount = hole.dividends.count
    tape = Tape(
      of: [hole.x, hole.y] + hole.dividends + hole.slopes,
      variables: [ParametricForm.parameter, ParametricHole.between], values: Variables(),
      angle: angle)
  }

  /// Whether a part of the parameter may have the hole.
  func isIn(_ part: Interval) -> Bool { part.lower <= place.upper && place.lower <= part.upper }

  /// The coordinates in a part that may have the hole; `nil` if nothing is known of them.
  func enclosures(around part: Interval) -> (x: Interval, y: Interval)? {
    let part = Interval.hull(part, place)
    var evaluator = IntervalRowEvaluator()
    let rows = evaluator.evaluateAll(tape, at: [[part], [part]])
    let dividends = rows[2..<2 + dividendCount]
    guard dividends.allSatisfy({ $0[0].decoration == .continuous }),
      rows[(2 + dividendCount)...].allSatisfy({ $0[0].decoration >= .defined })
    else { return nil }
    return (rows[0][0], rows[1][0])
  }
}

extension Interval {
  /// The values that another enclosure has too; whether they are all defined is not changed.
  func within(_ other: Interval) -> Interval {
    let both = Interval.intersection(self, other)
    return both.isEmpty ? self : Interval(both.lower, both.upper, decoration: decoration)
  }
}
