import OrdinateNumerics

/// A range of x that holds a place to be found exactly.
struct Bracket {
  enum Goal {
    /// Where the values change their sign.
    case zero
    /// Where the values of the zero factor do.
    case zeroOfFactor
    case minimum, maximum
    /// Where the values pass a level, as if they jumped.
    case jump(Double)
    /// Where the curve begins or ends to be defined.
    case edge
  }

  let goal: Goal
  let lower: Double
  let upper: Double
  /// Whether it is proved that the place is there, and is the only one.
  let isProved: Bool
  /// Whether the curve is continuous there, so that a change of sign is a zero and no jump.
  var isContinuous = false
}

/// A range of x, as a rule of a few doubles, in which the curve is not proved to be continuous.
struct Break {
  let lower: Double
  let upper: Double
  /// Whether the enclosure has no bound there.
  let isUnbounded: Bool
  /// Whether there is one pole in it, and nothing else that counts.
  let isPole: Bool
}

/// What a survey tells of a window.
struct CurveFindings {
  var brackets: [Bracket] = []
  /// Zeros to the last bit.
  var exactZeros: [Double] = []
  var zeroRanges: [ClosedRange<Double>] = []
  var breaks: [Break] = []
  /// Where the curve is undefined.
  var gaps: [ClosedRange<Double>] = []
  /// Ranges that no proof has reached, so that samples have to do.
  var unknown: [ClosedRange<Double>] = []
  /// Ranges in which the curve comes so close to 0 at a turn that it may touch it.
  var touching: [ClosedRange<Double>] = []
  /// Where the curve may be lowest or highest, other than where it turns or breaks.
  var candidates: [Double] = []
  var isComplete = true
  /// Whether the source does not enclose.
  var isSampled = false
  /// Encloses all ordinates but those in `brackets` that are turns and proved.
  var hull = Interval.empty
  /// Above the least ordinate, and below the greatest one.
  var aboveLeast = Double.infinity
  var belowGreatest = -Double.infinity
  /// Encloses the length of x where the curve is defined.
  var definedLength = Interval(0, 0)
  /// Encloses the integral; without bounds where nothing is known.
  var integral = Interval(0, 0)

  /// Together with what samples tell.
  func adding(_ samples: CurveFindings) -> CurveFindings {
    var sum = self
    sum.brackets += samples.brackets
    sum.exactZeros += samples.exactZeros
    sum.zeroRanges += samples.zeroRanges
    sum.gaps += samples.gaps
    sum.candidates += samples.candidates
    return sum
  }
}

extension CurveFindings {
  /// The brackets without those beyond so many zeros, and so many of any other kind; what is proved
  /// goes first.
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
