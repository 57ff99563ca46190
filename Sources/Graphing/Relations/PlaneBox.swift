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
    var middle: Interval { Interval(outer.midpoint) }
    var halves: [Side] {
      let place = ExactPlace.Coordinate(middle.lower)
      return [
        Side(low: low, high: middle, lowPlace: lowPlace, highPlace: place),
        Side(low: middle, high: high, lowPlace: place, highPlace: highPlace),
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

  /// The four corners.
  var corners: [(x: Interval, y: Interval)] {
    [(x.low, y.low), (x.high, y.low), (x.low, y.high), (x.high, y.high)]
  }
}
