import OrdinateNumerics

/// The features of a curve over a window of x: its extremes, zeros, poles, gaps, mean and integral.
///
/// The analysis works row by row, a few hundred values at a time, so that a slow function blocks
/// nothing: call `advance` until nothing is left. Results so far can be read at any time.
///
/// For an `EnclosingSource` it proves its findings: see `isComplete`. For any other source it takes
/// samples.
///
/// - Complexity: At most 32 768 cells, 32 768 values for crowds, 4096 samples, 2500 zeros and as many turns with some 60
///   values each, and 160 000 values for the integral; most curves need a tenth.
public struct CurveAnalysis: Sendable {
  public let window: ClosedRange<Double>

  /// The lowest point of the curve; `nil` if it falls without bound or beyond -2^1023, only comes near to its
  /// lower bound, as at a hole or a jump, or is nowhere defined.
  public internal(set) var minimum: PointOfInterest?
  /// The highest point of the curve; `nil` in the same cases.
  public internal(set) var maximum: PointOfInterest?
  /// Whether the curve falls without bound, so that it has no minimum.
  public internal(set) var isUnboundedBelow = false
  /// Whether it rises without bound, so that it has no maximum.
  public internal(set) var isUnboundedAbove = false
  /// Whether it has ordinates above `largest`, so that `maximum` cannot tell the greatest one.
  public internal(set) var isTooHigh = false
  /// Whether it has ordinates below `-largest`, so that `minimum` cannot tell the least one.
  public internal(set) var isTooLow = false
  /// What the greatest ordinate is at least, if the curve may have it in ranges of `accumulations` or `crowds`, so that
  /// `maximum` is `nil`.
  public internal(set) var leastMaximum: Double?
  /// What the least ordinate is at most, in the same case.
  public internal(set) var greatestMinimum: Double?
  /// Where the curve is 0, in order of x, `mostZeros` at most. A jump past 0 does not count, but a lone value 0 on a
  /// jump does.
  public internal(set) var zeros: [PointOfInterest] = []
  /// Where the curve is 0 throughout, but for the ends of a range, in order of x; their points are not among `zeros`.
  public internal(set) var zeroRanges: [ClosedRange<Double>] = []
  /// The ends of these ranges at which the curve is proved not to be 0, in order of x.
  public internal(set) var zeroExceptions: [Double] = []
  /// Where the curve grows without bound on at least one side, in order of x.
  public internal(set) var poles: [PointOfInterest] = []
  /// Where the curve is undefined or jumps, in order of x: a range of one point for a jump or a
  /// missing point.
  public internal(set) var gaps: [ClosedRange<Double>] = []
  /// The gaps of one point at which the curve jumps, in order of x.
  public internal(set) var jumps: [Double] = []
  /// Where the curve turns inside the window, in order of x, `mostZeros` at most.
  public internal(set) var turns: [PointOfInterest] = []
  /// The integral over the part of the window where the curve is defined; `nil` if it diverges or
  /// cannot be found.
  public internal(set) var integral: Estimate?
  /// The integral divided by the length of that part.
  public internal(set) var mean: Estimate?
  /// The share of the window where the curve is defined, from 0 to 1.
  public internal(set) var definedShare = Estimate(value: 0, enclosure: nil)
  /// Whether the lists are proved: the window has exactly the listed zeros, ranges of zeros, poles
  /// and turns, and `minimum` and `maximum` are right.
  ///
  /// Turns within a few doubles of a jump or an end of the curve are ignored. False if anything is
  /// not proved; this does not mean that something is missing.
  public var isComplete: Bool { isCompleteElsewhere && accumulations.isEmpty && crowds.isEmpty }
  /// Whether all this is proved but for the ranges of `accumulations` and `crowds`, in which nothing is listed.
  public internal(set) var isCompleteElsewhere = false
  /// Where the curve is proved to have infinitely many places, in order of x.
  public internal(set) var accumulations: [AccumulationPoint] = []
  /// Where the curve is proved to have more places than are listed, in order of x.
  public internal(set) var crowds: [CrowdedRange] = []
  /// Whether there may be an integral that was not found.
  public var mayHaveIntegral: Bool { integral == nil && isIntegrable && definedShare.value > 0 }
  /// Whether there is nothing more to find.
  public internal(set) var isFinished = false

  /// A number almost as large as doubles get.
  public static var largest: Double { 8e307 }

  /// The most zeros that are listed, and the most turns.
  public static var mostZeros: Int { 2500 }

  /// The most zeros that are looked for where the list will not be complete.
  private static var mostUnproved: Int { 1000 }

  private enum Stage {
    case cells(IntervalSurvey)
    case crowds(CrowdSearch, IntervalSurvey)
    case samples(SampleSurvey, CurveFindings)
    case brackets(BracketRefinement, CurveFindings)
    case breaks(BreakTests, [BracketRefinement.Search], CurveFindings)
    case area(AreaRefinement, PanelIntegral)
    case integral(PanelIntegral)
    /// Nothing is left. It also stands in while a stage runs, so that its data has a single owner
    /// and is not copied.
    case none
  }

  private var stage: Stage

  // The proved facts about the integral and the length of x where the curve is defined.
  var isIntegrable = true
  var area: Interval?
  var definedLength: Interval?

  /// - Precondition: `window` is a domain (`Viewport.isDomain`).
  public init(over window: ClosedRange<Double>) {
    precondition(Viewport.isDomain(window), "an analysis has an extent")
    self.window = window
    stage = .cells(IntervalSurvey(over: window))
  }

  /// Analyses the curve completely.
  public init(of source: some GraphDataSource, over window: ClosedRange<Double>) {
    self.init(over: window)
    let source = source.typeErased
    while extend(source) {}
  }

  /// Analyses the curve without its integral and mean.
  public init(ofPlacesOf source: some GraphDataSource, over window: ClosedRange<Double>) {
    self.init(over: window)
    let source = source.typeErased
    while !hasPlaces, extend(source) {}
  }

  /// Whether only the integral and the mean may still be missing.
  public var hasPlaces: Bool {
    switch stage {
    case .area, .integral: true
    case .none: isFinished
    case .cells, .crowds, .samples, .brackets, .breaks: false
    }
  }

  /// Asks the source for one more row of a few hundred values or enclosures.
  ///
  /// - Parameter source: The same source at each call.
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
        places.append(PointOfInterest(jumps.contains(x) ? .jump : .gap, x: x, y: nil))
      }
    }
    for end in [minimum, maximum] {
      if let end, !places.contains(where: { $0.x == end.x && $0.kind == end.kind }) {
        places.append(end)
      }
    }
    return places.ascending { $0.x }
  }
}

// The stages of the analysis.
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
      if survey.isEmpty {
        stage = .samples(SampleSurvey(over: [window]), Self.nothingProved)
      } else {
        stage = .crowds(search(in: survey), survey)
      }
    case .crowds(var search, var survey):
      if search.advance(source) {
        stage = .crowds(search, survey)
      } else if survey.isAtEnd {
        _ = survey.leave(search)
        let findings = CellReading(&survey, source).findings
        stage = .samples(SampleSurvey(over: findings.unknown), findings)
      } else if survey.leave(search) {
        stage = .cells(survey)
      } else {
        stage = .crowds(self.search(in: survey), survey)
      }
    case .samples(var survey, let findings):
      if survey.advance(source) {
        stage = .samples(survey, findings)
      } else {
        let all = findings.adding(survey.findings)
        let most = all.isComplete ? Self.mostZeros : Self.mostUnproved
        stage = .brackets(BracketRefinement(all.brackets(atMost: most)), all)
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
        let panels = conclude(searches, tests, findings)
        stage = .area(AreaRefinement(findings.pieces, rest: findings.restOfIntegral), panels)
      }
    case .area(var refinement, let panels):
      if definedLength != nil, refinement.advance(source) {
        stage = .area(refinement, panels)
      } else {
        if definedLength != nil { area = refinement.area }
        stage = .integral(panels)
      }
    case .integral(var panels):
      if panels.advance(source) {
        stage = .integral(panels)
      } else {
        finish(panels, isOdd: source.isOdd())
      }
    case .none: return false
    }
    return true
  }

  private func search(in survey: IntervalSurvey) -> CrowdSearch {
    let known = survey.crowds.reduce(0) { $0 + $1.leastCount }
    return CrowdSearch(
      survey.cells(), mostListed: Self.mostZeros - known, survey.germs, isLast: survey.isAtEnd)
  }

  private static var nothingProved: CurveFindings {
    var findings = CurveFindings()
    findings.isComplete = false
    findings.isSampled = true
    return findings
  }
}
