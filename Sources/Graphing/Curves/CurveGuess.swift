/// Decides gaps between samples from values alone.
///
/// Generation by generation, it requests the middles of the gaps whose ends do not obviously belong
/// together. The middles decide: a difference that shrinks with the gap is a steep curve, one that
/// stays in an ever smaller gap is a jump or a pole, and one that both halves share again and again
/// is an oscillation finer than a pixel. Jumps, poles and undefined places break the stroke.
struct CurveGuess {
  let viewport: Viewport
  private(set) var decided: [CurveGap] = []
  private var open: [CurveGap] = []

  /// The largest difference of neighbours that is accepted without a second look, in points.
  private static var tolerance: Double { 0.5 }
  /// The most gaps of one column that are halved further.
  private static var limit: Int { 48 }

  /// Takes gaps, and halves those that their ends do not decide.
  init(viewport: Viewport, gaps: [CurveGap]) {
    self.viewport = viewport
    for gap in gaps { sort(seen(gap), isBent: false) }
  }

  /// The gaps between neighbouring samples of a whole curve.
  init(viewport: Viewport, between samples: [CurveSample]) {
    self.viewport = viewport
    for index in samples.indices.dropFirst() {
      var gap = seen(CurveGap(left: samples[index - 1], right: samples[index]))
      if gap.state == .open && isSteady(samples, before: index) { gap.state = .joined }
      sort(gap, isBent: isBent(samples, before: index))
    }
  }

  private mutating func sort(_ gap: CurveGap, isBent: Bool) {
    if gap.state == .open || isBent { open.append(gap) } else { decided.append(gap) }
  }

  /// Four places per column, in points from the left edge, and both edges.
  ///
  /// They are unevenly spaced, so that no curve repeats itself in step with them.
  static func places(width: Double) -> [Double] {
    let columns = max(1, Int(width.rounded(.up)))
    var places = [0.0]
    places.reserveCapacity(4 * columns + 2)
    var spread = 0.5
    for column in 0..<columns {
      for quarter in 0..<4 {
        spread += goldenSection
        if spread >= 1 { spread -= 1 }
        let place = Double(column) + (Double(quarter) + 0.1 + 0.8 * spread) / 4
        guard place < width else { break }
        places.append(place)
      }
    }
    places.append(width)
    return places
  }

  /// Halves every undecided gap.
  ///
  /// - Returns: Whether undecided gaps remain. Breaks of the curve are decided after at most 40
  ///   halvings, oscillations after some 32 values.
  mutating func advance(_ source: AnyGraphDataSource) -> Bool {
    guard !open.isEmpty else { return false }
    let middles = viewport.withoutNoise(
      viewport.samples(source, at: open.map { $0.left.x / 2 + $0.right.x / 2 }), source)
    var next: [CurveGap] = []
    for (gap, middle) in zip(open, middles) {
      if middle.x <= gap.left.x || middle.x >= gap.right.x {
        decided.append(settled(gap))
        continue
      }
      let (left, right) = halves(of: gap, at: middle)
      if left.state == .open { next.append(left) } else { decided.append(left) }
      if right.state == .open { next.append(right) } else { decided.append(right) }
    }
    open = []
    keepFew(next)
    return !open.isEmpty
  }

  /// Keeps the undecided gaps of a column if they are few. If they are many, no picture could tell
  /// them apart: all samples with values are joined.
  private mutating func keepFew(_ gaps: [CurveGap]) {
    var start = 0
    while start < gaps.count {
      let column = gaps[start].left.place.x.rounded(.down)
      var end = start
      while end < gaps.count && gaps[end].left.place.x < column + 1 { end += 1 }
      if end - start <= Self.limit {
        open += gaps[start..<end]
      } else {
        for var gap in gaps[start..<end] {
          gap.state = gap.left.isDefined && gap.right.isDefined ? .joined : .broken
          decided.append(gap)
        }
      }
      start = end
    }
  }

  /// Decides a gap if its ends and its history suffice.
  private func seen(_ gap: CurveGap) -> CurveGap {
    var gap = gap
    switch (gap.left.isDefined, gap.right.isDefined) {
    case (false, false):
      gap.state = .broken
    case (true, false), (false, true):
      // Continue to the end of the curve.
      if gap.depth >= 40 { gap.state = .broken }
    case (true, true):
      let apart = viewport.difference(gap.left, gap.right)
      if apart <= Self.tolerance || gap.steady >= 2 || gap.restless >= 5 {
        gap.state = .joined
      } else if gap.depth >= 40 || (gap.lopsided >= 14 && apart >= 0.8 * gap.difference) {
        gap.state = .broken
      }
    }
    return gap
  }

  /// Whether the gap before a sample rises or falls about as steeply as the gaps around it.
  private func isSteady(_ samples: [CurveSample], before index: Int) -> Bool {
    guard index >= 2 && index + 1 < samples.count else { return false }
    func slope(_ index: Int) -> Double {
      let (a, b) = (samples[index - 1].place, samples[index].place)
      return (b.y - a.y) / (b.x - a.x)
    }
    let slope = (slope(index - 1), slope(index), slope(index + 1))
    // If one is undefined, a comparison is false.
    return slope.0 / slope.1 > 0.5 && slope.0 / slope.1 < 2
      && slope.2 / slope.1 > 0.5 && slope.2 / slope.1 < 2
  }

  /// Whether the curve visibly bends at an end of the gap before a sample: at a summit, two
  /// neighbours are alike by chance.
  private func isBent(_ samples: [CurveSample], before index: Int) -> Bool {
    for middle in index - 1...index where middle > 0 && middle + 1 < samples.count {
      let (a, b) = (samples[middle - 1].place, samples[middle].place)
      let c = samples[middle + 1].place
      let slope = (c.y - a.y) / (c.x - a.x)
      let sagitta = a.y + slope * (b.x - a.x) - b.y
      // If one is undefined, the comparison is false.
      if sagitta * sagitta > 0.01 * (1 + slope * slope) {
        return min(a.y, b.y, c.y) <= viewport.size.height && max(a.y, b.y, c.y) >= 0
      }
    }
    return false
  }

  /// Decides a gap that has no middle: its ends are neighbours among the doubles.
  private func settled(_ gap: CurveGap) -> CurveGap {
    var gap = gap
    let isClose =
      gap.left.isDefined && gap.right.isDefined
      && viewport.difference(gap.left, gap.right) <= Self.tolerance
    gap.state = isClose ? .joined : .broken
    return gap
  }

  /// The two halves, with the facts that the middle shows about them.
  private func halves(of gap: CurveGap, at middle: CurveSample) -> (CurveGap, CurveGap) {
    var half = gap
    half.state = .open
    half.depth += 1
    if gap.left.isDefined, middle.isDefined, gap.right.isDefined {
      let first = viewport.difference(gap.left, middle)
      let second = viewport.difference(middle, gap.right)
      let whole = viewport.difference(gap.left, gap.right)
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
}
