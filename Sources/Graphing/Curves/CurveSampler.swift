import OrdinateNumerics

/// Finds the strokes of a curve, row by row.
///
/// For a source that encloses, it proves what it draws (`CurveProof`), pursues the places with too
/// little proof (`CurvePursuit`), and guesses only the rest from samples (`CurveGuess`). For any
/// other source it takes four samples per pixel column and guesses.
struct CurveSampler {
  private enum Phase {
    case proving(CurveProof)
    case sampling([CurveSpan])
    case pursuing(CurvePursuit)
    case guessing(CurveGuess)
    case done
  }

  let viewport: Viewport
  private var phase: Phase
  private var gaps: [CurveGap] = []

  /// - Parameter viewport: Its unit is a pixel column.
  init(viewport: Viewport) {
    self.viewport = viewport
    phase = .proving(CurveProof(viewport: viewport))
  }

  /// Asks the source for one row of values or enclosures.
  ///
  /// - Returns: Whether more remains to be asked.
  mutating func advance(_ source: AnyGraphDataSource) -> Bool {
    switch phase {
    case .proving(var proof):
      // The phase must not hold a second copy of the value that changes.
      phase = .done
      switch proof.advance(source) {
      case nil:
        let places = CurveGuess.places(width: viewport.size.width)
        let samples = viewport.samples(source, atDistances: places)
        phase = .guessing(CurveGuess(viewport: viewport, between: samples))
      case true?: phase = .proving(proof)
      case false?: phase = .sampling(proof.spans.ascending { $0.left })
      }
    case .sampling(let spans):
      phase = .done
      phase = .pursuing(pursuit(of: spans, source))
    case .pursuing(var pursuit):
      phase = .done
      if pursuit.advance(source) {
        phase = .pursuing(pursuit)
      } else {
        gaps += pursuit.decided
        phase = .guessing(CurveGuess(viewport: viewport, gaps: pursuit.undecided))
      }
    case .guessing(var guess):
      phase = .done
      if guess.advance(source) {
        phase = .guessing(guess)
      } else {
        gaps += guess.decided
        gaps = gaps.ascending { $0.left.x }
      }
    case .done: return false
    }
    if case .done = phase { return false }
    return true
  }

  /// The strokes, in points. They contain every sample: several thousand points for a screen.
  var strokes: Strokes {
    var strokes = Strokes()
    // Where the current stroke may continue.
    var end = Double.nan
    var hasBegun = false
    for gap in gaps where gap.state == .joined {
      if gap.left.x != end { hasBegun = false }
      end = gap.right.x
      // An end may lack a value although the curve is continuous there, because of rounding.
      if !hasBegun && gap.left.isDefined {
        strokes.move(to: gap.left.place)
        hasBegun = true
      }
      guard gap.right.isDefined else { continue }
      if hasBegun { strokes.line(to: gap.right.place) } else { strokes.move(to: gap.right.place) }
      hasBegun = true
    }
    return strokes
  }

  /// Samples the spans as closely as each needs, and keeps the gaps to be pursued.
  private mutating func pursuit(of spans: [CurveSpan], _ source: AnyGraphDataSource) -> CurvePursuit
  {
    var places: [Double] = []
    var ranges: [Range<Int>] = []
    // Uneven, so that no oscillation repeats itself in step with the samples.
    var spread = 0.5
    for span in spans {
      if case .absent = span.finding {
        ranges.append(0..<0)
        continue
      }
      if places.last != span.left { places.append(span.left) }
      let first = places.count - 1
      switch span.finding {
      case .smooth(let step):
        var place = span.left + step
        while place < span.right {
          places.append(place)
          place += step
        }
      default:
        for quarter in 1..<4 {
          spread += goldenSection
          if spread >= 1 { spread -= 1 }
          let share = (Double(quarter) - 0.5 + spread) / 4
          places.append(span.left + (span.right - span.left) * share)
        }
      }
      places.append(span.right)
      ranges.append(first..<places.count)
    }
    var samples = viewport.samples(source, atDistances: places)
    let doubtful = zip(spans, ranges).flatMap { span, range in
      if case .wild = span.finding { return range }
      if case .unproved = span.finding { return range }
      return 0..<0
    }
    for (index, sample) in zip(
      doubtful, viewport.withoutNoise(doubtful.map { samples[$0] }, source))
    {
      samples[index] = sample
    }
    var cover = ColumnCover(viewport: viewport)
    for sample in samples { cover.include(sample) }
    var pursued: [(gap: CurveGap, isContinuous: Bool)] = []
    for (span, range) in zip(spans, ranges) {
      switch span.finding {
      case .absent: break
      case .smooth: join(samples[range])
      case .wild:
        if cover.isExceeded(by: span.enclosure, at: samples[range.lowerBound]) {
          pursued += Self.gaps(samples[range], isContinuous: true)
        } else {
          join(samples[range])
        }
      case .unproved: pursued += Self.gaps(samples[range], isContinuous: false)
      }
    }
    return CurvePursuit(viewport: viewport, gaps: pursued, cover: cover)
  }

  /// Joins samples if the curve is continuous between them, skipping those without a value because
  /// of rounding.
  private mutating func join(_ samples: ArraySlice<CurveSample>) {
    var last: CurveSample?
    for sample in samples where sample.isDefined {
      if let last, last.x < sample.x {
        gaps.append(CurveGap(left: last, right: sample, state: .joined))
      }
      last = sample
    }
  }

  private static func gaps(
    _ samples: ArraySlice<CurveSample>, isContinuous: Bool
  ) -> [(gap: CurveGap, isContinuous: Bool)] {
    zip(samples, samples.dropFirst()).compactMap { left, right in
      left.x < right.x ? (CurveGap(left: left, right: right), isContinuous) : nil
    }
  }
}
