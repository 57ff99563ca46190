import OrdinateNumerics

/// A range of x that contains a place still to be found exactly.
struct Bracket {
  enum Goal {
    /// Where the values change their sign.
    case zero
    /// Where the values of the zero factor change their sign.
    case zeroOfFactor
    case minimum, maximum
    /// Where the values pass a level, possibly by a jump.
    case jump(Double)
    /// Where the curve begins or ends.
    case edge
  }

  let goal: Goal
  let lower: Double
  let upper: Double
  /// Whether the place is proved to exist and to be the only one.
  let isProved: Bool
  /// Whether the curve is continuous there, so that a change of sign is a zero, not a jump.
  var isContinuous = false

  var isTurn: Bool {
    switch goal {
    case .minimum, .maximum: true
    case .zero, .zeroOfFactor, .jump, .edge: false
    }
  }
}

/// A range of x, usually of a few doubles, in which the curve is not proved to be continuous.
struct Break {
  let lower: Double
  let upper: Double
  /// Whether the enclosure has no bound there.
  let isUnbounded: Bool
  /// Whether it contains one pole and nothing else that counts.
  let isPole: Bool
}

/// The findings of a survey about a window.
struct CurveFindings {
  var brackets: [Bracket] = []
  /// Zeros that are exact to the last bit.
  var exactZeros: [Double] = []
  var zeroRanges: [ClosedRange<Double>] = []
  /// Ends of these ranges at which the curve is not 0.
  var zeroExceptions: [Double] = []
  var breaks: [Break] = []
  /// Where the curve is undefined.
  var gaps: [ClosedRange<Double>] = []
  /// Ranges that no proof has reached, so that samples have to decide.
  var unknown: [ClosedRange<Double>] = []
  /// Ranges in which the curve comes so close to 0 at a turn that it may touch it.
  var touching: [ClosedRange<Double>] = []
  /// Where else, besides turns and breaks, the curve may be lowest or highest.
  var candidates: [Double] = []
  var isComplete = true
  /// Whether the source does not enclose.
  var isSampled = false
  /// Encloses all ordinates except those in proved turns of `brackets`.
  var hull = Interval.empty
  /// All ordinates lie strictly between its ends.
  var openRange = Interval.whole
  /// Bounds: above the least ordinate, and below the greatest one.
  var aboveLeast = Double.infinity
  var belowGreatest = -Double.infinity
  /// Where places are without end, in order of x.
  var accumulations: [AccumulationPoint] = []
  /// Where places are more than are listed, in order of x.
  var crowds: [CrowdedRange] = []
  /// What is proved about single places.
  var germs: [CurveGerm] = []
  /// Those of them at which the curve turns.
  var turningGerms: [(germ: CurveGerm, isMaximum: Bool)] = []
  /// Enclose what the curve comes near to on one side of a place, but does not reach there; `hull` has not
  /// these numbers, only those that the curve reaches on the way.
  var limits: [Interval] = []
  /// Encloses the length of x where the curve is defined.
  var definedLength = Interval(0, 0)
  /// The parts of the window on which the integral can be enclosed more closely.
  var pieces: [AreaRefinement.Piece] = []
  /// Encloses the integral over the other parts; unbounded if nothing is known.
  var restOfIntegral = Interval(0, 0)

  /// These findings together with those of samples.
  func adding(_ samples: CurveFindings) -> CurveFindings {
    var sum = self
    sum.brackets += samples.brackets
    sum.exactZeros += samples.exactZeros
    sum.zeroRanges += samples.zeroRanges.filter { range in
      !zeroRanges.contains { $0.contains(range.lowerBound) && $0.contains(range.upperBound) }
    }
    sum.gaps += samples.gaps
    sum.candidates += samples.candidates
    return sum
  }
}

extension CurveFindings {
  /// An ordinate that is at most the greatest one, or at least the least one; perhaps infinite.
  ///
  /// - Parameter turns: Those that are listed.
  func reached(_ kind: PointOfInterest.Kind, _ turns: [PointOfInterest]) -> Double {
    let proved = turns.compactMap { $0.yEnclosure }
    return kind == .maximum
      ? proved.reduce(belowGreatest) { max($0, $1.lower) }
      : proved.reduce(aboveLeast) { min($0, $1.upper) }
  }

  /// Leaves out the zeros and turns beyond those that can be listed, as a crowd.
  ///
  /// - Returns: From which abscissa on; `nil` if all can be listed, or if they are not all.
  mutating func limitLists(atMost most: Int, in window: ClosedRange<Double>) -> Double? {
    guard isComplete else { return nil }
    let zeros = exactZeros + brackets.filter { !$0.isTurn }.map { $0.lower }
    let turns = brackets.filter { $0.isTurn }.map { $0.lower }
    let ends = [zeros, turns].compactMap { $0.count > most ? $0.sorted()[most] : nil }
    guard let end = ends.min() else { return nil }
    let last = brackets.reduce(end) { max($0, $1.upper) }
    brackets.removeAll { $0.lower >= end }
    exactZeros.removeAll { $0 >= end }
    // Between two zeros the curve turns or breaks.
    let count = max(turns.count { $0 >= end }, zeros.count { $0 >= end } - 1)
    let crowd = CrowdedRange(from: end, to: last, of: window, leastCount: count)
    crowds = (crowds + [crowd]).ascending { $0.range.lowerBound }
    return end
  }

  /// At most this many brackets of zeros, and as many of any other kind; proved ones go first.
  func brackets(atMost most: Int) -> [Bracket] {
    var (zeros, others) = (0, 0)
    var chosen: [Bracket] = []
    for isProved in [true, false] {
      for bracket in brackets where bracket.isProved == isProved {
        switch bracket.goal {
        case .zero, .zeroOfFactor:
          zeros += 1
          if zeros > most { continue }
        case .minimum, .maximum, .jump, .edge:
          others += 1
          if others > most { continue }
        }
        chosen.append(bracket)
      }
    }
    return chosen
  }
}
