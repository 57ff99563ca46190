import OrdinateNumerics

// Where the curve breaks, or is 0 throughout.
extension CurveConclusion {
  func isInZeroRange(_ x: Double) -> Bool { findings.zeroRanges.contains { $0.contains(x) } }

  /// Whether the curve jumps at an end of a gap.
  func isJump(_ x: Double) -> Bool { jumps.contains { isSame($0, x) } }

  /// Where the curve is undefined or jumps, in order, without the poles.
  func mergedGaps() -> [ClosedRange<Double>] {
    var merged: [ClosedRange<Double>] = []
    for gap in gaps.ascending(by: { $0.lowerBound }) {
      let isPoint = gap.lowerBound == gap.upperBound
      if isPoint && poles.contains(where: { isSame($0.x, gap.lowerBound) }) { continue }
      guard let last = merged.last, gap.lowerBound - last.upperBound <= tolerance,
        !isCurve(between: last, gap)
      else {
        merged.append(gap)
        continue
      }
      if !isPoint || last.lowerBound < last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, gap.upperBound)
      }
    }
    return merged
  }

  /// Whether the curve is proved to have values between two gaps, however close they are.
  private func isCurve(between last: ClosedRange<Double>, _ next: ClosedRange<Double>) -> Bool {
    last.upperBound < next.lowerBound && isProved(last.upperBound) && isProved(next.lowerBound)
  }

  private func isProved(_ x: Double) -> Bool { findings.germs.contains { $0.x == x } }

  /// Whether a number is next to a break, but not at it.
  func isBesideBreak(_ x: Double) -> Bool {
    let width = window.upperBound - window.lowerBound
    return gaps.flatMap { [$0.lowerBound, $0.upperBound] }
      .contains { x != $0 && (x - $0).magnitude <= Self.besideHole * width }
  }

  /// The points that divide the integral: the window's ends, breaks and the ends of gaps.
  func marks(_ gaps: [ClosedRange<Double>]) -> [(x: Double, isBreak: Bool)] {
    let ends = gaps.flatMap { [$0.lowerBound, $0.upperBound] }
    var marks: [(x: Double, isBreak: Bool)] = [(window.lowerBound, false)]
    for x in (breaks + ends).sorted() {
      if x > marks[marks.count - 1].x {
        marks.append((x, true))
      } else {
        marks[marks.count - 1].isBreak = true
      }
    }
    if window.upperBound > marks[marks.count - 1].x { marks.append((window.upperBound, false)) }
    return marks
  }
}
