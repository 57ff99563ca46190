/// Finds the strokes of a curve from values alone.
///
/// It asks for four values a pixel column, and then, generation by generation, for the middles of
/// those gaps where two neighbours do not obviously belong together. What a gap's middles show
/// decides: a difference that shrinks with the gap is a steep curve, one that stays in an ever
/// smaller gap is a jump or a pole, and one that both halves share again and again is an oscillation
/// finer than a pixel. Jumps, poles and undefined places break the stroke.
///
/// The type is not generic over the source: across modules that took seven times as long.
struct CurveSampler {
  let viewport: Viewport

  private struct Sample {
    /// In graph units.
    var x: Double
    /// In points from the canvas's edges; `y` is NaN where the curve is undefined.
    var place: Point
    var isDefined: Bool { !place.y.isNaN }
  }

  /// Two neighbours, and what is known about the gap between them.
  private struct Gap {
    enum State { case open, joined, broken }
    var left: Sample
    var right: Sample
    var state = State.open
    /// How often this gap's forebears were halved.
    var depth: UInt8 = 0
    /// Of these halvings, how many in a row left nearly all of the difference to one half.
    var lopsided: UInt8 = 0
    /// The difference before the first of those halvings, in points.
    var difference = 0.0
    /// How often both halves had a share that was no straight line's.
    var restless: UInt8 = 0
    /// How often in a row both halves had about an equal share of a rise or fall.
    var steady: UInt8 = 0
  }

  /// The largest difference of neighbours that needs no second look, in points.
  private static var tolerance: Double { 0.5 }

  /// The strokes, in points, with every sample taken: several thousand points for a screen.
  ///
  /// - Complexity: O(*columns*) values in rows; at most 32 for each gap between two first samples
  ///   where the curve oscillates, 40 where it breaks.
  func strokes(_ values: ([Double]) -> [Double]) -> Strokes {
    let samples = firstSamples(values)
    var decided: [Gap] = []
    decided.reserveCapacity(2 * samples.count)
    var open: [Gap] = []
    for index in 1..<samples.count {
      var gap = seen(Gap(left: samples[index - 1], right: samples[index]))
      if gap.state == .open && isSteady(samples, before: index) { gap.state = .joined }
      if gap.state == .open || isBent(samples, before: index) {
        open.append(gap)
      } else {
        decided.append(gap)
      }
    }
    let first = decided.count
    while !open.isEmpty {
      let middles = sample(open.map { $0.left.x / 2 + $0.right.x / 2 }, values)
      var next: [Gap] = []
      for (gap, middle) in zip(open, middles) {
        if middle.x <= gap.left.x || middle.x >= gap.right.x {
          decided.append(settled(gap))
          continue
        }
        let (left, right) = halves(of: gap, at: middle)
        if left.state == .open { next.append(left) } else { decided.append(left) }
        if right.state == .open { next.append(right) } else { decided.append(right) }
      }
      open = next
    }
    // The first ones are in order already: only those found later need sorting.
    let later = decided[first...].sorted { $0.left.x < $1.left.x }
    return Self.strokes(through: Self.merged(decided[..<first], later))
  }

  private static func merged(_ a: ArraySlice<Gap>, _ b: [Gap]) -> [Gap] {
    var merged: [Gap] = []
    merged.reserveCapacity(a.count + b.count)
    var (i, j) = (a.startIndex, 0)
    while i < a.endIndex || j < b.count {
      if j == b.count || (i < a.endIndex && a[i].left.x < b[j].left.x) {
        merged.append(a[i])
        i += 1
      } else {
        merged.append(b[j])
        j += 1
      }
    }
    return merged
  }

  /// Four samples a column, and both edges.
  ///
  /// They lie unevenly, so that no curve repeats itself in step with them.
  private func firstSamples(_ values: ([Double]) -> [Double]) -> [Sample] {
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
    return sample(xs, values)
  }

  private func sample(_ xs: [Double], _ values: ([Double]) -> [Double]) -> [Sample] {
    let ys = values(xs)
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
  private func seen(_ gap: Gap) -> Gap {
    var gap = gap
    switch (gap.left.isDefined, gap.right.isDefined) {
    case (false, false):
      gap.state = .broken
    case (true, false), (false, true):
      // Go on to where the curve ends.
      if gap.depth >= 40 { gap.state = .broken }
    case (true, true):
      let apart = difference(gap.left, gap.right)
      if apart <= Self.tolerance || gap.steady >= 2 || gap.restless >= 5 {
        gap.state = .joined
      } else if gap.depth >= 40 || (gap.lopsided >= 14 && apart >= 0.8 * gap.difference) {
        gap.state = .broken
      }
    }
    return gap
  }

  /// Whether the gap before a sample rises or falls about as steeply as the gaps around it.
  private func isSteady(_ samples: [Sample], before index: Int) -> Bool {
    guard index >= 2 && index + 1 < samples.count else { return false }
    func slope(_ index: Int) -> Double {
      let (a, b) = (samples[index - 1].place, samples[index].place)
      return (b.y - a.y) / (b.x - a.x)
    }
    let slope = (slope(index - 1), slope(index), slope(index + 1))
    // Where one is undefined, a comparison is false.
    return slope.0 / slope.1 > 0.5 && slope.0 / slope.1 < 2
      && slope.2 / slope.1 > 0.5 && slope.2 / slope.1 < 2
  }

  /// Whether the curve bends at an end of the gap before a sample, in sight: at a summit, two
  /// neighbours are alike by chance.
  private func isBent(_ samples: [Sample], before index: Int) -> Bool {
    for middle in index - 1...index where middle > 0 && middle + 1 < samples.count {
      let (a, b) = (samples[middle - 1].place, samples[middle].place)
      let c = samples[middle + 1].place
      let slope = (c.y - a.y) / (c.x - a.x)
      let sagitta = a.y + slope * (b.x - a.x) - b.y
      // Where one is undefined, the comparison is false.
      if sagitta * sagitta > 0.01 * (1 + slope * slope) {
        return min(a.y, b.y, c.y) <= viewport.size.height && max(a.y, b.y, c.y) >= 0
      }
    }
    return false
  }

  /// Decides a gap that has no middle: its ends are neighbours among the doubles.
  private func settled(_ gap: Gap) -> Gap {
    var gap = gap
    let isClose =
      gap.left.isDefined && gap.right.isDefined
      && difference(gap.left, gap.right) <= Self.tolerance
    gap.state = isClose ? .joined : .broken
    return gap
  }

  /// The two halves, with what the middle tells about them.
  private func halves(of gap: Gap, at middle: Sample) -> (Gap, Gap) {
    var half = gap
    half.state = .open
    half.depth += 1
    if gap.left.isDefined, middle.isDefined, gap.right.isDefined {
      let first = difference(gap.left, middle)
      let second = difference(middle, gap.right)
      let whole = difference(gap.left, gap.right)
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
    } else {
      half.lopsided = 0
      half.steady = 0
    }
    var (left, right) = (half, half)
    left.right = middle
    right.left = middle
    return (seen(left), seen(right))
  }

  private static func strokes(through gaps: [Gap]) -> Strokes {
    var strokes = Strokes()
    var isDrawing = false
    for gap in gaps {
      if !isDrawing && gap.left.isDefined { strokes.move(to: gap.left.place) }
      isDrawing = gap.state == .joined
      if isDrawing { strokes.line(to: gap.right.place) }
    }
    if let last = gaps.last, !isDrawing && last.right.isDefined {
      strokes.move(to: last.right.place)
    }
    return strokes
  }
}
