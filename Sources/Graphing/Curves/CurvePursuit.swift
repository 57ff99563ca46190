import OrdinateNumerics

/// Pursues the few places of a curve where enclosures show more than samples do: poles, jumps, ends
/// and spikes, each in an ever smaller gap.
///
/// A gap is joined if the curve is proved continuous there and stays within the range of the
/// samples of its pixel column. A gap that stays unproved down to a small part of a point is joined
/// only if its ends look alike. If a column has many such gaps, they are left to `CurveGuess`.
struct CurvePursuit {
  let viewport: Viewport
  private(set) var decided: [CurveGap] = []
  /// The gaps that samples alone must decide.
  private(set) var undecided: [CurveGap] = []
  private var open: [Pursued]
  private var cover: ColumnCover

  private struct Pursued {
    var gap: CurveGap
    var isContinuous: Bool
    /// Whether halving the gap still moves its ends visibly, as for ln near 0.
    var isMoving = false
  }

  /// The most gaps of one column that are pursued at a time.
  private static var limit: Int { 16 }
  /// The same for the first few halvings, which leave many empty gaps.
  private static var firstLimit: Int { 48 }
  /// The most halvings once the samples no longer move.
  private static var depth: UInt16 { 30 }
  /// The most halvings in any case: from a pixel to the smallest double.
  private static var largestDepth: UInt16 { 1100 }
  /// The largest difference of neighbours that look alike, in points.
  private static var tolerance: Double { 0.5 }

  /// - Parameters:
  ///   - gaps: Gaps in order, each with a flag: whether the curve is proved continuous there.
  ///   - cover: The ranges that the samples so far cover.
  init(viewport: Viewport, gaps: [(gap: CurveGap, isContinuous: Bool)], cover: ColumnCover) {
    self.viewport = viewport
    self.cover = cover
    open = []
    keepFew(gaps.map { Pursued(gap: $0.gap, isContinuous: $0.isContinuous) })
  }

  /// Halves every pursued gap.
  ///
  /// - Returns: Whether any gaps remain.
  mutating func advance(_ source: AnyGraphDataSource) -> Bool {
    guard !open.isEmpty else { return false }
    var divisible: [Pursued] = []
    var middles: [Double] = []
    for pursued in open {
      let (left, right) = (pursued.gap.left.x, pursued.gap.right.x)
      let middle = left / 2 + right / 2
      if middle > left && middle < right {
        divisible.append(pursued)
        middles.append(middle)
      } else {
        finish(pursued)
      }
    }
    var intervals: [Interval] = []
    intervals.reserveCapacity(3 * middles.count)
    for (pursued, middle) in zip(divisible, middles) {
      intervals.append(Interval(pursued.gap.left.x, middle))
      intervals.append(Interval(middle, pursued.gap.right.x))
      intervals.append(Interval(middle))
    }
    var samples = viewport.samples(source, at: middles)
    let enclosures = source.enclosures?(intervals) ?? intervals.map { _ in .whole }
    var next: [Pursued] = []
    for index in divisible.indices {
      if viewport.isNoise(enclosures[3 * index + 2]) { samples[index].place.y = .nan }
      let middle = samples[index]
      cover.include(middle)
      var half = divisible[index]
      half.gap.depth += 1
      var (left, right) = (half, half)
      left.gap.right = middle
      left.isMoving = moves(half.gap.right, to: middle, before: half.isMoving)
      right.gap.left = middle
      right.isMoving = moves(half.gap.left, to: middle, before: half.isMoving)
      decide(left, enclosures[3 * index], into: &next)
      decide(right, enclosures[3 * index + 1], into: &next)
    }
    open = []
    keepFew(next)
    return !open.isEmpty
  }

  private mutating func decide(
    _ half: Pursued, _ enclosure: Interval, into next: inout [Pursued]
  ) {
    var pursued = half
    pursued.isContinuous = enclosure.decoration == .continuous
    let gap = pursued.gap
    if enclosure.isEmpty || cover.isOutOfSight(enclosure) {
      finish(pursued, as: .broken)
    } else if pursued.isContinuous && !cover.isExceeded(by: enclosure, at: gap.left) {
      finish(pursued, as: .joined)
    } else if !pursued.isContinuous && isBeyond(gap) {
      finish(pursued, as: .broken)
    } else if gap.depth >= Self.depth && !(gap.depth < Self.largestDepth && pursued.isMoving) {
      finish(pursued)
    } else {
      next.append(pursued)
    }
  }

  /// Whether the ends are far out of sight, one above and one below, as on both sides of a pole.
  private func isBeyond(_ gap: CurveGap) -> Bool {
    let height = viewport.size.height
    let (a, b) = (gap.left.place.y, gap.right.place.y)
    return min(a, b) < -height && max(a, b) > 2 * height
  }

  /// Whether the end that a halving moved kept moving in sight; if it was and stays undefined,
  /// whether it did so before.
  private func moves(_ old: CurveSample, to new: CurveSample, before: Bool) -> Bool {
    old.isDefined && new.isDefined
      ? viewport.difference(old, new) > Self.tolerance / 2
      : before && !old.isDefined && !new.isDefined
  }

  private mutating func finish(_ pursued: Pursued, as state: CurveGap.State? = nil) {
    var gap = pursued.gap
    let isAlike =
      gap.left.isDefined && gap.right.isDefined
      && viewport.difference(gap.left, gap.right) <= Self.tolerance
    gap.state = state ?? (pursued.isContinuous || isAlike ? .joined : .broken)
    decided.append(gap)
  }

  /// Keeps pursuing the gaps of columns that have few of them, and leaves the others to samples.
  private mutating func keepFew(_ gaps: [Pursued]) {
    var start = 0
    while start < gaps.count {
      let column = cover.column(of: gaps[start].gap.left)
      var end = start
      while end < gaps.count && cover.column(of: gaps[end].gap.left) == column { end += 1 }
      let depth = gaps[start].gap.depth
      let limit = depth < 4 ? Self.firstLimit : Self.limit
      // Gaps that may break the stroke come first. But every gap is halved once, so that a column
      // has enough samples to show how far an oscillation reaches.
      let breakCount = gaps[start..<end].count { !$0.isContinuous }
      let isFew = end - start <= limit
      for pursued in gaps[start..<end] {
        if pursued.isContinuous {
          if isFew || depth == 0 { open.append(pursued) } else { finish(pursued) }
        } else {
          if breakCount <= limit { open.append(pursued) } else { undecided.append(pursued.gap) }
        }
      }
      start = end
    }
  }
}
