import OrdinateNumerics

/// What there is to say of a curve over a window of x: its extremes, zeros, poles and gaps, its mean
/// and its integral.
///
/// It is found row by row, a few hundred values at a time, so that a slow function blocks nobody:
/// call `advance` until it says that nothing is left. What is found so far can be read at any time.
///
/// Of an `EnclosingSource` it proves what it finds: see `isComplete`. Of any other source it takes
/// samples.
///
/// - Complexity: At most 32 768 cells, 4096 samples, 1000 zeros and as many turns of some 60 values
///   each, and 61 440 values for the integral; most curves need a tenth.
public struct CurveAnalysis: Sendable {
  public let window: ClosedRange<Double>

  /// Where the curve is lowest; `nil` if it falls without bound, or is nowhere defined.
  public internal(set) var minimum: PointOfInterest?
  /// Where the curve is highest; `nil` if it grows without bound, or is nowhere defined.
  public internal(set) var maximum: PointOfInterest?
  /// Whether the curve falls without bound, and so has no minimum.
  public internal(set) var isUnboundedBelow = false
  /// Whether it rises without bound, and so has no maximum.
  public internal(set) var isUnboundedAbove = false
  /// Where the curve crosses or touches 0, in order of x, `mostZeros` at most.
  ///
  /// A jump past 0 is none, nor is a lone value 0 on a jump.
  public internal(set) var zeros: [PointOfInterest] = []
  /// Where the curve is 0 throughout, in order of x; their points are not among `zeros`.
  public internal(set) var zeroRanges: [ClosedRange<Double>] = []
  /// Where the curve grows without bound on one side at least, in order of x.
  public internal(set) var poles: [PointOfInterest] = []
  /// Where the curve is undefined or jumps, in order of x: a range of one point for a jump or a point
  /// that is missing.
  public internal(set) var gaps: [ClosedRange<Double>] = []
  /// Where the curve turns inside the window, in order of x, `mostZeros` at most.
  public internal(set) var turns: [PointOfInterest] = []
  /// The integral over that part of the window where the curve is defined; `nil` if it diverges, or
  /// cannot be found.
  public internal(set) var integral: Estimate?
  /// The integral by the length of that part.
  public internal(set) var mean: Estimate?
  /// The share of the window where the curve is defined, from 0 to 1.
  public internal(set) var definedShare = Estimate(value: 0, enclosure: nil)
  /// Whether it is proved that the window has just the zeros, ranges of zeros, poles and turns that
  /// are listed, and that `minimum` and `maximum` are right.
  ///
  /// Within a few doubles around a jump or an end of the curve, turns are not asked for. False where
  /// anything is not proved, which does not mean that something is missing.
  public internal(set) var isComplete = false
  /// Whether there is nothing more to find.
  public internal(set) var isFinished = false

  /// How many zeros are listed at most, and how many turns.
  public static var mostZeros: Int { 1000 }

  private enum Stage {
    case cells(IntervalSurvey)
    case samples(SampleSurvey, CurveFindings)
    case brackets(BracketRefinement, CurveFindings)
    case breaks(BreakTests, [BracketRefinement.Search], CurveFindings)
    case integral(PanelIntegral)
    /// Nothing is left; or, while a stage goes on, its data has no second owner that would make it
    /// be copied.
    case none
  }

  private var stage: Stage

  // What is proved of the integral and of the length of x where the curve is defined.
  var isIntegrable = true
  var area: Interval?
  var definedLength: Interval?

  /// - Precondition: `window` is a domain (`Viewport.isDomain`).
  public init(over window: ClosedRange<Double>) {
    precondition(Viewport.isDomain(window), "an analysis has an extent")
    self.window = window
    stage = .cells(IntervalSurvey(over: window))
  }

  /// Finds out all there is.
  public init(of source: some GraphDataSource, over window: ClosedRange<Double>) {
    self.init(over: window)
    let source = source.typeErased
    while extend(source) {}
  }

  /// Asks the source for one more row of a few hundred values or enclosures.
  ///
  /// - Parameter source: The same at each call.
  /// - Returns: `false` when nothing is left.
  @discardableResult
  public mutating func advance(_ source: some GraphDataSource) -> Bool {
    isFinished ? false : extend(source.typeErased)
  }

  /// Zeros, turns, poles and gaps in one list, in order of x.
  public var places: [PointOfInterest] {
    var places = zeros + turns + poles
    for gap in gaps {
      for x in gap.lowerBound == gap.upperBound
        ? [gap.lowerBound] : [gap.lowerBound, gap.upperBound]
      where !poles.contains(where: { $0.x == x }) {
        places.append(PointOfInterest(.gap, x: x, y: nil))
      }
    }
    for end in [minimum, maximum] {
      if let end, !places.contains(where: { $0.x == end.x && $0.kind == end.kind }) {
        places.append(end)
      }
    }
    return places.sorted { $0.x < $1.x }
  }
}

// How it goes on.
extension CurveAnalysis {
  private mutating func extend(_ source: AnyGraphDataSource) -> Bool {
    let current = stage
    stage = .none
    switch consume current {
    case .cells(var survey):
      if survey.advance(source) {
        stage = .cells(survey)
        return true
      }
      let cells = survey.cells()
      if cells.isEmpty {
        stage = .samples(SampleSurvey(over: [window]), Self.nothingProved)
      } else {
        let findings = CellReading(cells, over: window, source).findings
        stage = .samples(SampleSurvey(over: findings.unknown), findings)
      }
    case .samples(var survey, let findings):
      if survey.advance(source) {
        stage = .samples(survey, findings)
      } else {
        let all = findings.adding(survey.findings)
        stage = .brackets(BracketRefinement(all.brackets(atMost: Self.mostZeros)), all)
      }
    case .brackets(var refinement, let findings):
      if refinement.advance(source) {
        stage = .brackets(refinement, findings)
      } else {
        let searches = refinement.searches
        stage = .breaks(BreakTests(findings, searches, over: window), searches, findings)
      }
    case .breaks(var tests, let searches, let findings):
      if tests.advance(source) {
        stage = .breaks(tests, searches, findings)
      } else {
        stage = .integral(conclude(searches, tests, findings))
      }
    case .integral(var panels):
      if panels.advance(source) {
        stage = .integral(panels)
      } else {
        finish(panels)
      }
    case .none: return false
    }
    return true
  }

  private static var nothingProved: CurveFindings {
    var findings = CurveFindings()
    findings.isComplete = false
    findings.isSampled = true
    return findings
  }
}
