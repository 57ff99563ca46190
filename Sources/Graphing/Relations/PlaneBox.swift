import OrdinateNumerics

/// A box of the plane between edges whose places may only be enclosed.
struct PlaneBox {
  var x: Side
  var y: Side

  struct Side {
    let low: Interval
    let high: Interval
    /// Exactly where the edges are; `nil` if that is no fraction of small numbers.
    let lowPlace: ExactPlace.Coordinate?
    let highPlace: ExactPlace.Coordinate?

    /// Contains the whole side.
    var outer: Interval { Interval.hull(low, high) }
    /// Lies between the edges; `nil` if they are too near to each other.
    var inner: Interval? { low.upper < high.lower ? Interval(low.upper, high.lower) : nil }
    var middle: Interval { Interval(outer.midpoint) }

    /// Two parts. They meet in the shortest number near the middle, because poles and steps often are at such.
    var halves: [Side] {
      let number = outer.shortestNumberNearMiddle
      let (cut, place) = (Interval(number), ExactPlace.Coordinate(number))
      return [
        Side(low: low, high: cut, lowPlace: lowPlace, highPlace: place),
        Side(low: cut, high: high, lowPlace: place, highPlace: highPlace),
      ]
    }

    /// Whether an interval certainly lies between the edges.
    func contains(_ interval: Interval) -> Bool {
      low.upper <= interval.lower && interval.upper <= high.lower
    }
  }

  var quarters: [PlaneBox] {
    y.halves.flatMap { y in x.halves.map { PlaneBox(x: $0, y: y) } }
  }

  /// Those of the corners whose places are known exactly.
  var exactCorners: [ExactPlace] {
    [y.lowPlace, y.highPlace].flatMap { y in
      [x.lowPlace, x.highPlace].compactMap { x in
        if let x, let y { ExactPlace(x: x, y: y) } else { nil }
      }
    }
  }

  /// The edges whose places are doubles, as far as they certainly belong to the box.
  var exactEdges: [(x: Interval, y: Interval)] {
    let (across, up) = (x.inner, y.inner)
    let level = across.map { across in [y.low, y.high].map { (x: across, y: $0) } } ?? []
    let upright = up.map { up in [x.low, x.high].map { (x: $0, y: up) } } ?? []
    return level.filter { $0.y.isPoint } + upright.filter { $0.x.isPoint }
  }

  /// The four corners.
  var corners: [(x: Interval, y: Interval)] {
    [(x.low, y.low), (x.high, y.low), (x.low, y.high), (x.high, y.high)]
  }
}

extension Interval {
  /// The multiple of the largest power of 2 in the middle half; the midpoint if that has no extent.
  fileprivate var shortestNumberNearMiddle: Double {
    let quarter = (upper - lower) / 4
    let (low, high) = (lower + quarter, upper - quarter)
    if low <= 0 && high >= 0 { return 0 }
    guard high - low >= .leastNormalMagnitude, quarter.isFinite else { return midpoint }
    var step = Double(sign: .plus, exponent: (high - low).exponent, significand: 1)
    var number = (low / step).rounded(.up) * step
    while number <= high {
      step *= 2
      let next = (low / step).rounded(.up) * step
      if next > high { return number }
      number = next
    }
    return midpoint
  }
}
