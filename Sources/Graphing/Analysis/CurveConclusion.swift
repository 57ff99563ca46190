import OrdinateNumerics

/// Turns the findings about a curve into its points of interest.
struct CurveConclusion {
  let window: ClosedRange<Double>
  let findings: CurveFindings
  private(set) var zeros: [PointOfInterest] = []
  private(set) var turns: [PointOfInterest] = []
  private(set) var poles: [PointOfInterest] = []
  private(set) var isComplete: Bool
  private(set) var isIntegrable = true
  private(set) var gaps: [ClosedRange<Double>]
  private(set) var breaks: [Double] = []
  private(set) var jumps: [Double] = []
  private(set) var isUnbounded = (up: false, down: false)
  /// Whether the curve has ordinates above and below those that doubles hold.
  private(set) var exceeds = (up: false, down: false)
  /// What the curve reaches if its greatest ordinate may be where nothing is listed.
  private(set) var leastMaximum: Double?
  /// The same of its least ordinate.
  private(set) var greatestMinimum: Double?

  init(window: ClosedRange<Double>, findings: CurveFindings) {
    self.window = window
    self.findings = findings
    isComplete = findings.isComplete
    gaps = findings.gaps
  }

  // MARK: Places

  /// Adds a place of a curve that is continuous there.
  mutating func add(_ search: BracketRefinement.Search) {
    let isProved = search.bracket.isProved
    let xEnclosure = isProved ? Interval(search.lower, search.upper) : nil
    switch search.bracket.goal {
    case .zero, .zeroOfFactor:
      zeros.append(
        PointOfInterest(
          .zero, x: search.x, y: 0, xEnclosure: xEnclosure,
          yEnclosure: isProved ? Interval(0, 0) : nil))
    case .minimum, .maximum:
      let isMaximum = if case .maximum = search.bracket.goal { true } else { false }
      turns.append(
        PointOfInterest(
          isMaximum ? .maximum : .minimum, x: search.x, y: search.y, xEnclosure: xEnclosure,
          yEnclosure: search.enclosure))
    case .jump, .edge: break
    }
  }

  /// Adds a place where the curve may break.
  mutating func add(_ place: BreakTests.Place, _ searches: [BracketRefinement.Search]) {
    guard let test = place.test else { return }
    let isPole = place.found.map { $0.isPole || ($0.isUnbounded && test.isPole) } ?? test.isPole
    let enclosure = place.found.map { Interval($0.lower, $0.upper) }
    if isPole {
      let bracket = place.search.map { searches[$0].bracket }
      let (lower, upper) = (bracket?.lower ?? place.x, bracket?.upper ?? place.x)
      if !poles.contains(where: { isSame($0.x, place.x) || ($0.x >= lower && $0.x <= upper) }) {
        poles.append(
          PointOfInterest(
            .pole, x: place.x, y: nil, xEnclosure: place.found?.isPole == true ? enclosure : nil))
      }
      let directions = test.directions(
        countsLeft: place.lower > window.lowerBound, countsRight: place.upper < window.upperBound)
      if directions.up { isUnbounded.up = true }
      if directions.down { isUnbounded.down = true }
      if !test.isIntegrable { isIntegrable = false }
      breaks.append(place.x)
      extendGaps(beside: place)
      return
    }
    if let index = place.search {
      addSampled(searches[index], test)
      if case .edge = searches[index].bracket.goal { extendGaps(beside: place) }
      return
    }
    // At the window's ends only the inner side counts.
    let isAtEnd = place.lower == window.lowerBound || place.upper == window.upperBound
    if test.isEdge || test.isAlone {
      breaks.append(place.x)
      extendGaps(beside: place)
    } else if (test.isJump(scale: 0) || !place.y.isFinite) && !isAtEnd {
      breaks.append(place.x)
      if test.isJump(scale: 0) { jumps.append(place.x) }
      gaps.append(place.x...place.x)
    } else if !isAtEnd {
      // Here the curve may turn.
      isComplete = false
    }
    if place.y == 0 && test.approachesZero { addZero(place.x) }
  }

  /// Adds an unproved zero, unless it is already listed.
  private mutating func addZero(_ x: Double) {
    let isKnown =
      zeros.contains { isSame($0.x, x) }
      || findings.zeroRanges.contains { range in
        x >= range.lowerBound - tolerance && x <= range.upperBound + tolerance
      }
    if !isKnown { zeros.append(PointOfInterest(.zero, x: x, y: 0)) }
  }

  /// Places that are found closer together than this are the same.
  var tolerance: Double { (window.upperBound - window.lowerBound) * 0x1p-44 }

  func isSame(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= tolerance }

  /// Adds a place that samples found and that is not a pole.
  private mutating func addSampled(_ search: BracketRefinement.Search, _ test: BreakSides) {
    let isJump = test.isJump(scale: search.ends.0.magnitude + search.ends.1.magnitude)
    switch search.bracket.goal {
    case .edge: breaks.append(search.x)
    case .jump, .zero, .zeroOfFactor:
      if isJump {
        breaks.append(search.x)
        gaps.append(search.x...search.x)
        jumps.append(search.x)
      } else if case .jump = search.bracket.goal {
        return
      } else {
        addZero(search.x)
      }
    case .minimum, .maximum:
      if isJump {
        gaps.append(search.x...search.x)
        jumps.append(search.x)
        return
      }
      add(search)
      // Compared with the ordinates where the search began, the turn is practically 0.
      let ends = search.ends
      if search.y.magnitude <= 1e-10 * min(ends.0.magnitude, ends.1.magnitude) {
        addZero(search.x)
      }
    }
  }

  /// Moves the ends of undefined ranges to where the curve begins or ends.
  private mutating func extendGaps(beside place: BreakTests.Place) {
    extendGaps(to: place.x, beside: place.lower...place.upper)
  }

  /// Not over a place of which something is proved: between two of them the curve may be defined for a short while.
  private mutating func extendGaps(to x: Double, beside range: ClosedRange<Double>? = nil) {
    let range = range ?? x...x
    let reach = (window.upperBound - window.lowerBound) * 0x1p-10
    for index in gaps.indices {
      let gap = gaps[index]
      if range.upperBound <= gap.lowerBound, gap.lowerBound - range.upperBound <= reach,
        !findings.germs.contains(where: { $0.x > range.upperBound && $0.x <= gap.lowerBound })
      {
        gaps[index] = x...gap.upperBound
      } else if range.lowerBound >= gap.upperBound, range.lowerBound - gap.upperBound <= reach,
        !findings.germs.contains(where: { $0.x >= gap.upperBound && $0.x < range.lowerBound })
      {
        gaps[index] = gap.lowerBound...x
      }
    }
  }

  /// Adds the zeros that are exact to the last bit; must be called first.
  mutating func addExactZeros() {
    for x in findings.exactZeros {
      if findings.isSampled {
        addZero(x)
      } else if !zeros.contains(where: { $0.x == x }), !isInZeroRange(x) {
        zeros.append(
          PointOfInterest(
            .zero, x: x, y: 0, xEnclosure: Interval(x, x), yEnclosure: Interval(0, 0)))
      }
    }
  }

  /// Adds turns that may touch 0 as zeros.
  mutating func addTouchingZeros() {
    for range in findings.touching {
      for turn in turns where range.contains(turn.x) { addZero(turn.x) }
    }
  }

  /// Leaves out the zeros that are not proved to exist, unless nothing can be proved of samples.
  mutating func keepProvedZeros() {
    guard !findings.isSampled else { return }
    let count = zeros.count
    zeros.removeAll { $0.xEnclosure == nil }
    if zeros.count < count { isComplete = false }
  }

  // MARK: Germs

  /// Adds what is proved about single places.
  mutating func addGerms() {
    for germ in findings.germs {
      let x = germ.x
      if germ.isZero, !zeros.contains(where: { $0.x == x }), !isInZeroRange(x) {
        zeros.append(
          PointOfInterest(
            .zero, x: x, y: 0, xEnclosure: germ.place, yEnclosure: Interval(0, 0)))
      }
      for case let side? in [germ.left, germ.right] where side.isUnbounded {
        if side.sign > 0 { isUnbounded.up = true } else { isUnbounded.down = true }
        if !side.isIntegrable { isIntegrable = false }
      }
      for case let side? in [germ.left, germ.right] {
        guard let accumulation = side.accumulation else { continue }
        if accumulation.isUnbounded.up { isUnbounded.up = true }
        if accumulation.isUnbounded.down { isUnbounded.down = true }
        if !side.isIntegrable { isIntegrable = false }
      }
      if germ.left?.isUnbounded == true || germ.right?.isUnbounded == true {
        poles.append(PointOfInterest(.pole, x: x, y: nil, xEnclosure: germ.place))
      } else if !germ.isContinuous {
        addBreak(germ)
      }
      breaks.append(x)
    }
    for (germ, isMaximum) in findings.turningGerms {
      turns.append(
        PointOfInterest(
          isMaximum ? .maximum : .minimum, x: germ.x, y: germ.value.midpoint + 0,
          xEnclosure: germ.place, yEnclosure: germ.value))
    }
  }

  private mutating func addBreak(_ germ: CurveGerm) {
    let sides = [germ.left, germ.right].compactMap { $0 }
    // At the window's ends only the inner side counts.
    if sides.contains(where: { !$0.isDefined }) {
      extendGaps(to: germ.x)
    } else if sides.count == 2 || germ.value.isEmpty {
      gaps.append(germ.x...germ.x)
      if sides.count == 2, sides.allSatisfy({ $0.accumulation == nil }),
        Interval.intersection(sides[0].limit, sides[1].limit).isEmpty || !germ.value.isEmpty
      {
        jumps.append(germ.x)
      }
    }
  }

  // MARK: Extremes

  /// So near to a hole a curve is tested for what it does there, as a share of the window; and so
  /// near to a turn a sampled point is one of that turn.
  static let besideHole = 1e-6

  /// The lowest or highest point of all.
  ///
  /// - Returns: `nil` if the curve is unbounded that way, exceeds doubles or is nowhere defined.
  mutating func extreme(
    _ kind: PointOfInterest.Kind, _ candidates: [(Double, Double)], _ turns: [PointOfInterest]
  ) -> PointOfInterest? {
    let wasComplete = isComplete
    let extreme = extremeOfAll(kind, candidates, turns)
    let areAllListed = findings.crowds.isEmpty && findings.accumulations.isEmpty
    if areAllListed || isComplete || !wasComplete { return extreme }
    // It may be where nothing is listed.
    isComplete = true
    let reached = findings.reached(kind, turns)
    if kind == .maximum { leastMaximum = reached } else { greatestMinimum = reached }
    return nil
  }

  private mutating func extremeOfAll(
    _ kind: PointOfInterest.Kind, _ candidates: [(Double, Double)], _ turns: [PointOfInterest]
  ) -> PointOfInterest? {
    let isMaximum = kind == .maximum
    if isMaximum ? isUnbounded.up : isUnbounded.down { return nil }
    let holes = gaps.filter { $0.lowerBound == $0.upperBound }.map { $0.lowerBound }
      .filter { hole in !findings.germs.contains { $0.x == hole } }
    let width = window.upperBound - window.lowerBound
    var isBesideHole = false
    var best: PointOfInterest?
    func isBetter(_ y: Double) -> Bool {
      guard let other = best?.y else { return true }
      return isMaximum ? y > other : y < other
    }
    for turn in turns where turn.kind == kind {
      if let y = turn.y, y.isFinite, isBetter(y) { best = turn }
    }
    // Where all turns are proved, no point beside one is better than it, whatever doubles say.
    let isOfTurn = { [isComplete] (x: Double, y: Double) in
      turns.contains {
        $0.kind == kind && ($0.x - x).magnitude <= Self.besideHole * width
          && ($0.yEnclosure?.contains(y) ?? false || isComplete && $0.yEnclosure != nil)
      }
    }
    for (x, y) in candidates
    where y.isFinite && isBetter(y) && window.contains(x)
      && (isBesideBreak(x) || isJump(x) || !isOfTurn(x, y))
    {
      best = PointOfInterest(kind, x: x, y: y + 0)
      isBesideHole = holes.contains { (x - $0).magnitude <= Self.besideHole * width && x != $0 }
    }
    // What a curve comes near to at a hole it may not reach.
    if isBesideHole { isComplete = false }
    var hull = findings.hull
    for turn in turns {
      guard let enclosure = turn.yEnclosure else { continue }
      // The curve is higher beside a low point, and lower beside a high one.
      let beyond =
        turn.kind == .minimum
        ? Interval(enclosure.lower, max(enclosure.lower, min(enclosure.upper, hull.upper)))
        : Interval(min(enclosure.upper, max(enclosure.lower, hull.lower)), enclosure.upper)
      hull = Interval.hull(hull, hull.isEmpty ? enclosure : beyond)
    }
    let reached = findings.reached(kind, turns)
    if isMaximum ? reached >= CurveAnalysis.largest : reached <= -CurveAnalysis.largest {
      if isMaximum { exceeds.up = true } else { exceeds.down = true }
      return nil
    }
    guard let best else {
      if !hull.isEmpty { isComplete = false }
      return nil
    }
    var isLimit = false
    for limit in findings.limits {
      let range = findings.openRange
      if isMaximum
        ? limit.lower > hull.upper || limit.lower >= range.upper
        : limit.upper < hull.lower || limit.upper <= range.lower
      {
        return nil
      }
      let isReached = isMaximum ? limit.upper <= reached : limit.lower >= reached
      if !isReached { isLimit = true }
    }
    // It may be no more than a number that the curve comes near to, at a break.
    if isLimit {
      isComplete = false
      if best.xEnclosure != nil { return best }
      return isBesideBreak(best.x) ? nil : PointOfInterest(kind, x: best.x, y: best.y)
    }
    let (low, high) = isMaximum ? (reached, hull.upper) : (hull.lower, reached)
    guard !hull.isEmpty, low <= high, low.isFinite, high.isFinite else {
      isComplete = false
      return best
    }
    // A wider enclosure means that the place may be another one.
    let tolerance =
      1e-9 * max(low.magnitude, high.magnitude, hull.width.isFinite ? hull.width : 0)
    if high - low > tolerance { isComplete = false }
    if let y = best.y, y < low - tolerance || y > high + tolerance { isComplete = false }
    return PointOfInterest(
      kind, x: best.x, y: best.y, xEnclosure: best.xEnclosure,
      yEnclosure: Interval(low + 0, high + 0))
  }
}
