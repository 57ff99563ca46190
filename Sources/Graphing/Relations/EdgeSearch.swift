import OrdinateNumerics

/// Looks along the edges and middle lines of a box for places where a function takes a value.
///
/// Samples find where its sign may change, and where it ends or has a pole; enclosures prove it.
struct EdgeSearch {
  let function: AnyPlaneFunction
  /// Is 0 where the function has a pole.
  let poles: AnyPlaneFunction?
  let number: Double
  let budget: PixelBudget

  /// How many samples a line has.
  private static let count = 17
  /// Halving so often leads to neighbouring doubles from any distance within a pixel.
  private static let halvings = 60

  /// A line through the box, parallel to an axis.
  private struct Line {
    let isUpright: Bool
    /// The other coordinate.
    let place: Interval
    let side: PlaneBox.Side
  }

  private func lines(in box: PlaneBox) -> [Line] {
    [box.y.low, box.y.middle, box.y.high].map { Line(isUpright: false, place: $0, side: box.x) }
      + [box.x.low, box.x.middle, box.x.high].map { Line(isUpright: true, place: $0, side: box.y) }
  }

  private func values(_ function: AnyPlaneFunction, _ places: [Double], on line: Line) -> [Double] {
    let other = [Double](repeating: line.place.midpoint, count: places.count)
    return line.isUpright ? function.values(other, places) : function.values(places, other)
  }

  private func enclosures(_ places: [Interval], on line: Line) -> [Interval] {
    let other = [Interval](repeating: line.place, count: places.count)
    return line.isUpright
      ? function.enclosures(other, places) : function.enclosures(places, other)
  }

  /// Whether the function is the number at some point of the box.
  func crosses(_ box: PlaneBox) -> Bool {
    crosses(box) { before, after in
      (before > number) != (after > number)
    } isProved: { before, after in
      let sides = [before, after].map { Outcomes(of: $0, beside: number) }
      return sides.contains(.negative) && sides.contains(.positive)
    }
  }

  /// Whether the function is a whole number at some point of the box.
  func crossesWholeNumber(_ box: PlaneBox) -> Bool {
    crosses(box) { before, after in
      min(before, after).rounded(.up) <= max(before, after)
    } isProved: { before, after in
      min(before.upper, after.upper).rounded(.up) <= max(before.lower, after.lower)
    }
  }

  /// Whether the function takes a value between two places of a line between which it is continuous.
  ///
  /// - Parameters:
  ///   - isLikely: Whether it may, by samples at both places.
  ///   - isProved: Whether it does, by enclosures at both places.
  private func crosses(
    _ box: PlaneBox, isLikely: (Double, Double) -> Bool, isProved: (Interval, Interval) -> Bool
  ) -> Bool {
    for line in lines(in: box) {
      let places = places(on: line)
      let found = values(function, places, on: line)
      for index in places.indices.dropLast() {
        let (before, after) = (found[index], found[index + 1])
        guard before.isFinite, after.isFinite, isLikely(before, after) else { continue }
        let span = Interval(places[index], places[index + 1])
        let ends = enclosures([Interval(span.lower), Interval(span.upper), span], on: line)
        if ends[2].decoration == .continuous, isProved(ends[0], ends[1]) { return true }
      }
    }
    return false
  }

  /// Whether a sample of the box is on an allowed side of the number.
  func reaches(_ allowed: Outcomes, in box: PlaneBox) -> Bool {
    for line in lines(in: box) {
      let places = places(on: line)
      let found = values(function, places, on: line)
      // The most promising samples are those farthest from the number.
      let candidates = places.indices.filter { found[$0].isFinite }
      guard let lowest = candidates.min(by: { found[$0] < found[$1] }),
        let highest = candidates.max(by: { found[$0] < found[$1] })
      else { continue }
      let ends = enclosures([Interval(places[lowest]), Interval(places[highest])], on: line)
      if ends.contains(where: { Outcomes(of: $0, beside: number).isSubset(of: allowed) }) {
        return true
      }
    }
    return false
  }

  /// Places in rising order: evenly spread, and beside each end of the domain and each pole that lies between
  /// two of them.
  private func places(on line: Line) -> [Double] {
    let (first, last) = (line.side.low.upper, line.side.high.lower)
    guard first < last else { return [] }
    let even = (0..<Self.count).map { index in
      let part = Double(index) / Double(Self.count - 1)
      return index == Self.count - 1 ? last : first + (last - first) * part
    }
    let isDefined = values(function, even, on: line).map { $0.isFinite }
    let signs = poles.map { values($0, even, on: line) }
    var places: [Double] = []
    for index in even.indices {
      places.append(even[index])
      guard index + 1 < even.count else { break }
      let (low, high) = (even[index], even[index + 1])
      if isDefined[index] != isDefined[index + 1], budget.takeSearch() {
        let (a, b) = neighbours(low, high) { place in
          values(function, [place], on: line)[0].isFinite == isDefined[index]
        }
        places += [a, b]
      } else if let signs, signs[index] * signs[index + 1] < 0, let poles, budget.takeSearch() {
        let (a, b) = neighbours(low, high) { place in
          (values(poles, [place], on: line)[0] > 0) == (signs[index] > 0)
        }
        places += [a, b]
      }
    }
    return places
  }

  /// Two neighbouring doubles between which a property changes.
  private func neighbours(
    _ low: Double, _ high: Double, _ isLikeLow: (Double) -> Bool
  ) -> (Double, Double) {
    var (low, high) = (low, high)
    for _ in 0..<Self.halvings {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if isLikeLow(middle) { low = middle } else { high = middle }
    }
    return (low, high)
  }
}
