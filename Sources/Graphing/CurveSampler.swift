/// Finds the strokes of a curve from values alone.
///
/// It asks for four values a pixel column, and then, generation by generation, for the middles of
/// those gaps where two neighbours do not obviously belong together. What a gap's middles show
/// decides: a difference that shrinks with the gap is a steep curve, one that stays in an ever
/// smaller gap is a jump or a pole, and one that both halves share again and again is an oscillation
/// finer than a pixel. Jumps, poles and undefined places break the stroke.
struct CurveSampler<Source: GraphDataSource> {
  let viewport: Viewport
  let source: Source

  private struct Sample {
    /// In graph units.
    var x: Double
    /// In points from the canvas's edges; `y` is NaN where the curve is undefined.
    var place: Point
    var isDefined: Bool { !place.y.isNaN }
  }

  /// What is known about the gap between two neighbours.
  private struct Gap {
    enum State { case open, joined, broken }
    var state = State.open
    /// How often this gap's forebears were halved.
    var depth = 0
    /// Of these halvings, how many in a row left nearly all of the difference to one half.
    var lopsided = 0
    /// The difference before the first of those halvings, in points.
    var difference = 0.0
    /// How often both halves had a share that was no straight line's.
    var restless = 0
    /// How often in a row both halves had about an equal share of a rise or fall.
    var steady = 0
  }

  /// The largest difference of neighbours that needs no second look, in points.
  private static var tolerance: Double { 0.5 }

  /// The strokes, in points, with every sample taken: several thousand points for a screen.
  ///
  /// - Complexity: O(*columns*) values in rows; at most 32 for each gap between two first samples
  ///   where the curve oscillates, 40 where it breaks.
  func strokes() -> Strokes {
    var samples = firstSamples()
    var gaps = (1..<samples.count).map { index in
      seen(Gap(), between: samples[index - 1], and: samples[index])
    }
    openBends(of: samples, in: &gaps)
    while true {
      let open = gaps.indices.filter { gaps[$0].state == .open }
      if open.isEmpty { break }
      let middles = sample(
        open.map { index in samples[index].x / 2 + samples[index + 1].x / 2 })
      var newSamples: [Sample] = []
      var newGaps: [Gap] = []
      newSamples.reserveCapacity(samples.count + open.count)
      newGaps.reserveCapacity(samples.count + open.count)
      var next = 0
      for index in gaps.indices {
        newSamples.append(samples[index])
        guard next < open.count, open[next] == index else {
          newGaps.append(gaps[index])
          continue
        }
        let (left, middle, right) = (samples[index], middles[next], samples[index + 1])
        next += 1
        if middle.x <= left.x || middle.x >= right.x {
          newGaps.append(settled(gaps[index], between: left, and: right))
          continue
        }
        let (first, second) = halves(of: gaps[index], left, middle, right)
        newSamples.append(middle)
        newGaps.append(seen(first, between: left, and: middle))
        newGaps.append(seen(second, between: middle, and: right))
      }
      newSamples.append(samples[samples.count - 1])
      (samples, gaps) = (newSamples, newGaps)
    }
    return Self.strokes(through: samples, gaps)
  }

  /// Four samples a column, and both edges.
  ///
  /// They lie unevenly, so that no curve repeats itself in step with them.
  private func firstSamples() -> [Sample] {
    let columns = max(1, Int(viewport.size.width.rounded(.up)))
    var xs: [Double] = [viewport.x.lowerBound]
    xs.reserveCapacity(4 * columns + 2)
    var spread = 0.5
    for column in 0..<columns {
      for quarter in 0..<4 {
        spread += 0.6180339887498949
        if spread >= 1 { spread -= 1 }
        let distance = Double(column) + (Double(quarter) + 0.1 + 0.8 * spread) / 4
        guard distance < viewport.size.width else { break }
        let x = viewport.x(atDistance: distance)
        if x > xs[xs.count - 1] && x < viewport.x.upperBound { xs.append(x) }
      }
    }
    xs.append(viewport.x.upperBound)
    return sample(xs)
  }

  private func sample(_ xs: [Double]) -> [Sample] {
    let ys = source.values(at: xs)
    return xs.indices.map { index in
      let y = ys[index]
      let top = y.isFinite ? min(max(viewport.distanceFromTop(y), -1e9), 1e9) : Double.nan
      return Sample(
        x: xs[index], place: Point(x: viewport.distanceFromLeft(xs[index]), y: top))
    }
  }

  /// How far apart two ordinates look, in points: beyond an edge all are alike.
  private func difference(_ a: Sample, _ b: Sample) -> Double {
    let height = viewport.size.height
    let (low, high) = (-height, 2 * height)
    return abs(min(max(a.place.y, low), high) - min(max(b.place.y, low), high))
  }

  /// Decides a gap where its ends and its history suffice.
  private func seen(_ gap: Gap, between a: Sample, and b: Sample) -> Gap {
    var gap = gap
    switch (a.isDefined, b.isDefined) {
    case (false, false):
      gap.state = .broken
    case (true, false), (false, true):
      // Go on to where the curve ends, or to where it leaves the canvas.
      if gap.depth >= 40 { gap.state = .broken }
    case (true, true):
      let apart = difference(a, b)
      if apart <= Self.tolerance || gap.steady >= 2 || gap.restless >= 5 {
        gap.state = .joined
      } else if gap.lopsided >= 14 && apart >= 0.8 * gap.difference {
        gap.state = .broken
      } else if gap.depth >= 40 {
        gap.state = .broken
      }
    }
    return gap
  }

  /// Looks once more where the curve bends: at a summit, two neighbours are alike by chance.
  private func openBends(of samples: [Sample], in gaps: inout [Gap]) {
    for index in samples.indices.dropFirst().dropLast() {
      let (a, b, c) = (samples[index - 1].place, samples[index].place, samples[index + 1].place)
      let t = (b.x - a.x) / (c.x - a.x)
      // Where one is undefined, the comparison is false.
      guard abs(a.y + t * (c.y - a.y) - b.y) > 0.1 else { continue }
      for gap in [index - 1, index] where gaps[gap].state == .joined { gaps[gap].state = .open }
    }
  }

  /// Decides a gap that has no middle: its ends are neighbours among the doubles.
  private func settled(_ gap: Gap, between a: Sample, and b: Sample) -> Gap {
    var gap = gap
    let isClose = a.isDefined && b.isDefined && difference(a, b) <= Self.tolerance
    gap.state = isClose ? .joined : .broken
    return gap
  }

  /// What the middle tells about the two halves.
  private func halves(
    of gap: Gap, _ left: Sample, _ middle: Sample, _ right: Sample
  ) -> (Gap, Gap) {
    var half = gap
    half.depth += 1
    guard left.isDefined, middle.isDefined, right.isDefined else {
      half.lopsided = 0
      half.steady = 0
      return (half, half)
    }
    let (first, second) = (difference(left, middle), difference(middle, right))
    let whole = difference(left, right)
    let (small, large) = (min(first, second), max(first, second))
    if small <= max(Self.tolerance, 0.1 * large) {
      half.lopsided += 1
      half.steady = 0
      if half.lopsided == 1 { half.difference = whole }
    } else {
      half.lopsided = 0
      if first + second <= 1.001 * whole && small >= 0.2 * large {
        half.steady += 1
      } else {
        half.steady = 0
        half.restless += 1
      }
    }
    return (half, half)
  }

  private static func strokes(through samples: [Sample], _ gaps: [Gap]) -> Strokes {
    var strokes = Strokes()
    var isDrawing = false
    for index in samples.indices {
      guard samples[index].isDefined else {
        isDrawing = false
        continue
      }
      let joins = isDrawing && index > 0 && gaps[index - 1].state == .joined
      if joins {
        strokes.line(to: samples[index].place)
      } else {
        strokes.move(to: samples[index].place)
      }
      isDrawing = true
    }
    return strokes
  }
}
