import Formulas
public import Graphing
public import Reals
import Sheets
public import Words

extension Words {
  /// The name of a colour of the palette.
  ///
  /// - Parameter color: From 0, below `GraphCurve.colorCount`.
  public func name(ofColor color: Int) -> String {
    let names: [Text] = [.red, .blue, .green, .purple, .orange, .teal]
    return self[names[color % names.count]]
  }

  public func name(of place: GraphPlace.Kind) -> String {
    let text: Text =
      switch place {
      case .zero: .zero
      case .minimum: .localMinimum
      case .maximum: .localMaximum
      case .pole: .pole
      case .gap: .gap
      case .jump: .jump
      }
    return self[text]
  }

  public func name(of statistic: Statistic) -> String {
    let text: Text =
      switch statistic {
      case .minimum: .minimum
      case .maximum: .maximum
      case .localMinima: .localMinima
      case .localMaxima: .localMaxima
      case .zeros: .zeros
      case .poles: .poles
      case .jumps: .jumps
      case .gaps: .gaps
      case .mean: .mean
      case .integral: .integral
      case .defined: .defined
      case .complete: .complete
      }
    return self[text]
  }

  /// Whether the lists of an analysis are all that there is.
  ///
  /// - Parameters:
  ///   - abscissa: The name of the variable along the x-axis.
  ///   - digits: The digits of a point next to which there are infinitely many places.
  ///   - text: How digits are written.
  public func statement(
    of analysis: CurveAnalysis, along abscissa: String,
    _ digits: (AccumulationPoint) -> RealDigits, writtenBy text: (RealDigits) -> String
  ) -> String {
    let exceptions = exceptions(
      analysis.accumulations, analysis.crowds, along: abscissa, digits, writtenBy: text)
    if exceptions.isEmpty { return self[analysis.isComplete ? .listsComplete : .listsNotProved] }
    return (exceptions + [self[analysis.isCompleteElsewhere ? .othersComplete : .listsNotProved]])
      .joined(with: " ")
  }

  /// Where a curve has more places than can be listed, in sentences.
  public func exceptions(
    _ points: [AccumulationPoint], _ crowds: [CrowdedRange], along abscissa: String,
    _ digits: (AccumulationPoint) -> RealDigits, writtenBy text: (RealDigits) -> String
  ) -> [String] {
    var sentences: [String] = []
    if !points.isEmpty {
      sentences.append(endless(next: points, along: abscissa, digits, text))
    }
    if !crowds.isEmpty { sentences.append(crowded(crowds, along: abscissa, text)) }
    return sentences
  }

  /// The most points or ranges that are listed in a sentence.
  private static let mostListed = 6

  /// That there are infinitely many places next to some points, each with the range in which none is listed.
  private func endless(
    next points: [AccumulationPoint], along abscissa: String,
    _ digits: (AccumulationPoint) -> RealDigits, _ text: (RealDigits) -> String
  ) -> String {
    var different: [(point: AccumulationPoint, lower: Double, upper: Double)] = []
    for point in points {
      if let last = different.last, last.point.x == point.x {
        different[different.count - 1].upper = max(last.upper, point.range.upperBound)
      } else {
        different.append((point, point.range.lowerBound, point.range.upperBound))
      }
    }
    let texts = different.map { place in
      text(digits(place.point)) + " (" + range(from: place.lower, to: place.upper, text) + ")"
    }
    return endless(at: list(texts, along: abscissa))
  }

  /// A range with ends of few digits, which is no narrower for them.
  private func range(
    from lower: Double, to upper: Double, _ text: (RealDigits) -> String
  ) -> String {
    text(RealDigits(atMost: lower, count: Self.digitsOfCrowds)) + " … "
      + text(RealDigits(atLeast: upper, count: Self.digitsOfCrowds))
  }

  /// That there are many places in some ranges.
  private func crowded(
    _ crowds: [CrowdedRange], along abscissa: String, _ text: (RealDigits) -> String
  ) -> String {
    let texts = crowds.map { range(from: $0.range.lowerBound, to: $0.range.upperBound, text) }
    return crowded(
      in: list(texts, along: abscissa), leastCount: crowds.reduce(0) { $0 + $1.leastCount })
  }

  /// The first of some points or ranges of a variable.
  private func list(_ texts: [String], along abscissa: String) -> String {
    abscissa + " = " + texts.prefix(Self.mostListed).joined(with: ", ")
      + (texts.count > Self.mostListed ? ", … " + inAll(texts.count) : "")
  }

  /// As many as the ends of ranges have at most.
  private static let digitsOfCrowds = 8

  /// Where the curves of a graph are that shows none of them.
  ///
  /// - Parameter count: The number of curves.
  public func message(for sight: GraphSight, count: Int) -> String {
    if count > 1 { return self[.noCurveInSight] }
    let text: LaterText =
      switch sight {
      case .above: .curveAbove
      case .below: .curveBelow
      case .aboveAndBelow: .curveAboveAndBelow
      case .undefinedHere: .undefinedInSight
      case .undefinedEverywhere: .undefinedEverywhere
      case .noSolution: .noSolutionInSight
      }
    return self[text]
  }
}
