import OrdinateNumerics

// Turns the findings of the surveys into results.
extension CurveAnalysis {
  /// - Returns: The remaining work: the integral.
  mutating func conclude(
    _ searches: [BracketRefinement.Search], _ tests: BreakTests, _ findings: CurveFindings
  ) -> PanelIntegral {
    var conclusion = CurveConclusion(window: window, findings: findings)
    conclusion.addGerms()
    conclusion.addExactZeros()
    // A turn at a pole is the pole itself.
    for isTurn in [false, true] {
      for place in tests.places where place.search.map({ searches[$0].isTurn }) ?? false == isTurn {
        conclusion.add(place, searches)
      }
    }
    for search in searches where search.bracket.isContinuous && search.isFound {
      conclusion.add(search)
    }
    conclusion.addTouchingZeros()
    conclusion.keepProvedZeros()
    zeros = Array(conclusion.zeros.ascending { $0.x }.prefix(Self.mostZeros))
    turns = Array(conclusion.turns.ascending { $0.x }.prefix(Self.mostZeros))
    poles = conclusion.poles.ascending { $0.x }
    zeroRanges = findings.zeroRanges.ascending { $0.lowerBound }
    zeroExceptions = findings.zeroExceptions.filter { place in
      zeroRanges.contains { $0.lowerBound == place || $0.upperBound == place }
    }
    gaps = conclusion.mergedGaps()
    jumps = gaps.filter { $0.lowerBound == $0.upperBound && conclusion.isJump($0.lowerBound) }
      .map { $0.lowerBound }
    let places = tests.places.flatMap {
      [($0.lower, $0.ends.0), ($0.x, $0.y), ($0.upper, $0.ends.1)]
    }
    let proved = findings.germs.filter { !$0.value.isEmpty }.map { ($0.x, $0.value.midpoint) }
    let candidates = tests.candidates.map { ($0.x, $0.y) } + places + proved
    minimum = conclusion.extreme(.minimum, candidates, turns)
    maximum = conclusion.extreme(.maximum, candidates, turns)
    (leastMaximum, greatestMinimum) = (conclusion.leastMaximum, conclusion.greatestMinimum)
    isUnboundedAbove = conclusion.isUnbounded.up
    isUnboundedBelow = conclusion.isUnbounded.down
    isTooHigh = conclusion.exceeds.up
    isTooLow = conclusion.exceeds.down
    accumulations = findings.accumulations
    crowds = findings.crowds
    isCompleteElsewhere =
      conclusion.isComplete && searches.count == findings.brackets.count
      && searches.allSatisfy { $0.isFound || !$0.bracket.isProved }
      && max(conclusion.zeros.count, conclusion.turns.count) <= Self.mostZeros
    measure(findings)
    isIntegrable = conclusion.isIntegrable
    return PanelIntegral(over: isIntegrable ? conclusion.marks(gaps) : [], gaps: gaps)
  }

  private mutating func measure(_ findings: CurveFindings) {
    let width = window.upperBound - window.lowerBound
    let missing = gaps.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) }
    let share = (width - missing) / width
    guard !findings.hull.isEmpty || !findings.isSampled else {
      definedShare = Estimate(value: share, enclosure: nil)
      return
    }
    let whole = Interval(window.upperBound) - Interval(window.lowerBound)
    let found = (findings.definedLength / whole).narrowed(by: Interval(0, 1))
    definedShare = Estimate(value: min(max(share, found.lower), found.upper), enclosure: found)
    definedLength = findings.definedLength
  }

  /// Stores the integral and, with it, the mean.
  ///
  /// - Parameter isOdd: Whether the function is proved to be odd.
  mutating func finish(_ panels: PanelIntegral, isOdd: Bool) {
    isFinished = true
    let length = definedShare.value * (window.upperBound - window.lowerBound)
    guard isIntegrable, panels.isConverged, length > 0 else { return }
    if isOdd && window.lowerBound == -window.upperBound {
      integral = Estimate(value: 0, enclosure: Interval(0))
      mean = integral
      return
    }
    let sum = Estimate(clamping: panels.value, error: panels.likelyError, into: area)
    integral = sum
    var quotient: Interval?
    if let area, let definedLength, definedLength.lower > 0 { quotient = area / definedLength }
    mean = Estimate(
      clamping: sum.value / length, error: panels.likelyError / length, into: quotient)
  }
}

extension Estimate {
  /// A computed number, clamped into its proved enclosure; infinite bounds do not count.
  fileprivate init(clamping value: Double, error: Double, into enclosure: Interval?) {
    if let enclosure, !enclosure.isEmpty, enclosure.lower.isFinite, enclosure.upper.isFinite {
      self.init(
        value: min(max(value, enclosure.lower), enclosure.upper), error: error,
        enclosure: enclosure)
    } else {
      self.init(value: value, error: error, enclosure: nil)
    }
  }
}
